use crate::generator::OfflineGeneratorPhrases;

pub const GENERATOR: OfflineGeneratorPhrases = OfflineGeneratorPhrases {
    titles: &["{topic}", "Entretien\u{a0}: {topic}", "Échange\u{a0}: {topic}"],
    titles_without_topic: &[
        "Entretien pour {organization}",
        "Conversation avec {organization}",
        "Votre point de vue pour {organization}",
    ],
    intros: &[
        "Bonjour et bienvenue. Je suis une IA et je mène cet entretien avec vous pour {organization}. J’aimerais échanger avec vous sur {topics}. Prenez votre temps et répondez avec vos propres mots.",
        "Merci de prendre ce temps. Je suis une IA et je vous parle pour {organization}. Nous allons aborder {topics}. Il n’y a ni bonne ni mauvaise réponse.",
        "Je suis heureuse de vous accueillir. Je suis une IA et je vous pose quelques questions pour {organization}. Nous parlerons de plusieurs choses, dont {topics}. Dites librement ce que vous pensez.",
    ],
    intros_without_topic: &[
        "Bonjour et bienvenue. Je suis une intelligence artificielle et je mène cet entretien avec vous pour {organization}. Je vais vous poser quelques questions. Prenez votre temps et répondez avec vos propres mots.",
        "Merci de m’accorder ce moment. Je suis une intelligence artificielle et je mène cet entretien pour {organization}. C’est votre point de vue qui compte, il n’y a ni bonne ni mauvaise réponse.",
        "Merci d’être là. Je suis une intelligence artificielle et je m’entretiens avec vous pour {organization}. Dites librement ce que vous pensez.",
    ],
    openings_with_question: &["{question}", "Commençons. {question}", "Merci d’être là. {question}"],
    openings_without_topic: &[
        "Pour commencer, pouvez-vous me parler un peu de vous\u{a0}?",
        "De quoi aimeriez-vous parler en premier\u{a0}?",
        "Qu’est-ce qui vous occupe l’esprit en ce moment\u{a0}?",
    ],
    separator: ", ",
    unnamed_organization: "l’organisation qui vous invite",
    question_marks: ("", "\u{a0}?"),
};
