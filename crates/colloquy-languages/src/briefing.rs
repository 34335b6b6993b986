//! The words by which a briefing is read: what in it is an e-mail, a plan, a limit, a condition or a farewell.

use serde::Serialize;

use crate::sentence_forms::SentenceForms;

/// All lists are in lower case. A phrase matches whole words.
#[derive(Serialize)]
pub struct BriefingCueWords {
    /// Labels at the beginning of an e-mail's header lines: "from".
    pub mail_headers: &'static [&'static str],
    /// Words that end an e-mail, and that the other lists of farewells do not have: "ta".
    pub sign_offs: &'static [&'static str],
    /// Spellings in chats with their usual forms: "u" for "you".
    pub spellings: &'static [(&'static str, &'static str)],
    /// Verbs by which invitees inform: "tell us". They introduce what to ask after one of `obliging`.
    pub informing: &'static [&'static str],
    /// Verbs before those: "should".
    pub obliging: &'static [&'static str],
    /// Phrases that introduce what to find out anywhere in a sentence: "want to know".
    pub wishes: &'static [&'static str],
    /// Instructions to ask, as they follow a condition.
    pub then_ask: &'static [&'static str],
    /// Words before which such an instruction is the verb of the condition: "if they ask".
    pub before_verb: &'static [&'static str],
    /// Whom a condition is about, in its question: "ask what that means for her".
    pub for_person: &'static [&'static str],
    /// The same for the invitee, formally and informally.
    pub for_invitee: (&'static str, &'static str),
    /// Phrases in the middle of what is asked, which the question does without: "what support, if any, they had".
    pub if_any: &'static [&'static str],
    /// Words that limit a topic to some invitees: "only if".
    pub only: &'static [&'static str],
    /// Remarks that something is talked about only if the invitee begins: "unless they bring it up".
    pub raised: &'static [&'static str],
    /// Remarks that a ban is about what the interviewer brings up: "of your own accord".
    pub unprompted: &'static [&'static str],
    /// The imperative before what the interviewer does not bring up: "do not mention".
    pub avoid: &'static str,
    /// Ends of a sentence that begins with what to find out: "whether it works matters to us".
    pub mattering: &'static [&'static str],
    /// Words for any invitee to whom a condition applies: "anyone who".
    pub those_who: &'static [&'static str],
    /// Beginnings of remarks on what to do if a condition is not met: "otherwise".
    pub otherwise: &'static [&'static str],
    /// Verbs that leave a question out: "skip".
    pub skipping: &'static [&'static str],
    /// Words before a reservation: "but".
    pub but: &'static [&'static str],
    /// Beginnings of sentences about the end of an interview: "at the end".
    pub endings: &'static [&'static str],
    /// Verbs by which an interviewer tells something: "tell them". "Thank them" tells nothing.
    pub telling: &'static [&'static str],
    /// Words before reported speech: "that".
    pub that: &'static [&'static str],
    /// Words that make a number a limit: "at most".
    pub at_most: &'static [&'static str],
    pub questions: &'static [&'static str],
    /// The numbers from one to twelve in words.
    pub numbers: &'static [&'static str; 12],
    /// Labels of the parts of a plan, which a number or a letter follows: "block".
    pub part_labels: &'static [&'static str],
    /// Headings of what an organization wants to find out. A list of topics is more exact.
    pub goal_headings: &'static [&'static str],
    /// Headings of a list of topics: "topic guide".
    pub guide_headings: &'static [&'static str],
    /// Headings of sections that say nothing about what to ask: "sample".
    pub background_headings: &'static [&'static str],
    /// Phrases that ask for an informal or a formal address.
    pub informal: &'static [&'static str],
    pub formal: &'static [&'static str],
    /// Words for each of the invitees: "everyone".
    pub everyone: &'static [&'static str],
    /// Words that mark a topic as required. They are not part of its name.
    pub required: &'static [&'static str],
    /// Beginnings of sentences about how to behave, beside those of the prompt's keywords: "start with small talk".
    pub conduct: &'static [&'static str],
    /// Beginnings of requests to a colleague: "could you". The invitee's questions may begin like this, too.
    pub petitions: &'static [&'static str],
    /// Words for the service or its interviews, which only a colleague hears.
    pub tools: &'static [&'static str],
    /// Words that refer to an earlier conversation with a colleague: "as discussed".
    pub agreed: &'static [&'static str],
    /// Headings of the section about whom to ask.
    pub audience_headings: &'static [&'static str],
    /// Words for who conducts the interview, at the beginning of instructions in the third person: "the interviewer".
    pub interviewers: &'static [&'static str],
    /// Pronouns for who conducts the interview, after a sentence that names them.
    pub interviewer_pronouns: &'static [&'static str],
    /// What such an instruction says, and the same as an imperative: "finds out", "find out".
    pub imperatives: &'static [(&'static str, &'static str)],
    /// Phrases between those who are asked and what: "is asked".
    pub asked: &'static [&'static str],
    /// Beginnings of sentences that other rules would not understand, and plainer ones: "talk to whoever" may ask "with
    /// whom", and an instruction may be an infinitive.
    pub plain_beginnings: &'static [(&'static str, &'static str)],
    /// Beginnings of a question after a question that can be answered with "yes", and what joins both into one.
    /// Beginnings of questions about how numerous people are, and the same about the people themselves.
    pub why_so_many: &'static [(&'static str, &'static str)],
    pub if_so: &'static [(&'static str, &'static str)],
    /// Pronouns with which a prompt says with whom to talk: "with them".
    pub company: &'static [&'static str],
    /// Words for those who are not asked: "nobody is asked what they earn".
    pub nobody: &'static [&'static str],
    /// How prompts say who is asked what: "people in a flat should be asked about the hall".
    pub asked_about: &'static [&'static str],
    /// The same where the verb comes last, before and after what is asked: "soll nach dem Treppenhaus gefragt werden".
    pub asked_around: &'static [(&'static str, &'static str)],
    /// Verbs with which a condition may begin, and the word that it begins with otherwise, in languages that allow that.
    pub condition_verbs: &'static [&'static str],
    pub condition_word: Option<&'static str>,
    /// Words between such a condition and what is asked: "dann".
    pub then: &'static [&'static str],
    /// The imperative before an indirect question: "ask".
    pub ask: &'static str,
    /// Imperatives to the invitee, with the beginning and the end of the question that asks the same: "tell us", "could you
    /// tell us". Only German and Dutch questions have such an end.
    pub requests_to_invitee: &'static [(&'static str, &'static str, &'static str)],
    /// What stands for an instruction to ask after a condition: "if they used it, have them tell us how it went".
    pub asks_to_tell: &'static [&'static str],
    /// Questions that only ask for the reason of the one before, and what joins both into one: "why?".
    pub bare_reasons: &'static [(&'static str, &'static str)],
    /// Pronouns of the informal and of the formal address, which a remark may name alone: "je/jij please".
    pub informal_pronouns: &'static [&'static str],
    pub formal_pronouns: &'static [&'static str],
    /// Words beside such a pronoun in a remark that says nothing else: "please".
    pub address_fillers: &'static [&'static str],
    /// Forms of sentences that become others before they are read.
    #[serde(skip)]
    pub sentence_forms: SentenceForms,
    /// What to say at the end, as `{clause}`.
    pub farewell: &'static str,
}
