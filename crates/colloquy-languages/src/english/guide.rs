use super::synonyms::SYNONYMS;
use super::{direct_questions, grammar};
use crate::guide::{ForbiddenTopicCues, GuideCueWords, family, general, named_by_question};
use colloquy_word_list::words;

pub const GUIDE: GuideCueWords = GuideCueWords {
    audience_leads: words!(
        "you are calling, you're calling, you call, you will call, you are phoning, you will meet, you are meeting, \
         you are interviewing, you're interviewing, you will be interviewing, you will interview, you interview, \
         you are talking to, you are talking with, you're talking to, you will be talking to, you will talk to, \
         you are speaking with, you are speaking to, you speak with, you talk to, we are interviewing, \
         we're interviewing, we interview, we are talking to, we're talking to, we want to interview, \
         we would like to interview, the participants are, participants are, the interviewees are, interviewees are, \
         respondents are, the respondents are, the audience is, our audience is, the people you interview are"
    ),
    bans: ForbiddenTopicCues {
        whole: words!(
            "nothing about, nothing on, do not go near, don't go near, no asking about, we do not want to talk about, there is to be no talk of, there is to be no mention of, there should be no mention of, there must be no mention of, there should be no talk of, avoid, steer clear of, stay away from, stay off, keep off, leave out, keep quiet about, \
             not a word about, no word about, no mention of, no questions about, no questions on, no talk of"
        ),
        negations: words!(
            "dont, doesnt, shouldnt, mustnt, we do not, we don't, you do not, you don't, do not, don't, do not ever, don't ever, never, must not, mustn't, should not, shouldn't, shall not, \
             cannot, can't, may not, refrain from, without, not, nor, say nothing"
        ),
        verbs: words!(
            "offer, offering, promise, promising, sell, selling, pitch, mention, mentioning, bring up, bringing up, talk about, talking about, speak about, speaking about, \
             speak of, ask about, asking about, ask for, asking for, ask whether, ask if, ask who, ask how much, \
             ask what, ask why, enquire about, inquire about, discuss, discussing, go into, going into, \
             get into, getting into, touch on, touching on, touch upon, raise, raising, name, naming, refer to, \
             referring to, reveal, revealing, disclose, disclosing, let on, say anything, say a word, say, \
             probe, probing, dig into, digging into, address, addressing, comment on, cover, explore, exploring, \
             enter into, allude to, \
             explain, explaining, describe, describing, justify, justifying, defend, defending"
        ),
        fillers: words!(
            "please, ever, also, either, them, people, anyone, anybody, participants, interviewees, customers, \
             about, for, to, on, of, the topic of, the subject of, the topic, the subject, topics like, \
             topics such as, things like, anything about, any"
        ),
        taboos: words!(
            "is not talked about, are not talked about, is not discussed, are not discussed, is not mentioned, are not mentioned, is not brought up, are not brought up, should not be brought up, must not be brought up, is not to be brought up, are not to be brought up, is not to be talked about, is not up for discussion, are not up for discussion, should not be talked about, is off limits, are off limits, is off-limits, are off-limits, is taboo, are taboo, \
             is out of bounds, are out of bounds, must not be mentioned, should not be mentioned, \
             must not come up, should not come up, is not to be mentioned, are not to be mentioned, \
             is not to be discussed, are not to be discussed, must not be discussed, should not be discussed"
        ),
        separators: words!("or, nor"),
        joints: words!("and, or, nor, but, also"),
        ands: words!("and"),
        has_verbs_last: false,
    },
    why: words!("why, how come, what made you, for what reason"),
    mentions: words!(
        "bring, brings, up, raise, themselves, got, gets, get, been, done, \
         mention, mentions, bring up, brings up, talk about, talks about, say, says, complain about, complains about, \
         name, names, raise, raises, refer to, refers to, report, reports, speak of, are, is, were, was, have, has, had, \
         used, use, uses, feel, feels, did, do, seem, seems, tell you, tells you, someone, anyone, somebody"
    ),
    optional: words!(
        "if time, only if time, you could ask, we could ask, could also ask, \
         if there is time, if there's time, if time allows, if time permits, time permitting, if you have time, \
         if there is time left, if there is still time, if there's time left, if you have time left, if possible, \
         as time allows, optionally, optional, nice to have, only if there is time, if it fits, as a bonus, bonus, \
         when time allows, if time remains, if we have time, should there be time, should time allow, if it comes up"
    ),
    deep: words!(
        "of course, in detail, in depth, in great detail, in more detail, at length, \
         above all, most importantly, in particular, particularly, especially, as much detail as possible, \
         deep dive, very important, deep, deeper"
    ),
    brief: words!("briefly, in brief, in passing, only briefly"),
    especially: words!("especially, particularly, in particular, above all, most of all, most importantly"),
    rule_words: words!(
        "introduction, welcome, icebreaker, small talk, greeting, question, questions, answer, answers, interviewee, interviewees, interviewer, participant, participants, \
         respondent, respondents, minute, minutes, mins, tone, polite, politely, friendly, neutral, follow-up, follow-ups, \
         followup, open-ended, jargon, summarize, summarise, summary, interrupt, interrupting, pressure, empathetic, \
         empathy, conversational, rapport, transcript, silence, silences, anonymous, anonymity, confidential, \
         confidentially, consent, sentences, verbatim, patient, patiently, respectful, curious, warmly, thank, probe, \
         probes, probing, example, examples, naturally, persona, greet, introduce, response, responses, off-topic, \
         one-word, vague, leading, paraphrase, listen, warm, casual, judgment, judgement, professional, concise, \
         you are, you're, you should, you must, make sure, stick to, move on, come back to, time limit, dig deeper"
    ),
    rule_headings: words!(
        "tone, style, rule, rules, guidelines, guideline, persona, role, timing, duration, length, format, language, note, \
         notes, background, context, about us, who we are, audience, participants, participant, interviewees, respondents, \
         target group, who, behaviour, behavior, instructions, how to behave, reminder, reminders, constraints, \
         do, dos, approach, interviewing style, logistics, output, setup, company, about the company, about, \
         how to interview, closing remarks, conduct, tips, style guide, general, internal, ground rules, time"
    ),
    ban_headings: words!(
        "do not, don't, don'ts, avoid, off limits, off-limits, taboo, taboos, not to mention, do not mention, \
         don't mention, do not discuss, out of scope, sensitive, forbidden, never, things to avoid, don't ask, do not ask, \
         topics to avoid, not to be, do not bring up, don't bring up, not to be mentioned, please avoid"
    ),
    optional_headings: words!(
        "optional, if there is time, if time allows, if time permits, nice to have, bonus, time permitting, if there's time, \
         extra, extras, additional, if you have time"
    ),
    topic_headings: words!(
        "very important, most important, especially important, topic, topics, question, questions, areas, themes, points, guide, ask, cover, agenda, discuss, explore, goals, goal, \
         objectives, objective, learn, know, understand, main part, focus, subjects, required, must have, key, warm-up, \
         warmup, opening, closing, wrap-up, wrap up, main, part, section, core, priorities, interested, find out, essential, \
         mandatory"
    ),
    greetings: words!("hi, hello, dear, hey, good morning, good afternoon, greetings"),
    farewells: words!(
        "thanks, thank you, many thanks, best, best regards, kind regards, regards, cheers, sincerely, yours, best wishes, \
         warm regards, thanks a lot, thanks in advance, all the best, talk soon"
    ),
    people: words!(
        "holders, goers, operators, riders, customers, customer, clients, client, users, user, people, employees, employee, staff, workers, members, member, \
         subscribers, subscriber, visitors, visitor, guests, guest, patients, patient, students, student, pupils, parents, \
         teachers, nurses, doctors, tenants, residents, citizens, volunteers, donors, buyers, buyer, shoppers, readers, \
         listeners, viewers, colleagues, leavers, joiners, hires, hire, starters, starter, applicants, applicant, \
         candidates, candidate, participants, participant, respondents, respondent, interviewees, interviewee, \
         freelancers, developers, engineers, designers, managers, founders, owners, drivers, farmers, families, \
         travellers, travelers, passengers, commuters, players, gamers, fans, attendees, alumni, graduates, caregivers, \
         carers, neighbours, neighbors, consumers, households, homeowners, teams, leaders, entrepreneurs, retailers, \
         restaurants, companies, growers, gardeners, producers, beekeepers, beneficiaries, learners, trainees, apprentices, couriers, bakers, musicians, artists, athletes, runners, cyclists, person, they"
    ),
    anyone: words!(
        "people, person, participants, respondents, interviewees, interviewee, participant, respondent, they, individuals"
    ),
    customers: words!(
        "customers, customer, clients, client, users, user, subscribers, subscriber, members, member, buyers, visitors, guests, shoppers, consumers"
    ),
    faint: words!(
        "sounds, sound, seems, seem, really, still, already, someone, work, works, working, worked, use, uses, used, using, go, goes, going, went, gone, come, comes, came, get, gets, got, make, makes, made, take, takes, took, something, anything, thing, things, people, person, someone, time, times, day, days, way, ways, say, says, said, feel, feels, felt, find, found, need, needs, want, wants, try, tried, start, started, begin, began, stop, stopped, year, years, week, weeks, month, months, still, service, product, mention, mentions, talk, tell, told, think, thinks, thought, know, known, help, helped, part, course, good, bad, problem, problems, hour, hours, minute, minutes, gave, give, given"
    ),
    closing_signs: words!(
        "i should have asked, we should have asked, anything else, to add, like to add, want to add, anything we missed, anything we have not, anything i did not ask, anything you would like to"
    ),
    relatives: words!("who, that"),
    pronoun: "they",
    finite: words!(
        "is, are, was, were, has, have, had, will, should, must, can, cannot, can't, do, does, don't, did, want, wants, need, \
         needs, offers, offer, sells, sell, launched, would, may, might, makes, we're, it's, there's, that's, you're, let, \
         give, keep, use, listen, start, end, begin, close, open, thank, get, gets, hate, hates, remember, speak, explain, introduce, wait, repeat, \
         summarize, summarise, encourage, allow, stick, follow, create, treat, adapt, adjust, please, i'll, we'll, i, we"
    ),
    third_person: words!(
        "they, them, their, theirs, themselves, they're, they've, they'd, he, she, his, her, himself, herself, him"
    ),
    instruction_signs: words!(
        "ask, asks, asking, find out, interviewer, interviewee, interviewees, participant, participants, respondent, \
         respondents, follow up, follow-up, make sure, be sure, if they, do not, prompt, dig, dig deeper, probe, interview \
         them, interviewing, you are an, you are a, ensure, please, figure out, make them, get them, \
         encourage, don't, let them"
    ),
    determiners: words!(
        "the, a, an, your, our, this, these, that, those, any, some, how, what, each, every, my"
    ),
    possessives: words!("your"),
    their: words!("their"),
    human_verbs: words!("feel, think, quit, resign, complain, prefer, enjoy, experience, perceive"),
    families: &[
        family(
            words!("why, what made, what led, reason, reasons"),
            words!("left, leave, leaving, quit, resign, departure"),
            "your decision to leave",
            Some("What made you decide to leave?"),
        ),
        family(
            words!("why, what made, what led, reason, reasons"),
            words!("cancel, churn, unsubscrib, terminat"),
            "your decision to cancel",
            Some("What made you decide to cancel?"),
        ),
        family(
            words!("why, what made, how, reason, reasons"),
            words!("chose, choos, choice, picked, pick, select"),
            "your choice",
            None,
        ),
        family(words!("why, what made, how"), words!("bought, buy, purchas"), "your decision to buy", None),
        named_by_question(words!("how, where"), words!("hear, heard, discover, find out, found out, aware")),
        family(&[], words!("pay, price, cost"), "the price", None),
        family(&[], words!("recommend"), "your recommendation", None),
        family(
            &[],
            words!(
                "improv, would change, could change, should change, you change, to change, be better, do better, make it better, work better, differently"
            ),
            "your suggestions",
            None,
        ),
        family(
            &[],
            words!("dislike, annoy, frustrat, bother, worst, difficult, hard, struggle, challeng, stop"),
            "the difficulties",
            None,
        ),
        family(&[], words!("miss, missing, lack, lacking"), "your wishes", None),
        family(&[], words!("enjoy, best, you like"), "the good sides", None),
        family(&[], words!("expect"), "your expectations", None),
        family(words!("what"), words!("well"), "the good sides", None),
        family(&[], words!("yourself, role"), "your role", None),
    ],
    events: words!(
        "week, day, visit, purchase, delivery, onboarding, training, trip, journey, stay, treatment, surgery, check-in, \
         check-out, checkout, appointment, event, conference, workshop, course, lesson, application, \
         registration, sign-up, signup, order, booking, flight, meeting, migration, installation, month, year, switch, \
         arrival, session, project, internship, induction, transition, repair, consultation, festival, exam, semester, \
         search, launch, rollout, breakfast, recovery, birth, handover, wait, examination"
    ),
    views: words!(
        "experience, satisfaction, relationship, impression, role, situation, feeling, wellbeing, well-being, background, \
         routine, workload, balance, cooperation, collaboration, atmosphere, culture, mood, contact, understanding, use, \
         communication, motivation, day-to-day, working day, workday, process, workflow, path, job"
    ),
    holdings: words!(
        "expectations, wishes, problems, challenges, pain points, reasons, goals, habits, plans, concerns, suggestions, \
         ideas, hopes, needs, difficulties, frustrations, fears, worries, priorities, obstacles, barriers, motives, \
         preferences, complaints, requirements, favourite, favorite, strengths, weaknesses, doubts, alternatives, hobbies"
    ),
    grounds: words!("reason, motive, cause, trigger"),
    about_event: &[
        "How was {topic} for you?",
        "How did you experience {topic}?",
        "How do you look back on {topic}?",
    ],
    about_view: &[
        "How would you describe {topic}?",
        "What stands out for you about {topic}?",
        "What can you tell me about {topic}?",
    ],
    about_holding: &[
        "What are {topic}?",
        "What can you tell me about {topic}?",
        "Which come to mind first when you think of {topic}?",
    ],
    about_ground: &["What can you tell me about {topic}?"],
    about_phrase: &[
        "What do you think of {topic}?",
        "How do you feel about {topic}?",
        "What has been your experience with {topic}?",
    ],
    about_word: &[
        "What has been your experience with {topic}?",
        "What is your view of {topic}?",
        "What can you tell me about {topic}?",
    ],
    superlatives: &[],
    about_superlative: &[],
    offers: words!("suggestion, idea, tip, proposal, wish"),
    about_offer: &["Would you have {topic}?"],
    about_story: &["Was there {topic}, and what was that like?"],
    about_foreign: &[
        "What would you like to tell me about “{topic}”?",
        "What are your thoughts on “{topic}”?",
        "What has been your experience with “{topic}”?",
    ],
    about_clause: &["Could you tell me {clause}?", "Can you tell me {clause}?"],
    more: "Could you tell me more about that?",
    general: &[
        general("your experience so far", &[], "How would you describe your experience so far?"),
        general("the good sides", words!("highlights, positives"), "What works particularly well for you?"),
        general(
            "the difficulties",
            words!(
                "friction, frictions, problems, troubles, pain points, frustrations, obstacles, challenges, annoyances, irritations, stumbling blocks, hurdles"
            ),
            "What has been difficult, or has bothered you?",
        ),
        general(
            "your suggestions",
            words!(
                "anything to improve, anything to change, things to improve, what to improve, ideas for improvement, improvement ideas, improvements, suggestions for improvement, improvement ideas, room for improvement"
            ),
            "If you could change one thing, what would it be?",
        ),
    ],
    self_descriptions: &[
        ("we are a", "the"),
        ("we are an", "the"),
        ("we're a", "the"),
        ("we're an", "the"),
        ("we run a", "the"),
        ("we run an", "the"),
    ],
    thing_pronoun: Some("they"),
    done_to_things: words!(
        "occurred, arisen, arose, handled, resolved, solved, fixed, repaired, paid, recorded, sorted, addressed, replaced, corrected, refunded, communicated, scheduled, organised, organized, cleaned, delivered, announced, used, tracked"
    ),
    introductions: &[
        ("we opened a", "the"),
        ("we opened an", "the"),
        ("we opened our", "the"),
        ("we have opened a", "the"),
        ("we launched a", "the"),
        ("we launched an", "the"),
        ("we launched our", "the"),
        ("we have launched a", "the"),
        ("we have launched an", "the"),
        ("we introduced a", "the"),
        ("we introduced an", "the"),
        ("we have introduced a", "the"),
        ("we have introduced an", "the"),
        ("we've introduced a", "the"),
        ("we recently opened a", "the"),
        ("we recently launched a", "the"),
        ("we recently launched an", "the"),
        ("we recently introduced a", "the"),
        ("we recently introduced an", "the"),
        ("we just launched a", "the"),
        ("we just launched an", "the"),
        ("we started a", "the"),
        ("we started an", "the"),
        ("we now have a", "the"),
        ("we now have an", "the"),
        ("we rolled out a", "the"),
        ("we rolled out an", "the"),
    ],
    subject_pronouns: words!("it"),
    about_self: "What comes to mind when you think of {topic}?",
    synonyms: SYNONYMS,
    others: words!("some, someone, somebody, certain, others, many, most, several"),
    open_ends: words!("a, an, the, and, or, but, whether, if, that's, their, your, our, my, because, than"),
    leftovers: words!("themselves, themself, their own"),
    doubles: words!("had, that"),
    one: words!("one's"),
    empty_names: words!(
        "the way, this year, last year, next year, this week, this time, the time, the end, the moment, the next person, the next time, the people"
    ),
    and: " and ",
    second_person: grammar::second_person,
    direct_question: direct_questions::direct_question,
    object: grammar::object,
    with_article: grammar::with_article,
    own_articles: &[],
    clause_name: grammar::clause_name,
    with_name: super::labels::with_name,
};
