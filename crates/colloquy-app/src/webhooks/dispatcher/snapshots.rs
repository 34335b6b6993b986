//! What endpoints are told of an event: made when it is first sent, and the same for all of them and for every try.

use std::collections::{BTreeSet, HashMap};

use colloquy_domain::event::{Event, EventKind, EventWithSnapshot};
use colloquy_domain::interview::Interview;
use colloquy_domain::invitation::{EndReason, Invitation};
use colloquy_domain::log_entry::EventType;
use colloquy_domain::ports::{
    EventSnapshot, EventSubject, InvitationView, PageRequest, StorageError, UnitOfWork, Write,
};
use colloquy_domain::webhook::WebhookDelivery;
use colloquy_domain::{EventId, InterviewId};
use futures::future::try_join_all;
use futures::try_join;

use super::DispatcherShared;

impl DispatcherShared {
    /// What is told of each of their events.
    pub(super) async fn bodies(
        &self,
        deliveries: &[WebhookDelivery],
    ) -> Result<HashMap<EventId, EventWithSnapshot>, StorageError> {
        let ids: Vec<EventId> = deliveries.iter().map(|delivery| delivery.event_id).collect();
        loop {
            match self.told(&ids).await {
                // Another lane, of this node or another, has said it first.
                Err(StorageError::Conflict) => {}
                told => break Ok(told?.into_iter().map(|told| (told.event.id, told)).collect()),
            }
        }
    }

    async fn told(&self, ids: &[EventId]) -> Result<Vec<EventWithSnapshot>, StorageError> {
        if ids.is_empty() {
            return Ok(Vec::new());
        }
        let mut all = self.storage.told(ids).await?;
        let untold: Vec<&mut EventWithSnapshot> = all.iter_mut().filter(|told| told.body.is_none()).collect();
        let interviews: BTreeSet<InterviewId> = untold.iter().filter_map(|told| told.interview_id).collect();
        let interviews = try_join_all(interviews.into_iter().map(|id| self.storage.interview(id)));
        let views = try_join_all(untold.iter().map(|told| self.view(&told.event)));
        let (interviews, views) = try_join!(interviews, views)?;
        let mut unit = UnitOfWork::default();
        for (told, view) in untold.into_iter().zip(views) {
            told.body = self.body(told, view, &interviews);
            let (event_id, body) = (told.event.id, told.body.clone());
            body.into_iter().for_each(|body| unit.push(Write::SaveBody { event_id, body }));
        }
        self.storage.commit(unit).await?;
        Ok(all)
    }

    /// With its transcript only where that is told.
    async fn view(&self, event: &Event) -> Result<Option<InvitationView>, StorageError> {
        let Some(id) = event.invitation_id else { return Ok(None) };
        if event.kind == EventKind::InterviewCompleted {
            let Some(mut view) = self.storage.invitation_view(id).await? else { return Ok(None) };
            if view.invitation.end_reason.is_none() {
                self.restore_end(&mut view.invitation, event).await?;
            }
            return Ok(Some(view));
        }
        let invitation = self.storage.invitation(id).await?;
        Ok(invitation.map(|invitation| InvitationView { invitation, messages: Vec::new() }))
    }

    /// An interview that was resumed since has no end until it ends again; the event is about the end before.
    async fn restore_end(&self, invitation: &mut Invitation, event: &Event) -> Result<(), StorageError> {
        let newest = PageRequest { after: None, limit: 1_000 };
        let log = self.storage.invitation_log(invitation.id, newest).await?;
        let end = log.iter().find(|(_, entry)| entry.event == EventType::InvitationCompleted);
        let reason = end.and_then(|(_, entry)| EndReason::from_word(entry.data["endReason"].as_str()?));
        if let Some(reason) = reason {
            *invitation = invitation.clone().as_ended(reason, event.created_at);
        }
        Ok(())
    }

    /// None, where what it is about is not there any more.
    fn body(
        &self,
        told: &EventWithSnapshot,
        view: Option<InvitationView>,
        interviews: &[Option<Interview>],
    ) -> Option<String> {
        let is_about = |interview: &&Interview| Some(interview.id) == told.interview_id;
        let interview = interviews.iter().flatten().find(is_about);
        let subject = view.zip(interview).map(|(view, interview)| EventSubject {
            interview: interview.clone(),
            invitation: view.invitation,
            messages: view.messages,
        });
        let is_whole = subject.is_some() == told.event.invitation_id.is_some();
        is_whole.then(|| self.writer.body(&EventSnapshot { event: told.event.clone(), subject }))
    }
}
