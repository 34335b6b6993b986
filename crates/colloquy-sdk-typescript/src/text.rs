//! How sources look.

/// The most columns of a line.
pub const WIDTH: usize = 110;

pub const HEADER: &str = "\
// Written from the OpenAPI document by `cargo xtask sdk`: change that, not this.
";

/// A comment for editors, of these paragraphs.
pub fn comment(indent: usize, paragraphs: &[String]) -> String {
    let space = " ".repeat(indent);
    let paragraphs: Vec<&String> = paragraphs.iter().filter(|paragraph| !paragraph.is_empty()).collect();
    let [only] = paragraphs[..] else {
        let of_paragraph = |paragraph: &&String| {
            let lines = wrapped(paragraph, WIDTH - indent - 3).into_iter();
            lines.map(|line| format!("{space} * {line}\n")).collect::<String>()
        };
        let told: Vec<String> = paragraphs.iter().map(of_paragraph).collect();
        let empty = told.is_empty();
        let told = told.join(&format!("{space} *\n"));
        return if empty { told } else { format!("{space}/**\n{told}{space} */\n") };
    };
    let line = format!("{space}/** {only} */\n");
    if line.chars().count() <= WIDTH + 1 {
        return line;
    }
    let lines = wrapped(only, WIDTH - indent - 3).into_iter();
    let told: String = lines.map(|line| format!("{space} * {line}\n")).collect();
    format!("{space}/**\n{told}{space} */\n")
}

/// The words of a text in lines of at most so many columns.
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

/// A declaration of a type: in one line or two if that fits, else with a choice in each.
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

/// `invitationId`, `INVITATION`: with its first letter large.
pub fn capitalized(name: &str) -> String {
    let (first, rest) = name.split_at(name.len().min(1));
    format!("{}{rest}", first.to_ascii_uppercase())
}

/// A text as TypeScript writes it.
pub fn quoted(text: &str) -> String {
    serde_json::to_string(text).unwrap_or_default()
}

/// A number as people read it: in groups of three.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut told = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            told.push(' ');
        }
        told.push(digit);
    }
    told
}
