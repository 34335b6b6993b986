use crate::speech::{FixedPhrases, SpeechPhrases, TurnPhrases};

pub const SPEECH: SpeechPhrases = SpeechPhrases {
    fixed: FixedPhrases {
        welcome_back: "Welcome back.",
        question_again: [
            "Let us go back to my last question.",
            "I had just asked you this.",
            "We had stopped at this question.",
        ],
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
    agreements: "yes, yeah, yep, yup, ya, yah, aye, ok, okay, right, sure, alright, all right, i see, got it, good, great, fine, cool, nice, true, exactly, absolutely, definitely, certainly, indeed, of course, mkay, go on, oh yes, oh really, really, interesting, i understand, understood, makes sense, that makes sense, fair enough, no problem, sounds good, very good, yes please, that s right, that s true, i know, wow",
    turns: TurnPhrases {
        unfinished: "and, or, but, because, cause, the, a, an, my, our, their, if, whether, than, although, though i, unless, until, while, whereas, which, whose, such as, so that, in order to, as well as, according to, due to, because of, instead of, i m, we re, they re, you re, i ve, we ve, i ll, i d, and i, and we, but i, and then, and so, and it, very, every, and they, and that, when i, when we, that i, that we",
        open: "in, on, at, of, to, for, from, with, by, about, into, between, during, without, as, so, that, this, these, is, was, are, were, have, had, has, do, did, would, could, should, will, can, i, we, they, he, she, who, when, where, also, maybe, even, not, just, its, his, your, it s, he s, she s, that s, there s, there was, like, sort of, kind of, you know, then, especially, for example",
        hesitations: "uh, um, er, erm, uhm, hmm, hm, mm, well, i mean, let s say, how do i say",
        asks_for_time: "let me think, let me think about it, let me think about that, let me see, let s see, wait, wait a moment, wait a minute, wait a second, hold on, hang on, one moment, one second, just a moment, just a second, just a minute, give me a moment, give me a second, give me a minute, how shall i put it, how should i put it, how can i put it, how do i put this, good question, that s a good question, i have to think, i need to think, i have to think about that, where was i, what s the word",
        subordinate: "if, when, whenever, while, although, even though, as soon as",
        copulas: "was, is, are, were, has been, would be, will be, might be",
        subjects: "what, the, my, our, one, another, all, most, some, a, an, that thing",
        cleft_subjects: "what i, what we, what you, what really, what mostly, all i, all we",
        pronouns: "i, we, you, he, she, it, they, that, this, there, here, these, those, everything, one",
        clause_words: "who, whom, where, how, why, what, whether, when, whenever, because, if, as, than",
        pairs: &[
            ("on the one hand", "on the other"),
            ("either", "or"),
            ("not only", "but"),
            ("neither", "nor"),
            ("first of all", "then"),
        ],
        digits: "zero, oh, one, two, three, four, five, six, seven, eight, nine, double",
        number_parts: "twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety, plus",
    },
};
