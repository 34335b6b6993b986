//! Prompts for common cases, from which members start an interview.

use serde::Serialize;

#[derive(Serialize)]
pub struct PromptTemplateTexts {
    pub heading: &'static str,
    pub lead: &'static str,
    pub onboarding: PromptTemplate,
    pub churn: PromptTemplate,
    pub event: PromptTemplate,
    pub usability: PromptTemplate,
    pub exit: PromptTemplate,
}

#[derive(Serialize)]
pub struct PromptTemplate {
    pub name: &'static str,
    pub prompt: &'static str,
}

impl PromptTemplateTexts {
    /// Returns the templates with the words by which links name them.
    pub fn all(&self) -> [(&'static str, &PromptTemplate); 5] {
        [
            ("onboarding", &self.onboarding),
            ("churn", &self.churn),
            ("event", &self.event),
            ("usability", &self.usability),
            ("exit", &self.exit),
        ]
    }
}
