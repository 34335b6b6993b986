use crate::answer_cues::{AnswerCues, TenseCues};
use colloquy_word_list::words;

pub const ANSWER_CUES: AnswerCues = AnswerCues {
    settled: "ça remarche, ça marche maintenant, marche à nouveau, marche de nouveau, ça fonctionne maintenant, fonctionne à nouveau, fonctionne de nouveau, maintenant ça va, maintenant ça marche, ça va mieux, va mieux maintenant, c'est mieux maintenant, c'est réglé, a été réglé, tout est réglé, s'est réglé, s'est arrangé, ça s'est arrangé, est résolu, a été résolu, est réparé, heureusement, par chance, dieu merci, je m'y suis fait*, je m'y suis habitué*, on s'y est fait, on s'y habitue, on s'habitue, pris le coup, pris le pli, finalement ça, rien à dire, rien à redire, c'est passé, c'est du passé, c'est oublié, s'est excusé*, se sont excusé*, se sont rattrapé*, s'est rattrapé*, depuis ça va, depuis tout va bien, plus de problème, ça a été",
    trifles: "c'est un détail, un petit détail, juste un détail, qu'un détail, c'est pas grave, ce n'est pas grave, rien de grave, pas bien grave, pas dramatique, rien de dramatique, c'est pas la fin du monde, peu importe, tant pis, c'est pas méchant, rien de méchant, une broutille, je chipote, je ne me plains pas, je me plains pas, je rigole, je plaisante, c'est une blague, pour rire, pour rigoler, comme partout, comme d'habitude quoi, ça pourrait être pire",
    private: "je me suis séparé*, on s'est séparé*, nous nous sommes séparé*, divorc*, mon ex, rompu avec, enceinte, mon poids, me regarde de travers, me regarde bizarrement, m'a regardé* de travers",
    interview: "la question, votre question, ta question, cette question, vos questions, tes questions, ces questions, l'entretien, cet entretien, ce questionnaire, vous voulez dire, tu veux dire, vous me demandez, tu me demandes, vous demandez, vous m'avez demandé, aider à quoi, préciser quoi, y a rien à préciser, rien à préciser, vous m'écoutez, tu m'écoutes, je te dis, je vous dis",
    empty: "pas grand-chose, pas vraiment, pas trop, comme je l'ai dit, comme je vous l'ai dit, comme je te l'ai dit, comme je disais, comme je vous disais, comme je te disais, je viens de le dire, je viens de vous, je viens de te, viens de le dire, je l'ai déjà dit, je vous l'ai dit, je vous ai dit, je t'ai dit, je te l'ai dit, j'ai déjà, déjà dit, déjà répondu, déjà raconté, c'est difficile à dire, difficile à dire, comment dire, que dire, par où commencer, rien de spécial, rien de particulier",
    remedies: "il faudrait, faudrait, il aurait fallu, aurait fallu, devrait, devraient, devriez, aurait dû, auraient dû, auriez dû, serait mieux, serait bien, serait pratique, aurait été mieux, aurait été bien, aiderait, suffirait, aurait suffi, j'aimerais, j'aurais aimé, j'aurais voulu, on aurait aimé, on aurait voulu, auraient voulu, je préférerais, j'aurais préféré, si seulement, si on pouvait, si vous pouviez, si vous pouvez, si tu pouvais, il suffit de, plutôt que, ce serait mieux, ce serait bien, pourquoi ne pas, pourquoi pas",
    weighty: "ne marche pas, marche pas, ne fonctionne pas, ne marchent pas, en panne, hors service, toujours sale, toujours sales, dégueulasse*, plus de plat, attendu, fait attendre, s'est disputé*, se sont disputé*, nous sommes disputé*, me suis disputé*, dispute*, engueul*, accroch* avec, me crier dessus, m'a crié dessus, crié dessus, on a failli, j'ai failli, a failli, il s'en est fallu, accident, blessé*, tombé*, effondré*, craqué, perdu mon, perdu ma, perdu mes, perdu les, perdu le, perdu la, tout perdu, disparu, jamais arrivé*, n'est jamais venu*, jamais rappelé*, personne n'a, personne ne m'a, personne ne nous, personne n'est venu, personne ne répond, personne ne répondait, aucune réponse, pas de réponse, sans réponse, abandonné*, tout lâché, démissionn*, résilié, claqué la porte, pleuré, en larmes, tremblais, humili*, insult*, menac*, j'avais peur, eu peur, fait peur, ai peur, dangereu*, toute seule, tout seul, laissé* seul*, laissé* tomber, deux fois plus, payé deux fois, débité deux fois, prélevé deux fois, la demi-journée, toute la journée, tout le week-end, pour rien, vexé*, rien compris, pas compris grand-chose, aux urgences, infection, le pire, se moque, se fichait, on se fiche",
    conditions: words!("si, s, quand même que, à condition, sauf"),
    articles: words!("le, la, les"),
    referring: words!(
        "ça, cela, ce, c'est, c'était, il est, il a, il était, elle, ils, elles, parce que, parce qu'il, donc, alors, du coup"
    ),
    hollow: words!(
        "problème, problèmes, chose, choses, pire, seul, seule, reste, raison, fait, vérité, autre, autres, même, premier, première, dernier, gens, truc"
    ),
    numbers: words!(
        "deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze, quinze, vingt, vingt-cinq, trente, \
         quarante, cinquante, soixante, plusieurs"
    ),
    durations: words!(
        "minutes, jours, semaines, mois, nuits, week-ends, fois, une demi-heure, trois quarts d'heure, \
         une heure et demie, une demi-journée, un quart d'heure"
    ),
    tenses: TenseCues {
        events: "allé, allée, allés, arrivé, arrivée, arrivés, tombé, tombée, resté, restée, restés, rentré, rentrée, rentrés, parti, partie, partis, venu, venue, venus, revenu, revenue, sorti, sortie, sortis",
        event_endings: &[],
        auxiliaries: "ai, as, a, avons, avez, ont, avais, avait, avaient, s'est, se sont, me suis, nous sommes",
        participle_beginnings: &[],
        participle_endings: words!(
            "é, ée, és, ées, eu, dû, pu, vu, su, fait, dit, mis, pris, perdu, reçu, attendu, entendu, répondu, vendu, \
             rendu, descendu, tenu, fini, choisi, senti, dormi, servi, réussi, subi, ouvert, offert, écrit, promis, \
             compris, appris"
        ),
        exceptions: words!(
            "été, côté, côtés, qualité, santé, équipe, année, années, journée, soirée, arrivée, idée, idées, café, \
             musée, marché, société, difficulté, difficultés, réalité, sécurité, peu, lieu, bleu, mieux, jeu, feu, neveu"
        ),
        states: "était, étaient, étais, avait, avaient, avais, il y avait, c'était, voulais, savais, fallait",
        state_endings: words!("ait, aient, ais"),
        present: "est, sont, suis, a, ont, ai, faut, doit, doivent, dois, peut, peuvent, peux, font, fait, va, vont, prend, prennent, met, mettent, dure, manque, manquent, coûte, marche, fonctionne, arrive, arrivent, reste, répond, répondent, c'est, il y a, y a, n'est",
        habits: "toujours, chaque, tous les, toutes les, souvent, d'habitude, parfois, en général, à chaque, jamais, le matin, le soir, la nuit, quand, régulièrement, normalement",
        formerly: "autrefois, avant on, avant il, avant c'était, avant je, avant nous, avant j'*, dans le temps, à l'époque",
        nowadays: "maintenant, aujourd'hui, désormais, encore, toujours",
    },
};
