use crate::summary::SummaryFrames;

pub const SUMMARY: SummaryFrames = SummaryFrames {
    asked: "Asked “{question}”, they said: “{quote}”.",
    said: "They said: “{quote}”.",
    also: "They also said: “{quote}”.",
};
