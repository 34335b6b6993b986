//! The table of a situation.

use std::collections::BTreeMap;

use super::scenarios::{HearingScenario, ScriptedSession};
use super::scripted_invitee::{ScriptedAnswerStart, ScriptedSessionOutcome};
use super::words::WordDifferences;

/// An interviewer's sentence that is heard this long over an answer has cut it off.
const CUT_OFF_MS: i64 = 100;

#[derive(Default)]
struct HearingTableRow {
    questions: usize,
    answers: usize,
    without_reply: usize,
    cut_off: usize,
    split: usize,
    self_interruptions: usize,
    stuck: usize,
    interruptions: usize,
    /// Interruptions after which the interviewer was silent within a second.
    quick_interruptions: usize,
    words: WordDifferences,
    until_thinking_ms: Vec<i64>,
    until_reply_ms: Vec<i64>,
}

pub struct HearingTable {
    situation: HearingScenario,
    rows: BTreeMap<String, HearingTableRow>,
    order: Vec<String>,
}

impl HearingTable {
    pub fn new(situation: HearingScenario) -> Self {
        HearingTable { situation, rows: BTreeMap::new(), order: Vec::new() }
    }

    pub fn add(&mut self, session: &ScriptedSession, outcome: &ScriptedSessionOutcome) {
        if !self.order.contains(&session.row) {
            self.order.push(session.row.clone());
        }
        let row = self.rows.entry(session.row.clone()).or_default();
        row.questions += outcome.questions;
        row.self_interruptions += outcome.self_interruptions;
        row.stuck += usize::from(outcome.stuck.is_some());
        let is_answer =
            |start: ScriptedAnswerStart| !matches!(start, ScriptedAnswerStart::Backchannel { .. });
        let answers: Vec<_> = outcome.answers.iter().filter(|answer| is_answer(answer.start)).collect();
        row.answers += answers.len();
        for answer in &answers {
            row.without_reply += usize::from(answer.until_reply_ms().is_none_or(|ms| ms > 3_000));
            row.cut_off += usize::from(answer.talked_over_ms >= CUT_OFF_MS);
            if matches!(answer.start, ScriptedAnswerStart::Interrupting { .. }) {
                row.interruptions += 1;
                row.quick_interruptions +=
                    usize::from(answer.until_silent_ms().is_some_and(|ms| ms <= 1_000));
            }
            row.until_thinking_ms.extend(answer.until_thinking_ms().map(|ms| ms.max(0)));
            row.until_reply_ms.extend(answer.until_reply_ms());
        }
        let heard: Vec<&str> = outcome
            .messages
            .iter()
            .filter(|(role, _)| role == "user")
            .map(|(_, text)| text.as_str())
            .collect();
        row.split += heard.len().saturating_sub(answers.len());
        let said: Vec<&str> = answers.iter().map(|answer| answer.text.as_str()).collect();
        row.words.add(WordDifferences::between(&said.join(" "), &heard.join(" ")));
    }

    /// Prints the table, in the form that the documents have.
    pub fn print(&self) {
        println!("## {:?}\n", self.situation);
        println!(
            "| situation | answers | questions | interrupted by itself | barge-in within 1 s | cut off | \
             messages too many | no reply within 3 s | words invented, wrong, missing | \
             thinking p50, p95 ms | reply p50, p95 ms | stuck |"
        );
        println!("|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|");
        for name in &self.order {
            let row = &self.rows[name];
            let share = |count: usize| count as f64 / row.words.said.max(1) as f64 * 100.0;
            println!(
                "| {name} | {} | {} | {} | {} of {} | {} | {} | {} | {:.1}, {:.1}, {:.1} % | {}, {} | {}, {} | {} |",
                row.answers,
                row.questions,
                row.self_interruptions,
                row.quick_interruptions,
                row.interruptions,
                row.cut_off,
                row.split,
                row.without_reply,
                share(row.words.invented),
                share(row.words.replaced),
                share(row.words.missing),
                quantile(&row.until_thinking_ms, 0.5),
                quantile(&row.until_thinking_ms, 0.95),
                quantile(&row.until_reply_ms, 0.5),
                quantile(&row.until_reply_ms, 0.95),
                row.stuck,
            );
        }
        println!();
    }
}

fn quantile(all: &[i64], share: f64) -> i64 {
    let mut sorted = all.to_vec();
    sorted.sort_unstable();
    let place = ((sorted.len() as f64 * share).ceil() as usize).saturating_sub(1);
    sorted.get(place).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quantile_is_one_of_the_values() {
        assert_eq!(quantile(&[30, 10, 20], 0.5), 20);
        assert_eq!(quantile(&[30, 10, 20], 0.95), 30);
        assert_eq!(quantile(&[], 0.5), 0);
    }
}
