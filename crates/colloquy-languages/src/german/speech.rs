use crate::speech::{FixedPhrases, SpeechTexts};

pub const SPEECH: SpeechTexts = SpeechTexts {
    fixed: FixedPhrases {
        welcome_back: "Schön, dass Sie wieder da sind.",
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
    agreements: "ja, jaja, jo, jep, ok, okay, genau, gut, klar, stimmt, richtig, ach so, achso, alles klar, verstehe, schön, sicher, natürlich, mach weiter",
};
