//! The pages of people who follow a link: an invitee's, and a share link's with its form; and the one at the root. They are plain HTML with one
//! stylesheet and ask nothing of any other site. Only the page on which an interview is taken has a script.

mod accepted;
mod cookie;
mod form;
mod home;
mod invitation;
mod moment;
mod page;
mod place;
mod problem;
mod protection;
mod script;
mod share;
mod shown;
mod stylesheet;
mod unsubscribe;
mod words;

use std::net::IpAddr;
use std::sync::Arc;

use actix_web::http::Method;
use actix_web::http::header::{HOST, ORIGIN};
use actix_web::{HttpRequest, HttpResponse, web};
use colloquy_app::invitee_pages::{self, Browser};
use colloquy_app::{App, unsubscriptions};
use colloquy_domain::language::Language;
use colloquy_domain::slug::Slug;
use colloquy_domain::unsubscription::UnsubscribeToken;

pub use crate::words::consent::PageConsentTexts;

use crate::place::Place;
use crate::problem::PageProblem;

/// All pages.
pub struct InviteePages {
    app: Arc<App>,
}

impl InviteePages {
    pub fn new(app: Arc<App>) -> Self {
        InviteePages { app }
    }

    /// `None` when the path is not one of a page. `address` is where the visitor comes from, `too_many` how long nobody
    /// from there may send a form, if there were too many.
    pub async fn answer(
        &self,
        request: &HttpRequest,
        payload: web::Payload,
        address: Option<IpAddr>,
        too_many: Option<u32>,
    ) -> Option<HttpResponse> {
        let place = Place::of(request.path())?;
        let language = accepted::language(request.headers());
        // Everybody else is told that there is nothing here, as of any path that is no route.
        if place == Place::Home
            && !(place.refuses(request.method()).is_none() && accepted::html(request.headers()))
        {
            return None;
        }
        if let Some(allow) = place.refuses(request.method()) {
            return Some(problem::answer(PageProblem::OtherMethod { allow }, language));
        }
        Some(match place {
            Place::Home => home::answer(language),
            Place::Nowhere => problem::answer(PageProblem::NotFound, language),
            Place::Stylesheet => stylesheet::answer(request.query_string()),
            Place::Script { file, is_ours } => script::answer(file, is_ours),
            Place::Invitation(slug) => {
                let found = invitee_pages::invitation(&self.app, &slug).await;
                if let Ok(Some(page)) = &found
                    && page.is_first
                    && *request.method() == Method::GET
                {
                    invitee_pages::opened(&self.app, &slug).await;
                }
                invitation::answer(&slug, found, language)
            }
            Place::Share(slug) if *request.method() == Method::POST => {
                if let Some(retry_after_s) = too_many {
                    return Some(problem::answer(PageProblem::TooMany { retry_after_s }, language));
                }
                if !self.is_from_here(request) {
                    return Some(problem::answer(PageProblem::ForeignForm, language));
                }
                self.enter(&slug, request, payload, address, language).await
            }
            Place::Unsubscribe(token) if *request.method() == Method::POST => match too_many {
                Some(retry_after_s) => problem::answer(PageProblem::TooMany { retry_after_s }, language),
                None => self.unsubscribe(&token, request, payload, language).await,
            },
            Place::Unsubscribe(token) => {
                unsubscribe::answer(&token, unsubscriptions::page(&self.app, &token).await, language)
            }
            Place::Share(slug) => {
                share::answer(&slug, invitee_pages::share(&self.app, &slug).await, language)
            }
        })
    }

    /// Takes effect at once and asks nothing more: mail programs send this for their users (RFC 8058).
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

    /// Every browser says whose page has a form that it sends; a program may say nothing.
    fn is_from_here(&self, request: &HttpRequest) -> bool {
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
                let browser = Browser { address, token: cookie::read(request.headers()) };
                let entered = invitee_pages::enter(&self.app, slug, &entry, browser).await;
                share::entered(slug, &entry, entered, self.app.links.is_encrypted(), language)
            }
            Err(problem) => problem::answer(problem, language),
        }
    }
}

#[cfg(test)]
mod tests;
