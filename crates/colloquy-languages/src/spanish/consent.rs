use crate::consent::{ConsentPeriodTexts, ConsentText, ConsentTextVersions};

pub const CONSENT: ConsentTextVersions = ConsentTextVersions {
    version_1: ConsentText {
        recorded: "La conversación se graba y se transcribe para {organization}. Antes de empezar se le pedirá su consentimiento.",
        kept: "{organization} puede escuchar la grabación y leer la transcripción. Ambas se conservan hasta que {organization} las elimine.",
        statement: "Acepto que una inteligencia artificial me entreviste y que mis respuestas se graben, se transcriban y se analicen para {organization}.",
    },
    version_2: ConsentPeriodTexts {
        both: "{organization} puede escuchar la grabación y leer la transcripción. Ambas se eliminan {recording} después de la conversación.",
        recording: "{organization} puede escuchar la grabación y leer la transcripción. La grabación se elimina {recording} después de la conversación. La transcripción se conserva hasta que {organization} la elimine.",
        transcript: "{organization} puede escuchar la grabación y leer la transcripción. La transcripción se elimina {transcript} después de la conversación. La grabación se conserva hasta que {organization} la elimine.",
        each: "{organization} puede escuchar la grabación y leer la transcripción. La grabación se elimina {recording} después de la conversación, y la transcripción {transcript} después de la conversación.",
        one_day: "un día",
        days: "{count} días",
    },
};
