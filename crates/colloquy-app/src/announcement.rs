//! What webhooks tell of, stored with the change that it tells of.

use colloquy_domain::Timestamp;
use colloquy_domain::event::{Event, EventKind};
use colloquy_domain::invitation::Invitation;
use colloquy_domain::ports::Write;

use crate::App;

pub(crate) fn announced(app: &App, invitation: &Invitation, kind: EventKind, now: Timestamp) -> Write {
    Write::AddEvent(Event {
        id: app.id(),
        organization_id: invitation.organization_id,
        invitation_id: Some(invitation.id),
        kind,
        resumed: invitation.reopened_at.is_some(),
        created_at: now,
    })
}
