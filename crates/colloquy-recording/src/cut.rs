//! Cuts a recording out of a span of another one.

use std::fs::File;
use std::ops::Range;
use std::time::Duration;

use crate::error::RecordingFileError;
use crate::join;
use crate::page_writer::PageWriter;
use crate::recorder::FinishedRecording;
use crate::spool::SpoolPath;
use crate::stream::{self, GRANULES_A_FRAME, PRE_SKIP, StreamPackets};

/// How many packets before the span are included, so that the decoder has converged when the span begins. After the 80
/// ms that RFC 7845 recommends, a frame of speech can still be wrong by more than its loudness. After these 200 ms it
/// is wrong by a fiftieth, no more than later. Some players, such as `ffprobe`, count the skipped packets as duration.
const PRE_ROLL: u64 = 10;

pub(crate) fn cut(
    place: SpoolPath,
    track: File,
    span: Range<Duration>,
) -> Result<FinishedRecording, RecordingFileError> {
    let mut packets = StreamPackets::of(track)?;
    let pre_skip = packets.pre_skip();
    let [begin, end] = [span.start, span.end].map(|time| pre_skip.saturating_add(stream::granules(time)));
    let first_heard = begin / GRANULES_A_FRAME;
    let first = first_heard.saturating_sub(PRE_ROLL);
    packets.seek(first)?;
    let mut lead = Vec::new();
    while lead.len() as u64 <= first_heard - first {
        let Some(packet) = packets.next()? else { break };
        lead.push(packet);
    }

    place.clear()?;
    let file = place.claim()?;
    if begin >= end || packets.position() <= begin {
        let mut writer = PageWriter::begin(file, place.name.as_str(), PRE_SKIP as u16)?;
        // A stream must have at least one packet.
        writer.add(&join::silence()?)?;
        return FinishedRecording::finish(place, writer, PRE_SKIP, 0);
    }
    let pre_skip = begin - first * GRANULES_A_FRAME;
    let mut writer = PageWriter::begin(file, place.name.as_str(), pre_skip as u16)?;
    for packet in lead {
        writer.add(&packet)?;
    }
    while packets.position() < end {
        let Some(packet) = packets.next()? else { break };
        writer.add(&packet)?;
    }
    FinishedRecording::finish(place, writer, pre_skip, end.min(packets.position()) - begin)
}
