//! What a session does with the sound of a microphone.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use async_trait::async_trait;
use colloquy_app::sessions::{
    ClientMessage, ServerMessage, SessionConnection, SessionNotice, ShownConsent, consent, join,
};
use colloquy_domain::InvitationId;
use colloquy_domain::invitation::{Invitation, Status};
use colloquy_domain::language::Language;
use colloquy_domain::ports::{Pcm, RecognitionError, RecognizedSpeech, Recognizer, SpeechUnavailable};
use colloquy_domain::safety;
use colloquy_domain::session::{FRAME_MS, FRAME_SAMPLES, PauseReason, ShownSessionState};
use colloquy_domain::text::Locale;
use tokio::time::sleep;

use crate::generators::SHOWN_VERSION;
use crate::world::World;

/// How loud a voice is, and silence.
const VOICE: i16 = 5_000;
const SILENCE: i16 = 0;

/// Returns an answer that reports a danger unless its words are doubtful.
fn doubtful_danger() -> &'static str {
    let answers = [
        "He has a knife with him.",
        "There was a knife and somebody fell.",
        "He said that he would hit me.",
        "I think that he will hurt me.",
        "My chest hurts and I feel dizzy.",
        "Somebody is at the door with a gun.",
        "I do not want to be here any more.",
        "It would be better if I was not there.",
        "My husband shouts and I am afraid of him.",
        "There is smoke in the kitchen.",
        "She took all of her pills.",
    ];
    let is_doubtful = |text: &&str| {
        safety::concern_of_answer(text, Language::English).is_some()
            && safety::repeated_concern(text, Language::English).is_none()
    };
    answers.into_iter().find(is_doubtful).expect("one of them leaves a doubt")
}

/// Recognizes the next of these texts in any sound, and the last one again and again. `None` is a request that never ends.
struct ScriptedRecognizer {
    texts: Mutex<VecDeque<Option<&'static str>>>,
    confidence: f32,
}

impl ScriptedRecognizer {
    fn new<const N: usize>(texts: [Option<&'static str>; N], confidence: f32) -> Arc<Self> {
        Arc::new(ScriptedRecognizer { texts: Mutex::new(texts.into()), confidence })
    }

    fn next(&self) -> Option<&'static str> {
        let mut texts = self.texts.lock().expect("the texts");
        if texts.len() > 1 { texts.pop_front().flatten() } else { texts.front().copied().flatten() }
    }
}

#[async_trait]
impl Recognizer for ScriptedRecognizer {
    fn supports(&self, _: &Locale) -> Result<(), SpeechUnavailable> {
        Ok(())
    }

    async fn recognize(
        &self,
        _: InvitationId,
        _: &Pcm,
        _: &Locale,
    ) -> Result<RecognizedSpeech, RecognitionError> {
        let Some(text) = self.next() else { return std::future::pending().await };
        let confidence = Some(self.confidence);
        Ok(RecognizedSpeech { text: text.to_owned(), confidence, model: "script".to_owned() })
    }
}

/// An invitee with a microphone, whose page reports all that it plays as heard.
struct Speaker {
    page: SessionConnection,
    sequence: u32,
    states: Vec<ShownSessionState>,
    notices: Vec<SessionNotice>,
}

impl Speaker {
    /// Opens the page of a new invitation and listens to the first question.
    async fn new(world: &World) -> Self {
        let invitation = world.invitation_in(Status::Ready).await;
        let shown = ShownConsent { version: SHOWN_VERSION.to_owned(), language: None };
        consent(&world.app, &invitation.slug, &shown).await.expect("an answer").expect("a consent");
        let mut speaker = Speaker::joining(world, &invitation).await;
        speaker.until(|state| state == ShownSessionState::Listening).await;
        speaker
    }

    async fn joining(world: &World, invitation: &Invitation) -> Self {
        let joined = join(&world.app, &invitation.slug, Box::new(|_| {})).await;
        let page = joined.expect("an answer").map_err(|refused| format!("{refused:?}")).expect("a session");
        Speaker { page, sequence: 0, states: Vec::new(), notices: Vec::new() }
    }

    /// Sends a sound of this level.
    async fn send(&mut self, level: i16, length_ms: i64) {
        for _ in 0..length_ms / FRAME_MS {
            let frame = Box::new([level; FRAME_SAMPLES as usize]);
            assert!(self.page.hear((self.sequence, frame)).await && self.page.flush().await);
            self.sequence += 1;
            sleep(Duration::from_millis(FRAME_MS as u64)).await;
            self.take_messages().await;
        }
    }

    /// Stays silent until the session reaches a state.
    async fn until(&mut self, is_reached: impl Fn(ShownSessionState) -> bool) {
        for _ in 0..1_000 {
            if self.states.last().is_some_and(|state| is_reached(*state)) {
                return;
            }
            self.send(SILENCE, FRAME_MS).await;
        }
        panic!("it stays {:?}", self.states);
    }

    async fn take_messages(&mut self) {
        while let Ok(message) = self.page.down.try_recv() {
            match message {
                ServerMessage::Utterance { id: utterance, .. } => {
                    self.page.send(ClientMessage::Heard { utterance, ms: 2_000, ended: true }).await;
                }
                ServerMessage::State(state) => self.states.push(state),
                ServerMessage::Notice(notice) => self.notices.push(notice),
                _ => {}
            }
        }
    }
}

#[tokio::test(start_paused = true)]
async fn words_that_sound_like_a_danger_pause_an_interview_only_if_the_recognizer_is_sure_of_them() {
    for (confidence, is_paused) in [(0.9, true), (0.2, false)] {
        let world =
            World::with_recognizer(ScriptedRecognizer::new([Some(doubtful_danger())], confidence)).await;
        let mut speaker = Speaker::new(&world).await;
        speaker.send(VOICE, 1_500).await;
        speaker.until(|state| state == ShownSessionState::Thinking).await;
        speaker.until(|state| state != ShownSessionState::Thinking).await;
        speaker.send(SILENCE, 5_000).await;
        let paused = ShownSessionState::Paused(PauseReason::ByInvitee);
        assert_eq!(speaker.states.contains(&paused), is_paused, "{confidence}: {:?}", speaker.states);
        assert_eq!(world.interviewer.asked().is_empty(), is_paused, "{confidence}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_recognition_that_is_cancelled_is_not_reported_as_late() {
    let world = World::with_recognizer(ScriptedRecognizer::new([None, Some("It was fine.")], 0.9)).await;
    let mut speaker = Speaker::new(&world).await;
    speaker.send(VOICE, 1_000).await;
    speaker.send(SILENCE, 300).await;
    speaker.send(VOICE, 1_000).await;
    speaker.send(SILENCE, 5_000).await;
    assert!(!world.interviewer.asked().is_empty(), "the answer is recognized");
    assert_eq!(speaker.notices, []);
}

#[tokio::test(start_paused = true)]
async fn a_recognition_that_takes_long_is_reported() {
    let world = World::with_recognizer(ScriptedRecognizer::new([None], 0.9)).await;
    let mut speaker = Speaker::new(&world).await;
    speaker.send(VOICE, 1_000).await;
    speaker.send(SILENCE, 5_000).await;
    assert_eq!(speaker.notices, [SessionNotice::RecognitionLate]);
}
