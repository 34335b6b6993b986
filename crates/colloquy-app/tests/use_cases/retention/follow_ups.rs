//! What comes after the removal, and before a node starts.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use async_trait::async_trait;
use colloquy_app::{Adapters, App};
use colloquy_domain::InvitationId;
use colloquy_domain::erasure::{Erasure, ErasureTarget, SETTLE_FOR};
use colloquy_domain::ids::ErasureId;
use colloquy_domain::media::MediaName;
use colloquy_domain::message::Role;
use colloquy_domain::ports::{IdSource, OpenRecording, RecordingError, Recordings};
use colloquy_domain::recording::{RecordingPart, Waveform};
use colloquy_domain::session::TimeSpan;
use colloquy_testkit::NoRecordings;
use tokio::time::timeout;

use super::*;

/// Returns a process on the same storage.
fn restarted(world: &World, recordings: Arc<dyn Recordings>) -> App {
    let adapters = Adapters { recordings, ..(**world.app).clone() };
    App::new(adapters, world.app.voices.clone(), world.app.links.clone())
}

#[tokio::test]
async fn deleted_rows_are_purged_even_if_that_fails_at_first_or_the_process_ends_before() {
    let world = World::new().await;
    advance(&world).await;
    assert_eq!(world.storage.purges(), 0, "without settings nothing is deleted");
    keep(&world, organization(&world), everything_after(1)).await;
    advance(&world).await;
    let at_first = world.storage.purges();
    for is_restarted in [false, true] {
        let invitation = filled(&world, Status::Completed).await;
        world.pass(DAY);
        world.storage.set_purges_fail(true);
        let before = world.storage.purges();
        advance(&world).await;
        assert_eq!(left(&world, &invitation).await, BTreeSet::new());
        world.storage.set_purges_fail(false);
        if is_restarted {
            world.pass(RUN_PAUSE);
        }
        let app = restarted(&world, Arc::new(NoRecordings));
        let app = if is_restarted { &app } else { &*world.app };
        app.advance_retention().await.expect("the storage answers");
        assert_eq!(world.storage.purges(), before + 1, "restarted: {is_restarted}");
    }
    world.pass(RUN_PAUSE);
    world.app.advance_retention().await.expect("the storage answers");
    let after = world.storage.purges();
    world.pass(RUN_PAUSE);
    advance(&world).await;
    assert!(after > at_first);
    assert_eq!(world.storage.purges(), after, "nothing was deleted since");
}

#[tokio::test]
async fn an_upload_that_was_in_progress_is_removed_a_little_later() {
    let world = World::new().await;
    let invitation = filled(&world, Status::Completed).await;
    keep(&world, organization(&world), only(RetentionKind::Audio, days(1))).await;
    world.pass(DAY);
    advance(&world).await;
    assert_eq!(left(&world, &invitation).await, all_but(&[RetentionKind::Audio]));
    let name = of_interview(invitation.id, 1);
    world.media.put(&name, b"late".as_slice().into()).await.expect("the store is available");
    world.pass(SETTLE_FOR);
    world.media.set_available(false);
    advance(&world).await;
    world.media.set_available(true);
    world.pass(RETRY_PAUSE);
    advance(&world).await;
    assert_eq!(world.media.content(&name), None);
}

/// Audio of a process that was killed.
struct LeftAudio {
    held: Mutex<Vec<InvitationId>>,
    uploaded: Mutex<Vec<InvitationId>>,
}

#[async_trait]
impl Recordings for LeftAudio {
    fn begin(&self, part: RecordingPart) -> Box<dyn OpenRecording> {
        NoRecordings.begin(part)
    }

    async fn interrupted(&self) -> Result<Vec<Box<dyn OpenRecording>>, RecordingError> {
        self.uploaded.lock().expect("no panic").append(&mut self.held.lock().expect("no panic"));
        Ok(Vec::new())
    }

    async fn join(&self, parts: &[RecordingPart], whole: &MediaName) -> Result<(), RecordingError> {
        NoRecordings.join(parts, whole).await
    }

    async fn waveform(&self, parts: &[RecordingPart]) -> Result<Waveform, RecordingError> {
        NoRecordings.waveform(parts).await
    }

    async fn cut(
        &self,
        part: &RecordingPart,
        side: Role,
        span: TimeSpan,
        name: &MediaName,
    ) -> Result<bool, RecordingError> {
        NoRecordings.cut(part, side, span, name).await
    }

    async fn held(&self) -> Result<Vec<InvitationId>, RecordingError> {
        Ok(self.held.lock().expect("no panic").clone())
    }

    async fn forget(&self, invitation: InvitationId) -> Result<(), RecordingError> {
        self.held.lock().expect("no panic").retain(|held| *held != invitation);
        Ok(())
    }
}

#[tokio::test(start_paused = true)]
async fn a_starting_node_uploads_nothing_that_was_erased_or_is_no_longer_kept() {
    let world = World::new().await;
    let erased = filled(&world, Status::InProgress).await;
    let expired = filled(&world, Status::Completed).await;
    let kept = filled(&world, Status::InProgress).await;
    keep(&world, organization(&world), only(RetentionKind::Audio, days(1))).await;
    let target = ErasureTarget::Invitation(erased.interview_id, erased.id);
    let id = ErasureId::from_uuid(world.ids.next());
    let erasure = Erasure::requested(id, world.organization(), target, world.now());
    world.store([Write::AddErasure(erasure)]).await;
    world.pass(DAY);
    let held = Mutex::new([&erased, &expired, &kept].map(|one| one.id).to_vec());
    let audio = Arc::new(LeftAudio { held, uploaded: Mutex::default() });
    let uploaded = || audio.uploaded.lock().expect("no panic").clone();
    let app = restarted(&world, audio.clone());
    world.storage.set_available(false);
    let early = timeout(Duration::from_secs(60), app.scan_interrupted()).await;
    assert_eq!((early.is_ok(), uploaded()), (false, Vec::new()), "the database is away");
    world.storage.set_available(true);
    // The media store has nothing to do with what is on this node.
    world.media.set_available(false);
    app.scan_interrupted().await;
    assert_eq!(uploaded(), [kept.id]);
}
