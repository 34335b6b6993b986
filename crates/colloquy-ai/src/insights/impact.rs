//! What a sentence says was done to people or their work, from harm to praise.

use colloquy_domain::insights::FindingKind;
use colloquy_domain::interviewing::NormalizedText;
use colloquy_domain::invitation::Sentiment;
use colloquy_domain::language::Language;
use colloquy_domain::meanings::{statement_kind, statement_probability};
use colloquy_domain::safety::{self, SafetyConcern};
use colloquy_languages::PerLanguage;
use colloquy_languages::statements::StatementKind;

use super::lexicon;
use super::second_opinion::{confirmed, is_former};
use super::sentiment::SentimentTally;
use super::statement_patterns::StatementPatterns;
use super::tokens::tokens;

/// From this probability on, the examples decide for a few words.
const PROBABLE: f32 = 0.5;
/// From these on, they find praise and complaints that no word says.
const UNSAID_PRAISE: f32 = 0.55;
const UNSAID_COMPLAINT: f32 = 0.45;
/// From this one on, they decide against words of praise or blame in a short sentence.
const SURE: f32 = 0.6;
/// From this one on, people were hurt. Sympathy with something harmless is worse than none.
const GRIEVOUS: f32 = 0.6;
/// From these on, they decide against a phrase, and between good and bad against words that say the opposite.
const CONTRADICTED: f32 = 0.75;
const CERTAIN: f32 = 0.9;
/// From this one on, an interviewer may react to it.
const PLAIN_TO_SEE: f32 = 0.7;
/// The fewest words that the examples judge.
pub const STATED_WORDS: usize = 4;
/// So few words resemble many examples a little.
const FEW_WORDS: usize = 6;
/// In so few words, each counts.
const SHORT_WORDS: usize = 8;
/// From this one on, an amount of money was lost or is owed.
const UNSAID_LOSS: f32 = 0.3;
/// From these on, what follows "nice, but" and "not bad, but" is a complaint.
const CONCEDED_COMPLAINT: f32 = 0.35;
const CONCEDED_AT_BEST: f32 = 0.1;
/// From these on, what follows a colon or a comma belies at most this many words that praise.
const BELIED_BY_EXPLANATION: f32 = 0.4;
const BELIED_BY_FACT: f32 = 0.7;
const BELIED_WORDS: usize = 6;
/// Beside the forms of "euro". None of these words means anything else in one of the languages.
const CURRENCIES: [&str; 12] = [
    "dollar", "dollars", "dólares", "pounds", "quid", "francs", "franken", "franchi", "reais", "pesos",
    "libras", "centavos",
];
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
    match kind_of_harmless(text, feeling, language) {
        FindingKind::Complaint if names_money(text) => FindingKind::Money,
        FindingKind::Other if names_money(text) && blamed_share(text, language) >= UNSAID_LOSS => {
            FindingKind::Money
        }
        kind => kind,
    }
}

/// Returns the kind of a text that reports no danger. A complaint about money is one like others here.
fn kind_of_harmless(text: &str, feeling: SentimentTally, language: Language) -> FindingKind {
    use FindingKind::{Blocked, Complaint, Harm, Leaving, Money, Other, Praise};
    let contrasted = after_contrast(text, language).filter(|rest| rest.split(' ').count() >= STATED_WORDS);
    // "Nothing to complain about" has words of blame alone. "Not bad, but" continues with what is.
    if denies_a_complaint(contrasted.as_deref().unwrap_or(text), language) {
        return Praise;
    }
    if is_ironic(text, language) {
        return Complaint;
    }
    // "They were kind, but I waited for an hour" says what follows "but"; money that was lost stays lost.
    let whole = kind_in_words(text, feeling, language);
    let is_grave = whole.1 && matches!(whole.0, Harm | Money | Leaving | Blocked);
    let turned = contrasted.filter(|_| !is_grave);
    let judged = turned.as_deref().unwrap_or(text);
    let in_words = match &turned {
        Some(rest) => kind_in_words(rest, feeling_of(rest, language), language),
        None => whole,
    };
    let words = judged.split_whitespace().count();
    let kind = match statement_kind(judged, language) {
        Some((learned, probability)) if words >= STATED_WORDS => {
            combined(in_words, (learned, probability), words)
        }
        _ => in_words.0,
    };
    // "It isn't dirty, but there are four cubicles for sixty children."
    let is_concession = || {
        let front = text.len().saturating_sub(judged.len());
        let front = text.get(..front).unwrap_or_default();
        let is_praise = feeling_of(front, language).sentiment() == Sentiment::Positive;
        let wanted = if denies_a_complaint(front, language) || is_praise && is_negated(front, language) {
            CONCEDED_AT_BEST
        } else if is_praise {
            CONCEDED_COMPLAINT
        } else {
            return false;
        };
        blamed_share(judged, language) >= wanted
    };
    match confirmed(kind, in_words, judged, language) {
        Other if turned.is_some() && is_concession() => Complaint,
        Complaint if is_former(text, language) => Other,
        kind => kind,
    }
}

/// Returns how probable it is that a text says something bad.
pub fn blamed_share(text: &str, language: Language) -> f32 {
    statement_probability(text, language, &[StatementKind::Complaint, StatementKind::Harm])
}

/// Returns whether a text is about an amount of money.
fn names_money(text: &str) -> bool {
    let mut words = text.split(|letter: char| !letter.is_alphanumeric()).map(str::to_lowercase);
    text.contains(['€', '$', '£'])
        || words.any(|word| word.starts_with("euro") || CURRENCIES.contains(&word.as_str()))
}

/// Decides between what the words say and what the examples do. Most complaints and wishes have no word that says so, and
/// words name what is bad about something: money, or that it does not work. Where both disagree about good and bad, the
/// examples are right more often.
fn combined(
    (in_words, is_phrase): (FindingKind, bool),
    (learned, probability): (StatementKind, f32),
    words: usize,
) -> FindingKind {
    use FindingKind::{Complaint, Harm, Leaving, Other, Praise};
    let kind = kind_as_learned(learned);
    let wanted = match (in_words, kind) {
        _ if is_bad(in_words) && is_bad(kind) && (kind != Harm || probability < GRIEVOUS) => return in_words,
        (_, Harm) if probability < GRIEVOUS => return Complaint,
        (Harm, _) => CERTAIN,
        // Few examples of plain facts are about leaving.
        (Leaving, Other) if is_phrase => CERTAIN,
        _ if is_phrase && words <= SHORT_WORDS => CERTAIN,
        _ if is_phrase => CONTRADICTED,
        (Praise, Complaint) | (Complaint, Praise) if words <= SHORT_WORDS => return in_words,
        (Praise, Complaint) | (Complaint, Praise) => CONTRADICTED,
        _ if words <= SHORT_WORDS && in_words != Other => SURE,
        _ if words <= FEW_WORDS => PROBABLE,
        // Praise that is none, or a complaint that is none, misleads more than a plain fact that is one.
        (_, Praise) if in_words != Praise && probability < UNSAID_PRAISE => return Other,
        (Other, Complaint) => UNSAID_COMPLAINT,
        _ => 0.0,
    };
    if probability >= wanted { kind } else { in_words }
}

pub fn kind_as_learned(learned: StatementKind) -> FindingKind {
    match learned {
        StatementKind::Harm => FindingKind::Harm,
        StatementKind::Complaint => FindingKind::Complaint,
        StatementKind::Wish => FindingKind::Wish,
        StatementKind::Praise => FindingKind::Praise,
        StatementKind::Neutral => FindingKind::Other,
    }
}

/// Returns whether something of this kind is bad.
pub fn is_bad(kind: FindingKind) -> bool {
    !matches!(kind, FindingKind::Wish | FindingKind::Praise | FindingKind::Other)
}

/// What kind of statement a sentence is, and what speaks for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct JudgedStatement {
    pub kind: FindingKind,
    /// Whether the examples leave no doubt about it.
    pub is_certain: bool,
    /// Whether its words say so too.
    pub is_in_words: bool,
}

impl JudgedStatement {
    pub fn of(text: &str, language: Language) -> Self {
        let feeling = feeling_of(text, language);
        let kind = kind_of(text, None, feeling, language);
        let is_alike = |other: FindingKind| other == kind || is_bad(other) && is_bad(kind);
        let is_certain = statement_kind(text, language).is_some_and(|(learned, probability)| {
            probability >= PLAIN_TO_SEE && is_alike(kind_as_learned(learned))
        }) && (kind != FindingKind::Harm || !is_negated(text, language)); // "I was never afraid there" is harmless.
        let is_in_words = is_alike(kind_in_words(text, feeling, language).0);
        JudgedStatement { kind, is_certain, is_in_words }
    }
}

fn is_negated(text: &str, language: Language) -> bool {
    let negators = language.tables().sentiment.modifiers.negators;
    let said = NormalizedText::of(text);
    negators.iter().any(|word| said.contains(&NormalizedText::of(word)))
}

/// Returns whether no word of a text praises, so that only the examples can say that it does.
pub fn is_unsaid_praise(text: &str, language: Language) -> bool {
    feeling_of(text, language).sentiment() != Sentiment::Positive && !denies_a_complaint(text, language)
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
    is_known_irony(text, language) || is_belied(text, language)
}

/// Returns whether the facts behind a few words of praise belie them: "a marvel: it crashed in the middle of the exam".
fn is_belied(text: &str, language: Language) -> bool {
    let belies = |(front, rest): (&str, &str), (wanted, explains): (f32, bool)| {
        front.split_whitespace().count() <= BELIED_WORDS
            && rest.split_whitespace().count() >= STATED_WORDS
            && feeling_of(front, language).sentiment() == Sentiment::Positive
            && !is_negated(front, language)
            && feeling_of(rest, language).sentiment() != Sentiment::Positive
            && (blamed_share(rest, language) >= wanted || explains && is_blamed_in_a_phrase(rest, language))
    };
    let after_colon = text.split_once(':').or_else(|| text.split_once('…'));
    after_colon.is_some_and(|parts| belies(parts, (BELIED_BY_EXPLANATION, true)))
        || text.split_once(',').is_some_and(|parts| belies(parts, (BELIED_BY_FACT, false)))
}

/// Returns whether a phrase blames something, and not only a word: "they still owe me three weeks".
fn is_blamed_in_a_phrase(text: &str, language: Language) -> bool {
    let (kind, is_phrase) = kind_in_words(text, feeling_of(text, language), language);
    is_phrase && is_bad(kind)
}

fn is_known_irony(text: &str, language: Language) -> bool {
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
    is_known_irony(text, language) || blame(kind_in_words(text, feeling_of(text, language), language).0) > 0.0
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
