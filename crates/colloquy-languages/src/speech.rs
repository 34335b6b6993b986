//! What the service says without a language model, and what listeners say.

use serde::Serialize;

#[derive(Serialize)]
pub struct SpeechPhrases {
    pub fixed: FixedPhrases,
    /// The sample of a voice.
    pub sample: &'static str,
    /// How `&` is read aloud.
    pub and: &'static str,
    /// What listeners say to agree: "yes", "okay". It does not take the turn from the interviewer. In lower case, without
    /// punctuation; commas separate the phrases.
    pub agreements: &'static str,
    /// The words that answer a closed question with no.
    pub negative_answers: &'static str,
    pub turns: TurnEndWords,
}

/// The words that show whether an answer is finished, as lists like the agreements: in lower case, without
/// punctuation, and with a space for an apostrophe. All but the pairs count at the end of an answer.
#[derive(Serialize)]
pub struct TurnEndWords {
    /// Nothing ends with these: conjunctions, articles, elided words.
    pub unfinished: &'static str,
    /// A sentence can end with these but seldom does: prepositions, auxiliaries, pronouns.
    pub open: &'static str,
    /// "Um", "well": the speaker keeps the turn while looking for words.
    pub hesitations: &'static str,
    /// "Let me think", "wait". Phrases of one or two words count only if they are a clause of their own.
    pub asks_for_time: &'static str,
    /// Words that begin a clause on which another one depends.
    pub subordinate: &'static str,
    /// Auxiliaries whose infinitive comes last in the clause: "ich würde beim nächsten Mal" breaks off.
    pub verb_brackets: Option<&'static str>,
    /// Forms of "to be" that need a complement: "the problem was" breaks off.
    pub copulas: &'static str,
    /// How a sentence begins whose subject is a noun or a clause: "what", "the", "my".
    pub subjects: &'static str,
    /// The beginnings of subjects that only a copula can follow: "what I liked most" needs "was".
    pub cleft_subjects: &'static str,
    /// Words after which a clause has a subject and a verb: "because my wife" breaks off.
    pub conjunctions: &'static str,
    /// What may precede such a subject: "I would say".
    pub openers: &'static str,
    /// Nouns that announce what follows, at the end of a sentence without a copula: "the biggest problem".
    pub announced: &'static str,
    /// Numbers and nouns that together announce a list: "there were three things".
    pub few: &'static str,
    pub things: &'static str,
    /// A sentence can end with a copula after one of these: "here it is".
    pub pronouns: &'static str,
    /// A sentence that has one of these after its first word can end with a copula: "my boss knows how it is".
    pub clause_words: &'static str,
    /// Constructions of two parts: "either", "or".
    pub pairs: &'static [(&'static str, &'static str)],
    /// Digits as they are spoken in a telephone number.
    pub digits: &'static str,
    /// Parts of a number that another part usually follows.
    pub number_parts: &'static str,
    /// The beginnings of questions that a few words answer: "when did", "how many".
    pub fact_questions: &'static str,
}

/// The interviewer's sentences for the situations of a session.
#[derive(Serialize)]
pub struct FixedPhrases {
    pub welcome_back: &'static str,
    /// Leads back to a question that was asked before the invitee left. Each return takes the next one.
    pub question_again: [&'static str; 3],
    /// Fills a pause.
    pub filler: &'static str,
    /// After a long silence.
    pub prompt: &'static str,
    pub say_again: &'static str,
    pub offer_typing: &'static str,
    /// After an answer that was recorded but not understood.
    pub unrecognized: &'static str,
    /// If no reply could be generated.
    pub fallback: &'static str,
    pub closing: &'static str,
    /// If the interview has no opening question of its own.
    pub opening: &'static str,
}
