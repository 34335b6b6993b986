use crate::intents::{AnswerPatterns, IntentPhrases, PhrasePattern};

pub const INTENTS: IntentPhrases = IntentPhrases {
    courtesies: "please, ok, okay, thanks, thank, you, well, oh, um, uh, hmm, sorry, so, now, just, yes, no, right, let's, and, then, the",
    stop: PhrasePattern {
        whole: "stop, enough, that's enough, quit, end, finish, i'm done, we're done, done, goodbye, bye, good bye, stop it, stop here, i'm out, that's it i'm done, i quit",
        within: "want to stop, like to stop, wanna stop, let's stop, can we stop, can we finish, could we stop, could we finish, can we end, stop the interview, stop this interview, end the interview, end this interview, finish the interview, want to end, like to end, want to finish, have to go, need to go, have to leave, no more questions, that's enough for, want to quit, stop now, end it here, stop here, i'm done with this",
    },
    repeat: PhrasePattern {
        whole: "what, pardon, pardon me, sorry, excuse me, huh, come again, again, repeat, say again, once more, what was that",
        within: "repeat that, repeat the question, repeat it, you repeat, repeat please, say that again, say it again, understand the question, don't understand, didn't understand, didn't hear, didn't get that, couldn't hear, didn't catch, can you rephrase, could you rephrase, what do you mean, what was the question, what did you say, ask again",
    },
    skip: PhrasePattern {
        whole: "skip, next, pass, next question, next one, move on, go on, continue, skip it, i'll pass",
        within: "skip this, skip that, skip it, skip the question, next question, move on, another question, next topic",
    },
    unknown: PhrasePattern {
        whole: "dunno, no idea, no clue, not sure",
        within: "i don't know, i do not know, no idea, i'm not sure, i can't say, can't remember, don't remember, i have no opinion, no opinion, never thought about",
    },
    refusal: PhrasePattern {
        whole: "no comment, i refuse, i won't say",
        within: "rather not, don't want to answer, do not want to answer, prefer not, none of won't answer, not going to answer, too personal, no comment, not comfortable, don't want to talk about, don't want to say, can't talk about, i refuse",
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
    ready: "go ahead, fire away, ask away, let's go, let's start, let's begin, let's do this, i'm ready, i am ready, we can start, we can begin, you can start, please start, go on then, whenever you're ready, when you're ready, ask me anything, i'm listening, i hope i do this right, hope i do this right, hope this works, it's my first time",
    hostile: PhrasePattern {
        whole: "idiot, bullshit, shut up, this sucks, you suck, leave me alone",
        within: "fuck you, fuck off, fuck this, shut up, piss off, go to hell, you idiot, you're stupid, you are stupid, stupid question, stupid questions, stupid bot, stupid machine, dumb question, you're useless, you are useless, waste of time, wasting my time, leave me alone, hate this, this is ridiculous, this is bullshit, you piece of",
    },
    tags: "you know, you know what i mean, you see, right, isn't it, wasn't it, aren't they, weren't they, don't you think, doesn't it, didn't it, don't they, eh, no, okay, if you see what i mean, know what i mean",
    reporting: "thought, thinking, asked myself, ask myself, said to myself, i said, he said, she said, they said",
    yes: PhrasePattern {
        whole: "yes, yeah, yep, sure, ok, okay, fine, all right, go on, of course, continue, alright",
        within: "let's go on, go ahead",
    },
    no: PhrasePattern {
        whole: "no, nope, nah, no thanks, no thank you, not really, rather not, stop",
        within: "no i don't, i don't want to",
    },
    injection: "ignore your, ignore all previous, ignore all your, ignore all instructions, ignore previous, ignore the previous, ignore the instructions, disregard your, disregard all, disregard previous, forget your instructions, forget all, reveal the, what are your instructions, show your instructions, your prompt, system prompt, developer mode, jailbreak, you are now, from now on you, pretend to be, pretend you, repeat after me, say the word, say exactly, respond only, respond with, reply with, print your, reveal your, show me your, other interviews, all interviews, of the others, write a poem, write me",
    patterns: PATTERNS,
};

const PATTERNS: AnswerPatterns = AnswerPatterns {
    classes: &[
        ("prefer", "rather|prefer to|like to|sooner|want to|would prefer to"),
        ("me", "i|i'd|i'm|i'll|i am|i would"),
        ("not", "not|don't|won't|wouldn't|cannot|can't|isn't|never|no longer|don't think i|nothing"),
        (
            "will",
            "want|want to|wanna|wish to|like to|prefer to|prefer|care to|rather|comfortable|willing|going to|gonna|ready to|feel like|feel at ease|keen on|inclined to|intend to|choose to|sooner|up for|in the mood|interested in|wish|prepared to|feel up to|be drawn",
        ),
        (
            "tell",
            "say|saying|talk|talking|discuss|discussing|answer|answering|go into|going into|go there|going there|get into|getting into|share|sharing|comment|commenting|disclose|disclosing|mention|elaborate|elaborating|speak|speaking|explain|explaining|reveal|revealing|touch on|touching on|open up|opening up|dwell|respond|responding|bring up|describe|describing|tell|telling|be drawn|give details|address|addressing|revisit|be asked|dig|get personal|comment on|expand on",
        ),
        (
            "it",
            "that|this|it|those|these|this one|that one|the question|this question|that question|this topic|that topic|the topic|this part|that part|those details|the details|one",
        ),
        (
            "leaving",
            "skip|skipping|leave|leaving|pass|avoid|keep|keeping|move on|moving on|drop|park|change the subject|stay away|steer clear|stick to|talk about something else|omit",
        ),
        (
            "said",
            "said|told|mentioned|answered|explained|covered|talked about|went over|gone over|been over|discussed|described|went through|been through",
        ),
        (
            "giver",
            "we|i|they|he|she|someone|somebody|the team|our team|my team|your team|the organization|the company|the hospital|the school|management|the manager|a colleague|my colleagues|our colleagues",
        ),
        (
            "shall",
            "will|'ll|shall|are going to|am going to|'re going to|'m going to|is going to|will definitely|will certainly|will surely",
        ),
        (
            "act",
            "follow up|follow through|get back|reach out|contact|call you|call them|email you|write to you|inform|notify|let you|let them|keep you|pass|forward|share your|share this|share that|share it|report|raise|escalate|flag|look into|look at|investigate|check with|take care|deal with|address|handle|fix|solve|resolve|sort|repair|improve|change|make sure|ensure|see to|arrange|organize|organise|refund|compensate|reimburse|replace|send you|act on|take action|take this up|take it up|take that up|work on|help you|bring this|bring it|bring that|do something|do our best|do my best|do everything|put things right|put it right|put that right|make it right|make that right|make up for|keep your|talk to them|speak to|speak with|have a word|see what|find a solution|find out for you",
        ),
        (
            "given",
            "receive|get|hear|be contacted|be informed|be notified|be refunded|be compensated|be called|see the difference|see changes|see improvements|benefit|have a solution",
        ),
        (
            "settled",
            "fixed|solved|resolved|repaired|improved|changed|addressed|refunded|compensated|reimbursed|replaced|passed on|forwarded|shared|taken care|taken into account|taken seriously|looked into|looked at|dealt with|investigated|escalated|followed up|confidential|anonymous|handled|sorted|acted on|better|put right",
        ),
        (
            "fine",
            "great|good|excellent|wonderful|fantastic|brilliant|lovely|amazing|superb|valuable|insightful|thoughtful|perfect|impressive|nice|very interesting|really interesting|honest|useful|very useful|helpful|very helpful",
        ),
        (
            "remark",
            "answer|answers|reply|point|question|insight|insights|example|observation|observations|thought|thoughts|idea|ideas|suggestion|suggestions|feedback|perspective|job|work|story|explanation|attitude|approach|choice|decision",
        ),
        (
            "glow",
            "great|wonderful|fantastic|amazing|awesome|brilliant|excellent|lovely|impressive|fascinating|super|terrific|marvellous|perfect|beautiful|inspiring|admirable|nice",
        ),
        (
            "pleased",
            "good|great|nice|glad|happy|lovely|pleased|delighted|wonderful|encouraging|reassuring|positive|fantastic",
        ),
    ],
    refusal: "$me … $not … $will … $tell, $me … $will … $not … $tell, $will not $tell, $will not to $tell, rather not, prefer not, sooner not, not comfortable $tell, not comfortable with $it, don't feel comfortable, uncomfortable $tell, $prefer $leaving $it, $prefer skip, $prefer to skip, $prefer move on, $prefer pass, $prefer change the subject, want to skip, want to move on, $prefer talk about something else, i won't $tell, i will not $tell, i'm not $tell, i am not $tell, not $tell that, not $tell this, i refuse, i decline, refuse to $tell, decline to $tell, i'll skip, i'll pass, i'll leave $it, let's leave $it, let's skip, let's not, let's move on, let's change, let's talk about something else, can we skip, could we skip, can we move on, could we move on, can we not, can we talk about something else, can we leave $it, could we leave $it, may i skip, can i skip, please skip, skip $it, pass on $it, leave $it out, leave $it aside, leave $it there, leave $it alone, leave $it for another, keep $it to myself, keeping $it to myself, keep … to myself, keeping … to myself, keep $it private, keep $it out, keep … between, keep … private, keep … out of this, stays with me, stay with me, stays between, stay between, between me and, between him and me, between her and me, between them and me, just between, between my … and me, none of your, none of anyone, no one's business, nobody's business, not not … my own business, my business and, nobody's concern, not your concern, no concern of yours, doesn't concern you, does not concern you, private matter, personal matter, family matter, my own affair, my affair, my private, too personal, too private, too intimate, too painful to, that's personal, it's personal, this is personal, that is personal, quite personal, very personal, rather personal, pretty personal, bit personal, that's private, it's private, is private, is confidential, that's confidential, it's confidential, off limits, off the table, no comment, no answer from me, sensitive subject, sensitive topic, sore subject, sore point, not something i, not a subject i, not a topic i, nothing i … $tell, don't go there, not going there, mind your own, not up for discussion, not open for discussion, not here to $tell, not at liberty, not allowed to $tell, not supposed to $tell, can't talk about, can't discuss, cannot discuss, cannot talk about, can't share, can't go into, can't answer that, cannot answer that, no desire to, no wish to, no intention of, no need to $tell, ask me something else, something else please, ask something else, next one please, you don't need to know, don't need to know that, don't see why you, why would you need, why do you need to know, why should i $tell, do i have to answer, do i have to $tell, don't have to answer, plead the fifth, that's a no from me, hard pass, i'd rather that stayed, i object, talk about something else, talk about something different, speak about something else, going to pass, gonna pass, take a pass, have to pass, rather pass, move along, move past $it, not relevant to you, my lips are sealed, i'd rather remain, rather stay silent, choose not, chose not to $tell $it, question … uncomfortable, topic … uncomfortable, question … bothers me, but not that, but not this, ask me another, ask another one, not … to a machine, not … with a machine",
    already_said: "i already $said, i have already $said, i've already $said, already $said, as i $said already, i just $said, i $said that, i $said you, i $said this, i $said it, i have $said that, i've $said that, i've just $said, we already $said, we have already $said, we've already $said, you already asked, you asked that already, you asked me that, you have asked that, you've asked that, you just asked, asked that before, asked me that before, answered that, answered this, $said … before, same question again, like i said, see above, see my … answer",
    going_on: "carry on, go on, keep going, continue",
    feels_ignored: "you never answered me, you never answered my, you didn't answer me, you didn't answer my, you haven't answered me, you haven't answered my, you didn't tell me whether, are you … listening, aren't you listening, you're not listening, you are not listening, you don't listen, did you … listen, did you even hear, do you even hear, do you even listen, did you hear what i, you didn't hear me, you ignored what i, you're ignoring, not paying attention, are you paying attention, does it matter what i say, is anybody listening, is anyone listening, talking to a wall",
    impatient: "how much more of this, too many questions, hurry up, speed this up, speed it up, get on with it, make it quick, make it short, keep it short, keep it brief, cut it short, no time for this, get this over, let's be quick, be quick, you're annoying, losing patience, just the important",
    has_time: "i … have … minutes, i … got … minutes, i have … minutes, i've got … minutes, i … have … half an hour, i have half an hour, i've got half an hour, i have an hour, i've got an hour",
    in_a_hurry: "in a hurry, not much time, don't have much time, don't have time, haven't got time, have no time, running out of time, short on time, pressed for time",
    maybe_impatient: "takes too long, taking too long, taking forever, this is too long, is too long, this is tedious, this is annoying, this is boring, getting boring, getting annoyed",
    nothing: "nothing else, nothing more, nothing further, nothing to add, nothing comes to mind, nothing springs to mind, nothing i can think of, nothing really, nothing in particular, nothing special, not much else, that's all, that is all, that's it, that's everything, that's about it, that's about all, that was all, that was it, can't think of anything, cannot think of anything, can't think of any more, can't add, don't have anything else, don't have anything to add, don't have more, i've said my piece, said my piece, said my bit, i've said everything, said all i, said it all, said everything, told you everything, told you all, no more to say, nothing left, have nothing, i've got nothing, no that's fine, no i'm good, not that i know, not that i can think, not that i recall, no more than that, i'm out of ideas, run out of, drawing a blank, mind is blank, no further, that covers it, that about covers, all talked out, talked out, nowt else, nowt more, don't have more to, have no more to, no more to, that's the lot, can't say more, can't tell you more, no other, not any more than that",
    weary: "can't any more, can't anymore, cannot any more, i can't do this any more, i can't do this anymore, can't take it any more, can't take it anymore, can't take any more, i'm at the end of my tether, at the end of my rope, at my limit, i'm at my wits end, i have no strength left",
    digressions: "the weather, did you see, did you watch, the match, the game yesterday, football, by the way, the election, netflix, the news today, a recipe, what a goal, did you hear, have you seen, have you heard, speaking of, that reminds me, the cup, world cup, goals in, three goals, the score, the team won, we won, this rain, this heat, sunshine, the dog just, the cat just, birthday cake, the elections, politics, the mayor, on telly, on tv, the series, the film, a film, the lottery, on holiday last, it's raining, my tomatoes, my dog, my cat",
    companions: "my grandson, my granddaughter, my neighbour, my garden",
    organizer: "who is … asking, who's … asking, who are you asking, who … conducting, who is behind, who's behind, who is running, who runs this, who do you work for, who sent you, who sent me this, which company, what company, which organization, who ordered, who commissioned, on whose behalf, who is paying, who wants to know, who is this for, who's this for",
    purpose: "what is this for, what's this for, what is this about, what's this about, what is the purpose, what's the purpose, what is the point, what's the point, what is the goal, what's the goal, why are we doing this, why this interview, what do you want to find out, what are you trying to, what will … answers be used, what happens with the results, what is … interview about, what's … interview about, what is … interview for",
    count: "how many questions, how many more, how many topics, how many are left, how many left, how many are there",
    name_use: "is my name, will my name, does my name, do you use my name, use my name, will i be named, am i named, be named, with my name, is it under my name, see my name, know my name, know who i am, know it's me, know it was me, identify me, be identified, trace* back to me",
    readers: "will … read this, will … read it, will … read that, will … see this, will … see that, will … see my, will … hear this, will … hear that, will … hear my, will … listen to this, does … read this, does … see this, does … hear this, do … read this, do … see this, can … read this, can … see this, can … hear this, can … listen to this, could … read this, could … see this, could … hear this, will … find out what i, will … know what i, will … know that i, is … going to read, is … going to see this, is … going to hear, are … going to read, are … going to see this, are … going to hear, does … get to see, does … get to hear, does … get to read, will … get to see, will … get to hear, will … get to read",
    contact: "who can i contact, who can i talk to, who do i contact, whom can i, who can i ask, who should i contact, who do i talk to, who can i call, who can i write, how can i contact, how do i contact, how can i reach, is there a contact, is there someone i can, is there anyone i can, who is responsible, contact person",
    reason: "why do you ask, why are you asking, why do you want to know, why is that important, why is this important, why does that matter, why does this matter, why this question, what does that have to do, what has that to do, why do you need",
    unclear: "more about what, more of what, what do you mean, what does that mean, mean by that, not sure what you mean, don't know what you mean, don't understand the question, didn't understand the question, what are you asking, in what way, in what sense",
    vague: "complicated, complex, it depends, depends on, some issues, an issue, issues, some problems, some things, certain things, a few things, stuff, somehow, various, not ideal, could be better, could have been better, so so, mixed, weird, strange, odd, not great, the usual, and so on, this and that, ups and downs, not what i expected, different than, different from, it varies, in a way, more or less, sometimes",
    causes: "because, due to, since then, that is why, that's why, the reason, decided, decision, led to, so i, therefore, made me",
    harm: "scared, afraid, fear*, cried, crying, pain*, hurt*, accident, hospital, emergency, ambulance, wrong, broke, broken, fail*, lost, lose, shout*, yell*, ignored, alone, nobody, no one, never, skipped, missed, late, worse, worst, bad, angry, frustrat*, exhaust*, tired, burn*, quit, gave up, cried, humiliat*, bully*, bullied, harass*, threat*, sick, ill, died, death, panick*, panic, stress*, worr*, confus*, false, crash*, stuck, refused, lied, blame*, unfair, disappoint*, couldn't, had to, stopped, suffer*, waited for, forgot*, error*, mistake*, struggl*, difficult, hard, numb*, tinnitus, ringing in, deaf*, dizzy, dizziness, injur*, bleed*, swollen, infect*, surgery, caesarean, operation, miscarr*, wheelchair, screams, screamed, scream*, roar*, bellow*, insult*, laughed at, mocked, mock*, made fun, hours in the, waited hours, two hours, three hours, hours for, unpaid, laid off, fired, sacked, debt*, couldn't afford, can't afford, paid twice, out of pocket, robbed, stolen, burgl*, flood*, mould, rats, evict*, discriminat*, racist, sexist, groped, burnout, depress*, anxiety, collapsed, fell, wound*, blind*, gave notice, weeks without, days without",
    events: "then, next day, next morning, suddenly, one day, that day, that night, last week, last month, last year, yesterday, in the end, finally, once, after that, at first, when i, started, began, happened, moved, changed, switched, left, met, called",
};
