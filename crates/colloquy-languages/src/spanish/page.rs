use crate::page::{
    DateTimeFormat, DeclinePageTexts, ErrorPageTexts, InviteePageTexts, PageNotice, ShareLinkPageTexts,
    UnsubscribePageTexts, VisitorFormErrorTexts,
};

pub const PAGE: InviteePageTexts = InviteePageTexts {
    unnamed_organization: "la organización",
    untitled: "Entrevista",
    greeting: "Hola:",
    greeting_named: "Hola, {name}:",
    invited: "{organization} quiere conocer su opinión y le invita a una entrevista.",
    reopened: "{organization} ha reabierto su entrevista. Ya puede continuarla.",
    in_progress: "Tiene una entrevista empezada. Puede continuarla con este mismo enlace.",
    intro_label: "De qué se trata",
    expect_label: "Cómo será",
    what: "Es una conversación hablada con una inteligencia artificial: le hace preguntas y usted responde en voz alta, con sus propias palabras, como si hablara por teléfono.",
    when: "Se hace en el navegador de su teléfono o de cualquier otro dispositivo con micrófono. No hay que instalar nada.",
    contact: "Si tiene alguna duda, póngase en contacto con {organization}.",
    completed: PageNotice {
        heading: "Muchas gracias",
        text: "Ha completado su entrevista. No tiene que hacer nada más: ya puede cerrar esta página.",
    },
    invitation_closed: PageNotice {
        heading: "Esta invitación ya no es válida",
        text: "Ya no permite hacer la entrevista. Si no lo esperaba, consulte a quien se la envió.",
    },
    capped: PageNotice {
        heading: "Por ahora no se puede empezar esta entrevista",
        text: "Vuelva más tarde con este mismo enlace. Si es urgente, consulte a quien se lo envió.",
    },
    share: ShareLinkPageTexts {
        name: "Su nombre",
        email: "Su correo electrónico",
        access_code: "Código de acceso",
        access_code_hint: "Quien le dio este enlace puede decirle el código.",
        required: "obligatorio",
        optional: "opcional",
        use_of_details: "Lo que escriba aquí lo recibirá {organization}.",
        button: "Continuar",
        complaints: VisitorFormErrorTexts {
            heading: "Compruebe lo siguiente",
            name_missing: "Escriba su nombre.",
            name_too_long: "El nombre puede tener 200 caracteres como máximo.",
            email_missing: "Escriba su correo electrónico.",
            email_invalid: "Escriba un correo electrónico completo, por ejemplo nombre@example.org.",
            email_domain: "Esta entrevista solo admite determinadas direcciones de correo electrónico. Use la de su organización.",
            access_code_wrong: "Este código de acceso no es correcto. Compruébelo y escríbalo de nuevo.",
            too_many_tries: "Ha habido demasiados intentos con un código de acceso incorrecto. Espere unos minutos e inténtelo de nuevo.",
            too_many_today: "Hoy ya se ha empezado desde su conexión el máximo de entrevistas permitido por día. Inténtelo de nuevo mañana.",
        },
        disabled: PageNotice {
            heading: "Este enlace no está activo",
            text: "Por el momento no se pueden empezar entrevistas con él. Si tiene alguna duda, póngase en contacto con {organization}.",
        },
        not_yet: PageNotice {
            heading: "Este enlace todavía no está activo",
            text: "Vuelva más tarde con este mismo enlace.",
        },
        opens: "Disponible desde:",
        over: PageNotice {
            heading: "Este enlace ya no está activo",
            text: "El plazo para participar ha terminado. Gracias por su interés.",
        },
        full: PageNotice {
            heading: "Todas las plazas están ocupadas",
            text: "Ya se ha alcanzado el número de participantes previsto. Gracias por su interés.",
        },
        full_today: PageNotice {
            heading: "Las plazas de hoy ya están ocupadas",
            text: "Esta entrevista ya ha alcanzado su número máximo de participantes por hoy. Vuelva mañana con este mismo enlace.",
        },
        link_mailed: PageNotice {
            heading: "Le hemos enviado su enlace",
            text: "Ya existe una entrevista para este correo electrónico. El enlace está en un mensaje enviado a esa dirección, que puede tardar unos minutos en llegar; revise también la carpeta de correo no deseado. Si no le llega nada, póngase en contacto con {organization}.",
        },
    },
    unsubscribe: UnsubscribePageTexts {
        question: PageNotice {
            heading: "¿Quiere dejar de recibir estos correos?",
            text: "{organization} ya no enviará correos a la dirección que recibió este enlace. Su invitación sigue siendo válida y su enlace sigue funcionando.",
        },
        button: "Darse de baja",
        done: PageNotice {
            heading: "Baja confirmada",
            text: "{organization} ya no enviará correos a esta dirección. Su invitación sigue siendo válida. Si cambia de opinión, póngase en contacto con {organization}.",
        },
    },
    decline: DeclinePageTexts {
        link: "No quiero participar",
        question: PageNotice {
            heading: "¿No quiere participar?",
            text: "Su invitación se cerrará y {organization} verá que la ha rechazado. No tiene que dar ningún motivo.",
        },
        button: "Rechazar la invitación",
        back: "Volver a la invitación",
        done: PageNotice {
            heading: "Ha rechazado la invitación",
            text: "Su invitación está cerrada y {organization} ve que no va a participar. Si cambia de opinión, póngase en contacto con {organization}.",
        },
    },
    problems: ErrorPageTexts {
        not_found: PageNotice {
            heading: "Esta página no existe",
            text: "Compruebe que la dirección esté completa: un enlace partido en dos líneas suele perder el final. Si está completa, consulte a quien le envió el enlace.",
        },
        other_method: PageNotice {
            heading: "Esta página no permite esa acción",
            text: "Abra de nuevo el enlace en su navegador.",
        },
        unreadable: PageNotice {
            heading: "El formulario no llegó completo",
            text: "Quizá se interrumpió la conexión. Vuelva atrás y envíe de nuevo el formulario.",
        },
        too_large: PageNotice {
            heading: "El texto es demasiado largo",
            text: "El formulario solo admite un nombre, un correo electrónico y un código de acceso. Vuelva atrás y envíelo de nuevo con textos más cortos.",
        },
        wrong_type: PageNotice {
            heading: "No se pudo leer el formulario",
            text: "Abra de nuevo el enlace en su navegador y complete allí el formulario.",
        },
        foreign_form: PageNotice {
            heading: "Este formulario no viene de nuestra página",
            text: "Abra su enlace directamente en el navegador y complete allí el formulario.",
        },
        too_many: PageNotice {
            heading: "Demasiados envíos seguidos",
            text: "Desde su conexión se acaban de enviar muchos formularios. Espere un minuto y vuelva a enviar el suyo.",
        },
        unavailable: PageNotice {
            heading: "Un momento, por favor",
            text: "Ahora mismo no se puede mostrar esta página. Su enlace sigue siendo válido. Inténtelo de nuevo dentro de un minuto.",
        },
        failed: PageNotice {
            heading: "Algo ha fallado por nuestra parte",
            text: "No es culpa suya, y el fallo ha quedado registrado. Inténtelo de nuevo más tarde con este mismo enlace.",
        },
    },
    moment: DateTimeFormat {
        pattern: "{day} de {month} de {year}, {time} (UTC)",
        day_pattern: "{day} de {month}",
        month_pattern: "{month} de {year}",
        first_day: "1",
        months: [
            "enero",
            "febrero",
            "marzo",
            "abril",
            "mayo",
            "junio",
            "julio",
            "agosto",
            "septiembre",
            "octubre",
            "noviembre",
            "diciembre",
        ],
    },
};
