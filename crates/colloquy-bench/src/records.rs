//! The floor's responses, which match the service's field for field.

use jiff::Timestamp;
use serde::{Deserialize, Serialize, Serializer};
use serde_json::Value;
use uuid::Uuid;

#[derive(Clone, Copy, Debug)]
pub struct FloorResponseTimestamp(pub Timestamp);

impl Serialize for FloorResponseTimestamp {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{:.3}", self.0))
    }
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FloorInterviewResponse {
    pub id: Uuid,
    pub title: Option<String>,
    pub prompt: String,
    pub intro: Option<String>,
    pub first_message: Option<String>,
    pub locale: String,
    pub voice_id: Uuid,
    pub max_minutes: Option<i64>,
    pub max_responses: Option<i64>,
    pub disable_org_system_prompt: bool,
    pub archived: bool,
    pub archived_at: Option<FloorResponseTimestamp>,
    pub created_at: FloorResponseTimestamp,
    pub updated_at: FloorResponseTimestamp,
    pub invitations_count: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub invitations: Option<Vec<FloorInvitationResponse>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub invitation_counts: Option<FloorInvitationCounts>,
}

impl FloorInterviewResponse {
    pub fn with_invitations(mut self, invitations: Vec<FloorInvitationResponse>) -> Self {
        let live = invitations.iter().filter(|one| !one.archived && one.deactivated_at.is_none()).count();
        self.invitations_count = live as i64;
        self.invitations = Some(invitations);
        self
    }

    pub fn with_counts(mut self, counts: FloorInvitationCounts) -> Self {
        self.invitations_count = counts.ready + counts.in_progress + counts.completed + counts.reopened;
        self.invitation_counts = Some(counts);
        self
    }
}

#[derive(Debug, Default, Serialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub struct FloorInvitationCounts {
    pub ready: i64,
    pub in_progress: i64,
    pub completed: i64,
    pub reopened: i64,
    pub cancelled: i64,
}

impl FloorInvitationCounts {
    /// Counts statuses in a comma-separated list; returns `None` if one is unknown.
    pub fn of(statuses: &str) -> Option<Self> {
        let mut counts = FloorInvitationCounts::default();
        for status in statuses.split(',').filter(|status| !status.is_empty()) {
            let count = match status {
                "READY" => &mut counts.ready,
                "IN_PROGRESS" => &mut counts.in_progress,
                "COMPLETED" => &mut counts.completed,
                "REOPENED" => &mut counts.reopened,
                "CANCELLED" => &mut counts.cancelled,
                _ => return None,
            };
            *count += 1;
        }
        Some(counts)
    }
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FloorInvitationResponse {
    pub id: Uuid,
    pub interview_id: Uuid,
    pub slug: String,
    pub url: String,
    pub status: String,
    pub name: Option<String>,
    pub email: Option<String>,
    pub source: String,
    pub sent: bool,
    pub sent_at: Option<FloorResponseTimestamp>,
    pub error: Option<String>,
    pub incomplete: bool,
    pub end_reason: Option<String>,
    pub summary: Option<String>,
    pub sentiment: Option<String>,
    pub insights: Option<Value>,
    pub active_seconds: i64,
    pub responses_count: i64,
    pub started_at: Option<FloorResponseTimestamp>,
    pub completed_at: Option<FloorResponseTimestamp>,
    pub reopened_at: Option<FloorResponseTimestamp>,
    pub cancelled_at: Option<FloorResponseTimestamp>,
    pub deactivated_at: Option<FloorResponseTimestamp>,
    pub archived: bool,
    pub archived_at: Option<FloorResponseTimestamp>,
    pub created_at: FloorResponseTimestamp,
    pub updated_at: FloorResponseTimestamp,
}

/// The body of a request to create an interview.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct FloorInterviewRequest {
    pub prompt: String,
    pub title: String,
    pub intro: String,
    pub first_message: String,
}

#[cfg(test)]
mod tests {
    use super::FloorInvitationCounts;

    #[test]
    fn counts_each_status_separately() {
        let counts = FloorInvitationCounts::of("READY,CANCELLED,READY").expect("known statuses");
        assert_eq!((counts.ready, counts.cancelled, counts.completed), (2, 1, 0));
    }

    #[test]
    fn rejects_an_unknown_status() {
        assert!(FloorInvitationCounts::of("READY,LOST").is_none());
    }
}
