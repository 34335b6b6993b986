use std::io::Write;

use colloquy_storage_diesel::{TableBatch, TableTotals};

use super::*;

/// Returns a small backup.
fn backup() -> Vec<u8> {
    let created_at = "2027-01-31T00:00:00Z".to_owned();
    let mut writer = BackupWriter::begin(Vec::new(), "1.2.3", created_at, DatabaseLayout::current())
        .expect("memory can be written");
    let rows = vec![r#"{"id":1}"#.to_owned(), r#"{"id":2,"name":"ä\n"}"#.to_owned()];
    let mut totals = TableTotals::default();
    rows.iter().for_each(|row| totals.add(row));
    writer.add_rows(&TableBatch { table: "messages".to_owned(), rows: rows[..1].to_vec() }).expect("rows");
    writer.add_rows(&TableBatch { table: "interviews".to_owned(), rows }).expect("rows");
    let mut file = tempfile::tempfile().expect("a file");
    file.write_all(b"audio").expect("it can be written");
    for (folder, name) in
        [(BackupFileKind::Media, "recordings/a/1.ogg"), (BackupFileKind::WaitingRecordings, "b.ogg.part")]
    {
        std::io::Seek::rewind(&mut file).expect("a file");
        writer.add_file(folder, name, &file).expect("a file");
    }
    let totals = [("interviews".to_owned(), totals)].into();
    writer.finish(totals, vec!["recordings/b/2.ogg".to_owned()]).expect("memory can be written").0
}

fn read(backup: &[u8]) -> (Vec<String>, Result<BackupManifest, BackupReadError>) {
    let mut visited = Vec::new();
    let manifest = read_backup(backup, |entry| {
        visited.push(match entry {
            BackupEntry::Rows(batch) => format!("{}: {}", batch.table, batch.rows.join(" ")),
            BackupEntry::File { folder, name, content } => {
                let mut text = String::new();
                content.read_to_string(&mut text)?;
                format!("{folder:?} {name}: {text}")
            }
        });
        Ok(())
    });
    (visited, manifest)
}

#[test]
fn what_is_written_can_be_read() {
    let backup = backup();
    let header = read_header(&*backup).expect("a header");
    assert_eq!((&*header.program, &*header.created_at), ("1.2.3", "2027-01-31T00:00:00Z"));
    let (visited, manifest) = read(&backup);
    let manifest = manifest.expect("a complete backup");
    assert_eq!((manifest.files, manifest.file_bytes, manifest.database["interviews"].rows), (2, 10, 2));
    assert_eq!(manifest.missing_recordings, Some(vec!["recordings/b/2.ogg".to_owned()]));
    assert_eq!(
        visited,
        [
            r#"messages: {"id":1}"#,
            r#"interviews: {"id":1} {"id":2,"name":"ä\n"}"#,
            "Media recordings/a/1.ogg: audio",
            "WaitingRecordings b.ogg.part: audio",
        ]
    );
}

#[test]
fn a_backup_that_was_cut_short_is_refused() {
    let backup = backup();
    // The last two blocks of a tar file are empty, and the rest of the one before is padding.
    for length in (0..backup.len() - 1_536).step_by(97) {
        assert!(read(&backup[..length]).1.is_err(), "{length} of {} bytes", backup.len());
    }
}

#[test]
fn a_backup_with_a_changed_byte_is_refused() {
    let whole = backup();
    for (position, _) in whole.windows(5).enumerate().filter(|(_, window)| window == b"audio") {
        let mut damaged = whole.clone();
        damaged[position] ^= 1;
        assert!(matches!(read(&damaged).1, Err(BackupReadError::Damaged)), "byte {position}");
    }
    let mut other_row = whole.clone();
    let position = whole.windows(8).position(|window| window == br#"{"id":1}"#).expect("a row");
    other_row[position + 6] = b'7';
    assert!(matches!(read(&other_row).1, Err(BackupReadError::Damaged)));
}

#[test]
fn other_files_are_refused() {
    for file in [&b""[..], b"PK\x03\x04 not a tar file", &[0; 4_096], &[b'a'; 4_096]] {
        assert!(matches!(read(file).1, Err(BackupReadError::NotABackup)), "{:?}", read(file).1);
        assert!(matches!(read_header(file), Err(BackupReadError::NotABackup)));
    }
}

#[test]
fn a_name_cannot_lead_out_of_its_folder() {
    let writer =
        BackupWriter::begin(Vec::new(), "1", String::new(), DatabaseLayout::current()).expect("memory");
    let (mut out, _) = writer.finish(DatabaseTotals::new(), Vec::new()).expect("memory");
    // The manifest and the end give way to a further entry.
    let manifest = out.windows(MANIFEST.len()).position(|name| name == MANIFEST.as_bytes());
    out.truncate(manifest.expect("an entry for the manifest"));
    let mut tar = tar::Builder::new(out);
    let mut header = tar::Header::new_gnu();
    header.set_size(1);
    header.as_gnu_mut().expect("a GNU header").name[..13].copy_from_slice(b"media/../../x");
    header.set_cksum();
    tar.append(&header, &b"x"[..]).expect("memory");
    let backup = tar.into_inner().expect("memory");
    assert!(matches!(read(&backup).1, Err(BackupReadError::UnknownEntry(_))), "{:?}", read(&backup).1);
}
