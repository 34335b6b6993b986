//! The time zone that the page of an invitation says, so that the organization reminds the invitee at a good hour.

use actix_web::{HttpRequest, HttpResponse, web};
use colloquy_app::invitations::remind::note_time_zone;
use colloquy_domain::language::Language;
use colloquy_domain::slug::Slug;

use crate::form;
use crate::problem::{self, PageProblem};
use crate::{InviteePages, protection};

/// The name of a time zone is short.
const MAX_BYTES: usize = 200;

/// Stores the time zone. Only programs read the response.
pub async fn answer(
    pages: &InviteePages,
    slug: &Slug,
    request: &HttpRequest,
    payload: web::Payload,
    too_many: Option<u32>,
    language: Language,
) -> HttpResponse {
    if let Some(retry_after_s) = too_many {
        return problem::answer(PageProblem::TooMany { retry_after_s }, language);
    }
    if !pages.is_same_origin(request) {
        return problem::answer(PageProblem::ForeignForm, language);
    }
    let body = match form::body(request.headers(), payload, MAX_BYTES).await {
        Ok(body) => body,
        Err(problem) => return problem::answer(problem, language),
    };
    let zone = form_urlencoded::parse(&body).find(|(name, _)| name == "zone");
    let zone = zone.map_or_else(Default::default, |(_, zone)| zone);
    match note_time_zone(&pages.app, slug, &zone).await {
        Ok(true) => {}
        Ok(false) => return problem::answer(PageProblem::NotFound, language),
        // The reminders come in the hours of the organization then.
        Err(error) => tracing::warn!(%error, "the time zone of an invitee could not be stored"),
    }
    let mut response = HttpResponse::NoContent().finish();
    protection::protect(response.headers_mut());
    response
}
