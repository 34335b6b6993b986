//! Writes what a session would write.

use colloquy_api::operations::OperationId;
use colloquy_domain::invitation::{EndReason, Invitation};
use colloquy_domain::media::MediaName;
use colloquy_domain::message::{Message, Role};
use colloquy_domain::ports::{IdSource, Media, UnitOfWork, Write};
use colloquy_domain::{InvitationId, MessageId};

use super::Walk;
use crate::walk::model::MESSAGE_S;
use crate::walk::request::{Subject, choose};
use crate::walk::steps::Turn;

const REASONS: [EndReason; 5] = [
    EndReason::Finished,
    EndReason::InviteeEnded,
    EndReason::MaxMinutes,
    EndReason::Abandoned,
    EndReason::MaxResponses,
];

impl Walk<'_> {
    pub(super) async fn session(&mut self, pick: u8, turn: Turn) -> Result<(), String> {
        let all: Vec<usize> = (0..self.model.invitations.len()).collect();
        let to_start = matches!(turn, Turn::Start);
        let fits = |at: &usize| if to_start { self.model.may_start(*at) } else { self.model.is_running(*at) };
        let fit: Vec<usize> = all.iter().copied().filter(|at| pick.is_multiple_of(2) && fits(at)).collect();
        let Some(at) = choose(&fit, pick).or_else(|| choose(&all, pick)) else { return Ok(()) };
        let interview = self.model.invitations[at].interview;
        if to_start && self.model.interviews[interview].archived_at.is_some() {
            return Ok(());
        }
        self.trace.push(format!("session: {turn:?} of {}", self.model.invitations[at].id));
        let id = InvitationId::from_uuid(self.model.invitations[at].id.parse().expect("an id"));
        let stored = self.world.storage.invitation(id).await.map_err(|error| error.to_string())?;
        let stored = stored.ok_or("the invitation is not stored")?;
        let unit = match turn {
            Turn::Start => self.start(at, stored)?,
            Turn::Speak { recorded } => self.speak(at, stored, recorded).await?,
            Turn::End(pick) => self.end(at, stored, REASONS[usize::from(pick) % REASONS.len()])?,
        };
        let Some(unit) = unit else { return Ok(()) };
        self.world.storage.commit(unit).await.map_err(|error| error.to_string())?;
        self.inspect(Subject::Invitation(at), OperationId::GetInvitation).await
    }

    fn start(&mut self, at: usize, mut stored: Invitation) -> Result<Option<UnitOfWork>, String> {
        let (started, expected) = (stored.start(self.model.now), self.model.may_start(at));
        if started.is_ok() != expected {
            return Err(format!("starting should be {expected} but is {started:?}"));
        }
        if expected {
            self.model.start(at);
        }
        Ok(expected.then(|| UnitOfWork::default().with(Write::SaveInvitation(stored))))
    }

    async fn speak(
        &mut self,
        at: usize,
        mut stored: Invitation,
        recorded: bool,
    ) -> Result<Option<UnitOfWork>, String> {
        let index = self.model.invitations[at].messages.len();
        let (by_invitee, now) = (index % 2 == 1, self.model.now);
        let metered = stored.meter(MESSAGE_S * 1_000, by_invitee, now);
        if metered.is_ok() != self.model.is_running(at) {
            return Err(format!("speaking is {metered:?}"));
        }
        if metered.is_err() {
            return Ok(None);
        }
        let id = MessageId::from_uuid(self.world.ids.next());
        let audio = MediaName::parse(&format!("recordings/{id}.ogg")).filter(|_| recorded);
        if let Some(name) = &audio {
            self.world
                .media
                .put(name, b"sound".as_slice().into())
                .await
                .map_err(|error| error.to_string())?;
        }
        let message = Message {
            id,
            organization_id: stored.organization_id,
            invitation_id: stored.id,
            index: i32::try_from(index).expect("few"),
            role: if by_invitee { Role::User } else { Role::Assistant },
            content: format!("Message {index}"),
            sentiment: None,
            insights: None,
            created_at: now,
            offset_ms: 0,
            duration_ms: MESSAGE_S * 1_000,
            interrupted: false,
            audio,
            typed: false,
            session: stored.sessions,
        };
        self.model.speak(at, id.to_string(), recorded);
        let unit = UnitOfWork::default().with(Write::SaveInvitation(stored)).with(Write::AddMessage(message));
        Ok(Some(unit))
    }

    fn end(
        &mut self,
        at: usize,
        mut stored: Invitation,
        reason: EndReason,
    ) -> Result<Option<UnitOfWork>, String> {
        let (ended, expected) = (stored.end(reason, self.model.now), self.model.is_running(at));
        if ended.is_ok() != expected {
            return Err(format!("ending should be {expected} but is {ended:?}"));
        }
        if expected {
            self.model.end(at, reason.as_str());
        }
        Ok(expected.then(|| UnitOfWork::default().with(Write::SaveInvitation(stored))))
    }
}
