//! The contract of a recognizer.

use std::sync::Arc;

use colloquy_domain::InvitationId;
use colloquy_domain::ports::{Pcm, RecognitionError, Recognizer, SpeechUnavailable};
use colloquy_domain::text::Locale;
use futures::future::join_all;
use uuid::Uuid;

use super::abandon;
use crate::sample;
use crate::spoken::{librivox, word_errors};

/// The rate of the spoken samples.
const RATE: u32 = 16_000;

/// A recognizer under test, with languages that it recognizes now and one that it never does.
#[derive(Clone)]
pub struct RecognizerUnderTest {
    pub recognizer: Arc<dyn Recognizer>,
    /// Primary subtags; empty if it recognizes no language.
    pub known: &'static [&'static str],
    pub unknown: &'static str,
}

impl RecognizerUnderTest {
    async fn text(&self, invitation: u128, sound: &Pcm, tag: &str) -> String {
        let invitation = InvitationId::from_uuid(Uuid::from_u128(invitation));
        let heard = self.recognizer.recognize(invitation, sound, &locale(tag)).await;
        let heard = heard.unwrap_or_else(|error| panic!("{tag}: {error}"));
        assert_eq!(heard.text, heard.text.trim());
        assert!(!heard.model.is_empty());
        assert!(heard.confidence.is_none_or(|sure| (0.0..=1.0).contains(&sure)), "{heard:?}");
        heard.text
    }
}

fn locale(tag: &str) -> Locale {
    sample::text(Locale::parse, tag)
}

/// Returns a short sentence that a person reads.
fn sentence() -> Pcm {
    let shortest = librivox().into_iter().min_by_key(|spoken| spoken.samples.len());
    Pcm { rate: RATE, samples: shortest.expect("there are sentences").samples }
}

pub async fn recognizes_the_languages_that_it_knows(fixture: RecognizerUnderTest) {
    for tag in fixture.known {
        for tag in [(*tag).to_owned(), tag.to_uppercase(), format!("{tag}-Latn-XX")] {
            assert_eq!(fixture.recognizer.supports(&locale(&tag)), Ok(()), "{tag}");
        }
        assert_ne!(fixture.text(1, &sentence(), tag).await, "", "{tag}");
    }
}

pub async fn an_unknown_language_is_reported_before_and_at_recognition(fixture: RecognizerUnderTest) {
    let (recognizer, locale) = (&fixture.recognizer, locale(fixture.unknown));
    assert_eq!(recognizer.supports(&locale), Err(SpeechUnavailable::NotThisLanguage));
    let heard = recognizer.recognize(InvitationId::from_uuid(Uuid::nil()), &sentence(), &locale).await;
    assert_eq!(heard, Err(RecognitionError::SpeechUnavailable(SpeechUnavailable::NotThisLanguage)));
}

pub async fn silence_has_no_text(fixture: RecognizerUnderTest) {
    for tag in fixture.known {
        for (rate, length) in [(RATE, 0), (RATE, 1), (8_000, 8_000), (RATE, 5 * 16_000), (48_000, 48_000)] {
            let silence = Pcm { rate, samples: vec![0; length] };
            assert_eq!(fixture.text(1, &silence, tag).await, "", "{length} samples at {rate} Hz in {tag}");
        }
    }
}

pub async fn audio_of_any_rate_is_recognized(fixture: RecognizerUnderTest) {
    let Some(tag) = fixture.known.first() else { return };
    let Pcm { samples, .. } = sentence();
    let half = Pcm { rate: RATE / 2, samples: samples.iter().copied().step_by(2).collect() };
    let triple = Pcm { rate: 3 * RATE, samples: samples.iter().flat_map(|sample| [*sample; 3]).collect() };
    for sound in [half, triple] {
        assert_ne!(fixture.text(1, &sound, tag).await, "", "{} Hz", sound.rate);
    }
}

pub async fn concurrent_requests_do_not_disturb_each_other(fixture: RecognizerUnderTest) {
    let Some(tag) = fixture.known.first() else { return };
    let expected = fixture.text(1, &sentence(), tag).await;
    let requests = (1..=4).map(|invitation| {
        let fixture = fixture.clone();
        tokio::spawn(async move {
            let silence = Pcm { rate: RATE, samples: vec![0; 16_000] };
            assert_eq!(fixture.text(invitation, &silence, tag).await, "");
            fixture.text(invitation, &sentence(), tag).await
        })
    });
    for text in join_all(requests.collect::<Vec<_>>()).await {
        let text = text.expect("it is recognized");
        let (wrong, words) = word_errors(&expected, &text);
        assert!(wrong * 5 <= words, "{text:?} instead of {expected:?}");
    }
}

pub async fn an_abandoned_request_does_not_disturb_the_next(fixture: RecognizerUnderTest) {
    let Some(tag) = fixture.known.first() else { return };
    let (sound, locale) = (sentence(), locale(tag));
    let invitation = InvitationId::from_uuid(Uuid::from_u128(1));
    for _ in 0..3 {
        abandon(fixture.recognizer.recognize(invitation, &sound, &locale)).await;
    }
    assert_ne!(fixture.text(1, &sound, tag).await, "");
}

/// Runs every case of the [`Recognizer`] contract, each with a new recognizer from `fresh`:
/// `recognizer_contract!(fresh)` where `async fn fresh() -> FreshAdapter<RecognizerUnderTest>`.
#[macro_export]
macro_rules! recognizer_contract {
    ($fresh:path) => {
        $crate::contract_cases!(
            $fresh,
            recognizer,
            [
                an_abandoned_request_does_not_disturb_the_next,
                an_unknown_language_is_reported_before_and_at_recognition,
                audio_of_any_rate_is_recognized,
                concurrent_requests_do_not_disturb_each_other,
                recognizes_the_languages_that_it_knows,
                silence_has_no_text,
            ]
        );
    };
}
