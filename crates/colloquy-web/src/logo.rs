//! The logos of organizations.

use actix_web::HttpResponse;
use actix_web::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use colloquy_app::{App, invitee_pages};
use colloquy_domain::language::Language;
use colloquy_domain::logo::LogoHash;

use crate::problem::{self, PageProblem};
use crate::protection;

pub const PATH: &str = "/assets/logo";

/// Returns the address from which pages load a logo.
pub fn address(hash: LogoHash) -> String {
    format!("{PATH}?{}", hash.written())
}

/// Serves the logo with the hash in the query. Its content never changes, but a browser asks again after a day, because
/// the organization may have removed it.
pub async fn answer(app: &App, query: &str, language: Language) -> HttpResponse {
    let found = match LogoHash::parse(query) {
        Ok(hash) => invitee_pages::logo(app, hash).await,
        Err(_) => Ok(None),
    };
    match found {
        Ok(Some(logo)) => {
            let mut response = HttpResponse::Ok()
                .insert_header((CONTENT_TYPE, logo.media_type.as_str()))
                .insert_header((CACHE_CONTROL, "public, max-age=86400"))
                .body(logo.content);
            protection::protect(response.headers_mut());
            response
        }
        Ok(None) => problem::answer(PageProblem::NotFound, language),
        Err(error) => problem::failed(&error, language),
    }
}
