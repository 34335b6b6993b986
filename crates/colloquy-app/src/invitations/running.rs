use std::collections::HashMap;

use colloquy_domain::InterviewId;
use colloquy_domain::interview::Interview;
use colloquy_domain::invitation::Invitation;

use crate::{App, AppError, Caller};

/// The most interviews in progress that are listed.
pub const RUNNING_MAX: usize = 20;

/// The interviews that an organization's invitees are taking, newest invitations first.
pub struct RunningInterviews {
    pub invitations: Vec<Invitation>,
    pub interviews: HashMap<InterviewId, Interview>,
    /// Whether there are more.
    pub more: bool,
}

pub async fn running(app: &App, caller: &Caller) -> Result<RunningInterviews, AppError> {
    let mut invitations = app.storage.running(caller.organization().id, RUNNING_MAX + 1).await?;
    let more = invitations.len() > RUNNING_MAX;
    invitations.truncate(RUNNING_MAX);
    let mut interviews = HashMap::new();
    for invitation in &invitations {
        let id = invitation.interview_id;
        if !interviews.contains_key(&id)
            && let Some(interview) = app.storage.interview(id).await?
        {
            interviews.insert(id, interview);
        }
    }
    Ok(RunningInterviews { invitations, interviews, more })
}
