//! The guides of interviews: made when an interview is created, and made again when its prompt or language changes.

use std::sync::Arc;

use colloquy_domain::Timestamp;
use colloquy_domain::guide::{GuideSource, InterviewGuide, StoredGuide};
use colloquy_domain::interview::InterviewFacts;
use colloquy_domain::organization::Organization;
use colloquy_domain::origin::TextOrigin;
use colloquy_domain::ports::Generated;

use crate::{App, AppError};

/// Returns the guide as it is stored with this interview.
pub(crate) fn stored_guide(
    interview: &InterviewFacts,
    Generated { value, by }: Generated<InterviewGuide>,
    now: Timestamp,
) -> StoredGuide {
    StoredGuide {
        interview_id: interview.id,
        guide: value,
        source: GuideSource::of_interview(interview),
        origin: TextOrigin { by, at: now },
    }
}

/// Returns the interview's guide. If the stored one is from an earlier prompt or in another language, makes one by
/// rules, which takes no time.
pub(crate) async fn guide_of(
    app: &App,
    organization: &Organization,
    interview: &InterviewFacts,
) -> Result<Arc<InterviewGuide>, AppError> {
    let stored = app.storage.guide(interview.id).await?;
    let current = stored.filter(|stored| stored.source == GuideSource::of_interview(interview));
    let guide = match current {
        Some(stored) => stored.guide,
        None => app.ai_fallback.texts.guide(&app.brief(organization, interview, None)).await?.value,
    };
    Ok(Arc::new(guide))
}
