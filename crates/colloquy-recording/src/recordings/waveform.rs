//! Waveforms of recordings, computed from their sound.

use std::collections::VecDeque;
use std::fs;
use std::path::Path;
use std::sync::{MutexGuard, PoisonError};
use std::time::Duration;

use colloquy_domain::media::MediaName;
use colloquy_domain::ports::RecordingError;
use colloquy_domain::recording::{RecordingPart, SessionOffset, Waveform};

use tokio::time::timeout;

use super::{SpooledRecordings, done, port_error};
use crate::error::RecordingFileError;
use crate::playback::RecordingReader;
use crate::stream::RATE;

/// Ends the names of copies.
pub(super) const COPY_SUFFIX: &str = "-drawn.ogg";

/// The span of one peak while a recording is read. An hour has 36,000 of them.
const SPAN_MS: usize = 100;
const SPAN: usize = RATE as usize / 1_000 * SPAN_MS;

/// How long a request waits while others are computed.
const LONGEST_WAIT: Duration = Duration::from_secs(20);

/// How many waveforms stay in memory, of 1 kB each. To compute one, its whole recording is decoded.
const MAX_RECENT: usize = 256;

/// The waveforms that were requested last. The recording of a part never changes.
#[derive(Default)]
pub struct RecentWaveforms(VecDeque<(Vec<RecordingPart>, Waveform)>);

impl RecentWaveforms {
    pub fn find(&self, parts: &[RecordingPart]) -> Option<Waveform> {
        self.0.iter().find(|(known, _)| known == parts).map(|(_, waveform)| waveform.clone())
    }

    pub fn add(&mut self, parts: &[RecordingPart], waveform: Waveform) {
        self.0.truncate(MAX_RECENT - 1);
        self.0.push_front((parts.to_vec(), waveform));
    }
}

impl SpooledRecordings {
    pub(super) async fn recent_or_new_waveform(
        &self,
        parts: &[RecordingPart],
    ) -> Result<Waveform, RecordingError> {
        if let Some(found) = self.recent_waveforms().find(parts) {
            return Ok(found);
        }
        let drawing = timeout(LONGEST_WAIT, self.workers.drawing.lock()).await;
        let _guard =
            drawing.map_err(|_| RecordingError("too many waveforms are being computed".to_owned()))?;
        // It may have been computed during the wait.
        if let Some(found) = self.recent_waveforms().find(parts) {
            return Ok(found);
        }
        let waveform = self.draw(parts).await?;
        self.recent_waveforms().add(parts, waveform.clone());
        Ok(waveform)
    }

    fn recent_waveforms(&self) -> MutexGuard<'_, RecentWaveforms> {
        self.workers.waveforms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reads one part after the other.
    async fn draw(&self, parts: &[RecordingPart]) -> Result<Waveform, RecordingError> {
        let mut drawing = Drawing::default();
        for part in parts {
            let copy = copy_name(&part.name());
            let path = self.spool.finished(&copy).map_err(|error| RecordingError(error.to_string()))?;
            let exists = self.uploader.media.fetch(&part.name(), &path).await.map_err(port_error);
            let read = match exists {
                Ok(true) => {
                    let path = path.clone();
                    done(self.workers.threads.run(move || PartPeaks::read(&path))).await
                }
                Ok(false) => Err(RecordingError(format!("{} is not in the media store", part.name()))),
                Err(error) => Err(error),
            };
            // A failed fetch may also have created the file.
            let _ = fs::remove_file(&path);
            drawing.add(part, &read?, parts.len() == 1);
        }
        Ok(drawing.finish())
    }
}

/// Returns the name of a copy from which a waveform is computed. A join of the same part has a copy of its own.
fn copy_name(name: &MediaName) -> MediaName {
    MediaName::parse(&name.as_str().replace(".ogg", COPY_SUFFIX)).unwrap_or_else(|| name.clone())
}

/// How loud a part is in each span of it.
pub(super) struct PartPeaks {
    pub duration_ms: i64,
    pub peaks: Vec<u16>,
}

impl PartPeaks {
    fn read(path: &Path) -> Result<Self, RecordingFileError> {
        let mut reader = RecordingReader::open(path)?;
        let duration_ms = i64::try_from(reader.duration().as_millis()).unwrap_or(i64::MAX);
        let (mut peaks, mut samples, mut at) = (Vec::<u16>::new(), Vec::new(), 0);
        while reader.read(&mut samples)? {
            for sample in samples.drain(..) {
                if at % SPAN == 0 {
                    peaks.push(0);
                }
                at += 1;
                if let Some(peak) = peaks.last_mut() {
                    *peak = (*peak).max(sample.unsigned_abs());
                }
            }
        }
        Ok(PartPeaks { duration_ms, peaks })
    }
}

/// A waveform to which parts are added in order, placed as in the joined recording.
#[derive(Default)]
pub(super) struct Drawing {
    sessions: Vec<SessionOffset>,
    end_ms: i64,
    peaks: Vec<u16>,
}

impl Drawing {
    pub fn add(&mut self, part: &RecordingPart, read: &PartPeaks, is_only: bool) {
        let start_ms = match self.sessions.last() {
            Some(last) if last.session == part.session => last.at_ms,
            _ => {
                let at_ms = if is_only { -part.from_ms } else { self.end_ms };
                self.sessions.push(SessionOffset { session: part.session, at_ms });
                at_ms
            }
        };
        let from_ms = start_ms + part.from_ms;
        self.end_ms = self.end_ms.max(from_ms + read.duration_ms);
        let from = usize::try_from(from_ms).unwrap_or(0) / SPAN_MS;
        self.peaks.resize(self.peaks.len().max(from + read.peaks.len()), 0);
        for (peak, added) in self.peaks[from..].iter_mut().zip(&read.peaks) {
            *peak = (*peak).max(*added);
        }
    }

    pub fn finish(self) -> Waveform {
        let Drawing { sessions, end_ms, peaks } = self;
        let loudest = u32::from(peaks.iter().copied().max().unwrap_or(0).max(1));
        let shown = peaks.len().min(Waveform::PEAKS);
        let percent = |at: usize| {
            let span = &peaks[at * peaks.len() / shown..(at + 1) * peaks.len() / shown];
            let peak = u32::from(span.iter().copied().max().unwrap_or(0));
            u8::try_from(peak * 100 / loudest).unwrap_or(100)
        };
        Waveform { duration_ms: end_ms, sessions, peaks: (0..shown).map(percent).collect() }
    }
}
