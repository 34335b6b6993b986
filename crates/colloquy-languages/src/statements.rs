//! Examples of what people say about something, by the kind of statement. The domain's classifier learns from them, because
//! most complaints have no word of blame: "I waited three weeks for a reply". Each language has a file for each kind, a
//! sentence on each line: half of them as people write, half as a recognizer does.

/// What a sentence says about something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StatementKind {
    /// Someone was hurt, endangered or humiliated.
    Harm,
    /// Something was bad.
    Complaint,
    /// Something should be, or would help.
    Wish,
    /// Something was good.
    Praise,
    /// A fact without a judgement.
    Neutral,
}

/// The examples of a language for each [`StatementKind`].
pub struct StatementExamples {
    pub harm: &'static str,
    pub complaint: &'static str,
    pub wish: &'static str,
    pub praise: &'static str,
    pub neutral: &'static str,
}

impl StatementExamples {
    /// Returns each sentence with its kind.
    pub fn all(&self) -> impl Iterator<Item = (StatementKind, &'static str)> {
        let files = [
            (StatementKind::Harm, self.harm),
            (StatementKind::Complaint, self.complaint),
            (StatementKind::Wish, self.wish),
            (StatementKind::Praise, self.praise),
            (StatementKind::Neutral, self.neutral),
        ];
        files.into_iter().flat_map(|(kind, text)| text.lines().map(move |line| (kind, line)))
    }
}

/// Includes the files of a language, from the folder `examples/statements` beside the caller.
macro_rules! statement_examples {
    () => {
        crate::statements::StatementExamples {
            harm: include_str!("examples/statements/harm.txt"),
            complaint: include_str!("examples/statements/complaint.txt"),
            wish: include_str!("examples/statements/wish.txt"),
            praise: include_str!("examples/statements/praise.txt"),
            neutral: include_str!("examples/statements/neutral.txt"),
        }
    };
}
pub(crate) use statement_examples;
