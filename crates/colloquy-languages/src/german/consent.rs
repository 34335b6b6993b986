use crate::consent::{ConsentPeriodTexts, ConsentText, ConsentTextVersions};

pub const CONSENT: ConsentTextVersions = ConsentTextVersions {
    version_1: ConsentText {
        recorded: "Das Gespräch wird für {organization} aufgezeichnet und verschriftlicht. Vor dem Beginn werden Sie um Ihre Einwilligung gebeten.",
        kept: "{organization} kann die Aufnahme anhören und die Verschriftlichung lesen. Beides wird aufbewahrt, bis {organization} es löscht.",
        statement: "Ich bin einverstanden, dass eine KI mich befragt und dass meine Antworten für {organization} aufgezeichnet, verschriftlicht und ausgewertet werden.",
    },
    version_2: ConsentPeriodTexts {
        both: "{organization} kann die Aufnahme anhören und die Verschriftlichung lesen. Beides wird {recording} nach dem Gespräch gelöscht.",
        recording: "{organization} kann die Aufnahme anhören und die Verschriftlichung lesen. Die Aufnahme wird {recording} nach dem Gespräch gelöscht. Die Verschriftlichung wird aufbewahrt, bis {organization} sie löscht.",
        transcript: "{organization} kann die Aufnahme anhören und die Verschriftlichung lesen. Die Verschriftlichung wird {transcript} nach dem Gespräch gelöscht. Die Aufnahme wird aufbewahrt, bis {organization} sie löscht.",
        each: "{organization} kann die Aufnahme anhören und die Verschriftlichung lesen. Die Aufnahme wird {recording} nach dem Gespräch gelöscht, die Verschriftlichung {transcript} nach dem Gespräch.",
        one_day: "einen Tag",
        days: "{count} Tage",
    },
};
