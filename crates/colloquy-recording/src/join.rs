//! Joins recordings into that of the whole interview, in frames of 20 ms.

use std::collections::VecDeque;
use std::fs::File;
use std::ops::Range;
use std::path::PathBuf;
use std::time::Duration;

use crate::encoder::SpeechEncoder;
use crate::error::RecordingFileError;
use crate::page_writer::PageWriter;
use crate::playback::SpeechDecoder;
use crate::recorder::FinishedRecording;
use crate::spool::SpoolPath;
use crate::stream::{
    self, FRAME, GRANULES_A_FRAME, GRANULES_A_SAMPLE, PRE_SKIP, StreamExtent, StreamPackets,
};

mod mixer;

use mixer::Mixer;

/// After how many frames a decoder's output no longer depends on what it decoded before. When a mix begins, this many
/// earlier frames of a message are decoded; when only one message is left, the mix continues for this many. The 80 ms
/// that RFC 7845 recommends are not enough for every voice.
const HISTORY_FRAMES: usize = 10;

/// A recording and where it begins on the interview's clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlacedRecording {
    pub path: PathBuf,
    /// Rounded to the nearest 20 ms.
    pub offset: Duration,
}

/// A message among the frames of the interview.
#[derive(Debug)]
struct Message {
    path: PathBuf,
    /// The first packet that is heard, and the frame in which it is played. Earlier packets are for the decoder only.
    packet: u64,
    frame: u64,
    /// The granule positions from which and to which it is heard.
    heard: Range<u64>,
}

impl Message {
    fn of(placed: &PlacedRecording) -> Result<Self, RecordingFileError> {
        let extent = StreamExtent::of(File::open(&placed.path)?)?;
        let heard = extent.pre_skip..extent.granule().max(extent.pre_skip);
        let (packet, before) = (heard.start / GRANULES_A_FRAME, heard.start % GRANULES_A_FRAME);
        let nearest = stream::granules(placed.offset).saturating_add(PRE_SKIP + GRANULES_A_FRAME / 2);
        let frame = nearest.saturating_sub(before) / GRANULES_A_FRAME;
        Ok(Message { path: placed.path.clone(), packet, frame, heard })
    }

    /// Returns the granule position at which the message ends in the interview.
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
    /// How many packets of silence there were in a row, including the current one.
    silent: usize,
    /// The number of the current packet.
    number: u64,
    heard: Range<u64>,
    /// Present while the track is mixed. It has decoded everything before `next`.
    decoder: Option<SpeechDecoder>,
}

impl Track {
    fn open(message: Message, silence: &[u8]) -> Result<Option<Self>, RecordingFileError> {
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

    /// Returns whether the current packet was encoded as the continuation of packets that are not heard.
    fn is_torn(&self) -> bool {
        self.decoder.is_none()
            && !self.history.is_empty()
            && self.number * GRANULES_A_FRAME <= self.heard.start
    }

    /// Returns whether the track has been silent long enough to be ignored. Most of the time, only one side speaks.
    fn is_silent(&self) -> bool {
        self.silent > HISTORY_FRAMES
    }

    /// Silences the part of a frame that is outside the span to be heard.
    fn trim(&self, number: u64, frame: &mut [i16; FRAME]) {
        let from = number * GRANULES_A_FRAME;
        for (granule, sample) in (from..).step_by(GRANULES_A_SAMPLE as usize).zip(frame) {
            if !self.heard.contains(&granule) {
                *sample = 0;
            }
        }
    }

    /// Advances by a frame. Returns `None` after the last one.
    fn advance(mut self, silence: &[u8]) -> Result<Option<Self>, RecordingFileError> {
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
) -> Result<FinishedRecording, RecordingFileError> {
    let mut messages = messages.iter().map(Message::of).collect::<Result<Vec<_>, _>>()?;
    messages.sort_by_key(|message| message.frame);
    // A stream must have at least the packet in which it ends.
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
    FinishedRecording::finish_durably(place, writer, granule - PRE_SKIP)
}

fn advanced(tracks: Vec<Track>, silence: &[u8]) -> Result<Vec<Track>, RecordingFileError> {
    let mut left = Vec::with_capacity(tracks.len());
    for track in tracks {
        left.extend(track.advance(silence)?);
    }
    Ok(left)
}

/// Returns the packet to which the codec encodes continued silence.
pub(crate) fn silence() -> Result<Vec<u8>, RecordingFileError> {
    let mut encoder = SpeechEncoder::silent()?;
    Ok(encoder.encode(&[0; FRAME])?.to_vec())
}
