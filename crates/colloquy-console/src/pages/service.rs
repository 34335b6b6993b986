//! The state of the service, for the people who run it.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;
use colloquy_app::service_status::{self, InspectedProgram, ModelState, ModelStatus};
use colloquy_domain::organization::Organization;
use colloquy_domain::usage::Usage;
use colloquy_languages::console_service::ServiceTexts;
use colloquy_languages::fill;

use crate::frame::ConsoleFrame;
use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;
use crate::response;
use crate::text::ShownTime;

struct ModelRow {
    name: &'static str,
    about: &'static str,
    size: String,
    class: &'static str,
    state: String,
}

struct OrganizationRow {
    id: String,
    name: String,
    created: ShownTime,
    minutes: i64,
}

#[derive(Template)]
#[template(path = "service.html")]
struct ServicePage<'p> {
    frame: ConsoleFrame<'p>,
    texts: &'static ServiceTexts,
    takes_writes: bool,
    program: Option<InspectedProgram>,
    since: Option<ShownTime>,
    voices: usize,
    models: Vec<ModelRow>,
    running: usize,
    due_mails: i64,
    due_webhooks: i64,
    due_erasures: usize,
    organizations: Vec<OrganizationRow>,
    more: bool,
}

pub async fn show(request: &ConsoleRequest<'_>) -> Result<HttpResponse, ConsoleProblem> {
    let texts = &request.texts.service;
    let status = service_status::status(request.app).await?;
    let program = status.program;
    let page = ServicePage {
        frame: ConsoleFrame::new(request, texts.heading.to_owned()),
        texts,
        takes_writes: status.takes_writes,
        since: program.as_ref().map(|program| ShownTime::new(program.started_at, request.language)),
        models: program.iter().flat_map(|program| &program.models).map(|model| row(model, texts)).collect(),
        program,
        voices: request.app.voices.voices().len(),
        running: status.running,
        due_mails: status.due_mails,
        due_webhooks: status.due_webhooks,
        due_erasures: status.due_erasures,
        organizations: status.organizations.iter().map(|of| organization(request, of)).collect(),
        more: status.more,
    };
    Ok(response::page(StatusCode::OK, &page))
}

fn row(model: &ModelStatus, texts: &ServiceTexts) -> ModelRow {
    let (class, state) = match model.state {
        ModelState::Present => ("is-active", texts.present.to_owned()),
        ModelState::Missing => ("is-cancelled", texts.missing.to_owned()),
        ModelState::Damaged => ("is-cancelled", texts.damaged.to_owned()),
        ModelState::Downloading(None) => ("is-pending", texts.downloading.to_owned()),
        ModelState::Downloading(Some(percent)) => {
            ("is-pending", fill(texts.downloaded, &[("percent", &percent.to_string())]))
        }
    };
    let (name, about, size) = (model.name, model.about, format!("{} MB", model.bytes / 1_000_000));
    ModelRow { name, about, size, class, state }
}

/// Begun minutes count, as on the page of the organization.
fn organization(
    request: &ConsoleRequest<'_>,
    (organization, usage): &(Organization, Usage),
) -> OrganizationRow {
    OrganizationRow {
        id: organization.id.to_string(),
        name: organization.name.as_str().to_owned(),
        created: ShownTime::new(organization.created_at, request.language),
        minutes: (usage.active_ms + 59_999) / 60_000,
    }
}
