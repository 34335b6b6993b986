use std::collections::HashMap;

use colloquy_domain::interview::{Interview, InterviewFacts, Invitee, NewInterview, Visibility};
use colloquy_domain::invitation::{Invitation, Source};
use colloquy_domain::language::Language;
use colloquy_domain::log_entry::{EventType, LogEntry};
use colloquy_domain::mail::{Letter, Mail};
use colloquy_domain::ports::{Brief, UnitOfWork, Write};
use colloquy_domain::slug::Slug;
use colloquy_domain::text::Locale;
use colloquy_domain::{InvitationId, Timestamp};
use serde_json::json;

use crate::{App, AppError, Caller};

/// A new interview with the invitations that were made for it, in the order of the invitees.
pub struct Created {
    pub interview: Interview,
    pub invitations: Vec<Invitation>,
}

pub async fn create(app: &App, caller: &Caller, new: NewInterview) -> Result<Created, AppError> {
    let NewInterview { prompt, title, intro, first_message, locale, voice_id, email, invitees } = new;
    let organization = caller.organization();
    let locale = locale.or_else(|| organization.default_locale.clone()).unwrap_or_else(default_locale);
    let voice_id =
        voice_id.or(organization.default_voice_id).unwrap_or_else(|| app.voices.first_for(&locale).id);
    let brief = Brief {
        prompt: &prompt,
        locale: &locale,
        organization_name: &organization.name,
        previous: None,
        seed: app.seed(),
    };
    let (title, intro, first_message) = futures::try_join!(
        given_or(title, app.texts.title(&brief)),
        given_or(intro, app.texts.intro(&brief)),
        given_or(first_message, app.texts.first_message(&brief)),
    )?;
    let now = app.clock.now();
    let interview = Interview::new(InterviewFacts {
        id: app.id(),
        organization_id: organization.id,
        title: Some(title),
        intro: Some(intro),
        first_message: Some(first_message),
        prompt,
        locale,
        voice_id,
        max_minutes: None,
        max_responses: None,
        disable_org_system_prompt: false,
        visibility: Visibility::Active,
        created_at: now,
        updated_at: now,
    });
    if invitees.is_empty() {
        let invitation = ready(app, &interview, now).for_person(None, email);
        let unit = announcing(app, caller, &interview, std::slice::from_ref(&invitation), now);
        app.storage.commit(unit).await?;
        return Ok(Created { interview, invitations: vec![invitation] });
    }
    invite(app, caller, interview, invitees, now).await
}

async fn given_or<T, E>(given: Option<T>, generated: impl Future<Output = Result<T, E>>) -> Result<T, E> {
    match given {
        Some(given) => Ok(given),
        None => generated.await,
    }
}

fn default_locale() -> Locale {
    Locale::from(Language::DEFAULT)
}

fn ready(app: &App, interview: &Interview, now: Timestamp) -> Invitation {
    let slug = Slug::draw(&*app.randomness);
    Invitation::ready(app.id(), (interview.organization_id, interview.id), slug, Source::Direct, now)
}

/// The interview, its invitations and what the log says of them.
fn announcing(
    app: &App,
    caller: &Caller,
    interview: &Interview,
    invitations: &[Invitation],
    now: Timestamp,
) -> UnitOfWork {
    let owner = (interview.organization_id, interview.id);
    let entry = |event| LogEntry::of_interview(app.id(), event, owner, caller.actor(), now);
    let mut unit = UnitOfWork::default().with(Write::AddInterview(interview.clone()));
    for invitation in invitations {
        unit.push(Write::AddInvitation(invitation.clone()));
    }
    let count = json!({ "invitations": invitations.len() });
    unit.push(Write::AddLogEntry(entry(EventType::InterviewCreated).with(count)));
    for invitation in invitations {
        unit.push(Write::AddLogEntry(entry(EventType::InvitationCreated).about(invitation.id)));
    }
    unit
}

async fn invite(
    app: &App,
    caller: &Caller,
    interview: Interview,
    invitees: Vec<Invitee>,
    now: Timestamp,
) -> Result<Created, AppError> {
    let mut mails = Vec::with_capacity(invitees.len());
    let mut invitations = Vec::with_capacity(invitees.len());
    for Invitee { name, email } in invitees {
        let invitation = ready(app, &interview, now).for_person(name, Some(email.clone()));
        let addressee = (interview.organization_id, invitation.id);
        mails.push(Mail::due(app.id(), addressee, Letter::Invitation, email, caller.actor(), now));
        invitations.push(invitation);
    }
    let mut unit = announcing(app, caller, &interview, &invitations, now);
    for mail in &mails {
        unit.push(Write::AddMail(mail.clone()));
    }
    app.storage.commit(unit).await?;
    let mut tried: HashMap<InvitationId, Invitation> = app.post.deliver_now(&mails).await;
    for invitation in &mut invitations {
        if let Some(after) = tried.remove(&invitation.id) {
            *invitation = after;
        }
    }
    Ok(Created { interview, invitations })
}
