use crate::consent::{ConsentText, ConsentTextVersions};

pub const CONSENT: ConsentTextVersions = ConsentTextVersions {
    version_1: ConsentText {
        recorded: "A conversa é gravada e transcrita para {organization}. Antes de começar, será pedido o seu consentimento.",
        kept: "{organization} pode ouvir a gravação e ler a transcrição. Ambas são guardadas até que {organization} as apague.",
        statement: "Aceito que uma inteligência artificial me entreviste e que as minhas respostas sejam gravadas, transcritas e analisadas para {organization}.",
    },
};
