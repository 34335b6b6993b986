//! Tests how other programs read the files, with the commands of the Debian package `ffmpeg`.

use std::process::Command;

use super::*;

fn run(command: &str, arguments: &[&str], path: &Path) -> Vec<u8> {
    let arguments = arguments.iter().map(|argument| match *argument {
        "FILE" => path.as_os_str(),
        argument => argument.as_ref(),
    });
    let output = Command::new(command).args(arguments).output();
    let output =
        output.unwrap_or_else(|error| panic!("`{command}` does not start ({error}): install ffmpeg"));
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && complaint.is_empty(), "{command} {}: {complaint}", path.display());
    output.stdout
}

fn decoded_by_ffmpeg(path: &Path) -> Vec<i16> {
    let arguments = ["-v", "error", "-f", "ogg", "-i", "FILE", "-f", "s16le", "-ar", "16000", "-"];
    let bytes = run("ffmpeg", &arguments, path);
    bytes.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]])).collect()
}

/// Returns the duration that `ffprobe` reports, without the pre-skip that it includes. The pre-skip is in the stream's
/// head, which follows a page header of 28 bytes.
fn measured_by_ffprobe(path: &Path) -> f64 {
    let arguments =
        ["-v", "error", "-show_entries", "stream=duration", "-of", "csv=p=0", "-f", "ogg", "FILE"];
    let text = String::from_utf8(run("ffprobe", &arguments, path)).expect("a text");
    let duration: f64 = text.trim().parse().unwrap_or_else(|_| panic!("ffprobe says {text:?}"));
    let content = fs::read(path).expect("a file");
    let skipped = u16::from_le_bytes([content[28 + 10], content[28 + 11]]);
    duration - f64::from(skipped) / 48_000.0
}

fn check(path: &Path) {
    let (ours, theirs) = (played(path), decoded_by_ffmpeg(path));
    assert!(ours.len().abs_diff(theirs.len()) <= 2, "{} and {}", ours.len(), theirs.len());
    let duration = ours.len() as f64 / f64::from(RATE);
    let measured = measured_by_ffprobe(path);
    assert!((measured - duration).abs() <= 0.001, "{measured} s for {duration} s");
    if ours.len() > SECOND / 10 {
        let like = likeness(&ours, &theirs);
        assert!(like > 0.99, "{like}");
    }
}

#[test]
fn recordings_of_any_length_have_the_right_duration() {
    let (spool, _outer) = spool();
    // Lengths at which the recording ends with a packet or a page, or just before or after one.
    let (first, page) = (FRAME - DELAY, 48 * FRAME);
    for samples in
        [1, first - 1, first, first + 1, FRAME, page - DELAY, page, page + first, page + first + 1, 100_003]
    {
        check(&recorded(&spool, &format!("a/{samples}.ogg"), &voice(1, samples)).path);
    }
}

#[test]
fn a_truncated_recording_plays_up_to_its_last_whole_page() {
    let (spool, outer) = spool();
    let whole = fs::read(recorded(&spool, "a/1.ogg", &voice(6, 6 * SECOND)).path).expect("a file");
    for cut in (5000..whole.len()).step_by(1733) {
        let torn = outer.path().join("torn.ogg");
        fs::write(&torn, &whole[..cut]).expect("a file");
        let (ours, theirs) = (played(&torn), decoded_by_ffmpeg(&torn));
        assert!(ours.len() >= SECOND / 2, "cut at {cut}: {}", ours.len());
        assert!(theirs.len() + 2 >= ours.len(), "cut at {cut}: {} and {}", ours.len(), theirs.len());
        assert!(likeness(&ours, &theirs) > 0.99, "cut at {cut}");
    }
}

#[test]
fn a_repaired_recording_has_the_right_duration() {
    let (spool, _outer) = spool();
    let mut recorder = spool.record(&name("a/1.ogg"), RATE).expect("a recorder");
    recorder.push(&voice(6, 6 * SECOND)).expect("it is recorded");
    drop(recorder);
    check(&spool.recover().expect("a recovery").repaired.remove(0).path);
}

#[test]
fn a_joined_interview_has_the_right_duration() {
    let (spool, _outer) = spool();
    let place = |(number, (offset_ms, samples))| PlacedRecording {
        path: recorded(&spool, &format!("s/{number}.ogg"), &voice(number, samples)).path,
        offset: Duration::from_millis(offset_ms),
    };
    let messages = [(700, 2 * SECOND), (5000, 3 * SECOND + 77), (7000, 2 * SECOND)];
    let placed: Vec<_> = (0..).zip(messages).map(place).collect();
    check(&spool.join(&name("s.ogg"), &placed).expect("they are joined").path);
}

#[test]
fn a_cut_has_the_right_duration() {
    let (spool, _outer) = spool();
    let mut recorder = spool.record(&name("s/track.ogg"), RATE).expect("a recorder");
    recorder.push(&voice(6, 6 * SECOND)).expect("it is recorded");
    recorder.flush().expect("it is flushed");
    // No span is within a single packet: unlike opusdec, ffmpeg does not skip and trim the same packet.
    let spans = [
        (0, 1000),
        (13, 999),
        (100, 200),
        (1000, 1020),
        (1234, 4567),
        (2960, 2990),
        (5000, 9000),
        (9000, 9999),
    ];
    for (number, (from, to)) in spans.into_iter().enumerate() {
        let span = Duration::from_millis(from)..Duration::from_millis(to);
        let message = name(&format!("s/{number}.ogg"));
        check(&spool.cut(&message, &name("s/track.ogg"), span).expect("it is cut").path);
    }
}
