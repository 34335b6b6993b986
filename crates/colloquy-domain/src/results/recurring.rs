//! Finds what several invitees said, by the words that their findings share.

use std::collections::{HashMap, HashSet};

use super::QuotedFinding;
use crate::ids::InvitationId;
use crate::insights::FindingKind;
use crate::interviewing::{NormalizedText, content_words, is_akin};
use crate::language::Language;

/// The most groups that are worth reading.
const GROUPS_MAX: usize = 12;
/// One invitee who says something twice does not make it recur.
const PEOPLE_MIN: usize = 2;
/// Words that begin with other letters are never akin.
const SHARED_LETTERS: usize = 3;

/// Findings of one kind, from several invitees, that share a word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecurringFinding {
    /// The word as the newest finding has it.
    pub word: String,
    pub kind: FindingKind,
    /// How many invitees said something with it.
    pub people: usize,
    /// One for each invitee.
    pub findings: Vec<QuotedFinding>,
}

/// The words of findings, with akin words as one.
#[derive(Default)]
struct WordGroups {
    words: Vec<String>,
    /// The words by their first letters.
    by_beginning: HashMap<String, Vec<usize>>,
}

impl WordGroups {
    fn group_of(&mut self, word: &str) -> usize {
        let beginning = self.by_beginning.entry(word.chars().take(SHARED_LETTERS).collect()).or_default();
        if let Some(known) = beginning.iter().find(|known| is_akin(&self.words[**known], word)) {
            return *known;
        }
        beginning.push(self.words.len());
        self.words.push(word.to_owned());
        self.words.len() - 1
    }
}

/// Returns the groups of findings that most invitees contributed to. A finding is in one group at most.
pub fn recurring<'f>(
    findings: impl Iterator<Item = &'f QuotedFinding>,
    language: Language,
) -> Vec<RecurringFinding> {
    let mut words = WordGroups::default();
    // Findings of other kinds are not the same, even about the same thing.
    let mut sharing: HashMap<(FindingKind, usize), Vec<usize>> = HashMap::new();
    let findings: Vec<&QuotedFinding> = findings.collect();
    for (place, finding) in findings.iter().enumerate() {
        let text = NormalizedText::of(&finding.text);
        let groups = content_words(&text, language).into_iter().map(|word| words.group_of(word));
        for group in groups.collect::<HashSet<usize>>() {
            sharing.entry((finding.kind, group)).or_default().push(place);
        }
    }
    let mut found = Vec::new();
    while found.len() < GROUPS_MAX {
        let candidates = sharing.iter().map(|(key, places)| (people(places, &findings), *key));
        // Words are numbered by their first appearance, so that equal counts have a fixed order.
        let most =
            candidates.max_by_key(|(people, (kind, word))| (*people, std::cmp::Reverse((*kind, *word))));
        let Some((people, (kind, word))) = most.filter(|(people, _)| *people >= PEOPLE_MIN) else { break };
        let places = sharing.remove(&(kind, word)).unwrap_or_default();
        let mut seen = HashSet::new();
        let quoted = places.iter().map(|place| findings[*place]);
        let quoted = quoted.filter(|finding| seen.insert(finding.invitation)).cloned().collect();
        found.push(RecurringFinding { word: words.words[word].clone(), kind, people, findings: quoted });
        let taken: HashSet<usize> = places.into_iter().collect();
        sharing.values_mut().for_each(|places| places.retain(|place| !taken.contains(place)));
    }
    found
}

fn people(places: &[usize], findings: &[&QuotedFinding]) -> usize {
    places.iter().map(|place| findings[*place].invitation).collect::<HashSet<InvitationId>>().len()
}
