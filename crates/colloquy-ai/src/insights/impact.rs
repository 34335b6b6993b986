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
const PROBABLE: f32 = 0.5;
const PROBABLE_WISH: f32 = 0.55;
/// The same for praise and blame. A fact that is taken for one of them misleads more than praise or blame that is not.
const JUDGED: f32 = 0.62;
/// From this one on, they decide between good and bad, and for a few words.
const SURE: f32 = 0.6;
/// From this one on, people were hurt.
const GRIEVOUS: f32 = 0.75;
/// From these on, they cast doubt on words that praise or blame, and decide against them.
const DOUBTED: f32 = 0.75;
const CONTRADICTED: f32 = 0.95;
/// And from this one on they decide in any case.
const CERTAIN: f32 = 0.9;
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
    // "Nothing to complain about" has words of blame alone.
    if denies_a_complaint(text, language) {
        return FindingKind::Praise;
    }
    if is_ironic(text, language) {
        return FindingKind::Complaint;
    }
    // "They were kind, but I waited for an hour" says what follows "but"; money that was lost stays lost.
    let whole = kind_in_words(text, feeling, language);
    use FindingKind::{Blocked, Harm, Leaving, Money};
    let is_grave = whole.1 && matches!(whole.0, Harm | Money | Leaving | Blocked);
    let turned =
        after_contrast(text, language).filter(|rest| !is_grave && rest.split(' ').count() >= STATED_WORDS);
    let (judged, feeling) = match &turned {
        Some(rest) => (rest.as_str(), feeling_of(rest, language)),
        None => (text, feeling),
    };
    let in_words = if turned.is_some() { kind_in_words(judged, feeling, language) } else { whole };
    let words = judged.split_whitespace().count();
    match statement_kind(judged, language) {
        Some((learned, probability)) if words >= STATED_WORDS => {
            combined(in_words, feeling, (learned, probability), words)
        }
        _ => in_words.0,
    }
}

/// Decides between what the words say and what the examples do. Most complaints and wishes have no word that says so, and
/// words name what is bad about something: money, or that it does not work.
fn combined(
    (in_words, is_phrase): (FindingKind, bool),
    feeling: SentimentTally,
    (learned, probability): (StatementKind, f32),
    words: usize,
) -> FindingKind {
    use FindingKind::{Complaint, Harm, Other, Praise, Wish};
    let kind = match learned {
        StatementKind::Harm => Harm,
        StatementKind::Complaint => Complaint,
        StatementKind::Wish => Wish,
        StatementKind::Praise => Praise,
        StatementKind::Neutral => Other,
    };
    let is_bad = |kind: FindingKind| !matches!(kind, Wish | Praise | Other);
    let wanted = match (in_words, kind) {
        _ if is_bad(in_words) && is_bad(kind) && (kind != Harm || probability < GRIEVOUS) => return in_words,
        // Sympathy with what hurt nobody is worse than none.
        (_, Harm) if (PROBABLE..GRIEVOUS).contains(&probability) && words > FEW_WORDS => return Complaint,
        (_, Harm) => GRIEVOUS,
        (Harm, _) => CERTAIN,
        (Other, Praise) if !feeling.has_praise() => JUDGED,
        (Other, Complaint) if !feeling.has_blame() => JUDGED,
        (Praise, Wish) if !is_phrase => DOUBTED,
        _ if words <= FEW_WORDS && in_words == Other => SURE,
        (Other, Wish) => PROBABLE_WISH,
        (Other, _) => PROBABLE,
        // Words and examples that contradict each other say neither.
        (Praise, Complaint) | (Complaint, Praise) if !is_phrase => {
            let is_praise_without_words = kind == Praise && !feeling.has_praise();
            return match probability {
                CONTRADICTED.. if !is_praise_without_words => kind,
                DOUBTED.. => Other,
                _ => in_words,
            };
        }
        (Praise, Complaint) => CERTAIN,
        _ if is_phrase => CERTAIN,
        _ => SURE,
    };
    if probability >= wanted { kind } else { in_words }
}

/// Returns what the words of a text say, and whether a phrase says so, and not only words that praise or blame.
fn kind_in_words(text: &str, feeling: SentimentTally, language: Language) -> (FindingKind, bool) {
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
    let phrase = PATTERNS.of(language).kind_of(text);
    let kind = match (phrase, feeling.sentiment()) {
        // "It would be perfect at eight" praises nothing that there is.
        (Some(Wish), Sentiment::Positive) => Wish,
        (None, Sentiment::Positive) if turns_away_from_praise(text, language) => Other,
        // Praise that mentions what was wrong before.
        (Some(Complaint) | None, Sentiment::Positive) => Praise,
        (None | Some(Praise), Sentiment::Negative) => Complaint,
        (Some(kind), _) => kind,
        (None, Sentiment::Neutral) => Other,
    };
    // "I would like" has a word of praise.
    (kind, phrase == Some(kind) && kind != Praise)
}

/// Returns whether words of praise or thanks blame something: "thanks for nothing".
pub fn is_ironic(text: &str, language: Language) -> bool {
    static PATTERNS: PerLanguage<StatementPatterns<()>> = PerLanguage::new(|language| {
        let impact = &language.tables().impact;
        StatementPatterns::of_all_words(&impact.grammar, impact.classes, &[((), impact.irony)])
    });
    PATTERNS.of(language).kind_of(text).is_some()
}

/// Returns whether a text states how much, how long or how often: "it used to take twelve minutes, now twenty".
pub fn states_an_amount(text: &str, language: Language) -> bool {
    const AMOUNTS: &str = "!@number .. @time\n!@number ... @number";
    static PATTERNS: PerLanguage<StatementPatterns<()>> = PerLanguage::new(|language| {
        let impact = &language.tables().impact;
        StatementPatterns::new(&impact.grammar, impact.classes, &[((), AMOUNTS)])
    });
    PATTERNS.of(language).kind_of(text).is_some()
}

/// Returns whether the words of a text blame something, regardless of the examples.
pub fn blames_in_words(text: &str, language: Language) -> bool {
    is_ironic(text, language) || blame(kind_in_words(text, feeling_of(text, language), language).0) > 0.0
}

/// Returns whether a question is answered by a wish: "what would help?".
pub fn asks_for_wishes(question: &str, language: Language) -> bool {
    static PATTERNS: PerLanguage<StatementPatterns<()>> = PerLanguage::new(|language| {
        let impact = &language.tables().impact;
        StatementPatterns::new(&impact.grammar, impact.classes, &[((), impact.wishes_asked)])
    });
    PATTERNS.of(language).kind_of(question).is_some()
}

/// Returns what follows the last "but".
fn after_contrast(text: &str, language: Language) -> Option<String> {
    let contrasts = language.tables().sentiment.modifiers.contrasts;
    let words: Vec<&str> = text.split_whitespace().collect();
    let is_contrast = |word: &&str| {
        let bare = word.trim_matches(|letter: char| !letter.is_alphanumeric()).to_lowercase();
        contrasts.contains(&bare.as_str())
    };
    let at = words.iter().rposition(is_contrast).filter(|at| *at > 0 && at + TURNED_WORDS < words.len())?;
    Some(words[at + 1..].join(" "))
}

/// Returns whether what follows "but" no longer praises: "very interesting, but I pay to play".
fn turns_away_from_praise(text: &str, language: Language) -> bool {
    after_contrast(text, language)
        .is_some_and(|rest| feeling_of(&rest, language).sentiment() != Sentiment::Positive)
}

fn feeling_of(text: &str, language: Language) -> SentimentTally {
    let lexicon = lexicon::of(language);
    SentimentTally::of(&tokens(text, lexicon.elision()), lexicon)
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
