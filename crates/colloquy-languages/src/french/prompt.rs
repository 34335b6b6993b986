use crate::prompt::{
    AskedAboutWords, PromptCueWords, TopicOrderWords, UnmarkedQuestionWords, never, unchanged,
};
use colloquy_word_list::words;

pub const PROMPT: PromptCueWords = PromptCueWords {
    leads: words!(
        "je vous prie de, je te prie de, prière de, veuillez, veillez à, en premier lieu, en second lieu, dans un premier temps, dans un second temps, par ailleurs, en outre, de plus, pour commencer, par la suite, pour l'instant, pour le moment, dans l'immédiat, nb, aux autres, à tous, à toutes, à tout le monde, à chacun, à chacune, attention, il faut, il faudra, il faudrait, il convient de, pensez à, pense à, n'oublie pas de, n'oubliez pas de, s'il te plaît, s'il vous plaît, merci de, aussi, puis, ensuite, et, d'abord, enfin, tu dois, vous devez, \
         ton rôle est de, ta mission est de, votre mission est de, l'objectif est de, l'objectif est d', \
         le but est de, nous voulons, nous souhaitons, nous aimerions, nous voudrions, on veut, on aimerait, \
         on voudrait, je veux, je voudrais, j'aimerais, je souhaite, peux-tu, pouvez-vous, pourrais-tu, \
         pourriez-vous, essaie de, essayez de, commence par, commencez par, également, afin de, pour"
    ),
    asking: words!(
        "l'enquêteur demandera, l'enquêteur lui demandera, l'enquêteur lui demande, l'enquêteur demande, l'intervieweur demande, l'intervieweur lui demande, l'intervieweur demandera, l'intervieweur lui demandera, on demande, on demandera, on leur demande, on leur demandera, on lui demande, on lui demandera, nous leur demandons, nous leur demanderons, nous lui demandons, nous lui demanderons, il leur sera demandé, il lui sera demandé, il est demandé, lui demander, lui poser la question de savoir, pose des questions, posez des questions, poser des questions, pose-leur des questions, parlez-moi, \
         parle-moi, demande, demandez, demander, demande-leur, demandez-leur, demande-lui, demandez-lui, \
         leur demander, interroge, interrogez, interroger, interroge-les, interrogez-les, questionne, questionnez, \
         parle, parlez, parler, parle-leur, parlez-leur, interviewe, interviewez, interviewer, discute, discutez, \
         discuter, échange, échangez, échanger, relance, relancez, insiste, insistez, enquête, enquêtez, \
         mène un entretien, menez un entretien, mener un entretien, mène une interview, voir avec eux, voir avec elles, vois avec eux, vois avec elles, voyez avec eux, \
         voyez avec elles, renseigne-toi, \
         renseignez-vous"
    ),
    exploring: words!(
        "on aborde, on abordera, on explore, on explorera, on cherche à savoir, on cherchera à savoir, on cherche à comprendre, on cherchera à comprendre, on approfondit, on approfondira, on parlera de, on évoquera, on recueille, on recueillera, il s'agit de savoir, il s'agit de comprendre, il s'agira de savoir, il s'agira de comprendre, demandez-leur de raconter, demandez-leur de décrire, demandez-leur d'expliquer, demandez-leur de nous raconter, demandez-leur de nous décrire, demande-leur de raconter, demande-leur de décrire, demande-leur d'expliquer, demande-leur de nous raconter, demande-leur de nous décrire, demandez-lui de raconter, demandez-lui de décrire, demandez-lui d'expliquer, demandez-lui de nous raconter, demandez-lui de nous décrire, demande-lui de raconter, demande-lui de décrire, demande-lui d'expliquer, demande-lui de nous raconter, demande-lui de nous décrire, leur demander de raconter, leur demander de décrire, leur demander d'expliquer, leur demander de nous raconter, leur demander de nous décrire, demandez de raconter, demandez de décrire, demandez d'expliquer, demandez de nous raconter, demandez de nous décrire, demander de raconter, demander de décrire, demander d'expliquer, demander de nous raconter, demander de nous décrire, demande de raconter, demande de décrire, demande d'expliquer, demande de nous raconter, demande de nous décrire, \
         concentre-toi sur, concentrez-vous sur, attarde-toi sur, attardez-vous sur, faites-leur raconter, fais-leur raconter, faites-leur décrire, fais-leur décrire, faites-les parler, fais-les parler, \
         fais raconter, faites raconter, vérifie, vérifiez, vérifier, explore, explorez, explorer, découvre, découvrez, découvrir, comprendre, comprends, comprenez, savoir, \
         connaître, aborde, abordez, aborder, recueille, recueillez, recueillir, cherche à savoir, \
         cherchez à savoir, cherche à comprendre, cherchez à comprendre, approfondis, approfondissez, approfondir, \
         évalue, évaluez, évaluer, identifie, identifiez, identifier, décrire, raconter, expliquer, apprends, \
         apprenez, en savoir plus, couvre, couvrez, couvrir, traite, traitez, traiter, analyse, analysez, analyser"
    ),
    following: words!("approfondis, approfondissez, relance, relancez, creuse, creusez"),
    links: &[
        ("à propos du", "le"),
        ("à propos des", "les"),
        ("à propos de", ""),
        ("à propos d'", ""),
        ("au sujet du", "le"),
        ("au sujet des", "les"),
        ("au sujet de", ""),
        ("au sujet d'", ""),
        ("concernant", ""),
        ("sur", ""),
        ("quant à", ""),
        ("quant aux", "les"),
        ("quant au", "le"),
    ],
    asked_about: AskedAboutWords { verbs: &[], links: &[] },
    near_links: &[
        ("autour du", "le"),
        ("autour des", "les"),
        ("autour de", ""),
        ("du", "le"),
        ("des", "les"),
        ("de", ""),
        ("d'", ""),
    ],
    relays: words!("de, d'"),
    question_words: words!(
        "qu'est-ce qui, qu'est-ce que, qu'est-ce qu', à quelle fréquence, depuis combien, d'où, depuis quand, avec qui, comment, pourquoi, ce que, ce qui, ce qu', si, s'ils, s'il, s'elles, quand, où, quel, quelle, quels, \
         quelles, qui, combien, dans quelle mesure, à quel point, à quelle, en quoi, lequel, laquelle"
    ),
    markers: words!(
        "les sujets sont, les thèmes sont, ce qui nous intéresse, nous nous intéressons à, avis sur, retours sur, opinion sur, impressions sur, entretien sur, entretiens sur, interview sur, \
         interviews sur, enquête sur, étude sur, conversation sur, porte sur, il s'agit de, voulons savoir, \
         voulons comprendre, souhaitons savoir, souhaitons comprendre, aimerions savoir, aimerions comprendre, \
         voudrions savoir, voudrions comprendre, afin de comprendre, pour comprendre, entretien à propos de"
    ),
    manners: words!(
        "tu es, vous êtes, sois, soyez, reste, restez, garde, gardez, ne, n', évite, évitez, ignore, ignorez, \
         oublie, oubliez, utilise, utilisez, agis, agissez, jamais, toujours, réponds, répondez, remercie, \
         remerciez, bonjour, répète, répétez"
    ),
    labels: words!(
        "sujet, sujets, thème, thèmes, objectif, objectifs, but, contexte, titre, entretien, interview, question, \
         questions, mission, objet"
    ),
    list_heads: words!("suivants, suivantes, suivant, suivante, sujets, questions, thèmes, ces, points"),
    conjunctions: words!("et, puis, ensuite, ou, mais"),
    function_words: words!(
        "le, la, les, un, une, des, du, de, et, est, sont, dans, avec, pour, sur, que, qui, nous, notre, nos, leur, \
         leurs, ils, elles, vous, votre, vos, comment, pourquoi, au, aux, par, ou, ne, pas, ce, cette, ces, il, \
         elle, se, sa, son, ses, à, demande, avez, êtes, plus, quel, quelle, quels, quelles, ont, en, on, d', l', je"
    ),
    articles: words!("le, la, les, l', un, une, leur, leurs, votre, vos"),
    addressed: &[("leurs", "vos")],
    addressing: words!(
        "vous, Vous, votre, vos, Votre, tu, Tu, ton, ta, tes, ils, elles, s'ils, qu'ils, ont, sont"
    ),
    also: words!("aussi, ensuite"),
    always: words!("toujours"),
    with: words!("avec"),
    joints: words!("et, ainsi que"),
    interrogatives: words!("comment, pourquoi, ce que, ce qui, combien, quel, quelle, quels, quelles, quand"),
    whether: words!("si"),
    whether_after_and: words!("si"),
    antecedents: &[],
    relatives: words!("qui, que, où"),
    conditions: words!("si, s', en cas de, en cas d', au cas où, dans le cas où"),
    speakers: words!("nous, je, on"),
    possessives: words!("leur, leurs"),
    settings: words!("durée, langue, ton, style, format, consignes, règles"),
    occasions: words!("entretien, entretiens"),
    unmarked: UnmarkedQuestionWords {
        openings: words!("que s'est-il, que se passe-t-il, que s'est-on, qu'est-ce, est-ce que, est-ce qu'"),
        verbs: &[],
        adverbs: &[],
        subjects: &[],
        verb_endings: &[],
        adjectives: &[],
    },
    bare_questions: words!(
        "qui fait quoi, comment, pourquoi, quand, où, qui, quoi, combien, avec qui, depuis quand, pour qui, par qui, chez qui, à qui, à quel point, combien de temps, combien de fois, lesquels, lesquelles, lequel, laquelle, pourquoi pas"
    ),
    bare_openings: words!(
        "à quel, à quelle, à quels, à quelles, dans quel, dans quelle, dans quels, dans quelles, avec quel, avec quelle, avec quels, avec quelles, pour quel, pour quelle, pour quelles, combien de, depuis combien de, sous quelle, de quelle, par quel"
    ),
    told_occasions: words!("la dernière fois, la première fois"),
    follow_ons: words!("si oui, si non, sinon, pourquoi pas, et pourquoi"),
    back_references: words!("il, elle, ça, cela, en, y, c'était, c'est, elles"),
    question_labels: words!("dernière question, question finale, question de fin, question de conclusion"),
    abbreviations: words!("p.ex, etc"),
    nominative: unchanged,
    speaks_of_one_thing: never,
    sequence: TopicOrderWords {
        first: &[
            ("commence par", ""),
            ("commencez par", ""),
            ("commencer par", ""),
            ("débute par", ""),
            ("débutez par", ""),
            ("démarre par", ""),
            ("démarrez par", ""),
            ("commence avec", ""),
            ("commencez avec", ""),
        ],
        later: &[
            ("on passe au", "le"),
            ("on passe aux", "les"),
            ("on passe à", ""),
            ("on passera au", "le"),
            ("on passera aux", "les"),
            ("on passera à", ""),
            ("puis", ""),
            ("et puis", ""),
            ("ensuite", ""),
            ("après cela", ""),
            ("continue avec", ""),
            ("continuez avec", ""),
            ("continue par", ""),
            ("continuez par", ""),
            ("poursuis avec", ""),
            ("poursuivez avec", ""),
            ("poursuis par", ""),
            ("poursuivez par", ""),
            ("passe au", "le"),
            ("passez au", "le"),
            ("passe aux", "les"),
            ("passez aux", "les"),
            ("passe à", ""),
            ("passez à", ""),
            ("termine par", ""),
            ("terminez par", ""),
            ("termine avec", ""),
            ("terminez avec", ""),
            ("finis par", ""),
            ("finir par", ""),
            ("terminer par", ""),
            ("conclure par", ""),
            ("finir avec", ""),
            ("finissez par", ""),
            ("conclus par", ""),
            ("concluez par", ""),
            ("conclus avec", ""),
            ("concluez avec", ""),
            ("enfin", ""),
            ("pour finir", ""),
            ("pour terminer", ""),
            ("en dernier", ""),
        ],
        first_asking: words!(
            "commence par demander, commencez par demander, commencez par leur demander, \
             commence par leur demander, commencez en demandant, commencez en leur demandant"
        ),
        later_asking: words!(
            "termine en demandant, terminez en demandant, termine en leur demandant, \
             terminez en leur demandant, termine par demander, terminez par leur demander, \
             finissez en demandant, finissez en leur demandant, finis en demandant, \
             concluez en demandant, concluez en leur demandant, conclus en demandant, finir en demandant, \
             terminer en demandant, conclure en demandant, finir par demander, terminer par demander"
        ),
        ask: "demandez",
        adverbs: words!(
            "d'abord, tout d'abord, en premier, au début, pour commencer, puis, ensuite, enfin, \
             à la fin, pour finir, pour terminer"
        ),
        no_topics: words!(
            "note, touche, quelque chose, quelques, une ou deux, au revoir, remerciement, remerciements, vœux, mot, \
             mots, sourire, phrase, merci"
        ),
    },
};
