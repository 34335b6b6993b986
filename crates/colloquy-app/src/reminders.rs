//! Reminders by the plan of an interview. Every node polls for invitees who are due; each is reminded once, because the
//! invitation counts its reminders in the commit that queues the mail.

use std::time::Duration;

use colloquy_domain::InvitationId;
use colloquy_domain::interview::Interview;
use colloquy_domain::log_entry::Actor;
use colloquy_domain::mail::{Letter, MailState, QueuedMail};
use colloquy_domain::ports::{StorageError, UnitOfWork, Write};
use colloquy_domain::reminder_plan::ReminderPlan;

use crate::mails::refused_recipient;
use crate::{App, AppError};

/// How often a node polls for invitees who are due. A reminder is at most this late.
const CHECK_INTERVAL: Duration = Duration::from_secs(30);

/// How many interviews and invitations are read at a time.
const READ_AT_ONCE: usize = 100;

impl App {
    pub(crate) async fn remind_by_plans(&self) {
        loop {
            if let Err(error) = remind_all_due(self).await {
                tracing::warn!(%error, "invitees could not be reminded; retrying");
            }
            tokio::time::sleep(CHECK_INTERVAL).await;
        }
    }
}

/// Queues a mail for each invitee who is due now.
pub async fn remind_all_due(app: &App) -> Result<(), AppError> {
    let mut after = None;
    loop {
        let found = app.storage.interviews_with_reminders(after, READ_AT_ONCE).await?;
        for interview in &found {
            if let Some(plan) = &interview.reminder_plan {
                remind_invitees(app, interview, plan).await?;
            }
        }
        after = found.last().map(|interview| interview.id);
        if found.len() < READ_AT_ONCE {
            return Ok(());
        }
    }
}

async fn remind_invitees(app: &App, interview: &Interview, plan: &ReminderPlan) -> Result<(), AppError> {
    let now = app.clock.now();
    // Only invitees with a later deadline of their own could still start. They are too few to read all others for them.
    if interview.availability().is_over(now) {
        return Ok(());
    }
    for reminders in 0..plan.days().len() {
        let Some(until) = plan.cutoff(reminders, now) else { return Ok(()) };
        let mut after = None;
        loop {
            let found =
                app.storage.awaiting_reminders(interview.id, reminders as i32, until, after, READ_AT_ONCE);
            let found = found.await?;
            for invitee in found.iter().filter(|invitee| plan.is_open(invitee.time_zone.as_ref(), now)) {
                remind(app, invitee.id).await?;
            }
            after = found.last().map(|last| (last.mailed_at, last.id));
            if found.len() < READ_AT_ONCE {
                break;
            }
        }
    }
    Ok(())
}

pub(crate) fn is_waiting_reminder(mail: &QueuedMail) -> bool {
    mail.state == MailState::Due && mail.letter == Letter::OrganizationReminder
}

/// Reminds one invitee if a reminder is still wanted. If another change is saved first, the next round tries again.
async fn remind(app: &App, id: InvitationId) -> Result<(), AppError> {
    let Some(mut invitation) = app.storage.invitation(id).await? else { return Ok(()) };
    let Some(interview) = app.storage.interview(invitation.interview_id).await? else { return Ok(()) };
    let now = app.clock.now();
    let mut reminded = invitation.clone();
    if !reminded.remind_by_plan(&interview, now).is_made() {
        return Ok(());
    }
    // One that is delayed comes first.
    if app.storage.mails_of(id).await?.iter().any(is_waiting_reminder) {
        return Ok(());
    }
    let Some(email) = invitation.email.clone() else { return Ok(()) };
    let unit = match refused_recipient(&*app.storage, invitation.organization_id, &email).await? {
        Some(_) => {
            invitation.stop_reminders();
            UnitOfWork::default().with(Write::SaveInvitation(invitation))
        }
        None => {
            let addressee = (invitation.organization_id, invitation.id);
            let mail = app.new_mail(addressee, Letter::OrganizationReminder, email, Actor::system(), now);
            UnitOfWork::default().with(Write::AddMail(mail)).with(Write::SaveInvitation(reminded))
        }
    };
    match app.storage.commit(unit).await {
        Err(StorageError::Conflict) => Ok(()),
        committed => Ok(committed?),
    }
}
