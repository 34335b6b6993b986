//! Recovers what a crash left behind: recordings that were not completed, and answers in them that are not in the
//! transcript yet.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use colloquy_domain::ids::MessageId;
use colloquy_domain::invitation::Status;
use colloquy_domain::message::{Message, Role, split};
use colloquy_domain::ports::{
    InvitationWithMessages, OpenRecording, Pcm, RemainingInterviewLimits, UnitOfWork, Write,
};
use colloquy_domain::recording::{RecordingPart, of_message};
use colloquy_domain::session::{FRAME_MS, FRAME_SAMPLES, TimeSpan, TurnPolicy, may_be_answer};
use colloquy_domain::session_run::{SessionRun, next_index};
use colloquy_domain::spoken_echo::is_echo_of;
use colloquy_domain::{InvitationId, Timestamp};
use tokio::sync::{Semaphore, watch};
use tokio::time::sleep;

use super::engines::patiently;
use super::join::remaining_limits;
use super::journal::usage_write;
use crate::erasures::StepFailure;
use crate::{App, AppError};

/// The longest possible answer; see the session's limits.
const ANSWER_AT_MOST_MS: i64 = 180_000;

/// The shortest voice that counts as an answer. Anything shorter is a cough or a sound of agreement.
const VOICE_AT_LEAST_MS: i64 = 600;

/// How many interviews are recovered in parallel. Each holds an answer in memory.
const AT_A_TIME: usize = 4;

/// The pause before a retry when an answer could not be saved, or audio not be removed.
const AGAIN: Duration = Duration::from_secs(2);

pub(crate) struct CrashRecovery {
    of: Mutex<HashMap<InvitationId, InterruptedInterview>>,
    permits: Semaphore,
}

enum InterruptedInterview {
    Found(Vec<Box<dyn OpenRecording>>),
    /// A task is recovering the interview. It drops the sender when it is done.
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
    /// Finds the recordings that an earlier process did not complete. Must run once, before the first request.
    pub async fn scan_interrupted(&self) {
        // What was erased or is no longer kept must not be uploaded, however long the database is away.
        while let Err(error) = self.forget_unwanted_audio().await {
            tracing::warn!(%error, "audio that is not kept could not be removed; retrying before the start");
            sleep(AGAIN).await;
        }
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
            Err(error) => tracing::error!(%error, "recordings of an earlier process could not be read"),
        }
    }

    async fn forget_unwanted_audio(&self) -> Result<(), StepFailure> {
        self.forget_erased_audio().await?;
        self.forget_expired_audio().await
    }

    /// Recovers all interrupted interviews, one after the other. An invitee who returns meanwhile does not wait for the
    /// interviews of others.
    pub async fn recover_interrupted(self: &Arc<Self>) {
        let invitations: Vec<_> = self.crash_recovery.all().keys().copied().collect();
        for invitation in invitations {
            wait_for_recovery(self, invitation).await;
        }
    }
}

/// Waits until an interrupted interview is recovered. Recognition may take longer than a caller waits, so recovery
/// continues when this future is dropped.
pub(super) async fn wait_for_recovery(app: &Arc<App>, invitation: InvitationId) {
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

async fn recover(app: &App, invitation: InvitationId, recordings: Vec<Box<dyn OpenRecording>>) {
    let _permit = app.crash_recovery.permits.acquire().await;
    for mut recording in recordings {
        while let Err(error) = transcribe(app, &mut *recording).await {
            if !matches!(error, AppError::Unavailable(_) | AppError::Late) {
                tracing::error!(%error, %invitation, "an answer could not be recovered; its audio remains");
                break;
            }
            tracing::warn!(%error, %invitation, "an answer from before a crash could not be saved; retrying");
            sleep(AGAIN).await;
        }
        if let Err(error) = recording.end().await {
            tracing::error!(%error, %invitation, "a recording could not be completed");
        }
    }
}

async fn transcribe(app: &App, recording: &mut dyn OpenRecording) -> Result<(), AppError> {
    let part = recording.part();
    let Some((view, _)) = interrupted_view(app, part).await? else { return Ok(()) };
    let known_ms = last_message_end_ms(&view, part);
    let Some((said, active_ms)) = last_words(app, recording, &view).await? else { return Ok(()) };
    app.entity_locks.with_lock(part.invitation.uuid(), save(app, part, known_ms, said, active_ms)).await
}

/// Saves the recovered answer, unless the transcript has grown since it was read.
async fn save(
    app: &App,
    part: RecordingPart,
    known_ms: i64,
    said: Message,
    active_ms: i64,
) -> Result<(), AppError> {
    let Some((view, mut session_run)) = interrupted_view(app, part).await? else { return Ok(()) };
    if last_message_end_ms(&view, part) != known_ms {
        return Ok(());
    }
    let InvitationWithMessages { mut invitation, messages } = view;
    let now = app.clock.now();
    let interview = app.storage.interview(invitation.interview_id).await?;
    let interview = interview.ok_or_else(|| AppError::missing(invitation.interview_id))?;
    let active_ms = counted_ms(active_ms, &messages, &remaining_limits(&interview, &invitation), now);
    invitation.meter(active_ms, false, now)?;
    session_run.reach(said.offset_ms + said.duration_ms, 0);
    let said = split_message(said, next_index(&messages), || app.id());
    said.iter().try_for_each(|_| invitation.meter(0, true, now))?;
    let unit = UnitOfWork::default()
        .with(Write::SaveInvitation(invitation.clone()))
        .with(Write::SaveSessionRun(session_run));
    let unit = said.into_iter().map(Write::AddMessage).fold(unit, UnitOfWork::with);
    Ok(app.storage.commit(unit.with(usage_write(&invitation, active_ms, now))).await?)
}

/// Returns how much of an answer counts as active time: at most the time since the previous message and what remains of
/// the limit, and nothing once a limit is reached.
fn counted_ms(length_ms: i64, messages: &[Message], left: &RemainingInterviewLimits, now: Timestamp) -> i64 {
    if left.responses.is_some_and(|left| left <= 0) {
        return 0;
    }
    let previous = messages.iter().map(|message| message.created_at).max();
    let passed_ms = previous.map_or(i64::MAX, |at| now.duration_since(at).as_millis() as i64);
    length_ms.min(passed_ms).min(left.active_ms.unwrap_or(i64::MAX)).max(0)
}

/// Splits an answer that is too long for one message. The first message has the recording.
fn split_message(said: Message, first_index: i32, new_id: impl Fn() -> MessageId) -> Vec<Message> {
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

/// Returns the interview that this recording belongs to, if it is in progress and no other holder has taken it over.
async fn interrupted_view(
    app: &App,
    part: RecordingPart,
) -> Result<Option<(InvitationWithMessages, SessionRun)>, AppError> {
    let Some(view) = app.storage.invitation_view(part.invitation).await? else { return Ok(None) };
    let session_run = app.storage.session_run(part.invitation).await?;
    let is_under_way = view.invitation.status == Status::InProgress;
    let session_run = session_run.filter(|session_run| is_under_way && session_run.is_held_by(part.holder));
    Ok(session_run.map(|session_run| (view, session_run)))
}

/// Returns where the last message of the recording's session ends.
fn last_message_end_ms(view: &InvitationWithMessages, part: RecordingPart) -> i64 {
    let of_session = view.messages.iter().filter(|message| message.session == part.session);
    of_session.map(|message| message.offset_ms + message.duration_ms).max().unwrap_or(0)
}

/// Returns what the invitee said after the last message, if anything, and how long it took.
async fn last_words(
    app: &App,
    recording: &mut dyn OpenRecording,
    view: &InvitationWithMessages,
) -> Result<Option<(Message, i64)>, AppError> {
    let (part, InvitationWithMessages { invitation, messages }) = (recording.part(), view);
    let from_ms = (last_message_end_ms(view, part) - part.from_ms).max(0);
    let Ok(sound) = recording.read(Role::User, TimeSpan::new(from_ms, from_ms + ANSWER_AT_MOST_MS)).await
    else {
        // The invitee's side was silent from the beginning.
        return Ok(None);
    };
    let Some(voice) = voice_in(app, &sound) else { return Ok(None) };
    let Some(content) = words(app, view, part, &excerpt(&sound, voice)).await? else { return Ok(None) };
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

/// Returns the span in which the invitee speaks, with the moments just before and after it.
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

/// Recognizes an answer. If that fails, the text is empty and only the recording remains.
/// Returns the words of the invitee, or `None` if what was heard is no answer: a noise, a sound of listening, or the
/// question from the loudspeaker. If recognition fails, the answer has no words, but its recording.
async fn words(
    app: &App,
    view: &InvitationWithMessages,
    part: RecordingPart,
    sound: &Pcm,
) -> Result<Option<String>, AppError> {
    let interview_id = view.invitation.interview_id;
    let interview = app.storage.interview(interview_id).await?;
    let interview = interview.ok_or_else(|| AppError::missing(interview_id))?;
    let recognized = match patiently(&*app.recognizer, part.invitation, sound, &interview.locale).await {
        Ok(recognized) => recognized.text,
        Err(error) => {
            tracing::warn!(%error, invitation = %part.invitation, "speech could not be recognized");
            return Ok(Some(String::new()));
        }
    };
    let asked = view.messages.iter().rfind(|message| message.role == Role::Assistant);
    let is_echo = asked.is_some_and(|asked| is_echo_of(&recognized, &asked.content));
    let is_answer = may_be_answer(&recognized, Some(interview.locale.language()));
    Ok((is_answer && !is_echo).then_some(recognized))
}

#[cfg(test)]
mod tests {
    use colloquy_domain::SignedDuration;
    use colloquy_domain::message::MAX_CHARACTERS;
    use colloquy_testkit::{SeededIdSource, sample};

    use super::*;

    fn said(content: &str) -> Message {
        let (ids, now) = (SeededIdSource::new(1), sample::now());
        let interview = sample::interview(&ids, sample::organization(&ids, now).id, now);
        let message = sample::message(&ids, &sample::invitation(&ids, &interview, now), 7, now);
        let audio = Some(of_message(message.invitation_id, message.id));
        Message { content: content.to_owned(), offset_ms: 1_000, duration_ms: 5_000, audio, ..message }
    }

    fn check_counted(left: RemainingInterviewLimits, after_ms: i64, expected_ms: i64) {
        let now = sample::now() + SignedDuration::from_millis(after_ms);
        assert_eq!(counted_ms(9_000, &[said("Why?")], &left, now), expected_ms, "{left:?} {after_ms}");
    }

    #[test]
    fn a_recovered_answer_counts_like_any_other() {
        let left = |active_ms, responses| RemainingInterviewLimits { active_ms, responses };
        check_counted(left(None, None), 60_000, 9_000);
        check_counted(left(None, None), 4_000, 4_000);
        check_counted(left(Some(2_500), Some(1)), 60_000, 2_500);
        check_counted(left(Some(-2_500), None), 60_000, 0);
        check_counted(left(None, Some(0)), 60_000, 0);
    }

    #[test]
    fn splits_a_recovered_answer_that_is_too_long_for_one_message() {
        let ids = SeededIdSource::new(2);
        let new_id = || MessageId::from_uuid(colloquy_domain::ports::IdSource::next(&ids));
        assert_eq!(split_message(said(""), 3, new_id), [Message { index: 3, ..said("") }]);
        let words = vec!["word"; 3_000].join(" ");
        let all = split_message(said(&words), 3, new_id);
        assert_eq!(all.iter().map(|one| one.index).collect::<Vec<_>>(), [3, 4]);
        assert!(all.iter().all(|one| one.content.chars().count() <= MAX_CHARACTERS));
        assert_eq!(all.iter().map(|one| &*one.content).collect::<Vec<_>>().join(" "), words);
        assert_eq!(all.iter().map(|one| one.duration_ms).collect::<Vec<_>>(), [5_000, 0]);
        assert_eq!((all[0].audio.is_some(), all[1].audio.is_some()), (true, false));
    }
}
