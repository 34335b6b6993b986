//! Removes markup, so that the rest can be spoken.

/// The most characters between `<` and `>` in a tag.
const TAG_CHARACTERS: usize = 300;
/// The most letters in a word. Longer runs are addresses, keys or noise.
const WORD_CHARACTERS: usize = 50;

/// Replaces tags by the breaks that they represent.
pub fn without_tags(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find('<') {
        plain.push_str(&rest[..start]);
        rest = &rest[start + 1..];
        let end =
            rest.char_indices().take(TAG_CHARACTERS).find(|(_, letter)| *letter == '>').map(|(at, _)| at);
        let is_tag =
            rest.starts_with(|first: char| first.is_ascii_alphabetic() || matches!(first, '/' | '!' | '?'));
        match end {
            Some(end) if is_tag => {
                let is_end = rest.starts_with('/');
                let name = tag_name(&rest[..end]);
                plain.push_str(break_of(&name));
                rest = &rest[end + 1..];
                if !is_end {
                    rest = after_silent_element(&name, rest);
                }
            }
            _ => plain.push(' '),
        }
    }
    plain.push_str(rest);
    plain
}

fn tag_name(tag: &str) -> String {
    let name: String = tag.trim_start_matches('/').chars().take_while(char::is_ascii_alphanumeric).collect();
    name.to_ascii_lowercase()
}

fn break_of(name: &str) -> &'static str {
    match name {
        "li" => "\n- ",
        "br" | "p" | "div" | "ul" | "ol" | "h1" | "h2" | "h3" | "h4" | "h5" | "h6" | "tr" | "section" => "\n",
        _ => " ",
    }
}

/// Skips the contents of a script or a style sheet.
fn after_silent_element<'t>(name: &str, rest: &'t str) -> &'t str {
    if !matches!(name, "script" | "style") {
        return rest;
    }
    let end = rest.to_ascii_lowercase().find(&format!("</{name}"));
    end.map_or("", |end| &rest[end..])
}

/// Returns the text as one line of words and ordinary punctuation.
pub fn plain_line(text: &str) -> String {
    let decoded =
        text.replace("&nbsp;", " ").replace("&quot;", "\"").replace("&#39;", "'").replace("&amp;", "&");
    let decoded = decoded.replace("&lt;", " ").replace("&gt;", " ");
    let spoken: String = decoded.chars().map(spoken).filter(|letter| *letter != '\0').collect();
    let words = spoken.split_whitespace().filter(|word| !is_noise(word));
    words.collect::<Vec<_>>().join(" ")
}

/// Returns the letter itself, a space for a separator, or U+0000 for a character to remove.
fn spoken(letter: char) -> char {
    match letter {
        '’' | '‘' | '´' => '\'',
        '“' | '”' | '„' | '«' | '»' | '‹' | '›' => '"',
        '.' | ',' | ';' | ':' | '!' | '?' | '\'' | '"' | '(' | ')' | '-' | '–' | '—' | '/' | '&' | '%'
        | '+' | '…' | '¿' | '¡' | '€' | '£' | '°' | '。' | '！' | '？' | '、' | '，' | '@' | '=' => {
            letter
        }
        '*' | '`' | '~' | '#' | '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' => '\0',
        '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fe0f}' => '\0',
        // Combining marks and vowel signs.
        '\u{300}'..='\u{36f}' | '\u{900}'..='\u{fff}' => letter,
        _ if letter.is_alphanumeric() => letter,
        _ => ' ',
    }
}

fn is_noise(word: &str) -> bool {
    let is_address =
        word.contains("://") || word.contains('@') || word.contains('=') || word.starts_with("www.");
    let is_endless = word.chars().filter(|letter| (*letter as u32) < 0x2e80).count() > WORD_CHARACTERS;
    let is_pause = matches!(word, "-" | "–" | "—" | "&" | "?" | "!" | ":" | ";" | "/" | "%" | "+");
    is_address || is_endless || (!is_pause && !word.contains(|letter: char| letter.is_alphanumeric()))
}
