use crate::rapport::{FeelingPatterns, RapportPhrases, RapportReplies};
use colloquy_word_list::words;

pub const RAPPORT: RapportPhrases = RapportPhrases {
    classes: &[
        ("said", "said|told|mentioned|answered|explained|covered|described"),
        ("that", "that|this|it|so|you"),
        ("him", "him|her|them|the|your|my|everyone|everybody"),
        (
            "lost",
            "husband|wife|partner|mother|father|mum|mom|dad|son|daughter|brother|sister|baby|job|friend",
        ),
        (
            "kin",
            "husband|wife|partner|mother|father|mum|mom|dad|son|daughter|brother|sister|baby|friend|grandmother|grandfather|gran|grandad",
        ),
    ],
    said_before: "i already $said $that, i've already $said $that, i have already $said $that, already told you, just told you, just said so, i did just say, i did just tell, i did just mention, did tell you, i've just said, i have just said, i've just told, as i just said, like i just said, as i just told, like i just told, as i told you, like i told you, as i already, like i already, told you already, told you that already, told you before, told you earlier, told you a moment ago, told you a minute ago, i told you just now, said that already, said it already, said so already, said that before, said that earlier, said that a minute ago, said so a minute ago, said a minute ago, said a moment ago, i think i already, i think i've already, i believe i already, i told you all about, you already asked, you've already asked, you asked me that, asked me that already, haven't i just said, haven't i just told, didn't i just say, didn't i just tell, didn't i say that, didn't i tell you, i already answered, i've already answered, you just asked me, you just asked that, you asked that already, you asked that before",
    said_before_alone: "i already $said, already $said, i've already $said, i just said, i just $said that, i did say, i did mention, i told you, i said that, i said so, i've said",
    as_said: "as i said, like i said, as i mentioned, as mentioned, like i mentioned, as i've said, like i've said, as i say, as i was saying, like i was saying, as i explained",
    to_others: "told them, told him, told her, told my, told the, told our, told a, told everyone, told everybody, told people, told someone, told us, told me, mentioned … to my, mentioned … to the, said … to my, said … to the, said to him, said to her, said to them, said hello, said hi, said goodbye, said yes, said no, said thanks",
    unasked: "you don't even ask, you didn't even ask, you haven't even asked, you never even asked, you don't ask, you didn't ask me, you didn't ask about, you haven't asked, you never asked me, you never asked about, you never ask, why don't you ask, why didn't you ask, you could have asked, you might have asked, you should have asked, you should ask about, you should be asking, aren't you going to ask, not going to ask me about",
    puzzled: "what do you mean, what d'you mean, don't know what you mean, do not know what you mean, not sure what you mean, no idea what you mean, don't know what you're asking, not sure what you're asking, not sure i understand, don't understand what you, don't understand the question, don't understand your question, didn't understand the question, didn't understand your question, don't understand that question, don't get the question, don't get your question, don't follow you, don't quite follow, what are you asking, what are you talking about, what are you on about, question makes no sense, question doesn't make, question does not make, question didn't make, meant your question, mean your question, that's not a question, not a proper question, isn't a proper question, not even a sentence, not a full sentence, finish your sentence, didn't finish your, didn't finish the question, what is it you want, what do you want from me, what do you want to know, don't know what you want, not sure what you want, supposed to mean, an odd question, a strange question, a weird question, a proper question, the whole question, question is confusing, question is unclear, question isn't clear, question wasn't clear, lost me there, you've lost me",
    guesses: "do you mean, you mean, did you mean, are you asking, are you talking about, are you referring to, you want to know",
    more_questions: "anything else you wanted to, anything else you want to, anything else you'd like to, anything else you need, any more questions, any other questions, any further questions, more questions for me, more questions to come, what else do you want, what else would you like, what else do you need",
    all_asked: "is that all, is that it, was that all, was that it",
    pass_on: "write that down, put that down, put that in, put that in your, note that down, make a note of, do note, please note that, please pass, pass that on, pass it on, pass on to, tell $him, please tell, do tell, let them know, let him know, let her know, please let, make sure they know, make sure that gets, make sure this gets, say hello to, give my regards, you can tell $him, you may tell $him, you can write that, could you tell $him, can you tell $him, would you tell $him, could you pass, can you pass, i hope you pass",
    reason_words: words!("why, how come, what for"),
    echo_words: words!("what, who, whom, where, when, which, how, whose"),
    person_words: words!("who, whom"),
    joining: words!("but, and, so, or, then"),
    addressed: words!("you, your, yours, you're, you've, you'll"),
    no_danger: "not … in danger, no danger, nothing's wrong, nothing is wrong, nothing wrong, there's nothing wrong, not in … danger, in no danger, not in … trouble, nobody's hurt, nobody is hurt, no one's hurt, nobody got hurt, no emergency, not an emergency, isn't an emergency, no need to call, don't need to call, no need for … ambulance, needn't call, what danger, danger what danger, you misunderstood, you've misunderstood, you got that wrong, you got me wrong, got the wrong end, misheard, just a figure, just an expression, only an expression, just a saying, didn't mean that, didn't mean it that, don't be silly, don't worry about me, no need to worry, nothing to worry, nothing happened, nothing of the sort, nobody is threatening, nobody's threatening, not going to hurt, not hurting myself",
    spoke_of: "i was talking about, i was speaking of, i was speaking about, i was just talking, i was only talking, i was just saying, i was just describing, i'm talking about, only talking about, only telling you about",
    feelings: FeelingPatterns {
        fear: "i was … scared, i'm scared, i got scared, we were scared, scared to, scared of, scared me, scared stiff, frightened, terrified, i was afraid, i'm afraid of, we were afraid, afraid of, afraid to, i panicked, she panicked, he panicked, in a panic, i was shaking, i'm shaking, shaking all over, worried sick, frightening, scary, terrifying, heart was pounding, heart was racing, thought i would die, thought i was going to die",
        exhaustion: "i'm … exhausted, i was … exhausted, exhausted, exhausting, worn out, wears me out, wore me out, drained, draining, burnt out, burned out, dead on my feet, can't switch off, never switch off, can't sleep, couldn't sleep, don't sleep, didn't sleep a, no sleep, hardly sleep, barely sleep, hardly slept, barely slept, knackered, shattered, at the end of my tether, can't cope, couldn't cope, too much for me, can't go on like",
        grief: "in pain, in so much pain, the pain was, painful, it hurt, it hurts, that hurts, that hurt, hurt me, hurt my feelings, in agony, agony, i fell, he fell, she fell, had a fall, infection, got infected, was injured, got injured, got hurt, ended up in hospital, rushed to hospital, emergency department, emergency room, broke my, broke his, broke her, concussion, stitches, died, passed away, lost my $lost, lost his $lost, lost her $lost, lost our $lost, miss him, miss her, the funeral, made redundant, laid off, felt invisible, feel invisible, felt alone, feel alone, so alone, lonely, all alone, so sad, was sad, makes me sad, made me sad, i was upset, so upset, broke my heart, heartbroken, felt let down, let down by, calls me by … name, doesn't recognise me, doesn't recognize me",
        anger: "furious, so angry, was angry, very angry, really angry, i'm angry, got angry, makes me angry, made me angry, livid, fuming, so cross, outraged, makes my blood, annoys me, annoyed me, so annoying, really annoying, i was annoyed, drives me mad, drove me mad, drives me crazy, drives me up the wall, fed up, infuriating, infuriates, so frustrating, really frustrating, very frustrating, frustrates me, i was … frustrated",
        shame: "felt stupid, felt so stupid, felt … stupid, feel stupid, felt foolish, feel foolish, embarrassed, embarrassing, i was ashamed, i'm ashamed, felt ashamed, humiliated, humiliating, mortified, mortifying, like an idiot, felt small, feel small, wanted the ground to",
        quarrel: "argued, an argument with, big argument, had a row, a huge row, a big row, fell out with, we fell out, shouted at, yelled at, quarrelled, quarreled, a quarrel, had words with, clashed with, a shouting match",
        loss: "died, passed away, is dead, are dead, lost my $kin, lost his $kin, lost her $kin, lost our $kin, lost their $kin, the funeral, widowed, a widow, a widower, put to sleep, buried him, buried her, miss him, miss her, in mourning, grieving",
        tears: "in tears, cried, cry, crying, tears",
        relief: "relieved, a relief, what a relief, such a relief, weight off, load off, breathe again, sigh of relief, glad it's over, glad it is over, glad that it's over, thank god, thank goodness",
        pride: "proud of, i'm … proud, i am … proud, i was … proud, so proud, very proud, really proud, made me proud, touched me, i was … touched, moved me, moved to tears, so moving, means a lot, means so much, meant so much, means the world, meant the world, meant a lot",
        joy: "i love, we love, loved it, i loved, we loved, they loved, brilliant, fantastic, wonderful, lovely, amazing, excellent, great fun, really happy, very happy, so happy, delighted, thrilled, over the moon, couldn't be happier, so grateful, very grateful, really grateful, so kind, very kind, so helpful, very helpful, really helpful, best thing, nothing but praise, a joy, really enjoyed, i enjoyed, we enjoyed, enjoyed every, made my day, can't fault, great team, great time, gorgeous, really pleased, very pleased",
    },
    not_felt: words!(
        "if, would be, would have, could be, might, in case, no longer, not any more, not anymore, gone, better now, much better, used to be, luckily, thankfully, whenever, should, afraid not, afraid so, afraid that, i'm afraid i, never been, don't know, wish, imagine, i suppose, unless"
    ),
    formal: REPLIES,
    informal: REPLIES,
};

const REPLIES: RapportReplies = RapportReplies {
    said_before: &[
        "Sorry, you did say that.",
        "I am sorry, you had already told me that.",
        "My apologies for asking again.",
    ],
    unasked: &["I am sorry, I should have asked about that.", "Sorry, that was missing from my questions."],
    unclear: &[
        "I am sorry, that was not clear.",
        "Sorry, my question did not fit.",
        "My apologies, I put that badly.",
    ],
    confirmed: "Yes, that is what I mean. Please tell me about it.",
    more_to_ask: "Yes, there is something else.",
    nothing_to_ask: "No, I have asked everything that I wanted to ask.",
    passed_on: "That is in what {organization} receives.",
    noted: &["That is noted.", "I see, that is noted."],
    confided: &[
        "Thank you for telling me that.",
        "Thank you for being so open about it.",
        "I appreciate that you tell me this.",
    ],
    fear: &[
        "That sounds frightening.",
        "I can understand that this was frightening.",
        "That must have been a shock.",
        "I can imagine how alarming that was.",
    ],
    exhaustion: &[
        "That sounds exhausting.",
        "That sounds really tiring.",
        "That takes a lot of strength.",
        "That sounds like a heavy load.",
    ],
    grief: &[
        "I am sorry to hear that.",
        "I am sorry that this happened.",
        "I am sorry that you went through that.",
        "I am very sorry about that.",
    ],
    anger: &[
        "I can understand that this is annoying.",
        "That sounds really annoying.",
        "I can see why that made you angry.",
        "That sounds frustrating.",
    ],
    shame: &[
        "That must have been unpleasant.",
        "I can imagine that this was uncomfortable.",
        "That cannot have felt good.",
        "I understand that this stung.",
    ],
    quarrel: &[
        "That cannot have been easy.",
        "That sounds like a difficult situation.",
        "I can imagine that this was tense.",
        "Something like that stays with one.",
    ],
    loss: &[
        "I am very sorry.",
        "I am so sorry to hear that.",
        "That is a hard loss, I am sorry.",
        "That is very sad, I am sorry.",
    ],
    relief: &[
        "That must be a relief.",
        "I can understand the relief.",
        "That must have felt like a weight off.",
        "I can imagine that this did you good.",
    ],
    pride: &[
        "That clearly means a lot to you.",
        "I can hear how much that means to you.",
        "One can hear that this matters to you.",
        "I can understand that this moves you.",
    ],
    hardship: &[
        "That does not sound easy.",
        "I can see why that bothers you.",
        "That cannot have been pleasant.",
        "I understand, that is a nuisance.",
        "That sounds tiresome.",
    ],
    joy: &[
        "I am glad to hear that.",
        "That is good to hear.",
        "I am happy to hear it.",
        "It is nice to hear that.",
    ],
};
