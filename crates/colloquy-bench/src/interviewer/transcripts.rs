//! Writes interviews as Markdown, for readers.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use super::figures::InterviewerFault;
use super::simulated_interview::SimulatedInterview;
use crate::hearing::Random;

/// Writes each interview into a file of its own, with its faults.
pub fn write_all(folder: &Path, sessions: &[(SimulatedInterview<'_>, Vec<InterviewerFault>)]) -> Result<()> {
    fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    for (session, faults) in sessions {
        let mut text = format!("# {}\n\n", session.name());
        text += &material(session);
        text += &conversation(session);
        let summary = session.analysis.summary.as_deref().unwrap_or("none");
        let _ = write!(text, "## Summary\n\n{summary}\n\n## Faults\n\n");
        for fault in faults {
            let _ = writeln!(text, "- {}: {}", fault.figure.title(), fault.what);
        }
        write_file(folder, &format!("{}.md", file_name(session)), &text)?;
    }
    Ok(())
}

/// Writes pairs of interviews with the same person by two candidates. Neither the order nor the text shows which
/// candidate is which: that is in a file beside the folder.
pub fn write_pairs(
    folder: &Path,
    names: [&str; 2],
    sessions: [&[(SimulatedInterview<'_>, Vec<InterviewerFault>)]; 2],
    seed: u64,
) -> Result<()> {
    fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    let mut random = Random::new(seed);
    let mut key = String::from("pair,A,B\n");
    // An interview that failed has no counterpart.
    let counterpart = |name: String| sessions[1].iter().find(|(session, _)| session.name() == name);
    let pairs = sessions[0].iter().filter_map(|one| Some((one, counterpart(one.0.name())?)));
    for (place, (one, other)) in pairs.enumerate() {
        let both = [&one.0, &other.0];
        let first = random.below(2);
        let mut text = format!("# Pair {}\n\n", place + 1);
        text += &material(both[0]);
        for (letter, candidate) in [("A", first), ("B", 1 - first)] {
            let _ = write!(text, "# Interview {letter}\n\n");
            text += &conversation(both[candidate]);
        }
        write_file(folder, &format!("{:03}.md", place + 1), &text)?;
        let _ = writeln!(key, "{:03},{},{}", place + 1, names[first], names[1 - first]);
    }
    let key_file = folder.with_extension("key.csv");
    fs::write(&key_file, key).with_context(|| key_file.display().to_string())
}

fn material(session: &SimulatedInterview<'_>) -> String {
    let prompt = session.case.prompt.trim().replace('\n', "\n> ");
    format!("Organization: {}. Locale: {}.\n\n> {prompt}\n\n", session.case.organization, session.case.locale)
}

fn conversation(session: &SimulatedInterview<'_>) -> String {
    let opening = &session.opening;
    let mut text = format!("Title: {}\n\nIntro: {}\n\n", opening.title, opening.intro);
    for exchange in &session.exchanges {
        let _ = write!(text, "**Interviewer:** {}\n\n", exchange.spoken);
        if let Some(answer) = &exchange.answer {
            let _ = write!(text, "**Invitee:** {}\n\n", answer.text);
        }
    }
    text
}

fn file_name(session: &SimulatedInterview<'_>) -> String {
    let name = format!("{}-{}", session.case.name, session.persona.name);
    let letter = |c: char| if c.is_alphanumeric() { c } else { '-' };
    name.to_lowercase().chars().map(letter).collect()
}

fn write_file(folder: &Path, name: &str, text: &str) -> Result<()> {
    let file = folder.join(name);
    fs::write(&file, text).with_context(|| file.display().to_string())
}
