use crate::page::{
    ComplaintWords, MomentWords, PageNotice, PageTexts, ProblemWords, ShareWords, UnsubscribeWords,
};

pub const PAGE: PageTexts = PageTexts {
    unnamed_organization: "la organización",
    untitled: "Entrevista",
    greeting: "Hola:",
    greeting_named: "Hola, {name}:",
    invited: "{organization} quiere conocer su opinión y le invita a una entrevista.",
    reopened: "{organization} ha reabierto su entrevista. Ya puede continuarla.",
    in_progress: "Ha empezado su entrevista. Con este mismo enlace puede continuarla.",
    intro_label: "De qué se trata",
    expect_label: "Cómo será",
    what: "Es una conversación de viva voz con una inteligencia artificial: ella hace las preguntas y usted responde en voz alta, con sus propias palabras, como por teléfono.",
    when: "Se hace en el navegador de su teléfono o de cualquier otro dispositivo con micrófono. No hay que instalar nada.",
    contact: "Si tiene preguntas, diríjase a {organization}.",
    completed: PageNotice {
        heading: "Muchas gracias",
        text: "Su entrevista está completa. No tiene que hacer nada más y puede cerrar esta página.",
    },
    invitation_closed: PageNotice {
        heading: "Esta invitación está cerrada",
        text: "Ya no se puede usar. Si no lo esperaba, diríjase a quien se la envió.",
    },
    capped: PageNotice {
        heading: "Esta entrevista no se puede iniciar por ahora",
        text: "Vuelva más tarde con este mismo enlace. Si es urgente, diríjase a quien se lo envió.",
    },
    share: ShareWords {
        name: "Su nombre",
        email: "Su correo electrónico",
        access_code: "Código de acceso",
        access_code_hint: "Quien le dio este enlace puede decirle el código.",
        required: "obligatorio",
        optional: "opcional",
        use_of_details: "Lo que escriba aquí lo recibirá {organization}.",
        button: "Continuar",
        complaints: ComplaintWords {
            heading: "Compruebe lo siguiente",
            name_missing: "Escriba su nombre.",
            name_too_long: "El nombre puede tener 200 caracteres como máximo.",
            email_missing: "Escriba su correo electrónico.",
            email_invalid: "Escriba un correo electrónico completo, por ejemplo nombre@example.org.",
            email_domain: "Esta entrevista solo está abierta a determinados correos electrónicos. Use el de su organización.",
            access_code_wrong: "Este código de acceso no es correcto. Compruébelo y escríbalo de nuevo.",
            too_many_tries: "Ha habido demasiados intentos con un código de acceso equivocado. Espere unos minutos e inténtelo de nuevo.",
            too_many_today: "Desde su conexión ya se han empezado hoy todas las entrevistas que se permiten en un día. Inténtelo de nuevo mañana.",
        },
        disabled: PageNotice {
            heading: "Este enlace no está abierto",
            text: "Por el momento no se pueden empezar entrevistas con él. Si tiene preguntas, diríjase a {organization}.",
        },
        not_yet: PageNotice {
            heading: "Este enlace todavía no está abierto",
            text: "Vuelva más tarde con este mismo enlace.",
        },
        opens: "Se abre:",
        over: PageNotice {
            heading: "Este enlace está cerrado",
            text: "El plazo de estas entrevistas ha terminado. Gracias por su interés.",
        },
        full: PageNotice {
            heading: "Todas las plazas están ocupadas",
            text: "Ya han participado tantas personas como se buscaban. Gracias por su interés.",
        },
        full_today: PageNotice {
            heading: "Las plazas de hoy están ocupadas",
            text: "Hoy ya han venido tantas personas como admite esta entrevista en un día. Vuelva mañana con este mismo enlace.",
        },
        link_mailed: PageNotice {
            heading: "Le hemos enviado su enlace",
            text: "Ya existe una entrevista para este correo electrónico. El enlace está en un mensaje enviado a esa dirección, que puede tardar unos minutos en llegar; mire también en la carpeta de correo no deseado. Si no le llega nada, diríjase a {organization}.",
        },
    },
    unsubscribe: UnsubscribeWords {
        question: PageNotice {
            heading: "¿Dejar de recibir estos correos?",
            text: "{organization} ya no enviará correos a la dirección que recibió este enlace. Su invitación sigue siendo válida y su enlace sigue funcionando.",
        },
        button: "Darse de baja",
        done: PageNotice {
            heading: "Baja confirmada",
            text: "{organization} ya no enviará correos a esta dirección. Su invitación sigue siendo válida. Si cambia de opinión, diríjase a {organization}.",
        },
    },
    problems: ProblemWords {
        not_found: PageNotice {
            heading: "Esta página no existe",
            text: "Compruebe que la dirección esté completa: un enlace partido en dos líneas suele perder el final. Si lo está, diríjase a quien le envió el enlace.",
        },
        other_method: PageNotice {
            heading: "Esta página no permite eso",
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
            text: "Abra de nuevo el enlace en su navegador y rellene allí el formulario.",
        },
        foreign_form: PageNotice {
            heading: "Este formulario no viene de nuestra página",
            text: "Abra el propio enlace en su navegador y rellene allí el formulario.",
        },
        too_many: PageNotice {
            heading: "Demasiadas visitas a la vez",
            text: "Desde su conexión se acaban de enviar muchos formularios. Espere un minuto y vuelva a enviar el suyo.",
        },
        unavailable: PageNotice {
            heading: "Un momento, por favor",
            text: "Ahora mismo no se puede mostrar esta página. Su enlace sigue siendo válido. Inténtelo de nuevo dentro de un minuto.",
        },
        failed: PageNotice {
            heading: "Algo ha fallado por nuestra parte",
            text: "No es culpa suya, y el fallo ha quedado anotado. Inténtelo de nuevo más tarde con este mismo enlace.",
        },
    },
    moment: MomentWords {
        pattern: "{day} de {month} de {year}, {time} (UTC)",
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
