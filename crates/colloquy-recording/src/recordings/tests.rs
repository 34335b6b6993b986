use colloquy_domain::ids::{InvitationId, MessageId};
use colloquy_domain::recording::{SessionOffset, of_interview, of_message};
use colloquy_testkit::InMemoryMedia;
use tempfile::TempDir;
use tokio::time::{sleep, timeout};
use uuid::Uuid;

use super::*;

struct World {
    folder: TempDir,
    media: Arc<InMemoryMedia>,
}

impl World {
    fn new() -> Self {
        World { folder: TempDir::new().expect("a folder"), media: Arc::default() }
    }

    /// Opens the recordings as a process does.
    fn recordings(&self) -> SpooledRecordings {
        let spool = Spool::open(&self.folder.path().join("spool")).expect("a spool");
        SpooledRecordings::new(spool, self.media.clone()).expect("threads")
    }

    /// Waits for the upload of a recording. Returns its length in ms, and its loudness in each tenth of a second.
    async fn kept(&self, name: &MediaName) -> (i64, Vec<i32>) {
        let uploaded = async {
            loop {
                match self.media.content(name) {
                    Some(content) => break content,
                    None => sleep(Duration::from_millis(5)).await,
                }
            }
        };
        let content = timeout(Duration::from_secs(200), uploaded).await.expect("it is uploaded");
        let path = self.folder.path().join("fetched.ogg");
        std::fs::write(&path, content).expect("a file");
        let mut playback = RecordingReader::open(&path).expect("a recording");
        let mut samples = Vec::new();
        while playback.read(&mut samples).expect("sound") {}
        let loud = |part: &[i16]| {
            part.iter().map(|sample| i32::from(*sample).abs()).sum::<i32>() / part.len() as i32
        };
        (samples.len() as i64 / 16, samples.chunks(1_600).map(loud).collect())
    }

    fn waiting(&self) -> usize {
        std::fs::read_dir(self.folder.path().join("spool")).expect("a folder").count()
    }
}

fn part() -> RecordingPart {
    let invitation = InvitationId::from_uuid(Uuid::from_u128(7));
    RecordingPart { invitation, session: 1, from_ms: 0, holder: Uuid::from_u128(9) }
}

fn message(number: u128) -> MediaName {
    of_message(part().invitation, MessageId::from_uuid(Uuid::from_u128(number)))
}

fn tone(ms: usize, rate: u32) -> Pcm {
    let count = ms * rate as usize / 1_000;
    let wave = |at: usize| (8_000.0 * (at as f64 * 2_000.0 / f64::from(rate)).sin()) as i16;
    Pcm { rate, samples: (0..count).map(wave).collect() }
}

fn are_loud(parts: &[i32], expected: &[bool]) {
    assert_eq!(parts.iter().map(|loud| *loud > 1_000).collect::<Vec<_>>(), expected, "{parts:?}");
}

#[tokio::test]
async fn both_sides_are_uploaded_as_one_recording() {
    let world = World::new();
    let mut recording = world.recordings().begin(part());
    recording.write(Role::Assistant, 0, tone(300, 24_000)).await.expect("kept");
    recording.write(Role::User, 500, tone(300, 16_000)).await.expect("kept");
    recording.write(Role::User, 1_000, tone(100, 16_000)).await.expect("kept");
    recording.end().await.expect("ended");
    let (ms, loud) = world.kept(&part().name()).await;
    assert_eq!(ms, 1_100);
    let (t, f) = (true, false);
    are_loud(&loud, &[t, t, t, f, f, t, t, t, f, f, t]);
}

#[tokio::test]
async fn a_message_is_cut_from_its_side_during_the_interview_and_from_both_afterwards() {
    let world = World::new();
    let recordings = world.recordings();
    let span = TimeSpan::new(400, 800);
    assert_eq!(recordings.cut(&part(), Role::User, span, &message(1)).await, Ok(false), "nothing is there");
    let mut recording = recordings.begin(part());
    recording.write(Role::Assistant, 0, tone(500, 24_000)).await.expect("kept");
    recording.write(Role::User, 500, tone(400, 16_000)).await.expect("kept");
    let (t, f) = (true, false);
    assert_eq!(recordings.cut(&part(), Role::User, span, &message(1)).await, Ok(true));
    let (ms, loud) = world.kept(&message(1)).await;
    assert_eq!(ms, 400);
    are_loud(&loud, &[f, t, t, t]);
    recording.end().await.expect("ended");
    // It is found at any stage of the upload.
    assert_eq!(recordings.cut(&part(), Role::User, span, &message(2)).await, Ok(true));
    world.kept(&part().name()).await;
    assert_eq!(recordings.cut(&part(), Role::User, span, &message(3)).await, Ok(true));
    for number in [2, 3] {
        let (ms, loud) = world.kept(&message(number)).await;
        assert_eq!(ms, 400);
        are_loud(&loud, &[t, t, t, t]);
    }
    assert_eq!(world.waiting(), 0, "nothing is left in the spool");
}

#[tokio::test]
async fn a_cut_waits_for_a_message_that_is_still_being_recorded() {
    let world = World::new();
    let recordings = world.recordings();
    let mut recording = recordings.begin(part());
    recording.write(Role::User, 0, tone(200, 16_000)).await.expect("kept");
    let rest = async {
        sleep(Duration::from_millis(250)).await;
        recording.write(Role::User, 200, tone(300, 16_000)).await.expect("kept");
    };
    let (part, name) = (part(), message(1));
    let cut = recordings.cut(&part, Role::User, TimeSpan::new(100, 400), &name);
    let (cut, ()) = tokio::join!(cut, rest);
    assert_eq!(cut, Ok(true));
    assert_eq!(world.kept(&name).await.0, 300);
}

#[tokio::test(start_paused = true)]
async fn nothing_is_cut_where_nothing_was_recorded() {
    let world = World::new();
    let recordings = world.recordings();
    let mut recording = recordings.begin(part());
    recording.write(Role::User, 0, tone(200, 16_000)).await.expect("kept");
    let later = TimeSpan::new(60_000, 61_000);
    assert_eq!(recordings.cut(&part(), Role::User, later, &message(1)).await, Ok(false));
    assert_eq!(world.waiting(), 1, "only the track is in the spool");
}

#[tokio::test]
async fn parts_of_an_interview_are_joined_session_by_session() {
    let world = World::new();
    let recordings = world.recordings();
    let taken_over = RecordingPart { from_ms: 400, holder: Uuid::from_u128(10), ..part() };
    let parts = [part(), taken_over, RecordingPart { session: 2, ..part() }];
    for part in parts {
        let mut recording = recordings.begin(part);
        recording.write(Role::User, 100, tone(200, 16_000)).await.expect("kept");
        recording.end().await.expect("ended");
        world.kept(&part.name()).await;
    }
    let whole = of_interview(part().invitation, parts.len());
    recordings.join(&parts, &whole).await.expect("joined");
    let (ms, loud) = world.kept(&whole).await;
    assert_eq!(ms, 1_000);
    let (t, f) = (true, false);
    are_loud(&loud, &[f, t, t, f, f, t, t, f, t, t]);
    assert_eq!(world.waiting(), 0, "nothing is left in the spool");
}

#[tokio::test]
async fn a_waveform_has_each_part_where_the_joined_recording_has_it() {
    let world = World::new();
    let recordings = world.recordings();
    let taken_over = RecordingPart { from_ms: 400, holder: Uuid::from_u128(10), ..part() };
    let parts = [part(), taken_over, RecordingPart { session: 2, ..part() }];
    for part in parts {
        let mut recording = recordings.begin(part);
        recording.write(Role::User, 100, tone(200, 16_000)).await.expect("kept");
        recording.end().await.expect("ended");
        world.kept(&part.name()).await;
    }
    let waveform = recordings.waveform(&parts).await.expect("a waveform");
    let start = |session, at_ms| SessionOffset { session, at_ms };
    assert_eq!((waveform.duration_ms, &waveform.sessions[..]), (1_000, &[start(1, 0), start(2, 700)][..]));
    let loud: Vec<bool> = waveform.peaks.iter().map(|peak| *peak > 50).collect();
    assert_eq!(loud, [false, true, true, false, false, true, true, false, true, true]);
    assert_eq!(world.waiting(), 0, "nothing is left in the spool");
    world.media.set_available(false);
    assert_eq!(recordings.waveform(&parts).await, Ok(waveform), "it is computed once");
}

#[tokio::test]
async fn a_waveform_of_a_single_part_begins_with_it_and_one_without_a_part_fails() {
    let world = World::new();
    let recordings = world.recordings();
    let part = RecordingPart { from_ms: 400, ..part() };
    let missing = recordings.waveform(&[part]).await.expect_err("nothing is there");
    assert!(missing.0.contains(part.name().as_str()), "{missing}");
    let mut recording = recordings.begin(part);
    recording.write(Role::User, 0, tone(300, 16_000)).await.expect("kept");
    recording.end().await.expect("ended");
    world.kept(&part.name()).await;
    let waveform = recordings.waveform(&[part]).await.expect("a waveform");
    assert_eq!(waveform.sessions, [SessionOffset { session: 1, at_ms: -400 }]);
    assert_eq!((waveform.duration_ms, waveform.peaks.len()), (300, 3));
}

#[test]
fn long_recordings_have_a_bounded_waveform() {
    let mut drawing = waveform::Drawing::default();
    let peaks = (0..36_000).map(|at| if at == 18_000 { 8_000 } else { 2_000 }).collect();
    drawing.add(&part(), &waveform::PartPeaks { duration_ms: 3_600_000, peaks }, true);
    let waveform = drawing.finish();
    assert_eq!(waveform.peaks.len(), Waveform::PEAKS);
    assert_eq!((waveform.peaks[0], waveform.peaks[400], waveform.peaks[401]), (25, 100, 25));
}

#[tokio::test]
async fn parts_that_are_not_uploaded_are_not_joined() {
    let world = World::new();
    let whole = of_interview(part().invitation, 1);
    let error = world.recordings().join(&[part()], &whole).await.expect_err("nothing is there");
    assert!(error.0.contains(part().name().as_str()), "{error}");
}

#[tokio::test]
async fn the_next_process_finds_hears_and_ends_what_a_dead_process_recorded() {
    let world = World::new();
    let mut recording = world.recordings().begin(part());
    recording.write(Role::User, 0, tone(1_000, 16_000)).await.expect("kept");
    drop(recording);
    let mut left = world.recordings().interrupted().await.expect("a spool");
    assert_eq!(left.len(), 1);
    let mut recording = left.remove(0);
    assert_eq!(recording.part(), part());
    let heard = recording.read(Role::User, TimeSpan::new(500, 60_000)).await.expect("sound");
    let ms = heard.samples.len() / 16;
    assert!((450..=500).contains(&ms), "{ms} ms of what was kept");
    assert!(heard.samples.iter().any(|sample| *sample > 4_000));
    recording.end().await.expect("ended");
    assert!(world.kept(&part().name()).await.0 >= 950);
    assert!(world.recordings().interrupted().await.expect("a spool").is_empty());
}

#[tokio::test(start_paused = true)]
async fn recordings_wait_in_the_spool_during_an_outage_of_the_media_store_even_for_the_next_process() {
    let world = World::new();
    world.media.set_available(false);
    let mut recording = world.recordings().begin(part());
    recording.write(Role::User, 0, tone(200, 16_000)).await.expect("kept");
    recording.end().await.expect("ended");
    sleep(Duration::from_secs(30)).await;
    assert_eq!(world.waiting(), 1);
    world.recordings().interrupted().await.expect("a spool");
    world.media.set_available(true);
    world.kept(&part().name()).await;
    // The second task to retry finds the file gone and has nothing left to do.
    sleep(Duration::from_secs(300)).await;
    assert_eq!(world.waiting(), 0);
}

#[tokio::test]
async fn a_recording_without_sound_leaves_no_file() {
    let world = World::new();
    world.recordings().begin(part()).end().await.expect("ended");
    assert_eq!(world.waiting(), 0);
}

#[tokio::test(start_paused = true)]
async fn forgetting_an_invitation_waits_for_an_upload_in_progress() {
    let world = World::new();
    let recordings = world.recordings();
    let mut recording = recordings.begin(part());
    recording.write(Role::User, 0, tone(200, 16_000)).await.expect("kept");
    world.media.set_put_time(Duration::from_secs(29));
    recording.end().await.expect("ended");
    while !recordings.uploader.invitations().contains(&part().invitation) {
        sleep(Duration::from_millis(5)).await;
    }
    assert_eq!(recordings.held().await.expect("a spool"), [part().invitation]);
    recordings.forget(part().invitation).await.expect("forgotten");
    assert!(world.media.content(&part().name()).is_some(), "whoever removes it now finds it");
    assert_eq!(recordings.held().await.expect("a spool"), []);
    world.media.remove(&part().name()).await.expect("removed");
    sleep(Duration::from_secs(300)).await;
    assert_eq!((world.media.content(&part().name()), world.waiting()), (None, 0));
}
