use crate::examples::MeaningExamples;

pub const EXAMPLES: MeaningExamples = crate::examples::meaning_examples!();
