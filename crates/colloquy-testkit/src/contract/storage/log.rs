use std::sync::Arc;

use colloquy_domain::interview::Interview;
use colloquy_domain::log_entry::LogEntry;
use colloquy_domain::ports::{ListPageRequest, Storage, Write};
use colloquy_domain::{InterviewId, LogEntryId};
use jiff::Timestamp;
use serde_json::json;

use super::concurrency::at_once;
use super::fixture::{StorageFixture, after};

pub async fn an_interview_log_includes_only_its_own_and_its_invitations_entries(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let (interview, other) = (fixture.add_interview().await, fixture.add_interview().await);
    let invitation = fixture.add_invitation(&interview).await;
    let of_interview = fixture.new_log_entry(&interview);
    let of_other = fixture.new_log_entry(&other);
    let of_invitation = fixture.new_log_entry(&interview).about(invitation.id);
    for entry in [&of_interview, &of_other, &of_invitation] {
        fixture.commit([Write::AddLogEntry(entry.clone())]).await;
    }
    let log: Vec<_> = fixture.log(interview.id, None, 10).await.into_iter().map(|(_, entry)| entry).collect();
    assert_eq!(log, [of_invitation, of_interview]);
}

/// All entries have the same time, so only the order of the writes distinguishes them.
pub async fn entries_of_one_unit_keep_their_order(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let interview = fixture.add_interview().await;
    let mut entries: Vec<_> = (0..20).map(|_| fixture.new_log_entry(&interview)).collect();
    // The order must not depend on ids.
    entries.reverse();
    fixture.commit(entries.iter().cloned().map(Write::AddLogEntry)).await;
    let mut log: Vec<_> =
        fixture.log(interview.id, None, 50).await.into_iter().map(|(_, entry)| entry).collect();
    log.reverse();
    assert_eq!(log, entries);
}

pub async fn pages_of_the_log_cover_every_entry_once(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let (interview, other) = (fixture.add_interview().await, fixture.add_interview().await);
    let mut expected: Vec<LogEntryId> = Vec::new();
    for _ in 0..10 {
        let entry = fixture.new_log_entry(&interview);
        expected.insert(0, entry.id);
        let between = Write::AddLogEntry(fixture.new_log_entry(&other));
        fixture.commit([Write::AddLogEntry(entry), between]).await;
    }
    let (mut seen, mut after) = (Vec::new(), None);
    loop {
        let page = fixture.log(interview.id, after, 3).await;
        assert!(page.is_sorted_by(|(newer, _), (older, _)| newer > older), "{page:?}");
        let Some((last, _)) = page.last() else { break };
        after = Some(*last);
        seen.extend(page.iter().map(|(_, entry)| entry.id));
        assert!(seen.len() <= 30, "the pages do not end: {seen:?}");
        fixture.commit([Write::AddLogEntry(fixture.new_log_entry(&interview))]).await;
    }
    assert_eq!(seen, expected);
}

fn entry_at(fixture: &StorageFixture, interview: &Interview, at: Timestamp) -> LogEntry {
    LogEntry { created_at: at, ..fixture.new_log_entry(interview) }
}

/// Returns the ids and times of a log, oldest first.
async fn times(fixture: &StorageFixture, id: InterviewId) -> (Vec<LogEntryId>, Vec<Timestamp>) {
    let log = fixture.log(id, None, 1_000).await;
    log.into_iter().rev().map(|(_, entry)| (entry.id, entry.created_at)).unzip()
}

pub async fn a_log_entry_is_never_earlier_than_the_entries_before_it(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let (interview, other) = (fixture.add_interview().await, fixture.add_interview().await);
    let invitation = fixture.add_invitation(&interview).await;
    let given = [10, 3, 9, 10, 40, 12];
    let entries = given.map(|ms| entry_at(&fixture, &interview, after(ms)).about(invitation.id));
    for entry in &entries {
        fixture.commit([Write::AddLogEntry(entry.clone())]).await;
    }
    // Another interview has its own times.
    fixture.commit([Write::AddLogEntry(entry_at(&fixture, &other, after(5)))]).await;
    let (ids, seen) = times(&fixture, interview.id).await;
    assert_eq!(ids, entries.each_ref().map(|entry| entry.id));
    assert_eq!(seen, [10, 10, 10, 10, 40, 40].map(after));
    assert_eq!(times(&fixture, other.id).await.1, [after(5)]);
    let page = ListPageRequest { after: None, limit: 10 };
    let log = fixture.storage.invitation_log(invitation.id, page).await.expect("the storage answers");
    assert_eq!(log, fixture.log(interview.id, None, 10).await);
}

pub async fn log_entries_of_a_new_interview_are_never_earlier_than_the_entries_before_them(
    storage: Arc<dyn Storage>,
) {
    let fixture = StorageFixture::new(storage).await;
    let interview = fixture.new_interview();
    let given = [7, 2, 9, 4];
    let entries = given.map(|ms| entry_at(&fixture, &interview, after(ms)));
    let add = entries.iter().cloned().map(Write::AddLogEntry);
    fixture.commit([Write::AddInterview(interview.clone())].into_iter().chain(add)).await;
    let (ids, seen) = times(&fixture, interview.id).await;
    assert_eq!(ids, entries.each_ref().map(|entry| entry.id));
    assert_eq!(seen, [7, 7, 9, 9].map(after));
}

/// Adds hundreds of entries of two interviews, for which a database may use only a few statements.
pub async fn many_log_entries_are_never_earlier_than_the_entries_before_them(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let (interview, other) = (fixture.add_interview().await, fixture.add_interview().await);
    fixture.commit([Write::AddLogEntry(entry_at(&fixture, &interview, after(50)))]).await;
    fixture.commit([Write::AddLogEntry(entry_at(&fixture, &other, after(10)))]).await;
    let both = [&interview, &other].into_iter().cycle();
    let entries: Vec<_> = both.take(600).map(|interview| entry_at(&fixture, interview, after(20))).collect();
    fixture.commit(entries.iter().cloned().map(Write::AddLogEntry)).await;
    for (interview, first, rest) in [(&interview, 50, 50), (&other, 10, 20)] {
        let (ids, seen) = times(&fixture, interview.id).await;
        let added = entries.iter().filter(|entry| entry.interview_id == interview.id);
        assert_eq!(ids[1..], added.map(|entry| entry.id).collect::<Vec<_>>());
        assert_eq!((seen[0], seen.len()), (after(first), 301));
        assert!(seen[1..].iter().all(|time| *time == after(rest)), "{seen:?}");
    }
}

/// Eight writers have clocks that differ and go backwards now and then.
pub async fn times_never_decrease_in_a_log_with_many_writers(storage: Arc<dyn Storage>) {
    const WRITERS: usize = 8;
    const EACH: i64 = 25;
    let fixture = StorageFixture::new(storage).await;
    let interview = fixture.add_interview().await;
    at_once(WRITERS, |writer| {
        let (fixture, interview) = (fixture.clone(), interview.clone());
        async move {
            for number in 0..EACH {
                let at = after(number * 10 - (number % 7) * 15 + writer as i64 * 13);
                let noted = json!({ "writer": writer, "number": number });
                let entry = entry_at(&fixture, &interview, at).with(noted);
                fixture.commit([Write::AddLogEntry(entry)]).await;
            }
        }
    })
    .await;
    let mut log = fixture.log(interview.id, None, 1_000).await;
    // A writer that does not see another's entry may get a later number for an earlier time. Pages follow the times.
    let mut pages = Vec::new();
    while pages.len() < log.len() {
        let after = pages.last().map(|(number, _)| *number);
        let page = fixture.log(interview.id, after, 3).await;
        assert!(!page.is_empty(), "the pages end after {} entries", pages.len());
        pages.extend(page);
    }
    assert_eq!(pages, log);
    log.reverse();
    assert_eq!(log.len(), WRITERS * EACH as usize);
    assert!(log.is_sorted_by_key(|(_, entry)| entry.created_at), "the times decrease: {log:?}");
    for writer in 0..WRITERS {
        let own = log.iter().filter(|(_, entry)| entry.data["writer"] == writer);
        let numbers: Vec<_> = own.filter_map(|(_, entry)| entry.data["number"].as_i64()).collect();
        assert_eq!(numbers, (0..EACH).collect::<Vec<_>>(), "the entries of writer {writer} are out of order");
    }
}
