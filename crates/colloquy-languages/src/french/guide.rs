use super::grammar;
use super::synonyms::SYNONYMS;
use crate::guide::{ForbiddenTopicCues, GuideCueWords, family, general, named_by_question};
use colloquy_word_list::words;

pub const GUIDE: GuideCueWords = GuideCueWords {
    audience_leads: words!(
        "l'interviewé est, l'interviewée est, la personne interrogée est, la personne interviewée est, tu appelles, vous appelez, tu t'adresses à, vous vous adressez à, tu rencontres, vous rencontrez, \
         tu interroges, vous interrogez, nous interrogeons, tu interviewes, vous interviewez, nous interviewons, \
         tu parles avec, vous parlez avec, tu parles à, vous parlez à, tu t'entretiens avec, vous vous entretenez avec, \
         tu discutes avec, vous discutez avec, tu mènes un entretien avec, vous menez un entretien avec, \
         les participants sont, les personnes interrogées sont, notre public est, notre cible est"
    ),
    bans: ForbiddenTopicCues {
        whole: words!(
            "pas de, pas d', pas de question sur, pas de questions sur, ne rien demander sur, ne rien dire sur, ne rien dire de, inutile de parler, inutile d'évoquer, inutile de mentionner, pas la peine de parler, interdiction de parler, interdiction de demander, interdit de parler, interdit de demander, défense de parler, évite toute question sur, évitez toute question sur, éviter toute question sur, évite toute allusion à, évitez toute allusion à, évite les questions sur, évitez les questions sur, évite, évitez, éviter, évite le sujet, évitez le sujet, pas de questions, pas de question, \
             pas un mot, rien sur"
        ),
        negations: words!(
            "pas, on veut pas, on va pas, on doit pas, il faut pas, faut pas, veut pas, nous ne voulons pas, on ne veut pas, surtout ne pas, surtout ne, surtout pas, on ne, on n', nous ne, nous n', ne, n', jamais, ni, sans, il ne faut pas, on ne doit pas"
        ),
        verbs: words!(
            "faire de promesses, faire des promesses, fais de promesses, faites de promesses, parlera, mentionnera, évoquera, abordera, demandera, promettra, proposera, citera, parlerons, mentionnerons, évoquerons, aborderons, demanderons, commente, commentez, commenter, critique, critiquez, critiquer, compare, comparez, comparer, parlons, mentionnons, abordons, évoquons, parle, parlez, parler, mentionne, mentionnez, mentionner, évoque, évoquez, évoquer, aborde, \
             abordez, aborder, demande, demandez, demander, cite, citez, citer, dis, dites, dire, révèle, \
             révélez, révéler, questionne, questionnez, questionner, interroge, interrogez, interroger, pose, \
             posez, poser, promets, promettez, promettre, propose, proposez, proposer, offre, offrez, offrir, traite, traitez, traiter, nomme, nommez, nommer, faire allusion, \
             explique, expliques, expliquez, expliquer, décris, décrivez, décrire, justifie, justifiez, justifier"
        ),
        fillers: words!(
            "pas, jamais, rien, plus, surtout, non plus, de, du, des, d', sur, à, au, aux, lui, leur, question, \
             questions, allusion, le sujet de, le sujet du, le sujet, la question de, la question du, \
             s'il te plaît, s'il vous plaît"
        ),
        taboos: words!(
            "on n'en parle pas, n'est pas abordé, ne sont pas abordés, n'est pas évoqué, ne sont pas évoqués, ne sera pas abordé, ne doit pas être évoqué, ne doivent pas être évoqués, ne doit pas être mentionné, ne doivent pas être mentionnés, est tabou, sont tabous, est un sujet tabou, sont des sujets tabous, est à éviter, sont à éviter, \
             est exclu, sont exclus, ne doit pas être abordé, ne doivent pas être abordés"
        ),
        separators: words!("ou, ni"),
        joints: words!("et, ou, ni, mais"),
        ands: words!("et"),
        has_verbs_last: false,
    },
    why: words!("pourquoi, pour quelle raison, pour quelles raisons"),
    mentions: words!(
        "avait, avaient, eu, a eu, été, fut, furent, fait, \
         mentionne, mentionnent, évoque, évoquent, parle, parlent, dit, disent, cite, citent, signale, signalent, de, du, des, \
         a, ont, est, sont, était, étaient, se, plaint, plaignent, quelqu'un, une"
    ),
    optional: words!(
        "s'il reste du temps, si le temps le permet, si possible, s'il y a le temps, en option, facultatif, \
         éventuellement, facultativement, optionnel, si vous avez le temps, si tu as le temps, s'il vous reste du temps, \
         s'il te reste du temps, à l'occasion, en bonus, selon le temps disponible, si l'occasion se présente, \
         s'il reste un peu de temps"
    ),
    deep: words!(
        "bien sûr, en détail, en profondeur, de manière approfondie, surtout, en particulier, notamment, particulièrement, \
         avant tout, longuement, précisément, très important, principalement"
    ),
    brief: words!("brièvement, rapidement, en bref, en passant, en quelques mots"),
    especially: words!("surtout, en particulier, notamment, particulièrement"),
    rule_words: words!(
        "question, questions, réponse, réponses, intervieweur, enquêteur, enquêtrice, interviewé, interviewés, participant, \
         participants, participante, participantes, répondant, répondants, minute, minutes, ton, poli, polie, bienveillant, \
         bienveillante, neutre, relance, relances, ouvertes, empathique, empathie, résumé, interromps, \
         interrompez, interrompre, anonyme, confidentiel, anonymat, phrases, jargon, exemple, exemples, interlocuteur, \
         tutoie, tutoyer, vouvoie, vouvoyer, chaleureux, chaleureuse, écoute, écoutez, pression, tu, ta, tes, toi, silences, \
         respectueux, naturel, conversation, remercie, remerciez, accueille, laisse, laissez, donne, donnez, garde, gardez"
    ),
    rule_headings: words!(
        "ton, style, règle, règles, consigne, consignes, rôle, durée, temps, format, langue, note, notes, contexte, \
         à propos, qui sommes-nous, public, cible, participants, remarque, remarques, instructions, comportement, \
         déroulement, personnage, persona, attitude, cadre, conseils, contraintes, organisation, posture"
    ),
    ban_headings: words!(
        "surtout pas, pas question de, hors sujet, à éviter, éviter, ne pas mentionner, ne pas évoquer, interdits, tabous, tabou, sujets à éviter, à ne pas mentionner, \
         sujets sensibles, ne pas aborder, interdit, ne pas parler"
    ),
    optional_headings: words!(
        "facultatif, optionnel, en option, s'il reste du temps, si le temps le permet, bonus, complémentaire, \
         questions facultatives"
    ),
    topic_headings: words!(
        "sujet, sujets, thème, thèmes, question, questions, guide, points, objectif, objectifs, but, introduction, \
         conclusion, partie, axes, abordez, aborder, suivants, suivantes, obligatoire, obligatoires, ouverture, clôture"
    ),
    greetings: words!("bonjour, bonsoir, salut, cher, chère, chers, chères, coucou"),
    farewells: words!(
        "merci, merci beaucoup, cordialement, bien cordialement, bien à vous, bien à toi, à bientôt, salutations, \
         merci d'avance, bonne journée, amicalement, sincères salutations"
    ),
    people: words!(
        "résidents, opérateurs, clients, clientes, client, cliente, utilisateurs, utilisatrices, gens, personnes, employés, employées, salariés, \
         salariées, collaborateurs, collaboratrices, membres, abonnés, abonnées, visiteurs, visiteuses, patients, patientes, \
         étudiants, étudiantes, élèves, parents, enseignants, enseignantes, infirmières, infirmiers, médecins, locataires, \
         habitants, citoyens, bénévoles, donateurs, acheteurs, lecteurs, lectrices, auditeurs, spectateurs, participants, \
         participantes, candidats, candidates, familles, voyageurs, voyageuses, passagers, usagers, agriculteurs, \
         agricultrices, consommateurs, consommatrices, adhérents, adhérentes, joueurs, développeurs, soignants, hôtes, \
         riverains, coworkers, vacanciers, exposants, commerçants, commerçantes, aides-soignantes, aides-soignants, aidants, conseillers, \
         conseillères, assurés, colocataires, propriétaires, livreurs, chauffeurs, vendeurs, vendeuses, ouvriers, apprentis, \
         licenciés, jardiniers, choristes, collègues, recrues, diplômés, stagiaires, artisans, indépendants, conducteurs, répondants"
    ),
    anyone: words!("gens, personnes, participants, participantes, répondants"),
    customers: words!(
        "clients, clientes, client, cliente, utilisateurs, utilisatrices, abonnés, abonnées, membres, adhérents, adhérentes, acheteurs, visiteurs, consommateurs, usagers"
    ),
    faint: words!(
        "déjà, encore, très, vraiment, travailler, travaille, travaillent, utiliser, utilise, utilisent, aller, va, vont, venir, vient, viennent, faire, fait, chose, choses, personne, personnes, gens, temps, jour, jours, an, ans, année, semaine, mois, dire, dit, trouver, trouve, sentir, besoin, vouloir, commencer, commencé, penser, pense, pensent, envisagent, envisage, savoir, aider, aidé, cours, route, problème, problèmes, bien, mal, partie, réussi, pensé, pensais, heure, heures, minute, minutes"
    ),
    closing_signs: words!(
        "aurais dû demander, aurais dû poser, aurions dû, ajouter, autre chose à dire, autre chose à nous dire, y a-t-il autre chose, avez-vous autre chose, as-tu autre chose, \
         une autre chose, quelque chose d'autre"
    ),
    relatives: words!("qui"),
    pronoun: "ils",
    finite: words!(
        "est, sont, était, étaient, a, ont, sera, seront, doit, doivent, peut, peuvent, veut, veulent, propose, vend, fait, \
         faut, sommes, avons, voulons, souhaitons, es, êtes, nous, je, tu, on, merci"
    ),
    third_person: words!("ils, elles, eux, leur, leurs"),
    instruction_signs: words!(
        "demande, demandez, interroge, interrogez, pose, posez, participant, participants, répondant, interviewé, interviewés, \
         intervieweur, enquêteur, tu, ton, ta, tes, évite, évitez, relance, relancez, assure-toi, assurez-vous, consigne, \
         consignes, mentionne, approfondis, approfondissez, personnes interrogées, veille, veillez"
    ),
    determiners: words!(
        "le, la, les, l', un, une, votre, vos, notre, nos, ce, cette, ces, mon, ma, ton, ta, tes"
    ),
    possessives: words!("votre, vos, ton, ta, tes"),
    their: words!("leur, leurs"),
    human_verbs: words!("pensent, ressentent, vivent, perçoivent, apprécient, préfèrent"),
    families: &[
        family(
            words!("pourquoi, raisons, ce qui a"),
            words!("partent, parti, partez, quitt, départ"),
            "votre départ",
            Some("Pour quelles raisons avez-vous décidé de partir\u{a0}?"),
        ),
        family(
            words!("pourquoi, raisons, ce qui a"),
            words!("résili, annul, désabonn"),
            "votre résiliation",
            Some("Pour quelles raisons avez-vous décidé de résilier\u{a0}?"),
        ),
        family(words!("pourquoi, comment"), words!("chois, choix"), "votre choix", None),
        family(words!("pourquoi, comment"), words!("achet, achat, command"), "votre achat", None),
        named_by_question(words!("comment, où"), words!("connu, découvert, entendu parler")),
        family(&[], words!("recommand"), "votre recommandation", None),
        family(&[], words!("amélior, changer, changeri, mieux, différemment"), "vos suggestions", None),
        family(
            &[],
            words!("gêne, gêné, énerv, difficil, problèm, frustr, agac, frein"),
            "les difficultés",
            None,
        ),
        family(&[], words!("manqu, souhait"), "vos souhaits", None),
        family(
            &[],
            words!("plaît, vous a plu, vous ont plu, leur a plu, leur ont plu, aim, appréci"),
            "les points forts",
            None,
        ),
        family(&[], words!("attendi, attendai, attendez, attendent, attentes"), "vos attentes", None),
    ],
    events: words!(
        "moment, semaine, jour, journée, visite, achat, livraison, intégration, formation, voyage, séjour, traitement, opération, \
         rendez-vous, événement, conférence, atelier, cours, arrivée, déménagement, candidature, inscription, commande, \
         réservation, vol, mois, année, changement, stage, transition, réparation, consultation, festival, examen, vacances, \
         recherche, accueil, naissance, prise, passage"
    ),
    views: words!(
        "douleur, attente avant, attente à, peur, fatigue, solitude, expérience, satisfaction, relation, impression, rôle, situation, ressenti, bien-être, quotidien, équilibre, \
         collaboration, ambiance, atmosphère, culture, contact, utilisation, usage, communication, motivation, charge, \
         conditions, organisation"
    ),
    holdings: words!(
        "attentes, souhaits, problèmes, défis, raisons, objectifs, habitudes, projets, inquiétudes, suggestions, idées, \
         espoirs, besoins, difficultés, craintes, priorités, obstacles, freins, motivations, préférences, plaintes"
    ),
    grounds: words!("raison, motif, cause"),
    about_event: &[
        "Comment avez-vous vécu {topic}\u{a0}?",
        "Comment décririez-vous {topic}\u{a0}?",
        "Qu’est-ce qui vous a marqué dans {topic}\u{a0}?",
    ],
    about_view: &[
        "Comment décririez-vous {topic}\u{a0}?",
        "Que pouvez-vous me dire sur {topic}\u{a0}?",
        "Comment percevez-vous {topic}\u{a0}?",
    ],
    about_holding: &[
        "Pouvez-vous me parler de {topic}\u{a0}?",
        "Que pouvez-vous me dire sur {topic}\u{a0}?",
        "Comment décririez-vous {topic}\u{a0}?",
    ],
    about_ground: &["Que pouvez-vous me dire sur {topic}\u{a0}?"],
    about_phrase: &[
        "Comment jugez-vous {topic}\u{a0}?",
        "Quel est votre avis sur {topic}\u{a0}?",
        "Que pouvez-vous me dire sur {topic}\u{a0}?",
    ],
    about_word: &[
        "{topic}\u{a0}: que pouvez-vous m’en dire\u{a0}?",
        "{topic}\u{a0}: qu’en pensez-vous\u{a0}?",
        "{topic}\u{a0}: comment le vivez-vous\u{a0}?",
    ],
    superlatives: words!(
        "le plus, la plus, les plus, le moins, la moins, meilleur, meilleure, meilleurs, meilleures, pire, pires"
    ),
    about_superlative: &[
        ("le", &["Quel a été {topic}\u{a0}?"]),
        ("la", &["Quelle a été {topic}\u{a0}?"]),
        ("les", &["Que pouvez-vous me dire sur {topic}\u{a0}?"]),
    ],
    offers: words!("suggestion, idée, conseil, proposition, souhait"),
    about_offer: &["Auriez-vous {topic}\u{a0}?"],
    about_story: &["Y a-t-il eu {topic}, et comment était-ce\u{a0}?"],
    about_foreign: &[
        "Que souhaitez-vous me dire sur le sujet «\u{a0}{topic}\u{a0}»\u{a0}?",
        "Quel est votre avis sur le sujet «\u{a0}{topic}\u{a0}»\u{a0}?",
        "Quelle est votre expérience sur le sujet «\u{a0}{topic}\u{a0}»\u{a0}?",
    ],
    about_clause: &["Pouvez-vous me dire {clause}\u{a0}?", "Pourriez-vous me raconter {clause}\u{a0}?"],
    more: "Pouvez-vous m’en dire un peu plus\u{a0}?",
    general: &[
        general("votre expérience", &[], "Comment décririez-vous votre expérience jusqu’ici\u{a0}?"),
        general(
            "les points forts",
            words!("points positifs"),
            "Qu’est-ce qui vous convient particulièrement bien\u{a0}?",
        ),
        general(
            "les difficultés",
            words!(
                "problèmes, frictions, points de friction, obstacles, frustrations, irritants, points de blocage"
            ),
            "Qu’est-ce qui a été difficile ou vous a gêné\u{a0}?",
        ),
        general(
            "vos suggestions",
            words!(
                "idées d'amélioration, améliorations, idées d’amélioration, pistes d’amélioration, suggestions d’amélioration, propositions d’amélioration"
            ),
            "Si vous pouviez changer une chose, que choisiriez-vous\u{a0}?",
        ),
    ],
    self_descriptions: &[("nous sommes un", "le"), ("nous sommes une", "la")],
    thing_pronoun: None,
    done_to_things: &[],
    introductions: &[
        ("nous avons ouvert un", "le"),
        ("nous avons ouvert une", "la"),
        ("nous avons lancé un", "le"),
        ("nous avons lancé une", "la"),
        ("nous avons mis en place un", "le"),
        ("nous avons mis en place une", "la"),
        ("on a lancé un", "le"),
        ("on a lancé une", "la"),
        ("on a ouvert un", "le"),
        ("on a ouvert une", "la"),
    ],
    subject_pronouns: words!("l'ont, l'avez"),
    about_self: "Qu’évoque pour vous {topic}\u{a0}?",
    synonyms: SYNONYMS,
    others: words!("certains, certaines, quelqu'un, d'autres, beaucoup, plusieurs, la plupart"),
    open_ends: words!(
        "de, du, des, le, la, les, un, une, et, ou, à, au, aux, que, si, pour, par, sur, leur, leurs, votre, vos, son, sa, ses, dans, en"
    ),
    leftovers: words!("eux-mêmes, elles-mêmes, soi-même"),
    doubles: words!("vous, nous"),
    one: &[],
    empty_names: words!(
        "la place, la prochaine fois, la prochaine personne, le moment, le temps, cette année, cette fois"
    ),
    and: " et ",
    second_person: grammar::second_person,
    direct_question: grammar::direct_question,
    object: grammar::object,
    with_article: grammar::with_article,
    own_articles: &[("les", "vos")],
    clause_name: grammar::clause_name,
    with_name: crate::guide::unnamed,
};
