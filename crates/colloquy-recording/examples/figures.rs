//! Measures the cost of recording and joining: `cargo run --release -p colloquy-recording --example figures FILE.wav`.

use std::error::Error;
use std::path::Path;
use std::time::{Duration, Instant};

use colloquy_domain::media::MediaName;
use colloquy_recording::{PlacedRecording, RecordingReader, Spool};

const TIMES: u64 = 10;

fn main() -> Result<(), Box<dyn Error>> {
    let wav = std::env::args().nth(1).ok_or("name a WAV file with speech: one channel, 16 bits")?;
    let mut reader = hound::WavReader::open(wav)?;
    let rate = reader.spec().sample_rate;
    let pcm = reader.samples::<i16>().collect::<Result<Vec<_>, _>>()?;
    let outer = tempfile::tempdir()?;
    let spool = Spool::open(outer.path())?;
    let name = |text: String| MediaName::parse(&text).ok_or(text);

    let began = Instant::now();
    let mut messages = Vec::new();
    let (mut offset, mut said, mut bytes) = (Duration::ZERO, Duration::ZERO, 0);
    for number in 0..TIMES {
        let mut recorder = spool.record(&name(format!("figures/{number}.ogg"))?, rate)?;
        for frame in pcm.chunks(rate as usize / 50) {
            recorder.push(frame)?;
        }
        let finished = recorder.finish()?;
        messages.push(PlacedRecording { path: finished.path, offset });
        offset += finished.duration + Duration::from_secs(1);
        said += finished.duration;
        bytes += finished.length;
    }
    let share = |took: Duration, of: Duration| 1000.0 * took.as_secs_f64() / of.as_secs_f64();
    println!("recording: {:.2} ms per second of speech", share(began.elapsed(), said));
    println!("size: {:.0} bytes per minute", bytes as f64 * 60.0 / said.as_secs_f64());

    let joining = |suffix: &str, messages: &[PlacedRecording]| -> Result<_, Box<dyn Error>> {
        let began = Instant::now();
        let joined = spool.join(&name(format!("figures-{suffix}.ogg"))?, messages)?;
        println!("{suffix}: {:.2} ms per second of the interview", share(began.elapsed(), joined.duration));
        Ok(joined)
    };
    let joined = joining("joining", &messages)?;
    messages.iter_mut().for_each(|message| message.offset /= 2);
    joining("mixing", &messages)?;
    cut(&spool, &name("figures-joining.ogg".to_owned())?)?;
    played(&joined.path)
}

fn cut(spool: &Spool, track: &MediaName) -> Result<(), Box<dyn Error>> {
    let name = MediaName::parse("figures-cut.ogg").ok_or("a name")?;
    for (from, to) in [(0, 0), (20, 21), (20, 50)] {
        let began = Instant::now();
        for _ in 0..TIMES {
            spool.cut(&name, track, Duration::from_secs(from)..Duration::from_secs(to))?;
        }
        let took = 1000.0 * began.elapsed().as_secs_f64() / TIMES as f64;
        println!("cutting {} s: {took:.2} ms", to - from);
    }
    Ok(())
}

fn played(path: &Path) -> Result<(), Box<dyn Error>> {
    let began = Instant::now();
    let mut playback = RecordingReader::open(path)?;
    let mut pcm = Vec::new();
    while playback.read(&mut pcm)? {
        pcm.clear();
    }
    let share = 1000.0 * began.elapsed().as_secs_f64() / playback.duration().as_secs_f64();
    println!("playing: {share:.2} ms per second of sound");
    Ok(())
}
