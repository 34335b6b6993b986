use crate::generator::OfflineGeneratorPhrases;

pub const GENERATOR: OfflineGeneratorPhrases = OfflineGeneratorPhrases {
    titles: &["{topic}", "Gespräch über {topic}", "Interview über {topic}"],
    titles_without_topic: &[
        "Interview für {organization}",
        "Gespräch mit {organization}",
        "Ihre Sicht für {organization}",
    ],
    intros: &[
        "Guten Tag und herzlich willkommen. Ich bin eine KI und führe dieses Gespräch mit Ihnen im Auftrag von {organization}. Ich möchte mit Ihnen über {topics} sprechen. Nehmen Sie sich Zeit und antworten Sie ganz in Ihren eigenen Worten.",
        "Vielen Dank, dass Sie sich Zeit nehmen. Ich bin eine KI und spreche mit Ihnen im Auftrag von {organization}. Wir sprechen heute über {topics}. Richtige oder falsche Antworten gibt es nicht.",
        "Schön, dass Sie da sind. Ich bin eine KI und stelle Ihnen im Auftrag von {organization} einige Fragen. Ich möchte von Ihnen etwas über {topics} erfahren. Sagen Sie gern offen, was Sie denken.",
    ],
    intros_without_topic: &[
        "Guten Tag und herzlich willkommen. Ich bin eine KI und führe dieses Gespräch mit Ihnen im Auftrag von {organization}. Ich stelle Ihnen ein paar Fragen. Nehmen Sie sich Zeit und antworten Sie ganz in Ihren eigenen Worten.",
        "Vielen Dank, dass Sie sich Zeit nehmen. Ich bin eine KI und spreche mit Ihnen im Auftrag von {organization}. Ihre Sicht zählt. Richtige oder falsche Antworten gibt es nicht.",
        "Schön, dass Sie da sind. Ich bin eine KI und stelle Ihnen im Auftrag von {organization} einige Fragen. Sagen Sie gern offen, was Sie denken.",
    ],
    openings_with_question: &[
        "{question}",
        "Dann beginnen wir. {question}",
        "Schön, dass Sie da sind. {question}",
    ],
    openings_without_topic: &[
        "Möchten Sie mir zu Beginn ein wenig von sich erzählen?",
        "Worüber möchten Sie zuerst sprechen?",
        "Was beschäftigt Sie zurzeit am meisten?",
    ],
    separator: ", ",
    unnamed_organization: "der einladenden Organisation",
    question_marks: ("", "?"),
};
