//! What is erased is gone from every file and every row.

mod answers;

use std::fs;
use std::path::PathBuf;

use colloquy_testkit::{SpokenSample, librivox};
use serde_json::{Value, json};

use crate::backups::{kill_points, kill_when};
use crate::harness::bucket::Bucket;
use crate::harness::{Database, Home, Server, both, files_below, printed, speech_recognition};
use crate::interview::invitee::Invitee;
use crate::spoken::speaker::Speaker;
use crate::webhooks::receiver::Receiver;
use crate::webhooks::{LOOPBACK, answer_all, endpoint, until};

/// What the service must not remember of the person: parts of the name, the address and the words.
const NEEDLES: [&str; 4] = ["Quittenbaum", "quittenbaum", "zwetschgenkuchen", "pflaumenmus"];

pub const OTHERS_WORDS: &str = "kirschstrudel";

/// Returns each file, and each part of the text of the database, that contains one of these.
pub async fn where_found(home: &Home, needles: &[&str]) -> Vec<String> {
    let mut found = in_files(files_below(home.folder()), needles);
    if home.is_postgres() {
        let rows = "(SELECT schema_to_xml('public', true, false, '')::text AS rows) AS whole";
        for needle in needles {
            if home.count(rows, &format!("rows LIKE '%{needle}%'")).await > 0 {
                found.push(format!("{needle} in the database"));
            }
        }
    }
    found
}

fn in_files(files: Vec<PathBuf>, needles: &[&str]) -> Vec<String> {
    let mut found = Vec::new();
    for file in files {
        let Ok(content) = fs::read(&file) else { continue };
        let contains = |needle: &&&str| content.windows(needle.len()).any(|part| part == needle.as_bytes());
        found.extend(needles.iter().find(contains).map(|needle| format!("{needle} in {}", file.display())));
    }
    found
}

pub async fn invite(server: &Server, name: &str, email: &str) -> Value {
    let body = json!({
        "prompt": "Ask what was good in their first week, what was hard, and what they would change.",
        "invitees": [{ "name": name, "email": email }],
    });
    let request = server.request("POST", "/v1/interviews").bearer_auth(&server.home.key);
    let response = request.header("idempotency-key", email).json(&body).send().await.expect("a response");
    let (status, made) = (response.status(), response.text().await.expect("a body"));
    assert!(status.is_success(), "{status}: {made}");
    let made: Value = serde_json::from_str(&made).expect("JSON");
    let path = format!("/v1/interviews/{}", text(&made[0], "id"));
    server.call("PATCH", &path, Some(json!({ "maxResponses": 2 }))).await.ok();
    made[0]["invitations"][0].clone()
}

pub fn text<'v>(value: &'v Value, name: &str) -> &'v str {
    value[name].as_str().expect("a text")
}

fn person(home: &Home, email: &str, mode: &str) -> Value {
    let organization = home.first_organization();
    let command = ["erase", "person", "--organization", &organization, "--email", email, mode, "--json"];
    printed(tokio::task::block_in_place(|| home.command(&command)))
}

/// Further people who are interviewed on each installation. `COLLOQUY_TEST_INTERVIEWS` overrides it. With more, every
/// fifth of them speaks, and so does the person who is erased.
const OTHERS: usize = 1;

#[expect(clippy::disallowed_methods, reason = "the environment can request a longer run")]
fn others() -> usize {
    match std::env::var("COLLOQUY_TEST_INTERVIEWS") {
        Ok(number) => number.parse().expect("COLLOQUY_TEST_INTERVIEWS is a number"),
        Err(_) => OTHERS,
    }
}

/// Takes an interview by voice.
async fn speak(server: &Server, slug: &str, reading: &SpokenSample) {
    Invitee::consent(server, slug).await;
    let mut speaker = Speaker::start(server, slug).await;
    let has_ended = |one: &Speaker| one.of_type("ended").next().is_some();
    while !has_ended(&speaker) {
        let is_waiting = |one: &Speaker| has_ended(one) || one.state == "listening" || one.state == "paused";
        speaker.until("turn, pause or end", is_waiting).await;
        // A sentence of a novel may sound as if someone was in danger, and then the interviewer pauses.
        if speaker.state == "paused" {
            speaker.continue_interview().await;
            speaker.until("turn", |one| one.state != "paused").await;
        } else if !has_ended(&speaker) {
            speaker.say(&reading.samples).await;
            speaker.until("reply", |one| has_ended(one) || one.state != "listening").await;
        }
    }
    assert_eq!(speaker.until_ended().await, "maxResponses");
}

/// Interviews the others, with other readings than the first one.
async fn interview_others(server: &Server, others: usize) -> String {
    let readings = librivox();
    let mut first = String::new();
    for number in 0..others {
        let other =
            invite(server, &format!("Hanna Birnbaum {number}"), &format!("hanna{number}@birnbaum.example"))
                .await;
        if number == 0 {
            first = text(&other, "id").to_owned();
        }
        if number % 5 == 4 {
            speak(server, text(&other, "slug"), &readings[1 + number % (readings.len() - 1)]).await;
        } else {
            answer_all(server, text(&other, "slug"), &format!("We had {OTHERS_WORDS} on most days.")).await;
        }
    }
    first
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_of_an_erased_person_is_left_in_any_file_or_row() {
    let mut installations = vec![];
    for database in both().await {
        let is_sqlite = matches!(database, Database::Sqlite);
        installations.push((database, !is_sqlite));
    }
    if others() > OTHERS {
        for database in both().await {
            let is_sqlite = matches!(database, Database::Sqlite);
            installations.push((database, is_sqlite));
        }
    }
    for (database, has_bucket) in installations {
        let (receiver, bucket) = (Receiver::start().await, Bucket::start().await);
        let in_bucket = has_bucket.then(|| bucket.settings());
        let mut settings = vec![LOOPBACK];
        settings.extend(in_bucket.iter().flatten().map(|(name, value)| (*name, &**value)));
        let is_long = others() > OTHERS;
        if is_long {
            println!("{database:?}, in a bucket: {has_bucket}");
            settings.push(speech_recognition().await);
        }
        let server = Server::start(database, &settings).await;
        endpoint(&server.home, &receiver.url("/ok"));
        let erased = invite(&server, "Greta Quittenbaum", "greta@quittenbaum.example").await;
        let words = "There was zwetschgenkuchen for everybody, and pflaumenmus on Fridays, which I liked.";
        answer_all(&server, text(&erased, "slug"), words).await;
        let other = interview_others(&server, others()).await;
        let slug = text(&erased, "slug").to_owned();
        let mut needles: Vec<String> = NEEDLES.map(str::to_owned).to_vec();
        needles.push(slug.clone());
        if is_long {
            let by_voice = invite(&server, "Greta Q. Quittenbaum", "Greta@Quittenbaum.example").await;
            speak(&server, text(&by_voice, "slug"), &librivox()[0]).await;
            needles.extend(said(&server, &by_voice).await);
            needles.push(text(&by_voice, "slug").to_owned());
        }
        let needles: Vec<&str> = needles.iter().map(String::as_str).collect();
        let interviews = 1 + others() as i64 + i64::from(is_long);
        until(&server.home, "webhook_deliveries", "state = 'delivered'", 2 * interviews).await;
        assert!(!where_found(&server.home, &needles).await.is_empty(), "there is something to erase");

        let would_erase = person(&server.home, "GRETA@quittenbaum.example", "--dry-run");
        assert!(would_erase["wouldErase"][0]["found"]["messages"].as_i64() > Some(2), "{would_erase}");
        assert_eq!(person(&server.home, "nobody@quittenbaum.example", "--yes")["erasures"], json!([]));
        let receipts = person(&server.home, "greta@quittenbaum.example", "--yes");
        let receipts = receipts["erasures"].as_array().expect("receipts");
        assert_eq!(receipts.len(), 1 + usize::from(is_long), "{receipts:?}");
        for receipt in receipts {
            assert!(receipt["completedAt"].is_string() && receipt["sha256"].is_string(), "{receipt}");
            assert!(receipt["erased"]["recordings"].as_i64() > Some(0), "{receipt}");
        }

        let id = text(&erased, "id");
        let files = bucket.files();
        let is_theirs = |file: &&std::path::PathBuf| file.to_string_lossy().contains(id);
        assert_eq!(files.iter().find(is_theirs), None);
        assert_eq!(!files.is_empty(), has_bucket, "the recordings of the others stay");
        for path in [format!("/v1/invitations/{id}"), format!("/i/{slug}")] {
            assert_eq!(server.call("GET", &path, None).await.status, 404, "{path}");
        }
        let kept = server.call("GET", &format!("/v1/invitations/{other}"), None).await.ok();
        assert!(kept["messages"].to_string().contains(OTHERS_WORDS), "{kept}");
        let left = async |home: &Home| {
            [where_found(home, &needles).await, in_files(bucket.files(), &needles)].concat()
        };
        assert_eq!(left(&server.home).await, Vec::<String>::new());
        let home = server.kill();
        assert_eq!(left(&home).await, Vec::<String>::new());
        // Starting again brings nothing back.
        let server = Server::start_on(home).await;
        assert_eq!(left(&server.home).await, Vec::<String>::new());
        assert!(!where_found(&server.home, &[OTHERS_WORDS]).await.is_empty());
    }
}

/// Returns the beginnings of what an invitee has said.
async fn said(server: &Server, invitation: &Value) -> Vec<String> {
    let path = format!("/v1/invitations/{}", text(invitation, "id"));
    let record = server.call("GET", &path, None).await.ok();
    let messages = record["messages"].as_array().expect("a transcript").iter();
    let answers =
        messages.filter(|message| message["role"] == "user").map(|message| text(message, "content"));
    let said: Vec<String> = answers.map(|answer| answer.chars().take(24).collect()).collect();
    assert!(!said.is_empty() && said.iter().all(|words| words.len() > 10), "{record}");
    said
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_interview_in_progress_is_ended_and_the_connection_closed() {
    let server = Server::sqlite().await;
    let made = invite(&server, "Greta Quittenbaum", "greta@quittenbaum.example").await;
    Invitee::consent(&server, text(&made, "slug")).await;
    let mut invitee = Invitee::connect(&server, text(&made, "slug")).await;
    assert_eq!(invitee.until_listening().await, None);
    invitee.type_text("There was zwetschgenkuchen for everybody, and I liked it very much.").await;
    assert_eq!(invitee.until_listening().await, None);
    let erase = tokio::task::block_in_place(|| person(&server.home, "greta@quittenbaum.example", "--yes"));
    assert!(erase["erasures"][0]["completedAt"].is_string(), "{erase}");
    assert_eq!(invitee.until_listening().await, Some("completedByOrganization".to_owned()));
    assert!(invitee.is_closed().await);
    assert_eq!(where_found(&server.home, &NEEDLES).await, Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_erasure_that_is_killed_continues_and_is_never_reported_early() {
    let server = Server::sqlite().await;
    let made = invite(&server, "Greta Quittenbaum", "greta@quittenbaum.example").await;
    answer_all(&server, text(&made, "slug"), "There was zwetschgenkuchen for everybody, which I liked.")
        .await;
    let id = text(&made, "id").to_owned();
    let mut home = server.kill();
    let recordings = home.folder().join("media/recordings").join(&id);
    for number in 0..60 {
        fs::create_dir_all(&recordings).expect("a folder");
        fs::write(recordings.join(format!("extra-{number}.ogg")), b"pflaumenmus").expect("a recording");
    }
    let organization = home.first_organization();
    let erase = ["erase", "invitation", "--organization", &organization, &id, "--yes"];
    let begun = files_below(&recordings).len();
    for left in kill_points(begun).map(|gone| begun - gone).chain([1]) {
        kill_when(&home, &erase, || files_below(&recordings).len() <= left);
        if !files_below(&recordings).is_empty() {
            assert_eq!(home.count("erasures", "completed_at IS NOT NULL").await, 0, "after {left}");
        }
        // The lease of the process that died ends later.
        home.execute("UPDATE erasures SET due_at = 0").await;
    }
    let server = Server::start_on(home).await;
    until(&server.home, "erasures", "completed_at IS NOT NULL", 1).await;
    assert_eq!(server.call("GET", &format!("/v1/invitations/{id}"), None).await.status, 404);
    home = server.kill();
    assert_eq!(where_found(&home, &NEEDLES).await, Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_erased_organization_has_no_access_and_no_data() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let key = server.home.organization("Quittenbaum GmbH");
        let body = json!({ "prompt": "Ask about the zwetschgenkuchen and the pflaumenmus of last week." });
        server.call_with(&key, "POST", "/v1/interviews", Some(body)).await.ok();
        let others = server.interview().await;
        let all = printed(server.home.command(&["organizations", "list", "--json"]));
        let organizations = all.as_array().expect("organizations");
        let named = organizations.iter().find(|one| one["name"] == "Quittenbaum GmbH");
        let id = text(named.expect("the organization"), "id");
        let refused = server.home.command(&["erase", "organization", id]);
        let error = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert!(!refused.status.success() && error.contains("--yes"), "{error}");
        let is_requested = || {
            let rows = server.home.count("organizations", "name = 'Erased organization'");
            tokio::task::block_in_place(|| tokio::runtime::Handle::current().block_on(rows)) == 1
        };
        kill_when(&server.home, &["erase", "organization", id, "--yes"], is_requested);
        assert_eq!(server.home.count("erasures", "completed_at IS NOT NULL").await, 0);
        // Nodes may accept a key for a minute. The test does not wait for that.
        let past = server.home.moment("2020-01-01");
        server.home.execute(&format!("UPDATE erasures SET due_at = {past}")).await;
        until(&server.home, "erasures", "completed_at IS NOT NULL", 3).await;
        assert_eq!(where_found(&server.home, &NEEDLES).await, Vec::<String>::new());
        server.call("GET", &format!("/v1/interviews/{others}"), None).await.ok();
        let stays_closed: [&[&str]; 3] = [
            &["organizations", "set-up-link", id],
            &["organizations", "update", id, "--name", "Again"],
            &["keys", "create", "--organization", id, "--label", "again"],
        ];
        for command in stays_closed {
            let refused = server.home.command(command);
            let error = String::from_utf8_lossy(&refused.stderr).into_owned();
            assert!(!refused.status.success() && error.contains("was erased and stays closed"), "{error}");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_killed_processes_have_left_half_written_is_gone_after_the_next_start() {
    let home = Server::sqlite().await.kill();
    for name in ["mail/.01932d5e.7-0.tmp", "media/.put-7-0", ".incoming-audio", ".stored-audio"] {
        let file = home.folder().join(name);
        fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
        fs::write(file, "To: greta@quittenbaum.example").expect("a file");
    }
    assert_eq!(where_found(&home, &NEEDLES).await.len(), 4);
    let server = Server::start_on(home).await;
    assert_eq!(where_found(&server.home, &NEEDLES).await, Vec::<String>::new());
}
