//! The page that an invitation's link leads to.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;
use colloquy_app::AppError;
use colloquy_app::invitee_pages::{InterviewLimits, InvitationPageContent, InvitationStage};
use colloquy_domain::language::Language;
use colloquy_domain::moment;
use colloquy_domain::ports::SpeechUnavailable;
use colloquy_domain::slug::Slug;
use colloquy_languages::page::PageNotice;
use colloquy_languages::session::{InterviewPageTexts, PageScriptTexts, WhatToExpectTexts};
use serde::Serialize;

use crate::page::{self, PageFrame};
use crate::page_subject::{InviteePageInterview, line};
use crate::problem::{self, PageProblem};
use crate::protection::protect_session;
use crate::remind::{self, ReminderLine};
use crate::session_assets;
use crate::withdraw;
use crate::words::consent::PageConsent;
use crate::words::fill;

fn sentences(limits: InterviewLimits, words: &WhatToExpectTexts) -> Vec<String> {
    let sentence = |pattern: &str, most: Option<i64>| {
        most.map(|most| fill(pattern, &[("count", most.to_string().as_str())]))
    };
    let (minutes, answers) =
        (sentence(words.minutes, limits.max_minutes), sentence(words.answers, limits.max_responses));
    minutes.into_iter().chain(answers).collect()
}

/// Returns what limits the interview, a sentence for each limit.
fn expectations(invitation: &InvitationPageContent, language: Language) -> Vec<String> {
    let tables = language.tables();
    let mut limits = sentences(invitation.limits, &tables.session.expect);
    if let Some(deadline) = invitation.deadline {
        limits.push(fill(tables.deadline.page, &[("time", moment::written(deadline, language).as_str())]));
    }
    limits
}

fn speech_notice(speech_unavailable: SpeechUnavailable, words: &PageScriptTexts) -> &'static str {
    match speech_unavailable {
        SpeechUnavailable::Fetching => words.hears_fetching,
        SpeechUnavailable::NotInstalled => words.hears_nothing,
        SpeechUnavailable::NotThisLanguage => words.hears_language,
    }
}

/// The page of an interview that the invitee can take.
#[derive(Template)]
#[template(path = "session.html")]
struct OpenPage {
    frame: PageFrame,
    shown: InviteePageInterview,
    words: &'static InterviewPageTexts,
    /// The folder of the scripts.
    assets: String,
    greeting: String,
    opening: String,
    limits: Vec<String>,
    /// Why answers must be typed, if speech recognition is unavailable.
    speech_unavailable: Option<&'static str>,
    recorded: String,
    kept: String,
    statement: String,
    contact: String,
    /// The reminder that is offered or waiting.
    reminder: Option<ReminderLine>,
    /// The path to decline, if the invitee still can.
    decline: Option<String>,
    /// The path to withdraw a consent that was given before.
    withdraw: Option<String>,
    /// The same for one that is given on this page.
    withdraw_at_end: String,
    /// Whether the invitee has consented before. Then the page only asks them to continue.
    has_consented: bool,
    data: String,
}

/// The data for the script. It has only texts of this crate, none from organizations or invitees.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct ScriptData<'a> {
    slug: &'a str,
    version: &'a str,
    asks_time_zone: bool,
    words: &'a PageScriptTexts,
}

impl ScriptData<'_> {
    /// Returns the JSON with `<` escaped, because it could end the `script` element.
    fn written(&self) -> String {
        match serde_json::to_string(self) {
            Ok(json) => json.replace('&', "\\u0026").replace('<', "\\u003c").replace('>', "\\u003e"),
            Err(error) => {
                tracing::error!(%error, "cannot serialize the data of a page; its script does not start");
                String::new()
            }
        }
    }
}

/// The page of an interview that cannot be taken.
#[derive(Template)]
#[template(path = "invitation_done.html")]
struct EndedPage {
    frame: PageFrame,
    shown: InviteePageInterview,
    notice: &'static PageNotice,
    /// What the organization says after an interview that was completed.
    closing: Vec<String>,
    /// The path to withdraw the consent.
    withdraw: Option<String>,
}

/// Returns the page of an invitation. `language` is for pages that belong to no interview.
pub fn answer(
    slug: &Slug,
    found: Result<Option<InvitationPageContent>, AppError>,
    language: Language,
) -> HttpResponse {
    match found {
        Ok(Some(invitation)) => show(slug, &invitation),
        Ok(None) => problem::answer(PageProblem::NotFound, language),
        Err(error) => problem::failed(&error, language),
    }
}

fn show(slug: &Slug, invitation: &InvitationPageContent) -> HttpResponse {
    let words = &invitation.subject.locale.language().tables().page;
    match invitation.stage {
        InvitationStage::Ready => open(slug, invitation, words.invited),
        InvitationStage::Reopened => open(slug, invitation, words.reopened),
        InvitationStage::InProgress => open(slug, invitation, words.in_progress),
        InvitationStage::Completed => done(slug, invitation, &words.completed),
        InvitationStage::Capped => done(slug, invitation, &words.capped),
        InvitationStage::Withdrawn => {
            let language = invitation.subject.locale.language();
            done(slug, invitation, withdraw::notice(invitation.consent, language))
        }
        InvitationStage::Overdue => {
            let language = invitation.subject.locale.language();
            done(slug, invitation, &language.tables().deadline.overdue)
        }
        InvitationStage::Closed => done(slug, invitation, &words.invitation_closed),
    }
}

fn open(slug: &Slug, invitation: &InvitationPageContent, opening: &str) -> HttpResponse {
    let shown = InviteePageInterview::of(&invitation.subject);
    let words = &shown.language.tables().session;
    let consent = PageConsent::of(&invitation.kept, shown.language);
    let version = consent.version_with_name(&invitation.subject.organization_name);
    let name = invitation.name.as_ref().map(|name| line(name.as_str())).unwrap_or_default();
    let greeting = if name.is_empty() { shown.words.greeting } else { shown.words.greeting_named };
    let page = OpenPage {
        frame: shown.frame(&shown.title),
        greeting: shown.say_to(&name, greeting),
        opening: shown.say(opening),
        limits: expectations(invitation, shown.language),
        speech_unavailable: invitation
            .speech_unavailable
            .map(|speech_unavailable| speech_notice(speech_unavailable, &words.live)),
        recorded: shown.say(consent.recorded),
        kept: shown.say(&consent.kept),
        statement: shown.say(consent.statement),
        contact: shown.say(shown.words.contact),
        reminder: invitation.reminder.map(|offer| remind::line(slug, offer, shown.language)),
        decline: invitation.may_decline.then(|| format!("/i/{}/decline", slug.as_str())),
        withdraw: withdraw::path(slug, invitation.consent).filter(|_| !invitation.may_decline),
        withdraw_at_end: withdraw::path_of(slug),
        has_consented: invitation.stage.has_consent(),
        data: ScriptData {
            slug: slug.as_str(),
            version: &version,
            asks_time_zone: invitation.asks_time_zone,
            words: &words.live,
        }
        .written(),
        assets: session_assets::address(),
        words,
        shown,
    };
    let mut response = page::answer(StatusCode::OK, &page);
    protect_session(response.headers_mut());
    response
}

fn done(slug: &Slug, invitation: &InvitationPageContent, notice: &'static PageNotice) -> HttpResponse {
    let shown = InviteePageInterview::of(&invitation.subject);
    let frame = shown.frame(notice.heading);
    let withdraw = withdraw::path(slug, invitation.consent);
    let is_completed = matches!(invitation.stage, InvitationStage::Completed);
    let closing = if is_completed { shown.closing.clone() } else { Vec::new() };
    page::answer(StatusCode::OK, &EndedPage { frame, shown, notice, closing, withdraw })
}

#[cfg(test)]
mod tests;
