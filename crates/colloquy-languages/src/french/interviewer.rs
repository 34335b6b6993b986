use crate::interviewer::InterviewerPhrases;

pub const INTERVIEWER: InterviewerPhrases = InterviewerPhrases {
    acknowledgements: &[
        "Merci.",
        "Je vois.",
        "D’accord.",
        "Entendu.",
        "Bien, merci.",
        "Merci pour cette réponse.",
        "C’est noté.",
    ],
    passed: &["Comme vous préférez.", "Pas de problème.", "Bien sûr, laissons cela de côté."],
    unknown: &["Ce n’est pas grave.", "Aucun problème.", "Je comprends."],
    subjects: &[
        "J’aimerais maintenant vous entendre sur ce point\u{a0}: {topic}. Quel est votre avis\u{a0}?",
        "J’aimerais maintenant aborder ce sujet\u{a0}: {topic}. Quelle a été votre expérience\u{a0}?",
        "Passons à autre chose\u{a0}: {topic}. Que pouvez-vous m’en dire\u{a0}?",
        "Un autre point m’intéresse\u{a0}: {topic}. Comment voyez-vous cela\u{a0}?",
        "Parlons maintenant d’un autre sujet\u{a0}: {topic}. Qu’est-ce qui vous vient à l’esprit\u{a0}?",
        "Venons-en à un autre point\u{a0}: {topic}. Qu’en pensez-vous\u{a0}?",
    ],
    clauses: &[
        "J’aimerais aussi en savoir plus sur ce point\u{a0}: {topic}. Que pouvez-vous m’en dire\u{a0}?",
        "Une autre question m’intéresse\u{a0}: {topic}. Que pourriez-vous m’en dire\u{a0}?",
        "J’aimerais comprendre un autre point\u{a0}: {topic}. Comment voyez-vous les choses\u{a0}?",
        "Venons-en à ce point\u{a0}: {topic}. Comment le décririez-vous\u{a0}?",
    ],
    followings: &[
        "Restons un instant sur ce sujet\u{a0}: {topic}. Qu’est-ce qui vous vient à l’esprit\u{a0}?",
        "À ce propos, j’aimerais aborder un autre point\u{a0}: {topic}. Comment l’avez-vous vécu\u{a0}?",
        "Un autre point s’y rattache\u{a0}: {topic}. Que pourriez-vous m’en dire\u{a0}?",
    ],
    questions: &[
        "{question}",
        "Voici la question suivante. {question}",
        "J’ai une autre question. {question}",
        "Continuons. {question}",
    ],
    foreign_questions: &[
        "La question suivante est écrite dans une autre langue\u{a0}: «\u{a0}{question}\u{a0}» Que souhaitez-vous répondre\u{a0}?",
        "Voici une autre question\u{a0}: «\u{a0}{question}\u{a0}» Que répondriez-vous\u{a0}?",
        "J’aimerais vous poser cette question\u{a0}: «\u{a0}{question}\u{a0}» Qu’en pensez-vous\u{a0}?",
    ],
    subjects_again: &[
        "Ma question porte sur ce point\u{a0}: {topic}. Que pouvez-vous m’en dire\u{a0}?",
        "Voici ce qui m’intéresse\u{a0}: {topic}. Comment voyez-vous cela\u{a0}?",
    ],
    foreign_questions_again: &[
        "Voici de nouveau ma question\u{a0}: «\u{a0}{question}\u{a0}» Que répondriez-vous\u{a0}?",
    ],
    probes: &[
        "Pourriez-vous m’en dire un peu plus\u{a0}?",
        "À quoi pensez-vous en particulier\u{a0}?",
        "Pourriez-vous me décrire cela un peu plus\u{a0}?",
        "Qu’est-ce qui vous vient encore à l’esprit à ce sujet\u{a0}?",
    ],
    mention: "Vous avez évoqué {word}.",
    deeper: &[
        "Pouvez-vous me raconter cela plus en détail\u{a0}?",
        "Pourriez-vous développer un peu ce point\u{a0}?",
        "Quel rôle cela a-t-il joué pour vous\u{a0}?",
    ],
    facets: [
        "Pourriez-vous me donner un exemple concret de ce qui s’est passé\u{a0}?",
        "Si vous pouviez changer une seule chose, que changeriez-vous\u{a0}?",
        "Qu’est-ce qui compte le plus pour vous dans tout cela\u{a0}?",
        "Y a-t-il un moment dont vous vous souvenez particulièrement\u{a0}?",
        "Comment cela a-t-il évolué avec le temps\u{a0}?",
        "Que faudrait-il savoir pour comprendre votre situation\u{a0}?",
    ],
    last_questions: &[
        "Y a-t-il quelque chose que vous aimeriez ajouter\u{a0}?",
        "Avant de terminer, y a-t-il un point dont vous aimeriez encore parler\u{a0}?",
        "C’était mon dernier sujet. Aimeriez-vous évoquer autre chose\u{a0}?",
    ],
    closing_signs: &["ajouter", "autre chose à dire", "autre chose à nous dire"],
    farewells: &[
        "C’était ma dernière question. Merci pour le temps que vous m’avez accordé, et au revoir.",
        "Merci. Nous voici à la fin de notre entretien. Je vous remercie de votre temps et vous souhaite une bonne journée.",
        "Bien. Notre entretien touche maintenant à sa fin. Un grand merci pour vos réponses, et au revoir.",
    ],
    stopped: &[
        "Bien sûr, arrêtons-nous ici. Merci beaucoup pour le temps que vous m’avez accordé, et au revoir.",
        "D’accord, nous en restons là. Merci pour ce que vous m’avez dit, et au revoir.",
    ],
    exhausted: &[
        "Merci. Nous arrivons au terme de cet entretien. Un grand merci pour vos réponses, et au revoir.",
        "Merci. Nous devons nous arrêter ici. Je vous remercie de votre temps et vous souhaite une bonne journée.",
    ],
    over: "Notre entretien est déjà terminé. Merci encore, et au revoir.",
    once_more: &["Bien sûr.", "Volontiers.", "Je reprends ma question."],
    unheard: &["Je n’ai pas bien entendu.", "Prenez votre temps.", "Je n’ai pas entendu de réponse."],
    greeted: &["Bonjour, et merci d’être là.", "Merci, et bonjour à vous."],
    machine: "Je suis une intelligence artificielle et je mène cet entretien pour {organization}.",
    privacy: "Pour savoir qui voit ou conserve ce que vous dites, le mieux est de vous adresser à {organization}.",
    many_left: "Il reste environ {count} questions.",
    one_left: "Il reste sans doute une seule question.",
    none_left: "Nous avons presque terminé.",
    cannot: &[
        "Mon rôle est de poser les questions, je ne peux donc pas répondre à la vôtre.",
        "Je ne peux pas vous répondre, car je suis là pour poser des questions et vous écouter.",
    ],
    deflected: &[
        "Je suis là uniquement pour mener cet entretien avec vous.",
        "Je ne peux pas faire cela, mais je poursuis volontiers notre entretien.",
        "Cela dépasse ce que je peux faire ici.",
    ],
    calm: &[
        "Je comprends que cela vous dérange. Nous pouvons passer cette question ou nous arrêter à tout moment. Voulez-vous continuer\u{a0}?",
        "Je comprends. Rien ne vous oblige à répondre, et vous pouvez arrêter quand vous le souhaitez. Souhaitez-vous continuer\u{a0}?",
    ],
};
