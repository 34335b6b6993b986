//! Examples of what weighs on people, and of what does not although it is about the same things. Together with the
//! [statements](crate::statements) they teach the domain's classifier which part of an answer a good interviewer reacts to:
//! most burdens are said without a word of feeling. Each language has a file for each kind, a sentence or a clause on each
//! line: half of them as people write, half as a recognizer does.

use crate::statements::{StatementExamples, StatementKind};

/// How often each example of damage is learned from, as there are few.
const DAMAGE_TIMES: usize = 3;
/// Of the complaints, wishes, praise and facts, one in this many is learned from.
const OTHERS_STEP: usize = 2;

/// How much a statement weighs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StatementWeight {
    /// It weighs on a person: harm, loneliness, shame, exhaustion, worry.
    Burden,
    /// It has serious consequences: money or data lost, a danger, a law broken.
    Damage,
    /// It is only bad.
    Trouble,
    /// It is good.
    Good,
    /// It is a fact or a wish.
    Light,
}

/// The examples of a language that are not among its statements.
pub struct WeightExamples {
    pub burden: &'static str,
    pub damage: &'static str,
    pub light: &'static str,
}

impl WeightExamples {
    /// Returns each sentence with its weight, those of the statements included.
    pub fn all<'a>(
        &'a self,
        statements: &'a StatementExamples,
    ) -> impl Iterator<Item = (StatementWeight, &'static str)> + 'a {
        let files = [
            (StatementWeight::Burden, self.burden, 1),
            (StatementWeight::Damage, self.damage, DAMAGE_TIMES),
            (StatementWeight::Light, self.light, 1),
        ];
        let own = files.into_iter().flat_map(|(weight, text, times)| {
            (0..times).flat_map(move |_| text.lines().map(move |line| (weight, line)))
        });
        // Burdens are rarer among the examples than in answers, so of the others not all are learned from.
        let others = statements
            .all()
            .enumerate()
            .filter(|(place, (kind, _))| *kind == StatementKind::Harm || place % OTHERS_STEP == 0)
            .map(|(_, (kind, sentence))| (weight_of(kind), sentence));
        own.chain(others)
    }
}

fn weight_of(kind: StatementKind) -> StatementWeight {
    match kind {
        StatementKind::Harm => StatementWeight::Burden,
        StatementKind::Complaint => StatementWeight::Trouble,
        StatementKind::Praise => StatementWeight::Good,
        StatementKind::Wish | StatementKind::Neutral => StatementWeight::Light,
    }
}

/// Includes the files of a language, from the folder `examples/weights` beside the caller.
macro_rules! weight_examples {
    () => {
        crate::weights::WeightExamples {
            burden: include_str!("examples/weights/burden.txt"),
            damage: include_str!("examples/weights/damage.txt"),
            light: include_str!("examples/weights/light.txt"),
        }
    };
}
pub(crate) use weight_examples;
