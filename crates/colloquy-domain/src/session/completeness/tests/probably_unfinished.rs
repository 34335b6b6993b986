//! Sentences that can end like this but seldom do.

use super::check;
use crate::language::Language;
use crate::session::completeness::Completeness::{Finished, ProbablyUnfinished, Unfinished};

#[test]
fn half_of_a_construction_is_probably_unfinished() {
    check(
        Language::English,
        ProbablyUnfinished,
        &[
            "On the one hand it was cheap.",
            "If I had more time.",
            "I like apples, pears, plums.",
            "It was not only late.",
        ],
    );
    check(
        Language::German,
        ProbablyUnfinished,
        &["Einerseits war es günstig.", "Wenn ich mehr Zeit hätte.", "Als ich klein war."],
    );
    check(
        Language::French,
        ProbablyUnfinished,
        &["D'un côté, c'était bon marché.", "Si j'avais plus de temps."],
    );
    check(Language::Spanish, ProbablyUnfinished, &["Por un lado era barato.", "Si tuviera más tiempo."]);
    check(Language::Italian, ProbablyUnfinished, &["Da un lato costava poco.", "Se avessi più tempo."]);
    check(Language::Portuguese, ProbablyUnfinished, &["Por um lado era barato.", "Se tivesse mais tempo."]);
    check(
        Language::Dutch,
        ProbablyUnfinished,
        &["Aan de ene kant was het goedkoop.", "Als ik meer tijd had."],
    );
}

#[test]
fn a_sentence_that_seldom_ends_like_this_is_probably_unfinished() {
    check(
        Language::English,
        ProbablyUnfinished,
        &["It took about.", "When I opened the parcel.", "We keep it in the garage for."],
    );
    // No full stop says the same once more.
    check(Language::English, Unfinished, &["It took about", "When I opened the parcel"]);
    check(Language::English, Unfinished, &["The doctor told us that.", "guess the worst thing is."]);
    check(Language::English, Finished, &["That is how it was then, as it is now, and I liked it."]);
    check(Language::French, ProbablyUnfinished, &["Ça a duré environ.", "Quand j'ai ouvert le colis."]);
    check(Language::Italian, ProbablyUnfinished, &["Ci vogliono circa.", "Quando ho aperto il pacco."]);
    // Recognizers leave out the comma before the clause that the first one depends on.
    check(Language::Italian, Finished, &["Quando ho aperto il pacco mancavano due pezzi."]);
}
