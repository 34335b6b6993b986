//! Removes from a sentence what is written but not spoken.

const ROLE_LABELS: &[&str] = &[
    "interviewer",
    "interviewerin",
    "intervieweur",
    "intervieweuse",
    "entrevistador",
    "entrevistadora",
    "intervistatore",
    "intervistatrice",
    "assistant",
    "assistent",
    "assistente",
    "asistente",
    "ai",
    "ki",
    "ia",
    "system",
    "bot",
];

/// Returns the spoken part of a sentence, or `None` if nothing is left.
pub fn plain(sentence: &str) -> Option<String> {
    let text = without_links(sentence);
    let text = without_tags(&text);
    let text: String = text.chars().filter_map(spoken).collect();
    let words = text.split_whitespace().map(|word| word.trim_matches('_')).filter(|word| !word.is_empty());
    let text = words.collect::<Vec<_>>().join(" ");
    let text = without_role(without_bullet(&text));
    let text = without_lone_quote(text);
    text.chars().any(char::is_alphanumeric).then(|| text.to_owned())
}

fn spoken(letter: char) -> Option<char> {
    match letter {
        '*' | '`' | '~' | '[' | ']' | '<' | '>' | '{' | '}' | '\\' | '^' => None,
        '|' => Some(' '),
        letter if letter.is_control() => Some(' '),
        letter if is_pictorial(letter) || is_invisible(letter) => None,
        letter => Some(letter),
    }
}

fn is_pictorial(letter: char) -> bool {
    matches!(u32::from(letter),
        0x1F000..=0x1FAFF | 0x2190..=0x21FF | 0x2300..=0x23FF | 0x25A0..=0x27BF | 0x2B00..=0x2BFF
        | 0x20E3 | 0xE0000..=0xE007F)
}

/// Returns whether a letter is invisible: a joiner, a variation selector, a direction mark, or the like.
fn is_invisible(letter: char) -> bool {
    matches!(u32::from(letter),
        0x00AD | 0x200B..=0x200F | 0x202A..=0x202E | 0x2060..=0x206F | 0xFE00..=0xFE0F | 0xFEFF)
}

/// Replaces `[text](address)` by the text.
fn without_links(text: &str) -> String {
    let mut said = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(middle) = rest.find("](") {
        let Some(end) = rest[middle..].find(')') else { break };
        said.push_str(&rest[..middle]);
        rest = &rest[middle + end + 1..];
    }
    said.push_str(rest);
    said
}

/// Removes tags, because speech engines obey some of them.
fn without_tags(text: &str) -> String {
    let mut said = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find('<') {
        let after = &rest[start + 1..];
        let is_tag = after.starts_with(|letter: char| letter.is_ascii_alphabetic() || letter == '/');
        let Some(end) = after.find('>').filter(|_| is_tag) else {
            said.push_str(&rest[..=start]);
            rest = after;
            continue;
        };
        said.push_str(&rest[..start]);
        said.push(' ');
        rest = &after[end + 1..];
    }
    said.push_str(rest);
    said
}

/// Removes heading marks, bullets and item numbers.
fn without_bullet(text: &str) -> &str {
    let text = text.trim_start_matches(['#', '•', '·', ' ']);
    let bullet = ["- ", "+ ", "– ", "— "].into_iter().find_map(|bullet| text.strip_prefix(bullet));
    let text = bullet.unwrap_or(text);
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let is_item = (1..=2).contains(&digits) && text[digits..].starts_with([')', '.']);
    match text[digits..].get(1..) {
        Some(item) if is_item && item.starts_with(' ') => item.trim_start(),
        _ => text,
    }
}

/// Removes a role at the beginning, as in "Interviewer: How are you?".
fn without_role(text: &str) -> &str {
    match text.split_once(':') {
        Some((label, said)) if ROLE_LABELS.contains(&label.trim().to_lowercase().as_str()) => {
            said.trim_start()
        }
        _ => text,
    }
}

/// Removes an unpaired quotation mark at either end. If a whole reply is in quotes, they are in different sentences.
fn without_lone_quote(text: &str) -> &str {
    let pairs = [('"', '"'), ('“', '”'), ('„', '“'), ('«', '»')];
    for (open, close) in pairs {
        let opened = text.matches(open).count();
        let closed = text.matches(close).count();
        let is_lone = if open == close { opened % 2 == 1 } else { opened != closed };
        if is_lone && text.starts_with(open) {
            return text[open.len_utf8()..].trim_start();
        }
        if is_lone && text.ends_with(close) {
            return text[..text.len() - close.len_utf8()].trim_end();
        }
    }
    text
}

#[cfg(test)]
mod tests;
