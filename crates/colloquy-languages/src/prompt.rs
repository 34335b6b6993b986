//! The words by which prompts are understood.

use serde::Serialize;

/// Words in whose order only a question has them: "how does a request get signed off", "would they pay".
#[derive(Serialize)]
pub struct UnmarkedQuestionWords {
    /// Beginnings that only questions have: "qu'est-ce".
    pub openings: &'static [&'static str],
    /// Verbs that come before their subject in a question.
    pub verbs: &'static [&'static str],
    /// Question words that stand alone: "how", and not "which".
    pub adverbs: &'static [&'static str],
    /// Subjects that come after their verb in a question.
    pub subjects: &'static [&'static str],
    /// Endings of other verbs that come before them: "wie kommen sie", unlike "wie früh sie".
    pub verb_endings: &'static [&'static str],
    /// Adjectives with these endings: "wie zufrieden sie" only names what to ask.
    pub adjectives: &'static [&'static str],
}

/// How a language says what people are asked about, where that is not one of its links.
#[derive(Serialize)]
pub struct AskedAboutWords {
    /// Beginnings of the verbs.
    pub verbs: &'static [&'static str],
    pub links: &'static [(&'static str, &'static str)],
}

/// The words by which the parts of a prompt are distinguished, in lower case.
#[derive(Serialize)]
pub struct PromptCueWords {
    /// Words before an instruction: "please", "we want to".
    pub leads: &'static [&'static str],
    /// Verbs whose object is a person: "ask".
    pub asking: &'static [&'static str],
    /// Verbs whose object is the topic: "explore".
    pub exploring: &'static [&'static str],
    /// The verbs of both kinds that stay with the previous topic.
    pub following: &'static [&'static str],
    /// Words between a verb and its topic, each with the part that belongs to the topic: "du" is "de" and "le". A word
    /// that ends in an apostrophe is joined to the next one.
    pub links: &'static [(&'static str, &'static str)],
    /// Links that are such after verbs of asking and the people who are asked, if nothing else is: "pregunta a los clientes
    /// por la mudanza".
    pub asked_about: AskedAboutWords,
    /// Words that are links only directly after the verb.
    pub near_links: &'static [(&'static str, &'static str)],
    /// Words after which another instruction follows: "ask them to describe".
    pub relays: &'static [&'static str],
    pub question_words: &'static [&'static str],
    /// Words inside a statement that are followed by the topic: "feedback on".
    pub markers: &'static [&'static str],
    /// Beginnings of sentences about how to behave, not what to talk about.
    pub manners: &'static [&'static str],
    /// Labels before a colon: "goal".
    pub labels: &'static [&'static str],
    /// Words in a heading that refer to the list below it.
    pub list_heads: &'static [&'static str],
    pub conjunctions: &'static [&'static str],
    /// Frequent words. They identify the language, and a shortened text does not end in one.
    pub function_words: &'static [&'static str],
    /// Words that are removed from the beginning of a title.
    pub articles: &'static [&'static str],
    /// Replacements that turn a text about a person into one addressed to that person.
    pub addressed: &'static [(&'static str, &'static str)],
    /// Words that show that a text already addresses the person. Their letter case matters.
    pub addressing: &'static [&'static str],
    /// Words that may follow any verb: "also".
    pub also: &'static [&'static str],
    /// Words that show a general instruction without a topic: "always ask for an example".
    pub always: &'static [&'static str],
    /// Words after a verb that name the company: "talk with".
    pub with: &'static [&'static str],
    /// Words before the last item of an enumeration.
    pub joints: &'static [&'static str],
    /// Words that introduce an indirect question, and rarely a relative clause.
    pub interrogatives: &'static [&'static str],
    /// Words for "whether".
    pub whether: &'static [&'static str],
    /// Those of them that introduce an indirect question only after a joint, because they often mean something else.
    pub whether_after_and: &'static [&'static str],
    /// Words before a comma and a relative clause that begins like a question: "alles, was".
    pub antecedents: &'static [&'static str],
    /// Relative pronouns, which are part of the object after a verb: "ask people who left about".
    pub relatives: &'static [&'static str],
    /// Words that begin a condition. "If they have children, ask about school" may not apply to the invitee.
    pub conditions: &'static [&'static str],
    /// Words at the beginning of a sentence about the organization, even a short one.
    pub speakers: &'static [&'static str],
    /// Possessives. Their owner may be anyone who was named before.
    pub possessives: &'static [&'static str],
    /// Labels of settings, which are not topics: "Duration: 10 minutes".
    pub settings: &'static [&'static str],
    /// A phrase that ends in one of these says what happens, and not what to talk about.
    pub occasions: &'static [&'static str],
    /// How an item of a list asks without a question mark.
    pub unmarked: UnmarkedQuestionWords,
    /// Questions without a verb of their own, which say nothing without what they are about: "how often".
    pub bare_questions: &'static [&'static str],
    /// Beginnings of such questions, which end after one more word: "in which situations".
    pub bare_openings: &'static [&'static str],
    /// Beginnings of an occasion that is asked about: "the last time".
    pub told_occasions: &'static [&'static str],
    /// How a question begins that only adds to the one before: "if so, why?".
    pub follow_ons: &'static [&'static str],
    /// Words of a question that stand for what its label names: "the first day: how did it go?".
    pub back_references: &'static [&'static str],
    /// The label of a question: "Q".
    pub question_labels: &'static [&'static str],
    /// Words after which a full stop does not end a sentence.
    pub abbreviations: &'static [&'static str],
    /// Puts a topic into the nominative, if the link requires another case.
    #[serde(skip)]
    pub nominative: fn(link: &str, topic: &str) -> String,
    /// Returns whether the pronoun of a clause, which may be several people, is one thing by its verb.
    #[serde(skip)]
    pub speaks_of_one_thing: fn(clause: &str) -> bool,
    pub sequence: TopicOrderWords,
}

/// Words by which a prompt puts its topics in order. In the lists of pairs, a cue comes with the part that belongs to
/// the topic: "pelo" is "por" and "o".
#[derive(Serialize)]
pub struct TopicOrderWords {
    /// Before the first topic: "start with".
    pub first: &'static [(&'static str, &'static str)],
    /// Before another one: "then", "end with".
    pub later: &'static [(&'static str, &'static str)],
    /// Before the first question: "start by asking".
    pub first_asking: &'static [&'static str],
    /// Before another one: "end by asking".
    pub later_asking: &'static [&'static str],
    /// The verb that an indirect question needs: "ask".
    pub ask: &'static str,
    /// Between a verb and what it asks for: "first", "at the end".
    pub adverbs: &'static [&'static str],
    /// Words for what an interview may begin or end with without a topic: "something easy", "a warm goodbye".
    pub no_topics: &'static [&'static str],
}

/// The implementation of `speaks_of_one_thing` for languages in which one thing has a pronoun of its own.
pub fn never(_clause: &str) -> bool {
    false
}

/// The implementation of `nominative` for languages without cases.
pub fn unchanged(_link: &str, topic: &str) -> String {
    topic.to_owned()
}

#[cfg(test)]
mod tests;
