//! The description of each schema in a sentence, for the reference and for editors, which show it with the
//! type.

/// Returns the description of a schema. A test checks that every schema has one.
pub fn meaning(schema: &str) -> &'static str {
    match schema {
        "Interview" => "An interview with its invitations.",
        "ListedInterview" => "An interview in a list: its invitations are counted, not included.",
        "InvitationCounts" => "The number of invitations in each status, without archived ones.",
        "Invitation" => {
            "An invitation to an interview, for a person or as a shareable link, with its outcome."
        }
        "InvitationWithMessages" => "An invitation with its transcript.",
        "Message" => "A message of the transcript, from the interviewer or the invitee.",
        "AudioUrl" => "A temporary address of an audio file, which needs no key.",
        "ShareLink" => "An interview's public link: each visitor gets their own invitation.",
        "Voice" => "A voice that interviewers can speak with.",
        "ArchiveState" => "Whether an interview or an invitation is archived, and since when.",
        "LogEntry" => "An event in the life of an interview or an invitation, and who caused it.",
        "Actor" => {
            "Who caused an entry: a key, a member of the organization, the invitee or the service itself."
        }
        "InvitationStatus" => "The state of an invitation.",
        "InvitationSource" => {
            "Whether the organization or a visitor of the share link created an invitation."
        }
        "EndReason" => "Why an interview ended.",
        "Sentiment" => "The sentiment of a message or an interview.",
        "Role" => "Who is speaking: `assistant` is the interviewer, `user` is the invitee.",
        "Gender" => "The gender that a voice suggests.",
        "AskPolicy" => "Whether the form of a share link asks for a value.",
        "ActorType" => "The kind of an actor.",
        "LogType" => "The type of a log entry. Later releases may add more.",
        "NewInterview" => "An interview to create.",
        "InterviewUpdate" => "The changes to an interview.",
        "Invitee" => "A person to invite by mail.",
        "NewInvitation" => "An invitation to create without a mail. The name and email only pre-fill.",
        "NewInvitations" => "Invitations to create and mail.",
        "InvitationUpdate" => "The changes to an invitation.",
        "Sending" => "The recipient of an invitation.",
        "Reactivation" => "The options for reopening an invitation.",
        "ShareLinkUpdate" => "The changes to a share link.",
        "StandardError" => "The body of every error except 400.",
        "ValidationError" => "The body of a 400, which lists every rejected value.",
        "RejectedValue" => "A rejected value: where it is, and why.",
        "ErrorCode" => "Why a value was rejected, as a zod 4 issue code. Later releases may add more.",
        "InterviewStarted" => "An invitee has started an interview.",
        "InterviewCompleted" => "An interview is complete, with its transcript.",
        "InvitationBounced" => "A mail to an invitee was returned after it had been accepted.",
        "InvitationErased" => "An invitation is erased, with everything about its invitee.",
        "EndpointTest" => "A test of the endpoint.",
        _ => "",
    }
}
