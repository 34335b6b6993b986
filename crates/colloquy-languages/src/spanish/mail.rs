use crate::mail::{LetterTexts, MailTexts};

pub const MAIL: MailTexts = MailTexts {
    greeting: "Hola:",
    greeting_named: "Hola, {name}:",
    invitation: LetterTexts {
        subject: "{organization} le invita a una entrevista",
        subject_titled: "{organization} le invita a una entrevista: {title}",
        opening: "{organization} quiere conocer su opinión y le invita a una entrevista.",
        opening_titled: "{organization} quiere conocer su opinión y le invita a una entrevista: {title}",
        button: "Empezar la entrevista",
    },
    resumption: LetterTexts {
        subject: "{organization}: puede continuar su entrevista",
        subject_titled: "{organization}: puede continuar su entrevista: {title}",
        opening: "{organization} ha reabierto su entrevista. Ya puede continuarla.",
        opening_titled: "{organization} ha reabierto su entrevista para que pueda continuarla: {title}",
        button: "Continuar la entrevista",
    },
    link: LetterTexts {
        subject: "Su enlace a la entrevista con {organization}",
        subject_titled: "Su enlace a la entrevista con {organization}: {title}",
        opening: "Alguien ha escrito su correo electrónico para participar en una entrevista con {organization}. Usted ya tiene una, y este es su enlace. Si no fue usted, puede ignorar este mensaje: el enlace se le ha enviado solo a usted.",
        opening_titled: "Alguien ha escrito su correo electrónico para participar en una entrevista con {organization}: {title}. Usted ya tiene una, y este es su enlace. Si no fue usted, puede ignorar este mensaje: el enlace se le ha enviado solo a usted.",
        button: "Abrir la entrevista",
    },
    intro_label: "De qué se trata:",
    what: "Es una conversación de viva voz con una inteligencia artificial: ella hace las preguntas y usted responde en voz alta, con sus propias palabras, como por teléfono.",
    when: "Puede hacerla cuando le venga bien, en el navegador de su teléfono o de cualquier otro dispositivo con micrófono. No hay que instalar nada.",
    link_hint: "Si el botón no funciona, copie esta dirección en su navegador:",
    recorded: "La conversación se graba y se transcribe para {organization}. Antes de empezar se le pedirá su consentimiento.",
    contact: "Si tiene preguntas o no esperaba este mensaje, diríjase a {organization}.",
    unsubscribe: "Darse de baja de estos correos",
    unnamed_organization: "la organización",
};
