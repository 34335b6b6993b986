//! What a process that died has left behind: recordings that nobody has brought to their end, and in them words that
//! no message has.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use colloquy_domain::ids::MessageId;
use colloquy_domain::invitation::{Invitation, Status};
use colloquy_domain::message::{Message, Role, split};
use colloquy_domain::ports::{InvitationView, Pcm, Recording, RemainingLimits, UnitOfWork, Write};
use colloquy_domain::recording::{RecordingPart, of_message};
use colloquy_domain::session::{FRAME_MS, FRAME_SAMPLES, TimeSpan, TurnPolicy};
use colloquy_domain::session_run::{SessionRun, next_index};
use colloquy_domain::{InvitationId, Timestamp};
use tokio::sync::{Semaphore, watch};
use tokio::time::sleep;

use super::engines::patiently;
use super::join::remaining_limits;
use super::journal::used;
use crate::{App, AppError};

/// No answer is longer; see the session's limits.
const ANSWER_AT_MOST_MS: i64 = 180_000;

/// What is shorter is a cough, or a sound of listening.
const VOICE_AT_LEAST_MS: i64 = 600;

/// How many interviews are seen to at a time: each answer is held in memory.
const AT_A_TIME: usize = 4;

/// The pause before what could not be saved is tried again.
const AGAIN: Duration = Duration::from_secs(2);

pub(crate) struct CrashRecovery {
    of: Mutex<HashMap<InvitationId, InterruptedInterview>>,
    permits: Semaphore,
}

enum InterruptedInterview {
    Found(Vec<Box<dyn Recording>>),
    /// Somebody sees to it. The other side is dropped at the end.
    Recovering(watch::Receiver<()>),
}

impl CrashRecovery {
    pub fn new() -> Self {
        CrashRecovery { of: Mutex::default(), permits: Semaphore::new(AT_A_TIME) }
    }

    fn all(&self) -> std::sync::MutexGuard<'_, HashMap<InvitationId, InterruptedInterview>> {
        self.of.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl App {
    /// To be done once, before anybody is served.
    pub async fn scan_interrupted(&self) {
        match self.recordings.interrupted().await {
            Ok(recordings) => {
                let mut of = HashMap::<InvitationId, Vec<_>>::new();
                for recording in recordings {
                    of.entry(recording.part().invitation).or_default().push(recording);
                }
                let remains =
                    of.into_iter().map(|(id, recordings)| (id, InterruptedInterview::Found(recordings)));
                self.crash_recovery.all().extend(remains);
            }
            Err(error) => tracing::error!(%error, "recordings of an earlier process cannot be read"),
        }
    }

    /// Brings everything that was left to its end, one interview after the other. Those who come back meanwhile do not
    /// wait for the others.
    pub async fn recover_interrupted(self: &Arc<Self>) {
        let invitations: Vec<_> = self.crash_recovery.all().keys().copied().collect();
        for invitation in invitations {
            recovered(self, invitation).await;
        }
    }
}

/// When what was left of an interview is brought to its end, if anything was. To understand an answer may take longer
/// than anybody waits, so it goes on when this is dropped.
pub(super) async fn recovered(app: &Arc<App>, invitation: InvitationId) {
    let mut recovering = {
        let mut left = app.crash_recovery.all();
        let Some(remains) = left.remove(&invitation) else { return };
        let recovering = match remains {
            InterruptedInterview::Recovering(recovering) => recovering,
            InterruptedInterview::Found(recordings) => {
                let (end, recovering) = watch::channel(());
                let app = app.clone();
                tokio::spawn(async move {
                    recover(&app, invitation, recordings).await;
                    app.crash_recovery.all().remove(&invitation);
                    drop(end);
                });
                recovering
            }
        };
        left.insert(invitation, InterruptedInterview::Recovering(recovering.clone()));
        recovering
    };
    while recovering.changed().await.is_ok() {}
}

async fn recover(app: &App, invitation: InvitationId, recordings: Vec<Box<dyn Recording>>) {
    let _permit = app.crash_recovery.permits.acquire().await;
    for mut recording in recordings {
        while let Err(error) = transcribe(app, &mut *recording).await {
            if !matches!(error, AppError::Unavailable(_) | AppError::Late) {
                tracing::error!(%error, %invitation, "what was said before a crash is a recording only");
                break;
            }
            tracing::warn!(%error, %invitation, "what was said before a crash is not saved yet");
            sleep(AGAIN).await;
        }
        if let Err(error) = recording.end().await {
            tracing::error!(%error, %invitation, "a recording is not brought to its end");
        }
    }
}

async fn transcribe(app: &App, recording: &mut dyn Recording) -> Result<(), AppError> {
    let part = recording.part();
    let Some((view, _)) = broken_off(app, part).await? else { return Ok(()) };
    let told = told_ms(&view, part);
    let Some((said, active_ms)) = last_words(app, recording, &view).await? else { return Ok(()) };
    app.entity_locks.alone(part.invitation.uuid(), save(app, part, told, said, active_ms)).await
}

/// Unless more than was known has been told since.
async fn save(
    app: &App,
    part: RecordingPart,
    told: i64,
    said: Message,
    active_ms: i64,
) -> Result<(), AppError> {
    let Some((view, mut session_run)) = broken_off(app, part).await? else { return Ok(()) };
    if told_ms(&view, part) != told {
        return Ok(());
    }
    let InvitationView { mut invitation, messages } = view;
    let now = app.clock.now();
    let interview = app.storage.interview(invitation.interview_id).await?;
    let interview = interview.ok_or_else(|| AppError::missing(invitation.interview_id))?;
    let active_ms = counted_ms(active_ms, &messages, &remaining_limits(&interview, &invitation), now);
    invitation.meter(active_ms, false, now)?;
    session_run.reach(said.offset_ms + said.duration_ms, 0);
    let said = divided(said, next_index(&messages), || app.id());
    said.iter().try_for_each(|_| invitation.meter(0, true, now))?;
    let unit = UnitOfWork::default()
        .with(Write::SaveInvitation(invitation.clone()))
        .with(Write::SaveSessionRun(session_run));
    let unit = said.into_iter().map(Write::AddMessage).fold(unit, UnitOfWork::with);
    Ok(app.storage.commit(unit.with(used(&invitation, active_ms, now))).await?)
}

/// How much of an answer counts: no more than the time since the previous message, than the interview has left, and
/// nothing once a limit was reached.
fn counted_ms(length_ms: i64, messages: &[Message], left: &RemainingLimits, now: Timestamp) -> i64 {
    if left.responses.is_some_and(|left| left <= 0) {
        return 0;
    }
    let previous = messages.iter().map(|message| message.created_at).max();
    let passed_ms = previous.map_or(i64::MAX, |at| now.duration_since(at).as_millis() as i64);
    length_ms.min(passed_ms).min(left.active_ms.unwrap_or(i64::MAX)).max(0)
}

/// Several messages where the text is longer than one can hold. The first has the recording.
fn divided(said: Message, first_index: i32, new_id: impl Fn() -> MessageId) -> Vec<Message> {
    let end_ms = said.offset_ms + said.duration_ms;
    let texts: Vec<String> = split(&said.content).map(str::to_owned).collect();
    let further = texts.iter().skip(1).zip(first_index + 1..).map(|(text, index)| Message {
        id: new_id(),
        index,
        content: text.clone(),
        offset_ms: end_ms,
        duration_ms: 0,
        audio: None,
        ..said.clone()
    });
    let content = texts.first().cloned().unwrap_or_default();
    let first = Message { index: first_index, content, ..said.clone() };
    std::iter::once(first).chain(further).collect()
}

/// The interview whose part this is, where nobody has taken it over since and asked again.
async fn broken_off(
    app: &App,
    part: RecordingPart,
) -> Result<Option<(InvitationView, SessionRun)>, AppError> {
    let Some(view) = app.storage.invitation_view(part.invitation).await? else { return Ok(None) };
    let session_run = app.storage.session_run(part.invitation).await?;
    let is_under_way = view.invitation.status == Status::InProgress;
    let session_run = session_run.filter(|session_run| is_under_way && session_run.is_held_by(part.holder));
    Ok(session_run.map(|session_run| (view, session_run)))
}

/// Where the part's last message ends.
fn told_ms(view: &InvitationView, part: RecordingPart) -> i64 {
    let of_session = view.messages.iter().filter(|message| message.session == part.session);
    of_session.map(|message| message.offset_ms + message.duration_ms).max().unwrap_or(0)
}

/// What the invitee said after the last message, if anything, and how long that took.
async fn last_words(
    app: &App,
    recording: &mut dyn Recording,
    view: &InvitationView,
) -> Result<Option<(Message, i64)>, AppError> {
    let (part, InvitationView { invitation, messages }) = (recording.part(), view);
    let from_ms = (told_ms(view, part) - part.from_ms).max(0);
    let Ok(sound) = recording.hear(Role::User, TimeSpan::new(from_ms, from_ms + ANSWER_AT_MOST_MS)).await
    else {
        // This side was silent from the beginning.
        return Ok(None);
    };
    let Some(voice) = voice_in(app, &sound) else { return Ok(None) };
    let content = words(app, invitation, part, &excerpt(&sound, voice)).await?;
    let id = app.id();
    let name = of_message(part.invitation, id);
    let place = TimeSpan::new(from_ms + voice.start_ms, from_ms + voice.end_ms);
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
fn voice_in(app: &App, sound: &Pcm) -> Option<TimeSpan> {
    let policy = TurnPolicy::default();
    let mut vad = (app.vad)();
    let frames = sound.samples.chunks_exact(FRAME_SAMPLES as usize).enumerate();
    let voiced: Vec<i64> = frames
        .filter(|(_, frame)| vad.score(frame) >= policy.voiced_score)
        .map(|(number, _)| number as i64 * FRAME_MS)
        .collect();
    let (first, last) = (voiced.first()?, voiced.last()?);
    let is_enough = voiced.len() as i64 * FRAME_MS >= VOICE_AT_LEAST_MS;
    is_enough
        .then(|| TimeSpan::new((first - policy.pre_roll_ms).max(0), last + FRAME_MS + policy.hangover_ms))
}

fn excerpt(sound: &Pcm, span: TimeSpan) -> Pcm {
    let place = |ms: i64| ((ms * i64::from(sound.rate) / 1_000) as usize).min(sound.samples.len());
    Pcm { rate: sound.rate, samples: sound.samples[place(span.start_ms)..place(span.end_ms)].to_vec() }
}

/// None where they cannot be recognized: then the recording tells.
async fn words(
    app: &App,
    invitation: &Invitation,
    part: RecordingPart,
    sound: &Pcm,
) -> Result<String, AppError> {
    let interview = app.storage.interview(invitation.interview_id).await?;
    let interview = interview.ok_or_else(|| AppError::missing(invitation.interview_id))?;
    Ok(match patiently(&*app.recognizer, part.invitation, sound, &interview.locale).await {
        Ok(recognized) => recognized.text,
        Err(error) => {
            tracing::warn!(%error, invitation = %part.invitation, "speech is not recognized");
            String::new()
        }
    })
}

#[cfg(test)]
mod tests {
    use colloquy_domain::SignedDuration;
    use colloquy_domain::message::MAX_CHARACTERS;
    use colloquy_testkit::{SeededIds, sample};

    use super::*;

    fn said(content: &str) -> Message {
        let (ids, now) = (SeededIds::new(1), sample::now());
        let interview = sample::interview(&ids, sample::organization(&ids, now).id, now);
        let message = sample::message(&ids, &sample::invitation(&ids, &interview, now), 7, now);
        let audio = Some(of_message(message.invitation_id, message.id));
        Message { content: content.to_owned(), offset_ms: 1_000, duration_ms: 5_000, audio, ..message }
    }

    fn check_counted(left: RemainingLimits, after_ms: i64, expected_ms: i64) {
        let now = sample::now() + SignedDuration::from_millis(after_ms);
        assert_eq!(counted_ms(9_000, &[said("Why?")], &left, now), expected_ms, "{left:?} {after_ms}");
    }

    #[test]
    fn last_words_count_as_any_others() {
        let left = |active_ms, responses| RemainingLimits { active_ms, responses };
        check_counted(left(None, None), 60_000, 9_000);
        check_counted(left(None, None), 4_000, 4_000);
        check_counted(left(Some(2_500), Some(1)), 60_000, 2_500);
        check_counted(left(Some(-2_500), None), 60_000, 0);
        check_counted(left(None, Some(0)), 60_000, 0);
    }

    #[test]
    fn last_words_that_no_message_holds_are_divided() {
        let ids = SeededIds::new(2);
        let new_id = || MessageId::from_uuid(colloquy_domain::ports::Ids::next(&ids));
        assert_eq!(divided(said(""), 3, new_id), [Message { index: 3, ..said("") }]);
        let words = vec!["word"; 3_000].join(" ");
        let all = divided(said(&words), 3, new_id);
        assert_eq!(all.iter().map(|one| one.index).collect::<Vec<_>>(), [3, 4]);
        assert!(all.iter().all(|one| one.content.chars().count() <= MAX_CHARACTERS));
        assert_eq!(all.iter().map(|one| &*one.content).collect::<Vec<_>>().join(" "), words);
        assert_eq!(all.iter().map(|one| one.duration_ms).collect::<Vec<_>>(), [5_000, 0]);
        assert_eq!((all[0].audio.is_some(), all[1].audio.is_some()), (true, false));
    }
}
