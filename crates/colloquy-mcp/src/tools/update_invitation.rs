use colloquy_app::invitations::{archive, cancel, complete, reactivate, restore, send, update};
use colloquy_app::{App, AppError, Caller};
use colloquy_domain::input::{self, Patch};
use colloquy_domain::invitation::{InvitationUpdate, ReactivateInvitation, SendInvitation};
use colloquy_domain::text::{Email, PersonName};
use colloquy_domain::violation::InputPathStep;
use colloquy_domain::{InvitationId, ViolationCode, ViolationReason, Violations};
use colloquy_wire as wire;
use serde_json::{Value, json};

use crate::arguments::ToolArguments;
use crate::outcome::ToolFailure;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum McpInvitationAction {
    Send,
    Cancel,
    Reactivate,
    Complete,
    Archive,
    Restore,
}

impl McpInvitationAction {
    pub const ALL: &[McpInvitationAction] = &[
        McpInvitationAction::Send,
        McpInvitationAction::Cancel,
        McpInvitationAction::Reactivate,
        McpInvitationAction::Complete,
        McpInvitationAction::Archive,
        McpInvitationAction::Restore,
    ];

    pub fn as_str(self) -> &'static str {
        match self {
            McpInvitationAction::Send => "send",
            McpInvitationAction::Cancel => "cancel",
            McpInvitationAction::Reactivate => "reactivate",
            McpInvitationAction::Complete => "complete",
            McpInvitationAction::Archive => "archive",
            McpInvitationAction::Restore => "restore",
        }
    }
}

impl input::FromJson for McpInvitationAction {
    fn read(value: &Value, path: &[InputPathStep], faults: &mut Violations) -> Option<Self> {
        input::word(value, McpInvitationAction::ALL, McpInvitationAction::as_str, path, faults)
    }
}

/// An action with its arguments.
enum InvitationCommand {
    Send(SendInvitation),
    Cancel,
    Reactivate(ReactivateInvitation),
    Complete,
    Archive,
    Restore,
}

struct Change {
    id: InvitationId,
    name: Patch<PersonName>,
    command: Option<InvitationCommand>,
}

pub async fn call(app: &App, caller: &Caller, arguments: ToolArguments) -> Result<Value, ToolFailure> {
    let Change { id, name, command } = change(arguments)?;
    let update = match name {
        Patch::Keep => None,
        Patch::Clear => Some(InvitationUpdate { name: None }),
        Patch::Set(name) => Some(InvitationUpdate { name: Some(name) }),
    };
    let mut invitation = None;
    if let Some(update) = update {
        invitation = Some(update::update(app, caller, id, update).await?);
    }
    if let Some(command) = command {
        invitation = Some(match command {
            InvitationCommand::Send(sending) => send::send(app, caller, id, sending).await?,
            InvitationCommand::Cancel => cancel::cancel(app, caller, id).await?,
            InvitationCommand::Reactivate(how) => reactivate::reactivate(app, caller, id, how).await?,
            InvitationCommand::Complete => complete::complete(app, caller, id).await?,
            InvitationCommand::Archive => archive::archive(app, caller, id).await?,
            InvitationCommand::Restore => restore::restore(app, caller, id).await?,
        });
    }
    // Validation has rejected input that has neither.
    let invitation = invitation.ok_or(AppError::Late)?;
    Ok(json!(wire::invitation(&invitation, &app.links)))
}

fn change(mut arguments: ToolArguments) -> Result<Change, ToolFailure> {
    let (has_name, has_action) = (arguments.has("name"), arguments.has("action"));
    let read = arguments.all(|fields| {
        let id: Option<InvitationId> = fields.required("id");
        let name = fields.optional::<Patch<PersonName>>("name");
        let action = fields.optional::<McpInvitationAction>("action");
        let email = match action {
            Some(McpInvitationAction::Send) => fields.required::<Email>("email"),
            _ => fields.optional("email"),
        };
        (id, name, action, email, fields.optional::<bool>("sendEmail"))
    });
    let Some((id, name, action, email, send_email)) = read else { return arguments.done(None) };
    let mut only = |argument, of: McpInvitationAction, is_given: bool| {
        // The arguments of an unknown action cannot be checked.
        let is_known = action.is_some() || !has_action;
        if is_given && is_known && action != Some(of) {
            let said = format!("Only the action {} accepts this argument", of.as_str());
            arguments.refuse(argument, ViolationReason::new(ViolationCode::Custom, said));
        }
    };
    only("email", McpInvitationAction::Send, email.is_some());
    only("sendEmail", McpInvitationAction::Reactivate, send_email.is_some());
    if !has_name && !has_action {
        arguments.refuse(
            "action",
            ViolationReason::new(ViolationCode::Custom, "Provide a name, an action or both"),
        );
    }
    let command = match action {
        None => None,
        Some(McpInvitationAction::Send) => {
            email.map(|email| InvitationCommand::Send(SendInvitation { email }))
        }
        Some(McpInvitationAction::Cancel) => Some(InvitationCommand::Cancel),
        Some(McpInvitationAction::Reactivate) => Some(InvitationCommand::Reactivate(ReactivateInvitation {
            send_email: send_email.unwrap_or_default(),
        })),
        Some(McpInvitationAction::Complete) => Some(InvitationCommand::Complete),
        Some(McpInvitationAction::Archive) => Some(InvitationCommand::Archive),
        Some(McpInvitationAction::Restore) => Some(InvitationCommand::Restore),
    };
    arguments.done(id.map(|id| Change { id, name: name.unwrap_or_default(), command }))
}
