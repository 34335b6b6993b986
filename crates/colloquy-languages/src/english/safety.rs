use crate::safety::SafetyTexts;
use colloquy_word_list::words;

pub const SAFETY: SafetyTexts = SafetyTexts {
    self_harm: "Thank you for telling me. I take this very seriously, but as an AI I cannot help in \
                danger: please call {emergency} or somebody you trust now.",
    violence: "Thank you for telling me. I take this seriously, but as an AI I cannot help in danger: if \
               anybody is at risk, call {emergency} or somebody you trust now.",
    medical: "Thank you for telling me. This sounds serious, but as an AI I cannot help in an emergency: \
              please call {emergency} now, or ask somebody near you to do it.",
    emergency: "your local emergency number",
    emergency_number: "the emergency number {number}",
    contact: "The organization's own contact for you is: {contact}.",
    pause: "The interview pauses here, and you may end or continue it.",
    withheld: "I would rather not talk about that.",
    over: words!(
        "in january, in february, in march, in april, in may, in june, in july, in august, in september, in october, in november, in december, last year, last month, last summer, last winter, last spring, last autumn, years ago, months ago, weeks ago, back then, at the time, he's fine, she's fine, they're fine, i'm fine, he is fine, she is fine, recovered, nobody needs, no one needs"
    ),
    denials: words!(
        "no danger, nobody is in danger, nobody's in danger, no one is in danger, not in danger, \
         not in any danger, just a joke, only a joke, was a joke, was joking, just joking, \
         only joking, a figure of speech, just an expression, you misunderstood, misunderstood me, \
         a misunderstanding, nothing like that, not like that, i didn't mean it like that, \
         that's not what i meant, that is not what i meant, i only meant, i just meant, \
         i meant the, i meant my, i meant that, i meant a, i was talking about, \
         i was only talking about, i was on about, what danger, nothing is wrong, nothing's wrong, \
         nothing wrong, don't worry, no need to worry, got it wrong, got me wrong, got that wrong, \
         goodness no, god no, heavens no, don't need any help, don't need help, no emergency, \
         nobody hurt, nobody is hurt, nobody got hurt, nobody was hurt"
    ),
    still: words!("now, right now, today, tonight, still, again, just"),
};
