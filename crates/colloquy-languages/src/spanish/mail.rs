use crate::mail::{AccountLetterTexts, AccountMailTexts, LetterTexts, MailTexts};

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
        subject: "Ya puede continuar su entrevista con {organization}",
        subject_titled: "Ya puede continuar su entrevista con {organization}: {title}",
        opening: "{organization} ha reabierto su entrevista. Ya puede continuarla.",
        opening_titled: "{organization} ha reabierto su entrevista y ya puede continuarla: {title}",
        button: "Continuar la entrevista",
    },
    link: LetterTexts {
        subject: "Su enlace a la entrevista con {organization}",
        subject_titled: "Su enlace a la entrevista con {organization}: {title}",
        opening: "Alguien ha indicado su dirección de correo electrónico para participar en una entrevista con {organization}. Usted ya tiene una entrevista, y este es su enlace. Si no fue usted, puede ignorar este mensaje: el enlace solo se le ha enviado a usted.",
        opening_titled: "Alguien ha indicado su dirección de correo electrónico para participar en una entrevista con {organization}: {title}. Usted ya tiene una entrevista, y este es su enlace. Si no fue usted, puede ignorar este mensaje: el enlace solo se le ha enviado a usted.",
        button: "Abrir la entrevista",
    },
    reminder: LetterTexts {
        subject: "Recordatorio: su entrevista con {organization}",
        subject_titled: "Recordatorio: su entrevista con {organization}: {title}",
        opening: "Pidió que se le recordara la entrevista a la que le ha invitado {organization}.",
        opening_titled: "Pidió que se le recordara la entrevista a la que le ha invitado {organization}: {title}",
        button: "Empezar la entrevista",
    },
    account: AccountMailTexts {
        new_password: AccountLetterTexts {
            subject: "Elija una nueva contraseña",
            opening: "Se ha solicitado una nueva contraseña para la cuenta {email} en {host}. Con este enlace puede elegirla. Funciona una sola vez, durante una hora.",
            button: "Elegir una nueva contraseña",
            closing: "Si no la ha solicitado, ignore este correo. Su contraseña no cambia.",
        },
        join: AccountLetterTexts {
            subject: "{organization} le invita a Colloquy",
            opening: "{organization} le invita a trabajar en sus entrevistas en {host}. Con este enlace puede unirse. Funciona una sola vez y caduca siete días después de la invitación.",
            button: "Unirse a la organización",
            closing: "Si no esperaba este correo, puede ignorarlo.",
        },
        password_changed: AccountLetterTexts {
            subject: "Su contraseña se ha cambiado",
            opening: "Se ha cambiado la contraseña de la cuenta {email} en {host}. Se ha cerrado la sesión en todos los demás navegadores.",
            button: "Elegir otra contraseña",
            closing: "Si la ha cambiado usted, no tiene que hacer nada. Si no, elija otra contraseña de inmediato.",
        },
        passkey_added: AccountLetterTexts {
            subject: "Se ha añadido una llave de acceso a su cuenta",
            opening: "Ahora se puede iniciar sesión en la cuenta {email} de {host} con una nueva llave de acceso.",
            button: "Ver sus llaves de acceso",
            closing: "Si la ha añadido usted, no tiene que hacer nada. Si no, quítela en la página de su cuenta y cambie la contraseña de inmediato.",
        },
    },
    intro_label: "De qué se trata:",
    what: "Es una conversación hablada con una inteligencia artificial: le hace preguntas y usted responde en voz alta, con sus propias palabras, como si hablara por teléfono.",
    when: "Puede hacerla cuando le venga bien, en el navegador de su teléfono o de cualquier otro dispositivo con micrófono. No hay que instalar nada.",
    link_hint: "Si el botón no funciona, copie esta dirección en su navegador:",
    recorded: "La conversación se graba y se transcribe para {organization}. Antes de empezar se le pedirá su consentimiento.",
    contact: "Si tiene alguna duda o no esperaba este mensaje, póngase en contacto con {organization}.",
    unsubscribe: "Dejar de recibir estos correos",
    unnamed_organization: "la organización",
};
