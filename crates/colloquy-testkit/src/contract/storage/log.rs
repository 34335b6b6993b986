use std::sync::Arc;

use colloquy_domain::LogEntryId;
use colloquy_domain::ports::{Storage, Write};

use super::ground::Ground;

pub async fn an_interviews_log_has_its_invitations_entries_and_no_others(storage: Arc<dyn Storage>) {
    let ground = Ground::new(storage).await;
    let (interview, other) = (ground.add_interview().await, ground.add_interview().await);
    let invitation = ground.add_invitation(&interview).await;
    let of_interview = ground.new_log_entry(&interview);
    let of_other = ground.new_log_entry(&other);
    let of_invitation = ground.new_log_entry(&interview).about(invitation.id);
    for entry in [&of_interview, &of_other, &of_invitation] {
        ground.commit([Write::AddLogEntry(entry.clone())]).await;
    }
    let log: Vec<_> = ground.log(interview.id, None, 10).await.into_iter().map(|(_, entry)| entry).collect();
    assert_eq!(log, [of_invitation, of_interview]);
}

/// All entries have the same moment: only the order of the writes tells them apart.
pub async fn entries_of_one_unit_keep_their_order(storage: Arc<dyn Storage>) {
    let ground = Ground::new(storage).await;
    let interview = ground.add_interview().await;
    let mut entries: Vec<_> = (0..20).map(|_| ground.new_log_entry(&interview)).collect();
    // Ids must not decide.
    entries.reverse();
    ground.commit(entries.iter().cloned().map(Write::AddLogEntry)).await;
    let mut log: Vec<_> =
        ground.log(interview.id, None, 50).await.into_iter().map(|(_, entry)| entry).collect();
    log.reverse();
    assert_eq!(log, entries);
}

pub async fn pages_of_the_log_cover_all_once(storage: Arc<dyn Storage>) {
    let ground = Ground::new(storage).await;
    let (interview, other) = (ground.add_interview().await, ground.add_interview().await);
    let mut expected: Vec<LogEntryId> = Vec::new();
    for _ in 0..10 {
        let entry = ground.new_log_entry(&interview);
        expected.insert(0, entry.id);
        let between = Write::AddLogEntry(ground.new_log_entry(&other));
        ground.commit([Write::AddLogEntry(entry), between]).await;
    }
    let (mut seen, mut after) = (Vec::new(), None);
    loop {
        let page = ground.log(interview.id, after, 3).await;
        assert!(page.is_sorted_by(|(newer, _), (older, _)| newer > older), "{page:?}");
        let Some((last, _)) = page.last() else { break };
        after = Some(*last);
        seen.extend(page.iter().map(|(_, entry)| entry.id));
        assert!(seen.len() <= 30, "the pages do not end: {seen:?}");
        ground.commit([Write::AddLogEntry(ground.new_log_entry(&interview))]).await;
    }
    assert_eq!(seen, expected);
}
