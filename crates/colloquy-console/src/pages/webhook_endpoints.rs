//! The list of webhook endpoints, and the form for a new one.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;
use colloquy_app::webhooks::{self, create, list};
use colloquy_app::{Administrator, AppError};
use colloquy_domain::event::EventKind;
use colloquy_domain::ids::Id;
use colloquy_domain::text::{EndpointDescription, EndpointUrl};
use colloquy_domain::violation::{InputPathStep, Violation, Violations};
use colloquy_domain::webhook::{
    DisabledReason, MAX_ENDPOINTS, NewWebhookEndpoint, OFFERED, SUBSCRIBED_BY_DEFAULT, WebhookEndpoint,
};
use colloquy_languages::console_webhooks::WebhookTexts;
use colloquy_languages::fill;

use crate::edit_conflict::{self, EditConflict, StoredField};
use crate::frame::ConsoleFrame;
use crate::once;
use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;
use crate::response;
use crate::text::{FormError, ShownTime};
use crate::timed_text::TimedText;

/// Whether an endpoint receives events, with the class of its badge.
pub struct EndpointStatusBadge {
    pub class: &'static str,
    pub text: TimedText,
}

impl EndpointStatusBadge {
    pub fn new(request: &ConsoleRequest<'_>, endpoint: &WebhookEndpoint) -> Self {
        let texts = &request.texts.webhooks;
        let disabled = |text: &str| EndpointStatusBadge { class: "is-disabled", text: text.into() };
        match (endpoint.disabled.map(|disabled| disabled.why), endpoint.failing_since) {
            (Some(DisabledReason::Gone), _) => disabled(texts.disabled_gone),
            (Some(DisabledReason::Failing), _) => disabled(texts.disabled_failing),
            (Some(DisabledReason::ByOrganization | DisabledReason::Deleted), _) => disabled(texts.disabled),
            (None, Some(since)) => {
                let text = TimedText::new(texts.failing, since, request.language);
                EndpointStatusBadge { class: "is-failed", text }
            }
            (None, None) => EndpointStatusBadge { class: "is-active", text: texts.active.into() },
        }
    }
}

pub fn event_name(kind: EventKind, texts: &WebhookTexts) -> &'static str {
    match kind {
        EventKind::InterviewStarted => texts.started,
        EventKind::InterviewCompleted => texts.completed,
        EventKind::InvitationErased => texts.erased,
        EventKind::InvitationBounced => texts.bounced,
        EventKind::EndpointTest => texts.test_event,
    }
}

/// The secret of an endpoint that was just created or got a new one.
pub struct IssuedSigningSecret {
    pub secret: String,
    pub hint: &'static str,
    /// The page that the person continues on.
    pub next: String,
}

struct ShownEndpoint {
    id: String,
    address: String,
    description: Option<String>,
    events: Vec<&'static str>,
    status: EndpointStatusBadge,
    created: ShownTime,
}

pub struct EventChoice {
    pub name: &'static str,
    pub text: &'static str,
    pub is_chosen: bool,
}

/// The fields of an endpoint, as they were entered or as they are stored.
pub struct EnteredEndpoint {
    pub address: String,
    pub description: String,
    pub choices: Vec<EventChoice>,
    pub error: Option<FormError>,
}

impl EnteredEndpoint {
    pub fn stored(request: &ConsoleRequest<'_>, endpoint: &WebhookEndpoint) -> Self {
        EnteredEndpoint {
            address: endpoint.url.as_str().to_owned(),
            description: endpoint.description.as_ref().map_or("", |text| text.as_str()).to_owned(),
            choices: choices(request, |kind| endpoint.kinds.contains(&kind)),
            error: None,
        }
    }

    fn empty(request: &ConsoleRequest<'_>) -> Self {
        EnteredEndpoint {
            address: String::new(),
            description: String::new(),
            choices: choices(request, |kind| SUBSCRIBED_BY_DEFAULT.contains(&kind)),
            error: None,
        }
    }

    pub fn sent(request: &ConsoleRequest<'_>) -> Self {
        EnteredEndpoint {
            address: request.form.value("url").trim().to_owned(),
            description: request.form.value("description").trim().to_owned(),
            choices: choices(request, |kind| !request.form.value(kind.as_str()).is_empty()),
            error: None,
        }
    }

    pub fn with(self, error: FormError) -> Self {
        EnteredEndpoint { error: Some(error), ..self }
    }

    fn chosen(&self, value: impl Fn(&EventChoice) -> &'static str, separator: &str) -> String {
        let chosen = self.choices.iter().filter(|choice| choice.is_chosen);
        chosen.map(value).collect::<Vec<_>>().join(separator)
    }

    pub fn fields(&self, texts: &WebhookTexts) -> Vec<StoredField> {
        let (names, shown) =
            (self.chosen(|choice| choice.name, " "), self.chosen(|choice| choice.text, ", "));
        vec![
            StoredField::new(texts.address, self.address.as_str()),
            StoredField::new(texts.description, self.description.as_str()),
            StoredField::new(texts.events, names).shown_as(shown.as_str()),
        ]
    }

    /// Takes over what others have stored where the person left the form alone.
    pub fn merged(
        self,
        request: &ConsoleRequest<'_>,
        stored: &WebhookEndpoint,
    ) -> (Self, Option<EditConflict>) {
        let fields = EnteredEndpoint::stored(request, stored).fields(&request.texts.webhooks);
        let names = self.chosen(|choice| choice.name, " ");
        let merged = edit_conflict::merge(request, fields, [self.address, self.description, names].map(Some));
        let entered = EnteredEndpoint {
            address: merged.value(0).to_owned(),
            description: merged.value(1).to_owned(),
            choices: choices(request, |kind| merged.value(2).split(' ').any(|name| name == kind.as_str())),
            error: self.error,
        };
        (entered, merged.conflict)
    }

    pub fn error_of(&self, field: &str) -> Option<&str> {
        self.error.as_ref().filter(|error| error.field == field).map(|error| &*error.text)
    }
}

fn choices(request: &ConsoleRequest<'_>, is_chosen: impl Fn(EventKind) -> bool) -> Vec<EventChoice> {
    let texts = &request.texts.webhooks;
    let choice = |kind: EventKind| EventChoice {
        name: kind.as_str(),
        text: event_name(kind, texts),
        is_chosen: is_chosen(kind),
    };
    OFFERED.map(choice).into()
}

#[derive(Template)]
#[template(path = "webhook_endpoints.html")]
struct EndpointListPage<'p> {
    frame: ConsoleFrame<'p>,
    texts: &'static WebhookTexts,
    path: String,
    token: String,
    rows: Vec<ShownEndpoint>,
    made: Option<IssuedSigningSecret>,
    entered: EnteredEndpoint,
}

pub async fn show(request: &ConsoleRequest<'_>) -> Result<HttpResponse, ConsoleProblem> {
    page(request, None, None).await
}

async fn page(
    request: &ConsoleRequest<'_>,
    made: Option<IssuedSigningSecret>,
    error: Option<FormError>,
) -> Result<HttpResponse, ConsoleProblem> {
    let (texts, organization) = (&request.texts.webhooks, request.organization()?);
    let endpoints = list::list(request.app, organization).await?;
    let status = if error.is_some() { StatusCode::BAD_REQUEST } else { StatusCode::OK };
    let entered = match error {
        Some(error) => EnteredEndpoint::sent(request).with(error),
        None => EnteredEndpoint::empty(request),
    };
    let title = match &entered.error {
        Some(_) => fill(request.texts.frame.error_title, &[("title", texts.heading)]),
        None => texts.heading.to_owned(),
    };
    let frame = ConsoleFrame::new(request, title).with_scripts(&["copy.js"]);
    let page = EndpointListPage {
        frame: if made.is_some() { frame.after_form(request) } else { frame },
        texts,
        path: format!("/app/organizations/{organization}/webhooks"),
        token: request.form_token().unwrap_or_default(),
        rows: endpoints.iter().map(|endpoint| row(request, endpoint)).collect(),
        made,
        entered,
    };
    Ok(response::page(status, &page))
}

fn row(request: &ConsoleRequest<'_>, endpoint: &WebhookEndpoint) -> ShownEndpoint {
    ShownEndpoint {
        id: endpoint.id.to_string(),
        address: endpoint.url.as_str().to_owned(),
        description: endpoint.description.as_ref().map(|text| text.as_str().to_owned()),
        events: endpoint.kinds.iter().map(|kind| event_name(*kind, &request.texts.webhooks)).collect(),
        status: EndpointStatusBadge::new(request, endpoint),
        created: ShownTime::new(endpoint.created_at, request.language),
    }
}

/// Creates an endpoint and shows its secret. The response is not a redirection, because the secret cannot be shown
/// again.
pub async fn create(request: &ConsoleRequest<'_>) -> Result<HttpResponse, ConsoleProblem> {
    let new = match read(request, &EnteredEndpoint::sent(request)) {
        Ok(new) => new,
        Err(error) => return page(request, None, Some(error)).await,
    };
    let (administrator, organization) = (request.administrator()?, request.organization()?);
    let texts = &request.texts.webhooks;
    let created = once::answer(request, async |caller| {
        let administrator = Administrator::with_key_of(&administrator, caller);
        Ok(create::create(request.app, administrator, organization, new.clone()).await?.id.to_string())
    });
    match created.await? {
        Ok(id) => {
            let next = format!("/app/organizations/{organization}/webhooks/{id}");
            let id = Id::parse(&id).map_err(|_| ConsoleProblem::Failed)?;
            let secret = webhooks::get(request.app, organization, id).await?.secret.reveal();
            page(request, Some(IssuedSigningSecret { secret, hint: texts.copy_hint, next }), None).await
        }
        Err(AppError::Refused(violations)) => page(request, None, Some(refusal(&violations, texts))).await,
        Err(error) => Err(error.into()),
    }
}

/// Returns what to say about an endpoint that the service does not accept.
pub fn refusal(violations: &Violations, texts: &WebhookTexts) -> FormError {
    let is_address = |violation: &Violation| violation.path.first() == Some(&InputPathStep::Field("url"));
    match violations.iter().any(is_address) {
        true => FormError { field: "url", text: texts.bad_address.to_owned() },
        false => {
            let count = MAX_ENDPOINTS.to_string();
            FormError { field: "", text: fill(texts.too_many, &[("count", &count)]) }
        }
    }
}

pub fn read(
    request: &ConsoleRequest<'_>,
    entered: &EnteredEndpoint,
) -> Result<NewWebhookEndpoint, FormError> {
    let texts = &request.texts.webhooks;
    let wrong = |field, text: &str| FormError { field, text: text.to_owned() };
    let url = EndpointUrl::parse(&entered.address);
    let url = url.map_err(|_| wrong("url", texts.bad_address))?;
    let description = match entered.description.as_str() {
        "" => None,
        text => {
            let parsed = EndpointDescription::parse(text);
            Some(parsed.map_err(|_| wrong("description", texts.bad_description))?)
        }
    };
    let is_chosen = |kind: &EventKind| {
        entered.choices.iter().any(|choice| choice.is_chosen && choice.name == kind.as_str())
    };
    let kinds: Vec<_> = OFFERED.into_iter().filter(is_chosen).collect();
    if kinds.is_empty() {
        return Err(wrong("events", texts.bad_events));
    }
    Ok(NewWebhookEndpoint { url, kinds, description })
}
