//! Event snapshots: the body of an event is made when it is first sent, and is the same for all endpoints and attempts.

use std::collections::{BTreeSet, HashMap};

use colloquy_domain::event::{Event, EventKind, EventWithBody};
use colloquy_domain::interview::Interview;
use colloquy_domain::invitation::{EndReason, Invitation};
use colloquy_domain::log_entry::EventType;
use colloquy_domain::ports::{
    EventSubject, EventWithSubject, InvitationWithMessages, ListPageRequest, StorageError, UnitOfWork, Write,
};
use colloquy_domain::webhook::WebhookDelivery;
use colloquy_domain::{EventId, InterviewId};
use futures::future::try_join_all;
use futures::try_join;

use super::WebhookOutbox;

impl WebhookOutbox {
    /// Returns the snapshot of the event of each delivery, and makes and stores the missing ones.
    pub(super) async fn bodies(
        &self,
        deliveries: &[WebhookDelivery],
    ) -> Result<HashMap<EventId, EventWithBody>, StorageError> {
        let ids: Vec<EventId> = deliveries.iter().map(|delivery| delivery.event_id).collect();
        loop {
            match self.load_snapshots(&ids).await {
                // Another queue, on this node or another, has stored the snapshot first.
                Err(StorageError::Conflict) => {}
                snapshots => {
                    break Ok(snapshots?.into_iter().map(|snapshot| (snapshot.event.id, snapshot)).collect());
                }
            }
        }
    }

    async fn load_snapshots(&self, ids: &[EventId]) -> Result<Vec<EventWithBody>, StorageError> {
        if ids.is_empty() {
            return Ok(Vec::new());
        }
        let mut all = self.storage.events_with_snapshots(ids).await?;
        let missing: Vec<&mut EventWithBody> =
            all.iter_mut().filter(|snapshot| snapshot.body.is_none()).collect();
        let interviews: BTreeSet<InterviewId> =
            missing.iter().filter_map(|snapshot| snapshot.interview_id).collect();
        let interviews = try_join_all(interviews.into_iter().map(|id| self.storage.interview(id)));
        let views = try_join_all(missing.iter().map(|snapshot| self.view(&snapshot.event)));
        let (interviews, views) = try_join!(interviews, views)?;
        let mut unit = UnitOfWork::default();
        for (snapshot, view) in missing.into_iter().zip(views) {
            snapshot.body = self.body(snapshot, view, &interviews);
            let (event_id, body) = (snapshot.event.id, snapshot.body.clone());
            body.into_iter().for_each(|body| unit.push(Write::SaveEventBody { event_id, body }));
        }
        self.storage.commit(unit).await?;
        Ok(all)
    }

    /// Returns the invitation that the event is about. Reads the transcript only for an event that includes it.
    async fn view(&self, event: &Event) -> Result<Option<InvitationWithMessages>, StorageError> {
        let Some(id) = event.invitation_id else { return Ok(None) };
        if event.kind == EventKind::InterviewCompleted {
            let Some(mut view) = self.storage.invitation_view(id).await? else { return Ok(None) };
            if view.invitation.end_reason.is_none() {
                self.restore_end(&mut view.invitation, event).await?;
            }
            return Ok(Some(view));
        }
        let invitation = self.storage.invitation(id).await?;
        Ok(invitation.map(|invitation| InvitationWithMessages { invitation, messages: Vec::new() }))
    }

    /// Restores the end that the event is about. An interview that was resumed since then has no end until it ends
    /// again.
    async fn restore_end(&self, invitation: &mut Invitation, event: &Event) -> Result<(), StorageError> {
        let newest = ListPageRequest { after: None, limit: 1_000 };
        let log = self.storage.invitation_log(invitation.id, newest).await?;
        let end = log.iter().find(|(_, entry)| entry.event == EventType::InvitationCompleted);
        let reason = end.and_then(|(_, entry)| EndReason::from_word(entry.data["endReason"].as_str()?));
        if let Some(reason) = reason {
            *invitation = invitation.clone().as_ended(reason, event.created_at);
        }
        Ok(())
    }

    /// Returns the body, or `None` if what the event is about no longer exists.
    fn body(
        &self,
        snapshot: &EventWithBody,
        view: Option<InvitationWithMessages>,
        interviews: &[Option<Interview>],
    ) -> Option<String> {
        let is_about = |interview: &&Interview| Some(interview.id) == snapshot.interview_id;
        let interview = interviews.iter().flatten().find(is_about);
        let subject = view.zip(interview).map(|(view, interview)| EventSubject {
            interview: interview.clone(),
            invitation: view.invitation,
            messages: view.messages,
        });
        let is_whole = subject.is_some() == snapshot.event.invitation_id.is_some();
        is_whole.then(|| self.writer.body(&EventWithSubject { event: snapshot.event.clone(), subject }))
    }
}
