//! Members invite people, and do the same with several invitations.

use super::editing::{created, path_of};
use super::person::{Person, between};
use crate::harness::{Response, Server, both};

/// Returns the path with its query, which says what a form has done.
fn led_to(response: &Response) -> String {
    let path = response.header("location").expect("a redirection");
    path.split('#').next().expect("a path").to_owned()
}

#[tokio::test]
async fn a_member_invites_a_pasted_list_or_nobody_of_it() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let owner = Person::owner(&server).await;
        let member = owner.colleague("m@example.org", "member").await;
        let path = created(&member).await;
        let invite = format!("{path}/invite");
        let list = "Name;Email\r\nAda;ada@a.example\r\nGrace\r\nADA@a.example";
        let refused = member.post_to(&invite, &[("form", "many"), ("people", list)]).await;
        assert_eq!(refused.status, 400);
        for shown in
            ["Line 3", "Line 4", "There is no email address.", "in line 2 already", "Lines to correct: 2."]
        {
            assert!(refused.text.contains(shown), "no {shown} in {}", refused.text);
        }
        assert!(!member.read(&path).await.text.contains("ada@a.example"), "nobody is invited");
        let list = "Ada;ada@a.example\r\ngrace@a.example";
        let invited = member.post_to(&invite, &[("form", "many"), ("people", list)]).await;
        assert_eq!(invited.status, 303, "{}", invited.text);
        let page = member.read(&path).await.text;
        assert!(page.contains("ada@a.example") && page.contains("grace@a.example"), "{page}");
        let one = member.post_to(&invite, &[("form", "one"), ("name", "Bob"), ("email", "")]).await;
        assert_eq!(one.status, 303, "{}", one.text);
        let page = member.read(&path_of(&one)).await.text;
        assert!(page.contains("Bob") && page.contains("id=\"link\" readonly value=\"http"), "{page}");
        let wrong = member.post_to(&invite, &[("form", "one"), ("name", "Bob"), ("email", "bob")]).await;
        assert_eq!((wrong.status, wrong.text.contains("id=\"email-error\"")), (400, true));
    }
}

/// Returns the fields of the form on the page that shows what was read from a file.
fn checked(page: &str) -> Vec<(&str, &str)> {
    let chosen = |name: &str| {
        let choices = between(page, &format!("name=\"{name}\">"), "</select>");
        let chosen = choices.split("<option ").find(|option| option.contains(" selected"));
        between(chosen.expect("a choice"), "value=\"", "\"")
    };
    vec![
        ("file", between(page, "<textarea name=\"file\" hidden>\n", "</textarea>")),
        ("once", between(page, "name=\"once\" value=\"", "\"")),
        ("emailColumn", chosen("emailColumn")),
        ("nameColumn", chosen("nameColumn")),
        ("familyNameColumn", chosen("familyNameColumn")),
    ]
}

#[tokio::test]
async fn a_member_checks_a_file_of_people_before_anyone_is_invited() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let owner = Person::owner(&server).await;
        let member = owner.colleague("m@example.org", "member").await;
        let path = created(&member).await;
        let invite = format!("{path}/invite");
        let mut file = "Team;Vorname;Nachname;E-Mail\r\n".to_owned();
        for number in 0..50 {
            let address = match number {
                7 => String::new(),
                8 => "p8@".to_owned(),
                9 => "p1@example.org".to_owned(),
                _ => format!("p{number}@example.org"),
            };
            file.push_str(&format!("A;Zoë;Person {number};{address}\r\n"));
        }
        // As a spreadsheet on Windows saves it.
        let windows: Vec<u8> = file.chars().map(|letter| letter as u8).collect();
        let page = member.post_file(&invite, &[("form", "file")], &windows).await;
        assert_eq!(page.status, 200, "{}", page.text);
        for shown in [
            "Nobody has been invited yet.",
            "Zoë Person 0",
            "Lines that are skipped: 3",
            "Line 9",
            "Line 10",
            "in line 3 already",
            "Invite and send (47)",
        ] {
            assert!(page.text.contains(shown), "no {shown} in {}", page.text);
        }
        assert!(!member.read(&path).await.text.contains("p0@example.org"), "nobody is invited");
        let form = [&checked(&page.text)[..], &[("form", "file-invite")]].concat();
        for _ in 0..2 {
            let invited = member.post_to(&invite, &form).await;
            assert_eq!(invited.status, 303, "{}", invited.text);
        }
        let all = between(&member.read(&path).await.text, "<span class=\"number\">", "<").to_owned();
        assert_eq!(all, "48", "with the first invitation; sending the form twice invites once");
        let other = [("form", "file"), ("emailColumn", "3"), ("nameColumn", ""), ("familyNameColumn", "2")];
        let again = member.post_file(&invite, &other, file.as_bytes()).await.text;
        assert!(again.contains("<strong dir=\"auto\">Person 0</strong>"), "{again}");
        let empty = member.post_file(&invite, &[("form", "file")], b"").await;
        assert!(empty.status == 400 && empty.text.contains("id=\"file-error\""), "{}", empty.text);
    }
}

#[tokio::test]
async fn a_file_may_hold_more_people_than_one_change_invites() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let owner = Person::owner(&server).await;
        let path = created(&owner).await;
        let invite = format!("{path}/invite");
        let file: String = (0..1_201).map(|number| format!("p{number}@example.org\n")).collect();
        let page = owner.post_file(&invite, &[("form", "file")], file.as_bytes()).await.text;
        let form = [&checked(&page)[..], &[("form", "file-invite")]].concat();
        let invited = owner.post_to(&invite, &form).await;
        assert_eq!(invited.status, 303, "{}", invited.text);
        let said = owner.read(&led_to(&invited)).await.text;
        assert!(said.contains("Invited: 1,201. The emails are on their way."), "{said}");
        let all = between(&owner.read(&path).await.text, "<span class=\"number\">", "<").to_owned();
        assert_eq!(all, "1,202", "with the first invitation");
        let more: String = (0..10_001).map(|number| format!("q{number}@example.org\n")).collect();
        let refused = owner.post_file(&invite, &[("form", "file")], more.as_bytes()).await;
        assert!(refused.status == 400 && refused.text.contains("at most 10,000 people"), "{}", refused.text);
    }
}

#[tokio::test]
async fn a_file_may_have_a_column_of_notes_and_one_that_is_too_big_or_no_text_is_refused_with_the_reason() {
    let server = Server::sqlite().await;
    let owner = Person::owner(&server).await;
    let path = created(&owner).await;
    let invite = format!("{path}/invite");
    let page = owner.read(&invite).await.text;
    assert!(
        page.contains("At most 10,000 at once.") && page.contains("10,000 people and 8\u{a0}MiB."),
        "{page}"
    );
    let notes = "Met at the fair, asked for a call. ".repeat(12);
    let file: String = (0..10_000).map(|n| format!("Guest {n},p{n}@example.org,{notes}\n")).collect();
    assert!(file.len() > 4_000_000, "{}", file.len());
    let checked = owner.post_file(&invite, &[("form", "file")], file.as_bytes()).await;
    assert_eq!(checked.status, 200);
    assert!(
        checked.text.contains("Invite and send (10,000)") && checked.text.contains("enctype=\"multipart")
    );
    for megabytes in [9, 20] {
        let big = "p@example.org\n".repeat(megabytes * 75_000);
        let refused = owner.post_file(&invite, &[("form", "file")], big.as_bytes()).await;
        assert_eq!(refused.status, 413, "{}", refused.text);
        assert!(refused.text.contains("may have at most 8\u{a0}MiB"), "{}", refused.text);
    }
    let picture = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x01\x2c\0\0\0\x64\x08\x06";
    let refused = owner.post_file(&invite, &[("form", "file")], picture).await;
    assert_eq!(refused.status, 400);
    assert!(refused.text.contains("This file is not a text."), "{}", refused.text);
    let logo = vec![0_u8; 2 * 1_024 * 1_024];
    let refused = owner.post_file(&format!("{}/settings/logo", owner.base), &[], &logo).await;
    assert!(refused.status == 413 && refused.text.contains("at most 1\u{a0}MiB"), "{}", refused.text);
    let wrong = owner.post_to(&invite, &[("form", "one"), ("email", "büro@example.org")]).await;
    assert!(wrong.text.contains("Addresses with letters such as ü are not supported."), "{}", wrong.text);
}

#[tokio::test]
async fn a_member_does_the_same_with_several_invitations() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let owner = Person::owner(&server).await;
        let member = owner.colleague("m@example.org", "member").await;
        let path = created(&member).await;
        let people = "Ada;ada@a.example\nBob;bob@a.example\nEve;eve@a.example";
        member.post_to(&format!("{path}/invite"), &[("form", "many"), ("people", people)]).await;
        let page = member.read(&path).await.text;
        let ids: Vec<&str> = page
            .split("name=\"invitation\" value=\"")
            .skip(1)
            .filter(|row| ["Select Ada", "Select Bob"].iter().any(|name| row[..90].contains(name)))
            .map(|row| row.split('"').next().expect("an id"))
            .collect();
        assert_eq!(ids.len(), 2, "{page}");
        let chosen = |action| [("invitation", ids[0]), ("invitation", ids[1]), ("action", action)];
        let apply = format!("{path}/invitations");
        let cancelled = member.post_to(&apply, &chosen("cancel")).await;
        let outcome = member.read(&led_to(&cancelled)).await.text;
        assert!(outcome.contains("Done: 2.") && outcome.contains("?status=CANCELLED"), "{outcome}");
        let again = member.post_to(&apply, &chosen("cancel")).await;
        let outcome = member.read(&led_to(&again)).await.text;
        assert!(outcome.contains("Done: 0. Not possible in their state: 2."), "{outcome}");
        assert_eq!(member.post_to(&apply, &chosen("erase")).await.status, 400);
        for (action, question) in
            [("complete", "Complete these interviews?"), ("archive", "Archive these invitations?")]
        {
            let asked = member.post_to(&apply, &chosen(action)).await;
            assert!(asked.status == 200 && asked.text.contains(question), "{}", asked.text);
            assert!(asked.text.contains("Chosen invitations: 2.") && asked.text.matches(ids[1]).count() == 1);
        }
        assert!(member.read(&path).await.text.contains("ada@a.example"), "nothing is archived yet");
        let confirmed = [&chosen("archive")[..], &[("confirmed", "yes")]].concat();
        let archived = member.post_to(&apply, &confirmed).await;
        let outcome = member.read(&led_to(&archived)).await.text;
        assert!(outcome.contains("Done: 2.") && !outcome.contains("ada@a.example"), "{outcome}");
        let history = member.read(&format!("{}/invitations/{}", member.base, ids[0])).await.text;
        let history = between(&history, "<details class=\"history\">", "</details>");
        let positions: Vec<usize> = ["Invitation created", "Mail sent", "Invitation cancelled"]
            .iter()
            .map(|event| history.find(event).unwrap_or_else(|| panic!("no {event} in {history}")))
            .collect();
        assert!(positions.is_sorted() && history.contains("Grace"), "{history}");
        let viewer = owner.colleague("v@example.org", "viewer").await;
        assert!(!viewer.read(&path).await.text.contains("name=\"invitation\""));
        let log = owner.get("/audit-log").await.text;
        for entry in ["Interview created", "People invited", "Invitations cancelled", "Invitations archived"]
        {
            assert_eq!(log.matches(entry).count(), 1, "{entry} in {log}");
        }
        assert!(log.contains(&format!("<a href=\"{path}\"")) && log.contains(" (2)</a>"), "{log}");
    }
}

#[tokio::test]
async fn a_form_for_several_invitations_that_is_sent_twice_is_in_the_audit_log_once() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let owner = Person::owner(&server).await;
        let path = created(&owner).await;
        let people = "Ada;ada@a.example\nBob;bob@a.example";
        owner.post_to(&format!("{path}/invite"), &[("form", "many"), ("people", people)]).await;
        let (page, apply) = (owner.read(&path).await.text, format!("{path}/invitations"));
        let once = between(&page, "name=\"once\" value=\"", "\"");
        let ids = page.split("name=\"invitation\" value=\"").skip(1).filter_map(|row| row.split('"').next());
        let chosen = ids.map(|id| ("invitation", id)).chain([("once", once), ("action", "cancel")]);
        let form: Vec<(&str, &str)> = chosen.collect();
        let (first, second) = tokio::join!(owner.post_to(&apply, &form), owner.post_to(&apply, &form));
        let third = owner.post_to(&apply, &form).await;
        for sent in [&first, &second, &third] {
            assert_eq!((sent.status, led_to(sent)), (303, led_to(&first)));
        }
        assert!(owner.read(&led_to(&third)).await.text.contains("Done: 3."));
        let log = owner.get("/audit-log").await.text;
        assert_eq!(log.matches("Invitations cancelled").count(), 1, "{log}");
        assert!(log.contains(" (3)</a>"), "{log}");
    }
}

#[tokio::test]
async fn archived_invitations_are_listed_marked_and_restored() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let owner = Person::owner(&server).await;
        let member = owner.colleague("m@example.org", "member").await;
        let path = created(&member).await;
        for name in ["Bob", "Grace"] {
            let form = [("form", "one"), ("name", name), ("email", "")];
            assert_eq!(member.post_to(&format!("{path}/invite"), &form).await.status, 303);
        }
        let choose = async |page: &str, action| {
            let rows: Vec<&str> =
                page.split("<tr role=\"row\">").filter(|row| row.contains("name=\"invitation\"")).collect();
            let ids: Vec<&str> =
                rows.iter().map(|row| between(row, "name=\"invitation\" value=\"", "\"")).collect();
            let chosen = ids.iter().map(|id| ("invitation", *id));
            let form: Vec<_> =
                chosen.chain([("action", action), ("once", ""), ("confirmed", "yes")]).collect();
            member.post_to(&format!("{path}/invitations"), &form).await
        };
        let archived = choose(&member.read(&path).await.text, "archive").await;
        let after = member.read(&led_to(&archived)).await.text;
        assert!(after.contains("href=\"") && after.contains("?archived#invitations\""), "{after}");
        assert!(!after.contains("Bob"), "{after}");
        let list = member.read(&format!("{path}?archived")).await.text;
        assert!(list.contains("Bob") && list.contains("Grace"), "{list}");
        assert!(list.contains("value=\"restore\"") && !list.contains("value=\"cancel\""), "{list}");
        let invitation = format!("{}/invitations/{}", member.base, between(&list, "/invitations/", "\""));
        let page = member.read(&invitation).await.text;
        assert!(page.contains("Archived") && page.contains(&format!("{invitation}/restore\"")), "{page}");
        assert_eq!(member.post_to(&format!("{invitation}/restore"), &[]).await.status, 303);
        let page = member.read(&invitation).await.text;
        assert!(!page.contains("Archived</span>") && !page.contains("/restore\""), "{page}");
        let restored = choose(&member.read(&format!("{path}?archived")).await.text, "restore").await;
        let list = member.read(&led_to(&restored)).await.text;
        assert!(list.contains("No invitation is archived."), "{list}");
        let all = member.read(&path).await.text;
        assert!(all.contains("Bob") && all.contains("Grace"), "{all}");
    }
}

#[tokio::test]
async fn a_closed_share_link_is_not_described_as_usable() {
    let server = Server::sqlite().await;
    let owner = Person::owner(&server).await;
    let path = created(&owner).await;
    let (closed, open) = ("Nobody can take the interview with this link", "Anyone with this link can take");
    let page = owner.read(&path).await.text;
    assert!(page.contains(closed) && !page.contains(open), "{page}");
    let settings = [("enabled", "yes"), ("askName", "off"), ("askEmail", "off")];
    assert_eq!(owner.post_to(&format!("{path}/share-link"), &settings).await.status, 303);
    let page = owner.read(&path).await.text;
    assert!(page.contains(open) && !page.contains(closed), "{page}");
}

#[tokio::test]
async fn the_path_above_a_heading_begins_at_the_list_of_interviews() {
    let server = Server::sqlite().await;
    let owner = Person::owner(&server).await;
    let path = created(&owner).await;
    let list = format!("<a href=\"{}/interviews\">Interviews</a>", owner.base);
    for page in ["", "/deadline", "/reminders", "/retention", "/share-link"] {
        let page = owner.read(&format!("{path}{page}")).await.text;
        let above = between(&page, "<nav class=\"crumbs\"", "</nav>");
        assert!(above.contains(&list) && above.ends_with("</a>"), "{above}");
    }
}

#[tokio::test]
async fn a_member_does_the_same_with_all_invitations_that_match_in_parts() {
    let server = Server::sqlite().await;
    let owner = Person::owner(&server).await;
    let path = created(&owner).await;
    let people: String = (0..520).map(|n| format!("Guest {n};p{n}@a.example\n")).collect();
    owner.post_to(&format!("{path}/invite"), &[("form", "many"), ("people", &people)]).await;
    owner.post_to(&format!("{path}/invite"), &[("form", "one"), ("name", "Ada"), ("email", "")]).await;
    let apply = format!("{path}/invitations");
    let form = [("scope", "matching"), ("action", "cancel"), ("status", "READY"), ("person", "guest")];
    let asked = owner.post_to(&apply, &form).await;
    assert!(asked.status == 200 && asked.text.contains("Cancel the invitation: 500."), "{}", asked.text);
    let page = owner.read(&path).await.text;
    assert!(!page.contains("?status=CANCELLED"), "only asked: {page}");
    let confirmed = [&form[..], &[("confirmed", "yes")]].concat();
    let first = owner.post_to(&apply, &confirmed).await;
    let page = owner.read(&led_to(&first)).await.text;
    assert!(page.contains("Done: 500.") && page.contains("Continue with the others"), "{page}");
    let field = |name: &str| between(&page, &format!("name=\"{name}\" value=\""), "\"").to_owned();
    let (after, once) = (field("after"), field("once"));
    let rest = [&confirmed[..], &[("after", after.as_str()), ("once", once.as_str())]].concat();
    let second = owner.post_to(&apply, &rest).await;
    let page = owner.read(&led_to(&second)).await.text;
    assert!(page.contains("Done: 20.") && !page.contains("Continue with the others"), "{page}");
    let all = owner.read(&path).await.text;
    assert!(all.contains("Cancelled <span class=\"number\">520<"), "others are left alone: {all}");
}
