use crate::consent::{ConsentText, ConsentTextVersions};

pub const CONSENT: ConsentTextVersions = ConsentTextVersions {
    version_1: ConsentText {
        recorded: "La conversation est enregistrée et transcrite pour {organization}. Votre accord vous sera demandé avant de commencer.",
        kept: "{organization} peut écouter l’enregistrement et lire la transcription. Les deux sont conservés jusqu’à leur suppression par {organization}.",
        statement: "J’accepte d’être interrogé par une intelligence artificielle et que mes réponses soient enregistrées, transcrites et analysées pour {organization}.",
    },
};
