use crate::sentiment::{SentimentKeywords, SentimentModifiers};
use colloquy_word_list::words;

pub const SENTIMENT: SentimentKeywords = SentimentKeywords {
    modifiers: MODIFIERS,
    positive: include_str!("positive.txt"),
    negative: include_str!("negative.txt"),
};

const MODIFIERS: SentimentModifiers = SentimentModifiers {
    negators: words!(
        "not, no, never, nothing, nobody, none, neither, nor, without, hardly, cannot, cant, dont, doesnt, didnt, \
         isnt, wasnt, wont, arent, couldnt, wouldnt, can't, don't, doesn't, didn't, isn't, wasn't, weren't, won't, \
         aren't, ain't, couldn't, wouldn't, shouldn't, haven't, hasn't, hadn't"
    ),
    absence: words!("never, nothing, nobody, none, no"),
    only: words!("only, just"),
    boosters: words!(
        "very, really, so, extremely, absolutely, incredibly, totally, completely, highly, deeply, super, too, \
         quite, most, truly, especially, particularly, always, utterly, remarkably"
    ),
    softeners: words!(
        "bit, somewhat, slightly, little, fairly, rather, sometimes, partly, occasionally, relatively, mildly"
    ),
    contrasts: words!("but, however, although, though, yet, unfortunately, except"),
    joints: words!("and, or"),
    idioms: words!(
        "simple as, good morning, worth of, good afternoon, good evening, good question, for sure, too bad, hard drive, hard work, \
         hard working, best regards, fair enough, at best, at worst, of course, kind of, sort of, for good, \
         good luck, no issue"
    ),
    common: words!(
        "i, i'm, i've, i'd, i'll, me, my, mine, myself, we, we're, us, you, your, he, she, his, her, him, they're, \
         it, it's, its, that's, there, there's, here, these, those, then, so, very, really, just, also, too, some, \
         any, all, been, being, had, am, will, because, but, up, out, about, into, more, most, much, many, one, get, \
         got, think, thing, things, something, say, said, make, made, after, before, only, even, still, now, when, \
         where, while, over, since, during, through, such, other, same, no, every, each, go, went, come, came, know, \
         lot, like"
    ),
    fillers: words!(
        "yes, yeah, yep, yup, no, nope, nah, ok, okay, sure, maybe, perhaps, right, exactly, indeed, true, well, hm, \
         hmm, mm, mhm, uh, um, uhm, er, ah, oh, hi, hello, hey, bye, goodbye, thanks, thank you, \
         thank you very much, i don't know, i do not know, don't know, dont know, i dont know, no idea, \
         i have no idea, not sure, i'm not sure, i am not sure, i guess, i guess so, i think so, i suppose, \
         i suppose so, nothing, nothing else, not really, of course, absolutely, definitely, probably, that's all, \
         that's it, that is all, i can't say, i couldn't say, hard to say, it depends, depends, please, sorry, \
         got it, i see, let me think, good question, no comment, not that i know, not that i can think of, what, \
         pardon, excuse me, go ahead, next question, skip, pass, fair enough, for sure, you know, i mean, \
         either way, whatever, dunno, idk, good morning, good evening, good afternoon"
    ),
    backward_reach: 0,
    elides: false,
};
