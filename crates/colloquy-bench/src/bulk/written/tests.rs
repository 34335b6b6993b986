use serde_json::json;

use super::*;

/// Returns rows whose ids begin with the prefix, written at the given time.
fn tables(prefix: &str, moment: i64) -> [Vec<RowAsJson>; 3] {
    let rows = |row: &dyn Fn(usize) -> Value| {
        (0..INVITEES).filter_map(|place| row(place).as_object().cloned()).collect::<Vec<RowAsJson>>()
    };
    let invitation = |place| format!("{prefix}invitation{place}");
    [
        rows(&|place| {
            let (slug, email) = (format!("{prefix}{place:09}"), format!("person{place}@example.org"));
            json!({ "id": invitation(place), "slug": slug, "email": email, "created_at": moment, "sent_at": null })
        }),
        rows(&|place| {
            let id = format!("{prefix}entry{place}");
            json!({ "sequence": moment, "id": id, "invitation_id": invitation(place), "created_at": moment })
        }),
        rows(&|place| {
            let id = format!("{prefix}mail{place}");
            json!({ "id": id, "invitation_id": invitation(place), "due_at": moment, "revision": 1 })
        }),
    ]
}

fn compare(change: impl Fn(&mut [Vec<RowAsJson>; 3])) -> Result<(), String> {
    let ours = ComparableInviteeRows::new(tables("a", 1)).map_err(|error| error.to_string())?;
    let mut changed = tables("b", 2);
    change(&mut changed);
    let floor = ComparableInviteeRows::new(changed).map_err(|error| error.to_string())?;
    require_same(&ours, &floor).map_err(|error| error.to_string())
}

fn refused(change: impl Fn(&mut [Vec<RowAsJson>; 3])) -> bool {
    compare(change).is_err_and(|error| error.starts_with("the floor and the service write different rows"))
}

#[test]
fn rows_that_differ_in_ids_links_and_time_are_equal() {
    assert_eq!(compare(|_| {}), Ok(()));
}

#[test]
fn detects_a_different_value() {
    assert!(refused(|tables| drop(tables[0][499].insert("email".to_owned(), "x".into()))));
}

#[test]
fn detects_a_column_that_only_one_side_has() {
    assert!(refused(|tables| drop(tables[2][0].insert("last_error".to_owned(), Value::Null))));
}

#[test]
fn detects_an_entry_about_another_invitation() {
    assert!(refused(|tables| {
        let other = tables[0][8]["id"].clone();
        tables[1][7].insert("invitation_id".to_owned(), other);
    }));
}

#[test]
fn detects_a_different_time() {
    assert!(refused(|tables| drop(tables[2][3].insert("due_at".to_owned(), 3.into()))));
}

#[test]
fn detects_a_link_of_another_length() {
    assert!(refused(|tables| drop(tables[0][3].insert("slug".to_owned(), "short".into()))));
}

#[test]
fn detects_a_missing_row() {
    let error = compare(|tables| drop(tables[1].pop())).expect_err("a row is missing");
    assert!(error.ends_with("found [500, 499, 500]"), "{error}");
}

#[test]
fn skips_a_mail_in_progress() {
    let (mut ours, floor) = (tables("a", 1), tables("b", 2));
    ours[2][0].insert("revision".to_owned(), 2.into());
    ours[2][0].insert("due_at".to_owned(), 9.into());
    let (ours, floor) =
        (ComparableInviteeRows::new(ours).expect("rows"), ComparableInviteeRows::new(floor).expect("rows"));
    assert!(require_same(&ours, &floor).is_ok());
}

#[test]
fn fails_if_too_few_rows_are_compared() {
    let mut ours = tables("a", 1);
    ours[2].iter_mut().for_each(|mail| drop(mail.insert("revision".to_owned(), 2.into())));
    let (ours, floor) = (
        ComparableInviteeRows::new(ours).expect("rows"),
        ComparableInviteeRows::new(tables("b", 2)).expect("rows"),
    );
    let error = require_same(&ours, &floor).expect_err("nothing was compared");
    assert!(error.to_string().starts_with("only 0 of 500 mails"));
}
