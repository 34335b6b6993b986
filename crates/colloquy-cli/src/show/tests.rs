use serde_json::{Value, json};

use super::answer;

const ID: &str = "019a9f3c-2b7e-7d41-9c58-3f2e6a1b4c5d";

fn check(record: &str, value: Value, columns: usize, expected: &[&str]) {
    let shown = answer(record, &value, None, columns);
    assert_eq!(shown.lines().collect::<Vec<_>>(), expected, "\n{shown}");
    for line in shown.lines() {
        assert!(crate::text::width(line) <= columns, "{line} is wider than {columns}");
    }
}

#[test]
fn a_table_omits_columns_that_do_not_fit() {
    let rows = json!([
        { "id": ID, "status": "READY", "email": "ada@example.org", "name": "Ada", "sent": true, "url": "http://h/i/a" },
        { "id": ID, "status": "IN_PROGRESS", "email": null, "name": "Grace", "sent": false, "url": "http://h/i/b" },
    ]);
    check(
        "Invitation",
        rows.clone(),
        120,
        &[
            "ID                                    STATUS       WHO              SENT  LINK",
            "019a9f3c-2b7e-7d41-9c58-3f2e6a1b4c5d  READY        ada@example.org  yes   http://h/i/a",
            "019a9f3c-2b7e-7d41-9c58-3f2e6a1b4c5d  IN_PROGRESS  Grace            no    http://h/i/b",
        ],
    );
    check(
        "Invitation",
        rows,
        70,
        &[
            "ID                                    STATUS       WHO",
            "019a9f3c-2b7e-7d41-9c58-3f2e6a1b4c5d  READY        ada@example.org",
            "019a9f3c-2b7e-7d41-9c58-3f2e6a1b4c5d  IN_PROGRESS  Grace",
        ],
    );
}

#[test]
fn cuts_wide_cells_but_never_ids() {
    let rows =
        json!([{ "id": ID, "title": "What they made of their first month at work", "invitationsCount": 3 }]);
    check(
        "ListedInterview",
        rows.clone(),
        80,
        &[
            "ID                                    TITLE                              INVITED",
            "019a9f3c-2b7e-7d41-9c58-3f2e6a1b4c5d  What they made of their first mo…  3",
        ],
    );
    let narrow = answer("ListedInterview", &rows, None, 10);
    assert_eq!(narrow, format!("ID\n{ID}\n"));
}

#[test]
fn an_empty_list_says_so_and_a_partial_list_shows_the_cursor() {
    check("Voice", json!([]), 80, &["There is none."]);
    let more = answer("Voice", &json!([{ "id": ID }]), Some("abc"), 80);
    assert_eq!(more, format!("ID\n{ID}\n\nThere is more: --all, or continue with\n--cursor abc\n"));
}

#[test]
fn a_card_omits_null_values() {
    let text = r#"{"id": "ID", "title": null, "prompt": "Ask about\nthe first week, and follow up on friction.",
        "maxMinutes": 15, "archived": false, "createdAt": "2026-11-20T08:15:00.000Z", "invitations": []}"#;
    check(
        "Interview",
        serde_json::from_str(text).expect("JSON"),
        40,
        &[
            "ID           ID",
            "Prompt       Ask about",
            "             the first week, and follow",
            "             up on friction.",
            "Max minutes  15",
            "Archived     no",
            "Created at   2026-11-20 08:15:00 UTC",
        ],
    );
}

#[test]
fn joins_the_rows_of_a_creation() {
    let row =
        |email: &str| json!({ "id": "ID", "invitations": [{ "id": ID, "status": "READY", "email": email }] });
    check(
        "Interview",
        json!([row("a@example.org"), row("b@example.org")]),
        80,
        &[
            "ID  ID",
            "",
            "Invitations",
            "ID                                    STATUS  WHO",
            "019a9f3c-2b7e-7d41-9c58-3f2e6a1b4c5d  READY   a@example.org",
            "019a9f3c-2b7e-7d41-9c58-3f2e6a1b4c5d  READY   b@example.org",
        ],
    );
}

#[test]
fn formats_a_transcript() {
    let message = |role: &str, at: i64, content: &str| json!({ "id": ID, "role": role, "offsetMs": at, "content": content, "hasAudio": role == "user" });
    check(
        "InvitationWithMessages",
        json!({ "status": "COMPLETED", "messages": [message("assistant", 0, "How was it?"), message("user", 65_000, "Fine.\u{1b}[2J")] }),
        60,
        &[
            "Status  COMPLETED",
            "",
            "Messages",
            "   0:00  assistant",
            "         How was it?",
            "   1:05  user       019a9f3c-2b7e-7d41-9c58-3f2e6a1b4c5d",
            "         Fine.\\u001b[2J",
        ],
    );
}
