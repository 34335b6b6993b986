use crate::console_rehearsal::RehearsalTexts;

pub const REHEARSAL: RehearsalTexts = RehearsalTexts {
    rehearse: "Ensayar",
    heading: "Ensayo",
    title: "Ensayo: {title}",
    lead: "Haga usted la entrevista antes de invitar a nadie. Un ensayo no cuenta para nada: no se graba, no aparece en ninguna lista ni resultado, no gasta minutos y se elimina al final.",
    begin: "Empezar el ensayo",
    running: "El ensayo está listo",
    running_lead: "La entrevista se abre en una pestaña nueva, solo en este navegador. Vuelva aquí cuando haya terminado. Si se deja media hora, se elimina.",
    open: "Abrir la entrevista",
    show_outcome: "Mostrar el resultado",
    end: "Terminar y eliminar",
    ending: "Se está escribiendo el resumen",
    ending_lead: "El ensayo ha terminado. Suele tardar unos segundos.",
    deleted: "Este ensayo se ha eliminado",
    deleted_lead: "Solo ve el resultado esta vez. Si sale de la página o la recarga, desaparece.",
    covered: "Temas tratados",
    again: "Ensayar otra vez",
    marked_title: "Ensayo: {title}",
    marked_intro: "Esto es un ensayo. Abajo lee lo que leerán las personas invitadas. A diferencia de la de ellas, su conversación no se graba, y todo lo que diga se elimina al final.",
};
