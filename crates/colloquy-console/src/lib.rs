//! The console, where the members of an organization work: server-rendered pages under `/app`, with one stylesheet and
//! no scripts.

mod cookie;
mod device;
mod export;
mod form;
mod frame;
mod pages;
mod pasted_people;
mod problem;
mod request;
mod response;
mod routes;
mod stylesheet;
mod text;

use std::net::IpAddr;
use std::sync::Arc;

use actix_web::http::Method;
use actix_web::{HttpRequest, HttpResponse, web};
use colloquy_app::App;
use colloquy_app::accounts::browser_sessions;

use crate::form::SubmittedForm;
use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;
use crate::routes::MatchedRoute;

pub use crate::routes::{ConsoleAction, ConsoleRoute, ROUTES, RouteAccess};

/// Handles the requests for all pages of the console.
pub struct Console {
    app: Arc<App>,
}

impl Console {
    pub fn new(app: Arc<App>) -> Self {
        Console { app }
    }

    /// Returns `None` if the path is not that of a page of the console. If the client's address, `address`, has sent
    /// too many requests, `too_many` is the time in seconds until it may send the next form.
    pub async fn answer(
        &self,
        request: &HttpRequest,
        payload: web::Payload,
        address: Option<IpAddr>,
        too_many: Option<u32>,
    ) -> Option<HttpResponse> {
        if !is_page(request.path()) {
            return None;
        }
        if request.path() == stylesheet::PATH {
            return Some(stylesheet::answer(request.query_string()));
        }
        let mut page_request = ConsoleRequest::new(&self.app, request, address);
        let response = match self.respond(&mut page_request, payload, too_many).await {
            Ok(response) => response,
            Err(ConsoleProblem::SignInFirst) => response::redirect(routes::SIGN_IN),
            Err(problem) => problem::answer(&page_request, problem),
        };
        Some(response)
    }

    async fn respond(
        &self,
        request: &mut ConsoleRequest<'_>,
        payload: web::Payload,
        too_many: Option<u32>,
    ) -> Result<HttpResponse, ConsoleProblem> {
        let is_post = *request.http.method() == Method::POST;
        let route = routes::find(request.http.method(), request.http.path())?;
        if is_post && let Some(retry_after_s) = too_many {
            return Err(ConsoleProblem::TooMany { retry_after_s });
        }
        if is_post && !request.is_same_origin() {
            return Err(ConsoleProblem::OutdatedForm);
        }
        if let Some(secret) = cookie::read(request.http.headers())
            && let Some(person) = browser_sessions::signed_in(&self.app, &secret).await?
        {
            request.sign_in(secret, person);
        }
        request.admit(&route)?;
        if is_post {
            let limit = match route.route.access {
                RouteAccess::Anyone | RouteAccess::SignedIn => colloquy_web::form::MAX_FORM_BYTES,
                RouteAccess::Member(_) => form::MEMBER_FORM_BYTES,
            };
            let form = SubmittedForm::receive(request.http.headers(), payload, limit).await?;
            // A form of a page that needs no account has no token: it has no effect in the name of a person.
            if route.route.access != RouteAccess::Anyone && !request.has_sent_token(&form) {
                return Err(ConsoleProblem::OutdatedForm);
            }
            request.form = form;
        }
        page(request, &route).await
    }
}

/// Returns whether a path belongs to the console.
pub fn is_page(path: &str) -> bool {
    path.strip_prefix(routes::ROOT).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

async fn page(
    request: &ConsoleRequest<'_>,
    route: &MatchedRoute<'_>,
) -> Result<HttpResponse, ConsoleProblem> {
    use pages::{
        account, audit, edit_interview, interviews, invitation, invite, join, keys, members, set_up,
        share_link, sign_in, webhook_endpoint, webhook_endpoints,
    };
    match route.route.page {
        ConsoleAction::Home => Ok(response::redirect(&request.home())),
        ConsoleAction::SetUp => set_up::show(request, &route.secret()?).await,
        ConsoleAction::SubmitSetUp => set_up::submit(request, &route.secret()?).await,
        ConsoleAction::SignIn => sign_in::show(request),
        ConsoleAction::SubmitSignIn => sign_in::submit(request).await,
        ConsoleAction::SignOut => sign_in::sign_out(request).await,
        ConsoleAction::Join => join::show(request, &route.secret()?).await,
        ConsoleAction::SubmitJoin => join::submit(request, &route.secret()?).await,
        ConsoleAction::Account => account::show(request).await,
        ConsoleAction::Rename => account::rename(request).await,
        ConsoleAction::ChangePassword => account::change_password(request).await,
        ConsoleAction::EndSession => account::end_session(request, route.id(0)?).await,
        ConsoleAction::EndOtherSessions => account::end_other_sessions(request).await,
        ConsoleAction::Interviews => interviews::list(request).await,
        ConsoleAction::Interview => interviews::details(request, route.id(1)?).await,
        ConsoleAction::NewInterview => edit_interview::new(request).await,
        ConsoleAction::CreateInterview => edit_interview::create(request).await,
        ConsoleAction::EditInterview => edit_interview::show(request, route.id(1)?).await,
        ConsoleAction::SaveInterview => edit_interview::save(request, route.id(1)?).await,
        ConsoleAction::ArchiveInterview => interviews::archive(request, route.id(1)?).await,
        ConsoleAction::RestoreInterview => interviews::restore(request, route.id(1)?).await,
        ConsoleAction::ResultsFile => export::results(request, route.id(1)?).await,
        ConsoleAction::InvitePeople => invite::show(request, route.id(1)?).await,
        ConsoleAction::SubmitPeople => invite::submit(request, route.id(1)?).await,
        ConsoleAction::ShareLink => share_link::show(request, route.id(1)?).await,
        ConsoleAction::SaveShareLink => share_link::save(request, route.id(1)?).await,
        ConsoleAction::Invitation => invitation::show(request, route.id(1)?).await,
        ConsoleAction::MessageAudio => invitation::audio(request, route.id(1)?, route.id(2)?).await,
        ConsoleAction::TranscriptFile => export::transcript(request, route.id(1)?, route.part(2)).await,
        ConsoleAction::SendInvitation => invitation::send(request, route.id(1)?).await,
        ConsoleAction::CancelInvitation => invitation::cancel(request, route.id(1)?).await,
        ConsoleAction::ReactivateInvitation => invitation::reactivate(request, route.id(1)?).await,
        ConsoleAction::Keys => keys::list(request).await,
        ConsoleAction::CreateKey => keys::create(request).await,
        ConsoleAction::RevokeKey => keys::revoke(request, route.id(1)?).await,
        ConsoleAction::WebhookEndpoints => webhook_endpoints::show(request).await,
        ConsoleAction::CreateWebhookEndpoint => webhook_endpoints::create(request).await,
        ConsoleAction::WebhookEndpoint => webhook_endpoint::show(request, route.id(1)?).await,
        ConsoleAction::TestWebhook => webhook_endpoint::send_test(request, route.id(1)?).await,
        ConsoleAction::EnableWebhook => webhook_endpoint::enable(request, route.id(1)?).await,
        ConsoleAction::DisableWebhook => webhook_endpoint::disable(request, route.id(1)?).await,
        ConsoleAction::RotateWebhookSecret => webhook_endpoint::rotate(request, route.id(1)?).await,
        ConsoleAction::DeleteWebhook => webhook_endpoint::delete(request, route.id(1)?).await,
        ConsoleAction::ReplayDelivery => webhook_endpoint::replay(request, route.id(1)?, route.id(2)?).await,
        ConsoleAction::Members => members::list(request).await,
        ConsoleAction::Invite => members::invite(request).await,
        ConsoleAction::ChangeRole => members::change_role(request, route.id(1)?).await,
        ConsoleAction::RemoveMember => members::remove(request, route.id(1)?).await,
        ConsoleAction::WithdrawLink => members::withdraw(request, route.id(1)?).await,
        ConsoleAction::AuditLog => audit::show(request).await,
        ConsoleAction::AuditLogFile => export::audit_log(request).await,
    }
}
