use crate::console_access::{ConsoleAccessTexts, ForgottenPasswordTexts, JoinMailTexts};

pub const ACCESS: ConsoleAccessTexts = ConsoleAccessTexts {
    forgotten: ForgottenPasswordTexts {
        heading: "Contraseña olvidada",
        lead: "Introduzca la dirección de correo de su cuenta. Recibirá un correo con un enlace para elegir una nueva contraseña.",
        button: "Enviar el enlace",
        sent_heading: "Revise su bandeja de entrada",
        sent: "Si hay una cuenta con esta dirección, un correo con un enlace está en camino. El enlace funciona una sola vez, durante una hora. Si no llega nada, mire en la carpeta de correo no deseado o pida otro dentro de diez minutos.",
        no_mail: "Este servicio no envía correos. Pida a quien lo administra un enlace para elegir una nueva contraseña.",
        back: "Volver al inicio de sesión",
    },
    join_mail: JoinMailTexts {
        mailed: "{email} recibe un correo con un enlace para unirse. También puede enviar usted el enlace de abajo.",
        no_mail: "Este servicio no envía correos, así que envíe usted el enlace.",
        waiting: "El correo se está enviando",
        sent: "Correo enviado",
        later: "El correo aún no se ha podido enviar: {reason}",
        failed: "El correo no se ha podido enviar: {reason}",
    },
};
