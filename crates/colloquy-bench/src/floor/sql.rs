//! The statements, which are the same for both databases. Columns are read by index.

macro_rules! interview_columns {
    () => {
        "id, title, prompt, intro, first_message, locale, voice_id, max_minutes, max_responses, \
         disable_org_system_prompt, archived_at, created_at, updated_at"
    };
}

pub const INTERVIEW: &str = concat!("SELECT ", interview_columns!(), " FROM interviews WHERE id = $1");

pub const INVITATIONS: &str = "SELECT id, interview_id, slug, status, name, email, source, sent, sent_at, error, \
     incomplete, end_reason, summary, sentiment, insights, active_ms, responses_count, started_at, completed_at, \
     reopened_at, cancelled_at, deactivated_at, archived_at, created_at, updated_at FROM invitations \
     WHERE interview_id = $1 AND archived_at IS NULL ORDER BY id DESC";

/// The index of the first column after those of the interview.
pub const STATUSES: usize = 13;

/// Lists interviews. All statuses of an interview come as one text, because counting them here is cheaper
/// than in the database. The limit is a literal: the planner chooses a worse plan for a parameter.
pub const LIST: &str = concat!(
    "SELECT ",
    interview_columns!(),
    ", (SELECT string_agg(status, ',') \
     FROM invitations WHERE interview_id = interviews.id AND invitations.archived_at IS NULL) \
     FROM interviews WHERE organization_id = $1 AND archived_at IS NULL ORDER BY id DESC LIMIT 100"
);

pub const ADD_INTERVIEW: &str = "INSERT INTO interviews (id, organization_id, title, prompt, intro, first_message, \
     locale, voice_id, disable_org_system_prompt, created_at, updated_at, revision) \
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, FALSE, $9, $9, 1)";

pub const ADD_INVITATION: &str = "INSERT INTO invitations (id, organization_id, interview_id, slug, status, source, \
     sent, incomplete, active_ms, responses_count, sessions, created_at, updated_at, revision) \
     VALUES ($1, $2, $3, $4, 'READY', 'direct', FALSE, FALSE, 0, 0, 0, $5, $5, 1)";

pub const ADD_LOG_ENTRIES: &str = "INSERT INTO log_entries (id, organization_id, event, interview_id, invitation_id, \
     actor_kind, actor_id, actor_label, data, created_at) \
     VALUES ($1, $2, 'interview.created', $3, NULL, 'apiKey', $2, 'first key', '{\"invitations\":1}', $4), \
     ($5, $2, 'invitation.created', $3, $6, 'apiKey', $2, 'first key', '{}', $4)";
