use crate::interviewer::{CounterQuestionReplies, FollowUpPhrases, InterviewerPhrases};
use colloquy_word_list::words;

pub const INTERVIEWER: InterviewerPhrases = InterviewerPhrases {
    acknowledgements: &[
        "Merci.",
        "Je vois.",
        "D’accord, merci.",
        "Merci pour cette réponse.",
        "Je comprends.",
        "Entendu, merci.",
    ],
    sympathies: &[
        "Cela n’a pas dû être facile.",
        "Je comprends que cela ait pesé.",
        "Merci de m’en avoir parlé.",
    ],
    passed: &["Comme vous préférez.", "Bien sûr, laissons cela de côté.", "D’accord, passons à autre chose."],
    unknown: &["Ce n’est pas grave.", "Cela ne fait rien.", "Je comprends."],
    follow_ups: FollowUpPhrases {
        more: &[
            "Pouvez-vous m’en dire davantage\u{a0}?",
            "Pourriez-vous décrire cela un peu plus en détail\u{a0}?",
            "Que pouvez-vous me dire d’autre à ce sujet\u{a0}?",
            "Pouvez-vous m’en raconter un peu plus\u{a0}?",
        ],
        then: &["Comment l’avez-vous vécu\u{a0}?", "Que s’est-il passé ensuite\u{a0}?"],
        help: &["Qu’est-ce qui pourrait aider, selon vous\u{a0}?"],
        vague: &["Pourriez-vous m’en donner un exemple\u{a0}?", "Qu’entendez-vous exactement par là\u{a0}?"],
        wish: &[
            "À quoi cela ressemblerait-il concrètement\u{a0}?",
            "Qu’est-ce que cela changerait pour vous\u{a0}?",
        ],
        good: &[
            "Qu’est-ce qui vous plaît le plus là-dedans\u{a0}?",
            "À quoi cela tient-il, selon vous\u{a0}?",
        ],
        thin: &[
            "Pourriez-vous m’en dire un peu plus\u{a0}?",
            "Qu’est-ce qui vous fait dire cela\u{a0}?",
            "Qu’est-ce qui vous vient d’abord à l’esprit\u{a0}?",
            "Quel en serait un exemple\u{a0}?",
        ],
        easier: &[
            "Y a-t-il un petit détail qui vous revient\u{a0}?",
            "À quand remonte la dernière fois\u{a0}?",
            "Quelle serait votre première idée\u{a0}?",
        ],
    },
    mentioned: "Vous avez mentionné {clause}.",
    durations: "{clause}, disiez-vous.",
    quotes: &["Vous avez dit\u{a0}: «\u{a0}{clause}\u{a0}».", "Vous disiez\u{a0}: «\u{a0}{clause}\u{a0}»."],
    earlier_quote: "Tout à l’heure, vous avez dit\u{a0}: «\u{a0}{clause}\u{a0}».",
    earlier_more: "{topic}\u{a0}: souhaitez-vous ajouter quelque chose\u{a0}?",
    earlier: "Vous en avez déjà touché un mot.",
    connectives: &[
        "pour être honnête",
        "pour être franc",
        "à vrai dire",
        "franchement",
        "honnêtement",
        "du coup",
        "sauf que",
        "c’est que",
        "c'est que",
        "et",
        "mais",
        "donc",
        "puis",
        "alors",
        "parce que",
        "parce qu'",
        "parce qu’",
        "car",
        "oui",
        "non",
        "ou",
        "enfin",
        "bon",
    ],
    subjects: words!("je, j, nous, on, il, elle, ils, elles, ça, c, personne, tout, mes, mon, ma"),
    dependent: &[
        "que", "qui", "quand", "si", "où", "dont", "ce", "lorsque", "comme", "quoi", "pour", "de", "afin",
        "tandis", "avec",
    ],
    completing: words!("que, de, ce, comme, quoi"),
    verb_last: &[],
    numbers_before_and: words!("vingt, trente, quarante, cinquante, soixante"),
    reported: &[],
    reportable: &[],
    second_person: &[],
    feels_ignored: "Je regrette de vous donner cette impression. Ce que vous avez dit est noté.",
    feels_ignored_quote: "Je regrette de vous donner cette impression. J’ai noté\u{a0}: «\u{a0}{clause}\u{a0}».",
    hurried: &[
        "Je suis navré. Je vais faire court et m’en tenir à l’essentiel.",
        "Toutes mes excuses. Je me limite à ce qui compte le plus.",
    ],
    in_tears: words!("je pleure, je suis en larmes, les larmes me montent, j'ai les larmes"),
    wish_questions: words!(
        "changeriez, choisiriez, aimeriez, souhaiteriez, souhaitez, attendez, aurait pu, aurions pu, pourrait, pourrions, améliorer, améliorations, suggestions"
    ),
    general_questions: words!(
        "comment est, comment était, comment sont, comment étaient, comment trouvez-vous, \
         comment avez-vous trouvé, comment trouves-tu, comment as-tu trouvé, comment vivez-vous, \
         comment avez-vous vécu, comment vis-tu, comment as-tu vécu, comment jugez-vous, comment s'est passé, \
         comment s'est passée, comment se passe, comment se sont passés, comment se sont passées, \
         êtes-vous satisfait, que pensez-vous, que penses-tu, qu'avez-vous pensé, comment juges-tu, es-tu satisfait, êtes-vous satisfaite"
    ),
    fact_questions: words!(
        "combien, à quelle fréquence, tous les combien, depuis quand, depuis combien, quand, à quelle heure, quel jour, qui, avec qui, où, d'où"
    ),
    brought_back: &["J’aimerais revenir à ma question.", "Je reviens à ma question."],
    foreign_guide: "Répondez dans la langue que vous préférez\u{a0}; ma question a été préparée dans une autre.",
    last_questions: &[
        "Y a-t-il quelque chose que vous aimeriez ajouter\u{a0}?",
        "Avant de terminer, y a-t-il un point dont vous aimeriez encore parler\u{a0}?",
        "C’était mon dernier sujet. Aimeriez-vous évoquer autre chose\u{a0}?",
    ],
    closing_signs: &["ajouter", "autre chose à dire", "autre chose à nous dire"],
    farewells: &[
        "C’était ma dernière question. Merci pour le temps que vous m’avez accordé, et au revoir.",
        "Très bien. Nous voici à la fin de notre entretien. Je vous remercie de votre temps et vous souhaite une bonne journée.",
        "Très bien. Notre entretien touche maintenant à sa fin. Un grand merci pour vos réponses, et au revoir.",
    ],
    stopped: &[
        "Bien sûr, arrêtons-nous ici. Merci beaucoup pour le temps que vous m’avez accordé, et au revoir.",
        "D’accord, nous en restons là. Merci pour ce que vous m’avez dit, et au revoir.",
    ],
    exhausted: &[
        "Très bien. Nous arrivons au terme de cet entretien. Un grand merci pour vos réponses, et au revoir.",
        "Très bien. Nous devons nous arrêter ici. Je vous remercie de votre temps et vous souhaite une bonne journée.",
    ],
    over: "Notre entretien est déjà terminé. Merci encore, et au revoir.",
    once_more: &["Bien sûr.", "Volontiers.", "Je reprends ma question."],
    unclear: "Pardon, ma question n’était pas claire.",
    misunderstood: "Pardon, j’avais mal compris.",
    meant: "Je parle de ceci\u{a0}: {topic}. Qu’est-ce qui vous vient à l’esprit\u{a0}?",
    unheard: &["Je n’ai pas bien entendu.", "Prenez votre temps.", "Je n’ai pas entendu de réponse."],
    greeted: &["Bonjour, et merci d’être là.", "Merci, et bonjour à vous."],
    replies: CounterQuestionReplies {
        machine: "Je suis une intelligence artificielle et je mène cet entretien pour {organization}.",
        privacy: "Vos réponses vont à {organization}, qui décide des personnes qui les lisent.",
        organizer: "Cet entretien est mené pour {organization}, et je suis une intelligence artificielle qui pose les questions.",
        purpose: "Vos réponses aident {organization} à comprendre votre point de vue\u{a0}; leur usage exact peut vous y être précisé.",
        name_use: "Je ne sais pas si votre nom accompagne vos réponses\u{a0}; {organization} peut vous le dire.",
        contact: "Adressez-vous à {organization}\u{a0}; c’est là que l’on peut vous renseigner.",
        reason: "La réponse aide {organization} à comprendre votre expérience, et rien ne vous oblige à la donner.",
        opinion: "Je n’ai pas d’avis là-dessus\u{a0}; c’est le vôtre qui compte ici.",
        unknown: "Je ne le sais pas, mais votre question parvient à {organization} avec vos réponses.",
        many_minutes: "Encore {count} minutes au plus.",
        one_minute: "Encore une minute environ.",
        many_topics: "Après celui-ci, il reste environ {count} sujets.",
        one_topic: "Après celui-ci, il ne reste qu’un sujet.",
        no_topic: "Nous avons presque terminé.",
    },
    deflected: &[
        "Je suis là uniquement pour mener cet entretien avec vous.",
        "Je ne peux pas faire cela, mais je poursuis volontiers notre entretien.",
        "Cela dépasse ce que je peux faire ici.",
    ],
    weary: &[
        "Cela semble épuisant. Vous n’êtes pas obligé de poursuivre, et nous pouvons arrêter à tout moment. Voulez-vous continuer\u{a0}?",
    ],
    calm: &[
        "Je comprends que cela vous dérange. Nous pouvons passer cette question ou nous arrêter à tout moment. Voulez-vous continuer\u{a0}?",
        "Je comprends. Rien ne vous oblige à répondre, et vous pouvez arrêter quand vous le souhaitez. Souhaitez-vous continuer\u{a0}?",
    ],
    praises: "$fine $remark, $glow $remark, c'est $glow, c'est vraiment $glow, c'est très $glow, quelle $glow, quel $glow, quelle belle, quel beau, comme c'est $glow, bravo, félicitations, chapeau, bien joué, bien dit, très bien dit, je vous félicite, j'admire, je suis impressionné*, vous avez raison, vous avez tout à fait raison, je suis d'accord, je suis tout à fait d'accord, formidable, magnifique, fantastique, génial, impressionnant, merveilleux, extraordinaire, passionnant",
    welcomes: "ravi de, ravie de, ravis de, heureux de l'entendre, heureux de l'apprendre, heureux que, heureuse de, heureux de, content de, contente de, content que, bonne nouvelle, bonnes nouvelles, ça fait plaisir, cela fait plaisir, c'est bien, c'est bon signe, c'est une bonne chose, tant mieux, c'est positif, c'est encourageant, expérience positive, bonne expérience, belle expérience, expérience agréable, point fort, points forts, avantage, bien passé, vous a plu",
    promises: "je promets, je vous promets, nous promettons, nous vous promettons, c'est promis, je garantis, je vous garantis, nous garantissons, nous vous garantissons, je vous assure, nous vous assurons, soyez assuré*, comptez sur nous, comptez sur moi, vous pouvez compter sur, vous recevrez, vous obtiendrez, vous aurez … réponse, vous aurez … nouvelles, vous serez … $settled, $giver vais … $act, $giver allons … $act, $giver va … $act, $giver vont … $act, $giver $act, $giver vous $act, $giver le $act, $giver les $act, $giver l' $act, $giver nous … $act, $giver m' $act, $giver m'en $act, $giver nous en $act, ferai en sorte, ferons en sorte, sera … $settled, seront … $settled, va être $settled, vont être $settled, reste confidentiel, restera confidentiel*, resteront confidentiel*, restera anonyme",
    references: "vous avez dit, disiez-vous, vous disiez, vous avez mentionné, vous avez évoqué, vous avez parlé, vous parliez, vous avez décrit, tout à l'heure, comme vous, j'ai noté, je retiens",
};
