//! The recordings of interviews: they grow in the spool, and are uploaded to the media store when they are complete.

mod cutting;
pub(crate) mod names;
mod threads;
mod uploader;
mod waveform;

use std::collections::HashMap;
use std::fs::{self, File};
use std::io;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::available_parallelism;
use std::time::Duration;

use async_trait::async_trait;
use colloquy_domain::InvitationId;
use colloquy_domain::media::MediaName;
use colloquy_domain::message::Role;
use colloquy_domain::ports::{Media, MediaError, OpenRecording, Pcm, RecordingError, Recordings};
use colloquy_domain::recording::{RecordingPart, Waveform};
use colloquy_domain::session::TimeSpan;
use tokio::sync::{Mutex as AsyncMutex, Semaphore};
use tokio::task::{JoinHandle, spawn_blocking};

use crate::error::RecordingFileError;
use crate::join::PlacedRecording;
use crate::playback::RecordingReader;
use crate::recorder::{FinishedRecording, TrackRecorder};
use crate::resampler::Resampler;
use crate::spool::Spool;
use crate::stream::{self, RATE, StreamExtent};
use names::{copy_name, is_copy, side_of, track};
use threads::RecordingThreads;
use uploader::Uploader;
use waveform::RecentWaveforms;

/// The most silence that is filled in. A larger gap means that the clock was set wrong.
const MAX_SILENCE: Duration = Duration::from_secs(600);

/// How many samples are resampled at once.
const PIECE_SAMPLES: usize = 4_096;

/// Recordings in a folder of this process, and later in the media store.
#[derive(Clone)]
pub struct SpooledRecordings {
    spool: Spool,
    workers: Arc<Workers>,
    uploader: Arc<Uploader>,
}

/// The threads that work on recordings, and the permits to use them.
struct Workers {
    threads: RecordingThreads,
    recording: Semaphore,
    joining: Semaphore,
    cutting: AsyncMutex<()>,
    /// Held while the parts of an interview are joined, so that requests for the same one do not use the same files.
    whole: AsyncMutex<()>,
    /// Held while a waveform is computed, one at a time: it must not take the threads of interviews that are recorded.
    drawing: AsyncMutex<()>,
    waveforms: Mutex<RecentWaveforms>,
}

impl SpooledRecordings {
    pub fn new(spool: Spool, media: Arc<dyn Media>) -> io::Result<Self> {
        let in_progress = max_in_progress();
        let (recording, joining) = (Semaphore::new(in_progress), Semaphore::new(in_progress));
        let (cutting, whole, drawing) = Default::default();
        let threads = RecordingThreads::new(2 * in_progress)?;
        let workers =
            Workers { threads, recording, joining, cutting, whole, drawing, waveforms: Mutex::default() };
        Ok(SpooledRecordings { spool, workers: Arc::new(workers), uploader: Arc::new(Uploader::new(media)) })
    }

    fn recording(&self, part: RecordingPart) -> SpooledRecording {
        let tracks = Tracks { spool: self.spool.clone(), part, invitee: None, interviewer: None };
        let (workers, uploader) = (self.workers.clone(), self.uploader.clone());
        SpooledRecording { part, tracks: Arc::new(Mutex::new(tracks)), workers, uploader }
    }
}

#[async_trait]
impl Recordings for SpooledRecordings {
    fn begin(&self, part: RecordingPart) -> Box<dyn OpenRecording> {
        Box::new(self.recording(part))
    }

    async fn interrupted(&self) -> Result<Vec<Box<dyn OpenRecording>>, RecordingError> {
        let spool = self.spool.clone();
        let recovery = blocking(move || spool.recover()).await?;
        for (path, error) in recovery.unreadable {
            tracing::warn!(path = %path.display(), %error, "ignores a file in the spool that is not a recording");
        }
        let (copies, found): (Vec<_>, Vec<_>) = recovery
            .repaired
            .into_iter()
            .chain(recovery.waiting)
            .partition(|finished| is_copy(&finished.name));
        copies.iter().for_each(|finished| _ = fs::remove_file(&finished.path));
        let mut parts = HashMap::<RecordingPart, Box<dyn OpenRecording>>::new();
        for finished in found {
            match side_of(&finished.name) {
                Some((part, _)) => {
                    parts.entry(part).or_insert_with(|| Box::new(self.recording(part)));
                }
                None => self.uploader.upload_in_background(finished),
            }
        }
        Ok(parts.into_values().collect())
    }

    async fn join(&self, parts: &[RecordingPart], whole: &MediaName) -> Result<(), RecordingError> {
        let _guard = self.workers.whole.lock().await;
        // An earlier call may have joined the same parts.
        if self.uploader.media.has(whole).await.map_err(port_error)? {
            return Ok(());
        }
        let mut fetched = Vec::with_capacity(parts.len());
        for part in parts {
            let path = self
                .spool
                .finished(&copy_name(&part.name()))
                .map_err(|error| RecordingError(error.to_string()))?;
            let found = self.uploader.media.fetch(&part.name(), &path).await.map_err(port_error)?;
            fetched.push((*part, path));
            if !found {
                return Err(RecordingError(format!("{} is not in the media store", part.name())));
            }
        }
        let (spool, whole) = (self.spool.clone(), whole.clone());
        let _permit = self.workers.joining.acquire().await;
        let joined = done(self.workers.threads.run(move || {
            let joined = spool.join(&whole, &place_parts(&fetched)?)?;
            fetched.iter().try_for_each(|(_, path)| fs::remove_file(path))?;
            Ok(joined)
        }));
        self.uploader.upload(&joined.await?).await
    }

    async fn waveform(&self, parts: &[RecordingPart]) -> Result<Waveform, RecordingError> {
        self.recent_or_new_waveform(parts).await
    }

    async fn cut(
        &self,
        part: &RecordingPart,
        side: Role,
        span: TimeSpan,
        name: &MediaName,
    ) -> Result<bool, RecordingError> {
        let _guard = self.workers.cutting.lock().await;
        // An earlier call may have cut the same message.
        if self.uploader.media.has(name).await.map_err(port_error)? {
            return Ok(true);
        }
        // Checks the places in the order in which a recording moves through them, so that it is not missed in between.
        let cut = match self.cut_here(part, side, span, name).await? {
            Some(cut) => Some(cut),
            None => self.cut_fetched(part, span, name).await?,
        };
        match cut {
            Some(cut) => self.uploader.upload(&cut).await.map(|()| true),
            None => Ok(false),
        }
    }

    async fn held(&self) -> Result<Vec<InvitationId>, RecordingError> {
        let spool = self.spool.clone();
        let mut held = blocking(move || spool.invitations()).await?;
        // After the files, because an upload begins with a file and may outlive it.
        held.extend(self.uploader.invitations());
        held.sort_unstable();
        held.dedup();
        Ok(held)
    }

    async fn forget(&self, invitation: InvitationId) -> Result<(), RecordingError> {
        let spool = self.spool.clone();
        blocking(move || spool.forget(invitation)).await?;
        self.uploader.until_uploaded(invitation).await
    }
}

/// Returns how many recordings are encoded at the same time, and also how many are joined, which takes longer. It is
/// half the number of processors, because two of them usually share a core, where two encoders each take half as long
/// again.
fn max_in_progress() -> usize {
    available_parallelism().map_or(1, |processors| (processors.get() / 2).max(1))
}

/// Places the parts in a recording of the whole interview, in which one session follows the other.
fn place_parts(parts: &[(RecordingPart, PathBuf)]) -> Result<Vec<PlacedRecording>, RecordingFileError> {
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

/// Runs the work on a thread that may block.
async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, RecordingFileError> + Send + 'static,
) -> Result<T, RecordingError> {
    done(spawn_blocking(work)).await
}

async fn done<T>(work: JoinHandle<Result<T, RecordingFileError>>) -> Result<T, RecordingError> {
    work.await
        .map_err(|error| RecordingError(error.to_string()))?
        .map_err(|error| RecordingError(error.to_string()))
}

struct SpooledRecording {
    part: RecordingPart,
    tracks: Arc<Mutex<Tracks>>,
    workers: Arc<Workers>,
    uploader: Arc<Uploader>,
}

impl SpooledRecording {
    async fn with<T: Send + 'static>(
        &self,
        permits: &Semaphore,
        work: impl FnOnce(&mut Tracks) -> Result<T, RecordingFileError> + Send + 'static,
    ) -> Result<T, RecordingError> {
        let _permit = permits.acquire().await;
        let tracks = self.tracks.clone();
        done(
            self.workers
                .threads
                .run(move || work(&mut tracks.lock().unwrap_or_else(PoisonError::into_inner))),
        )
        .await
    }
}

#[async_trait]
impl OpenRecording for SpooledRecording {
    fn part(&self) -> RecordingPart {
        self.part
    }

    async fn write(&mut self, side: Role, at_ms: i64, sound: Pcm) -> Result<(), RecordingError> {
        self.with(&self.workers.recording, move |tracks| tracks.write(side, at_ms, &sound)).await
    }

    async fn read(&mut self, side: Role, span: TimeSpan) -> Result<Pcm, RecordingError> {
        self.with(&self.workers.recording, move |tracks| tracks.read(side, span)).await
    }

    async fn end(self: Box<Self>) -> Result<(), RecordingError> {
        let joined = self.with(&self.workers.joining, Tracks::end).await?;
        joined.into_iter().for_each(|finished| self.uploader.upload_in_background(finished));
        Ok(())
    }
}

struct Tracks {
    spool: Spool,
    part: RecordingPart,
    invitee: Option<TrackRecorder>,
    interviewer: Option<TrackRecorder>,
}

impl Tracks {
    fn write(&mut self, side: Role, at_ms: i64, sound: &Pcm) -> Result<(), RecordingFileError> {
        let Tracks { spool, part, invitee, interviewer } = self;
        let present = match side {
            Role::User => invitee,
            Role::Assistant => &mut *interviewer,
        };
        let recorder = match present {
            Some(recorder) => recorder,
            None => present.insert(spool.record(&track(part, side), RATE)?),
        };
        let missing = duration(at_ms).saturating_sub(recorder.duration()).min(MAX_SILENCE);
        recorder.pause((missing.as_nanos() * u128::from(RATE) / 1_000_000_000) as usize)?;
        record(recorder, sound)?;
        recorder.flush()?;
        // The interviewer is silent while the invitee speaks, since its sentences were recorded before that.
        if side == Role::User {
            interviewer.iter_mut().for_each(TrackRecorder::release_encoder);
        }
        Ok(())
    }

    fn read(&mut self, side: Role, span: TimeSpan) -> Result<Pcm, RecordingFileError> {
        let name = track(&self.part, side);
        let cut = self.spool.cut(&copy_name(&name), &name, duration(span.start_ms)..duration(span.end_ms))?;
        let mut playback = RecordingReader::open(&cut.path)?;
        let mut samples = Vec::new();
        while playback.read(&mut samples)? {}
        fs::remove_file(&cut.path)?;
        Ok(Pcm { rate: RATE, samples })
    }

    /// Joins both sides into one recording, if anything was recorded, and removes the tracks.
    fn end(&mut self) -> Result<Option<FinishedRecording>, RecordingFileError> {
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

/// Resamples the sound and records it.
fn record(recorder: &mut TrackRecorder, sound: &Pcm) -> Result<(), RecordingFileError> {
    let Some(mut resampler) = Resampler::new(sound.rate)? else { return recorder.push(&sound.samples) };
    let mut samples = Vec::new();
    for piece in sound.samples.chunks(PIECE_SAMPLES) {
        resampler.push(piece, &mut samples);
        recorder.push(&samples)?;
        samples.clear();
    }
    resampler.finish(&mut samples);
    recorder.push(&samples)
}

fn port_error(error: MediaError) -> RecordingError {
    RecordingError(format!("{error}: {}", error.0))
}

#[cfg(test)]
mod tests;
