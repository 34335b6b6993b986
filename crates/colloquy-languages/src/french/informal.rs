//! The texts of interviews that address people as "tu".

use super::address;
use super::generator::GENERATOR;
use super::guide::GUIDE;
use super::interviewer::INTERVIEWER;
use crate::generator::OfflineGeneratorPhrases;
use crate::guide::{GuideCueWords, family, general, named_by_question};
use crate::informal::InformalAddress;
use crate::interviewer::{CounterQuestionReplies, FollowUpPhrases, InterviewerPhrases};
use colloquy_word_list::words;

pub const INFORMAL: InformalAddress = InformalAddress {
    // "Ton" alone is left out because it is also a noun.
    words: words!(
        "tu, te, toi, ta, tes, toi-même, le tien, la tienne, t'a, t'as, t'es, t'ont, t'avait, t'aurait, \
         t'attends, t'attendais, t'aide, t'intéresse, t'apporte, t'es-tu, t'attends-tu, t'attendais-tu, \
         t'a-t-il, t'a-t-elle, t'a-t-on, t'ont-ils, t'ont-elles, ton avis, ton expérience, ton équipe, ton \
         entreprise, ton travail, ton quotidien, ton métier, ton poste, ton choix, ton départ, ton arrivée, \
         ton point de vue, ton ressenti, ton premier, ton dernier"
    ),
    endings: &["-tu", "-toi"],
    from_formal: "vous en avez = tu en as | vous y avez = tu y as | vous l'avez = tu l'as | vous les avez = tu les as | vous en êtes = tu en es | vous y êtes = tu y es | vous en faites = tu en fais | rendez-vous = rendez-vous | vous attendiez-vous = t'attendais-tu | vous souvenez-vous = te \
                  souviens-tu | vous attendez-vous = t'attends-tu | vous vous attendiez = tu t'attendais | vous \
                  sentez-vous = te sens-tu | vous vous sentez = tu te sens | vous voyez-vous = te vois-tu | vous \
                  êtes-vous = t'es-tu | vous vous êtes = tu t'es | avez-vous = as-tu | vous n'avez = tu n'as | vous \
                  l'avez = tu l'as | vous avez = tu as | aviez-vous = avais-tu | vous aviez = tu avais | auriez-vous \
                  = aurais-tu | vous auriez = tu aurais | êtes-vous = es-tu | vous êtes = tu es | étiez-vous = \
                  étais-tu | vous étiez = tu étais | seriez-vous = serais-tu | pouvez-vous = peux-tu | vous pouvez = \
                  tu peux | pourriez-vous = pourrais-tu | vous pourriez = tu pourrais | vous pouviez = tu pouvais | \
                  voulez-vous = veux-tu | vous voulez = tu veux | devez-vous = dois-tu | vous devez = tu dois | \
                  allez-vous = vas-tu | vous allez = tu vas | faites-vous = fais-tu | vous faites = tu fais | \
                  feriez-vous = ferais-tu | vous feriez = tu ferais | aimez-vous = aimes-tu | vous aimez = tu aimes \
                  | aimeriez-vous = aimerais-tu | vous aimeriez = tu aimerais | souhaitez-vous = souhaites-tu | \
                  souhaiteriez-vous = souhaiterais-tu | pensez-vous = penses-tu | vous pensez = tu penses | \
                  voyez-vous = vois-tu | vous voyez = tu vois | trouvez-vous = trouves-tu | vous trouvez = tu \
                  trouves | utilisez-vous = utilises-tu | vous utilisez = tu utilises | travaillez-vous = \
                  travailles-tu | vous travaillez = tu travailles | préférez-vous = préfères-tu | vous préférez = tu \
                  préfères | attendez-vous = attends-tu | vous attendez = tu attends | recommanderiez-vous = \
                  recommanderais-tu | vous recommanderiez = tu recommanderais | connaissez-vous = connais-tu | \
                  savez-vous = sais-tu | diriez-vous = dirais-tu | décririez-vous = décrirais-tu | évaluez-vous = \
                  évalues-tu | jugez-vous = juges-tu | percevez-vous = perçois-tu | vivez-vous = vis-tu | \
                  ressentez-vous = ressens-tu | prenez-vous = prends-tu | gardez-vous = gardes-tu | entendez-vous = \
                  entends-tu | changeriez-vous = changerais-tu | choisiriez-vous = choisirais-tu | amélioreriez-vous \
                  = améliorerais-tu | Racontez-moi = Raconte-moi | Parlez-moi = Parle-moi | Décrivez = Décris | vous \
                  ont = t'ont | vous avait = t'avait | vous aurait = t'aurait | vous a = t'a | vous plaît = te plaît \
                  | vous convient = te convient | vous manque = te manque | vous gêne = te gêne | vous semble = te \
                  semble | vous vient = te vient | pour vous\u{a0}? = pour toi\u{a0}? | pour vous ? = pour toi ? | \
                  avec vous = avec toi | chez vous = chez toi | selon vous = selon toi | après vous = après toi | \
                  vous-même = toi-même | votre point de vue = ton point de vue | votre satisfaction = ta \
                  satisfaction | votre expérience = ton expérience | votre entreprise = ton entreprise | votre \
                  situation = ta situation | votre quotidien = ton quotidien | votre relation = ta relation | votre \
                  décision = ta décision | votre première = ta première | votre dernière = ta dernière | votre \
                  premier = ton premier | votre dernier = ton dernier | votre journée = ta journée | votre ressenti \
                  = ton ressenti | votre travail = ton travail | votre visite = ta visite | votre équipe = ton \
                  équipe | votre choix = ton choix | votre avis = ton avis | vos = tes",
    // Includes verbs joined to their pronoun, which count as one word.
    by_rule: address::informal_by_rule,
    second_singular: None,
    third_plural: None,
    formal_words: words!(
        "vous, Vous, votre, Votre, vos, Vos, vôtre, vôtres, vous-même, veuillez, Veuillez, décrivez, \
         Décrivez, décrivez-moi, décrivez-nous, racontez, Racontez, racontez-moi, racontez-nous, parlez-moi, \
         parlez-nous, Parlez-nous, dites-moi, dites-nous, Dites-moi, Dites-nous, expliquez, Expliquez, \
         expliquez-moi, expliquez-nous, donnez-moi, donnez-nous, Donnez-moi, Donnez-nous, imaginez, \
         Imaginez, pensez à, Pensez à, citez, Citez, évaluez, Évaluez, notez, Notez, précisez, Précisez, \
         avez-vous, aviez-vous, auriez-vous, aurez-vous, êtes-vous, étiez-vous, seriez-vous, serez-vous, \
         pouvez-vous, pourriez-vous, pourrez-vous, pouviez-vous, voulez-vous, voudriez-vous, vouliez-vous, \
         devez-vous, deviez-vous, devriez-vous, savez-vous, saviez-vous, allez-vous, alliez-vous, \
         iriez-vous, faites-vous, faisiez-vous, feriez-vous, ferez-vous, aimez-vous, aimiez-vous, \
         aimeriez-vous, souhaitez-vous, souhaiteriez-vous, pensez-vous, pensiez-vous, voyez-vous, \
         verriez-vous, trouvez-vous, utilisez-vous, utilisiez-vous, travaillez-vous, préférez-vous, \
         préféreriez-vous, attendez-vous, attendiez-vous, recommanderiez-vous, recommandez-vous, \
         connaissez-vous, connaissiez-vous, dites-vous, diriez-vous, décririez-vous, décrivez-vous, \
         évaluez-vous, évalueriez-vous, jugez-vous, jugeriez-vous, percevez-vous, vivez-vous, viviez-vous, \
         ressentez-vous, prenez-vous, gardez-vous, entendez-vous, changeriez-vous, choisiriez-vous, \
         choisissez-vous, amélioreriez-vous, ajouteriez-vous, proposeriez-vous, suggéreriez-vous, \
         conseilleriez-vous, estimez-vous, considérez-vous, croyez-vous, comptez-vous, envisagez-vous, \
         cherchez-vous, mettez-vous, lisez-vous, écoutez-vous, regardez-vous, recevez-vous, remarquez-vous, \
         passez-vous, venez-vous, partez-vous, restez-vous, parlez-vous, gérez-vous, organisez-vous, \
         achetez-vous, commandez-vous, payez-vous, mangez-vous, appréciez-vous, rencontrez-vous, \
         sentez-vous, souvenez-vous, rappelez-vous, intéressez-vous, occupez-vous, servez-vous, \
         imaginez-vous, retenez-vous, reviendriez-vous, demandez-vous, trouves-vous, fais-vous, vois-vous, \
         attends-vous, qu'avez-vous, qu'aviez-vous, qu'auriez-vous, qu'êtes-vous, qu'aimez-vous, \
         qu'aimeriez-vous, qu'attendez-vous, qu'attendiez-vous, qu'utilisez-vous, qu'entendez-vous, \
         qu'appréciez-vous, qu'amélioreriez-vous, qu'ajouteriez-vous, n'avez-vous, n'êtes-vous, \
         n'aimez-vous, l'avez-vous, l'aviez-vous, l'utilisez-vous, m'avez-vous"
    ),
    generator: OfflineGeneratorPhrases {
        titles_without_topic: &[
            "Entretien pour {organization}",
            "Conversation avec {organization}",
            "Ton point de vue pour {organization}",
        ],
        intros: &[
            "Bonjour et bienvenue. Je suis une IA et je mène cet entretien avec toi pour {organization}. \
             J’aimerais échanger avec toi sur {topics}. Prends ton temps et réponds avec tes propres mots.",
            "Merci de prendre ce temps. Je suis une IA et je te parle pour {organization}. \
             Nous allons aborder {topics}. Il n’y a ni bonne ni mauvaise réponse.",
            "C’est un plaisir de t’accueillir. Je suis une IA et je te pose quelques questions pour \
             {organization}. Nous parlerons de plusieurs choses, dont {topics}. Dis librement ce que tu \
             penses.",
        ],
        intros_without_topic: &[
            "Bonjour et bienvenue. Je suis une intelligence artificielle et je mène cet entretien avec toi \
             pour {organization}. Je vais te poser quelques questions. Prends ton temps et réponds avec tes \
             propres mots.",
            "Merci de m’accorder ce moment. Je suis une intelligence artificielle et je mène cet entretien \
             pour {organization}. C’est ton point de vue qui compte, il n’y a ni bonne ni mauvaise réponse.",
            "Merci d’être là. Je suis une intelligence artificielle et je m’entretiens avec toi pour \
             {organization}. Dis librement ce que tu penses.",
        ],
        openings_without_topic: &[
            "Pour commencer, peux-tu me parler un peu de toi\u{a0}?",
            "De quoi aimerais-tu parler en premier\u{a0}?",
            "Qu’est-ce qui t’occupe l’esprit en ce moment\u{a0}?",
        ],
        unnamed_organization: "l’organisation qui t’invite",
        ..GENERATOR
    },
    guide: GuideCueWords {
        possessives: words!("ton, ta, tes, votre, vos"),
        families: &[
            family(
                words!("pourquoi, raisons, ce qui a"),
                words!("partent, parti, partez, quitt, départ"),
                "ton départ",
                Some("Pour quelles raisons as-tu décidé de partir\u{a0}?"),
            ),
            family(
                words!("pourquoi, raisons, ce qui a"),
                words!("résili, annul, désabonn"),
                "ta résiliation",
                Some("Pour quelles raisons as-tu décidé de résilier\u{a0}?"),
            ),
            family(words!("pourquoi, comment"), words!("chois, choix"), "ton choix", None),
            family(words!("pourquoi, comment"), words!("achet, achat, command"), "ton achat", None),
            named_by_question(words!("comment, où"), words!("connu, découvert, entendu parler")),
            family(&[], words!("recommand"), "ta recommandation", None),
            family(&[], words!("amélior, changer, changeri, mieux, différemment"), "tes suggestions", None),
            family(
                &[],
                words!("gêne, gêné, énerv, difficil, problèm, frustr, agac, frein"),
                "les difficultés",
                None,
            ),
            family(&[], words!("manqu, souhait"), "tes souhaits", None),
            family(
                &[],
                words!("plaît, vous a plu, vous ont plu, leur a plu, leur ont plu, aim, appréci"),
                "les points forts",
                None,
            ),
            family(&[], words!("attend, attente"), "tes attentes", None),
        ],
        about_event: &[
            "Comment as-tu vécu {topic}\u{a0}?",
            "Comment décrirais-tu {topic}\u{a0}?",
            "Qu’est-ce qui t’a marqué dans {topic}\u{a0}?",
        ],
        about_view: &[
            "Comment décrirais-tu {topic}\u{a0}?",
            "Que peux-tu me dire sur {topic}\u{a0}?",
            "Comment vois-tu {topic}\u{a0}?",
        ],
        about_holding: &[
            "Qu’aimerais-tu me dire sur {topic}\u{a0}?",
            "Que peux-tu me dire sur {topic}\u{a0}?",
            "Comment décrirais-tu {topic}\u{a0}?",
        ],
        about_superlative: &[
            ("le", &["Quel a été {topic}\u{a0}?"]),
            ("la", &["Quelle a été {topic}\u{a0}?"]),
            ("les", &["Que peux-tu me dire sur {topic}\u{a0}?"]),
        ],
        about_ground: &["Que peux-tu me dire sur {topic}\u{a0}?"],
        about_phrase: &[
            "Comment trouves-tu {topic}\u{a0}?",
            "Quel est ton avis sur {topic}\u{a0}?",
            "Que peux-tu me dire sur {topic}\u{a0}?",
        ],
        about_word: &[
            "{topic}\u{a0}: que peux-tu m’en dire\u{a0}?",
            "{topic}\u{a0}: qu’en penses-tu\u{a0}?",
            "{topic}\u{a0}: comment le vis-tu\u{a0}?",
        ],
        about_offer: &["Aurais-tu {topic}\u{a0}?"],
        about_foreign: &[
            "Qu’aimerais-tu me dire sur le sujet «\u{a0}{topic}\u{a0}»\u{a0}?",
            "Quel est ton avis sur le sujet «\u{a0}{topic}\u{a0}»\u{a0}?",
            "Quelle est ton expérience sur le sujet «\u{a0}{topic}\u{a0}»\u{a0}?",
        ],
        about_clause: &["Peux-tu me dire {clause}\u{a0}?", "Pourrais-tu me raconter {clause}\u{a0}?"],
        more: "Peux-tu m’en dire un peu plus\u{a0}?",
        general: &[
            general("ton expérience", &[], "Comment décrirais-tu ton expérience jusqu’ici\u{a0}?"),
            general(
                "les points forts",
                words!("points positifs"),
                "Qu’est-ce qui te convient particulièrement bien\u{a0}?",
            ),
            general(
                "les difficultés",
                words!(
                    "problèmes, frictions, points de friction, obstacles, frustrations, irritants, \
                     points de blocage"
                ),
                "Qu’est-ce qui a été difficile ou t’a posé problème\u{a0}?",
            ),
            general(
                "tes suggestions",
                words!(
                    "idées d'amélioration, améliorations, idées d’amélioration, pistes d’amélioration, suggestions d’amélioration, \
                     propositions d’amélioration"
                ),
                "Si tu pouvais changer une chose, que choisirais-tu\u{a0}?",
            ),
        ],
        about_self: "Qu’évoque pour toi {topic}\u{a0}?",
        own_articles: &[("les", "tes")],
        ..GUIDE
    },
    interviewer: InterviewerPhrases {
        passed: &[
            "Comme tu préfères.",
            "Bien sûr, laissons cela de côté.",
            "D’accord, passons à autre chose.",
        ],
        follow_ups: FollowUpPhrases {
            more: &[
                "Peux-tu m’en dire davantage\u{a0}?",
                "Pourrais-tu décrire cela un peu plus en détail\u{a0}?",
                "Que peux-tu me dire d’autre à ce sujet\u{a0}?",
                "Peux-tu m’en raconter un peu plus\u{a0}?",
            ],
            then: &["Comment l’as-tu vécu\u{a0}?", "Que s’est-il passé ensuite\u{a0}?"],
            help: &["Qu’est-ce qui pourrait aider, selon toi\u{a0}?"],
            vague: &[
                "Pourrais-tu m’en donner un exemple\u{a0}?",
                "Que veux-tu dire exactement par là\u{a0}?",
            ],
            wish: &[
                "À quoi cela ressemblerait-il concrètement\u{a0}?",
                "Qu’est-ce que cela changerait pour toi\u{a0}?",
            ],
            good: &[
                "Qu’est-ce qui te plaît le plus là-dedans\u{a0}?",
                "À quoi cela tient-il, selon toi\u{a0}?",
            ],
            thin: &[
                "Pourrais-tu m’en dire un peu plus\u{a0}?",
                "Qu’est-ce qui te fait dire cela\u{a0}?",
                "Qu’est-ce qui te vient d’abord à l’esprit\u{a0}?",
                "Quel en serait un exemple\u{a0}?",
            ],
            easier: &[
                "Y a-t-il un petit détail qui te revient\u{a0}?",
                "À quand remonte la dernière fois\u{a0}?",
                "Quelle serait ta première idée\u{a0}?",
            ],
        },
        mentioned: "Tu as mentionné {clause}.",
        durations: "{clause}, disais-tu.",
        quotes: &["Tu as dit\u{a0}: «\u{a0}{clause}\u{a0}».", "Tu disais\u{a0}: «\u{a0}{clause}\u{a0}»."],
        earlier_quote: "Tout à l’heure, tu as dit\u{a0}: «\u{a0}{clause}\u{a0}».",
        earlier_more: "{topic}\u{a0}: veux-tu ajouter quelque chose\u{a0}?",
        earlier: "Tu en as déjà dit quelques mots.",
        feels_ignored: "Je regrette de te donner cette impression. Ce que tu as dit est noté.",
        feels_ignored_quote: "Je regrette de te donner cette impression. J’ai noté\u{a0}: «\u{a0}{clause}\u{a0}».",
        wish_questions: words!(
            "changeriez, choisiriez, aimeriez, souhaiteriez, souhaitez, attendez, aurait pu, aurions pu, \
             pourrait, pourrions, améliorer, améliorations, suggestions, changerais, choisirais, \
             aimerais-tu, tu aimerais, souhaiterais-tu, tu souhaiterais, souhaites, attends-tu, tu attends"
        ),
        foreign_guide: "Réponds dans la langue que tu préfères\u{a0}; ma question a été préparée dans une \
                        autre.",
        last_questions: &[
            "Y a-t-il quelque chose que tu aimerais ajouter\u{a0}?",
            "Avant de terminer, y a-t-il un point dont tu aimerais encore parler\u{a0}?",
            "C’était mon dernier sujet. Aimerais-tu évoquer autre chose\u{a0}?",
        ],
        farewells: &[
            "C’était ma dernière question. Merci pour le temps que tu m’as accordé, et au revoir.",
            "Très bien. Nous voici à la fin de notre entretien. \
             Je te remercie de ton temps et te souhaite une bonne journée.",
            "Très bien. Notre entretien touche maintenant à sa fin. Un grand merci pour tes réponses, et au \
             revoir.",
        ],
        stopped: &[
            "Bien sûr, arrêtons-nous ici. Merci beaucoup pour le temps que tu m’as accordé, et au revoir.",
            "D’accord, nous en restons là. Merci pour ce que tu m’as dit, et au revoir.",
        ],
        exhausted: &[
            "Très bien. Nous arrivons au terme de cet entretien. Un grand merci pour tes réponses, et au revoir.",
            "Très bien. Nous devons nous arrêter ici. Je te remercie de ton temps et te souhaite une bonne \
             journée.",
        ],
        unheard: &["Je n’ai pas bien entendu.", "Prends ton temps.", "Je n’ai pas entendu de réponse."],
        greeted: &["Bonjour, et merci d’être là.", "Merci, et bonjour à toi."],
        replies: CounterQuestionReplies {
            privacy: "Tes réponses vont à {organization}, qui décide des personnes qui les lisent.",
            purpose: "Tes réponses aident {organization} à comprendre ton point de vue\u{a0}; \
                      c’est là que l’on peut te dire à quoi elles servent exactement.",
            name_use: "Je ne sais pas si ton nom accompagne tes réponses\u{a0}; {organization} peut te le \
                       dire.",
            contact: "Adresse-toi à {organization}\u{a0}; c’est là que l’on peut te renseigner.",
            reason: "La réponse aide {organization} à comprendre ton expérience, \
                     et rien ne t’oblige à la donner.",
            opinion: "Je n’ai pas d’avis là-dessus\u{a0}; c’est le tien qui compte ici.",
            unknown: "Je ne le sais pas, mais ta question parvient à {organization} avec tes réponses.",
            ..INTERVIEWER.replies
        },
        deflected: &[
            "Je suis là uniquement pour mener cet entretien avec toi.",
            "Je ne peux pas faire cela, mais je poursuis volontiers notre entretien.",
            "Cela dépasse ce que je peux faire ici.",
        ],
        weary: &["Cela semble épuisant. Rien ne t’oblige à poursuivre, et nous pouvons arrêter à tout \
             moment. Veux-tu continuer\u{a0}?"],
        calm: &[
            "Je comprends que cela te dérange. Nous pouvons passer cette question ou nous arrêter à tout \
             moment. Veux-tu continuer\u{a0}?",
            "Je comprends. Rien ne t’oblige à répondre, et tu peux arrêter quand tu le souhaites. \
             Souhaites-tu continuer\u{a0}?",
        ],
        praises: "$fine $remark, $glow $remark, c'est $glow, c'est vraiment $glow, c'est très $glow, quelle \
                  $glow, quel $glow, quelle belle, quel beau, comme c'est $glow, bravo, félicitations, \
                  chapeau, bien joué, bien dit, très bien dit, je vous félicite, j'admire, je suis \
                  impressionné*, vous avez raison, vous avez tout à fait raison, je suis d'accord, je suis \
                  tout à fait d'accord, formidable, magnifique, fantastique, génial, impressionnant, \
                  merveilleux, extraordinaire, passionnant, je te félicite, tu as raison, tu as tout à fait \
                  raison",
        welcomes: "ravi de, ravie de, ravis de, heureux de l'entendre, heureux de l'apprendre, heureux que, \
                   heureuse de, heureux de, content de, contente de, content que, bonne nouvelle, bonnes \
                   nouvelles, ça fait plaisir, cela fait plaisir, c'est bien, c'est bon signe, c'est une \
                   bonne chose, tant mieux, c'est positif, c'est encourageant, expérience positive, bonne \
                   expérience, belle expérience, expérience agréable, point fort, points forts, avantage, \
                   bien passé, vous a plu, t'a plu",
        promises: "je promets, je vous promets, nous promettons, nous vous promettons, c'est promis, je \
                   garantis, je vous garantis, nous garantissons, nous vous garantissons, je vous assure, \
                   nous vous assurons, soyez assuré*, comptez sur nous, comptez sur moi, vous pouvez compter \
                   sur, vous recevrez, vous obtiendrez, vous aurez … réponse, vous aurez … nouvelles, vous \
                   serez … $settled, $giver vais … $act, $giver allons … $act, $giver va … $act, $giver vont \
                   … $act, $giver $act, $giver vous $act, $giver le $act, $giver les $act, $giver l' $act, \
                   $giver nous … $act, $giver m' $act, $giver m'en $act, $giver nous en $act, ferai en \
                   sorte, ferons en sorte, sera … $settled, seront … $settled, va être $settled, vont être \
                   $settled, reste confidentiel, restera confidentiel*, resteront confidentiel*, restera \
                   anonyme, je te promets, nous te promettons, je te garantis, nous te garantissons, je \
                   t'assure, nous t'assurons, sois assuré*, compte sur nous, compte sur moi, tu peux compter \
                   sur, tu recevras, tu obtiendras, tu auras … réponse, tu auras … nouvelles, tu seras … \
                   $settled, $giver te $act, $giver t' $act",
        references: "vous avez dit, disiez-vous, disais-tu, vous disiez, vous avez mentionné, vous avez évoqué, vous avez parlé, \
                     vous parliez, vous avez décrit, tout à l'heure, comme vous, j'ai noté, je retiens, tu \
                     as dit, tu disais, tu as mentionné, tu as évoqué, tu as parlé, tu parlais, tu as \
                     décrit, comme tu",
        meant: "Je parle de ceci\u{a0}: {topic}. Qu’est-ce qui te vient à l’esprit\u{a0}?",
        ..INTERVIEWER
    },
};
