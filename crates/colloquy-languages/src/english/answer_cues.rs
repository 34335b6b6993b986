use crate::answer_cues::{AnswerCues, TenseCues};
use colloquy_word_list::words;

pub const ANSWER_CUES: AnswerCues = AnswerCues {
    settled: "works now, working now, works again, work again, working again, runs again, fine now, all right now, alright now, okay now, ok now, better now, got better, is better, sorted, fixed it, fixed now, was fixed, got fixed, is solved, was solved, got solved, solved now, resolved, luckily, fortunately, thankfully, used to it, got the hang, good in the end, fine in the end, right in the end, over now, behind me, behind us, put it right, put that right, made up for it, apologised, apologized, been fine since, no trouble since, can't complain, nothing to complain, no complaints, nothing wrong with, since then it's, happy now",
    trifles: "just a detail, only a detail, it's a detail, a small detail, no big deal, not a big deal, not a problem, never mind, doesn't matter, not that bad, not so bad, not too bad, nothing serious, nothing dramatic, nothing major, a small thing, a little thing, a tiny thing, minor thing, minor point, i'm not complaining, not complaining, could be worse, just kidding, just joking, only joking, only kidding, as a joke, for a joke, same as everywhere, like everywhere, as everywhere, if i'm picky, being picky, nitpicking",
    private: "split up, divorce*, separated, my ex, broke up with, my love life, my weight, pregnant, looks at me, gives me funny looks, funny looks, odd looks",
    interview: "the question, your question, that question, this question, next question, these questions, your questions, the interview, this interview, this survey, interviewer, what you mean, you asked, you're asking, you mean by, you already, are you listening",
    empty: "not much, nothing much, as i said, like i said, as i mentioned, as i told, as i've said, same as i said, i did just, i did say, did just say, i just said, i just told, i already, already said, already told, already mentioned, like i told, hard to say, how should i put, what can i say, where do i start, i wouldn't say, nothing special, i told you, as mentioned",
    remedies: "should, would be better, would help, would have helped, would be good, would be nice, would be great, would have been better, would have been nice, would have liked, could have, ought to, if they … would, if only, i wish, wish they, that'd do, that would do, i'd like, i would like, i'd prefer, i'd rather, i'd love, it just needs, they need to, needs to be, you need to, easier if, better if, nicer if, why not, why don't you, why can't",
    weighty: "doesn't work, don't work, not working, stopped working, out of order, filthy, argument with, argued, row with, had a row, quarrel*, shouting match, fell out with, falling out, shouted at, yelled at, near miss, nearly hit, almost hit, nearly fell, almost fell, nearly lost, accident, injured, got hurt, collapsed, lost my, lost our, lost the, lost all, lost half, lost everything, went missing, gone missing, got lost, never arrived, never came, never turned up, didn't turn up, never called, nobody called, nobody came, nobody answered, nobody told, nobody asked, no one told, no one asked, no one called, no one came, no one answered, never got an answer, no answer, no reply, gave up, given up, walked out, handed in my notice, in tears, cried, shaking, humiliat*, insult*, threaten*, afraid, scared, frightened, terrified, dangerous, unsafe, all alone, left alone, twice as long, twice as much, paid twice, charged twice, half the day, half a day, all day, whole day, whole weekend, ran out of, turned away, kept waiting, waited, kept me waiting, waited for hours, hours on the phone",
    conditions: words!("if, unless, provided, suppose, imagine"),
    articles: words!("the"),
    referring: words!(
        "that, that's, this, it, it's, they, they're, he, he's, she, she's, because, so, then, there"
    ),
    hollow: words!(
        "problem, problems, thing, things, worst, only, point, trouble, rest, reason, fact, truth, other, others, same, whole, first, last, main, biggest, bit"
    ),
    numbers: words!(
        "two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, fourteen, fifteen, twenty, \
         twenty-five, thirty, forty, fifty, sixty, ninety, several, many"
    ),
    durations: words!(
        "minutes, hours, days, weeks, months, nights, weekends, times, half an hour, an hour and a half, \
         half a day, three quarters of an hour"
    ),
    tenses: TenseCues {
        events: "went, took, came, got, told, fell, broke, lost, left, sent, forgot, ran, gave, threw, stood there, waited, rang, stole, hung up, ended up, gave up, broke down, let us down, let me down, made me, made us, found out, never came, never arrived, never called",
        event_endings: words!("ed"),
        auxiliaries: "",
        participle_beginnings: &[],
        participle_endings: &[],
        exceptions: words!(
            "need, indeed, speed, feed, hundred, tired, bored, scared, worried, annoyed, disappointed, exhausted, \
             confused, supposed, used, united, advanced, complicated, limited, crowded, overcrowded, rushed, \
             stressed, organised, organized, qualified, experienced, interested, red, shed, bleed, breed, agreed"
        ),
        states: "was, were, wasn't, weren't, had, hadn't, felt, knew, thought, wanted, seemed, used to, would always",
        state_endings: &[],
        present: "is, are, isn't, aren't, it's, that's, there's, has, hasn't, don't, doesn't, can, can't, cannot, gets, takes, makes, keeps, costs, goes, comes, means, i have to, we have to, you have to, have to, needs",
        habits: "always, every, each, usually, often, whenever, mostly, all the time, constantly, most days, used to, once a, twice a, times a, never, sometimes, nobody ever, on mondays, on fridays, in the mornings",
        formerly: "used to, in the old days, back in the day, formerly, previously",
        nowadays: "now, nowadays, today, these days, still",
    },
};
