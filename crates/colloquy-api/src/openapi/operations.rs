//! The descriptions of operations beyond the table's rows. The matches that every operation needs are exhaustive, so a
//! new row cannot be forgotten.

use serde_json::Value;

use super::examples;
use super::schema::{JsonSchema, array, reference};
use crate::operations::Operation;
use crate::operations::OperationId::{self, *};

/// The groups of operations, and their descriptions.
pub const TAGS: &[(&str, &str)] = &[
    ("Interviews", "The topic of an interview, its language and voice, and its limits."),
    ("Invitations", "Invitations to interviews, with their transcripts and outcomes."),
    ("Share links", "An interview's public link: each visitor gets their own invitation."),
    ("Voices", "The voices that interviewers speak with."),
];

pub fn tag(operation: &Operation) -> &'static str {
    let place = match operation.command.group {
        "interviews" => 0,
        "invitations" => 1,
        "share" => 2,
        _ => 3,
    };
    TAGS[place].0
}

/// Returns the details that the summary leaves out.
#[rustfmt::skip]
pub fn rule(id: OperationId) -> &'static str {
    match id {
        CreateInterview => "Without invitees, creates one shareable invitation, returns its link and sends no mail. With invitees, creates and mails one invitation for each. A missing title, intro or first message is generated from the prompt. The call always creates one interview: every row has the same id and the full `invitationsCount`. A failed mail does not fail the call; it shows in `sent` and `error`.",
        ListInterviews => "Newest first.",
        GetInterview => "Archived interviews can be read too.",
        UpdateInterview => "Only the given fields change. Values equal to the present ones change nothing, not even `updatedAt`. Recipients belong to invitations and are changed there.",
        RegenerateIntro => "Generates a new intro from the present prompt and stores it.",
        RegenerateFirstMessage => "Generates a new opening question from the present prompt and stores it.",
        ArchiveInterview => "Hides it from default listings and keeps its invitations and transcripts. New invitations, mails and starts are rejected until it is restored. Repeating the call changes nothing.",
        RestoreInterview => "Repeating the call changes nothing.",
        ListInterviewLogs => "Newest first, in the order in which the changes took effect.",
        ListInvitations => "Newest first.",
        CreateInvitation => "The invitation is READY and no mail is sent: the name and email only pre-fill. Its link can be shared.",
        CreateInvitations => "Creates and mails one invitation for each invitee, and returns them in the order of the invitees. A failed mail does not fail the call; it shows in `sent` and `error`.",
        GetInvitation => "The transcript is in `messages`.",
        UpdateInvitation => "Only sending changes the email.",
        SendInvitation => "Allowed in the status READY or REOPENED. Sets the email and mails the link. Repeating the call mails it again.",
        CancelInvitation => "Allowed in the status READY. The link then shows a closed page.",
        ReactivateInvitation => "CANCELLED becomes READY. COMPLETED becomes REOPENED, and the interview can be resumed.",
        CompleteInvitation => "REOPENED becomes COMPLETED; the summary and insights are regenerated, and `incomplete` is false.",
        ArchiveInvitation => "Allowed in any status, which does not change. Repeating the call changes nothing.",
        RestoreInvitation => "Repeating the call changes nothing.",
        ListInvitationLogs => "Newest first, in the order in which the changes took effect.",
        GetMessageAudioUrl => "The address needs no key and works for 15 minutes. A message without a recording gives a 404.",
        GetShareLink => "The first read creates the link, which is disabled.",
        UpdateShareLink => "Only the given fields change.",
        ListVoices => "Ordered by language, then name.",
        GetVoiceAudioUrl => "A short sample in the voice's language. The address needs no key and works for 15 minutes.",
    }
}

/// Returns the name of the body's schema.
pub fn body(id: OperationId) -> Option<&'static str> {
    match id {
        CreateInterview => Some("NewInterview"),
        UpdateInterview => Some("InterviewUpdate"),
        CreateInvitation => Some("NewInvitation"),
        CreateInvitations => Some("NewInvitations"),
        UpdateInvitation => Some("InvitationUpdate"),
        SendInvitation => Some("Sending"),
        ReactivateInvitation => Some("Reactivation"),
        UpdateShareLink => Some("ShareLinkUpdate"),
        _ => None,
    }
}

/// Returns the names of the query parameters.
pub fn query(id: OperationId) -> &'static [&'static str] {
    match id {
        ListInterviews => &["archived", "updatedSince", "limit", "cursor"],
        ListInvitations => &["status", "archived", "limit", "cursor"],
        ListInterviewLogs | ListInvitationLogs => &["limit", "cursor"],
        ListVoices => &["language", "limit", "cursor"],
        _ => &[],
    }
}

/// The body of a 200 response.
#[derive(Clone, Copy)]
pub enum ResponseSchema {
    One(&'static str),
    Many(&'static str),
}

pub fn answer(id: OperationId) -> ResponseSchema {
    use ResponseSchema::{Many, One};
    match id {
        CreateInterview => Many("Interview"),
        ListInterviews => Many("ListedInterview"),
        GetInterview | UpdateInterview | RegenerateIntro | RegenerateFirstMessage => One("Interview"),
        ArchiveInterview | RestoreInterview | ArchiveInvitation | RestoreInvitation => One("ArchiveState"),
        ListInterviewLogs | ListInvitationLogs => Many("LogEntry"),
        ListInvitations | CreateInvitations => Many("Invitation"),
        CreateInvitation | UpdateInvitation | SendInvitation | CancelInvitation | ReactivateInvitation
        | CompleteInvitation => One("Invitation"),
        GetInvitation => One("InvitationWithMessages"),
        GetMessageAudioUrl | GetVoiceAudioUrl => One("AudioUrl"),
        GetShareLink | UpdateShareLink => One("ShareLink"),
        ListVoices => Many("Voice"),
    }
}

/// Returns the description of the response in a sentence.
pub fn about_answer(id: OperationId) -> &'static str {
    match id {
        CreateInterview => {
            "One row for each created invitation: the interview, with that invitation in `invitations`."
        }
        ListInterviews => "The interviews, with their invitations counted by status.",
        GetInterview | UpdateInterview | RegenerateIntro | RegenerateFirstMessage => "The interview.",
        ArchiveInterview | RestoreInterview | ArchiveInvitation | RestoreInvitation => {
            "Whether it is archived, and since when."
        }
        ListInterviewLogs => "The entries of the interview and its invitations.",
        ListInvitationLogs => "Its entries.",
        ListInvitations | CreateInvitations => "The invitations.",
        CreateInvitation | UpdateInvitation | SendInvitation | CancelInvitation | ReactivateInvitation
        | CompleteInvitation => "The invitation.",
        GetInvitation => "The invitation with its transcript.",
        GetMessageAudioUrl => "The address of the recording.",
        GetVoiceAudioUrl => "The address of the sample.",
        GetShareLink | UpdateShareLink => "The share link.",
        ListVoices => "The voices.",
    }
}

impl ResponseSchema {
    pub fn schema(self) -> JsonSchema {
        match self {
            ResponseSchema::One(name) => reference(name),
            ResponseSchema::Many(name) => array(reference(name)),
        }
    }

    pub fn example(self, id: OperationId) -> Value {
        match self {
            ResponseSchema::One(name) => examples::answer(id, name),
            ResponseSchema::Many(name) => Value::Array(vec![examples::answer(id, name)]),
        }
    }
}

/// Returns the operations that take the id of what an operation has created, and where that id is in the
/// response.
pub fn links(id: OperationId) -> &'static [(OperationId, &'static str)] {
    const FIRST: &str = "$response.body#/0/id";
    const FIRST_INVITATION: &str = "$response.body#/0/invitations/0/id";
    const ID: &str = "$response.body#/id";
    match id {
        CreateInterview => &[
            (GetInterview, FIRST),
            (UpdateInterview, FIRST),
            (RegenerateIntro, FIRST),
            (RegenerateFirstMessage, FIRST),
            (ArchiveInterview, FIRST),
            (RestoreInterview, FIRST),
            (ListInterviewLogs, FIRST),
            (ListInvitations, FIRST),
            (CreateInvitation, FIRST),
            (CreateInvitations, FIRST),
            (GetShareLink, FIRST),
            (UpdateShareLink, FIRST),
            (GetInvitation, FIRST_INVITATION),
            (SendInvitation, FIRST_INVITATION),
            (CancelInvitation, FIRST_INVITATION),
        ],
        CreateInvitation => &[
            (GetInvitation, ID),
            (UpdateInvitation, ID),
            (SendInvitation, ID),
            (CancelInvitation, ID),
            (ReactivateInvitation, ID),
            (CompleteInvitation, ID),
            (ArchiveInvitation, ID),
            (RestoreInvitation, ID),
            (ListInvitationLogs, ID),
        ],
        ListVoices => &[(GetVoiceAudioUrl, FIRST)],
        _ => &[],
    }
}
