use crate::safety::SafetyTexts;

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
};
