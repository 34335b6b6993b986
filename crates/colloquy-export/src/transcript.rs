//! A transcript in Markdown.

use std::fmt::Write;

use colloquy_domain::message::{Message, Role};
use colloquy_languages::console::TranscriptTexts;
use colloquy_languages::fill;

/// What a transcript is headed by.
pub struct TranscriptHeading<'t> {
    pub interview: &'t str,
    pub invitee: &'t str,
    pub summary: Option<&'t str>,
}

pub fn markdown(
    heading: &TranscriptHeading<'_>,
    messages: &[Message],
    texts: &'static TranscriptTexts,
) -> String {
    let mut text = format!("# {}\n\n## {}\n", line(heading.interview), line(heading.invitee));
    if let Some(summary) = heading.summary {
        let _ = write!(text, "\n{}\n", escaped(summary));
    }
    let _ = write!(text, "\n## {}\n", texts.transcript);
    let mut session = 0;
    for message in messages {
        if message.session != session {
            session = message.session;
            let _ = write!(text, "\n### {}\n", fill(texts.session, &[("number", &session.to_string())]));
        }
        let speaker = match message.role {
            Role::Assistant => texts.interviewer,
            Role::User => heading.invitee,
        };
        let (speaker, time) = (line(speaker), position(message.offset_ms));
        let _ = write!(text, "\n**{speaker}** ({time}): {}\n", escaped(&message.content));
    }
    text
}

/// Returns a position in a recording: `12:34`.
pub fn position(offset_ms: i64) -> String {
    let seconds = offset_ms / 1_000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// Returns a text on one line, with nothing that Markdown would interpret.
fn line(text: &str) -> String {
    escaped(&text.split_whitespace().collect::<Vec<_>>().join(" "))
}

fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        if matches!(character, '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '#' | '|' | '~') {
            escaped.push('\\');
        }
        escaped.push(character);
    }
    escaped
}

#[cfg(test)]
mod tests {
    use colloquy_domain::language::Language;
    use colloquy_testkit::{SeededIdSource, sample};

    use super::*;

    #[test]
    fn words_stay_text() {
        let (ids, now) = (SeededIdSource::new(1), sample::now());
        let interview = sample::interview(&ids, sample::organization(&ids, now).id, now);
        let invitation = sample::invitation(&ids, &interview, now);
        let message = Message {
            role: Role::User,
            offset_ms: 65_000,
            content: "# <b>Well</b> [a](b)".to_owned(),
            ..sample::message(&ids, &invitation, 0, now)
        };
        let heading = TranscriptHeading { interview: "First *week*", invitee: "Bob", summary: None };
        let text = markdown(&heading, &[message], &Language::English.tables().console.invitation);
        assert!(text.starts_with("# First \\*week\\*\n\n## Bob\n"), "{text}");
        assert!(text.contains("\n**Bob** (1:05): \\# \\<b\\>Well\\</b\\> \\[a\\](b)\n"), "{text}");
    }

    #[test]
    fn positions_have_minutes_and_seconds() {
        assert_eq!([0, 9_999, 754_000, 3_600_000].map(position), ["0:00", "0:09", "12:34", "60:00"]);
    }
}
