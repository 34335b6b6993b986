use std::io::Seek;

use serde_json::json;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use super::*;
use crate::archive::{ExportArchive, ExportedFileKind};

const ORGANIZATION: &str = "01932d5e-7c1a-7b3e-9c4d-2f6a8b0c1d01";

fn layout(migration: &str) -> String {
    json!({ "migration": migration, "tables": [{ "name": "interviews" }, { "name": "mails" }] }).to_string()
}

/// Returns an export with these files.
fn export_of(scope: &str, files: &[(&str, &str)]) -> File {
    let mut archive = ExportArchive::default();
    for (path, content) in files {
        archive.begin((*path).to_owned(), ExportedFileKind::Text).expect("a file begins");
        archive.write(content.as_bytes()).expect("its content");
    }
    let mut bytes = archive.take();
    let description = json!({ "format": FORMAT, "scope": scope, "organization": ORGANIZATION });
    bytes.extend(archive.finish(&description).expect("it ends").0);
    let mut file = tempfile::tempfile().expect("a file");
    file.write_all(&bytes).expect("its content");
    file.rewind().expect("its beginning");
    file
}

fn opened(files: &[(&str, &str)]) -> Result<OrganizationExportReader, ImportError> {
    let layout = layout("1");
    let files = [&[(LAYOUT, layout.as_str())], files].concat();
    OrganizationExportReader::open(export_of("organization", &files), &layout)
}

#[test]
fn rows_come_out_in_the_order_of_the_layout() {
    let files =
        [("records/mails.jsonl", "{\"b\":1}\n{\"b\":2}\n"), ("records/interviews.jsonl", "{\"a\":1}\n")];
    let mut import = opened(&files).expect("an export");
    assert_eq!(import.organization.to_string(), ORGANIZATION);
    let mut rows = Vec::new();
    let each = |table: &str, batch: Vec<String>| {
        rows.push((table.to_owned(), batch.join(" ")));
        Ok(())
    };
    import.rows(each).expect("rows");
    let expected = [("interviews", "{\"a\":1}"), ("mails", "{\"b\":1} {\"b\":2}")];
    assert_eq!(rows, expected.map(|(table, rows)| (table.to_owned(), rows.to_owned())));
}

#[test]
fn recordings_of_invitations_with_rows_come_with_their_names() {
    let name = format!("recordings/{ORGANIZATION}/1-0-{:032x}.ogg", 7);
    let line = |name: &str| json!({ "path": "interviews/1/audio/1.ogg", "name": name }).to_string() + "\n";
    let list = "interviews/1/recordings.jsonl";
    let added_later = format!("recordings/{}/1-0-{:032x}.ogg", ORGANIZATION.replace("d01", "d02"), 7);
    let lines = line(&name) + &line(&added_later);
    let rows = json!({ "id": ORGANIZATION.replace('-', ""), "name": "Greta" }).to_string() + "\n";
    let files = [
        ("interviews/1/audio/1.ogg", "sound"),
        (list, lines.as_str()),
        ("records/invitations.jsonl", rows.as_str()),
    ];
    let mut import = opened(&files).expect("an export");
    let recordings = import.recordings().expect("a list");
    assert_eq!(
        recordings,
        [(MediaName::parse(&name).expect("a name"), "interviews/1/audio/1.ogg".to_owned())]
    );
    let mut content = Vec::new();
    import.copy(&recordings[0].1, &mut content).expect("the file");
    assert_eq!(content, b"sound");
    for name in ["voices/1.wav", "recordings/1.ogg", "recordings/../../key.ogg", "/etc/passwd"] {
        let refused = opened(&[(list, &line(name))]).expect("an export").recordings();
        assert!(matches!(refused, Err(ImportError::Recording(_))), "{name}: {refused:?}");
    }
}

#[test]
fn other_tables_and_other_scopes_are_refused() {
    let current = layout("1");
    let of_newer = export_of("organization", &[(LAYOUT, &layout("2"))]);
    let error = OrganizationExportReader::open(of_newer, &current).err().expect("it is refused").to_string();
    assert!(error.contains("its newest migration is 2") && error.contains("is 1;"), "{error}");
    let of_older = export_of("organization", &[("organization.json", "{}")]);
    let error = OrganizationExportReader::open(of_older, &current).err().expect("it is refused");
    assert!(matches!(error, ImportError::NoRecords), "{error}");
    let of_person = export_of("person", &[(LAYOUT, &current)]);
    let error = OrganizationExportReader::open(of_person, &current).err().expect("it is refused");
    assert!(matches!(&error, ImportError::OtherScope(scope) if scope == "person"), "{error}");
}

#[test]
fn a_line_without_an_end_is_refused() {
    let mut import = opened(&[("records/mails.jsonl", "{\"b\":1}\n{\"b\"")]).expect("an export");
    assert!(matches!(import.rows(|_, _| Ok(())), Err(ImportError::Io(_))));
}

#[test]
fn a_manifest_or_a_layout_that_is_far_too_long_is_refused_before_it_is_in_memory() {
    let entry = json!({ "path": "a", "bytes": 0, "sha256": "" });
    let manifest = json!({
        "format": FORMAT, "scope": "organization", "organization": ORGANIZATION, "files": vec![entry; 5_000],
    });
    let mut zip = ZipWriter::new(tempfile::tempfile().expect("a file"));
    zip.start_file(MANIFEST, SimpleFileOptions::default()).expect("a file begins");
    zip.write_all(manifest.to_string().as_bytes()).expect("its content");
    let mut file = zip.finish().expect("it ends");
    file.rewind().expect("its beginning");
    let refused = OrganizationExportReader::open(file, &layout("1")).err().expect("it is refused");
    assert!(matches!(refused, ImportError::NotAnExport), "{refused}");

    let long = layout(&"1".repeat(LAYOUT_BYTES as usize));
    let refused = OrganizationExportReader::open(export_of("organization", &[(LAYOUT, &long)]), &long);
    let refused = refused.err().expect("it is refused");
    assert!(matches!(&refused, ImportError::Damaged(path) if path == LAYOUT), "{refused}");
}
