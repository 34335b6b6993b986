//! The guides of interviews: made when a text or a session first needs one, and made again when the prompt or the language
//! has changed.

use std::sync::Arc;

use colloquy_domain::Timestamp;
use colloquy_domain::guide::{GuideSourceHash, InterviewGuide, StoredGuide};
use colloquy_domain::interview::InterviewFacts;
use colloquy_domain::organization::Organization;
use colloquy_domain::origin::TextOrigin;
use colloquy_domain::ports::{UnitOfWork, WithProvenance, Write};

use crate::{App, AppError};

/// Returns the guide as it is stored with this interview.
pub(crate) fn stored_guide(
    interview: &InterviewFacts,
    WithProvenance { value, by }: WithProvenance<InterviewGuide>,
    now: Timestamp,
) -> StoredGuide {
    StoredGuide {
        interview_id: interview.id,
        guide: value,
        source: GuideSourceHash::of_interview(interview),
        origin: TextOrigin { by, at: now },
    }
}

/// Returns the interview's guide. If none is stored, or one from an earlier prompt or in another language, makes one by
/// rules, which takes no time.
pub(crate) async fn guide_of(
    app: &App,
    organization: &Organization,
    interview: &InterviewFacts,
) -> Result<Arc<InterviewGuide>, AppError> {
    let stored = app.storage.guide(interview.id).await?;
    let guide = match stored.filter(|stored| is_current(stored, interview)) {
        Some(stored) => stored,
        None => made_by_rules(app, organization, interview).await?,
    };
    Ok(Arc::new(guide.guide))
}

/// Returns the interview's guide as [`guide_of`] does, and stores the one that it makes.
pub(crate) async fn guide_for_session(
    app: &App,
    organization: &Organization,
    interview: &InterviewFacts,
) -> Result<Arc<InterviewGuide>, AppError> {
    let store = match app.storage.guide(interview.id).await? {
        Some(stored) if is_current(&stored, interview) => return Ok(Arc::new(stored.guide)),
        Some(_) => Write::SaveGuide,
        None => Write::AddGuide,
    };
    let made = made_by_rules(app, organization, interview).await?;
    if let Err(error) = app.storage.commit(UnitOfWork::default().with(store(made.clone()))).await {
        let id = interview.id;
        tracing::debug!(%error, interview = %id, "a guide was not stored; another one is, or it is made again");
    }
    Ok(Arc::new(made.guide))
}

fn is_current(stored: &StoredGuide, interview: &InterviewFacts) -> bool {
    stored.source == GuideSourceHash::of_interview(interview)
}

async fn made_by_rules(
    app: &App,
    organization: &Organization,
    interview: &InterviewFacts,
) -> Result<StoredGuide, AppError> {
    let made = app.ai_fallback.texts.guide(&app.brief(organization, interview, None)).await?;
    Ok(stored_guide(interview, made, app.clock.now()))
}
