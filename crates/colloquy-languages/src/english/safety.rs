use crate::safety::SafetyTexts;
use crate::word_list::words;

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
    still: words!("now, right now, today, tonight, still, again, just"),
};
