//! The common parts of all pages: the frame of the document, and the headers.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::http::header::{
    CACHE_CONTROL, CONTENT_TYPE, HeaderMap, HeaderName, HeaderValue, LOCATION, SET_COOKIE,
};
use askama::Template;
use colloquy_domain::accent_colour::RgbColour;
use colloquy_domain::language::Language;
use colloquy_domain::logo::LogoHash;
use colloquy_domain::slug::Slug;

use crate::protection::{ReferrerPolicy, protect};
use crate::{logo, stylesheet};

const ROBOTS: HeaderName = HeaderName::from_static("x-robots-tag");
/// The document around a page's content.
pub struct PageFrame {
    pub language: Language,
    pub title: String,
    /// The organization at the head of the page.
    pub organization: Option<String>,
    pub stylesheet: String,
    /// The stylesheet with the organization's colour.
    pub accent: Option<String>,
    /// The address of the organization's logo.
    pub logo: Option<String>,
    pub referrer: ReferrerPolicy,
}

impl PageFrame {
    /// `title` appears in the browser's tab.
    pub fn new(language: Language, title: String, organization: Option<String>) -> Self {
        let (stylesheet, referrer) = (stylesheet::address(), ReferrerPolicy::NoReferrer);
        PageFrame { language, title, organization, stylesheet, accent: None, logo: None, referrer }
    }

    /// Returns the frame with the colour and the logo of the organization, if it has them.
    pub fn with_appearance(self, colour: Option<RgbColour>, logo: Option<LogoHash>) -> Self {
        let (accent, logo) = (colour.map(stylesheet::accent_address), logo.map(logo::address));
        PageFrame { accent, logo, ..self }
    }

    /// Returns the frame for a page with a form: see [`ReferrerPolicy::SameOrigin`].
    pub fn with_form(self) -> Self {
        PageFrame { referrer: ReferrerPolicy::SameOrigin, ..self }
    }
}

pub fn answer(status: StatusCode, page: &impl Template) -> HttpResponse {
    let mut response = match page.render() {
        Ok(html) => HttpResponse::build(status).body(html),
        Err(error) => {
            tracing::error!(%error, "cannot render a page");
            HttpResponse::InternalServerError().body("")
        }
    };
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
    keep_private(headers);
    response
}

/// Redirects to the page of a visitor's own invitation, which the browser fetches with `GET`.
pub fn redirect(slug: &Slug, cookie: Option<HeaderValue>) -> HttpResponse {
    let location = format!("/i/{}", slug.as_str());
    let mut response = HttpResponse::SeeOther().insert_header((LOCATION, location)).finish();
    let headers = response.headers_mut();
    if let Some(cookie) = cookie {
        headers.insert(SET_COOKIE, cookie);
    }
    keep_private(headers);
    response
}

fn keep_private(headers: &mut HeaderMap) {
    protect(headers);
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert(ROBOTS, HeaderValue::from_static("noindex"));
}
