use crate::console_deadline::ConsoleDeadlineTexts;

pub const DEADLINE: ConsoleDeadlineTexts = ConsoleDeadlineTexts {
    heading: "Fecha límite",
    lead: "Hasta cuándo pueden empezar las personas invitadas. Quienes ya han empezado pueden terminar.",
    of_interview: "Se aplica la fecha límite de la entrevista, {time}, si esta invitación no tiene una propia.",
    interview_has_none: "La entrevista no tiene fecha límite.",
    label: "Empezar antes de",
    hint: "Aparece en la página y en los correos. Después, el enlace para compartir se cierra y los correos pendientes no se envían.",
    bad: "Indique un momento futuro.",
    remove: "Quitar la fecha límite",
    none: "Sin fecha límite",
};
