use crate::generator::OfflineGeneratorPhrases;

pub const GENERATOR: OfflineGeneratorPhrases = OfflineGeneratorPhrases {
    titles: &["{topic}", "Intervista: {topic}", "Conversazione: {topic}"],
    titles_without_topic: &[
        "Intervista per {organization}",
        "Conversazione con {organization}",
        "Il Suo punto di vista per {organization}",
    ],
    intros: &[
        "Buongiorno e grazie di essere qui. Sono un’IA e conduco questa intervista per conto di {organization}. Vorrei parlare con Lei di alcuni temi: {topics}. Si prenda il tempo che Le serve e risponda con parole Sue.",
        "Grazie per il tempo che ci dedica. Sono un’IA e parlo con Lei per conto di {organization}. Affronteremo insieme {topics}. Non ci sono risposte giuste o sbagliate.",
        "È un piacere parlare con Lei. Sono un’IA e Le farò alcune domande per conto di {organization}. Tra i temi di oggi ci sono {topics}. Dica liberamente quello che pensa.",
    ],
    intros_without_topic: &[
        "Buongiorno e grazie di essere qui. Sono un’intelligenza artificiale e parlo con Lei per conto di {organization}. Le farò qualche domanda. Si prenda il tempo che Le serve e risponda con parole Sue.",
        "Grazie per il tempo che ci dedica. Sono un’intelligenza artificiale e conduco questa intervista per conto di {organization}. Conta il Suo punto di vista: non ci sono risposte giuste o sbagliate.",
        "È un piacere parlare con Lei. Sono un’intelligenza artificiale e conduco questa conversazione per conto di {organization}. Dica liberamente quello che pensa.",
    ],
    openings_with_question: &["{question}", "Cominciamo. {question}", "Grazie di essere qui. {question}"],
    openings_without_topic: &[
        "Per iniziare, può raccontarmi qualcosa di sé?",
        "Da che cosa vorrebbe cominciare?",
        "Che cosa Le sta più a cuore in questo momento?",
    ],
    separator: ", ",
    unnamed_organization: "chi promuove questa iniziativa",
    question_marks: ("", "?"),
};
