//! Facts of life that conditions of prompts name, and the words by which people tell them: "a child with special needs"
//! and "my son is autistic".

/// A fact about a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LifeFact {
    Children,
    /// More than one child, or one at another place.
    MoreChildren,
    SpecialNeeds,
    /// A wheelchair, a walker, crutches.
    Mobility,
    /// Hardly sees or hears.
    Senses,
    Pet,
    PetDeath,
    Bereavement,
    Moved,
    Working,
    Unemployed,
    Retired,
    NewJob,
    Nights,
    Studying,
    Train,
    Bus,
    Car,
    Bicycle,
    MobilePhone,
    App,
    Phoned,
    Cash,
    Card,
    Instalments,
    Insurance,
    Accident,
    OtherLanguage,
    LivesAlone,
    Illness,
    Pregnancy,
    Diet,
    Newcomer,
    Companion,
    OtherProvider,
    FailedExam,
}

impl LifeFact {
    /// Returns whether a question about it may hurt someone for whom it is so, or offend someone else.
    pub fn is_delicate(self) -> bool {
        use LifeFact::{Accident, Bereavement, FailedExam, Illness, PetDeath, Pregnancy, Unemployed};
        matches!(self, PetDeath | Bereavement | Unemployed | Accident | Illness | Pregnancy | FailedExam)
    }

    /// Returns the facts that this one says more exactly: who has a child with special needs has a child.
    pub fn includes(self) -> &'static [LifeFact] {
        use LifeFact::{
            Bereavement, Children, Companion, MoreChildren, NewJob, Nights, OtherProvider, Pet, PetDeath,
            SpecialNeeds, Working,
        };
        match self {
            MoreChildren => &[Children, OtherProvider],
            SpecialNeeds => &[Children],
            PetDeath => &[Pet, Bereavement, Companion],
            Bereavement => &[Companion],
            NewJob | Nights => &[Working],
            _ => &[],
        }
    }
}

/// The words for one fact, in the notation of [`crate::intents::AnswerPatterns`] without classes.
pub struct LifeFactWords {
    pub fact: LifeFact,
    /// How conditions name it. After `|` follow words that belong to it, but do not name it alone: "badly" of "see badly".
    pub named: &'static str,
    /// What people say of whom it is so.
    pub told: &'static str,
    /// What people say of whom it is not so, besides negations of the above.
    pub denied: &'static str,
}

pub(crate) const fn fact(
    fact: LifeFact,
    named: &'static str,
    told: &'static str,
    denied: &'static str,
) -> LifeFactWords {
    LifeFactWords { fact, named, told, denied }
}

/// What a language needs to know about conditions that are facts about the person.
pub struct LifeFactTable {
    /// The word before such a condition in a question: "if".
    pub if_word: &'static str,
    /// What separates the condition from its question, and whether the question keeps its capital letter.
    pub joint: (&'static str, bool),
    /// Verbs in the third person by which a condition is a fact about the person: "have", "came".
    pub states: &'static str,
    /// Words by which a condition depends on what the person says, feels or wants.
    pub attitudes: &'static str,
    /// Those of them by which a person only names something: "mention".
    pub mentioning: &'static str,
    /// Those of them by which a person is not content with something: "complain".
    pub complaining: &'static str,
    /// Words for what is not asked about unless the person brings it up.
    pub delicate: &'static str,
    pub facts: &'static [LifeFactWords],
}
