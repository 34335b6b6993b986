//! The page at the root, which says what this service is and where to go.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::http::header::{HeaderValue, VARY};
use askama::Template;
use colloquy_domain::language::Language;
use colloquy_languages::home::HomePageTexts;

use crate::page::{self, PageFrame};

const NAME: &str = "Colloquy";

#[derive(Template)]
#[template(path = "home.html")]
struct HomePage {
    frame: PageFrame,
    name: &'static str,
    words: &'static HomePageTexts,
}

pub fn answer(language: Language) -> HttpResponse {
    let frame = PageFrame::new(language, NAME.to_owned(), None);
    let page = HomePage { frame, name: NAME, words: &language.tables().home };
    let mut response = page::answer(StatusCode::OK, &page);
    response.headers_mut().insert(VARY, HeaderValue::from_static("Accept, Accept-Language"));
    response
}

#[cfg(test)]
mod tests;
