use crate::speech::{FixedPhrases, SpeechTexts, TurnPhrases};

pub const SPEECH: SpeechTexts = SpeechTexts {
    fixed: FixedPhrases {
        welcome_back: "Schön, dass Sie wieder da sind.",
        question_again: [
            "Kommen wir noch einmal auf meine letzte Frage zurück.",
            "Ich hatte Sie eben Folgendes gefragt.",
            "Wir waren bei dieser Frage stehen geblieben.",
        ],
        filler: "Mhm.",
        prompt: "Lassen Sie sich Zeit. Soll ich die Frage wiederholen?",
        say_again: "Das habe ich leider nicht verstanden. Könnten Sie es bitte noch einmal sagen?",
        offer_typing: "Sie können Ihre Antwort auch tippen.",
        unrecognized: "Ihre Antwort ist aufgezeichnet, aber ich konnte sie nicht verstehen. Wenn Sie möchten, können Sie sie auch tippen.",
        fallback: "Danke. Bitte erzählen Sie mir mehr darüber.",
        closing: "Vielen Dank für Ihre Zeit und für das, was Sie mir erzählt haben. Auf Wiedersehen.",
        opening: "Guten Tag. Was möchten Sie uns erzählen?",
    },
    sample: "Guten Tag. Ich möchte Ihnen ein paar Fragen stellen. Nehmen Sie sich alle Zeit, die Sie brauchen.",
    and: "und",
    agreements: "ja, jaja, ja ja, jo, joa, jep, jup, jawohl, ok, okay, genau, gut, sehr gut, klar, na klar, stimmt, das stimmt, richtig, ach so, achso, ach ja, ach, aha, alles klar, verstehe, ich verstehe, verstanden, schön, sicher, natürlich, selbstverständlich, mach weiter, in ordnung, eben, exakt, absolut, definitiv, auf jeden fall, bestimmt, interessant, wirklich, ja genau, ja klar, ja gut, gerne, super, prima, passt, weiß ich",
    turns: TurnPhrases {
        unfinished: "und, oder, aber, weil, denn, dass, ob, sondern, obwohl, sowie, beziehungsweise, bzw, dem, des, einem, einen, eines, mein, meinem, meinen, meiner, meines, unserem, unseren, unserer, im, am, vom, beim, zum, zur, ins, für, von, zwischen, während, gegenüber dem, und ich, und wir, und dann, und da, und das, dass ich, dass wir, dass es, weil ich, weil wir, weil es, wenn ich, wenn wir, als ich, indem, sodass, so dass, je nachdem ob, falls, bevor ich, nachdem ich",
        open: "der, die, den, ein, eine, einer, meine, unsere, ihre, seine, dieser, diese, dieses, in, an, auf, aus, mit, bei, nach, zu, um, über, unter, durch, ohne, gegen, wegen, trotz, vor, seit, als, wenn, damit, wie, man, nicht nur, zum beispiel, vielleicht, irgendwie, sozusagen, wo, was",
        hesitations: "äh, ähm, öh, öhm, hm, hmm, mh, also, naja, na ja, ich meine, sagen wir, sagen wir mal, wie soll ich sagen",
        asks_for_time: "lassen sie mich nachdenken, lass mich nachdenken, lassen sie mich überlegen, lass mich überlegen, lassen sie mich kurz überlegen, lassen sie mich kurz nachdenken, ich überlege, ich muss überlegen, ich muss nachdenken, ich muss kurz überlegen, ich muss kurz nachdenken, da muss ich überlegen, da muss ich kurz überlegen, da muss ich nachdenken, warten sie, warte, warte mal, warten sie mal, warten sie kurz, moment, moment mal, einen moment, einen moment bitte, einen augenblick, augenblick, sekunde, eine sekunde, mal überlegen, mal sehen, gute frage, das ist eine gute frage, wie soll ich das sagen, wie soll ich sagen, wie sage ich das, wie heißt das, wo war ich",
        subordinate: "wenn, als, obwohl, während, bevor, nachdem, sobald, falls",
        pairs: &[
            ("einerseits", "andererseits"),
            ("zum einen", "zum anderen"),
            ("entweder", "oder"),
            ("nicht nur", "sondern"),
            ("weder", "noch"),
            ("sowohl", "als"),
            ("erstens", "zweitens"),
        ],
        digits: "null, eins, zwo, zwei, drei, vier, fünf, sechs, sieben, acht, neun",
        number_parts: "zwanzig und, hundertund, plus, komma",
    },
};
