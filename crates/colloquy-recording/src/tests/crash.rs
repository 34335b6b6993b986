use proptest::prelude::*;

use super::*;
use crate::page_writer::PageWriter;

fn part(spool: &Spool, stem: &str) -> PathBuf {
    spool.folder().join(format!("{stem}.ogg.part"))
}

/// Creates another spool, with the file that a process would leave if it died after writing this content.
fn left(content: &[u8]) -> (Spool, TempDir) {
    let (spool, outer) = spool();
    fs::write(part(&spool, "session_7"), content).expect("a file");
    (spool, outer)
}

/// Recovers a spool with one interrupted recording. Returns `None` if it had no sound.
fn recovered(spool: &Spool) -> Option<FinishedRecording> {
    let mut recovery = spool.recover().expect("a recovery");
    assert!(recovery.unreadable.is_empty() && recovery.waiting.is_empty(), "{recovery:?}");
    let repaired = recovery.repaired.pop();
    let silent = if repaired.is_none() { vec![name("session/7.ogg")] } else { vec![] };
    assert_eq!((recovery.repaired, recovery.silent), (vec![], silent));
    repaired
}

fn check_whole(finished: &FinishedRecording, heard: &[i16]) {
    assert_eq!(finished.name, name("session/7.ogg"));
    let played = played(&finished.path);
    assert_eq!(finished.duration, lasting(played.len()));
    assert!(heard.starts_with(&played), "it is not the beginning of what was recorded");
    let content = fs::read(&finished.path).expect("a file");
    assert_eq!(content.len() as u64, finished.length);
    let last = content.windows(5).rposition(|bytes| bytes == b"OggS\0").expect("a page");
    assert_eq!(content[last + 5], crate::ogg::LAST, "the last page does not say so");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn a_crash_at_any_time_loses_at_most_a_second(
        pieces in prop::collection::vec(1..2500_usize, 1..60),
        cuts in prop::collection::vec(any::<prop::sample::Index>(), 8),
    ) {
        let (spool, _outer) = spool();
        let said = voice(2, pieces.iter().sum());
        let mut recorder = spool.record(&name("session/7.ogg"), RATE).expect("a recorder");
        let path = part(&spool, "session_7");
        // The length of the file after each piece of sound.
        let mut moments = vec![(0, 0)];
        for piece in pieces {
            let from = moments[moments.len() - 1].1;
            recorder.push(&said[from..from + piece]).expect("it is recorded");
            moments.push((fs::metadata(&path).expect("a file").len() as usize, from + piece));
        }
        let finished = recorder.finish().expect("it is finished");
        let (heard, content) = (played(&finished.path), fs::read(&finished.path).expect("a file"));
        let torn = cuts.iter().map(|cut| cut.index(content.len()));
        for cut in torn.chain(moments.iter().rev().take(3).map(|(length, _)| *length)) {
            let said = moments.iter().rev().find(|(length, _)| *length <= cut).expect("a moment").1;
            let (spool, _outer) = left(&content[..cut]);
            let kept = recovered(&spool).map_or(0, |finished| {
                check_whole(&finished, &heard);
                played(&finished.path).len()
            });
            prop_assert!(kept + SECOND > said, "of {} samples {} are left, cut at {}", said, kept, cut);
        }
    }
}

#[test]
fn an_unfinished_recording_can_be_played_before_it_is_recovered() {
    let (spool, _outer) = spool();
    let said = voice(4, 3 * SECOND);
    let mut recorder = spool.record(&name("session/7.ogg"), RATE).expect("a recorder");
    recorder.push(&said).expect("it is recorded");
    let heard = played(&part(&spool, "session_7"));
    assert!(heard.len() > 2 * SECOND, "{}", heard.len());
    recorder.push(&said).expect("it is recorded");
    assert!(played(&part(&spool, "session_7")).len() > 5 * SECOND);
    assert!(played(&part(&spool, "session_7")).starts_with(&heard));
}

#[test]
fn recovery_leaves_recordings_in_progress_alone() {
    let (spool, _outer) = spool();
    let said = voice(4, 3 * SECOND);
    let mut recorder = spool.record(&name("session/7.ogg"), RATE).expect("a recorder");
    recorder.push(&said).expect("it is recorded");
    let recovery = spool.recover().expect("a recovery");
    assert!(recovery.repaired.is_empty() && recovery.silent.is_empty(), "{recovery:?}");
    recorder.push(&said).expect("it is recorded");
    let finished = recorder.finish().expect("it is finished");
    assert_eq!(played(&finished.path).len(), 6 * SECOND);
}

#[test]
fn the_recording_of_a_dropped_recorder_is_recovered_once() {
    let (spool, _outer) = spool();
    let mut recorder = spool.record(&name("session/7.ogg"), RATE).expect("a recorder");
    recorder.push(&voice(4, 5 * SECOND)).expect("it is recorded");
    drop(recorder);
    let repaired = recovered(&spool).expect("it has sound");
    let recovery = spool.recover().expect("a recovery");
    assert_eq!((recovery.repaired, recovery.waiting), (vec![], vec![repaired]));
}

#[test]
fn a_page_changed_on_the_disk_ends_the_recording_before_it() {
    let (spool, _outer) = spool();
    let finished = recorded(&spool, "session/7.ogg", &voice(4, 10 * SECOND));
    let (heard, mut content) = (played(&finished.path), fs::read(&finished.path).expect("a file"));
    let middle = content.len() / 2;
    content[middle] ^= 1;
    let (spool, _outer) = left(&content);
    let repaired = recovered(&spool).expect("it has sound");
    check_whole(&repaired, &heard);
    assert!((3..6).contains(&repaired.duration.as_secs()), "{:?}", repaired.duration);
}

#[test]
fn a_lost_page_ends_the_recording_before_it() {
    let (spool, _outer) = spool();
    let finished = recorded(&spool, "session/7.ogg", &voice(4, 10 * SECOND));
    let (heard, mut content) = (played(&finished.path), fs::read(&finished.path).expect("a file"));
    let begin = |page: usize| {
        content.windows(5).enumerate().filter(|(_, bytes)| *bytes == b"OggS\0").nth(page).expect("a page").0
    };
    // This is after two pages of headers and three of sound.
    let lost = begin(5)..begin(6);
    content.drain(lost);
    let (spool, _outer) = left(&content);
    let repaired = recovered(&spool).expect("it has sound");
    check_whole(&repaired, &heard);
    assert_eq!(played(&repaired.path).len(), 3 * 48 * FRAME - DELAY);
}

#[test]
fn packets_too_long_for_one_page_are_spread_over_several() {
    let (_spool, outer) = spool();
    let path = outer.path().join("file");
    let mut writer = PageWriter::begin(fs::File::create(&path).expect("a file"), "a", 312).expect("a writer");
    let packets: Vec<_> = (0..100).map(|number| vec![number; 1275]).collect();
    packets.iter().for_each(|packet| writer.add(packet).expect("it is written"));
    writer.finish(100 * 960).expect("it is written");
    let mut read = crate::stream::StreamPackets::open(&path).expect("a recording");
    let read: Vec<_> = std::iter::from_fn(|| read.next().expect("it can be read")).collect();
    assert_eq!(read, packets);
}

#[test]
fn foreign_files_are_kept_and_reported_and_partial_joins_are_deleted() {
    let (spool, _outer) = spool();
    recorded(&spool, "session/7.ogg", &voice(4, SECOND));
    // A whole page of another stream.
    let mut draft = crate::ogg::PageDraft::default();
    draft.add(b"\x01vorbis");
    let vorbis = draft.take(crate::ogg::FIRST, 0, 1, 0);
    fs::write(part(&spool, "session_8"), vorbis).expect("a file");
    for file in ["notes.txt", "Foreign.ogg.part", "README"] {
        fs::write(spool.folder().join(file), "no sound").expect("a file");
    }
    fs::write(spool.folder().join("session.ogg.joining"), "half").expect("a file");
    let recovery = spool.recover().expect("a recovery");
    let unreadable: Vec<_> = recovery.unreadable.iter().filter_map(|(path, _)| path.file_name()).collect();
    assert_eq!(unreadable, ["Foreign.ogg.part", "README", "notes.txt", "session_8.ogg.part"]);
    assert!(recovery.unreadable.iter().all(|(path, _)| path.exists()));
    assert_eq!(recovery.waiting.len(), 1);
    assert!(!spool.folder().join("session.ogg.joining").exists());
}

#[test]
fn nothing_is_written_after_a_failed_write() {
    let full = fs::OpenOptions::new().write(true).open("/dev/full").expect("the device that is always full");
    assert!(matches!(PageWriter::begin(full, "a", 312), Err(RecordingFileError::File(_))));

    let (_spool, outer) = spool();
    let path = outer.path().join("file");
    let file = fs::File::create(&path).expect("a file");
    let mut writer = PageWriter::begin(file, "a", 312).expect("a writer");
    writer.replace_file(fs::File::open(&path).expect("a file that cannot be written"));
    let mut add = || (0..200).find_map(|_| writer.add(b"packet").err());
    assert!(matches!(add(), Some(RecordingFileError::File(_))));
    assert!(matches!(add(), Some(RecordingFileError::Broken)));
}
