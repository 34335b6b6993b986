//! What a process that died has left behind: recordings that nobody has brought to their end, and in them words that
//! no message has.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use colloquy_domain::InvitationId;
use colloquy_domain::invitation::{Invitation, Status};
use colloquy_domain::message::{Message, Role};
use colloquy_domain::ports::{InvitationView, Pcm, Recording, UnitOfWork, Write};
use colloquy_domain::recording::{Part, of_message};
use colloquy_domain::session::{FRAME_MS, FRAME_SAMPLES, Span, TurnPolicy};
use colloquy_domain::sitting::next_index;

use super::journal::used;
use crate::{App, AppError};

/// No answer is longer; see the session's limits.
const ANSWER_AT_MOST_MS: i64 = 180_000;

/// What is shorter is a cough, or a sound of listening.
const VOICE_AT_LEAST_MS: i64 = 600;

#[derive(Default)]
pub(crate) struct Left(Mutex<HashMap<InvitationId, Vec<Box<dyn Recording>>>>);

impl Left {
    fn all(&self) -> std::sync::MutexGuard<'_, HashMap<InvitationId, Vec<Box<dyn Recording>>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl App {
    /// To be done once, before anybody is served.
    pub async fn find_what_was_left(&self) {
        match self.recordings.left().await {
            Ok(recordings) => {
                let mut left = self.left.all();
                for recording in recordings {
                    left.entry(recording.part().invitation).or_default().push(recording);
                }
            }
            Err(error) => tracing::error!(%error, "recordings of an earlier process cannot be read"),
        }
    }

    /// Brings everything that was left to its end, one interview after the other. Those who come back meanwhile do not
    /// wait for the others.
    pub async fn mend_what_was_left(&self) {
        loop {
            let next = self.left.all().keys().next().copied();
            let Some(invitation) = next else { return };
            let mended = async {
                mend(self, invitation).await;
                Ok(())
            };
            if self.turns.alone(invitation.uuid(), mended).await.is_err() {
                tracing::warn!(%invitation, "somebody is busy with what a crash has left; it is tried again");
            }
        }
    }
}

/// Brings what was left of an interview to its end. Called in the invitation's turn.
pub(super) async fn mend(app: &App, invitation: InvitationId) {
    let recordings = app.left.all().remove(&invitation).unwrap_or_default();
    for mut recording in recordings {
        if let Err(error) = transcribe(app, &mut *recording).await {
            tracing::error!(%error, %invitation, "what was said before a crash is a recording only");
        }
        if let Err(error) = recording.end().await {
            tracing::error!(%error, %invitation, "a recording is not brought to its end");
        }
    }
}

async fn transcribe(app: &App, recording: &mut dyn Recording) -> Result<(), AppError> {
    let part = recording.part();
    let Some(view) = app.storage.invitation_view(part.invitation).await? else { return Ok(()) };
    let sitting = app.storage.sitting(part.invitation).await?;
    let is_under_way = view.invitation.status == Status::InProgress;
    // Whoever has taken it over since has asked again.
    let Some(mut sitting) = sitting.filter(|sitting| is_under_way && sitting.is_held_by(part.holder)) else {
        return Ok(());
    };
    let Some((message, active_ms)) = last_words(app, recording, &view).await? else { return Ok(()) };
    let InvitationView { mut invitation, .. } = view;
    let now = app.clock.now();
    invitation.meter(active_ms, true, now)?;
    sitting.reach(message.offset_ms + message.duration_ms, 0);
    let unit = UnitOfWork::default()
        .with(Write::SaveInvitation(invitation.clone()))
        .with(Write::SaveSitting(sitting))
        .with(Write::AddMessage(message))
        .with(used(&invitation, active_ms, now));
    Ok(app.storage.commit(unit).await?)
}

/// What the invitee said after the last message, if anything, and how long that took.
async fn last_words(
    app: &App,
    recording: &mut dyn Recording,
    view: &InvitationView,
) -> Result<Option<(Message, i64)>, AppError> {
    let (part, InvitationView { invitation, messages }) = (recording.part(), view);
    let of_session = messages.iter().filter(|message| message.session == part.session);
    let told_ms = of_session.map(|message| message.offset_ms + message.duration_ms).max().unwrap_or(0);
    let from_ms = (told_ms - part.from_ms).max(0);
    let Ok(sound) = recording.hear(Role::User, Span::new(from_ms, from_ms + ANSWER_AT_MOST_MS)).await else {
        // This side was silent from the beginning.
        return Ok(None);
    };
    let Some(voice) = voice_in(app, &sound) else { return Ok(None) };
    let content = words(app, invitation, part, &excerpt(&sound, voice)).await?;
    let id = app.id();
    let name = of_message(part.invitation, id);
    let place = Span::new(from_ms + voice.start_ms, from_ms + voice.end_ms);
    let message = Message {
        id,
        organization_id: invitation.organization_id,
        invitation_id: invitation.id,
        index: next_index(messages),
        role: Role::User,
        content,
        sentiment: None,
        insights: None,
        created_at: app.clock.now(),
        offset_ms: part.from_ms + place.start_ms,
        duration_ms: place.length_ms(),
        interrupted: false,
        audio: Some(name),
        typed: false,
        session: part.session,
    };
    Ok(Some((message, place.length_ms())))
}

/// Where somebody speaks in it, with what comes just before.
fn voice_in(app: &App, sound: &Pcm) -> Option<Span> {
    let policy = TurnPolicy::default();
    let mut ears = (app.ears)();
    let frames = sound.samples.chunks_exact(FRAME_SAMPLES as usize).enumerate();
    let voiced: Vec<i64> = frames
        .filter(|(_, frame)| ears.score(frame) >= policy.voiced_score)
        .map(|(number, _)| number as i64 * FRAME_MS)
        .collect();
    let (first, last) = (voiced.first()?, voiced.last()?);
    let is_enough = voiced.len() as i64 * FRAME_MS >= VOICE_AT_LEAST_MS;
    is_enough.then(|| Span::new((first - policy.pre_roll_ms).max(0), last + FRAME_MS + policy.hangover_ms))
}

fn excerpt(sound: &Pcm, span: Span) -> Pcm {
    let place = |ms: i64| ((ms * i64::from(sound.rate) / 1_000) as usize).min(sound.samples.len());
    Pcm { rate: sound.rate, samples: sound.samples[place(span.start_ms)..place(span.end_ms)].to_vec() }
}

/// None where they cannot be recognized: then the recording tells.
async fn words(app: &App, invitation: &Invitation, part: Part, sound: &Pcm) -> Result<String, AppError> {
    let interview = app.storage.interview(invitation.interview_id).await?;
    let interview = interview.ok_or_else(|| AppError::missing(invitation.interview_id))?;
    Ok(match app.recognizer.recognize(sound, &interview.locale).await {
        Ok(recognized) => recognized.text,
        Err(error) => {
            tracing::warn!(%error, invitation = %part.invitation, "speech is not recognized");
            String::new()
        }
    })
}
