use crate::consent::{ConsentPeriodTexts, ConsentText, ConsentTextVersions};

pub const CONSENT: ConsentTextVersions = ConsentTextVersions {
    version_1: ConsentText {
        recorded: "A conversa é gravada e transcrita para {organization}. Antes de começar, será pedido o seu consentimento.",
        kept: "{organization} pode ouvir a gravação e ler a transcrição. Ambas são guardadas até que {organization} as apague.",
        statement: "Aceito que uma inteligência artificial me entreviste e que as minhas respostas sejam gravadas, transcritas e analisadas para {organization}.",
    },
    version_2: ConsentPeriodTexts {
        both: "{organization} pode ouvir a gravação e ler a transcrição. Ambas são apagadas {recording} depois da conversa.",
        recording: "{organization} pode ouvir a gravação e ler a transcrição. A gravação é apagada {recording} depois da conversa. A transcrição é guardada até que {organization} a apague.",
        transcript: "{organization} pode ouvir a gravação e ler a transcrição. A transcrição é apagada {transcript} depois da conversa. A gravação é guardada até que {organization} a apague.",
        each: "{organization} pode ouvir a gravação e ler a transcrição. A gravação é apagada {recording} depois da conversa, e a transcrição {transcript} depois da conversa.",
        one_day: "um dia",
        days: "{count} dias",
    },
};
