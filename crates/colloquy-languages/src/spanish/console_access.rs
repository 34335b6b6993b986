use crate::console_access::{
    ConsoleAccessTexts, ForgottenPasswordTexts, JoinMailStatusTexts, LanguageChoiceTexts, ProviderSignInTexts,
};

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
    join_mail: JoinMailStatusTexts {
        mailed: "{email} recibe un correo con un enlace para unirse. También puede enviar usted el enlace de abajo.",
        no_mail: "Este servicio no envía correos, así que envíe usted el enlace.",
        waiting: "El correo se está enviando",
        sent: "Correo enviado",
        later: "El correo aún no se ha podido enviar: {reason}",
        failed: "El correo no se ha podido enviar: {reason}",
    },
    language: LanguageChoiceTexts {
        heading: "Idioma",
        lead: "La consola y los correos que recibe están en este idioma.",
        label: "Idioma de la consola",
        of_browser: "El del navegador",
    },
    provider: ProviderSignInTexts {
        button: "Continuar con {provider}",
        unavailable: "En este momento no se puede acceder a {provider}. Inténtelo más tarde o inicie sesión con su contraseña.",
        other_attempt: "Este inicio de sesión no empezó en este navegador o duró más de diez minutos. Empiece de nuevo.",
        not_signed_in: "{provider} no ha iniciado su sesión.",
        not_proven: "{provider} no ha confirmado quién es usted. Empiece de nuevo. Si vuelve a fallar, avise a quien administra este servicio.",
        email_not_verified: "{provider} no ha verificado su dirección de correo. Verifíquela allí y empiece de nuevo.",
        other_domain: "Con esta dirección de correo no puede iniciar sesión mediante {provider}.",
        other_identity: "La cuenta con su dirección de correo está vinculada a otra persona en {provider}. Inicie sesión con su contraseña y quite el vínculo en la página de su cuenta.",
        stranger: "No hay ninguna cuenta con su dirección de correo. Pida a un titular de su organización que le invite.",
        heading: "Inicio de sesión con {provider}",
        linked: "Su cuenta está vinculada desde el {time}. Puede iniciar sesión sin contraseña.",
        not_linked: "Su cuenta aún no está vinculada. Para vincularla, cierre la sesión y continúe con {provider}. Su dirección de correo debe ser allí la misma que aquí.",
        unlink: "Quitar el vínculo",
        no_password: "Su cuenta no tiene contraseña.",
        choose_password: "Elegir una contraseña",
        password_first: "Elija una contraseña antes de quitar el vínculo.",
    },
    passkeys: super::console_passkeys::PASSKEYS,
};
