use crate::rapport::{FeelingPatterns, RapportPhrases, RapportReplies};
use colloquy_word_list::words;

pub const RAPPORT: RapportPhrases = RapportPhrases {
    classes: &[
        ("who", "ma|mon|mes|la|le|l'infirmière|notre|un|une|tout|son|sa|ses|chaque"),
        ("said", "dit|répondu|expliqué|raconté|mentionné|évoqué|précisé"),
        ("say", "dire|répondre|expliquer|raconter|mentionner|préciser"),
        ("you", "vous l'ai|te l'ai|vous ai|t'ai|vous en ai|t'en ai"),
        ("lost", "mari|femme|mère|père|fils|fille|frère|sœur|bébé|travail|emploi|ami|amie"),
        ("kin", "mari|femme|mère|père|fils|fille|frère|sœur|bébé|ami|amie|grand-mère|grand-père"),
    ],
    said_before: "viens de le $say, viens de vous le $say, viens de te le $say, viens juste de le, viens d'y répondre, viens d'en parler, venais de le dire, venais de vous le dire, je $you déjà, $you déjà $said, $you … $said tout à l'heure, je l'ai déjà $said, je l'ai dit tout à l'heure, je vous l'ai dit, je te l'ai dit, vous ai déjà $said, t'ai déjà $said, j'y ai déjà répondu, j'ai déjà $said ça, j'ai déjà $said cela, ai déjà parlé … tout à l'heure, j'en ai déjà parlé, comme je viens de, comme je vous l'ai, comme je te l'ai, puisque je vous dis, puisque je te dis, mais je vous dis que, mais je te dis que, me l'avez déjà demandé, me l'as déjà demandé, l'avez déjà demandé, l'as déjà demandé, venez de me le demander, viens de me le demander, venez de me demander, je l'ai dit au début, j'ai déjà répondu à ça, j'ai déjà répondu à cette, j'ai déjà répondu à la question",
    said_before_alone: "déjà $said, l'ai dit, l'ai déjà, viens de le dire, je vous l'ai dit, je te l'ai dit",
    as_said: "comme je l'ai dit, comme j'ai dit, comme je disais, comme je vous disais, comme je te disais, je vous disais, je te disais, comme je l'ai expliqué, comme je l'ai mentionné, je le disais",
    to_others: "dit à $who, dire à $who, dit au, dire au, dit aux, dire aux, raconté à $who, expliqué à $who, répondu à $who, lui ai, leur ai",
    unasked: "vous ne me demandez même pas, vous ne demandez même pas, vous me demandez même pas, vous demandez même pas, tu ne me demandes même pas, tu ne demandes même pas, tu me demandes même pas, tu demandes même pas, vous ne m'avez pas demandé, vous ne me l'avez pas demandé, vous m'avez pas demandé, tu ne m'as pas demandé, tu ne me l'as pas demandé, tu m'as pas demandé, vous ne m'avez même pas, tu ne m'as même pas, vous ne me demandez pas, tu ne me demandes pas, pourquoi vous ne me demandez, pourquoi vous ne demandez, pourquoi tu ne me demandes, pourquoi tu ne demandes, vous auriez pu demander, vous auriez pu me demander, tu aurais pu demander, tu aurais pu me demander, vous devriez demander, vous devriez me demander",
    puzzled: "que voulez-vous dire, qu'est-ce que vous voulez dire, vous voulez dire quoi, que veux-tu dire, qu'est-ce que tu veux dire, tu veux dire quoi, ce que vous voulez dire, ce que tu veux dire, vois pas ce que vous, vois pas ce que tu, comprends pas ce que vous, comprends pas ce que tu, comprends pas la question, comprends pas votre question, comprends pas ta question, comprends pas bien la question, pas compris la question, pas compris votre question, pas compris ta question, pas bien compris la question, pas saisi la question, votre question n'a … sens, votre question n'est pas claire, ta question n'a … sens, ta question n'est pas claire, la question n'a … sens, votre question a pas de sens, ta question a pas de sens, la question n'est pas claire, la question est pas claire, de quoi vous parlez, de quoi parlez-vous, de quoi tu parles, de quoi parles-tu, ce n'est pas une question, c'est pas une question, c'est pas une phrase, ce n'est pas une phrase, finissez votre phrase, finis ta phrase, vous n'avez pas fini votre phrase, qu'est-ce que vous me voulez, qu'est-ce que vous voulez savoir, que voulez-vous savoir, qu'est-ce que tu veux savoir, drôle de question, question bizarre, question étrange, je parlais de votre question, je parlais de ta question, la question entière, une question complète",
    guesses: "vous voulez dire, vous parlez de, vous parlez du, vous parlez des, tu veux dire, tu parles de, tu parles du, tu parles des, vous voulez savoir si, tu veux savoir si, vous me demandez si, tu me demandes si, c'est de … que vous parlez, vous pensez à, tu penses à",
    more_questions: "autre chose à me demander, autre chose que vous vouliez, autre chose que tu voulais, autre chose que vous voulez, autre chose que tu veux, d'autres questions, encore des questions, vouliez savoir autre chose, voulez savoir autre chose, voulais savoir autre chose, veux savoir autre chose, voulez-vous savoir autre chose, que voulez-vous savoir encore",
    all_asked: "c'est tout, ce sera tout, c'était tout, est-ce tout",
    pass_on: "notez, note bien, note-le, écrivez, écris-le, écris ça, vous pouvez le noter, tu peux le noter, vous pouvez l'écrire, tu peux l'écrire, dites, dis à, dis-lui, dis-leur, vous pouvez dire à, tu peux dire à, vous pouvez lui dire, tu peux lui dire, vous pouvez leur dire, tu peux leur dire, pouvez-vous dire, peux-tu dire, pouvez-vous lui dire, pouvez-vous leur dire, transmettez, transmets, pouvez-vous transmettre, vous pouvez transmettre, tu peux transmettre, faites passer, faites-le savoir, fais passer, passez le bonjour, passe le bonjour, remerciez, remercie",
    reason_words: words!("pourquoi"),
    echo_words: words!("quoi, qui, où, quand, lequel, laquelle, lesquels"),
    person_words: words!("qui, à qui"),
    joining: words!("mais, et, ou, seulement, alors, sauf"),
    addressed: words!("vous, votre, vos, tu, te, toi, ton, ta, tes"),
    no_danger: "pas … en danger, aucun danger, pas de danger, quel danger, n'est en danger, pas en danger, est en danger personne, rien de grave, il n'y a rien, y a rien de, rien du tout, pas d'urgence, aucune urgence, pas une urgence, personne n'est blessé, personne n'a été, pas besoin d'appeler, pas besoin de secours, pas besoin d'aide, mal compris, un malentendu, c'est une expression, c'était une expression, façon de parler, manière de parler, c'est une image, au sens figuré, pas ce que je voulais dire, ne vous inquiétez pas, vous inquiétez pas, ne t'inquiète pas, t'inquiète, rassurez-vous, rassure-toi, il ne s'est rien passé, il s'est rien passé, personne ne me menace, n'importe quoi",
    spoke_of: "je parlais de, je parlais du, je parlais juste, je parlais seulement, je parle de, je parle du, je voulais juste dire, je voulais seulement dire, je racontais",
    feelings: FeelingPatterns {
        fear: "j'ai eu … peur, j'avais … peur, j'ai … peur, on avait peur, on a eu peur, avait peur, fait peur, faisait peur, peur bleue, effrayé, effrayée, effrayant, effrayante, terrifié, terrifiée, terrifiant, paniqué, panique, panic*, angoissé, angoissée, angoissant, tremblais, tremblait, morte de trouille, mort de trouille, la trouille",
        exhaustion: "épuisé, épuisée, épuisant, épuisante, exténué, exténuée, crevé, crevée, à bout de, lessivé, lessivée, au bout du rouleau, vidé, vidée, j'en peux plus, n'en peux plus, n'en pouvais plus, plus la force, pas fermé l'œil, pas l'œil, fermais pas l'œil, pas dormi, ne dors plus, dors plus, ne dors pas, plus dormir, trop pour moi",
        grief: "souffert, souffrais, souffrance, j'ai mal, j'avais mal, avais très mal, très mal au, en ayant mal, la douleur, des douleurs, douloureux, douloureuse, ça fait mal, ça m'a fait mal, fait très mal, je suis tombé, je suis tombée, il est tombé, elle est tombée, chute, infection, infecté, infectée, blessé, blessée, aux urgences, à l'hôpital en, hospitalisé, hospitalisée, me suis cassé, s'est cassé, mort de, est mort, est morte, décédé, décédée, décès, enterrement, perdu mon $lost, perdu ma $lost, licencié, licenciée, invisible, abandonné, abandonnée, laissé tomber, laissée tomber, seul au monde, seule au monde, me sens … seul, me sens … seule, me sentais … seul, me sentais … seule, tellement triste, j'étais triste, me rend triste, ça m'a blessé, ça m'a blessée, ça m'a vexé, ça m'a vexée, vexé, vexée, ça m'a fait de la peine, déçu, déçue, se fichait … de moi, se moquait de moi",
        anger: "en colère, furieux, furieuse, fâché, fâchée, énervé, énervée, énervant, énerve, m'énerve, agacé, agacée, agaçant, exaspéré, exaspérée, exaspérant, ras le bol, ras-le-bol, marre, m'a … embêté, nous a … embêtés, embêtés, hors de moi, révolté, révoltée, scandalisé, frustré, frustrée, frustrant, indigné, indignée, inadmissible",
        shame: "la honte, honteux, honteuse, j'ai eu honte, j'avais honte, gêné, gênée, gênant, humilié, humiliée, humiliant, ridicule, l'air bête, l'air idiot, sentie bête, senti bête, sentie idiote, senti idiot, mal à l'aise",
        quarrel: "disputé, disputée, disputés, disputées, dispute avec, engueulé, engueulée, engueulés, engueulade, brouillé, brouillée, brouillés, prise de bec, accroché avec, crié dessus, hurlé dessus, conflit avec",
        loss: "mort de, est mort, est morte, sont morts, décédé, décédée, décès, enterrement, obsèques, veuve, veuf, perdu mon $kin, perdu ma $kin, nous a quittés, n'est plus de ce monde, en deuil, le deuil, me manque beaucoup, me manque terriblement",
        tears: "pleuré, pleurais, pleurait, pleurer, en larmes, larmes",
        relief: "soulagé, soulagée, soulagés, soulagement, un poids en moins, ouf, dieu merci, enfin respiré",
        pride: "fier de, fière de, suis fier, suis fière, étais fier, étais fière, fierté, ému, émue, émus, émouvant, émouvante, m'a touché, m'a touchée, m'a … touché, m'a … touchée, inoubliable",
        joy: "j'adore, on adore, j'ai adoré, on a adoré, génial, géniale, merveilleux, merveilleuse, magnifique, super, formidable, excellent, excellente, extraordinaire, fantastique, parfait, parfaite, très bien, très content, très contente, ravi, ravie, ravis, enchanté, enchantée, heureux, heureuse, adorable, adorables, très gentil, très gentille, très gentils, que du bonheur, un bonheur, un régal, j'ai beaucoup aimé, on a beaucoup aimé, aux petits soins, reconnaissant, reconnaissante, rien à redire, un plaisir, très agréable, très satisfait, très satisfaite",
    },
    not_felt: words!(
        "si, s'il, serait, aurait, pourrait, ne plus, n'ai plus, n'a plus, n'y a plus, fini, passé, ça va mieux, va mieux, beaucoup mieux, heureusement, avant, de peur, au cas où, quand on, devrait, rassurez, imagine"
    ),
    formal: RapportReplies {
        said_before: &[
            "C’est vrai, vous l’avez déjà dit, excusez-moi.",
            "Pardon, vous me l’aviez déjà dit.",
            "Excusez-moi d’avoir redemandé.",
        ],
        unasked: &["Pardon, j’aurais dû vous le demander.", "Excusez-moi, cette question manquait."],
        unclear: &[
            "Pardon, ma question n’était pas claire.",
            "Excusez-moi, ma question tombait à côté.",
            "Pardon, c’était mal formulé.",
        ],
        confirmed: "Oui, c’est bien cela. Je vous écoute.",
        ..INFORMAL
    },
    informal: INFORMAL,
};

const INFORMAL: RapportReplies = RapportReplies {
    said_before: &[
        "C’est vrai, tu l’as déjà dit, excuse-moi.",
        "Pardon, tu me l’avais déjà dit.",
        "Excuse-moi d’avoir redemandé.",
    ],
    unasked: &["Pardon, j’aurais dû te le demander.", "Excuse-moi, cette question manquait."],
    unclear: &[
        "Pardon, ma question n’était pas claire.",
        "Excuse-moi, ma question tombait à côté.",
        "Pardon, c’était mal formulé.",
    ],
    confirmed: "Oui, c’est bien cela. Je t’écoute.",
    more_to_ask: "Oui, il y a encore une chose.",
    nothing_to_ask: "Non, j’ai demandé tout ce que je voulais savoir.",
    passed_on: "Cela figure dans ce que reçoit {organization}.",
    noted: &["C’est noté.", "D’accord, c’est noté."],
    confided: &["Merci de me l’avoir dit.", "Merci pour cette franchise.", "Merci d’en parler."],
    fear: &[
        "Cela a dû faire peur.",
        "Je comprends que cela fasse peur.",
        "Cela a dû être un choc.",
        "On comprend la peur.",
    ],
    exhaustion: &[
        "Cela semble épuisant.",
        "Ce doit être fatigant.",
        "Cela demande beaucoup de force.",
        "C’est beaucoup à porter.",
    ],
    grief: &[
        "J’en suis désolé.",
        "Je suis désolé de l’apprendre.",
        "C’est difficile, j’en suis désolé.",
        "Je suis désolé que ce soit arrivé.",
    ],
    anger: &[
        "Je comprends que ce soit agaçant.",
        "C’est agaçant, je le comprends.",
        "On comprend l’agacement.",
        "Il y a de quoi être agacé.",
    ],
    shame: &[
        "Cela a dû être désagréable.",
        "On imagine bien la gêne.",
        "Ce n’est pas agréable à vivre.",
        "Je comprends que cela ait blessé.",
    ],
    quarrel: &[
        "Cela n’a pas dû être simple.",
        "La situation a dû être délicate.",
        "Ce devait être tendu.",
        "Ces choses-là laissent des traces.",
    ],
    loss: &[
        "J’en suis vraiment désolé.",
        "C’est une grande perte, j’en suis désolé.",
        "C’est très triste.",
        "Je suis sincèrement désolé de l’apprendre.",
    ],
    relief: &[
        "Cela doit être un soulagement.",
        "On comprend le soulagement.",
        "Cela a dû faire du bien.",
        "C’est un poids en moins.",
    ],
    pride: &[
        "On entend combien cela compte.",
        "Cela compte visiblement beaucoup.",
        "On sent que c’est important.",
        "Je comprends que cela touche.",
    ],
    hardship: &[
        "Cela n’a pas l’air simple.",
        "Je comprends que cela dérange.",
        "Ce n’est pas très agréable.",
        "On comprend que ce soit pénible.",
        "C’est contrariant, en effet.",
    ],
    joy: &[
        "Cela fait plaisir à entendre.",
        "C’est agréable à entendre.",
        "Tant mieux.",
        "Voilà qui fait plaisir.",
    ],
};
