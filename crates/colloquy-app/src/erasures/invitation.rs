//! Erases one invitation.

use colloquy_domain::erasure::{ErasableRows, ErasedCounts, Erasure, QUIET_FOR, SETTLE_FOR};
use colloquy_domain::event::{Event, EventKind};
use colloquy_domain::invitation::Invitation;
use colloquy_domain::mail::{self, MailState, QueuedMail};
use colloquy_domain::ports::{UnitOfWork, Write};
use colloquy_domain::recording::{before_recordings_of, belongs_to};
use colloquy_domain::{InvitationId, Timestamp};

use super::{ErasureProgress, StepFailure, renew, save};
use crate::App;

/// How many names of recordings are listed at once.
const NAMES_AT_ONCE: usize = 200;

/// What the outcome of a mail says that was withdrawn.
const REASON: &str = "not sent: the invitation is being erased";

pub(super) async fn erase(
    app: &App,
    erasure: &mut Erasure,
    id: InvitationId,
) -> Result<ErasureProgress, StepFailure> {
    let stored = app.storage.invitation(id).await?;
    let (is_first_pass, may_have_audio) = (stored.is_some(), app.storage.session_run(id).await?.is_some());
    if let Some(invitation) = stored
        && let Some(quiet_at) = withdraw(app, erasure, invitation).await?
    {
        erasure.due(quiet_at);
        save(app, erasure, UnitOfWork::default()).await?;
        return Ok(ErasureProgress::Postponed);
    }
    forget_mails(app, &app.storage.mails_of(id).await?).await?;
    app.recordings.forget(id).await?;
    let recordings = remove_audio(app, id).await?;
    erasure.found(ErasedCounts { recordings, ..ErasedCounts::default() });
    renew(app, erasure, UnitOfWork::default()).await?;
    erase_rows(app, erasure, id).await?;
    if is_first_pass && may_have_audio {
        erasure.due(app.clock.now() + SETTLE_FOR);
        save(app, erasure, UnitOfWork::default()).await?;
        return Ok(ErasureProgress::Postponed);
    }
    Ok(ErasureProgress::Emptied)
}

/// Withdraws the invitation, ends an interview in progress, and withdraws waiting mails. Returns when to continue, if
/// something of this may still be at work.
async fn withdraw(
    app: &App,
    erasure: &Erasure,
    mut invitation: Invitation,
) -> Result<Option<Timestamp>, StepFailure> {
    let (now, mut unit) = (app.clock.now(), UnitOfWork::default());
    let (session_run, mails) =
        futures::try_join!(app.storage.session_run(invitation.id), app.storage.mails_of(invitation.id))?;
    let mut quiet_at = now;
    if invitation.withdraw_for_erasure(now).is_made() {
        unit.push(Write::SaveInvitation(invitation));
    }
    if let Some(mut session_run) = session_run {
        // The holder stops when it finds that it has lost the lease.
        if session_run.lease_holder.is_some() && !session_run.is_held_by(erasure.id.uuid()) {
            session_run.take(erasure.id.uuid(), now);
            unit.push(Write::SaveSessionRun(session_run.clone()));
        }
        quiet_at = quiet_at.max(session_run.seen_at + QUIET_FOR);
    }
    quiet_at = quiet_at.max(withdraw_mails(mails, REASON, &mut unit, now));
    app.storage.commit(unit).await?;
    Ok((quiet_at > now).then_some(quiet_at))
}

/// Withdraws the mails that are still to be sent. Returns when the last attempt that may be in progress is over.
pub(crate) fn withdraw_mails(
    mails: Vec<QueuedMail>,
    reason: &str,
    unit: &mut UnitOfWork,
    now: Timestamp,
) -> Timestamp {
    let mut quiet_at = now;
    for mut mail in mails.into_iter().filter(|mail| mail.state == MailState::Due) {
        // An attempt may be in progress. Its outcome will conflict.
        if mail.attempts > 0 {
            quiet_at = quiet_at.max(now + mail::LEASE);
        }
        mail.dropped(reason.to_owned());
        unit.push(Write::SaveMail(mail));
    }
    quiet_at
}

/// Removes the mails from where the mailer keeps copies of them.
pub(crate) async fn forget_mails(app: &App, mails: &[QueuedMail]) -> Result<(), StepFailure> {
    for mail in mails {
        app.mailer.forget(&mail.message_id(app.links.host())).await?;
    }
    Ok(())
}

/// Removes the recordings of an invitation from the media store, and returns how many there were.
pub(crate) async fn remove_audio(app: &App, id: InvitationId) -> Result<i64, StepFailure> {
    let mut removed = 0;
    loop {
        let names = app.media.list(Some(&before_recordings_of(id)), NAMES_AT_ONCE).await?;
        let of_invitation: Vec<_> = names.into_iter().take_while(|name| belongs_to(name, id)).collect();
        if of_invitation.is_empty() {
            return Ok(removed);
        }
        for name in &of_invitation {
            app.media.remove(name).await?;
            removed += 1;
        }
    }
}

/// Removes the rows in small steps, and the invitation with the last one.
async fn erase_rows(app: &App, erasure: &mut Erasure, id: InvitationId) -> Result<(), StepFailure> {
    let mut left = app.storage.rows_of(id).await?;
    // After a crash the first step has already saved what there was.
    let is_counted = ErasedCounts { recordings: 0, ..erasure.erased } != ErasedCounts::default();
    if !is_counted {
        erasure.found(left);
    }
    while left.messages + left.log_entries + left.webhook_deliveries > 0 {
        let kinds = [ErasableRows::Messages, ErasableRows::LogEntries, ErasableRows::Events];
        let writes = kinds.map(|rows| Write::EraseRows { invitation_id: id, rows });
        let step = writes.into_iter().fold(UnitOfWork::default(), UnitOfWork::with);
        renew(app, erasure, step).await?;
        left = app.storage.rows_of(id).await?;
    }
    let last = Write::EraseInvitation { organization_id: erasure.organization_id, invitation_id: id };
    renew(app, erasure, UnitOfWork::default().with(last)).await
}

/// Completes the erasure together with its event, so that nothing is announced before it is done.
pub(super) async fn complete(app: &App, erasure: &mut Erasure, id: InvitationId) -> Result<(), StepFailure> {
    // A node may have uploaded audio in between.
    remove_audio(app, id).await?;
    let now = app.clock.now();
    let event = Event {
        id: app.id(),
        organization_id: erasure.organization_id,
        invitation_id: None,
        kind: EventKind::InvitationErased,
        resumed: false,
        created_at: now,
    };
    let (event_id, body) = (event.id, app.webhook_writer.erased(&event, erasure));
    let announced =
        UnitOfWork::default().with(Write::AddEvent(event)).with(Write::SaveEventBody { event_id, body });
    super::complete(app, erasure, announced).await
}
