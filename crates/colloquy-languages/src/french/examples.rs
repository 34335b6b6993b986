use crate::examples::MeaningExamples;
use crate::statements::StatementExamples;

pub const EXAMPLES: MeaningExamples = crate::examples::meaning_examples!();

pub const STATEMENTS: StatementExamples = crate::statements::statement_examples!();
