use crate::consent::{ConsentPeriodTexts, ConsentText, ConsentTextVersions};

pub const CONSENT: ConsentTextVersions = ConsentTextVersions {
    version_1: ConsentText {
        recorded: "La conversation est enregistrée et transcrite pour {organization}. Votre accord vous sera demandé avant de commencer.",
        kept: "{organization} peut écouter l’enregistrement et lire la transcription. Les deux sont conservés jusqu’à leur suppression par {organization}.",
        statement: "J’accepte d’être interrogé par une intelligence artificielle et que mes réponses soient enregistrées, transcrites et analysées pour {organization}.",
    },
    version_2: ConsentPeriodTexts {
        both: "{organization} peut écouter l’enregistrement et lire la transcription. Les deux sont supprimés {recording} après la conversation.",
        recording: "{organization} peut écouter l’enregistrement et lire la transcription. L’enregistrement est supprimé {recording} après la conversation. La transcription est conservée jusqu’à sa suppression par {organization}.",
        transcript: "{organization} peut écouter l’enregistrement et lire la transcription. La transcription est supprimée {transcript} après la conversation. L’enregistrement est conservé jusqu’à sa suppression par {organization}.",
        each: "{organization} peut écouter l’enregistrement et lire la transcription. L’enregistrement est supprimé {recording} après la conversation, la transcription {transcript} après la conversation.",
        one_day: "un jour",
        days: "{count} jours",
    },
};
