//! The words by which a prompt becomes an interview guide, and the questions that a guide asks.

use serde::Serialize;

/// Lists for reading are in lower case. A phrase matches whole words.
#[derive(Serialize)]
pub struct GuideCueWords {
    /// Beginnings of sentences about whom the interviewer meets: "you are interviewing".
    pub audience_leads: &'static [&'static str],
    pub bans: ForbiddenTopicCues,
    /// Words that ask for a reason.
    pub why: &'static [&'static str],
    /// Words between the subject of a condition and its reason: "mention".
    pub mentions: &'static [&'static str],
    /// Phrases that make a topic optional: "if there is time".
    pub optional: &'static [&'static str],
    /// Phrases that ask for follow-ups: "in detail".
    pub deep: &'static [&'static str],
    /// Phrases that ask for one question only: "briefly".
    pub brief: &'static [&'static str],
    /// Words between a topic and a part of it that deserves more: "especially".
    pub especially: &'static [&'static str],
    /// Words that show that a phrase is about the way to interview: "polite", "minutes".
    pub rule_words: &'static [&'static str],
    /// Words in the headings of sections about the way to interview, or about the background.
    pub rule_headings: &'static [&'static str],
    pub ban_headings: &'static [&'static str],
    pub optional_headings: &'static [&'static str],
    pub topic_headings: &'static [&'static str],
    /// How mails begin, and how they end.
    pub greetings: &'static [&'static str],
    pub farewells: &'static [&'static str],
    /// Who is interviewed, mostly in the plural: "customers".
    pub people: &'static [&'static str],
    /// Those of them that may be anyone, whichever audience the prompt names: "people".
    pub anyone: &'static [&'static str],
    /// Those of them that buy or use something: one of these words may stand for another.
    pub customers: &'static [&'static str],
    /// Words that many answers have. None of them meets a condition if the condition has another word.
    pub faint: &'static [&'static str],
    /// Parts of the usual last question: "anything else".
    pub closing_signs: &'static [&'static str],
    /// Words that introduce what is known of a person: "who". The pronoun for that person follows, if there is one.
    pub relatives: &'static [&'static str],
    pub pronoun: &'static str,
    /// Words that show that a phrase is a sentence: "is".
    pub finite: &'static [&'static str],
    /// Words for a third person, which no text to the invitee has.
    pub third_person: &'static [&'static str],
    /// Words and phrases that occur in instructions only.
    pub instruction_signs: &'static [&'static str],
    /// Words that introduce a name: articles and possessives.
    pub determiners: &'static [&'static str],
    /// The possessives of the formal address.
    pub possessives: &'static [&'static str],
    /// Possessives of people in the third person: "their".
    pub their: &'static [&'static str],
    /// What only people do, in the forms that follow their noun: "feel".
    pub human_verbs: &'static [&'static str],
    pub families: &'static [TopicPattern],
    /// Nouns for what takes place, by their beginnings: "visit".
    pub events: &'static [&'static str],
    /// Nouns for how a person sees something, by their beginnings: "experience".
    pub views: &'static [&'static str],
    /// Nouns in the plural for what a person has, by their beginnings: "expectations".
    pub holdings: &'static [&'static str],
    /// Nouns for why something happened, by their beginnings: "reason".
    pub grounds: &'static [&'static str],
    /// Questions with `{topic}`: for an event, for a view, for what a person has, for a reason, for another phrase, for a noun without
    /// an article, and for a topic in another language. All forms of `{topic}` are those of an object.
    pub about_event: &'static [&'static str],
    pub about_view: &'static [&'static str],
    pub about_holding: &'static [&'static str],
    pub about_ground: &'static [&'static str],
    pub about_phrase: &'static [&'static str],
    pub about_word: &'static [&'static str],
    /// Words for the most or the best of something, and the questions about it by its article: "el momento más difícil".
    pub superlatives: &'static [&'static str],
    #[serde(skip)]
    pub about_superlative: &'static [(&'static str, &'static [&'static str])],
    /// Nouns for what an invitee may offer, by their beginnings, and the question for one of them: "a suggestion for the
    /// manager".
    pub offers: &'static [&'static str],
    pub about_offer: &'static [&'static str],
    /// The question for something that happened, which a relative clause describes: "a ride that went wrong". Asked in
    /// languages whose other questions do not suit it: German and Dutch.
    pub about_story: &'static [&'static str],
    pub about_foreign: &'static [&'static str],
    /// The question for an indirect question, as `{clause}`.
    pub about_clause: &'static [&'static str],
    /// What to ask if a question cannot be derived from a condition.
    pub more: &'static str,
    /// The topics of an interview whose prompt names none.
    pub general: &'static [GeneralTopic],
    /// Beginnings of sentences in which an organization describes itself, each with the article of its description.
    pub self_descriptions: &'static [(&'static str, &'static str)],
    /// The pronoun for several people or things, and what is done to things only: "how they were repaired".
    pub thing_pronoun: Option<&'static str>,
    pub done_to_things: &'static [&'static str],
    /// How a prompt tells what is new, with the article of what follows: "we opened a".
    pub introductions: &'static [(&'static str, &'static str)],
    /// Pronouns in a question for what the prompt is about: "how they heard about it".
    pub subject_pronouns: &'static [&'static str],
    /// The question about an organization that describes itself, as `{topic}`.
    pub about_self: &'static str,
    /// Words for the same thing, by their beginnings.
    pub synonyms: &'static [&'static [&'static str]],
    /// Words for some people or things, whom a question is about that concerns others than the invitee: "why some leave".
    pub others: &'static [&'static str],
    /// Words in which no question ends: "the", "and".
    pub open_ends: &'static [&'static str],
    /// Words and phrases that remain in a question if it could not be turned to the invitee: "themselves".
    pub leftovers: &'static [&'static str],
    /// Words that may stand twice in a row: "had had".
    pub doubles: &'static [&'static str],
    /// What stands for people in general, in languages in which a question about them sounds odd: "man".
    pub one: &'static [&'static str],
    /// Noun phrases in questions that name no topic: "what got in the way", "for the next person".
    pub empty_names: &'static [&'static str],
    /// The word before the last item of an enumeration, with its spaces.
    pub and: &'static str,
    /// Turns a text about a third person into one to the invitee, if it can. The list has nouns for the invitee.
    #[serde(skip)]
    pub second_person: fn(&str, &[String]) -> Option<String>,
    /// Turns an indirect question into a direct one, if it can. Question marks are not included.
    #[serde(skip)]
    pub direct_question: fn(&str) -> Option<String>,
    /// Puts an article before a name that has none, where the gender of its noun is known by its ending.
    #[serde(skip)]
    pub with_article: fn(&str) -> Option<String>,
    /// Articles in the plural, and what stands instead of them before something of the invitee's own.
    pub own_articles: &'static [(&'static str, &'static str)],
    /// Puts a name into the form of an object.
    #[serde(skip)]
    pub object: fn(&str) -> String,
    /// Names what an indirect question is about, if it can.
    #[serde(skip)]
    pub clause_name: fn(&str) -> Option<String>,
    /// Puts a name in the place of the pronoun that stands for it in a question, if it can: "how did it go" and "the first
    /// day".
    #[serde(skip)]
    pub with_name: fn(&str, &str) -> Option<String>,
}

/// The implementation of `with_name` for languages in which the pronoun of a thing is not known.
pub fn unnamed(_question: &str, _name: &str) -> Option<String> {
    None
}

/// The words of instructions about what not to bring up: "do not mention X or Y", "nicht nach X fragen", "X is taboo".
#[derive(Serialize)]
pub struct ForbiddenTopicCues {
    /// What bans by itself: "avoid", "not a word about".
    pub whole: &'static [&'static str],
    /// What bans together with a verb: "never".
    pub negations: &'static [&'static str],
    /// Verbs for bringing something up.
    pub verbs: &'static [&'static str],
    /// Words beside negation and verb that do not name what is banned: "please", "about".
    pub fillers: &'static [&'static str],
    /// The ends of sentences about what is banned: "is off limits".
    pub taboos: &'static [&'static str],
    /// Words between several things that are banned.
    pub separators: &'static [&'static str],
    /// Words between clauses.
    pub joints: &'static [&'static str],
    /// Those of them that also join the subjects of a sentence.
    pub ands: &'static [&'static str],
    /// Whether a verb may come last, and a negation after a verb: "nicht nach X fragen", "frag nicht nach X".
    pub has_verbs_last: bool,
}

/// Topics that have a usual name, and maybe a usual question.
#[derive(Serialize)]
pub struct TopicPattern {
    /// The first words of an indirect question that the family is for. Empty for any.
    pub asks: &'static [&'static str],
    /// Beginnings of words, of which one occurs.
    pub stems: &'static [&'static str],
    /// Nothing if the topic is named by its question: how people heard of something is not what they are asked about.
    pub name: Option<&'static str>,
    /// The question, or nothing if the prompt's own is used.
    pub opening: Option<&'static str>,
}

#[derive(Serialize)]
pub struct GeneralTopic {
    pub name: &'static str,
    /// Points of prompts that mean the same, without articles: "friction" asks for the difficulties.
    pub meant_by: &'static [&'static str],
    pub opening: &'static str,
}

pub(crate) const fn family(
    asks: &'static [&'static str],
    stems: &'static [&'static str],
    name: &'static str,
    opening: Option<&'static str>,
) -> TopicPattern {
    TopicPattern { asks, stems, name: Some(name), opening }
}

pub(crate) const fn named_by_question(
    asks: &'static [&'static str],
    stems: &'static [&'static str],
) -> TopicPattern {
    TopicPattern { asks, stems, name: None, opening: None }
}

pub(crate) const fn general(
    name: &'static str,
    meant_by: &'static [&'static str],
    opening: &'static str,
) -> GeneralTopic {
    GeneralTopic { name, meant_by, opening }
}

#[cfg(test)]
mod tests;
