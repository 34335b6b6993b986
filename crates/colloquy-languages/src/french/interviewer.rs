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
    unknown: &["Ce n’est pas grave.", "Pas de souci.", "Rien ne vous oblige à le savoir."],
    subjects: &[
        "Mon sujet suivant est celui-ci\u{a0}: {topic}. Quel est votre avis\u{a0}?",
        "J’aimerais maintenant aborder ceci\u{a0}: {topic}. Quelle a été votre expérience\u{a0}?",
        "Passons à autre chose\u{a0}: {topic}. Que pouvez-vous m’en dire\u{a0}?",
        "Un autre point m’intéresse\u{a0}: {topic}. Comment voyez-vous cela\u{a0}?",
        "Parlons maintenant de ce sujet\u{a0}: {topic}. Qu’est-ce qui vous vient à l’esprit\u{a0}?",
        "Voici ce qui m’intéresse ensuite\u{a0}: {topic}. Qu’en pensez-vous\u{a0}?",
    ],
    clauses: &[
        "J’aimerais aussi savoir ceci\u{a0}: {topic}. Que pouvez-vous m’en dire\u{a0}?",
        "Une autre question m’intéresse\u{a0}: {topic}. Qu’en diriez-vous\u{a0}?",
        "Je voudrais maintenant comprendre ceci\u{a0}: {topic}. Comment voyez-vous les choses\u{a0}?",
        "Venons-en à ce point\u{a0}: {topic}. Comment le décririez-vous\u{a0}?",
    ],
    followings: &[
        "Restons un instant sur ce sujet\u{a0}: {topic}. Qu’est-ce qui vous vient à l’esprit\u{a0}?",
        "À ce propos, j’aimerais parler de ceci\u{a0}: {topic}. Comment l’avez-vous vécu\u{a0}?",
        "Il y a encore un point lié à cela\u{a0}: {topic}. Qu’en diriez-vous\u{a0}?",
    ],
    questions: &[
        "{question}",
        "Voici ma question suivante. {question}",
        "J’ai une autre question. {question}",
        "Continuons. {question}",
    ],
    foreign_questions: &[
        "La question suivante est écrite dans une autre langue\u{a0}: «\u{a0}{question}\u{a0}» Quelle est votre réponse\u{a0}?",
        "Voici une autre question\u{a0}: «\u{a0}{question}\u{a0}» Que répondriez-vous\u{a0}?",
        "Ma question suivante est celle-ci\u{a0}: «\u{a0}{question}\u{a0}» Qu’en pensez-vous\u{a0}?",
    ],
    subjects_again: &[
        "Ma question porte sur ceci\u{a0}: {topic}. Que pouvez-vous m’en dire\u{a0}?",
        "Voici ce que je vous demande\u{a0}: {topic}. Comment voyez-vous cela\u{a0}?",
    ],
    foreign_questions_again: &[
        "Ma question est celle-ci\u{a0}: «\u{a0}{question}\u{a0}» Que répondriez-vous\u{a0}?",
    ],
    probes: &[
        "Pourriez-vous m’en dire un peu plus\u{a0}?",
        "À quoi pensez-vous en particulier\u{a0}?",
        "Pourriez-vous décrire cela en quelques mots de plus\u{a0}?",
        "Qu’est-ce qui vous vient encore à l’esprit à ce sujet\u{a0}?",
    ],
    mention: "Vous avez mentionné {word}.",
    deeper: &[
        "Pouvez-vous me raconter cela plus en détail\u{a0}?",
        "Pourriez-vous développer un peu ce point\u{a0}?",
        "Quel rôle cela a-t-il joué pour vous\u{a0}?",
    ],
    facets: [
        "Avez-vous un exemple concret, et que s’est-il passé\u{a0}?",
        "Si vous pouviez y changer une chose, laquelle serait-ce\u{a0}?",
        "Qu’est-ce qui compte le plus pour vous dans tout cela\u{a0}?",
        "Y a-t-il un moment dont vous vous souvenez particulièrement\u{a0}?",
        "Comment cela a-t-il évolué avec le temps\u{a0}?",
        "Que faudrait-il savoir pour comprendre votre situation\u{a0}?",
    ],
    last_questions: &[
        "Y a-t-il quelque chose que vous aimeriez ajouter\u{a0}?",
        "Avant de terminer, y a-t-il un point dont nous n’avons pas parlé\u{a0}?",
        "C’était mon dernier sujet. Souhaitez-vous dire encore quelque chose\u{a0}?",
    ],
    closing_signs: &["ajouter", "autre chose à dire", "autre chose à nous dire"],
    farewells: &[
        "Merci. C’étaient toutes mes questions. Merci beaucoup pour votre temps, et au revoir.",
        "Merci. Nous voici à la fin de notre entretien. Je vous remercie de votre temps et vous souhaite une bonne journée.",
        "Bien. Notre conversation est maintenant complète. Un grand merci pour vos réponses, et au revoir.",
    ],
    stopped: &[
        "Bien sûr, nous nous arrêtons ici. Merci beaucoup pour votre temps, et au revoir.",
        "D’accord, nous terminons l’entretien maintenant. Merci pour ce que vous m’avez dit, et au revoir.",
    ],
    exhausted: &[
        "Merci. Nous arrivons au bout du temps prévu. Un grand merci pour vos réponses, et au revoir.",
        "Merci. Nous devons nous arrêter ici. Je vous remercie de votre temps et vous souhaite une bonne journée.",
    ],
    over: "Notre entretien est déjà terminé. Merci encore, et au revoir.",
    once_more: &["Bien sûr.", "Volontiers, encore une fois.", "Je répète."],
    unheard: &["Je n’ai rien entendu.", "Prenez votre temps.", "Je n’ai pas entendu de réponse."],
    greeted: &["Bonjour, et merci d’être là.", "Merci, cet échange me fait plaisir."],
    machine: "Je suis une intelligence artificielle et je mène cet entretien pour {organization}.",
    privacy: "Qui voit ou conserve ce que vous dites, c’est à {organization} de vous le dire, posez-y la question.",
    many_left: "Il reste environ {count} questions.",
    one_left: "Il reste environ une question.",
    none_left: "Nous sommes presque à la fin.",
    cannot: &[
        "Je pose seulement les questions ici, je ne peux donc pas répondre à cela.",
        "Je n’ai pas de réponse à cela, car je suis là pour demander et pour écouter.",
    ],
    deflected: &[
        "Je suis seulement là pour mener cet entretien avec vous.",
        "Je ne peux pas faire cela, mais je poursuis volontiers notre entretien.",
        "Cela ne fait pas partie de ce que je peux faire ici.",
    ],
    calm: &[
        "Je comprends que cela vous dérange. Nous pouvons passer cette question ou nous arrêter à tout moment. Voulez-vous continuer\u{a0}?",
        "Je vous entends. Rien ne vous oblige à répondre, et vous pouvez arrêter quand vous voulez. On continue\u{a0}?",
    ],
};
