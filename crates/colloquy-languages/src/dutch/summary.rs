use crate::summary::SummaryFrames;

pub const SUMMARY: SummaryFrames = SummaryFrames {
    asked: "Op de vraag “{question}” was het antwoord: “{quote}”.",
    said: "De geïnterviewde zei: “{quote}”.",
    also: "Ook werd gezegd: “{quote}”.",
};
