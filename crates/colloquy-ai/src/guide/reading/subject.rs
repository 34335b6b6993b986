//! Finds what a prompt is about as a whole, for a first question that has only a pronoun for it: "how they heard about it".

use colloquy_domain::language::Language;

use super::super::compose::lowered;
use super::super::matching::{has_any, normalized};
use super::super::subject_name::subject_of_organization;
use super::{ParsedPrompt, ParsedPromptTopicPhrasing};
use crate::prompt_parts::keywords::{after_link, without_leads};
use crate::prompt_parts::wording::{after, after_any, tails};

/// The most words in what is new: "the online booking system".
const SUBJECT_WORDS: usize = 7;
/// Words after the name of what is new.
const AFTER_NAME: &[&str] = &[
    "in", "on", "at", "for", "last", "this", "since", "to", "where", "because", "so", "en", "depuis", "pour",
    "le", "à", "desde", "para", "el", "a", "dal", "da", "per", "nel", "em", "no", "na",
];

impl ParsedPrompt {
    /// Names the subject before the first question, if the question has only a pronoun for it.
    pub(super) fn name_subject(&mut self) {
        let subject = self.told_subject().or_else(|| subject_of_organization(self));
        let pronouns = self.words().subject_pronouns;
        let (Some(subject), Some(first)) = (subject, self.points.first_mut()) else { return };
        let is_question = first.form != ParsedPromptTopicPhrasing::NounPhrase && first.label.is_none();
        if is_question && has_any(&first.text, pronouns) {
            first.label = Some(subject);
        }
    }

    /// Returns what the prompt itself calls its subject.
    pub fn told_subject(&self) -> Option<String> {
        self.subject.clone().or_else(|| self.introduced())
    }

    /// Returns "the online booking system" of "we opened an online booking system in spring".
    fn introduced(&self) -> Option<String> {
        self.asides.iter().find_map(|aside| {
            let introductions = self.words().introductions;
            let (article, rest) =
                introductions.iter().find_map(|(lead, article)| Some((*article, after(aside, lead)?)))?;
            let ends = |word: &&str| {
                let bare = normalized(word);
                after_any(word, AFTER_NAME).is_some()
                    || self.cues().conjunctions.contains(&bare.trim())
                    || self.words().relatives.contains(&bare.trim())
                    || has_any(word, self.words().finite)
            };
            let mut kept: Vec<&str> = Vec::new();
            for word in rest.split(' ').take_while(|word| !ends(word)) {
                kept.push(word.trim_end_matches([',', '.']));
                if word.ends_with([',', '.']) {
                    break;
                }
            }
            let elides = matches!(self.language, Language::French | Language::Italian);
            let is_elided = elides
                && matches!(article, "le" | "la" | "il")
                && kept.first().is_some_and(|word| word.starts_with(['a', 'e', 'i', 'o', 'u', 'é', 'h']));
            let space = if is_elided { "l'".to_owned() } else { format!("{article} ") };
            (1..=SUBJECT_WORDS).contains(&kept.len()).then(|| format!("{space}{}", kept.join(" ")))
        })
    }
}

/// What people think of something that was said before, in Romance languages.
const OPINIONS: [&str; 14] = [
    " en pensent",
    " en pense",
    " ne pensano",
    " ne pensa",
    " al riguardo",
    " piensan de ello",
    " opinan de ello",
    " piensan al respecto",
    " opinan al respecto",
    " opina al respecto",
    " acham disso",
    " pensam disso",
    " pensam sobre isso",
    " acha disso",
];

impl ParsedPrompt {
    /// Returns "com quem os filhos ficam" for "filhos: com quem ficam", in languages whose verbs need no subject. Only what
    /// children do is not about the invitee.
    pub(super) fn with_children(&self, label: &str, clause: &str) -> String {
        const CHILDREN: [&str; 10] = [
            "niños",
            "hijos",
            "hijas",
            "nietos",
            "bambini",
            "figli",
            "nipoti",
            "crianças",
            "filhos",
            "netos",
        ];
        let words = self.words();
        let needs_subject =
            matches!(self.language, Language::Spanish | Language::Italian | Language::Portuguese)
                && label.split(' ').any(|word| CHILDREN.contains(&word.to_lowercase().as_str()));
        let turned = (words.second_person)(clause, &[]).filter(|_| needs_subject);
        let verb = turned.and_then(|turned| {
            let mut pairs = clause.split(' ').zip(turned.split(' '));
            pairs.position(|(own, turned)| own != turned)
        });
        let Some(verb) = verb else { return clause.to_owned() };
        let name = lowered(label);
        let name = match after_any(&name, words.determiners) {
            Some(_) => name,
            None => (words.with_article)(&name).unwrap_or(name),
        };
        let mut words: Vec<&str> = clause.split(' ').collect();
        words.insert(verb, &name);
        words.join(" ")
    }

    /// Reads "interroger d'anciens élèves" and "interroge des habitants", in which French has an article like a link.
    pub(super) fn reads_people_only(&mut self, text: &str) -> bool {
        let cues = self.cues();
        let (verb, asked) = without_leads(text, cues).split_once(' ').unwrap_or_default();
        let verb = verb.to_lowercase();
        let is_of_people = ["interrog", "interview", "questionn"].iter().any(|begin| verb.starts_with(begin));
        let people = after_any(asked, &["des", "d'", "de"]).map(|(_, people)| people);
        let names_more =
            || tails(asked).any(|tail| after_link(tail, cues.links).is_some() || self.is_clause(tail));
        let Some(people) =
            people.filter(|_| self.language == Language::French && is_of_people && !names_more())
        else {
            return false;
        };
        self.audience.add(people, cues);
        self.asides.push(text.to_owned());
        true
    }

    /// Returns the thing of the sentence before that an indirect question is about: "nous fermons le parking. Demandez ce que
    /// les riverains en pensent."
    pub(super) fn thing_meant(&self, clause: &str) -> Option<String> {
        let is_opinion = OPINIONS.iter().any(|end| clause.ends_with(end));
        let before = self.asides.last().or(self.goals.last()).filter(|_| is_opinion)?;
        (self.language.tables().guide.clause_name)(&format!("_ {}", lowered(before)))
    }
}
