//! What the document says of each operation beside the table's row. The matches have an arm for each, so that a new
//! row is not forgotten.

use super::examples;
use super::node::Node;
use super::schema::{array, reference};
use crate::operations::OperationId::{self, *};

/// The groups of operations, and what is in them.
pub const TAGS: &[(&str, &str)] = &[
    ("Interviews", "What is asked, in which language and voice, and within which limits."),
    ("Invitations", "A person's, or a link's, way into an interview; what was said, and what came of it."),
    ("Share links", "An interview's public door: each visitor gets an invitation of their own."),
    ("Voices", "The voices in which interviews are held."),
];

pub fn tag(id: OperationId) -> &'static str {
    let place = match id {
        CreateInterview
        | ListInterviews
        | GetInterview
        | UpdateInterview
        | RegenerateIntro
        | RegenerateFirstMessage
        | ArchiveInterview
        | RestoreInterview
        | ListInterviewLogs => 0,
        ListInvitations | CreateInvitation | CreateInvitations | GetInvitation | UpdateInvitation
        | SendInvitation | CancelInvitation | ReactivateInvitation | CompleteInvitation
        | ArchiveInvitation | RestoreInvitation | ListInvitationLogs | GetMessageAudioUrl => 1,
        GetShareLink | UpdateShareLink => 2,
        ListVoices | GetVoiceAudioUrl => 3,
    };
    TAGS[place].0
}

/// What is worth telling beside the purpose.
#[rustfmt::skip]
pub fn rule(id: OperationId) -> &'static str {
    match id {
        CreateInterview => "Without invitees one shareable invitation is made and its link is answered; nothing is mailed. With invitees one invitation is made and mailed for each. A missing title, intro and first message are made from the prompt. It is always one interview: every row has the same id and the full `invitationsCount`. A failed mail stops nothing; it shows in `sent` and `error`.",
        ListInterviews => "Newest first.",
        GetInterview => "Archived ones can be read too.",
        UpdateInterview => "Only the fields that are present change. Values equal to the present ones change nothing, `updatedAt` included. Recipients live on invitations and are changed there.",
        RegenerateIntro => "A new intro is made from the present prompt and stored.",
        RegenerateFirstMessage => "A new opening question is made from the present prompt and stored.",
        ArchiveInterview => "Hides it from default listings and keeps its invitations and transcripts. New invitations, mails and starts are refused until it is restored. Repeating it changes nothing.",
        RestoreInterview => "Repeating it changes nothing.",
        ListInterviewLogs => "Newest first, in the order in which changes took effect.",
        ListInvitations => "Newest first.",
        CreateInvitation => "It is READY and nothing is sent: name and email only pre-fill. Its link can be shared.",
        CreateInvitations => "One invitation is made and mailed for each invitee, and answered in their order. A failed mail stops nothing; it shows in `sent` and `error`.",
        GetInvitation => "The transcript is in `messages`.",
        UpdateInvitation => "The email changes only by sending.",
        SendInvitation => "Allowed when READY or REOPENED. Sets the email and mails the link; again sends it again.",
        CancelInvitation => "Allowed when READY. The link shows a closed page.",
        ReactivateInvitation => "CANCELLED becomes READY. COMPLETED becomes REOPENED, and the interview can be gone on with.",
        CompleteInvitation => "REOPENED becomes COMPLETED; summary and insights are made anew, and `incomplete` is false.",
        ArchiveInvitation => "Allowed in any status, which is kept. Repeating it changes nothing.",
        RestoreInvitation => "Repeating it changes nothing.",
        ListInvitationLogs => "Newest first, in the order in which changes took effect.",
        GetMessageAudioUrl => "The address needs no key and works for 15 minutes. A message without a recording is not found.",
        GetShareLink => "The first read makes one that is off.",
        UpdateShareLink => "Only the fields that are present change.",
        ListVoices => "By language, then name.",
        GetVoiceAudioUrl => "A short sample in the voice's language. The address needs no key and works for 15 minutes.",
    }
}

/// The schema of the body.
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
        ListInterviews
        | GetInterview
        | RegenerateIntro
        | RegenerateFirstMessage
        | ArchiveInterview
        | RestoreInterview
        | ListInterviewLogs
        | ListInvitations
        | GetInvitation
        | CancelInvitation
        | CompleteInvitation
        | ArchiveInvitation
        | RestoreInvitation
        | ListInvitationLogs
        | GetMessageAudioUrl
        | GetShareLink
        | ListVoices
        | GetVoiceAudioUrl => None,
    }
}

/// The parameters of the query.
pub fn query(id: OperationId) -> &'static [&'static str] {
    match id {
        ListInterviews => &["archived", "updatedSince", "limit", "cursor"],
        ListInvitations => &["status", "archived", "limit", "cursor"],
        ListInterviewLogs | ListInvitationLogs => &["limit", "cursor"],
        ListVoices => &["language", "limit", "cursor"],
        CreateInterview
        | GetInterview
        | UpdateInterview
        | RegenerateIntro
        | RegenerateFirstMessage
        | ArchiveInterview
        | RestoreInterview
        | CreateInvitation
        | CreateInvitations
        | GetInvitation
        | UpdateInvitation
        | SendInvitation
        | CancelInvitation
        | ReactivateInvitation
        | CompleteInvitation
        | ArchiveInvitation
        | RestoreInvitation
        | GetMessageAudioUrl
        | GetShareLink
        | UpdateShareLink
        | GetVoiceAudioUrl => &[],
    }
}

/// What is answered with 200.
#[derive(Clone, Copy)]
pub enum SuccessResponse {
    One(&'static str),
    Many(&'static str),
}

pub fn answer(id: OperationId) -> SuccessResponse {
    use SuccessResponse::{Many, One};
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

/// What the answer is, in a sentence.
pub fn about_answer(id: OperationId) -> &'static str {
    match id {
        CreateInterview => {
            "One row for each invitation made: the interview, with `invitations` holding that one."
        }
        ListInterviews => "The interviews, each with its invitations counted by status.",
        GetInterview | UpdateInterview | RegenerateIntro | RegenerateFirstMessage => "The interview.",
        ArchiveInterview | RestoreInterview | ArchiveInvitation | RestoreInvitation => {
            "Whether it is archived, and since when."
        }
        ListInterviewLogs => "Its entries and those of its invitations.",
        ListInvitationLogs => "Its entries.",
        ListInvitations | CreateInvitations => "The invitations.",
        CreateInvitation | UpdateInvitation | SendInvitation | CancelInvitation | ReactivateInvitation
        | CompleteInvitation => "The invitation.",
        GetInvitation => "The invitation with its transcript.",
        GetMessageAudioUrl => "Where the recording can be fetched.",
        GetVoiceAudioUrl => "Where the sample can be fetched.",
        GetShareLink | UpdateShareLink => "The share link.",
        ListVoices => "The voices.",
    }
}

impl SuccessResponse {
    pub fn schema(self) -> Node {
        match self {
            SuccessResponse::One(name) => reference(name).into(),
            SuccessResponse::Many(name) => array(reference(name)).into(),
        }
    }

    pub fn example(self, id: OperationId) -> Node {
        match self {
            SuccessResponse::One(name) => examples::answer(id, name),
            SuccessResponse::Many(name) => Node::Array(vec![examples::answer(id, name)]),
        }
    }
}

/// Which operations go on with what an operation has made, and where its id stands in the answer.
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
