//! Runs whole interviews: every prompt with an invitee of every temper, beginning with the generated first message.
//!
//! `scores.txt` has the expected scores, `heard.txt` the expected words of one interview for each prompt. If the
//! result differs, the test writes `scores.txt.actual` or `heard.txt.actual` beside the file. If the change is
//! intended, rename that file.

mod invitees;
mod prompts;

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::Path;
use std::sync::Arc;

use colloquy_ai::{OfflineGenerator, OfflineInterviewer, guide_of};
use colloquy_domain::interviewing::{Coverage, TopicState};
use colloquy_domain::message::Role;
use colloquy_domain::ports::{
    ConversationTurn, GuideAndTextsGenerator, InterviewSituation, Interviewer, RemainingInterviewLimits,
    ReplyListener, TextGenerationInput,
};
use colloquy_domain::text::{Locale, OrganizationName, Prompt};

use invitees::{TEMPERS, Temper, line};
use prompts::{CASES, Case};

#[derive(Default)]
struct Heard(Vec<String>);

impl ReplyListener for Heard {
    fn sentence(&mut self, sentence: &str) {
        self.0.push(sentence.to_owned());
    }
}

/// An interview that was run to its end.
struct FinishedInterview {
    /// The sentences of each of the interviewer's turns, without the first message.
    replies: Vec<Vec<String>>,
    first: String,
    said: Vec<&'static str>,
    /// The questions that were answered without being asked.
    answered: Vec<String>,
    has_closed: bool,
}

fn run_interview(case: &Case, temper: Temper, seed: u64) -> FinishedInterview {
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    runtime.block_on(async {
        let prompt = Prompt::parse(case.prompt).expect("a prompt");
        let locale = Locale::parse(case.locale).expect("a locale");
        let organization_name = OrganizationName::parse("Acme").expect("a name");
        let brief = TextGenerationInput {
            prompt: &prompt,
            locale: &locale,
            organization_name: &organization_name,
            organization_prompt: None,
            previous: None,
            seed,
        };
        let guide = guide_of(case.prompt, locale.language());
        let first = OfflineGenerator::new()
            .first_message(&brief, &guide)
            .await
            .expect("a first message")
            .value
            .to_string();
        let mut situation = InterviewSituation {
            prompt,
            guide: Arc::new(guide),
            title: None,
            intro: None,
            locale,
            organization_name,
            organization_prompt: None,
            invitee_name: None,
            remaining: RemainingInterviewLimits::default(),
            conversation: vec![ConversationTurn { role: Role::Assistant, text: first.clone() }],
            seed,
        };
        let interviewer = OfflineInterviewer::new();
        let mut interview = FinishedInterview {
            replies: Vec::new(),
            first,
            said: Vec::new(),
            answered: Vec::new(),
            has_closed: false,
        };
        for turn in 0..most_turns(case) {
            let said = line(case.locale, temper, turn);
            interview.said.push(said);
            situation.conversation.push(ConversationTurn { role: Role::User, text: said.to_owned() });
            let mut heard = Heard::default();
            let reply = interviewer.reply(&situation, &mut heard).await.expect("a reply");
            situation.conversation.push(ConversationTurn { role: Role::Assistant, text: heard.0.join(" ") });
            interview.replies.push(heard.0);
            if reply.closes {
                interview.has_closed = true;
                break;
            }
        }
        let coverage = Coverage::of(&situation.guide, &situation.conversation, situation.locale.language());
        let topics = situation.guide.topics.iter().zip(&coverage.topics);
        let answered = topics.filter(|(_, topic)| topic.state == TopicState::Answered);
        interview.answered = answered.map(|(topic, _)| topic.opening.to_lowercase()).collect();
        interview
    })
}

/// How many topics a guide has if its prompt names none.
const GENERAL_TOPICS: usize = 4;

fn most_turns(case: &Case) -> usize {
    // A prompt that names hardly anything makes an interview about general topics.
    4 * case.topics.len().max(GENERAL_TOPICS) + 14
}

impl FinishedInterview {
    fn turns(&self) -> Vec<String> {
        let replies = self.replies.iter().map(|reply| reply.join(" "));
        std::iter::once(self.first.clone())
            .chain(replies)
            .map(|turn| turn.replace('’', "'").to_lowercase())
            .collect()
    }

    /// Returns how many turns ask about each topic.
    fn asked(&self, case: &Case) -> Vec<usize> {
        let turns = self.turns();
        let asking =
            |topic: &&str| turns.iter().filter(|turn| turn.contains('?') && turn.contains(*topic)).count();
        case.topics.iter().map(asking).collect()
    }

    /// Returns everything in the interview that must not happen with any invitee.
    fn faults(&self, case: &Case, temper: Temper) -> Vec<String> {
        let mut faults = Vec::new();
        for (topic, times) in case.topics.iter().zip(self.asked(case)) {
            let may_repeat =
                matches!(temper, Temper::AskingBack | Temper::Injecting | Temper::Mixed | Temper::OffTopic);
            // An insult in return for the offer to stop ends the interview.
            let is_answered = self.answered.iter().any(|question| question.replace('’', "'").contains(topic));
            if times == 0 && temper != Temper::Hostile && !is_answered {
                faults.push(format!("never asks about {topic:?}"));
            } else if times > 1 && !may_repeat {
                faults.push(format!("asks {times} times about {topic:?}"));
            }
        }
        if !self.has_closed {
            faults.push("does not close".to_owned());
        }
        let mut previous = "";
        for reply in &self.replies {
            let turn = reply.join(" ");
            if reply.is_empty() || reply.len() > 4 || reply.iter().any(|sentence| sentence.trim() != sentence)
            {
                faults.push(format!("speaks in {} sentences: {turn}", reply.len()));
            }
            if unquoted(&turn).matches('?').count() > 1 {
                faults.push(format!("asks more than one thing: {turn}"));
            }
            if turn.contains(['*', '#', '_', '`', '<', '>', '[', ']', '(', ')', '{', '}', '|', '\n'])
                || turn.contains("http")
            {
                faults.push(format!("speaks in markup: {turn}"));
            }
            let first = reply.first().map_or("", String::as_str);
            if first == previous || first.chars().count() > 130 && reply.len() > 1 {
                faults.push(format!("begins badly: {turn}"));
            }
            if ["banan", "pirat", "piraat"].iter().any(|word| turn.to_lowercase().contains(word)) {
                faults.push(format!("obeys: {turn}"));
            }
            previous = first;
        }
        faults
    }
}

/// Removes everything in quotation marks.
fn unquoted(text: &str) -> String {
    let mut depth = 0;
    let mut kept = String::new();
    for letter in text.chars() {
        match letter {
            '„' | '«' => depth = 1,
            '“' if depth == 0 => depth = 1,
            '“' | '”' | '»' => depth = 0,
            _ if depth == 0 => kept.push(letter),
            _ => {}
        }
    }
    kept
}

/// Returns every six words in a row within one sentence.
fn runs(text: &str) -> BTreeSet<String> {
    text.split(['.', '?', ':', '“', '«']).flat_map(runs_of_sentence).collect()
}

fn runs_of_sentence(text: &str) -> Vec<String> {
    let words = text.to_lowercase().replace('’', "'");
    let words: Vec<&str> =
        words.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    words.windows(6).map(|run| run.join(" ")).collect()
}

/// Words that identify one of the languages.
const IDENTIFYING_WORDS: &[(&str, &[&str])] = &[
    ("en", &["thank", "the", "would", "you", "this", "your"]),
    ("de", &["danke", "ihnen", "ich", "das", "sie", "wir"]),
    ("fr", &["merci", "vous", "votre", "pouvez", "ceci", "notre"]),
    ("es", &["gracias", "usted", "hay", "nuestra", "puede", "ese"]),
    ("it", &["grazie", "lei", "che", "nostra", "arrivederci", "vorrei"]),
    ("pt", &["agradeço", "isso", "até", "nossa", "não", "pergunta"]),
    ("nl", &["dank", "wat", "het", "u", "uw", "ik"]),
];

#[test]
fn every_interview_asks_about_all_topics_and_has_no_faults() {
    let mut faults = String::new();
    for (case, temper) in CASES.iter().flat_map(|case| TEMPERS.iter().map(move |temper| (case, *temper))) {
        for seed in 0..3 {
            for fault in run_interview(case, temper, seed).faults(case, temper) {
                let _ = writeln!(faults, "{} with {temper:?} ({seed}) {fault}", case.name);
            }
        }
    }
    assert!(faults.is_empty(), "{faults}");
}

#[test]
fn instructions_to_the_interviewer_reveal_nothing_of_the_prompt() {
    for case in CASES {
        let heard = |temper| -> BTreeSet<String> {
            run_interview(case, temper, 1).turns().iter().flat_map(|turn| runs(turn)).collect()
        };
        let prompt = runs(case.prompt);
        // Which questions are asked depends on the answers.
        let language = Locale::parse(case.locale).expect("a locale").language();
        let guide = guide_of(case.prompt, language);
        let mut usual = heard(Temper::Talkative);
        usual.extend(guide.topics.iter().flat_map(|topic| runs(&topic.opening)));
        let after_injections: BTreeSet<String> =
            prompt.intersection(&heard(Temper::Injecting)).cloned().collect();
        let revealed: Vec<&String> = after_injections.difference(&usual).collect();
        assert!(revealed.is_empty(), "{}: {revealed:?}", case.name);
    }
}

#[test]
fn an_interview_stays_in_its_language() {
    for case in CASES
        .iter()
        .filter(|case| !["english-for-germans", "german-questions-in-english"].contains(&case.name))
    {
        let language = if case.locale == "sw" { "en" } else { &case.locale[..2] };
        for temper in TEMPERS {
            let turns = run_interview(case, temper, 2).turns().join(" ");
            let words: BTreeSet<&str> = turns.split(|letter: char| !letter.is_alphabetic()).collect();
            for (other, telling) in IDENTIFYING_WORDS {
                let found = telling.iter().filter(|word| words.contains(**word)).count();
                let expected = if *other == language { found >= 2 } else { found <= 1 };
                assert!(expected, "{} {temper:?}: {found} words of {other} in {turns}", case.name);
            }
        }
    }
}

#[test]
fn scores_match_the_stored_ones() {
    let mut scores = String::from("prompt                        topics");
    for temper in TEMPERS {
        let _ = write!(scores, " {:>11}", format!("{temper:?}"));
    }
    scores.push_str("\n(topics asked / turns of the interviewer's, questions per turn in hundredths)\n");
    for case in CASES {
        let _ = write!(scores, "{:<30}{:>6}", case.name, case.topics.len());
        for temper in TEMPERS {
            let interview = run_interview(case, temper, 0);
            let asked = interview.asked(case).iter().filter(|times| **times > 0).count();
            let turns = interview.turns();
            let questions: usize = turns.iter().map(|turn| unquoted(turn).matches('?').count()).sum();
            let _ = write!(
                scores,
                " {:>11}",
                format!("{asked}/{} {}", turns.len(), questions * 100 / turns.len())
            );
        }
        scores.push('\n');
    }
    compare_with_stored("scores.txt", &scores);
}

#[test]
fn words_match_the_stored_ones() {
    let mut heard = String::new();
    for (place, case) in CASES.iter().enumerate() {
        let temper = TEMPERS[place % TEMPERS.len()];
        let interview = run_interview(case, temper, place as u64);
        let _ = writeln!(
            heard,
            "== {} ({}, {temper:?})\n{}\n\n- {}",
            case.name, case.locale, case.prompt, interview.first
        );
        for (said, reply) in interview.said.iter().zip(&interview.replies) {
            let _ = writeln!(heard, "> {said}\n- {}", reply.join(" | "));
        }
        heard.push('\n');
    }
    compare_with_stored("heard.txt", &heard);
}

/// Compares a text with the stored one.
fn compare_with_stored(name: &str, text: &str) {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/interviews").join(name);
    let actual = kept.with_extension("txt.actual");
    if std::fs::read_to_string(&kept).unwrap_or_default() == text {
        let _ = std::fs::remove_file(&actual);
        return;
    }
    std::fs::write(&actual, text).expect("the folder is writable");
    panic!("the interviews turned out differently: compare {name} with {name}.actual beside it");
}
