use crate::summary::SummaryFrames;

pub const SUMMARY: SummaryFrames = SummaryFrames {
    asked: "A la pregunta «{question}», la respuesta fue: «{quote}».",
    said: "La persona entrevistada dijo: «{quote}».",
    also: "También dijo: «{quote}».",
};
