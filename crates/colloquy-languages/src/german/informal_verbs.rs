//! German verbs in the second person singular.

use colloquy_word_list::words;

/// "Kaufen Sie" is "kaufst du", and "Sie sich angemeldet haben" is "du dich angemeldet hast". Verbs that change their vowel
/// are among the pairs, or stay as they are.
pub fn informal_by_rule(text: &str) -> Option<(usize, String)> {
    if let Some(rest) = text.strip_prefix("Sie ") {
        let (length, turned) = with_verb_at_end(rest)?;
        return Some((text.len() - rest.len() + length, turned));
    }
    let (verb, rest) = text.split_once(' ')?;
    let follows = rest.strip_prefix("Sie").filter(|after| !after.starts_with(char::is_alphanumeric))?;
    Some((text.len() - follows.len(), format!("{} du", second_singular(verb)?)))
}

/// Turns a clause after its subject, in which the verb is the last word.
fn with_verb_at_end(clause: &str) -> Option<(usize, String)> {
    const AUXILIARIES: [(&str, &str); 22] = [
        ("haben", "hast"),
        ("hatten", "hattest"),
        ("hätten", "hättest"),
        ("sind", "bist"),
        ("waren", "warst"),
        ("wären", "wärst"),
        ("werden", "wirst"),
        ("wurden", "wurdest"),
        ("würden", "würdest"),
        ("können", "kannst"),
        ("konnten", "konntest"),
        ("könnten", "könntest"),
        ("wollen", "willst"),
        ("wollten", "wolltest"),
        ("möchten", "möchtest"),
        ("müssen", "musst"),
        ("mussten", "musstest"),
        ("müssten", "müsstest"),
        ("sollen", "sollst"),
        ("sollten", "solltest"),
        ("dürfen", "darfst"),
        ("durften", "durftest"),
    ];
    let end = clause.find([',', '?', '.', '!', ';']).unwrap_or(clause.len());
    let clause = &clause[..end];
    let (middle, verb) = clause.rsplit_once(' ').unwrap_or(("", clause));
    let auxiliary =
        AUXILIARIES.iter().find(|(formal, _)| *formal == verb).map(|(_, informal)| (*informal).to_owned());
    let verb = auxiliary.or_else(|| second_singular(verb))?;
    let others = middle.strip_prefix("sich").filter(|rest| rest.is_empty() || rest.starts_with(' '));
    // "Wünschen" has another "sich" than "anmelden".
    let wishes = middle.ends_with("gewünscht") || verb.starts_with("wünsch");
    let pronoun = if wishes { "dir" } else { "dich" };
    let middle = others.map_or_else(|| middle.to_owned(), |rest| format!("{pronoun}{rest}"));
    if middle
        .split(' ')
        .any(|word| word.starts_with("Ihr") || word.starts_with("Ihnen") || word == "Sie" || word == "sich")
    {
        return None;
    }
    let turned = format!("du {middle} {verb}").replace("  ", " ");
    Some((end, turned))
}

/// "Kaufen" is "kaufst".
fn second_singular(verb: &str) -> Option<String> {
    const OTHERS: &[&str] = words!(
        "geben, nehmen, sprechen, treffen, helfen, essen, lesen, sehen, fahren, schlafen, tragen, laufen, lassen, halten, \
         fallen, vergessen, werben, empfehlen, stehlen, sterben, treten, werfen, brechen, raten, waschen, wachsen, laden, \
         wissen, konnen, müssen, dürfen, sollen, wollen, mögen, haben, sind, werden, welchen, manchen, denen, gegen, neben, zwischen, wegen, stunden, wochen, tagen"
    );
    let lower = verb.to_lowercase();
    let is_other = OTHERS.iter().any(|other| lower.ends_with(other));
    if is_other || !verb.chars().all(char::is_alphabetic) {
        return None;
    }
    let stem = lower
        .strip_suffix("en")
        .or_else(|| lower.strip_suffix('n').filter(|stem| stem.ends_with(['l', 'r'])))?;
    match stem {
        _ if stem.chars().count() < 3 => None,
        _ if stem.ends_with(['t', 'd']) || needs_vowel(stem) => Some(format!("{stem}est")),
        _ if stem.ends_with(['s', 'ß', 'z', 'x']) => Some(format!("{stem}t")),
        _ => Some(format!("{stem}st")),
    }
}

/// "Öffn" and "rechn" need a vowel before another ending, "lern" and "wohn" do not.
fn needs_vowel(stem: &str) -> bool {
    let mut letters = stem.chars().rev();
    let is_nasal = letters.next().is_some_and(|last| matches!(last, 'm' | 'n'));
    let before = letters.next().unwrap_or('a');
    is_nasal && !"aeiouäöülrhmn".contains(before)
}
