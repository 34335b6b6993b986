//! The contract of a turn detector.

use std::sync::Arc;

use colloquy_domain::InvitationId;
use colloquy_domain::ports::{Pcm, TurnDetectionError, TurnDetector};
use colloquy_domain::text::Locale;
use futures::future::join_all;
use uuid::Uuid;

use super::abandon;
use crate::sample;
use crate::spoken::librivox;

/// The rate of the spoken samples.
const RATE: u32 = 16_000;

/// A turn detector under test, with languages that it judges now and one that it never does.
#[derive(Clone)]
pub struct TurnDetectorUnderTest {
    pub detector: Arc<dyn TurnDetector>,
    /// Primary subtags; empty if it judges no language.
    pub known: &'static [&'static str],
    pub unknown: &'static str,
}

impl TurnDetectorUnderTest {
    async fn judge(&self, invitation: u128, answer: &Pcm, tag: &str) -> f32 {
        let invitation = InvitationId::from_uuid(Uuid::from_u128(invitation));
        let judged = self.detector.judge(invitation, answer, &locale(tag)).await;
        let probability = judged.unwrap_or_else(|error| panic!("{tag}: {error}"));
        assert!((0.0..=1.0).contains(&probability), "{tag}: {probability}");
        probability
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

pub async fn judges_the_languages_that_it_supports(fixture: TurnDetectorUnderTest) {
    for tag in fixture.known {
        for tag in [(*tag).to_owned(), tag.to_uppercase(), format!("{tag}-Latn-XX")] {
            assert!(fixture.detector.supports(&locale(&tag)), "{tag}");
            fixture.judge(1, &sentence(), &tag).await;
        }
    }
}

pub async fn an_unknown_language_is_reported_before_and_at_the_judgement(fixture: TurnDetectorUnderTest) {
    let (detector, locale) = (&fixture.detector, locale(fixture.unknown));
    assert!(!detector.supports(&locale));
    let judged = detector.judge(InvitationId::from_uuid(Uuid::nil()), &sentence(), &locale).await;
    assert_eq!(judged, Err(TurnDetectionError::Unavailable));
}

pub async fn any_sound_has_a_probability(fixture: TurnDetectorUnderTest) {
    let Some(tag) = fixture.known.first() else { return };
    let loudest: Vec<i16> = (0..16_000).map(|at| if at % 2 == 0 { i16::MIN } else { i16::MAX }).collect();
    for samples in [Vec::new(), vec![1], vec![0; 16_000], vec![i16::MIN; 16_000], loudest] {
        fixture.judge(1, &Pcm { rate: RATE, samples }, tag).await;
    }
}

pub async fn any_sample_rate_is_judged(fixture: TurnDetectorUnderTest) {
    let Some(tag) = fixture.known.first() else { return };
    let Pcm { samples, .. } = sentence();
    let half = Pcm { rate: RATE / 2, samples: samples.iter().copied().step_by(2).collect() };
    let triple = Pcm { rate: 3 * RATE, samples: samples.iter().flat_map(|sample| [*sample; 3]).collect() };
    for sound in [half, triple] {
        fixture.judge(1, &sound, tag).await;
    }
}

pub async fn only_the_end_of_a_long_answer_matters(fixture: TurnDetectorUnderTest) {
    let Some(tag) = fixture.known.first() else { return };
    let spoken: Vec<i16> = librivox().into_iter().flat_map(|spoken| spoken.samples).collect();
    let (mut quiet, mut loud) = (vec![0; 60 * 16_000], vec![9_000; 60 * 16_000]);
    quiet.extend_from_slice(&spoken);
    loud.extend_from_slice(&spoken);
    let judge = async |samples| fixture.judge(1, &Pcm { rate: RATE, samples }, tag).await;
    assert_eq!(judge(quiet).await, judge(loud).await);
}

pub async fn concurrent_requests_do_not_disturb_each_other(fixture: TurnDetectorUnderTest) {
    let Some(tag) = fixture.known.first() else { return };
    let expected = fixture.judge(1, &sentence(), tag).await;
    let requests = (1..=4).map(|invitation| {
        let fixture = fixture.clone();
        tokio::spawn(async move { fixture.judge(invitation, &sentence(), tag).await })
    });
    for judged in join_all(requests.collect::<Vec<_>>()).await {
        assert_eq!(judged.expect("it is judged"), expected);
    }
}

pub async fn an_abandoned_request_does_not_disturb_the_next(fixture: TurnDetectorUnderTest) {
    let Some(tag) = fixture.known.first() else { return };
    let (sound, locale) = (sentence(), locale(tag));
    let expected = fixture.judge(1, &sound, tag).await;
    for _ in 0..3 {
        abandon(fixture.detector.judge(InvitationId::from_uuid(Uuid::from_u128(1)), &sound, &locale)).await;
    }
    assert_eq!(fixture.judge(1, &sound, tag).await, expected);
}

/// Runs every case of the [`TurnDetector`] contract, each with a new detector from `fresh`:
/// `turn_detector_contract!(fresh)` where `async fn fresh() -> FreshAdapter<TurnDetectorUnderTest>`.
#[macro_export]
macro_rules! turn_detector_contract {
    ($fresh:path) => {
        $crate::contract_cases!(
            $fresh,
            turn_detector,
            [
                an_abandoned_request_does_not_disturb_the_next,
                an_unknown_language_is_reported_before_and_at_the_judgement,
                any_sample_rate_is_judged,
                any_sound_has_a_probability,
                concurrent_requests_do_not_disturb_each_other,
                judges_the_languages_that_it_supports,
                only_the_end_of_a_long_answer_matters,
            ]
        );
    };
}
