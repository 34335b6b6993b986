use crate::speech::{FixedPhrases, SpeechTexts};

pub const SPEECH: SpeechTexts = SpeechTexts {
    fixed: FixedPhrases {
        welcome_back: "Welcome back.",
        filler: "Mm-hm.",
        prompt: "Take your time. Shall I ask again?",
        say_again: "I could not make out what you said. Could you say it again?",
        offer_typing: "You can also type your answer.",
        unrecognized: "I have your answer as a recording, but I could not understand it. You may type it, if you like.",
        fallback: "Thank you. Please tell me more about that.",
        closing: "Thank you very much for your time and for what you have told me. Goodbye.",
        opening: "Hello. What would you like to tell us?",
    },
    sample: "Hello. I would like to ask you a few questions. Take all the time you need.",
    and: "and",
    agreements: "yes, yeah, yep, yup, ya, ok, okay, right, sure, alright, all right, i see, got it, good, great, fine, cool, true, exactly, of course, mkay, go on",
};
