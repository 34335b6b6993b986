//! How people say what something did to them: harm, lost money, work that stood still.
//!
//! The patterns are written as [`crate::safety`] explains, with the words that it ignores and its negators.

/// Patterns for each kind of statement, the most important kind first.
pub struct ImpactPatterns {
    /// Classes of words that the patterns name, such as `@number` and `@time`.
    pub classes: &'static str,
    /// A short sentence that only says that there is nothing to say: "that's all", "I can't think of anything".
    pub nothing: &'static str,
    /// People were hurt, harassed or endangered.
    pub harm: &'static str,
    pub money: &'static str,
    /// They leave, or left: the contract, the shop, the job.
    pub leaving: &'static str,
    /// Work or a purpose that could not be finished.
    pub blocked: &'static str,
    /// Facts that are a complaint without a word of blame: "I waited three weeks".
    pub complaint: &'static str,
    pub wish: &'static str,
    pub praise: &'static str,
    /// Praise without a word of praise: "I can't fault them", "on the same day".
    pub no_complaint: &'static str,
}
