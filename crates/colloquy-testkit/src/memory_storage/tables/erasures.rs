use std::collections::BTreeSet;

use colloquy_domain::account::audit::AuditAction;
use colloquy_domain::erasure::{ErasableRows, ErasedCounts, ErasureTarget};
use colloquy_domain::ports::StorageError;
use colloquy_domain::{AccountId, EventId, InterviewId, InvitationId, OrganizationId};

use uuid::Uuid;

use super::rows::refuse_if;
use super::{Tables, Undo};

impl Tables {
    fn events_about(&self, invitation: InvitationId) -> BTreeSet<EventId> {
        let about = self.events.iter().filter(|event| event.invitation_id == Some(invitation));
        about.map(|event| event.id).collect()
    }

    pub fn rows_of(&self, invitation: InvitationId) -> ErasedCounts {
        let events = self.events_about(invitation);
        ErasedCounts {
            invitations: count(self.invitations.keys(), |id| **id == invitation),
            messages: count(self.messages.values(), |one| one.invitation_id == invitation),
            log_entries: count(&self.log, |one| one.invitation_id == Some(invitation)),
            mails: count(self.mails.values(), |one| one.invitation_id == invitation),
            webhook_deliveries: count(self.deliveries.keys(), |(_, event)| events.contains(event)),
            recordings: 0,
        }
    }

    /// Returns the invitations of an interview, or the interviews of an organization.
    pub fn parts_of(&self, target: ErasureTarget) -> Vec<ErasureTarget> {
        match target {
            ErasureTarget::Invitation(..) => Vec::new(),
            ErasureTarget::Interview(interview) => {
                let of_interview = self.invitations.values().filter(|one| one.interview_id == interview);
                of_interview.map(|one| ErasureTarget::Invitation(interview, one.id)).collect()
            }
            ErasureTarget::Organization(id) => {
                let interviews = self.interviews.values().filter(|one| one.organization_id == id);
                interviews.map(|one| ErasureTarget::Interview(one.id)).collect()
            }
        }
    }

    /// Makes a change that a copy of all tables undoes: there are few rows in tests.
    pub(super) fn change(&mut self, change: impl FnOnce(&mut Tables)) -> Undo {
        let before = self.clone();
        change(self);
        Box::new(move |tables| *tables = before)
    }

    pub(super) fn erase_rows(&mut self, invitation: InvitationId, rows: ErasableRows) -> Undo {
        self.change(|tables| tables.remove_rows(invitation, rows))
    }

    fn remove_rows(&mut self, invitation: InvitationId, rows: ErasableRows) {
        match rows {
            ErasableRows::Messages => {
                self.forget_notes_of(invitation);
                self.messages.retain(|_, one| one.invitation_id != invitation);
            }
            ErasableRows::LogEntries => self.log.retain(|one| one.invitation_id != Some(invitation)),
            ErasableRows::Mails => self.mails.retain(|_, mail| mail.invitation_id != invitation),
            ErasableRows::Events => {
                let events = self.events_about(invitation);
                self.deliveries.retain(|(_, event), _| !events.contains(event));
                self.attempts.retain(|(_, event, _), _| !events.contains(event));
                self.events.retain(|event| !events.contains(&event.id));
                self.bodies.retain(|event, _| !events.contains(event));
            }
        }
    }

    pub(super) fn remove_message_audio(&mut self, invitation: InvitationId) -> Undo {
        self.change(|tables| {
            let of_invitation = tables.messages.values_mut().filter(|one| one.invitation_id == invitation);
            of_invitation.for_each(|one| one.audio = None);
        })
    }

    pub(super) fn erase_invitation(&mut self, owner: OrganizationId, invitation: InvitationId) -> Undo {
        self.change(|tables| {
            use ErasableRows::{Events, LogEntries, Mails, Messages};
            for rows in [Messages, LogEntries, Mails, Events] {
                tables.remove_rows(invitation, rows);
            }
            tables.session_runs.remove(&invitation);
            tables.invitations.remove(&invitation);
            tables.clear_responses(owner, invitation.uuid());
            tables.clear_reason_to_keep(owner, &invitation.to_string());
        })
    }

    pub(super) fn erase_interview(
        &mut self,
        owner: OrganizationId,
        interview: InterviewId,
    ) -> Result<Undo, StorageError> {
        let has_invitations = self.invitations.values().any(|one| one.interview_id == interview);
        refuse_if(has_invitations, "the interview has invitations")?;
        Ok(self.change(|tables| {
            tables.log.retain(|entry| entry.interview_id != interview);
            tables.guides.remove(&interview);
            tables.retention_settings.remove(&interview.uuid());
            tables.retention_runs.remove(&interview.uuid());
            tables.share_links.remove(&interview);
            tables.visits.retain(|_, visit| visit.interview_id != interview);
            tables.interviews.remove(&interview);
            tables.clear_responses(owner, interview.uuid());
        }))
    }

    /// A request that has not stored its response yet conflicts when it does.
    fn clear_responses(&mut self, owner: OrganizationId, id: Uuid) {
        let written = id.to_string();
        for record in self.idempotency_records.values_mut().filter(|record| record.organization_id == owner) {
            let is_in_response = record.response.as_ref().is_some_and(|response| response.contains(&written));
            if is_in_response || record.created_ids.contains(&id) {
                record.response = None;
                record.revision = record.revision.next();
            }
        }
    }

    fn clear_reason_to_keep(&mut self, owner: OrganizationId, id: &str) {
        let entries = self.audit_entries.values_mut().filter(|entry| {
            entry.organization_id == owner && entry.action == AuditAction::KeptAfterWithdrawal
        });
        for entry in entries.filter(|entry| entry.subject.starts_with(&format!("{id}: "))) {
            id.clone_into(&mut entry.subject);
        }
    }

    pub(super) fn erase_access(&mut self, organization: OrganizationId) -> Undo {
        self.change(|tables| tables.remove_access(organization))
    }

    fn remove_access(&mut self, organization: OrganizationId) {
        let of_organization = self.memberships.keys().filter(|(_, of)| *of == organization);
        let members: Vec<AccountId> = of_organization.map(|(account, _)| *account).collect();
        self.keys.retain(|_, key| key.organization_id != organization);
        self.deliveries.retain(|_, delivery| delivery.organization_id != organization);
        let deliveries = &self.deliveries;
        self.attempts.retain(|(endpoint, event, _), _| deliveries.contains_key(&(*endpoint, *event)));
        self.endpoints.retain(|_, endpoint| endpoint.organization_id != organization);
        self.forget_links(|link| link.purpose.organization_id() == Some(organization));
        self.memberships.retain(|(_, of), _| *of != organization);
        for account in members {
            if self.memberships.keys().all(|(member, _)| *member != account) {
                self.forget_account(account);
            }
        }
    }

    pub(super) fn erase_organization(&mut self, organization: OrganizationId) -> Undo {
        self.change(|tables| {
            tables.remove_access(organization);
            tables.events.retain(|event| event.organization_id != organization);
            tables.audit_entries.retain(|_, entry| entry.organization_id != organization);
            tables.logos.remove(&organization);
            tables.unsubscriptions.retain(|(of, _), _| *of != organization);
            tables.reported_recipients.retain(|(of, _), _| *of != organization);
            tables.idempotency_records.retain(|_, record| record.organization_id != organization);
            tables.retention_settings.retain(|_, one| one.scope.organization_id() != organization);
            tables.retention_runs.retain(|_, run| run.scope.organization_id() != organization);
        })
    }
}

fn count<T>(rows: impl IntoIterator<Item = T>, is_wanted: impl Fn(&T) -> bool) -> i64 {
    rows.into_iter().filter(|row| is_wanted(row)).count() as i64
}
