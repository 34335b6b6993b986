use crate::speech::{FixedPhrases, SpeechPhrases, TurnPhrases};

pub const SPEECH: SpeechPhrases = SpeechPhrases {
    fixed: FixedPhrases {
        welcome_back: "Merci de reprendre notre entretien.",
        question_again: [
            "Revenons à ma dernière question.",
            "Je venais de vous demander ceci.",
            "Nous en étions à cette question.",
        ],
        filler: "Mm-hm.",
        prompt: "Prenez votre temps. Voulez-vous que je répète la question\u{a0}?",
        say_again: "Je n’ai pas compris ce que vous avez dit. Pourriez-vous le répéter\u{a0}?",
        offer_typing: "Vous pouvez aussi écrire votre réponse.",
        unrecognized: "Votre réponse est enregistrée, mais je n’ai pas pu la comprendre. Vous pouvez l’écrire, si vous le souhaitez.",
        fallback: "Merci. Pourriez-vous m’en dire davantage\u{a0}?",
        closing: "Merci beaucoup pour le temps que vous m’avez accordé et pour vos réponses. Au revoir.",
        opening: "Bonjour. De quoi souhaitez-vous parler\u{a0}?",
    },
    sample: "Bonjour. J’aimerais vous poser quelques questions. Prenez tout votre temps.",
    and: "et",
    agreements: "oui, ouais, ouaip, mouais, si si, oui oui, ok, okay, d accord, d acc, bien, bien sûr, très bien, c est bien, bon, ah bon, ah oui, ah d accord, exact, exactement, voilà, je vois, je comprends, compris, tout à fait, c est ça, c est vrai, vrai, super, entendu, en effet, effectivement, absolument, certes, certainement, évidemment, parfait, génial, pas de problème, pas de souci, intéressant, vraiment, allez y, continuez, ça marche, c est clair, carrément",
    turns: TurnPhrases {
        unfinished: "et, ou, mais, car, que, qu, qui, si, parce, parce que, puisque, lorsque, lorsqu, quoique, dont, le, la, les, l, un, une, des, du, de, d, au, aux, à, dans, chez, entre, vers, par, mon, ma, mes, notre, nos, votre, vos, ce, cet, cette, ces, je, j, il, on, c, c est, n, s, m, t, jusqu, et puis, et alors, et donc, et là, c était, il y a, il y avait, très, afin, ainsi que, grâce à, à cause de, est ce que, voudrais, voudrait, voudrions, aimerais, aimerait, aimerions, aurais aimé, aurais voulu, devrais, pourrais, il faudrait, il fallait, je vais, j allais, on va",
        open: "en, sur, sous, avec, pour, sans, comme, quand, où, donc, alors, puis, son, sa, ses, leur, leurs, nous, vous, elle, ils, elles, est, était, sont, ai, avons, avait, a, peut être, par exemple, surtout, ne, y, enfin, tu vois, vous voyez, genre, quelque, chaque",
        hesitations: "euh, heu, hum, hmm, hm, ben, bah, eh bien, disons, je veux dire",
        asks_for_time: "laissez moi réfléchir, laisse moi réfléchir, laissez moi y réfléchir, laissez moi une seconde, attendez, attends, attendez voir, un instant, une seconde, un moment, une minute, comment dire, comment dirais je, comment vous dire, comment te dire, comment expliquer, voyons, voyons voir, bonne question, c est une bonne question, je réfléchis, je cherche mes mots, je cherche le mot, donnez moi une seconde, donnez moi un instant, il faut que je réfléchisse, il faut que j y réfléchisse, que je réfléchisse, où en étais je",
        subordinate: "si, quand, lorsque, pendant que, tandis que, bien que, dès que, avant que, après que, depuis que, puisque",
        verb_brackets: None,
        copulas: "est, était, sont, étaient, c est, c était, ce sont, sera, serait, a été",
        subjects: "ce que, ce qui, ce dont, le, la, les, mon, ma, mes, notre, nos, un, une, l",
        cleft_subjects: "ce que, ce qui, ce dont, tout ce que",
        pronouns: "il, elle, on, je, tu, nous, vous, ils, elles, y, en, cela, ça",
        clause_words: "où, comment, pourquoi, quand, parce, car, si, comme, puisque, lorsque, combien",
        pairs: &[
            ("d un côté", "de l autre"),
            ("d une part", "d autre part"),
            ("non seulement", "mais"),
            ("tout d abord", "ensuite"),
        ],
        digits: "zéro, un, deux, trois, quatre, cinq, six, sept, huit, neuf",
        number_parts: "vingt, trente, quarante, cinquante, soixante, quatre vingt, virgule",
    },
};
