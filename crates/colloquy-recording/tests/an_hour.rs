//! Checks that hours of sound take no more memory than seconds. The test has a program of its own, because it measures
//! the memory of the process.

use std::fs;
use std::path::Path;
use std::time::Duration;

use colloquy_domain::media::MediaName;
use colloquy_recording::{PlacedRecording, RATE, RecordingReader, Spool};

const MINUTES: u64 = 60;
/// Enough for the codec's state, a page and the files' buffers.
const MOST_KILOBYTES: u64 = 3_000;

/// Returns the peak memory of this process, in kilobytes.
fn peak() -> u64 {
    let status = fs::read_to_string("/proc/self/status").expect("the status that Linux shows");
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("a peak");
    line.trim().trim_end_matches(" kB").parse().expect("a number")
}

/// Returns a sample of a buzz that swells and fades in the first ten seconds of each minute.
fn sample(at: u64) -> i16 {
    let rate = u64::from(RATE);
    let is_said = at % (60 * rate) < 10 * rate && !(at / (rate / 4)).is_multiple_of(3);
    if is_said { (at % rate * (at % rate) / 997 % 113) as i16 * 60 - 3390 } else { 0 }
}

fn write_wav(path: &Path) {
    let spec = hound::WavSpec {
        channels: 1,
        sample_rate: RATE,
        bits_per_sample: 16,
        sample_format: hound::SampleFormat::Int,
    };
    let mut writer = hound::WavWriter::create(path, spec).expect("a file");
    for at in 0..MINUTES * 60 * u64::from(RATE) {
        writer.write_sample(sample(at)).expect("it is written");
    }
    writer.finalize().expect("it is written");
}

fn record(spool: &Spool, wav: &Path, name: &MediaName) -> PlacedRecording {
    let mut recorder = spool.record(name, RATE).expect("a recorder");
    let mut reader = hound::WavReader::open(wav).expect("a file");
    let mut samples = reader.samples::<i16>().map(|sample| sample.expect("a sample"));
    loop {
        let frame: Vec<i16> = samples.by_ref().take(320).collect();
        if frame.is_empty() {
            break;
        }
        recorder.push(&frame).expect("it is recorded");
    }
    let finished = recorder.finish().expect("it is finished");
    assert_eq!(finished.duration, Duration::from_secs(60 * MINUTES));
    PlacedRecording { path: finished.path, offset: Duration::ZERO }
}

#[test]
fn recording_cutting_joining_and_playing_an_hour_takes_little_memory() {
    let name = |text: &str| MediaName::parse(text).expect("a name");
    let outer = tempfile::tempdir().expect("a folder");
    let spool = Spool::open(&outer.path().join("spool")).expect("a spool");
    let wav = outer.path().join("hour.wav");
    write_wav(&wav);
    let before = peak();
    let hour = record(&spool, &wav, &name("s/1.ogg"));
    let last = Duration::from_secs(60 * (MINUTES - 1))..Duration::from_secs(60 * MINUTES);
    let cut = spool.cut(&name("s/2.ogg"), &name("s/1.ogg"), last).expect("it is cut");
    assert_eq!(cut.duration, Duration::from_secs(60));
    // The second begins in the last minute of the first, so that they are mixed for a while.
    let again = PlacedRecording { path: hour.path.clone(), offset: Duration::from_secs(60 * MINUTES - 20) };
    let joined = spool.join(&name("s.ogg"), &[hour, again]).expect("they are joined");
    assert_eq!(joined.duration, Duration::from_secs(2 * 60 * MINUTES - 20));
    let mut playback = RecordingReader::open(&joined.path).expect("a recording");
    let (mut pcm, mut samples) = (Vec::new(), 0);
    while samples < 600 * RATE as usize && playback.read(&mut pcm).expect("it can be read") {
        samples += pcm.len();
        pcm.clear();
    }
    let grown = peak() - before;
    println!("{grown} kB more for {samples} samples played and {} bytes joined", joined.length);
    assert!(grown < MOST_KILOBYTES, "{grown} kB more than before");
}
