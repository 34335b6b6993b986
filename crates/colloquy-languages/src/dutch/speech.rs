use crate::speech::{FixedPhrases, SpeechTexts};

pub const SPEECH: SpeechTexts = SpeechTexts {
    fixed: FixedPhrases {
        welcome_back: "Fijn dat u er weer bent.",
        filler: "Mm-hm.",
        prompt: "Neem de tijd. Zal ik de vraag herhalen?",
        say_again: "Ik heb helaas niet verstaan wat u zei. Kunt u het nog eens zeggen?",
        offer_typing: "U kunt uw antwoord ook typen.",
        unrecognized: "Uw antwoord is opgenomen, maar ik kon het niet verstaan. Als u wilt, kunt u het typen.",
        fallback: "Dank u. Vertelt u me daar gerust meer over.",
        closing: "Hartelijk dank voor uw tijd en voor wat u me hebt verteld. Tot ziens.",
        opening: "Goedendag. Wat wilt u ons vertellen?",
    },
    sample: "Goedendag. Ik wil u graag een paar vragen stellen. Neem alle tijd die u nodig hebt.",
    and: "en",
    agreements: "ja, jawel, ok, oké, okay, oke, goed, prima, klopt, precies, juist, ja hoor, zeker, snap ik, ik snap het, natuurlijk, ga door",
};
