//! The commands that find, read and mark mails.

use std::collections::HashMap;

use colloquy_domain::ports::{MailboxPosition, UnreadMail};
use futures::TryStreamExt;

use super::connection::ImapSession;
use super::failure::ImapFailure;
use crate::mail::reports_of_mail;
use crate::report_text::MAX_BYTES;

/// The most mails of one call.
const MAX_MAILS: usize = 50;

/// The most bytes of the mails of one call, unless the first has more. With more, a slow connection would run into the
/// time limit at every call.
const MAX_TOTAL: usize = 8 * 1024 * 1024;

/// The most mails that one command marks, because servers limit the length of a line.
const MARKED_AT_ONCE: usize = 200;

/// Reads the oldest unread mails of the selected folder.
pub async fn unread(session: &mut ImapSession, generation: u32) -> Result<Vec<UnreadMail>, ImapFailure> {
    let mut uids: Vec<u32> = session.uid_search("UNSEEN").await?.into_iter().collect();
    uids.sort_unstable();
    uids.truncate(MAX_MAILS);
    if uids.is_empty() {
        return Ok(Vec::new());
    }
    let sizes = sizes(session, &uids).await?;
    let uids = affordable(&uids, &sizes);
    let query = format!("(UID BODY.PEEK[]<0.{MAX_BYTES}>)");
    let mut fetched = HashMap::new();
    let mut mails = session.uid_fetch(sequence(uids), query).await?;
    while let Some(mail) = mails.try_next().await? {
        if let Some(uid) = mail.uid.filter(|uid| uids.contains(uid)) {
            // Without a body, it is a mail that the server cannot read. It must not stay the oldest one forever.
            let reports = mail.body().map(reports_of_mail).unwrap_or_default();
            fetched.insert(uid, reports);
        }
    }
    // A mail that was deleted meanwhile is missing.
    let found = uids.iter().filter_map(|uid| {
        let reports = fetched.remove(uid)?;
        Some(UnreadMail { position: MailboxPosition { generation, uid: *uid }, reports })
    });
    Ok(found.collect())
}

/// Marks mails of the selected folder as read.
pub async fn mark_read(session: &mut ImapSession, uids: &[u32]) -> Result<(), ImapFailure> {
    for uids in uids.chunks(MARKED_AT_ONCE) {
        let mut changes = session.uid_store(sequence(uids), "+FLAGS.SILENT (\\Seen)").await?;
        while changes.try_next().await?.is_some() {}
    }
    Ok(())
}

async fn sizes(session: &mut ImapSession, uids: &[u32]) -> Result<HashMap<u32, usize>, ImapFailure> {
    let mut sizes = HashMap::new();
    let mut mails = session.uid_fetch(sequence(uids), "(UID RFC822.SIZE)").await?;
    while let Some(mail) = mails.try_next().await? {
        let known = mail.uid.filter(|uid| uids.contains(uid)).zip(mail.size);
        sizes.extend(known.map(|(uid, size)| (uid, usize::try_from(size).unwrap_or(usize::MAX))));
    }
    Ok(sizes)
}

/// Returns as many mails as may be read in one call, oldest first, and at least one.
fn affordable<'u>(uids: &'u [u32], sizes: &HashMap<u32, usize>) -> &'u [u32] {
    let mut total = 0;
    let fitting = uids.iter().take_while(|uid| {
        total += sizes.get(uid).map_or(MAX_BYTES, |size| *size.min(&MAX_BYTES));
        total <= MAX_TOTAL
    });
    let count = fitting.count().max(1);
    &uids[..count.min(uids.len())]
}

fn sequence(uids: &[u32]) -> String {
    uids.iter().map(u32::to_string).collect::<Vec<_>>().join(",")
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::{MAX_BYTES, affordable};

    #[test]
    fn one_call_reads_only_so_much_and_at_least_one_mail() {
        let uids: Vec<u32> = (1..=20).collect();
        let small = uids.iter().map(|uid| (*uid, 1000)).collect();
        assert_eq!(affordable(&uids, &small).len(), 20);
        // Of larger mails, only the beginning is read.
        let huge = uids.iter().map(|uid| (*uid, 100 * MAX_BYTES)).collect();
        assert_eq!(affordable(&uids, &huge), &uids[..8]);
        assert_eq!(affordable(&uids, &HashMap::new()), &uids[..8]);
    }
}
