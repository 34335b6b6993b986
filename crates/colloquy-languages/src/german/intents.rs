use crate::intents::{IntentPhrases, NounForms, PhrasePattern};

pub const INTENTS: IntentPhrases = IntentPhrases {
    courtesies: "bitte, ok, okay, danke, also, ach, äh, ähm, hm, hmm, tja, na, ja, nein, mal, einfach, jetzt, entschuldigung, gut, und, die, das, dann",
    stop: PhrasePattern {
        whole: "stopp, stop, genug, das reicht, es reicht, mir reicht's, schluss, ende, aufhören, ich bin fertig, fertig, tschüss, auf wiedersehen, abbrechen, beenden",
        within: "möchte aufhören, will aufhören, lassen sie uns aufhören, lass uns aufhören, hören wir auf, können wir aufhören, hören sie auf, hör auf, interview beenden, gespräch beenden, beenden sie das interview, beenden wir, möchte beenden, möchte abbrechen, will abbrechen, muss los, muss gehen, muss weg, keine weiteren fragen, keine fragen mehr, das reicht jetzt, schluss machen, schluss jetzt",
    },
    repeat: PhrasePattern {
        whole: "was, wie, wie bitte, hä, bitte, nochmal, noch einmal, noch mal, entschuldigung, wiederholen, was haben sie gesagt",
        within: "wiederholen, noch einmal sagen, nochmal sagen, noch einmal stellen, frage nicht verstanden, nicht verstanden, verstehe die frage nicht, verstehe nicht, nicht gehört, anders formulieren, was meinen sie, was war die frage, wie war die frage, was haben sie gesagt, wie bitte",
    },
    skip: PhrasePattern {
        whole: "weiter, überspringen, nächste, nächste frage, passe, ich passe, weitermachen, machen wir weiter, auslassen",
        within: "nächste frage, frage überspringen, überspringen, frage auslassen, andere frage, nächsten frage, nächstes thema",
    },
    unknown: PhrasePattern {
        whole: "keine ahnung, weiß nicht, keine meinung, nicht sicher, weiss nicht",
        within: "ich weiß nicht, ich weiss nicht, weiß ich nicht, weiß ich auch nicht, weiß es nicht, keine ahnung, bin mir nicht sicher, kann ich nicht sagen, erinnere mich nicht, nie darüber nachgedacht, keine meinung",
    },
    refusal: PhrasePattern {
        whole: "kein kommentar, sage ich nicht, ich weigere mich",
        within: "möchte ich nicht beantworten, will ich nicht beantworten, möchte nicht antworten, möchte ich nicht antworten, will ich nicht antworten, will nicht antworten, möchte dazu nichts sagen, dazu möchte ich nichts, dazu sage ich nichts, lieber nicht, geht sie nichts an, geht dich nichts an, zu persönlich, zu privat, kein kommentar, nicht darüber sprechen, nicht darüber reden, möchte ich nicht sagen, antworte ich nicht, unangenehm darüber",
    },
    machine: PhrasePattern {
        whole: "wer sind sie, wer bist du, was sind sie, was bist du",
        within: "sind sie ein roboter, bist du ein roboter, sind sie eine ki, bist du eine ki, sind sie ein mensch, bist du ein mensch, sind sie echt, bist du echt, ein bot, eine maschine, ein computer, mit einem roboter, mit einer ki, künstliche intelligenz, chatgpt, wer sind sie, wer bist du",
    },
    privacy: PhrasePattern {
        whole: "ist das anonym, wird das aufgenommen",
        within: "wer sieht, wer hört, wer liest, wer bekommt, wer kann das, wird das aufgezeichnet, wird das aufgenommen, wird aufgezeichnet, wird aufgenommen, aufgezeichnet, aufgenommen wird, nehmen sie das auf, ist das anonym, bleibt das anonym, anonym, vertraulich, meine daten, meinen daten, meinen antworten, mein chef das",
    },
    length: PhrasePattern {
        whole: "wie lange, wie lange noch, wie viele noch, dauert das noch lange",
        within: "wie lange dauert, wie lange geht, wie lange noch, wie viele fragen, wieviele fragen, noch lange, wie viel noch, sind wir fertig, sind wir bald fertig",
    },
    back: PhrasePattern {
        whole: "warum, wieso, und sie, und du",
        within: "was denken sie, was denkst du, was meinen sie dazu, was ist ihre meinung, wie sehen sie das, warum fragen sie, warum fragst du, wieso fragen sie, warum wollen sie das, können sie mir helfen, können sie mir sagen, was würden sie",
    },
    greeting: PhrasePattern {
        whole: "hallo, hi, hey, guten tag, guten morgen, guten abend, servus, grüß gott, moin, hallo hallo",
        within: "wie geht es ihnen, wie geht's, wie geht es dir, freut mich, hören sie mich, schönes wetter",
    },
    hostile: PhrasePattern {
        whole: "idiot, blödsinn, quatsch, lass mich in ruhe, lassen sie mich in ruhe, halt die klappe, scheiße",
        within: "halt die klappe, halts maul, halt's maul, halt den mund, leck mich, verpiss dich, fick dich, so ein schwachsinn, so ein blödsinn, so ein quatsch, dumme frage, dumme fragen, blöde frage, blöde fragen, du idiot, sie idiot, sie sind dumm, du bist dumm, blöde maschine, dumme maschine, zeitverschwendung, in ruhe lassen, lassen sie mich in ruhe, lass mich in ruhe, nervt mich, sie nerven, du nervst, lächerlich das hier",
    },
    yes: PhrasePattern {
        whole: "ja, jo, klar, ok, okay, gerne, gern, natürlich, meinetwegen, von mir aus, in ordnung, weiter",
        within: "machen wir weiter",
    },
    no: PhrasePattern {
        whole: "nein, nö, nee, nein danke, lieber nicht, eigentlich nicht, nicht wirklich",
        within: "nein ich möchte nicht, nein will ich nicht",
    },
    injection: "ignoriere alle, ignoriere deine, ignoriere die anweisungen, ignoriere ihre, ignorieren sie, vergiss deine, vergessen sie ihre, deine anweisungen, zeigen sie ihre anweisungen, wie lauten ihre anweisungen, deine anweisung, deinen prompt, ihren prompt, der prompt, den prompt, systemprompt, system prompt, deine regeln, du bist jetzt, sie sind jetzt ein, ab sofort bist du, tu so als, tun sie so als, sprich mir nach, sag das wort, sage das wort, sagen sie das wort, antworte nur, antworten sie nur, interviews der anderen, interview der anderen, interviews von anderen, alle interviews, schreib ein gedicht, schreiben sie ein gedicht, entwicklermodus",
    nouns: NounForms::CapitalizedAfter(&["die", "das", "Die", "Das"]),
    vague_nouns: "leute, zeit, welt, sache, dinge, woche, jahre, ganze, gleiche, meisten, anderen, ende, jahr, wochen, monate, tage, problem, person, moment",
};
