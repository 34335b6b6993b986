//! What a creation writes and returns.

use jiff::{Timestamp, Unit};
use uuid::Uuid;

use crate::records::{
    FloorInterviewRequest, FloorInterviewResponse, FloorInvitationResponse, FloorResponseTimestamp,
};

pub const LOCALE: &str = "en-US";

#[derive(Debug)]
pub struct NewFloorInterview {
    pub interview: Uuid,
    pub invitation: Uuid,
    pub entries: [Uuid; 2],
    pub slug: String,
    pub voice: Uuid,
    pub now: Timestamp,
    pub new: FloorInterviewRequest,
    pub public_url: String,
}

impl NewFloorInterview {
    pub fn of(new: FloorInterviewRequest) -> Self {
        let now = Timestamp::now();
        NewFloorInterview {
            interview: Uuid::now_v7(),
            invitation: Uuid::now_v7(),
            entries: [Uuid::now_v7(), Uuid::now_v7()],
            slug: slug(Uuid::now_v7()),
            voice: Uuid::nil(),
            now: now.round(Unit::Millisecond).unwrap_or(now),
            new,
            public_url: String::new(),
        }
    }

    pub fn answer(self) -> FloorInterviewResponse {
        let now = FloorResponseTimestamp(self.now);
        let invitation = FloorInvitationResponse {
            id: self.invitation,
            interview_id: self.interview,
            url: format!("{}/i/{}", self.public_url, self.slug),
            slug: self.slug,
            status: "READY".to_owned(),
            name: None,
            email: None,
            source: "direct".to_owned(),
            sent: false,
            sent_at: None,
            error: None,
            incomplete: false,
            end_reason: None,
            summary: None,
            sentiment: None,
            insights: None,
            active_seconds: 0,
            responses_count: 0,
            started_at: None,
            completed_at: None,
            reopened_at: None,
            cancelled_at: None,
            deactivated_at: None,
            archived: false,
            archived_at: None,
            created_at: now,
            updated_at: now,
        };
        let interview = FloorInterviewResponse {
            id: self.interview,
            title: Some(self.new.title),
            prompt: self.new.prompt,
            intro: Some(self.new.intro),
            first_message: Some(self.new.first_message),
            locale: LOCALE.to_owned(),
            voice_id: self.voice,
            max_minutes: None,
            max_responses: None,
            disable_org_system_prompt: false,
            archived: false,
            archived_at: None,
            created_at: now,
            updated_at: now,
            invitations_count: 0,
            invitations: None,
            invitation_counts: None,
        };
        interview.with_invitations(vec![invitation])
    }
}

/// Derives ten characters from the random end of an id.
pub fn slug(id: Uuid) -> String {
    const ALPHABET: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    let mut number = id.as_u64_pair().1;
    let characters = (0..10).map(|_| {
        let character = ALPHABET[(number % 62) as usize];
        number /= 62;
        char::from(character)
    });
    characters.collect()
}
