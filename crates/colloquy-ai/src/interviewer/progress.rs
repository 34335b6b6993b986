//! Reads the progress of an interview from its conversation.

use std::collections::HashSet;

use colloquy_domain::language::Language;
use colloquy_domain::message::Role;
use colloquy_domain::ports::ConversationTurn;
use colloquy_languages::PerLanguage;
use colloquy_languages::generator::GeneratorPhrases;
use colloquy_languages::interviewer::InterviewerPhrases;

use super::normalized_text::{NormalizedText, sentences};
use super::question_plan::{PlannedQuestion, QuestionPlan};

/// How many turns are read from the end of a conversation. The first message is always read too.
const TURNS: usize = 1_000;
/// A question that was not worded by these rules belongs to a point if it has this share of the point's keywords.
const SHARED_PERCENT: usize = 60;

/// What the interviewer did in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InterviewerMove {
    Point(usize),
    Probe(usize),
    Deeper(usize),
    Facet(usize),
    Last,
    Calm,
    End,
    /// Text that these rules did not write.
    Other,
}

#[derive(Clone, Debug, Default)]
pub struct InterviewProgress {
    pub asked: Vec<bool>,
    /// The point that is being discussed.
    pub current: Option<usize>,
    /// The last question.
    pub question: Option<InterviewerMove>,
    /// How often the last question was repeated.
    pub repeats: usize,
    /// Whether the last turn offered to stop.
    pub is_calming: bool,
    pub calms: usize,
    pub probes: Vec<usize>,
    pub deepers: Vec<usize>,
    pub facets: Vec<usize>,
    /// Whether there was a probe since the current point was asked.
    pub is_probed: bool,
    /// The number of facets since the current point was asked.
    pub facets_here: usize,
    pub is_last_asked: bool,
    pub has_ended: bool,
    /// The number of the interviewer's turns.
    pub turns: usize,
}

/// The fixed sentences of one language, normalized for comparison.
struct KnownSentences {
    ends: Vec<NormalizedText>,
    calms: Vec<NormalizedText>,
    lasts: Vec<NormalizedText>,
    probes: Vec<NormalizedText>,
    deepers: Vec<NormalizedText>,
    facets: Vec<NormalizedText>,
    /// Sentences without a topic that accompany one in the same turn.
    beside: Vec<NormalizedText>,
}

static KNOWN: PerLanguage<KnownSentences> = PerLanguage::new(KnownSentences::of);

impl KnownSentences {
    fn of(language: Language) -> Self {
        let words = &language.tables().interviewer;
        let keys = |texts: &[&str]| texts.iter().map(|text| NormalizedText::of(text)).collect::<Vec<_>>();
        // The first sentence may be left out.
        let tail = |text: &str| NormalizedText::of(text.split_once(". ").map_or(text, |(_, tail)| tail));
        KnownSentences {
            ends: words.ends().map(tail).collect(),
            calms: keys(words.calm),
            lasts: words.last_questions.iter().map(|text| tail(text)).collect(),
            probes: keys(words.probes),
            deepers: keys(words.deeper),
            facets: keys(&words.facets),
            beside: beside(words, &language.tables().generator),
        }
    }
}

fn beside(words: &InterviewerPhrases, phrases: &GeneratorPhrases) -> Vec<NormalizedText> {
    let asking = [
        words.subjects,
        words.clauses,
        words.followings,
        words.questions,
        words.subjects_again,
        phrases.openings,
        phrases.openings_with_clause,
    ];
    let asking = asking.into_iter().flatten().flat_map(|text| sentences(text));
    asking.filter(|sentence| !sentence.contains('{')).map(|sentence| NormalizedText::of(&sentence)).collect()
}

impl InterviewProgress {
    pub fn of(conversation: &[ConversationTurn], plan: &QuestionPlan, language: Language) -> Self {
        let mut progress =
            InterviewProgress { asked: vec![false; plan.points.len()], ..InterviewProgress::default() };
        let known = KNOWN.of(language);
        let skipped = conversation.len().saturating_sub(TURNS);
        let read = conversation.iter().enumerate().filter(|(place, _)| *place == 0 || *place >= skipped);
        for turn in read.map(|(_, turn)| turn).filter(|turn| turn.role == Role::Assistant) {
            let said = recognized(&NormalizedText::of(&turn.text), plan, known);
            progress.note(said);
        }
        progress
    }

    fn note(&mut self, said: InterviewerMove) {
        self.turns += 1;
        self.is_calming = said == InterviewerMove::Calm;
        let is_again = match said {
            InterviewerMove::Point(point) => {
                std::mem::replace(&mut self.asked[point], true) && self.current == Some(point)
            }
            InterviewerMove::Probe(which) => again(&mut self.probes, which),
            InterviewerMove::Deeper(which) => again(&mut self.deepers, which),
            InterviewerMove::Facet(which) => again(&mut self.facets, which),
            InterviewerMove::Last => std::mem::replace(&mut self.is_last_asked, true),
            InterviewerMove::Calm => {
                self.calms += 1;
                return;
            }
            InterviewerMove::End => {
                self.has_ended = true;
                return;
            }
            InterviewerMove::Other => return,
        };
        self.question = Some(said);
        if is_again {
            self.repeats += 1;
            return;
        }
        self.repeats = 0;
        match said {
            InterviewerMove::Point(point) => {
                self.current = Some(point);
                self.is_probed = false;
                self.facets_here = 0;
            }
            InterviewerMove::Facet(_) => self.facets_here += 1,
            _ => self.is_probed = true,
        }
    }

    pub fn next(&self) -> Option<usize> {
        self.asked.iter().position(|asked| !asked)
    }

    /// Returns the number of points that have not been asked.
    pub fn open(&self) -> usize {
        self.asked.iter().filter(|asked| !**asked).count()
    }
}

fn again(said: &mut Vec<usize>, which: usize) -> bool {
    let is_again = said.contains(&which);
    if !is_again {
        said.push(which);
    }
    is_again
}

fn recognized(turn: &NormalizedText, plan: &QuestionPlan, known: &KnownSentences) -> InterviewerMove {
    let among = |keys: &[NormalizedText]| keys.iter().position(|key| turn.contains(key));
    let is_own_last = plan.closing.as_ref().is_some_and(|closing| turn.contains(&closing.key));
    if among(&known.ends).is_some() {
        return InterviewerMove::End;
    }
    if among(&known.calms).is_some() {
        return InterviewerMove::Calm;
    }
    if is_own_last || among(&known.lasts).is_some() {
        return InterviewerMove::Last;
    }
    let fixed = among(&known.deepers)
        .map(InterviewerMove::Deeper)
        .or_else(|| among(&known.probes).map(InterviewerMove::Probe))
        .or_else(|| among(&known.facets).map(InterviewerMove::Facet));
    if let Some(said) = fixed {
        return said;
    }
    let points = || plan.points.iter().enumerate();
    // A sentence that accompanies a topic may name another one: "What has your experience been?"
    let turn = turn.without(&known.beside);
    // The longest match wins: "how the team works" contains "the team" too.
    let named =
        points().filter(|(_, point)| turn.contains(&point.key)).max_by_key(|(_, point)| point.key.len());
    if let Some((at, _)) = named {
        return InterviewerMove::Point(at);
    }
    let words: HashSet<&str> = turn.words().collect();
    let shared = points().map(|(at, point)| (at, shared_percent(&words, point)));
    let most = shared.filter(|(_, shared)| *shared >= SHARED_PERCENT).max_by_key(|(_, shared)| *shared);
    most.map_or(InterviewerMove::Other, |(at, _)| InterviewerMove::Point(at))
}

/// Returns the share of a point's keywords that a turn has, in percent.
fn shared_percent(said: &HashSet<&str>, point: &PlannedQuestion) -> usize {
    let shared = point.keywords.iter().filter(|word| said.contains(word.as_str())).count();
    (shared * 100).checked_div(point.keywords.len()).unwrap_or(0)
}
