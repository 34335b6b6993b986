//! The eight tools: their descriptions, and the dispatch to their implementations.

mod create_interview;
mod create_invitation;
mod get_interview;
mod get_invitation;
mod list_interviews;
mod list_invitations;
mod repeated;
mod rows;
mod update_interview;
mod update_invitation;

use std::sync::Arc;

use colloquy_app::{App, Caller};
use rmcp::model::{Tool, ToolAnnotations};
use serde_json::{Map, Value};

use crate::arguments::ToolArguments;
use crate::outcome::ToolFailure;
use crate::schema;

pub use update_invitation::McpInvitationAction;

/// A tool, which reads or changes something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToolId {
    Read(ReadToolId),
    Change(WriteToolId),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReadToolId {
    Interviews,
    Interview,
    Invitations,
    Invitation,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WriteToolId {
    NewInterview,
    Interview,
    NewInvitations,
    Invitation,
}

/// The effect of a call.
#[derive(Clone, Copy)]
enum ToolEffect {
    Reads,
    /// Each call creates something new and may mail people.
    Adds,
    /// The call replaces present values; repeating it has no further effect.
    Sets,
    /// The same, but each call may mail people.
    SetsAndSends,
}

struct ToolDescription {
    id: ToolId,
    name: &'static str,
    title: &'static str,
    effect: ToolEffect,
    description: &'static str,
}

const ROWS: &[ToolDescription] = &[
    ToolDescription {
        id: ToolId::Read(ReadToolId::Interviews),
        name: "list-interviews",
        title: "List interviews",
        effect: ToolEffect::Reads,
        description: "Lists the organization's interviews, newest first, with their settings and the number of \
                      invitations in each status. Use it to find an interview's id. It has no transcripts: \
                      get-interview reads those.",
    },
    ToolDescription {
        id: ToolId::Change(WriteToolId::NewInterview),
        name: "create-interview",
        title: "Create interview",
        effect: ToolEffect::Adds,
        description: "Creates an interview from a prompt that says what to find out. With invitees, each of them gets \
                      an invitation by mail at once. Without, it creates one invitation and sends no mail: its url is \
                      the link to share. A missing title, intro or opening question is generated from \
                      the prompt. To invite more people to an existing interview, use create-invitation.",
    },
    ToolDescription {
        id: ToolId::Change(WriteToolId::Interview),
        name: "update-interview",
        title: "Update interview",
        effect: ToolEffect::Sets,
        description: "Changes the given settings of an interview, and archives it (archived true) \
                      or restores it (archived false). An archived interview is hidden from lists and accepts no new \
                      invitations, mails or starts; nothing is deleted. Returns the interview without its \
                      invitations. To change its invitations, use create-invitation and update-invitation.",
    },
    ToolDescription {
        id: ToolId::Read(ReadToolId::Interview),
        name: "get-interview",
        title: "Read interview",
        effect: ToolEffect::Reads,
        description: "Reads one interview with its invitations, newest first, each with its whole transcript, summary \
                      and insights. Use it to analyse all answers. A page ends after limit invitations or \
                      1 MiB of JSON, whichever comes first, and has at least one invitation; call again \
                      with nextCursor as cursor until it is null. Archived invitations are omitted. For one \
                      transcript use get-invitation; for a list without transcripts use list-invitations.",
    },
    ToolDescription {
        id: ToolId::Read(ReadToolId::Invitations),
        name: "list-invitations",
        title: "List invitations",
        effect: ToolEffect::Reads,
        description: "Lists an interview's invitations, newest first, with status, link, name, email, summary and \
                      whether the mail was delivered, without transcripts. Use it to see who has answered, or with \
                      status COMPLETED to find finished interviews.",
    },
    ToolDescription {
        id: ToolId::Change(WriteToolId::NewInvitations),
        name: "create-invitation",
        title: "Create invitations",
        effect: ToolEffect::Adds,
        description: "Invites more people to an interview. With invitees, it creates one invitation for each and mails it \
                      at once. Without, it creates one invitation and sends no mail: its url is the link to share.",
    },
    ToolDescription {
        id: ToolId::Change(WriteToolId::Invitation),
        name: "update-invitation",
        title: "Update invitation",
        effect: ToolEffect::SetsAndSends,
        description: "Changes one invitation: its name, its state by an action, or both; the name is set first and \
                      stays set if the action is rejected. send mails the link to email (READY or REOPENED). cancel \
                      closes the link (READY). reactivate makes a CANCELLED one READY, and a COMPLETED one \
                      REOPENED, mailing the invitee if sendEmail is true. complete closes a REOPENED one. \
                      archive hides it and closes its link, in any status; restore undoes that. Returns the \
                      updated invitation.",
    },
    ToolDescription {
        id: ToolId::Read(ReadToolId::Invitation),
        name: "get-invitation",
        title: "Read invitation",
        effect: ToolEffect::Reads,
        description: "Reads one invitation with its whole transcript, in order, with \
                      summary, sentiment and insights once the interview has ended.",
    },
];

impl ToolId {
    pub fn named(name: &str) -> Option<Self> {
        ROWS.iter().find(|row| row.name == name).map(|row| row.id)
    }
}

/// Returns the descriptions for clients.
pub fn described() -> Vec<Tool> {
    let tool = |row: &ToolDescription| {
        Tool::new(row.name, row.description, Arc::new(schema::input(row.id)))
            .with_title(row.title)
            .with_raw_output_schema(Arc::new(schema::output(row.id)))
            .with_annotations(annotations(row.effect, row.title))
    };
    ROWS.iter().map(tool).collect()
}

fn annotations(effect: ToolEffect, title: &str) -> ToolAnnotations {
    let (read_only, destructive, idempotent, open_world) = match effect {
        ToolEffect::Reads => (true, false, true, false),
        ToolEffect::Adds => (false, false, false, true),
        ToolEffect::Sets => (false, true, true, false),
        ToolEffect::SetsAndSends => (false, true, false, true),
    };
    ToolAnnotations::with_title(title)
        .read_only(read_only)
        .destructive(destructive)
        .idempotent(idempotent)
        .open_world(open_world)
}

/// Calls a tool that changes something. The match is exhaustive, so every tool has an implementation.
pub async fn change(
    app: &App,
    caller: Caller,
    id: WriteToolId,
    arguments: Map<String, Value>,
) -> Result<Value, ToolFailure> {
    let arguments = ToolArguments::new(arguments);
    match id {
        WriteToolId::NewInterview => create_interview::call(app, caller, arguments).await,
        WriteToolId::Interview => update_interview::call(app, &caller, arguments).await,
        WriteToolId::NewInvitations => create_invitation::call(app, caller, arguments).await,
        WriteToolId::Invitation => update_invitation::call(app, &caller, arguments).await,
    }
}

/// Calls a tool that only reads, on any thread.
pub async fn read(
    app: &App,
    caller: &Caller,
    what: ReadToolId,
    arguments: Map<String, Value>,
) -> Result<Value, ToolFailure> {
    let arguments = ToolArguments::new(arguments);
    match what {
        ReadToolId::Interviews => list_interviews::call(app, caller, arguments).await,
        ReadToolId::Interview => get_interview::call(app, caller, arguments).await,
        ReadToolId::Invitations => list_invitations::call(app, caller, arguments).await,
        ReadToolId::Invitation => get_invitation::call(app, caller, arguments).await,
    }
}

#[cfg(test)]
mod tests;
