use crate::prompt::{
    AskedAboutWords, PromptCueWords, TopicOrderWords, UnmarkedQuestionWords, never, unchanged,
};
use colloquy_word_list::words;

pub const PROMPT: PromptCueWords = PromptCueWords {
    leads: words!(
        "for now, for the moment, at this stage, nb, i'd love to, i would love to, we'd love to, we would love to, we're keen to, we are keen to, i'm keen to, we hope to, \
         we aim to, we're hoping to, we are hoping to, at the end, at the very end, to finish, to close, in closing, lastly, finish by, conclude by, end by, close by, please, also, then, and, first, next, finally, start by, begin by, \
         you should, you will, you must, your task is to, your job is to, your goal is to, the goal is to, \
         the aim is to, the purpose is to, we want to, we would like to, we'd like to, we need to, we are trying to, \
         we're trying to, i want to, i would like to, i'd like to, i need to, i want you to, i would like you to, \
         can you, could you, would you, help us, help me, to, make sure to, be sure to, try to, let's, let us, \
         as an interviewer, afterwards, later"
    ),
    asking: words!(
        "ask, tell, tell us, asking, interview, interviewing, talk, talking, speak, speaking, chat, question, \
         survey, set up an interview, run an interview, do an interview, run interviews, do interviews, prepare an interview, \
         set up interviews, follow up, inquire, enquire, conduct an interview, conduct interviews, have a conversation, \
         hold an interview"
    ),
    exploring: words!(
        "start with, begin with, walk you through, walk me through, walk us through, tell you, reflect, find out, learn, explore, discuss, \
         understand, discover, investigate, check, cover, gather, collect, know, hear, dig, probe, explain, describe, \
         evaluate, assess, examine, identify, research, uncover, get, dive, focus, go into, go deep on, touch, elicit, validate, test, \
         share, exploring, understanding, improve"
    ),
    following: words!("follow up, dig, dig deeper, go deeper, probe, drill down"),
    links: &[
        ("all about", ""),
        ("more about", ""),
        ("about", ""),
        ("on", ""),
        ("regarding", ""),
        ("concerning", ""),
    ],
    asked_about: AskedAboutWords { verbs: &[], links: &[] },
    near_links: &[("upon", ""), ("into", ""), ("for", ""), ("around", "")],
    relays: words!("to"),
    question_words: words!(
        "how, why, what, whether, if, when, where, which, who, whom, whose, to what extent, for how long, with whom"
    ),
    markers: words!(
        "topics include, topics of interest include, topics are, areas include, areas of interest include, questions include, feedback on, feedback about, feedback regarding, opinion on, opinions on, opinion about, opinions about, \
         views on, thoughts on, interview about, interviews about, interview on, interview regarding, \
         conversation about, conversations about, survey about, survey on, is about, want to know, \
         want to understand, want to learn, want to find out, would like to know, would like to understand, \
         interested in, curious about, research on, research about, researching, to understand, to find out, \
         to learn, to explore, to discuss"
    ),
    manners: words!(
        "see, refer to, you are, you're, act as, be, keep, do not, don't, never, always, avoid, ignore, forget, \
         disregard, use a, use an, use the, use short, use simple, use plain, speak slowly, speak clearly, stay, \
         remain, thank, limit the, limit yourself, stop after, stop when, end the, end with, remember, \
         note that, pretend, imagine, as an ai, respond, reply, answer in, answer only, output the, output your, \
         print the, print your, repeat, reveal, say hello, say that, say only, say exactly, write a, write in, hi, \
         hello, dear"
    ),
    labels: words!(
        "topic, topics, goal, goals, aim, objective, objectives, subject, context, title, purpose, background, \
         interview, prompt, questions, question, research question, research questions, research goal, \
         research goals, research topic, overview, introduction, task, instructions, theme, focus"
    ),
    list_heads: words!("following, these, topics, questions, points, areas, below"),
    conjunctions: words!("and, then, or, but"),
    function_words: words!(
        "didn, don, isn, wasn, couldn, wouldn, shouldn, hasn, haven, hadn, aren, weren, doesn, won, the, a, an, of, to, and, in, is, are, for, with, on, about, that, this, we, our, their, they, you, your, \
         how, what, why, from, at, by, or, be, it, as, was, were, have, has, not, do, does, did, i, my, ask, than, \
         which, who, when, them, us, would, could, can, should, if"
    ),
    articles: words!("the, a, an, their, your, his, her"),
    addressed: &[
        ("they", "you"),
        ("them", "you"),
        ("their", "your"),
        ("theirs", "yours"),
        ("themselves", "yourself"),
        ("they're", "you're"),
        ("they've", "you've"),
        ("they'd", "you'd"),
        ("they'll", "you'll"),
    ],
    addressing: words!("you, your, You, Your, you're, you've"),
    also: words!("also, then"),
    always: words!("always"),
    with: words!("with"),
    joints: words!("and, as well as"),
    interrogatives: words!("how, why, what, whether, which, where, when, who"),
    whether: words!("whether, if"),
    whether_after_and: words!("if"),
    antecedents: &[],
    relatives: words!("who, which, whose, where, when, if"),
    conditions: words!("if, in case, when they, when someone, whenever, should they, should the"),
    speakers: words!("we, we're, we've, i, i'm"),
    possessives: words!("their, theirs"),
    settings: words!(
        "duration, language, tone, style, length, audience, format, time, date, guidelines, rules, note, notes"
    ),
    occasions: words!("interview, interviews"),
    unmarked: UnmarkedQuestionWords {
        openings: &[],
        verbs: words!(
            "would, do, does, did, is, are, was, were, has, have, had, can, could, will, should, don't, doesn't, didn't, would've"
        ),
        adverbs: words!("how, what, where, why, when, who"),
        subjects: words!("they, you, it, there, anyone, anybody, someone, anything"),
        verb_endings: &[],
        adjectives: &[],
    },
    bare_questions: words!(
        "who does what, who else, since when, how, why, when, where, who, what, which, with whom, who with, by whom, what for, how so, what else, where from, how come, how many, how much, how often, how long, how far, how soon, why not"
    ),
    bare_openings: words!(
        "how, in which, in what, at which, at what, with which, with what, on which, for which, for how, since"
    ),
    told_occasions: words!(
        "the last time, the first time, the most recent time, their last time, your last time"
    ),
    follow_ons: words!("if yes, if so, if no, if not, why or why not, why not, and why"),
    back_references: words!("it, its, this, that, there, them"),
    question_labels: words!("q, last question, final question, closing question"),
    abbreviations: words!("e.g, i.e, vs, etc, dr, mr, mrs, ms, prof, inc, ltd, approx, incl"),
    nominative: unchanged,
    speaks_of_one_thing: never,
    sequence: TopicOrderWords {
        first: &[
            ("start with", ""),
            ("begin with", ""),
            ("open with", ""),
            ("start off with", ""),
            ("kick off with", ""),
        ],
        later: &[
            ("then", ""),
            ("next", ""),
            ("after that", ""),
            ("afterwards", ""),
            ("followed by", ""),
            ("then move on to", ""),
            ("move on to", ""),
            ("continue with", ""),
            ("go on with", ""),
            ("then continue with", ""),
            ("end with", ""),
            ("finish with", ""),
            ("close with", ""),
            ("conclude with", ""),
            ("wrap up with", ""),
            ("finally", ""),
            ("lastly", ""),
        ],
        first_asking: words!("start by asking, begin by asking, open by asking"),
        later_asking: words!(
            "end by asking, finish by asking, close by asking, conclude by asking, wrap up by asking, \
             then by asking"
        ),
        ask: "ask",
        adverbs: words!(
            "first, at first, first of all, to begin with, to start, at the beginning, at the start, \
             then, next, finally, lastly, at the end, in the end, to finish"
        ),
        no_topics: words!(
            "something, anything, some, a few, one or two, goodbye, farewell, wishes, words, note, \
             smile, joke, compliment, thanks, regards"
        ),
    },
};
