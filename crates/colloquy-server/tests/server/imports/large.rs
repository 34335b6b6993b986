//! The memory of exports and imports does not grow with the organization.

use std::fs::{self, File};
use std::io::Read;
use std::pin::pin;
use std::process::{Command, Stdio};

use colloquy_storage_diesel::{ColumnLayout, DatabaseLayout};
use serde_json::Value;
use uuid::Uuid;
use zip::ZipArchive;

use crate::console::person::Person;
use crate::erasure::{invite, text};
use crate::exports::export_file;
use crate::harness::{Home, POLL_INTERVAL, Server, both};
use crate::webhooks::{answer_all, until};

/// Invitations per database in an ordinary run. `COLLOQUY_TEST_EXPORTED_INVITATIONS` overrides it.
const INVITATIONS: u32 = 150;

/// What an export or an import may take beyond a command that does nothing.
const MEMORY_MIB: f64 = 64.0;

#[expect(clippy::disallowed_methods, reason = "a setting of the tests")]
fn invitations() -> u32 {
    match std::env::var("COLLOQUY_TEST_EXPORTED_INVITATIONS") {
        Ok(number) => number.parse().expect("COLLOQUY_TEST_EXPORTED_INVITATIONS is a number"),
        Err(_) => INVITATIONS,
    }
}

/// Copies an invitation that was taken, with its transcript, session, log, mails and recording.
pub async fn multiply(home: &Home, invitation: &str, copies: u32) {
    let (id, new_id, new_text, random_id, number) = match home.is_postgres() {
        true => (
            format!("'{invitation}'::uuid"),
            "lpad(to_hex(n), 32, '0')::uuid",
            "lpad(to_hex(n), 32, '0')::uuid::text",
            "gen_random_uuid()",
            "lpad(to_hex(n), 6, '0')",
        ),
        false => (
            format!("X'{}'", invitation.replace('-', "")),
            "unhex(printf('%032x', n))",
            "printf('00000000-0000-0000-0000-%012x', n)",
            "randomblob(16)",
            "printf('%06x', n)",
        ),
    };
    for table in DatabaseLayout::current().tables {
        let column = match &*table.name {
            "invitations" => "id",
            "messages" | "session_runs" | "log_entries" | "mails" => "invitation_id",
            _ => continue,
        };
        let value = |known: &ColumnLayout| match &*known.name {
            name if name == column => new_id.to_owned(),
            "id" => random_id.to_owned(),
            "mail_id" => "NULL".to_owned(),
            "audio" => format!("replace(audio, '{invitation}', {new_text})"),
            "engine_history" if home.is_postgres() => {
                format!("replace(engine_history::text, '{invitation}', {new_text})::jsonb")
            }
            "engine_history" => format!("replace(engine_history, '{invitation}', {new_text})"),
            "slug" => format!("substr(slug, 1, length(slug) - 6) || {number}"),
            name => name.to_owned(),
        };
        let columns: Vec<&ColumnLayout> =
            table.columns.iter().filter(|known| known.name != "sequence").collect();
        let names = columns.iter().map(|known| &*known.name).collect::<Vec<_>>().join(", ");
        let values = columns.iter().map(|known| value(known)).collect::<Vec<_>>().join(", ");
        let statement = format!(
            "INSERT INTO {0} ({names}) WITH RECURSIVE k (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM k WHERE n < {copies}) \
             SELECT {values} FROM {0}, k WHERE {column} = {id}",
            table.name
        );
        home.execute(&statement).await;
    }
    let recordings = home.folder().join("media/recordings");
    for number in 1..=copies {
        let folder = recordings.join(Uuid::from_u128(number.into()).to_string());
        fs::create_dir(&folder).expect("a folder");
        for file in fs::read_dir(recordings.join(invitation)).expect("the recordings") {
            let file = file.expect("a file");
            if file.file_type().expect("its type").is_file() {
                fs::copy(file.path(), folder.join(file.file_name())).expect("a copy");
            }
        }
    }
}

/// Runs a command and returns the most memory that it had, in MiB.
async fn peak_mib(home: &Home, arguments: &[&str]) -> f64 {
    let mut command = Command::new(env!("CARGO_BIN_EXE_colloquy-server"));
    home.configure(&mut command);
    let mut child = command.args(arguments).stdout(Stdio::null()).spawn().expect("the command");
    let mut peak = 0.0_f64;
    loop {
        peak = peak.max(memory_mib(child.id()).unwrap_or_default());
        if let Some(status) = child.try_wait().expect("its state") {
            assert!(status.success(), "{arguments:?}");
            return peak;
        }
        tokio::time::sleep(POLL_INTERVAL).await;
    }
}

/// Returns the memory of a process, unless it is over. Pages of files that it has mapped, such as those of SQLite, are not
/// counted: the system takes them back when it needs them.
fn memory_mib(process: u32) -> Option<f64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("RssAnon:"))?;
    line.trim().trim_end_matches(" kB").parse::<f64>().ok().map(|kib| kib / 1_024.0)
}

/// Returns the manifest's lines about interviews, in order.
fn interviews_of(file: &str) -> Vec<(String, String)> {
    let mut zip = ZipArchive::new(File::open(file).expect("the archive")).expect("a ZIP file");
    let mut manifest = String::new();
    zip.by_name("manifest.json").expect("the manifest").read_to_string(&mut manifest).expect("its text");
    let manifest: Value = serde_json::from_str(&manifest).expect("JSON");
    let files = manifest["files"].as_array().expect("files").iter();
    let line = |file: &Value| (text(file, "path").to_owned(), text(file, "sha256").to_owned());
    let mut lines: Vec<_> = files.map(line).filter(|(path, _)| path.starts_with("interviews/")).collect();
    lines.sort();
    lines
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_large_organization_travels_in_little_memory() {
    let (copies, [sqlite, postgres]) = (invitations(), both().await);
    let [other_sqlite, other_postgres] = both().await;
    for (from, to) in [(sqlite, other_postgres), (postgres, other_sqlite)] {
        let server = Server::start(from, &[]).await;
        let greta = invite(&server, "Greta Quittenbaum", "greta@quittenbaum.example").await;
        answer_all(&server, text(&greta, "slug"), "We built a small press for apples.").await;
        until(&server.home, "invitations", "summary IS NOT NULL", 1).await;
        until(&server.home, "mails", "state = 'sent'", 1).await;
        // The recording is in the media store after this.
        export_file(&server, &["organization"]);
        multiply(&server.home, text(&greta, "id"), copies).await;

        let idle = peak_mib(&server.home, &["organizations", "list"]).await;
        let organization = server.home.first_organization();
        let file = |home: &Home, name: &str| home.folder().join(name).to_str().expect("a path").to_owned();
        let exported = file(&server.home, "large.zip");
        let export = ["export", "organization", "--organization", &organization, "--to"];
        let exporting = peak_mib(&server.home, &[&export[..], &[&exported]].concat()).await;
        let target = Server::start(to, &[]).await;
        let importing = peak_mib(&target.home, &["import", "organization", "--from", &exported]).await;
        eprintln!("{copies} invitations: {idle} MiB idle, {exporting} exporting, {importing} importing");
        assert!(exporting < idle + MEMORY_MIB, "an export took {exporting} MiB, a command takes {idle} MiB");
        assert!(importing < idle + MEMORY_MIB, "an import took {importing} MiB, a command takes {idle} MiB");

        let again = file(&target.home, "again.zip");
        peak_mib(&target.home, &[&export[..], &[&again]].concat()).await;
        let (original, imported) = (interviews_of(&exported), interviews_of(&again));
        assert!(original.len() > copies as usize * 2, "a transcript and a recording for each");
        assert!(original == imported, "the records differ");

        let owner = Person::owner(&server).await;
        let before = memory_mib(server.id()).expect("it runs");
        let mut downloading = pin!(owner.post("/data/export.zip", &[]));
        let mut peak = before;
        let response = loop {
            tokio::select! {
                response = &mut downloading => break response,
                () = tokio::time::sleep(POLL_INTERVAL) => peak = peak.max(memory_mib(server.id()).expect("it runs")),
            }
        };
        assert_eq!(response.status, 200);
        eprintln!("a download: from {before} to {peak} MiB");
        assert!(peak < before + MEMORY_MIB, "a download took the service from {before} to {peak} MiB");
    }
}
