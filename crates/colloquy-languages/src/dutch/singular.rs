//! Dutch clauses about one person, or about people who are described further.

use crate::phrase::bare;

/// Returns the verb after one person, with its form for the formal address: "wat de leerkracht zal missen".
pub fn singular_verb(
    text: &str,
    words: &[String],
    subject: usize,
    people: &[String],
) -> Option<(usize, &'static str)> {
    const SINGULARS: &[(&str, &str)] = &[
        ("zal", "zult"),
        ("kan", "kunt"),
        ("is", "bent"),
        ("heeft", "hebt"),
        ("wil", "wilt"),
        ("mag", "mag"),
        ("moet", "moet"),
        ("zou", "zou"),
        ("had", "had"),
        ("was", "was"),
        ("werd", "werd"),
        ("wordt", "wordt"),
    ];
    let person = text.split(' ').take(6).find(|word| people.contains(&bare(word)))?;
    if bare(person).ends_with("en") || bare(person).ends_with('s') || text.contains(" ze ") {
        return None;
    }
    (subject + 1..words.len()).find_map(|at| {
        let (_, formal) = SINGULARS.iter().find(|(third, _)| *third == bare(&words[at]))?;
        Some((at, *formal))
    })
}

/// Leaves out which people are meant: "hoe uitzendkrachten die net begonnen zijn worden ingewerkt".
pub fn without_relative(text: &str, people: &[String]) -> String {
    let words: Vec<&str> = text.split(' ').collect();
    let noun = words.iter().take(5).position(|word| people.contains(&bare(word)));
    let Some(noun) = noun.filter(|at| words.get(at + 1) == Some(&"die")) else { return text.to_owned() };
    let is_verb =
        |word: &str| word.ends_with("en") && word.len() > 4 || matches!(word, "zijn" | "gaan" | "doen");
    let ends = (noun + 3..words.len().saturating_sub(1)).find(|at| {
        let is_followed = words[at + 1..].iter().any(|word| is_verb(word));
        is_verb(words[*at]) && is_followed
    });
    match ends {
        // "Begonnen zijn" has two verbs.
        Some(end) if words.get(end + 1) == Some(&"zijn") && words.len() > end + 2 => {
            [&words[..=noun], &words[end + 2..]].concat().join(" ")
        }
        Some(end) => [&words[..=noun], &words[end + 1..]].concat().join(" "),
        None => text.to_owned(),
    }
}
