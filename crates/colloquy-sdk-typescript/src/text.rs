//! The layout of generated sources.

/// The maximum length of a line.
pub const WIDTH: usize = 110;

pub const HEADER: &str = "\
// Written from the OpenAPI document by `cargo xtask sdk`: change that, not this.
";

/// Returns a JSDoc comment with these paragraphs.
pub fn comment(indent: usize, paragraphs: &[String]) -> String {
    let space = " ".repeat(indent);
    let paragraphs: Vec<&String> = paragraphs.iter().filter(|paragraph| !paragraph.is_empty()).collect();
    let [only] = paragraphs[..] else {
        let of_paragraph = |paragraph: &&String| {
            let lines = wrapped(paragraph, WIDTH - indent - 3).into_iter();
            lines.map(|line| format!("{space} * {line}\n")).collect::<String>()
        };
        let lines: Vec<String> = paragraphs.iter().map(of_paragraph).collect();
        let empty = lines.is_empty();
        let lines = lines.join(&format!("{space} *\n"));
        return if empty { lines } else { format!("{space}/**\n{lines}{space} */\n") };
    };
    let line = format!("{space}/** {only} */\n");
    if line.chars().count() <= WIDTH + 1 {
        return line;
    }
    let lines = wrapped(only, WIDTH - indent - 3).into_iter();
    let lines: String = lines.map(|line| format!("{space} * {line}\n")).collect();
    format!("{space}/**\n{lines}{space} */\n")
}

/// Wraps a text to lines of a maximum length.
fn wrapped(text: &str, columns: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= columns => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// Returns the declaration of a type: on one or two lines if it fits, else with one choice on each line.
pub fn alias(name: &str, choices: &[String]) -> String {
    let line = format!("export type {name} = {};\n", choices.join(" | "));
    if line.len() <= WIDTH + 1 {
        return line;
    }
    let line = format!("  {};\n", choices.join(" | "));
    if line.len() <= WIDTH + 1 {
        return format!("export type {name} =\n{line}");
    }
    let choices: String = choices.iter().map(|choice| format!("\n  | {choice}")).collect();
    format!("export type {name} ={choices};\n")
}

/// Returns a name with its first letter in upper case: `invitationId` becomes `InvitationId`.
pub fn capitalized(name: &str) -> String {
    let (first, rest) = name.split_at(name.len().min(1));
    format!("{}{rest}", first.to_ascii_uppercase())
}

/// Returns a text as a TypeScript string.
pub fn quoted(text: &str) -> String {
    serde_json::to_string(text).unwrap_or_default()
}

/// Formats a number in groups of three digits.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut groups = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            groups.push(' ');
        }
        groups.push(digit);
    }
    groups
}
