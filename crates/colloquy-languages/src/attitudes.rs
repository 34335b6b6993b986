//! How invitees show that the interview annoys them or that they will not answer, as groups of words, and the
//! combinations of groups that show it. The notation is that of [`crate::concepts`].

use crate::concepts::groups;

groups! {
    AttitudeGroups:
    /// Words for the interviewer and the interview: "you", "your questions".
    addressed,
    /// Whom else one complains about: "they", "the customers", "the app".
    others,
    /// "Are you even listening", "you didn't hear a word".
    not_listening,
    /// "Same question again", "you already asked", "round in circles".
    repeated,
    /// "How many", "how much".
    count,
    /// "More", "still", "left".
    more,
    /// "Good grief", a sigh, "of these".
    exasperated,
    /// "Another question", "the next one".
    another,
    /// Ironic praise: "wonderful", "just what I needed".
    praise,
    /// "Can we speed this up", "get on with it".
    faster,
    /// "Is this really necessary".
    necessary,
    /// "I'm sick of", "gets on my nerves".
    fed_up,
    /// "These questions", "this interview".
    questions,
    /// "Pointless", "a waste of time".
    pointless,
    /// "This", "all this", "here".
    this,
    /// "My lawyer", "the union".
    counsel,
    /// "Say nothing", "keep quiet".
    silence,
    /// "A confidentiality agreement".
    bound,
    /// "He told me", "they asked us".
    reported,
    /// "Not to tell", "to keep quiet".
    not_to,
    /// "I don't think", which doubts what follows.
    doubt,
    /// "They refused", "the nurse wouldn't".
    others_refuse,
    /// The speaker's own refusal now: "I won't", "I'd rather not".
    unwilling,
    /// "Answer", "talk about that".
    speak,
}

/// What a combination shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attitude {
    /// Does not feel heard by the interviewer.
    FeelsIgnored,
    /// Has been asked this before.
    AlreadySaid,
    /// Sighs at another question, or praises it ironically.
    Exasperated,
    Impatient,
    Refusal,
    /// Reports what somebody else refused or forbade, or doubts something.
    NoRefusal,
    /// Complains about others.
    AboutOthers,
}

/// Combinations of groups in one sentence, in any order. A group after `-` must not occur in it, unless "but" or the
/// like separates it from the others.
pub const ATTITUDES: &[(Attitude, &[&str])] = &[
    (Attitude::FeelsIgnored, &["not_listening & -others"]),
    (Attitude::AlreadySaid, &["repeated & -others"]),
    (Attitude::Exasperated, &["exasperated & another & -others", "praise & another & -others"]),
    (
        Attitude::Impatient,
        &[
            "count & more & exasperated & -others",
            "faster & -others",
            "necessary & -others",
            "fed_up & questions & -others",
            "pointless & this & -others",
        ],
    ),
    (Attitude::Refusal, &["counsel & silence", "bound & silence", "bound & speak"]),
];

/// Combinations with which a sentence neither refuses an answer nor complains about the interview.
pub const REPORTS: &[(Attitude, &[&str])] = &[
    (
        Attitude::NoRefusal,
        &[
            "reported & not_to & -counsel & -bound & -unwilling",
            "others_refuse & -counsel & -bound & -unwilling",
            "doubt & -speak & -unwilling",
        ],
    ),
    (Attitude::AboutOthers, &["others & -addressed & -faster"]),
];
