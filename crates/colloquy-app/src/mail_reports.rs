//! Records what mail systems report about mails that they had accepted: bounces and complaints.

use std::sync::Arc;
use std::time::Duration;

use colloquy_domain::MailId;
use colloquy_domain::event::EventKind;
use colloquy_domain::log_entry::{Actor, EventType, LogEntry};
use colloquy_domain::mail::QueuedMail;
use colloquy_domain::mail_report::{MailReport, MailReportKind};
use colloquy_domain::ports::{ReportMailbox, StorageError, UnitOfWork, Write};
use colloquy_domain::unsubscription::RecipientHash;
use serde_json::json;

use crate::announcement::announced;
use crate::{App, AppError};

/// How often the mailbox is read.
const READ_INTERVAL: Duration = Duration::from_secs(60);

/// How often storing a report is attempted while others change the same invitation.
const MAX_ATTEMPTS: usize = 20;

/// How many batches of mails are read at a time, should a mailbox not mark them as read.
const MAX_BATCHES: usize = 100;

/// Whether a report changed something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MailReportOutcome {
    Recorded,
    /// The same was reported before.
    Known,
    /// It is about no mail that is stored.
    UnknownMail,
}

/// Records a report. Only the address that the mail was sent to is concerned, whatever the report says: anybody who has the
/// mail could forge one.
pub async fn record(app: &App, report: &MailReport) -> Result<MailReportOutcome, AppError> {
    for _ in 1..MAX_ATTEMPTS {
        match record_once(app, report).await {
            Err(AppError::Unavailable(StorageError::Conflict)) => {}
            settled => return settled,
        }
    }
    record_once(app, report).await
}

async fn record_once(app: &App, report: &MailReport) -> Result<MailReportOutcome, AppError> {
    let Some(mut mail) = reported_mail(app, report).await? else { return Ok(MailReportOutcome::UnknownMail) };
    let invitation = app.storage.invitation(mail.invitation_id).await?;
    let Some(mut invitation) = invitation else { return Ok(MailReportOutcome::UnknownMail) };
    if !mail.reported(report.kind).is_made() {
        return Ok(MailReportOutcome::Known);
    }
    let now = app.clock.now();
    let is_news = invitation.mail_reported(&mail, report.kind, &report.reason, now).is_made();
    let owner = (invitation.organization_id, invitation.interview_id);
    let event = match report.kind {
        MailReportKind::HardBounce | MailReportKind::SoftBounce => EventType::InvitationSendFailed,
        MailReportKind::Complaint => EventType::InvitationUpdated,
    };
    let data = json!({
        "email": mail.to.as_str(), "report": report.kind.as_str(), "reason": report.reason,
    });
    let entry = LogEntry::of_interview(app.id(), event, owner, Actor::system(), now);
    let mut unit = UnitOfWork::default()
        .with(Write::CountMailReport {
            organization_id: mail.organization_id,
            recipient: RecipientHash::new(mail.organization_id, &mail.to),
            kind: report.kind,
            at: now,
        })
        .with(Write::AddLogEntry(entry.about(invitation.id).with(data)));
    // The event has the address and the error of the invitation, which must be those of this report.
    if is_news && report.kind != MailReportKind::Complaint {
        unit.push(announced(app, &invitation, EventKind::InvitationBounced, now));
    }
    unit.push(Write::SaveMail(mail));
    if is_news {
        unit.push(Write::SaveInvitation(invitation));
    }
    app.storage.commit(unit).await?;
    Ok(MailReportOutcome::Recorded)
}

/// Records reports, and logs those about mails that are not stored.
pub async fn record_all(app: &App, reports: &[MailReport]) -> Result<(), AppError> {
    for report in reports {
        if record(app, report).await? == MailReportOutcome::UnknownMail {
            tracing::info!(kind = report.kind.as_str(), "a report is about no mail that is stored");
        }
    }
    Ok(())
}

/// Returns the mail that a report is about. Its Message-ID begins with the id of the mail.
async fn reported_mail(app: &App, report: &MailReport) -> Result<Option<QueuedMail>, AppError> {
    let id = report.message_id.split('@').next().and_then(|local| MailId::parse(local).ok());
    match id {
        Some(id) => Ok(app.storage.mail(id).await?),
        None => Ok(None),
    }
}

impl App {
    /// Reads a mailbox every minute for as long as the service runs. A mail is marked as read once its reports are stored,
    /// so that a crash only makes it be read again. Every node may do this: a report counts once.
    pub async fn run_mail_reports(self: Arc<Self>, mailbox: Arc<dyn ReportMailbox>) {
        loop {
            if let Err(error) = read_mailbox(&self, &*mailbox).await {
                tracing::warn!(error, "the mailbox with reports about mails could not be read; trying again");
            }
            tokio::time::sleep(READ_INTERVAL).await;
        }
    }
}

/// Records all unread reports.
pub async fn read_mailbox(app: &App, mailbox: &dyn ReportMailbox) -> Result<(), String> {
    for _ in 0..MAX_BATCHES {
        let unread = mailbox.unread().await.map_err(|error| error.to_string())?;
        if unread.is_empty() {
            return Ok(());
        }
        let mut read = Vec::new();
        for mail in unread {
            record_all(app, &mail.reports).await.map_err(|error| error.to_string())?;
            read.push(mail.position);
        }
        mailbox.mark_read(&read).await.map_err(|error| error.to_string())?;
    }
    Ok(())
}
