//! The pages for people who follow a link: an invitee's page, the form of a share link, the page to
//! unsubscribe, and the page at the root. They are plain HTML with one stylesheet and load nothing from other
//! sites. Only the page of an interview has scripts.

pub mod accept_headers;
mod cookie;
mod decline;
pub mod form;
mod home;
mod invitation;
pub mod logo;
mod mail_reports;
pub mod page;
mod page_path;
mod page_subject;
mod problem;
pub mod protection;
mod remind;
mod session_assets;
mod share;
mod stylesheet;
mod time_zone;
mod unsubscribe;
mod withdraw;
mod words;

use std::net::IpAddr;
use std::sync::Arc;

use actix_web::http::Method;
use actix_web::http::header::{HOST, ORIGIN};
use actix_web::{HttpRequest, HttpResponse, web};
use colloquy_app::invitee_pages::{self, ShareLinkFormBrowser};
use colloquy_app::{App, invitations, unsubscriptions};
use colloquy_domain::language::Language;
use colloquy_domain::slug::Slug;
use colloquy_domain::unsubscription::UnsubscribeToken;

pub use crate::mail_reports::MailReportReceiver;
pub use crate::problem::PageProblem;
pub use crate::words::consent::WebConsentTextArchive;

use crate::page_path::PagePath;

/// Handles the requests for all pages.
pub struct InviteePages {
    app: Arc<App>,
}

impl InviteePages {
    pub fn new(app: Arc<App>) -> Self {
        InviteePages { app }
    }

    /// Returns `None` if the path is not that of a page. `address` is the visitor's. If it has sent too many
    /// forms, `too_many` is the time in seconds until it may send the next.
    pub async fn answer(
        &self,
        request: &HttpRequest,
        payload: web::Payload,
        address: Option<IpAddr>,
        too_many: Option<u32>,
    ) -> Option<HttpResponse> {
        let place = PagePath::of(request.path())?;
        let language = accept_headers::language(request.headers());
        // Other clients get a 404, as for any path without a route.
        if place == PagePath::Home
            && !(place.refuses(request.method()).is_none() && accept_headers::html(request.headers()))
        {
            return None;
        }
        if let Some(allow) = place.refuses(request.method()) {
            return Some(problem::answer(PageProblem::OtherMethod { allow }, language));
        }
        Some(match place {
            PagePath::Home => home::answer(language),
            PagePath::Nowhere => problem::answer(PageProblem::NotFound, language),
            PagePath::Stylesheet => stylesheet::answer(request.query_string()),
            PagePath::AccentStylesheet => stylesheet::accent_answer(request.query_string())
                .unwrap_or_else(|| problem::answer(PageProblem::NotFound, language)),
            PagePath::Logo => logo::answer(&self.app, request.query_string(), language).await,
            PagePath::Script { file, is_ours } => session_assets::answer(file, is_ours),
            PagePath::Invitation(slug) => {
                let found = invitee_pages::invitation(&self.app, &slug).await;
                if let Ok(Some(page)) = &found
                    && page.is_first
                    && *request.method() == Method::GET
                {
                    invitee_pages::opened(&self.app, &slug).await;
                }
                invitation::answer(&slug, found, language)
            }
            PagePath::Share(slug) if *request.method() == Method::POST => {
                if let Some(retry_after_s) = too_many {
                    return Some(problem::answer(PageProblem::TooMany { retry_after_s }, language));
                }
                if !self.is_same_origin(request) {
                    return Some(problem::answer(PageProblem::ForeignForm, language));
                }
                self.enter(&slug, request, payload, address, language).await
            }
            PagePath::Decline(slug) if *request.method() == Method::POST => {
                if let Some(retry_after_s) = too_many {
                    return Some(problem::answer(PageProblem::TooMany { retry_after_s }, language));
                }
                if !self.is_same_origin(request) {
                    return Some(problem::answer(PageProblem::ForeignForm, language));
                }
                let found = invitee_pages::invitation(&self.app, &slug).await;
                decline::declined(
                    &slug,
                    found,
                    invitations::decline::decline(&self.app, &slug).await,
                    language,
                )
            }
            PagePath::Decline(slug) => {
                decline::question(&slug, invitee_pages::invitation(&self.app, &slug).await, language)
            }
            PagePath::Remind(slug) => remind::answer(self, &slug, request, too_many, language).await,
            PagePath::TimeZone(slug) => {
                time_zone::answer(self, &slug, request, payload, too_many, language).await
            }
            PagePath::Withdraw(slug) => withdraw::answer(self, &slug, request, too_many, language).await,
            PagePath::Unsubscribe(token) if *request.method() == Method::POST => match too_many {
                Some(retry_after_s) => problem::answer(PageProblem::TooMany { retry_after_s }, language),
                None => self.unsubscribe(&token, request, payload, language).await,
            },
            PagePath::Unsubscribe(token) => {
                unsubscribe::answer(&token, unsubscriptions::page(&self.app, &token).await, language)
            }
            PagePath::Share(slug) => {
                share::answer(&slug, invitee_pages::share(&self.app, &slug).await, language)
            }
        })
    }

    /// Unsubscribes at once, without a question, because mail programs send this for their users (RFC 8058).
    async fn unsubscribe(
        &self,
        token: &UnsubscribeToken,
        request: &HttpRequest,
        payload: web::Payload,
        language: Language,
    ) -> HttpResponse {
        match unsubscribe::receive(request.headers(), payload).await {
            Ok(()) => {
                let unsubscribed = unsubscriptions::unsubscribe(&self.app, token).await;
                unsubscribe::answer(token, unsubscribed, language)
            }
            Err(problem) => problem::answer(problem, language),
        }
    }

    /// Returns whether a form comes from a page of this service. Browsers always send an `Origin`; programs
    /// may omit it.
    fn is_same_origin(&self, request: &HttpRequest) -> bool {
        let header = |name| request.headers().get(name).and_then(|value| value.to_str().ok());
        let is_said = request.headers().contains_key(ORIGIN);
        !is_said || header(ORIGIN).is_some_and(|origin| self.app.links.is_own_origin(origin, header(HOST)))
    }

    async fn enter(
        &self,
        slug: &Slug,
        request: &HttpRequest,
        payload: web::Payload,
        address: Option<IpAddr>,
        language: Language,
    ) -> HttpResponse {
        match form::receive(request.headers(), payload).await {
            Ok(entry) => {
                let browser = ShareLinkFormBrowser { address, token: cookie::read(request.headers()) };
                let entered = invitee_pages::enter(&self.app, slug, &entry, browser).await;
                share::entered(slug, &entry, entered, self.app.links.is_encrypted(), language)
            }
            Err(problem) => problem::answer(problem, language),
        }
    }
}

#[cfg(test)]
mod tests;
