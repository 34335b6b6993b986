//! What a sentence says was done to people or their work, from harm to praise.

use colloquy_domain::insights::FindingKind;
use colloquy_domain::invitation::Sentiment;
use colloquy_domain::language::Language;
use colloquy_domain::meanings::statement_kind;
use colloquy_domain::safety::{self, SafetyConcern};
use colloquy_languages::PerLanguage;
use colloquy_languages::statements::StatementKind;

use super::lexicon;
use super::sentiment::SentimentTally;
use super::statement_patterns::StatementPatterns;
use super::tokens::tokens;

/// From this probability on, the examples decide if the words say nothing.
const PROBABLE: f32 = 0.6;
/// From this one on, they praise, or deny that a friendly word does.
const SURE: f32 = 0.7;
/// From this one on, what may have hurt someone is at least a complaint.
const GRIEVOUS: f32 = 0.7;
/// And from this one on they decide in any case.
const CERTAIN: f32 = 0.85;
/// The fewest words that the examples judge.
pub const STATED_WORDS: usize = 4;
/// So few words resemble many examples a little.
const FEW_WORDS: usize = 6;
/// The fewest words after "but" that say something of their own.
const TURNED_WORDS: usize = 2;

/// Returns what kind of finding a text is.
pub fn kind_of(
    text: &str,
    concern: Option<SafetyConcern>,
    feeling: SentimentTally,
    language: Language,
) -> FindingKind {
    if concern.is_some() {
        return FindingKind::Harm;
    }
    let in_words = kind_in_words(text, feeling, language);
    let words = text.split_whitespace().count();
    match statement_kind(text, language) {
        Some((learned, probability)) if words >= STATED_WORDS => {
            combined(in_words, learned, probability, words)
        }
        _ => in_words,
    }
}

/// Decides between what the words say and what the examples do. Most complaints and wishes have no word that says so; what
/// words do say is seldom wrong.
fn combined(in_words: FindingKind, learned: StatementKind, probability: f32, words: usize) -> FindingKind {
    use FindingKind::{Complaint, Harm, Leaving, Other, Praise, Wish};
    let kind = match learned {
        StatementKind::Harm => Harm,
        StatementKind::Complaint => Complaint,
        StatementKind::Wish => Wish,
        StatementKind::Praise => Praise,
        StatementKind::Neutral => Other,
    };
    let is_bad = |kind: FindingKind| !matches!(kind, Wish | Praise | Other);
    let wanted = match (in_words, kind) {
        // Sympathy with what hurt nobody is worse than none.
        (Other, Harm) if words > FEW_WORDS && (GRIEVOUS..CERTAIN).contains(&probability) => return Complaint,
        (Other, Harm) => CERTAIN,
        (Other, _) if words <= FEW_WORDS => CERTAIN,
        // Praise for what only happened looks careless.
        (Other, Praise) => SURE,
        (Other, _) => PROBABLE,
        (Praise, Other) => SURE,
        _ if words <= FEW_WORDS => return in_words,
        // Words name what is bad about it: money, or that something does not work.
        (_, Other) => return in_words,
        (Leaving, Harm) => CERTAIN,
        _ if is_bad(in_words) && is_bad(kind) => return in_words,
        _ => CERTAIN,
    };
    if probability >= wanted { kind } else { in_words }
}

/// Returns what the words of a text say.
fn kind_in_words(text: &str, feeling: SentimentTally, language: Language) -> FindingKind {
    use FindingKind::{Blocked, Complaint, Harm, Leaving, Money, Other, Praise, Wish};
    static PATTERNS: PerLanguage<StatementPatterns<FindingKind>> = PerLanguage::new(|language| {
        let impact = &language.tables().impact;
        let kinds = [
            (Harm, impact.harm),
            (Money, impact.money),
            (Leaving, impact.leaving),
            (Blocked, impact.blocked),
            (Complaint, impact.complaint),
            (Wish, impact.wish),
            (Praise, impact.no_complaint),
            (Praise, impact.praise),
        ];
        StatementPatterns::new(&impact.grammar, impact.classes, &kinds)
    });
    match (PATTERNS.of(language).kind_of(text), feeling.sentiment()) {
        // "It would be perfect at eight" praises nothing that there is.
        (Some(Wish), Sentiment::Positive) => Wish,
        (None, Sentiment::Positive) if turns_away_from_praise(text, language) => Other,
        // Praise that mentions what was wrong before.
        (Some(Complaint) | None, Sentiment::Positive) => Praise,
        (None | Some(Praise), Sentiment::Negative) => Complaint,
        (Some(kind), _) => kind,
        (None, Sentiment::Neutral) => Other,
    }
}

/// Returns whether what follows "but" no longer praises: "very interesting, but I pay to play".
fn turns_away_from_praise(text: &str, language: Language) -> bool {
    let contrasts = language.tables().sentiment.modifiers.contrasts;
    let words: Vec<&str> = text.split_whitespace().collect();
    let is_contrast = |word: &&str| {
        let bare = word.trim_matches(|letter: char| !letter.is_alphanumeric()).to_lowercase();
        contrasts.contains(&bare.as_str())
    };
    let Some(at) =
        words.iter().rposition(is_contrast).filter(|at| *at > 0 && at + TURNED_WORDS < words.len())
    else {
        return false;
    };
    let lexicon = lexicon::of(language);
    let rest = words[at + 1..].join(" ");
    SentimentTally::of(&tokens(&rest, lexicon.elision()), lexicon).sentiment() != Sentiment::Positive
}

/// Returns the blame in a fact of this kind, in any words.
pub fn blame(kind: FindingKind) -> f64 {
    match kind {
        FindingKind::Harm => 2.0,
        FindingKind::Money | FindingKind::Leaving | FindingKind::Blocked | FindingKind::Complaint => 1.0,
        FindingKind::Wish | FindingKind::Praise | FindingKind::Other => 0.0,
    }
}

/// Returns whether a text denies a complaint, which praises without a word of praise.
pub fn denies_a_complaint(text: &str, language: Language) -> bool {
    static PATTERNS: PerLanguage<StatementPatterns<()>> = PerLanguage::new(|language| {
        let impact = &language.tables().impact;
        StatementPatterns::new(&impact.grammar, impact.classes, &[((), impact.no_complaint)])
    });
    PATTERNS.of(language).kind_of(text).is_some()
}

/// Returns the concern about someone's safety in a text.
pub fn concern(text: &str, language: Language) -> Option<SafetyConcern> {
    safety::concern_of_answer(text, language).map(|(concern, _)| concern)
}
