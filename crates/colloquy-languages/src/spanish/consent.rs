use crate::consent::{ConsentText, ConsentTextVersions};

pub const CONSENT: ConsentTextVersions = ConsentTextVersions {
    version_1: ConsentText {
        recorded: "La conversación se graba y se transcribe para {organization}. Antes de empezar se le pedirá su consentimiento.",
        kept: "{organization} puede escuchar la grabación y leer la transcripción. Ambas se conservan hasta que {organization} las elimine.",
        statement: "Acepto que una inteligencia artificial me entreviste y que mis respuestas se graben, se transcriban y se analicen para {organization}.",
    },
};
