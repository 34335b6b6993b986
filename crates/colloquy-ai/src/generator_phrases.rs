//! The words and sentences of each language. A language is a file beside this one and a line in [`of`].

mod dutch;
mod english;
mod french;
mod german;
mod german_case;
mod italian;
mod portuguese;
mod spanish;

use colloquy_domain::language::Language;

/// Everything that is said in one language. `{topic}`, `{topics}`, `{question}` and `{organization}` stand for
/// what the prompt brings; sentences are built so that any phrase fits in, mostly after a colon.
pub struct GeneratorPhrases {
    pub cues: PromptKeywords,
    /// Each of these lists has at least three wordings.
    pub titles: &'static [&'static str],
    pub titles_without_topic: &'static [&'static str],
    pub intros: &'static [&'static str],
    pub intros_without_topic: &'static [&'static str],
    pub openings: &'static [&'static str],
    /// Around an indirect question: "how you work".
    pub openings_with_clause: &'static [&'static str],
    pub openings_with_question: &'static [&'static str],
    /// Around a question in another language.
    pub openings_with_foreign_question: &'static [&'static str],
    pub openings_without_topic: &'static [&'static str],
    /// Stands between the topics of an intro.
    pub separator: &'static str,
    /// The organization, when its name cannot be said.
    pub unnamed_organization: &'static str,
    /// What stands before and after a question.
    pub question_marks: (&'static str, &'static str),
}

/// The words by which the parts of a prompt are told apart, in lower case.
pub struct PromptKeywords {
    /// Said before an instruction: "please", "we want to".
    pub leads: &'static [&'static str],
    /// Verbs whose object is a person: "ask".
    pub asking: &'static [&'static str],
    /// Verbs whose object is the topic: "explore".
    pub exploring: &'static [&'static str],
    /// Of both, those that stay with the topic before.
    pub following: &'static [&'static str],
    /// What stands between a verb and its topic, and what of it belongs to the topic: "du" is "de" and "le".
    /// One that ends in an apostrophe is a part of the next word.
    pub links: &'static [(&'static str, &'static str)],
    /// Such words as mean this only right after the verb.
    pub near_links: &'static [(&'static str, &'static str)],
    /// Words after which another instruction follows: "ask them to describe".
    pub relays: &'static [&'static str],
    pub question_words: &'static [&'static str],
    /// Inside a statement, what follows is the topic: "feedback on".
    pub markers: &'static [&'static str],
    /// Openings of sentences that say how to behave, and not what to talk about.
    pub manners: &'static [&'static str],
    /// Before a colon, saying what follows: "goal".
    pub labels: &'static [&'static str],
    /// In a heading, words that stand for the list below.
    pub list_heads: &'static [&'static str],
    pub conjunctions: &'static [&'static str],
    /// Frequent words that tell the language, and on which a shortened text does not end.
    pub function_words: &'static [&'static str],
    /// Left out at the beginning of a title.
    pub articles: &'static [&'static str],
    /// Turns talk about a person into talk to that person.
    pub addressed: &'static [(&'static str, &'static str)],
    /// Words that show that a text is addressed already, in the letter case that does so.
    pub addressing: &'static [&'static str],
    /// Undoes the case that a link asks of its topic.
    pub nominative: fn(link: &str, topic: &str) -> String,
}

pub fn of(language: Language) -> &'static GeneratorPhrases {
    match language {
        Language::English => &english::PHRASES,
        Language::French => &french::PHRASES,
        Language::German => &german::PHRASES,
        Language::Spanish => &spanish::PHRASES,
        Language::Italian => &italian::PHRASES,
        Language::Portuguese => &portuguese::PHRASES,
        Language::Dutch => &dutch::PHRASES,
    }
}

/// For languages whose topics look the same after every link.
fn unchanged(_link: &str, topic: &str) -> String {
    topic.to_owned()
}

#[cfg(test)]
mod tests;
