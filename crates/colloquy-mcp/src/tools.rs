//! The eight tools: what each is told to be, and where its work is done.

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

pub use update_invitation::Action;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToolId {
    ListInterviews,
    CreateInterview,
    UpdateInterview,
    GetInterview,
    ListInvitations,
    CreateInvitation,
    UpdateInvitation,
    GetInvitation,
}

/// What a tool does, and to what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToolWork {
    Read(ReadTool),
    Change(ChangeTool),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReadTool {
    Interviews,
    Interview,
    Invitations,
    Invitation,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChangeTool {
    NewInterview,
    Interview,
    NewInvitations,
    Invitation,
}

/// What a call may do.
#[derive(Clone, Copy)]
enum ToolEffect {
    Reads,
    /// Something new, by each call. People may be mailed.
    Adds,
    /// In the place of what was there; once is the same as twice.
    Sets,
    /// The same, where people may be mailed by each call.
    SetsAndSends,
}

struct Row {
    id: ToolId,
    name: &'static str,
    title: &'static str,
    effect: ToolEffect,
    description: &'static str,
}

const ROWS: &[Row] = &[
    Row {
        id: ToolId::ListInterviews,
        name: "list-interviews",
        title: "List interviews",
        effect: ToolEffect::Reads,
        description: "Lists the organization's interviews, newest first, with their settings and how many \
                      invitations are in each status. Use it to find an interview's id. It has no transcripts: \
                      get-interview reads those.",
    },
    Row {
        id: ToolId::CreateInterview,
        name: "create-interview",
        title: "Create interview",
        effect: ToolEffect::Adds,
        description: "Creates an interview from a prompt that says what to find out. With invitees, each of them is \
                      mailed an invitation at once. Without, one invitation is made and nobody is mailed: its url is \
                      the link to hand out. A title, intro and opening question that are not given are written from \
                      the prompt. To invite to an interview that is there already, use create-invitation.",
    },
    Row {
        id: ToolId::UpdateInterview,
        name: "update-interview",
        title: "Update interview",
        effect: ToolEffect::Sets,
        description: "Changes an interview's settings, of which those not given stay, and archives it (archived true) \
                      or restores it (archived false). An archived interview is hidden from lists and takes no new \
                      invitations, mails or starts; nothing is deleted. Answers the interview without its \
                      invitations. Whom it invites is changed by create-invitation and update-invitation.",
    },
    Row {
        id: ToolId::GetInterview,
        name: "get-interview",
        title: "Read interview",
        effect: ToolEffect::Reads,
        description: "Reads one interview with its invitations, newest first, each with its whole transcript, summary \
                      and insights: what to use for an analysis over all answers. A page ends at limit invitations or \
                      when its invitations come to 1 MiB of JSON, whichever is sooner, and has at least one; call again \
                      with nextCursor as cursor until it is null. Archived invitations are left out. For one \
                      transcript use get-invitation, for a list without transcripts list-invitations.",
    },
    Row {
        id: ToolId::ListInvitations,
        name: "list-invitations",
        title: "List invitations",
        effect: ToolEffect::Reads,
        description: "Lists an interview's invitations, newest first, with status, link, name, email, summary and \
                      whether the mail was delivered, without transcripts. Use it to see who has answered, or with \
                      status COMPLETED to find what there is to read.",
    },
    Row {
        id: ToolId::CreateInvitation,
        name: "create-invitation",
        title: "Create invitations",
        effect: ToolEffect::Adds,
        description: "Invites more people to an interview. With invitees, one invitation is made for each and mailed \
                      at once. Without, one invitation is made and nobody is mailed: its url is the link to hand out.",
    },
    Row {
        id: ToolId::UpdateInvitation,
        name: "update-invitation",
        title: "Update invitation",
        effect: ToolEffect::SetsAndSends,
        description: "Changes one invitation: its name, or its state by an action, or both; the name is set first and \
                      stays set if the action is refused. send mails the link to email (READY or REOPENED). cancel \
                      closes the link (READY). reactivate opens a CANCELLED one as READY, and a COMPLETED one for \
                      more as REOPENED, mailing the invitee if sendEmail is true. complete closes a REOPENED one. \
                      archive hides it and closes its link, in any status; restore undoes that. Answers the \
                      invitation as it is then.",
    },
    Row {
        id: ToolId::GetInvitation,
        name: "get-invitation",
        title: "Read invitation",
        effect: ToolEffect::Reads,
        description: "Reads one invitation with its whole transcript, in the order in which it was said, with \
                      summary, sentiment and insights once the interview has ended.",
    },
];

impl ToolId {
    pub fn work(self) -> ToolWork {
        match self {
            ToolId::ListInterviews => ToolWork::Read(ReadTool::Interviews),
            ToolId::GetInterview => ToolWork::Read(ReadTool::Interview),
            ToolId::ListInvitations => ToolWork::Read(ReadTool::Invitations),
            ToolId::GetInvitation => ToolWork::Read(ReadTool::Invitation),
            ToolId::CreateInterview => ToolWork::Change(ChangeTool::NewInterview),
            ToolId::UpdateInterview => ToolWork::Change(ChangeTool::Interview),
            ToolId::CreateInvitation => ToolWork::Change(ChangeTool::NewInvitations),
            ToolId::UpdateInvitation => ToolWork::Change(ChangeTool::Invitation),
        }
    }

    pub fn named(name: &str) -> Option<Self> {
        ROWS.iter().find(|row| row.name == name).map(|row| row.id)
    }
}

/// As clients are told of them.
pub fn described() -> Vec<Tool> {
    let tool = |row: &Row| {
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

/// Calls one that changes something. A tool without its work does not compile.
pub async fn change(
    app: &App,
    caller: Caller,
    id: ChangeTool,
    arguments: Map<String, Value>,
) -> Result<Value, ToolFailure> {
    let arguments = ToolArguments::new(arguments);
    match id {
        ChangeTool::NewInterview => create_interview::call(app, caller, arguments).await,
        ChangeTool::Interview => update_interview::call(app, &caller, arguments).await,
        ChangeTool::NewInvitations => create_invitation::call(app, caller, arguments).await,
        ChangeTool::Invitation => update_invitation::call(app, &caller, arguments).await,
    }
}

/// Calls one that only reads, on any thread.
pub async fn read(
    app: &App,
    caller: &Caller,
    what: ReadTool,
    arguments: Map<String, Value>,
) -> Result<Value, ToolFailure> {
    let arguments = ToolArguments::new(arguments);
    match what {
        ReadTool::Interviews => list_interviews::call(app, caller, arguments).await,
        ReadTool::Interview => get_interview::call(app, caller, arguments).await,
        ReadTool::Invitations => list_invitations::call(app, caller, arguments).await,
        ReadTool::Invitation => get_invitation::call(app, caller, arguments).await,
    }
}

#[cfg(test)]
mod tests;
