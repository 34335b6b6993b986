//! The whole interview from its messages' recordings, frame by frame of 20 ms.

use std::collections::VecDeque;
use std::fs::File;
use std::ops::Range;
use std::path::PathBuf;
use std::time::Duration;

use crate::encoder::SpeechEncoder;
use crate::error::RecordingError;
use crate::page_writer::PageWriter;
use crate::playback::SpeechDecoder;
use crate::recorder::FinishedRecording;
use crate::spool::SpoolPath;
use crate::stream::{
    self, FRAME, GRANULES_A_FRAME, GRANULES_A_SAMPLE, PRE_SKIP, StreamExtent, StreamPackets,
};

mod mixer;

use mixer::Mixer;

/// After so many, a decoder has forgotten what was before: so far back a message is decoded when a mix begins, and so
/// long a mix goes on when only one message is left. 80 ms, as RFC 7845 asks for, are not enough for every voice.
const HISTORY_FRAMES: usize = 10;

/// A recording and where it begins on the interview's clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlacedRecording {
    pub path: PathBuf,
    /// Kept to the nearest 20 ms.
    pub offset: Duration,
}

/// A message among the frames of the interview.
#[derive(Debug)]
struct Message {
    path: PathBuf,
    /// With which of its packets it begins, and in which frame. Those before are for the decoder alone.
    packet: u64,
    frame: u64,
    /// The granule positions from which and to which it is heard.
    heard: Range<u64>,
}

impl Message {
    fn of(placed: &PlacedRecording) -> Result<Self, RecordingError> {
        let extent = StreamExtent::of(File::open(&placed.path)?)?;
        let heard = extent.pre_skip..extent.granule().max(extent.pre_skip);
        let (packet, before) = (heard.start / GRANULES_A_FRAME, heard.start % GRANULES_A_FRAME);
        let nearest = stream::granules(placed.offset).saturating_add(PRE_SKIP + GRANULES_A_FRAME / 2);
        let frame = nearest.saturating_sub(before) / GRANULES_A_FRAME;
        Ok(Message { path: placed.path.clone(), packet, frame, heard })
    }

    /// The granule position at which it ends in the interview.
    fn end(&self) -> u64 {
        let own = self.heard.end - self.packet * GRANULES_A_FRAME;
        self.frame.saturating_mul(GRANULES_A_FRAME).saturating_add(own)
    }
}

/// A message that is being played.
#[derive(Debug)]
struct Track {
    packets: StreamPackets,
    history: VecDeque<Vec<u8>>,
    current: Vec<u8>,
    next: Option<Vec<u8>>,
    /// So many packets of silence in a row, the current one with them.
    silent: usize,
    /// Of the current packet.
    number: u64,
    heard: Range<u64>,
    /// While it is mixed; has had everything up to `next`.
    decoder: Option<SpeechDecoder>,
}

impl Track {
    fn open(message: Message, silence: &[u8]) -> Result<Option<Self>, RecordingError> {
        let Message { path, packet, heard, .. } = message;
        let mut packets = StreamPackets::open(&path)?;
        let Some(current) = packets.next()? else { return Ok(None) };
        let next = packets.next()?;
        let history = VecDeque::new();
        let mut track =
            Some(Track { packets, history, current, next, silent: 0, number: 0, heard, decoder: None });
        for _ in 0..packet {
            let Some(earlier) = track else { break };
            track = earlier.advance(silence)?;
        }
        Ok(track)
    }

    /// Whether what comes now was encoded as what follows something that is not heard.
    fn is_torn(&self) -> bool {
        self.decoder.is_none()
            && !self.history.is_empty()
            && self.number * GRANULES_A_FRAME <= self.heard.start
    }

    /// Whether it is as if it were not there: one side's silence is most of the other's answer.
    fn is_silent(&self) -> bool {
        self.silent > HISTORY_FRAMES
    }

    /// Silences what a frame has beyond the span that is heard.
    fn trim(&self, number: u64, frame: &mut [i16; FRAME]) {
        let from = number * GRANULES_A_FRAME;
        for (granule, sample) in (from..).step_by(GRANULES_A_SAMPLE as usize).zip(frame) {
            if !self.heard.contains(&granule) {
                *sample = 0;
            }
        }
    }

    /// Goes on by a frame, unless it was the last.
    fn advance(mut self, silence: &[u8]) -> Result<Option<Self>, RecordingError> {
        let Some(next) = self.next.take() else { return Ok(None) };
        self.history.push_back(std::mem::replace(&mut self.current, next));
        if self.history.len() > HISTORY_FRAMES {
            self.history.pop_front();
        }
        self.next = self.packets.next()?;
        self.silent = if self.current == silence { self.silent + 1 } else { 0 };
        self.number += 1;
        Ok(Some(self))
    }
}

pub(crate) fn join(
    place: SpoolPath,
    messages: &[PlacedRecording],
) -> Result<FinishedRecording, RecordingError> {
    let mut messages = messages.iter().map(Message::of).collect::<Result<Vec<_>, _>>()?;
    messages.sort_by_key(|message| message.frame);
    // A stream has at least the packet in which it ends.
    let granule = messages.iter().map(Message::end).fold(PRE_SKIP, u64::max);

    place.clear()?;
    let mut writer = PageWriter::begin(place.claim()?, place.name.as_str(), PRE_SKIP as u16)?;
    let silence = silence()?;
    let mut messages = messages.into_iter().peekable();
    let mut tracks = Vec::<Track>::new();
    let mut mixer: Option<Mixer> = None;
    for frame in 0..granule.div_ceil(GRANULES_A_FRAME) {
        while let Some(message) = messages.next_if(|message| message.frame == frame) {
            tracks.extend(Track::open(message, &silence)?);
        }
        let heard = tracks.iter().filter(|track| !track.is_silent()).count();
        if heard < 2 && mixer.as_ref().is_some_and(|mixer| heard == 0 || mixer.is_settled()) {
            mixer = None;
            tracks.iter_mut().for_each(|track| track.decoder = None);
        }
        if mixer.is_none() && (heard > 1 || tracks.iter().any(Track::is_torn)) {
            mixer = Some(Mixer::before(&mut tracks)?);
        }
        match (&mut mixer, tracks.iter().find(|track| !track.is_silent())) {
            (Some(mixer), _) => writer.add(mixer.mix(&mut tracks, heard)?)?,
            (None, Some(track)) => writer.add(&track.current)?,
            (None, None) => writer.add(&silence)?,
        }
        tracks = advanced(tracks, &silence)?;
    }
    FinishedRecording::reveal(place, writer, PRE_SKIP, granule - PRE_SKIP)
}

fn advanced(tracks: Vec<Track>, silence: &[u8]) -> Result<Vec<Track>, RecordingError> {
    let mut left = Vec::with_capacity(tracks.len());
    for track in tracks {
        left.extend(track.advance(silence)?);
    }
    Ok(left)
}

/// What the codec makes of silence that lasts.
pub(crate) fn silence() -> Result<Vec<u8>, RecordingError> {
    let mut encoder = SpeechEncoder::silent()?;
    Ok(encoder.encode(&[0; FRAME])?.to_vec())
}
