//! The recordings of interviews: kept in the spool as they grow, and brought to the media store when they are whole.

mod cutting;
mod threads;

use std::collections::HashMap;
use std::fs::{self, File};
use std::io;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::available_parallelism;
use std::time::Duration;

use async_trait::async_trait;
use bytes::Bytes;
use colloquy_domain::media::MediaName;
use colloquy_domain::message::Role;
use colloquy_domain::ports::{Media, MediaError, Pcm, Recording, RecordingError as NotKept, Recordings};
use colloquy_domain::recording::RecordingPart;
use colloquy_domain::session::TimeSpan;
use tokio::sync::{Mutex as AsyncMutex, Semaphore};
use tokio::task::{JoinHandle, spawn_blocking};
use tokio::time::sleep;

use crate::error::RecordingError;
use crate::join::PlacedRecording;
use crate::playback::RecordingReader;
use crate::recorder::{FileRecorder, FinishedRecording};
use crate::resampler::Resampler;
use crate::spool::Spool;
use crate::stream::{self, RATE, StreamExtent};
use threads::RecordingThreads;

/// Files that are in memory on their way to the media store.
const AT_ONCE: usize = 4;
const FIRST_PAUSE: Duration = Duration::from_secs(1);
const LONGEST_PAUSE: Duration = Duration::from_secs(60);

/// A clock that jumps further has been set wrong; silence is not made without end.
const SILENCE_AT_MOST: Duration = Duration::from_secs(600);

/// Samples that are brought to the recordings' rate at once.
const PIECE: usize = 4_096;

/// How the name ends of what is only listened to.
const HEARD: &str = "-heard.ogg";

/// Recordings in a folder of this process, and then in the media store.
#[derive(Clone)]
pub struct SpooledRecordings {
    spool: Spool,
    workshop: Arc<Workshop>,
    door: Arc<Door>,
}

/// Where it is worked on recordings.
struct Workshop {
    threads: RecordingThreads,
    recording: Semaphore,
    joining: Semaphore,
    cutting: AsyncMutex<()>,
}

/// The way out of the spool.
struct Door {
    media: Arc<dyn Media>,
    places: Semaphore,
}

impl SpooledRecordings {
    pub fn new(spool: Spool, media: Arc<dyn Media>) -> io::Result<Self> {
        let at_work = at_work();
        let (recording, joining) = (Semaphore::new(at_work), Semaphore::new(at_work));
        let cutting = AsyncMutex::default();
        let workshop = Workshop { threads: RecordingThreads::new(2 * at_work)?, recording, joining, cutting };
        let door = Door { media, places: Semaphore::new(AT_ONCE) };
        Ok(SpooledRecordings { spool, workshop: Arc::new(workshop), door: Arc::new(door) })
    }

    fn recording(&self, part: RecordingPart) -> Spooled {
        let tracks = Tracks { spool: self.spool.clone(), part, invitee: None, interviewer: None };
        let (workshop, door) = (self.workshop.clone(), self.door.clone());
        Spooled { part, tracks: Arc::new(Mutex::new(tracks)), workshop, door }
    }
}

#[async_trait]
impl Recordings for SpooledRecordings {
    fn begin(&self, part: RecordingPart) -> Box<dyn Recording> {
        Box::new(self.recording(part))
    }

    async fn interrupted(&self) -> Result<Vec<Box<dyn Recording>>, NotKept> {
        let spool = self.spool.clone();
        let recovery = blocking(move || spool.recover()).await?;
        for (path, error) in recovery.unreadable {
            tracing::warn!(path = %path.display(), %error, "not a recording");
        }
        let (heard, found): (Vec<_>, Vec<_>) = recovery
            .repaired
            .into_iter()
            .chain(recovery.waiting)
            .partition(|finished| is_heard(&finished.name));
        heard.iter().for_each(|finished| _ = fs::remove_file(&finished.path));
        let mut parts = HashMap::<RecordingPart, Box<dyn Recording>>::new();
        for finished in found {
            match side_of(&finished.name) {
                Some((part, _)) => {
                    parts.entry(part).or_insert_with(|| Box::new(self.recording(part)));
                }
                None => self.door.hand_on(finished),
            }
        }
        Ok(parts.into_values().collect())
    }

    async fn join(&self, parts: &[RecordingPart], whole: &MediaName) -> Result<(), NotKept> {
        let mut fetched = Vec::with_capacity(parts.len());
        for part in parts {
            let path = self
                .spool
                .finished(&listened_to(&part.name()))
                .map_err(|error| NotKept(error.to_string()))?;
            let found = self.door.media.fetch(&part.name(), &path).await.map_err(not_kept)?;
            fetched.push((*part, path));
            if !found {
                return Err(NotKept(format!("{} is not in the media store", part.name())));
            }
        }
        let (spool, whole) = (self.spool.clone(), whole.clone());
        let _place = self.workshop.joining.acquire().await;
        let joined = done(self.workshop.threads.run(move || {
            let joined = spool.join(&whole, &in_turn(&fetched)?)?;
            fetched.iter().try_for_each(|(_, path)| fs::remove_file(path))?;
            Ok(joined)
        }));
        self.door.take(&joined.await?).await
    }

    async fn cut(
        &self,
        part: &RecordingPart,
        side: Role,
        span: TimeSpan,
        name: &MediaName,
    ) -> Result<bool, NotKept> {
        let _place = self.workshop.cutting.lock().await;
        // Somebody who was first has asked for the same.
        if self.door.media.has(name).await.map_err(not_kept)? {
            return Ok(true);
        }
        // In the order in which a recording moves on, so that it is not missed in between.
        let cut = match self.cut_here(part, side, span, name).await? {
            Some(cut) => Some(cut),
            None => self.cut_fetched(part, span, name).await?,
        };
        match cut {
            Some(cut) => self.door.take(&cut).await.map(|()| true),
            None => Ok(false),
        }
    }
}

/// Recordings that are worked on, and beside them interviews that are joined, which takes longer. Processors are threads of
/// one core more often than not, and there an encoder beside another takes half as long again as alone.
fn at_work() -> usize {
    available_parallelism().map_or(1, |processors| (processors.get() / 2).max(1))
}

/// Where each part has its place, in a recording that has one session after the other.
fn in_turn(parts: &[(RecordingPart, PathBuf)]) -> Result<Vec<PlacedRecording>, RecordingError> {
    let (mut session, mut begin, mut end) = (0, Duration::ZERO, Duration::ZERO);
    let mut placed = Vec::with_capacity(parts.len());
    for (part, path) in parts {
        if part.session != session {
            (session, begin) = (part.session, end);
        }
        let offset = begin + duration(part.from_ms);
        end = end.max(offset + stream::duration(StreamExtent::of(File::open(path)?)?.granules()));
        placed.push(PlacedRecording { path: path.clone(), offset });
    }
    Ok(placed)
}

/// What each side's track is called in the spool.
fn track(part: &RecordingPart, side: Role) -> MediaName {
    let name = part.name().as_str().replace(".ogg", &format!("-{}.ogg", side.as_str()));
    MediaName::parse(&name).unwrap_or_else(|| part.name())
}

fn side_of(name: &MediaName) -> Option<(RecordingPart, Role)> {
    [Role::User, Role::Assistant].into_iter().find_map(|side| {
        let stem = name.as_str().strip_suffix(&format!("-{}.ogg", side.as_str()))?;
        let part = RecordingPart::named(&MediaName::parse(&format!("{stem}.ogg"))?)?;
        Some((part, side))
    })
}

/// What a file is called that holds as much of a recording as somebody wants to hear.
fn listened_to(name: &MediaName) -> MediaName {
    MediaName::parse(&name.as_str().replace(".ogg", HEARD)).unwrap_or_else(|| name.clone())
}

fn is_heard(name: &MediaName) -> bool {
    name.as_str().ends_with(HEARD)
}

/// The work is done on a thread that may wait.
async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, RecordingError> + Send + 'static,
) -> Result<T, NotKept> {
    done(spawn_blocking(work)).await
}

async fn done<T>(work: JoinHandle<Result<T, RecordingError>>) -> Result<T, NotKept> {
    work.await.map_err(|error| NotKept(error.to_string()))?.map_err(|error| NotKept(error.to_string()))
}

struct Spooled {
    part: RecordingPart,
    tracks: Arc<Mutex<Tracks>>,
    workshop: Arc<Workshop>,
    door: Arc<Door>,
}

impl Spooled {
    async fn with<T: Send + 'static>(
        &self,
        places: &Semaphore,
        work: impl FnOnce(&mut Tracks) -> Result<T, RecordingError> + Send + 'static,
    ) -> Result<T, NotKept> {
        let _place = places.acquire().await;
        let tracks = self.tracks.clone();
        done(
            self.workshop
                .threads
                .run(move || work(&mut tracks.lock().unwrap_or_else(PoisonError::into_inner))),
        )
        .await
    }
}

#[async_trait]
impl Recording for Spooled {
    fn part(&self) -> RecordingPart {
        self.part
    }

    async fn keep(&mut self, side: Role, at_ms: i64, sound: Pcm) -> Result<(), NotKept> {
        self.with(&self.workshop.recording, move |tracks| tracks.keep(side, at_ms, &sound)).await
    }

    async fn hear(&mut self, side: Role, span: TimeSpan) -> Result<Pcm, NotKept> {
        self.with(&self.workshop.recording, move |tracks| tracks.hear(side, span)).await
    }

    async fn end(self: Box<Self>) -> Result<(), NotKept> {
        let joined = self.with(&self.workshop.joining, Tracks::end).await?;
        joined.into_iter().for_each(|finished| self.door.hand_on(finished));
        Ok(())
    }
}

struct Tracks {
    spool: Spool,
    part: RecordingPart,
    invitee: Option<FileRecorder>,
    interviewer: Option<FileRecorder>,
}

impl Tracks {
    fn keep(&mut self, side: Role, at_ms: i64, sound: &Pcm) -> Result<(), RecordingError> {
        let Tracks { spool, part, invitee, interviewer } = self;
        let present = match side {
            Role::User => invitee,
            Role::Assistant => &mut *interviewer,
        };
        let recorder = match present {
            Some(recorder) => recorder,
            None => present.insert(spool.record(&track(part, side), RATE)?),
        };
        let missing = duration(at_ms).saturating_sub(recorder.duration()).min(SILENCE_AT_MOST);
        recorder.pause((missing.as_nanos() * u128::from(RATE) / 1_000_000_000) as usize)?;
        record(recorder, sound)?;
        recorder.flush()?;
        // While the invitee is heard the interviewer is not: what is said comes sentence by sentence before that.
        if side == Role::User {
            interviewer.iter_mut().for_each(FileRecorder::rest);
        }
        Ok(())
    }

    fn hear(&mut self, side: Role, span: TimeSpan) -> Result<Pcm, RecordingError> {
        let name = track(&self.part, side);
        let cut =
            self.spool.cut(&listened_to(&name), &name, duration(span.start_ms)..duration(span.end_ms))?;
        let mut playback = RecordingReader::open(&cut.path)?;
        let mut samples = Vec::new();
        while playback.read(&mut samples)? {}
        fs::remove_file(&cut.path)?;
        Ok(Pcm { rate: RATE, samples })
    }

    /// Both sides as one, if anything was heard. The tracks are gone then.
    fn end(&mut self) -> Result<Option<FinishedRecording>, RecordingError> {
        for recorder in [self.invitee.take(), self.interviewer.take()].into_iter().flatten() {
            recorder.finish()?;
        }
        let sides = [Role::User, Role::Assistant].map(|side| track(&self.part, side));
        let paths: Vec<PathBuf> =
            sides.iter().map(|name| self.spool.finished(name)).collect::<Result<_, _>>()?;
        let paths: Vec<PathBuf> = paths.into_iter().filter(|path| path.exists()).collect();
        if paths.is_empty() {
            return Ok(None);
        }
        let placed: Vec<PlacedRecording> =
            paths.iter().map(|path| PlacedRecording { path: path.clone(), offset: Duration::ZERO }).collect();
        let joined = self.spool.join(&self.part.name(), &placed)?;
        paths.iter().try_for_each(fs::remove_file)?;
        Ok(Some(joined))
    }
}

fn duration(ms: i64) -> Duration {
    Duration::from_millis(u64::try_from(ms).unwrap_or(0))
}

/// At the recordings' rate.
fn record(recorder: &mut FileRecorder, sound: &Pcm) -> Result<(), RecordingError> {
    let Some(mut resampler) = Resampler::new(sound.rate)? else { return recorder.push(&sound.samples) };
    let mut samples = Vec::new();
    for piece in sound.samples.chunks(PIECE) {
        resampler.push(piece, &mut samples);
        recorder.push(&samples)?;
        samples.clear();
    }
    resampler.finish(&mut samples);
    recorder.push(&samples)
}

impl Door {
    /// Brings a recording to the media store, however often that takes, and takes its file away. If the process ends
    /// before, the next one does it.
    fn hand_on(self: &Arc<Self>, finished: FinishedRecording) {
        let door = self.clone();
        tokio::spawn(async move {
            let mut pause = FIRST_PAUSE;
            while let Err(error) = door.take(&finished).await {
                // Somebody else has brought it there, or a newer one of this name.
                if !finished.path.exists() {
                    break;
                }
                tracing::warn!(name = %finished.name, %error, "a recording waits for the media store");
                sleep(pause).await;
                pause = LONGEST_PAUSE.min(pause * 2);
            }
        });
    }

    async fn take(&self, finished: &FinishedRecording) -> Result<(), NotKept> {
        let _place = self.places.acquire().await;
        if self.media.adopt(&finished.name, &finished.path).await.map_err(not_kept)? {
            return Ok(());
        }
        let path = finished.path.clone();
        let content = blocking(move || Ok(fs::read(path)?)).await?;
        self.media.put(&finished.name, Bytes::from(content)).await.map_err(not_kept)?;
        let path = finished.path.clone();
        blocking(move || Ok(fs::remove_file(path)?)).await
    }
}

fn not_kept(error: MediaError) -> NotKept {
    NotKept(format!("{error}: {}", error.0))
}

#[cfg(test)]
mod tests;
