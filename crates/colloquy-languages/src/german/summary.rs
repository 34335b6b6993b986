use crate::summary::SummaryFrames;

pub const SUMMARY: SummaryFrames = SummaryFrames {
    asked: "Auf die Frage „{question}“ lautete die Antwort: „{quote}“.",
    said: "Die befragte Person sagte: „{quote}“.",
    also: "Außerdem wurde gesagt: „{quote}“.",
};
