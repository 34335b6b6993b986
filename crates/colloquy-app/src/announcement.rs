//! Events for webhooks, which are stored together with the change that they report.

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
