//! The output of commands when names and errors contain control characters.

use serde_json::Value;

use crate::harness::{Database, Server, printed};

/// Returns every control character that a database can store, with a letter before each.
fn control_characters() -> String {
    let controls = (1..=0xff).chain(0x600..0x700).chain(0x2000..0x2100);
    let controls = controls.filter_map(char::from_u32).filter(|character| is_control(*character));
    controls.flat_map(|control| ['x', control]).collect()
}

/// Written out, so that the test does not depend on the code that it tests.
fn is_control(character: char) -> bool {
    matches!(
        u32::from(character),
        0x01..=0x1f | 0x7f..=0x9f | 0x61c | 0x200e | 0x200f | 0x202a..=0x202e | 0x2066..=0x2069
    )
}

/// Checks that a command shows the text without any control character, and that its JSON has the text unchanged.
fn check(server: &Server, words: &[&str], pointer: &str) {
    let shown = server.home.command(words);
    assert!(shown.status.success(), "{words:?}: {}", String::from_utf8_lossy(&shown.stderr));
    let shown = String::from_utf8(shown.stdout).expect("UTF-8");
    let raw: Vec<char> =
        shown.chars().filter(|character| *character != '\n' && is_control(*character)).collect();
    assert!(raw.is_empty(), "{words:?} prints {raw:?} unescaped");
    for code in ["\\u001b", "\\u009b", "\\u061c", "\\u200f", "\\u202e", "\\u2066", "\\u000a"] {
        assert!(shown.contains(&format!("x{code}x")), "{words:?}: {code} in {shown}");
    }
    let in_json = server.home.command(&[words, &["--json"]].concat());
    let text = String::from_utf8_lossy(&in_json.stdout).into_owned();
    assert!(!text.trim_end().contains(is_control), "{words:?} --json prints them unescaped");
    let value: Value = printed(in_json);
    assert_eq!(
        value.pointer(pointer).and_then(Value::as_str),
        Some(&*control_characters()),
        "{words:?} {value}"
    );
}

#[tokio::test]
async fn names_labels_and_errors_cannot_control_a_terminal() {
    let server = Server::start(Database::sqlite(), &[("COLLOQUY_WEBHOOKS_ALLOW_PRIVATE", "true")]).await;
    let organization = server.home.first_organization();
    let text = control_characters();
    server.home.execute(&format!("UPDATE organizations SET name = '{text}'")).await;
    check(&server, &["organizations", "list"], "/0/name");
    server.home.execute(&format!("UPDATE api_keys SET label = '{text}'")).await;
    check(&server, &["keys", "list", "--organization", &organization], "/0/label");
    // Nothing listens on this port, so the attempt fails with an error.
    let create =
        ["webhooks", "create", "--organization", &organization, "--url", "https://127.0.0.1:9/", "--json"];
    let endpoint = printed(server.home.command(&create));
    let endpoint = endpoint["id"].as_str().expect("an id");
    printed(server.home.command(&["webhooks", "test", "--organization", &organization, endpoint, "--json"]));
    server.home.execute(&format!("UPDATE webhook_attempts SET error = '{text}'")).await;
    let deliveries = ["webhooks", "deliveries", "--organization", &organization, endpoint];
    check(&server, &deliveries, "/0/attempts/0/error");
}

#[tokio::test]
async fn a_file_name_in_an_error_cannot_control_a_terminal() {
    let server = Server::sqlite().await;
    let organization = server.home.first_organization();
    let file = server.home.folder().join("\u{202e}\u{1b}[2J");
    std::fs::write(&file, "").expect("a file");
    let invitation = "019c0000-0000-7000-8000-000000000001";
    let words = ["recordings", "save", "--organization", &organization, "--invitation", invitation];
    let refused = server.home.command(&[&words[..], &[file.to_str().expect("UTF-8")]].concat());
    let stderr = String::from_utf8(refused.stderr).expect("UTF-8");
    assert!(!refused.status.success() && stderr.contains("\\u202e\\u001b[2J"), "{stderr}");
}
