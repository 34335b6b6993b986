use crate::generator::OfflineGeneratorPhrases;

pub const GENERATOR: OfflineGeneratorPhrases = OfflineGeneratorPhrases {
    titles: &["{topic}", "Intervista: {topic}", "Conversazione: {topic}"],
    titles_without_topic: &["Intervista", "Una conversazione", "Il Suo punto di vista"],
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
    openings: &[
        "Cominciamo da questo tema: {topic}. Qual è la prima cosa che Le viene in mente?",
        "Per iniziare vorrei parlare di questo: {topic}. Che cosa mi può raccontare?",
        "Per prima cosa mi interessa questo: {topic}. Qual è stata finora la Sua esperienza?",
    ],
    openings_with_clause: &[
        "Per iniziare vorrei sapere una cosa: {topic}. Che cosa mi può dire?",
        "Prima di tutto vorrei capire questo: {topic}. Lei come la vede?",
        "Cominciamo da questo punto: {topic}. Me lo può raccontare con parole Sue?",
    ],
    openings_with_question: &["{question}", "Cominciamo. {question}", "Grazie di essere qui. {question}"],
    openings_with_foreign_question: &[
        "Cominciamo con questa domanda: «{question}» Qual è la Sua risposta?",
        "La mia prima domanda è scritta in un’altra lingua: «{question}» Che cosa risponderebbe?",
        "Vorrei iniziare con questa domanda: «{question}» Che cosa ne pensa?",
    ],
    openings_without_topic: &[
        "Per iniziare, può raccontarmi qualcosa di sé?",
        "Da che cosa vorrebbe cominciare?",
        "Che cosa Le sta più a cuore in questo momento?",
    ],
    separator: ", ",
    unnamed_organization: "chi promuove questa iniziativa",
    question_marks: ("", "?"),
};
