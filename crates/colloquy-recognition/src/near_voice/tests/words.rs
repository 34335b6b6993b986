//! The words that are recognized in a background.

use colloquy_domain::ports::{Pcm, Recognizer};
use colloquy_domain::text::Locale;

use super::NearVoiceDetector;
use super::corpus::{Background, FRAME, answers};
use super::rehearsal::{Rehearsal, Scene};
use crate::sound::RATE;
use crate::testing::any_invitation;

fn words(text: &str) -> Vec<String> {
    let letters = text.to_lowercase().replace(['\'', '’'], "");
    letters.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// Returns how many of the heard words were said, in their order.
fn said(right: &[String], heard: &[String]) -> usize {
    let mut longest = vec![0; heard.len() + 1];
    for word in right {
        let mut diagonal = 0;
        for (at, other) in heard.iter().enumerate() {
            let above = longest[at + 1];
            longest[at + 1] = if word == other { diagonal + 1 } else { above.max(longest[at]) };
            diagonal = above;
        }
    }
    longest[heard.len()]
}

/// Checks the share of words that are more than were said, and prints the share of words that differ.
async fn check(background: Background) {
    const RATIO: f32 = 15.0;
    let recognizer = crate::local::tests::shared().await;
    let locale = Locale::parse("en").expect("a locale");
    let (mut count, mut extra, mut other) = (0, 0, 0);
    let voice = &answers()[1..6];
    let scene = Scene { background, ratio: RATIO, questions: voice.len(), seed: 1 };
    let rehearsal = Rehearsal::new(&scene, voice.iter().map(|(sound, _)| sound));
    let outcomes = rehearsal.run(&mut NearVoiceDetector::default());
    for (outcome, (_, text)) in outcomes.iter().zip(voice) {
        let samples = rehearsal.samples[outcome.piece.0 * FRAME..outcome.piece.1 * FRAME].to_vec();
        let sound = Pcm { rate: RATE as u32, samples };
        let recognized = recognizer.recognize(any_invitation(), &sound, &locale).await;
        let heard = recognized.expect("it is recognized").text;
        let (right, heard) = (words(text), words(&heard));
        count += right.len();
        other += heard.len() - said(&right, &heard);
        extra += heard.len().saturating_sub(right.len());
    }
    println!("{background:?} at {RATIO} dB: of {count} words, {other} were misheard, {extra} too many");
    assert!(extra * 25 <= count, "{extra} words more than the {count} that were said");
}

#[tokio::test]
async fn words_of_a_background_do_not_become_part_of_an_answer() {
    check(Background::Babble).await;
    check(Background::Television).await;
}
