//! The whole interview from its messages' recordings, frame by frame of 20 ms.

use std::collections::VecDeque;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::encoder::Encoder;
use crate::error::RecordingError;
use crate::page_writer::PageWriter;
use crate::playback::Decoder;
use crate::recorder::Finished;
use crate::spool::Place;
use crate::stream::{self, Extent, FRAME, GRANULES_A_FRAME, PRE_SKIP, Packets};

mod mixer;

use mixer::Mixer;

/// How long a mix goes on when only one message is left: by then the decoder has forgotten the other.
const SETTLING_FRAMES: usize = 5;
/// How far back a message is decoded when a mix begins. A decoder needs 80 ms to find into a stream (RFC 7845), and
/// what it then gives is for the mix's encoder to find in.
const HISTORY_FRAMES: usize = 10;

/// A recording and where it begins on the interview's clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    pub path: PathBuf,
    /// Kept to the nearest 20 ms.
    pub offset: Duration,
}

impl Placed {
    fn first_frame(&self) -> u64 {
        let nanos = self.offset.as_nanos() + 10_000_000;
        u64::try_from(nanos / 20_000_000).unwrap_or(u64::MAX)
    }
}

/// A message that is being played.
#[derive(Debug)]
struct Track {
    packets: Packets,
    history: VecDeque<Vec<u8>>,
    current: Vec<u8>,
    next: Option<Vec<u8>>,
    /// While it is mixed; has had everything up to `next`.
    decoder: Option<Decoder>,
}

impl Track {
    fn open(path: &Path) -> Result<Option<Self>, RecordingError> {
        let mut packets = Packets::open(path)?;
        let Some(current) = packets.next()? else { return Ok(None) };
        let next = packets.next()?;
        Ok(Some(Track { packets, history: VecDeque::new(), current, next, decoder: None }))
    }

    /// Goes on by a frame, unless it was the last.
    fn advance(mut self) -> Result<Option<Self>, RecordingError> {
        let Some(next) = self.next.take() else { return Ok(None) };
        self.history.push_back(std::mem::replace(&mut self.current, next));
        if self.history.len() > HISTORY_FRAMES {
            self.history.pop_front();
        }
        self.next = self.packets.next()?;
        Ok(Some(self))
    }
}

pub(crate) fn join(place: Place, messages: &[Placed]) -> Result<Finished, RecordingError> {
    let mut messages: Vec<_> = messages.iter().map(|message| (message.first_frame(), message)).collect();
    messages.sort_by_key(|(first_frame, _)| *first_frame);
    let granule = end(&messages)?;

    place.clear()?;
    let mut writer = PageWriter::begin(place.claim()?, place.name.as_str())?;
    let silence = silence()?;
    let mut messages = messages.into_iter().peekable();
    let mut tracks = Vec::new();
    let mut mixer: Option<Mixer> = None;
    for frame in 0..granule.div_ceil(GRANULES_A_FRAME) {
        while let Some((_, message)) = messages.next_if(|(first_frame, _)| *first_frame == frame) {
            tracks.extend(Track::open(&message.path)?);
        }
        if tracks.len() < 2 && mixer.as_ref().is_some_and(|mixer| tracks.is_empty() || mixer.is_settled()) {
            mixer = None;
            tracks.iter_mut().for_each(|track| track.decoder = None);
        }
        if tracks.len() > 1 && mixer.is_none() {
            mixer = Some(Mixer::before(&mut tracks)?);
        }
        match (&mut mixer, tracks.first()) {
            (Some(mixer), _) => writer.add(mixer.mix(&mut tracks)?)?,
            (None, Some(track)) => writer.add(&track.current)?,
            (None, None) => writer.add(&silence)?,
        }
        tracks = advanced(tracks)?;
    }
    let (file, length) = writer.finish(granule)?;
    place.reveal()?;
    drop(file);
    let Place { name, finished: path, .. } = place;
    Ok(Finished { name, path, duration: stream::duration(granule), length })
}

fn advanced(tracks: Vec<Track>) -> Result<Vec<Track>, RecordingError> {
    let mut left = Vec::with_capacity(tracks.len());
    for track in tracks {
        left.extend(track.advance()?);
    }
    Ok(left)
}

/// The granule position at which the last message ends.
fn end(messages: &[(u64, &Placed)]) -> Result<u64, RecordingError> {
    // A stream has at least the packet in which it ends.
    let mut end = PRE_SKIP;
    for (first_frame, message) in messages {
        let own = Extent::of(File::open(&message.path)?)?.granule();
        end = end.max(first_frame.saturating_mul(GRANULES_A_FRAME).saturating_add(own));
    }
    Ok(end)
}

/// What the codec makes of silence that lasts.
fn silence() -> Result<Vec<u8>, RecordingError> {
    let mut encoder = Encoder::new()?;
    for _ in 0..SETTLING_FRAMES {
        encoder.encode(&[0; FRAME])?;
    }
    Ok(encoder.encode(&[0; FRAME])?.to_vec())
}
