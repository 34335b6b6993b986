//! What each schema is, in a sentence: for the reference, and for editors, which show it with a type.

/// Of every schema; a test sees to it.
pub fn meaning(schema: &str) -> &'static str {
    match schema {
        "Interview" => "What is asked, with those who are invited to it.",
        "ListedInterview" => "An interview of a list: its invitations are counted, not listed.",
        "InvitationCounts" => "How many invitations are in each status, archived ones left out.",
        "Invitation" => "A person's, or a link's, way into an interview, and what came of it.",
        "InvitationWithMessages" => "An invitation with its transcript.",
        "Message" => "What the interviewer or the invitee said at a time.",
        "AudioUrl" => "Where audio can be fetched for a while, without a key.",
        "ShareLink" => "An interview's public door: each visitor gets an invitation of their own.",
        "Voice" => "A voice in which interviews can be held.",
        "ArchiveState" => "Whether a thing is archived, and since when.",
        "LogEntry" => "What happened to an interview or an invitation, and who did it.",
        "Actor" => {
            "Who did something: a key, a member of the organization, the invitee, or the service itself."
        }
        "InvitationStatus" => "Where an invitation is between being made and being complete.",
        "InvitationSource" => {
            "Whether the organization made an invitation, or a visitor of the share link did."
        }
        "EndReason" => "Why an interview is over.",
        "Sentiment" => "How something sounds.",
        "Role" => "Who speaks: the interviewer is the assistant, the invitee the user.",
        "Gender" => "How a voice sounds.",
        "AskPolicy" => "Whether the form of a share link asks for something.",
        "ActorType" => "What kind of actor did something.",
        "LogType" => "What happened. Later releases may add to these.",
        "NewInterview" => "An interview to be made.",
        "InterviewUpdate" => "What is to change of an interview.",
        "Invitee" => "Somebody to be invited and mailed.",
        "NewInvitation" => "An invitation to be made without a mail; name and email only pre-fill.",
        "NewInvitations" => "Invitations to be made and mailed.",
        "InvitationUpdate" => "What is to change of an invitation.",
        "Sending" => "Where an invitation is to be mailed.",
        "Reactivation" => "How an invitation is to be opened again.",
        "ShareLinkUpdate" => "What is to change of a share link.",
        "StandardError" => "Every error but a 400.",
        "ValidationError" => "A 400: every value that was rejected.",
        "RejectedValue" => "One rejected value: where it is, and why.",
        "ErrorCode" => "Why a value is rejected: the codes of zod 4. Later releases may add to these.",
        "InterviewStarted" => "An invitee has started an interview.",
        "InterviewCompleted" => "An interview is complete, with its transcript.",
        "EndpointTest" => "Somebody tests the endpoint.",
        _ => "",
    }
}
