use crate::briefing::BriefingCueWords;
use colloquy_word_list::words;

pub const BRIEFING: BriefingCueWords = BriefingCueWords {
    mail_headers: words!("de, à, cc, cci, objet, envoyé, date, re, tr"),
    sign_offs: words!(
        "bises, bise, cordialement, bien cordialement, bien à toi, bien à vous, merci, merci d'avance, \
         merci beaucoup, amitiés, à bientôt, bonne journée, salutations, cdlt, à plus, \
         respectueusement, amicalement"
    ),
    spellings: &[
        ("ca", "ça"),
        ("est ce que", "est-ce que"),
        ("est ce qu'", "est-ce qu'"),
        ("qu'est ce que", "qu'est-ce que"),
        ("qu'est ce qui", "qu'est-ce qui"),
        ("arreter", "arrêter"),
        ("svp", "s'il vous plaît"),
        ("stp", "s'il te plaît"),
        ("pr", "pour"),
        ("ds", "dans"),
        ("bcp", "beaucoup"),
        ("qd", "quand"),
        ("pk", "pourquoi"),
        ("pcq", "parce que"),
        ("&", "et"),
        ("tt", "tout"),
        ("ke", "que"),
        ("mrc", "merci"),
    ],
    informing: words!(
        "raconte, racontent, disent, expliquent, décrivent, nous dire, nous raconter, nous expliquer, \
         nous décrire, nous parler, nous confier, raconter, dire, expliquer, décrire, parler, \
         témoigner, partager"
    ),
    obliging: words!(
        "doivent, devraient, devront, peuvent, pourront, doit, devrait, vont, sont invités à, \
         auront à"
    ),
    wishes: words!(
        "nous nous demandons, on se demande, sommes curieux de savoir, qu'on sache, que l'on sache, qu'on comprenne, que nous sachions, voudrait comprendre, voudrait savoir, aimerait savoir, aimerait comprendre, aimerais savoir, \
         aimerais comprendre, voudrais savoir, voudrais comprendre, souhaite savoir, \
         souhaite comprendre, souhaitons connaître, veut savoir, veut comprendre, voulons savoir, \
         voulons comprendre, m'intéresse, nous intéresse, nous intéressent, m'intéressent, \
         intéressant de savoir, importe de savoir, utile de savoir, il s'agit de savoir, \
         cherchons à savoir, cherchons à comprendre, cherche à comprendre, curieux de savoir, \
         se demande, nous demandons, je me demande, tu veux savoir, vous voulez savoir, \
         nous importe, nous importent, m'importe, m'importent, savons à peine, savons peu, ne savons pas bien, ne savons pas vraiment"
    ),
    raised: words!(
        "s'ils n'en parlent pas, si elle n'en parle pas, s'il n'en parle pas, si elles n'en parlent pas, sauf si elle en parle, seulement s'ils en parlent, uniquement s'ils en parlent, sauf s'ils en parlent, que s'ils en parlent, sauf s'ils l'évoquent, seulement s'ils l'évoquent"
    ),
    unprompted: words!(
        "de toi-même, de vous-même, toi-même, vous-même, spontanément, de ta propre initiative, de votre propre initiative"
    ),
    avoid: "Ne mentionne pas",
    mattering: words!(
        "nous importe, nous intéresse, nous importe beaucoup, est important pour nous, m'intéresse"
    ),
    if_any: words!("s'il y en a, le cas échéant, s'il y en avait"),
    then_ask: words!(
        "demande, demandez, demander, demande-lui, demandez-lui, demande-leur, demandez-leur, creuser, creuse, creusez, on demande, on demandera, on leur demande, on leur demandera, on lui demande, on lui demandera, lui demander, leur demander"
    ),
    before_verb: words!(
        "il, elle, on, vous, tu, je, à, de, et, ou, qui, la, une, leur, sa, cette, s'il, qu'il, qu'elle, qu'on, l'on, quelqu'un, sans"
    ),
    for_person: words!("pour elle, pour lui"),
    for_invitee: ("pour vous", "pour toi"),
    only: words!(
        "seulement si, uniquement si, seulement pour, uniquement pour, que si, seulement les, \
         uniquement les, seulement"
    ),
    those_who: words!(
        "à ceux qui, à celles qui, à celles et ceux qui, pour celles qui, aux personnes qui, ceux qui, celles qui, celles et ceux qui, si quelqu'un, si la personne, s'ils, s'elles, \
         pour ceux qui"
    ),
    otherwise: words!("sinon, dans le cas contraire, autrement, si non, si ce n'est pas le cas"),
    skipping: words!(
        "mettre fin à l'entretien, terminer l'entretien, orienter vers, renvoyer vers, donner le numéro, pas besoin, n'a pas à, n'ont pas à, \
         passer à, passer la, passer les, passe à, passe la, passe les, passez à, passez la, passez les, saute, sautez, sauter, ignorer, laisse tomber"
    ),
    but: words!("mais, cependant, toutefois, sans que"),
    endings: words!(
        "pour finir, pour terminer, pour conclure, à la fin, en fin d'entretien, en conclusion, \
         enfin remercie, remercie, remerciez, remercier, termine, terminez, terminer, conclus, \
         concluez, conclure, clôture, clôturez, avant de raccrocher, avant de finir, conclusion, fin, \
         mot de la fin"
    ),
    telling: words!(
        "dis-leur, dites-leur, dis, dites, dire, rappelle, rappelez, rappeler, rappelle-leur, \
         rappelez-leur, précise, précisez, préciser, annonce, annoncez, annoncer, signale, signalez, \
         informe-les, informez-les, en disant, en rappelant, rappelant, en précisant, indique, \
         indiquez, mentionne"
    ),
    that: words!("que, qu'"),
    at_most: words!("max, maximum, au maximum, au plus, pas plus de, jusqu'à, maxi, limité à"),
    questions: words!("questions, question, sujets, thèmes"),
    numbers: &[
        "une", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze",
    ],
    part_labels: words!("bloc, partie, section, thème, sujet, question, module, étape, volet, axe, point"),
    goal_headings: words!(
        "objectif, objectifs, but, buts, finalité, question de recherche, questions de recherche, \
         problématique, enjeux"
    ),
    guide_headings: words!(
        "guide d'entretien, grille d'entretien, thèmes, questions, à aborder, sujets, \
         points à aborder, trame, grille, sujets à aborder, thèmes à aborder"
    ),
    background_headings: words!(
        "qui, pour qui, contexte, échantillon, cible, public, profil, analyse, méthode, méthodologie, \
         confidentialité, recrutement, contexte interne, interne"
    ),
    informal: words!(
        "tutoyant, les tutoyer, on se tutoie, se tutoie, tutoiement svp, en les tutoyant, tutoiement, tutoie, tutoyer, tutoyez, tutoie-les, tutoie-la, tutoyez-les"
    ),
    formal: words!(
        "vouvoyant, les vouvoyer, vouvoiement, vouvoie, vouvoyer, vouvoyez, vouvoie-les, vouvoyez-les"
    ),
    everyone: words!("chacun, chacune, chaque personne, tout le monde, chacun d'eux"),
    required: words!(
        "obligatoire, obligatoires, incontournable, impératif, à poser absolument, indispensable"
    ),
    conduct: words!("commence par un peu de small talk, mets à l'aise, mettez à l'aise"),
    petitions: words!(
        "peux-tu, tu peux, pourrais-tu, tu pourrais, pouvez-vous, vous pouvez, pourriez-vous, \
         vous pourriez, est-ce qu'on peut, peut-on, pourrait-on, on peut, on pourrait, il faudrait, \
         est-ce que tu peux, est-ce que vous pouvez, quelqu'un peut"
    ),
    tools: words!(
        "outil, l'outil, robot, assistant, entretien, entretiens, d'entretiens, entrevue, entrevues, \
         enquête, sondage, interviewer, interroger, système, ia, interviews, appeler"
    ),
    agreed: words!(
        "comme convenu, comme discuté, comme prévu, comme promis, suite à notre point, \
         suite à notre échange, suite à notre appel"
    ),
    audience_headings: words!("qui, pour qui, échantillon, cible, public, profil, participants, population"),
    interviewers: words!("l'intervieweur, l'intervieweuse, l'enquêteur, l'enquêtrice, l'assistant, l'ia"),
    interviewer_pronouns: words!("il, elle"),
    imperatives: &[
        ("demandera", "demande"),
        ("lui demande", "demande-lui"),
        ("lui demandera", "demande-lui"),
        ("leur demande", "demande-leur"),
        ("leur demandera", "demande-leur"),
        ("l'interroge", "interroge-les"),
        ("l'interrogera", "interroge-les"),
        ("les interroge", "interroge-les"),
        ("les interrogera", "interroge-les"),
        ("cherche à comprendre", "demande"),
        ("cherchera à savoir", "demande"),
        ("cherchera à comprendre", "demande"),
        ("explorera", "explore"),
        ("évitera", "évite"),
        ("n'abordera", "n'aborde"),
        ("ne parlera", "ne parle"),
        ("ne mentionnera", "ne mentionne"),
        ("ne demandera", "ne demande"),
        ("s'abstient de parler", "ne parle pas"),
        ("s'abstiendra de parler", "ne parle pas"),
        ("s'abstient de mentionner", "ne mentionne pas"),
        ("s'abstiendra de mentionner", "ne mentionne pas"),
        ("demande", "demande"),
        ("ne demande", "ne demande"),
        ("ne mentionne", "ne mentionne"),
        ("ne parle", "ne parle"),
        ("n'aborde", "n'aborde"),
        ("parle avec", "parle avec"),
        ("interroge", "interroge"),
        ("évite", "évite"),
        ("cherche à savoir", "demande"),
        ("doit demander", "demande"),
        ("doit apprendre", "demande"),
        ("doit savoir", "demande"),
        ("doit parler avec", "parle avec"),
        ("ne doit pas aborder", "n'aborde pas"),
        ("ne doit pas parler", "ne parle pas"),
        ("ne doit pas mentionner", "ne mentionne pas"),
        ("ne doit jamais mentionner", "ne mentionne pas"),
        ("ne doit jamais parler", "ne parle pas"),
        ("explore", "explore"),
    ],
    asked: words!(
        "doit dire, doivent dire, doit raconter, doivent raconter, est invité à dire, est invitée à dire, sont invités à dire, nous dit, nous raconte, nous disent, nous racontent"
    ),
    plain_beginnings: &[
        ("on termine en demandant", "Termine en demandant"),
        ("on terminera en demandant", "Termine en demandant"),
        ("on conclut en demandant", "Termine en demandant"),
        ("on conclura en demandant", "Termine en demandant"),
        ("quand ils parlent", "S'ils parlent"),
        ("quand ils évoquent", "S'ils évoquent"),
        ("quand ils disent", "S'ils disent"),
        ("quand ils mentionnent", "S'ils mentionnent"),
        ("quand ils se plaignent", "S'ils se plaignent"),
        ("lorsqu'ils parlent", "S'ils parlent"),
        ("lorsqu'ils évoquent", "S'ils évoquent"),
        ("lorsqu'ils disent", "S'ils disent"),
        ("lorsqu'ils mentionnent", "S'ils mentionnent"),
        ("lorsqu'ils se plaignent", "S'ils se plaignent"),
        ("dès qu'ils parlent", "S'ils parlent"),
        ("dès qu'ils évoquent", "S'ils évoquent"),
        ("dès qu'ils disent", "S'ils disent"),
        ("dès qu'ils mentionnent", "S'ils mentionnent"),
        ("dès qu'ils se plaignent", "S'ils se plaignent"),
        ("quand quelqu'un parle", "Si quelqu'un parle"),
        ("quand quelqu'un évoque", "Si quelqu'un évoque"),
        ("quand quelqu'un dit", "Si quelqu'un dit"),
        ("quand quelqu'un mentionne", "Si quelqu'un mentionne"),
        ("quand quelqu'un se plaint", "Si quelqu'un se plaint"),
        ("lorsque quelqu'un parle", "Si quelqu'un parle"),
        ("lorsque quelqu'un évoque", "Si quelqu'un évoque"),
        ("lorsque quelqu'un dit", "Si quelqu'un dit"),
        ("lorsque quelqu'un mentionne", "Si quelqu'un mentionne"),
        ("lorsque quelqu'un se plaint", "Si quelqu'un se plaint"),
        ("dès que quelqu'un parle", "Si quelqu'un parle"),
        ("dès que quelqu'un évoque", "Si quelqu'un évoque"),
        ("dès que quelqu'un dit", "Si quelqu'un dit"),
        ("dès que quelqu'un mentionne", "Si quelqu'un mentionne"),
        ("dès que quelqu'un se plaint", "Si quelqu'un se plaint"),
        ("terminer en demandant", "Termine en demandant"),
        ("finir en demandant", "Termine en demandant"),
        ("conclure en demandant", "Termine en demandant"),
        ("pour finir demander", "Termine en demandant"),
        ("à la fin demander", "Termine en demandant"),
        ("pour terminer demander", "Termine en demandant"),
    ],
    why_so_many: &[
        ("pourquoi tant de", "pourquoi les"),
        ("pourquoi autant de", "pourquoi les"),
        ("pourquoi tant d'", "pourquoi les"),
        ("pourquoi autant d'", "pourquoi les"),
    ],
    if_so: &[("Si oui", "et si oui"), ("Si non", "et sinon"), ("Sinon", "et sinon")],
    company: words!("avec eux, avec elles"),
    nobody: words!("personne"),
    asked_about: words!(
        "doit être interrogé sur, doit être interrogée sur, doivent être interrogés sur, doivent être interrogées sur, doivent être questionnés sur, doivent être questionnées sur"
    ),
    asked_around: &[],
    condition_verbs: &[],
    condition_word: None,
    then: &[],
    ask: "Demande",
    requests_to_invitee: &[
        ("racontez-nous", "Pouvez-vous nous raconter", ""),
        ("racontez-moi", "Pouvez-vous me raconter", ""),
        ("racontez", "Pouvez-vous nous raconter", ""),
        ("raconte-nous", "Peux-tu nous raconter", ""),
        ("raconte-moi", "Peux-tu me raconter", ""),
        ("parlez-nous", "Pouvez-vous nous parler", ""),
        ("parlez-moi", "Pouvez-vous me parler", ""),
        ("parle-nous", "Peux-tu nous parler", ""),
        ("parle-moi", "Peux-tu me parler", ""),
        ("décrivez-nous", "Pouvez-vous nous décrire", ""),
        ("décrivez", "Pouvez-vous décrire", ""),
        ("décris-nous", "Peux-tu nous décrire", ""),
        ("dites-nous", "Pouvez-vous nous dire", ""),
        ("dites-moi", "Pouvez-vous me dire", ""),
        ("dis-nous", "Peux-tu nous dire", ""),
        ("dis-moi", "Peux-tu me dire", ""),
    ],
    asks_to_tell: words!(
        "qu'ils racontent, qu'elles racontent, qu'elle raconte, qu'ils nous disent, qu'ils nous racontent, qu'ils disent, qu'ils expliquent, qu'ils nous expliquent, nous aimerions savoir, on aimerait savoir, nous voulons savoir, on veut savoir, j'aimerais savoir"
    ),
    bare_reasons: &[
        ("pourquoi", "et pourquoi"),
        ("et pourquoi", "et pourquoi"),
        ("pourquoi pas", "et pourquoi"),
        ("pourquoi ou pourquoi pas", "et pourquoi"),
        ("pour quelle raison", "et pour quelle raison"),
        ("pour quelles raisons", "et pour quelles raisons"),
    ],
    informal_pronouns: words!("tu, toi"),
    formal_pronouns: words!("vous"),
    address_fillers: words!(
        "ton, proche, convivial, détendu, on, se, dit, les, leur, dire, svp, merci, le, adresse, utiliser, employer, utilise, utilisez, plutôt, ici, \
         forme, registre, rappel"
    ),
    sentence_forms: super::sentence_forms::FORMS,
    farewell: "Je voulais aussi vous dire que {clause}.",
};
