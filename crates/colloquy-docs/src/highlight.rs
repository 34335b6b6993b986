//! Highlights code by what languages have in common: comments, strings, numbers and keywords.

use askama::filters::{Escaper, Html};

struct Language {
    names: &'static [&'static str],
    /// The start of a comment that ends with its line.
    comment: &'static str,
    quotes: &'static str,
    words: &'static [&'static str],
}

#[rustfmt::skip]
const LANGUAGES: &[Language] = &[
    Language { names: &["json", "jsonc"], comment: "//", quotes: "\"", words: &["true", "false", "null"] },
    Language { names: &["toml"], comment: "#", quotes: "\"'", words: &["true", "false"] },
    Language { names: &["yaml", "yml", "ini", "http"], comment: "#", quotes: "\"'", words: &["true", "false", "null"] },
    Language { names: &["sh", "bash", "console", "shell"], comment: "#", quotes: "\"'", words: &["case", "do", "done", "else", "esac", "export", "fi", "for", "if", "in", "then", "while"] },
    Language { names: &["js", "mjs", "javascript", "ts", "typescript"], comment: "//", quotes: "\"'`", words: &["as", "async", "await", "break", "case", "catch", "class", "const", "continue", "default", "else", "export", "false", "finally", "for", "from", "function", "if", "import", "in", "instanceof", "interface", "let", "new", "null", "of", "return", "switch", "throw", "true", "try", "type", "typeof", "undefined", "while"] },
    Language { names: &["python", "py"], comment: "#", quotes: "\"'", words: &["and", "as", "assert", "async", "await", "class", "def", "elif", "else", "except", "False", "finally", "for", "from", "if", "import", "in", "is", "lambda", "None", "not", "or", "pass", "raise", "return", "True", "try", "while", "with", "yield"] },
    Language { names: &["rust", "rs"], comment: "//", quotes: "\"", words: &["as", "async", "await", "const", "else", "enum", "fn", "for", "if", "impl", "in", "let", "match", "mod", "move", "mut", "pub", "return", "self", "Self", "static", "struct", "trait", "true", "false", "use", "where", "while"] },
    Language { names: &["sql"], comment: "--", quotes: "'", words: &["AND", "AS", "BY", "CREATE", "DELETE", "FROM", "GRANT", "INSERT", "INTO", "JOIN", "NOT", "NULL", "ON", "OR", "ORDER", "SELECT", "SET", "TABLE", "UPDATE", "VALUES", "WHERE"] },
];

/// Returns the highlighted code as HTML.
pub fn highlight(language: &str, code: &str) -> String {
    let mut html = String::with_capacity(code.len() * 2);
    let Some(known) = LANGUAGES.iter().find(|known| known.names.contains(&language)) else {
        escape(code, &mut html);
        return html;
    };
    let is_console = matches!(language, "console");
    for line in code.split_inclusive('\n') {
        match line.strip_prefix("$ ").filter(|_| is_console) {
            Some(command) => {
                html.push_str("<span class=\"prompt\">$ </span>");
                colour(known, command, &mut html);
            }
            // The output of a command is in no known language.
            None if is_console && !is_continued(&html) => escape(line, &mut html),
            None => colour(known, line, &mut html),
        }
    }
    html
}

/// Returns whether the command continues on the next line.
fn is_continued(html: &str) -> bool {
    html.ends_with("\\\n")
}

fn colour(language: &Language, line: &str, html: &mut String) {
    let mut rest = line;
    let mut before = ' ';
    while let Some(first) = rest.chars().next() {
        let (length, class) = token(language, rest, first, before);
        let (taken, left) = rest.split_at(length);
        match class {
            Some(class) => {
                html.push_str(&format!("<span class=\"{class}\">"));
                escape(taken, html);
                html.push_str("</span>");
            }
            None => escape(taken, html),
        }
        before = taken.chars().next_back().unwrap_or(' ');
        rest = left;
    }
}

/// Returns the length of the next token, and its class.
fn token(language: &Language, rest: &str, first: char, before: char) -> (usize, Option<&'static str>) {
    if rest.starts_with(language.comment) && before.is_whitespace() {
        return (rest.trim_end_matches('\n').len(), Some("comment"));
    }
    if language.quotes.contains(first) {
        let length = quoted(rest, first);
        let is_name = language.names.contains(&"json") && rest[length..].trim_start().starts_with(':');
        return (length, Some(if is_name { "name" } else { "text" }));
    }
    // In a shell, a number is more often part of an address or a name.
    if first.is_ascii_digit() && !is_of_word(before) && !language.names.contains(&"sh") {
        let ends = |letter: char| !(letter.is_ascii_alphanumeric() || letter == '.' || letter == '_');
        return (rest.find(ends).unwrap_or(rest.len()), Some("number"));
    }
    if first.is_alphabetic() || first == '_' {
        let length = rest.find(|letter: char| !is_of_word(letter)).unwrap_or(rest.len());
        let is_whole = before != '-' && before != '.' && !rest[length..].starts_with('-');
        return (length, (is_whole && language.words.contains(&&rest[..length])).then_some("word"));
    }
    (first.len_utf8(), None)
}

fn is_of_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

/// Returns the length up to the closing quote, or to the end of the line if there is none.
fn quoted(rest: &str, quote: char) -> usize {
    let mut is_escaped = false;
    for (place, letter) in rest.char_indices().skip(1) {
        match letter {
            '\n' => return place,
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            _ if letter == quote => return place + letter.len_utf8(),
            _ => {}
        }
    }
    rest.len()
}

pub fn escape(text: &str, html: &mut String) {
    // Writing to a string cannot fail.
    let _ = Html.write_escaped_str(html, text);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(language: &str, code: &str, expected: &str) {
        assert_eq!(highlight(language, code), expected);
    }

    #[test]
    fn distinguishes_names_strings_numbers_and_keywords_of_json() {
        check(
            "json",
            r#"{"a": [1, "b", null]}"#,
            r#"{<span class="name">&#34;a&#34;</span>: [<span class="number">1</span>, <span class="text">&#34;b&#34;</span>, <span class="word">null</span>]}"#,
        );
    }

    #[test]
    fn leaves_the_output_of_commands_unchanged() {
        check(
            "console",
            "$ echo 'a' # said\nfor 1\n",
            "<span class=\"prompt\">$ </span>echo <span class=\"text\">&#39;a&#39;</span> <span class=\"comment\"># said</span>\nfor 1\n",
        );
    }

    #[test]
    fn only_escapes_code_in_an_unknown_language() {
        check("", "if <a> & 'b'", "if &#60;a&#62; &#38; &#39;b&#39;");
    }

    #[test]
    fn an_open_quote_ends_with_its_line() {
        check(
            "toml",
            "a = \"b\\\"\nc = 1",
            "a = <span class=\"text\">&#34;b\\&#34;</span>\nc = <span class=\"number\">1</span>",
        );
    }
}
