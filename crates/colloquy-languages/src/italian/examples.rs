use crate::examples::MeaningExamples;
use crate::statements::StatementExamples;
use crate::weights::WeightExamples;

pub const EXAMPLES: MeaningExamples = crate::examples::meaning_examples!();

pub const STATEMENTS: StatementExamples = crate::statements::statement_examples!();

pub const WEIGHTS: WeightExamples = crate::weights::weight_examples!();
