use crate::consent::{ConsentText, ConsentTextVersions};

pub const CONSENT: ConsentTextVersions = ConsentTextVersions {
    version_1: ConsentText {
        recorded: "Das Gespräch wird für {organization} aufgezeichnet und verschriftlicht. Vor dem Beginn werden Sie um Ihre Einwilligung gebeten.",
        kept: "{organization} kann die Aufnahme anhören und die Verschriftlichung lesen. Beides wird aufbewahrt, bis {organization} es löscht.",
        statement: "Ich bin einverstanden, dass eine KI mich befragt und dass meine Antworten für {organization} aufgezeichnet, verschriftlicht und ausgewertet werden.",
    },
};
