use crate::briefing::BriefingCueWords;
use colloquy_word_list::words;

pub const BRIEFING: BriefingCueWords = BriefingCueWords {
    mail_headers: words!("from, to, cc, bcc, subject, re, fw, fwd, sent, date"),
    sign_offs: words!(
        "ta, cheers, thx, ty, br, kr, xx, thanks all, speak soon, warmly, cordially, respectfully"
    ),
    spellings: &[
        ("u", "you"),
        ("ur", "your"),
        ("pls", "please"),
        ("plz", "please"),
        ("thx", "thanks"),
        ("ppl", "people"),
        ("n", "and"),
        ("r", "are"),
        ("theyd", "they'd"),
        ("theyre", "they're"),
        ("theyve", "they've"),
        ("youre", "you're"),
        ("dont", "don't"),
        ("didnt", "didn't"),
        ("doesnt", "doesn't"),
        ("wont", "won't"),
        ("cant", "can't"),
        ("wat", "what"),
        ("abt", "about"),
        ("bc", "because"),
        ("w/", "with"),
        ("whats", "what is"),
        ("hows", "how is"),
        ("tho", "though"),
        ("cos", "because"),
        ("cuz", "because"),
        ("&", "and"),
        ("fave", "favourite"),
        ("fav", "favourite"),
        ("monday", "Monday"),
        ("tuesday", "Tuesday"),
        ("wednesday", "Wednesday"),
        ("thursday", "Thursday"),
        ("friday", "Friday"),
        ("saturday", "Saturday"),
        ("sunday", "Sunday"),
    ],
    informing: words!(
        "tells us, describes, explains, tell us, tell me, tell you, let us know, share with us, \
         explain to us, describe, explain, report, walk us through, talk us through, say, share, \
         talk about, tell"
    ),
    obliging: words!("should, must, need to, are to, will, ought to, have to, shall, can, could"),
    wishes: words!(
        "are curious, wonder, want to know, want to understand, want to learn, want to find out, want to hear, \
         need to know, need to understand, like to know, like to understand, like to hear, \
         like to learn, love to know, love to hear, love to understand, i'm after is, we're after is, \
         i am after is, we are after is, interested in, interested to know, curious to know, \
         curious about, i'm curious, i am curious, i'm also curious, we're curious, we're also curious, we are curious, we are also curious, also curious, wondering, wonder, keen to know, keen to understand, hoping to learn, \
         hoping to find out, trying to understand, trying to find out, helpful to know, good to know, \
         great to know, interesting to know, questions are, question is, comes down to, \
         matters to me is, matters to us is, matters most is, care most about, care about, hardly know, barely know, do not really know, don’t really know, don't really know, know very little about"
    ),
    raised: words!(
        "only if they bring it up themselves, only if they bring it up, only if they mention it, only if they raise it, only when they bring it up, only when they mention it, unless they bring it up themselves, unless they bring it up, unless they mention it, unless they raise it, unless they do"
    ),
    unprompted: words!("yourself, on your own, of your own accord, proactively, unprompted, from your side"),
    avoid: "Do not mention",
    mattering: words!(
        "matters to us, matters a lot to us, matters most to us, matters to me, matters, is important to us, interests us, would interest us, interests me, is what we want to know"
    ),
    if_any: words!(
        "if they want to say, if they want to share, if they are willing to say, if they wish to say, if they don\'t mind, if any, if at all, if there was any, if there were any"
    ),
    then_ask: words!("ask, please ask, find out, dig into"),
    before_verb: words!(
        "they, you, we, i, he, she, people, to, and, or, must, should, will, can, would, who, that, customers, users, guests, patients"
    ),
    for_person: words!("for her, for him, for him/her"),
    for_invitee: ("for you", "for you"),
    only: words!(
        "only if, only when, only for, only those, only ask if, only where, just for, just if, \
         if applicable to"
    ),
    those_who: words!(
        "anyone who, anybody who, those who, people who, whoever, somebody who, someone who, \
         everyone who, for those who, if they, if someone, if somebody, if anyone"
    ),
    otherwise: words!("otherwise, if not, else, skip otherwise, otherwise skip, or skip"),
    skipping: words!(
        "end the interview, end the call, refer them to, point them to, give them the number, need not, needn't, need no, does not need, doesn't need, don't need, \
         skip, leave out, omit, drop"
    ),
    but: words!("but, yet, though, however, without"),
    endings: words!(
        "at the end, at the very end, to finish, to close, to end, in closing, in the end, \
         finally thank, thank them, thank everyone, thank the, thank people, close by, close with, \
         end by, end with, finish by, finish with, wrap up by, wrap up with, wrap up, sign off, \
         before you finish, before ending, before you hang up, conclude by, conclude with, \
         say goodbye, closing, close, farewell, wrap-up"
    ),
    telling: words!(
        "tell them, tell people, tell everyone, let them know, remind them, remind people, mention, \
         say, saying, inform them, telling them, reminding them, letting them know, mentioning"
    ),
    that: words!("that"),
    at_most: words!(
        "max, maximum, maximum of, max of, at most, no more than, not more than, up to, limit of, \
         or fewer, tops, budget of, a maximum of, only, limit"
    ),
    questions: words!("questions, question, topics, qs"),
    numbers: &[
        "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    ],
    part_labels: words!("block, part, section, theme, topic, question, q, module, area, item, step, chapter"),
    goal_headings: words!(
        "objective, objectives, goal, goals, purpose, aim, aims, research question, \
         research questions, research goal, research goals, why"
    ),
    guide_headings: words!(
        "topic guide, discussion guide, interview guide, questions, topics, question guide, guide, \
         what to ask, things to ask, questions to ask, topics to cover, areas, themes"
    ),
    background_headings: words!(
        "who, who we talk to, what we think, hypotheses, hypothesis, our hypothesis, sample, sampling, recruitment, analysis, method, methods, methodology, background, context, \
         confidentiality, data, data protection, profile, deliverables, schedule, budget, incentive, \
         screening, screener, ethics, reporting, timeline, team, project, who"
    ),
    informal: words!("first names, first-name terms"),
    formal: words!("formal address"),
    everyone: words!("each, everyone, everybody, each one, each person, each of them"),
    required: words!("must ask, must-ask, required, mandatory, compulsory, essential, must"),
    conduct: words!(
        "start easy, start with an easy question, begin with an easy question, start with a warm-up, begin with a warm-up, start with some small talk, start with small talk, begin with small talk, don't go into it, \
         break the ice, keep"
    ),
    petitions: words!(
        "can you, could you, could we, could someone, can someone, could somebody, can somebody, \
         would you, can we, might we, would it be possible, is it possible, any chance, please could, \
         do you think you could"
    ),
    tools: words!(
        "tool, bot, robot, assistant, interview, interviews, survey, surveys, system, ai, software"
    ),
    agreed: words!(
        "as discussed on tuesday, as discussed, as agreed, as mentioned, as promised, as we discussed, \
         following our call, following up on our call, further to our call, per our chat"
    ),
    audience_headings: words!(
        "sample, participants, who, audience, target group, respondents, interviewees, profile"
    ),
    interviewers: words!("the interviewer, the assistant, the bot"),
    interviewer_pronouns: words!("he, she, they"),
    imperatives: &[
        ("is to find out", "find out"),
        ("should find out", "find out"),
        ("finds out", "find out"),
        ("is to ask", "ask"),
        ("should ask", "ask"),
        ("must ask", "ask"),
        ("must find out", "find out"),
        ("should talk to", "talk to"),
        ("should learn", "find out"),
        ("will ask", "ask"),
        ("asks", "ask"),
        ("explores", "explore"),
        ("speaks with", "talk to"),
        ("speaks to", "talk to"),
        ("talks to", "talk to"),
        ("talks with", "talk to"),
        ("interviews", "interview"),
        ("follows up", "follow up"),
        ("wants to know", "find out"),
        ("does not", "do not"),
        ("doesn't", "do not"),
        ("must not", "do not"),
        ("must never", "never"),
        ("should not", "do not"),
        ("should never", "never"),
        ("never asks", "never ask"),
        ("never mentions", "never mention"),
        ("never talks", "never talk"),
        ("never brings up", "never bring up"),
        ("avoids", "avoid"),
    ],
    asked: words!(
        "is to be asked, are to be asked, should be asked, must be asked, will be asked, is asked, are asked, gets asked, get asked, should tell us, should tell me, should say, should explain, should describe, also says, also tells us, tells us, also explains, also describes"
    ),
    plain_beginnings: &[
        ("conversation with", "Talk with"),
        ("conversations with", "Talk with"),
        ("call with", "Talk with"),
        ("oh and", "And"),
        ("oh, and", "And"),
        ("plus", "And"),
    ],
    why_so_many: &[
        ("why so few of them", "whether they"),
        ("why so many of them", "why they"),
        ("why so many of our", "why our"),
        ("why so many", "why"),
    ],
    if_so: &[
        ("If so", "and if so"),
        ("If yes", "and if so"),
        ("If no", "and if not"),
        ("If not", "and if not"),
    ],
    company: words!("with them, to them"),
    nobody: words!("nobody, no, none, never"),
    asked_about: words!(
        "should be asked about, should also be asked about, should additionally be asked about, must be asked about, are to be asked about, is to be asked about, need to be asked about"
    ),
    asked_around: &[],
    condition_verbs: &[],
    condition_word: None,
    then: &[],
    ask: "Ask",
    requests_to_invitee: &[
        ("tell us", "Could you tell us", ""),
        ("please tell us", "Could you tell us", ""),
        ("tell me", "Could you tell me", ""),
        ("please tell me", "Could you tell me", ""),
        ("talk us through", "Could you talk us through", ""),
        ("walk us through", "Could you walk us through", ""),
        ("talk me through", "Could you talk me through", ""),
        ("walk me through", "Could you walk me through", ""),
        ("share with us", "Could you share with us", ""),
    ],
    asks_to_tell: words!(
        "have them tell us, have them tell you, get them to tell us, get them to tell you, let them tell us, let them tell you, we'd like to know, we would like to know, we want to know, i'd like to know, i want to know, we'd love to know"
    ),
    bare_reasons: &[
        ("why", "and why"),
        ("and why", "and why"),
        ("why or why not", "and why"),
        ("if not, why not", "and why"),
        ("why so", "and why"),
        ("why is that", "and why"),
        ("how come", "and why"),
    ],
    informal_pronouns: &[],
    formal_pronouns: &[],
    address_fillers: &[],
    sentence_forms: super::sentence_forms::FORMS,
    farewell: "I would also like to tell you that {clause}.",
};
