use crate::intents::{IntentPhrases, NounForms, PhrasePattern};

pub const INTENTS: IntentPhrases = IntentPhrases {
    courtesies: "please, ok, okay, thanks, thank, you, well, oh, um, uh, hmm, sorry, so, now, just, yes, no, right, let's, and, then, the",
    stop: PhrasePattern {
        whole: "stop, enough, that's enough, quit, end, finish, i'm done, we're done, done, goodbye, bye, good bye, stop it, stop here, i'm out, that's it i'm done, i quit",
        within: "want to stop, like to stop, wanna stop, let's stop, can we stop, stop the interview, stop this interview, end the interview, end this interview, finish the interview, want to end, like to end, want to finish, have to go, need to go, have to leave, no more questions, that's enough for, want to quit, stop now, end it here, stop here, i'm done with this",
    },
    repeat: PhrasePattern {
        whole: "what, pardon, pardon me, sorry, excuse me, huh, come again, again, repeat, say again, once more, what was that",
        within: "repeat that, repeat the question, repeat it, you repeat, repeat please, say that again, say it again, understand the question, don't understand, didn't understand, didn't hear, didn't get that, couldn't hear, didn't catch, can you rephrase, could you rephrase, what do you mean, what was the question, what did you say, ask again",
    },
    skip: PhrasePattern {
        whole: "skip, next, pass, next question, next one, move on, go on, continue, skip it, i pass, i'll pass",
        within: "skip this, skip that, skip it, skip the question, next question, move on, another question, next topic",
    },
    unknown: PhrasePattern {
        whole: "dunno, no idea, no clue, not sure",
        within: "i don't know, i do not know, no idea, i'm not sure, i can't say, can't remember, don't remember, i have no opinion, no opinion, never thought about",
    },
    refusal: PhrasePattern {
        whole: "no comment, i refuse, i won't say",
        within: "rather not, don't want to answer, do not want to answer, prefer not, none of your business, won't answer, not going to answer, too personal, no comment, not comfortable, don't want to talk about, don't want to say, can't talk about, i refuse",
    },
    machine: PhrasePattern {
        whole: "who are you, what are you",
        within: "are you a robot, are you an ai, are you ai, are you a bot, are you human, are you a human, are you real, are you a person, are you a real, are you a machine, are you a computer, talking to a robot, talking to a machine, talking to an ai, talking to a human, is this a robot, is this a bot, is this an ai, chatgpt, who are you, what are you",
    },
    privacy: PhrasePattern {
        whole: "is this recorded, is it anonymous",
        within: "who sees, who will see, who can see, who hears, who will hear, who listens, who gets to, who reads, who will read, is this recorded, is it recorded, being recorded, are you recording, is this anonymous, is it anonymous, is this confidential, my data, happens with my answers, happens to my answers, do with my answers, will my boss",
    },
    length: PhrasePattern {
        whole: "how long, how many more, how much longer",
        within: "how long will, how long does, how long is this, how much longer, how many questions, how many more, are we done, almost done, much more is, long is this going",
    },
    back: PhrasePattern {
        whole: "why, why do you ask, what about you, and you",
        within: "what do you think, what's your opinion, what about you, why do you ask, why are you asking, what would you do, can you help me, can you tell me",
    },
    greeting: PhrasePattern {
        whole: "hello, hi, hey, good morning, good afternoon, good evening, hello there, hi there, hello hello, nice to meet",
        within: "how are you, how's it going, nice to meet you, can you hear me, nice weather",
    },
    hostile: PhrasePattern {
        whole: "idiot, bullshit, shut up, this sucks, you suck, leave me alone",
        within: "fuck you, fuck off, fuck this, shut up, piss off, go to hell, you idiot, you're stupid, you are stupid, stupid question, stupid questions, stupid bot, stupid machine, dumb question, you're useless, you are useless, waste of time, wasting my time, leave me alone, hate this, this is ridiculous, this is bullshit, you piece of",
    },
    yes: PhrasePattern {
        whole: "yes, yeah, yep, sure, ok, okay, fine, all right, go on, of course, continue, alright",
        within: "let's go on, go ahead",
    },
    no: PhrasePattern {
        whole: "no, nope, nah, no thanks, no thank you, not really, rather not, stop",
        within: "no i don't, i don't want to",
    },
    injection: "ignore your, ignore all previous, ignore all your, ignore all instructions, ignore previous, ignore the previous, ignore the instructions, disregard your, disregard all, disregard previous, forget your instructions, forget all, reveal the, what are your instructions, show your instructions, your prompt, system prompt, developer mode, jailbreak, you are now, from now on you, pretend to be, pretend you, repeat after me, say the word, say exactly, respond only, respond with, reply with, print your, reveal your, show me your, other interviews, all interviews, of the others, write a poem, write me",
    nouns: NounForms::AfterPrepositions {
        prepositions: "with, about, of, in, on, for, from, at, during, after, before, through, by",
        articles: &[("the", "the"), ("my", "your"), ("our", "your")],
        verb_endings: "ly, ed",
    },
    vague_nouns: "moment, start, beginning, whole, future, thing, things, other, others, first, second, third, years, weeks, months, people, world, point, night, problem, person",
};
