//! The console, where the members of an organization work: server-rendered pages under `/app`, with one stylesheet,
//! and a script where a page does more than HTML can. They work without scripts, except for audio and passkeys.

mod confirmation;
mod cookie;
mod destination;
mod device;
mod edit_conflict;
mod export;
mod form;
mod frame;
mod kept_form;
mod mcp_clients;
mod once;
mod pages;
mod pasted_people;
mod people_file;
mod plot;
mod problem;
mod qr_code;
mod rehearsal_link;
mod request;
mod response;
mod routes;
mod scripts;
mod sealed_secret;
mod search;
mod self_updating_page;
mod stylesheet;
mod text;
mod timed_text;

use std::net::IpAddr;
use std::sync::Arc;

use actix_web::http::Method;
use actix_web::{HttpRequest, HttpResponse, web};
use colloquy_app::App;
use colloquy_app::accounts::browser_sessions;

use crate::edit_conflict::EditTurns;
use crate::form::SubmittedForm;
use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;
use crate::routes::MatchedRoute;
use crate::self_updating_page::{SelfUpdatingPage, UpdateStreamCounts};

pub use crate::rehearsal_link::rehearsing_app;
pub use crate::routes::{ConsoleRoute, ConsoleRouteTarget, ROUTES, RouteAccess};

/// How often a form is merged into what others save at the same moment.
const EDIT_ATTEMPTS: usize = 5;

/// Handles the requests for all pages of the console.
pub struct Console {
    app: Arc<App>,
    live: Arc<UpdateStreamCounts>,
    edits: EditTurns,
}

impl Console {
    pub fn new(app: Arc<App>) -> Self {
        Console { app, live: Arc::default(), edits: EditTurns::default() }
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
        if let Some(script) = scripts::answer(request.path(), request.query_string()) {
            return Some(script);
        }
        let mut page_request = ConsoleRequest::new(&self.app, &self.live, request, address);
        let response = match self.respond(&mut page_request, payload, too_many).await {
            Ok(response) => response,
            Err(ConsoleProblem::SignInFirst) => {
                destination::remember(&page_request, response::redirect(routes::SIGN_IN))
            }
            Err(problem) => {
                self.recognize(&mut page_request, &problem).await;
                problem::answer(&page_request, problem)
            }
        };
        Some(response)
    }

    /// Looks up who asks for a page that does not exist, so that the answer is in that person's language, with the menu.
    async fn recognize(&self, request: &mut ConsoleRequest<'_>, problem: &ConsoleProblem) {
        if request.signed_in().is_none()
            && matches!(problem, ConsoleProblem::NotFound)
            && let Err(problem) = self.sign_in(request).await
        {
            tracing::debug!(?problem, "a person cannot be recognized");
        }
    }

    async fn sign_in(&self, request: &mut ConsoleRequest<'_>) -> Result<(), ConsoleProblem> {
        if let Some(secret) = cookie::read(request.http.headers())
            && let Some(person) = browser_sessions::signed_in(&self.app, &secret).await?
        {
            request.sign_in(secret, person);
        }
        Ok(())
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
        self.sign_in(request).await?;
        match request.admit(&route) {
            Err(ConsoleProblem::SignInFirst) if is_post && is_for_members(route.route) => {
                let form =
                    SubmittedForm::receive(request.http.headers(), payload, form::MEMBER_FORM_BYTES).await;
                request.form = form.map_err(|_| ConsoleProblem::SignInFirst)?;
                return Err(unsent(request, ConsoleProblem::SignInFirst));
            }
            admitted => admitted?,
        }
        if is_post {
            request.form = receive_form(request, route.route, payload).await?;
            // A form of a page that needs no account has no token: it has no effect in the name of a person.
            if route.route.access != RouteAccess::Anyone && !has_token(request, route.route) {
                return Err(match is_for_members(route.route) {
                    true => unsent(request, ConsoleProblem::OutdatedForm),
                    false => ConsoleProblem::OutdatedForm,
                });
            }
        }
        match route.route.page.is_edit() {
            true => self.edit(request, &route).await,
            false => page(request, &route).await,
        }
    }

    /// Saves a form. If someone on another node saves the same thing meanwhile, the form is merged into that.
    async fn edit(
        &self,
        request: &mut ConsoleRequest<'_>,
        route: &MatchedRoute<'_>,
    ) -> Result<HttpResponse, ConsoleProblem> {
        let _turn = self.edits.of(request.http.path()).await;
        let mut response = Err(ConsoleProblem::Outdated);
        for _ in 0..EDIT_ATTEMPTS {
            // What was read before may have changed while another form was saved.
            self.sign_in(request).await?;
            request.admit(route)?;
            response = page(request, route).await;
            if !matches!(response, Err(ConsoleProblem::Outdated)) {
                break;
            }
        }
        response
    }
}

fn is_for_members(route: &ConsoleRoute) -> bool {
    matches!(route.access, RouteAccess::Member(_))
}

/// Returns whether a form comes from a page that this browser got from the service.
fn has_token(request: &ConsoleRequest<'_>, route: &ConsoleRoute) -> bool {
    request.has_sent_token() || is_for_members(route) && kept_form::has_browser_token(request)
}

/// Returns the problem of a form whose session has ended: the page keeps the form if anything would be lost.
fn unsent(request: &ConsoleRequest<'_>, otherwise: ConsoleProblem) -> ConsoleProblem {
    if kept_form::has_entries(&request.form) { ConsoleProblem::KeptForm } else { otherwise }
}

async fn receive_form(
    request: &ConsoleRequest<'_>,
    route: &ConsoleRoute,
    payload: web::Payload,
) -> Result<SubmittedForm, ConsoleProblem> {
    let limit = match (route.access, route.page) {
        (RouteAccess::Anyone | RouteAccess::SignedIn | RouteAccess::Operator, _) => {
            colloquy_web::form::MAX_FORM_BYTES
        }
        (RouteAccess::Member(_), ConsoleRouteTarget::SubmitPeople) => form::PEOPLE_FORM_BYTES,
        (RouteAccess::Member(_), _) => form::MEMBER_FORM_BYTES,
    };
    let form = SubmittedForm::receive(request.http.headers(), payload, limit).await;
    form.map_err(|problem| match problem {
        // People need to know how large their file may be.
        ConsoleProblem::TooBig { max_bytes: form::PEOPLE_FORM_BYTES } => {
            ConsoleProblem::TooBig { max_bytes: form::PEOPLE_FILE_BYTES }
        }
        problem => problem,
    })
}

/// Returns how many bytes a form may have at a path where it may be larger than any other request.
pub fn larger_bodies(path: &str) -> Option<usize> {
    let route = is_page(path).then(|| routes::find(&Method::POST, path).ok())??;
    (route.route.page == ConsoleRouteTarget::SubmitPeople).then_some(form::PEOPLE_FORM_BYTES)
}

/// Returns whether a path belongs to the console.
pub fn is_page(path: &str) -> bool {
    path.strip_prefix(routes::ROOT).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

async fn page(
    request: &ConsoleRequest<'_>,
    route: &MatchedRoute<'_>,
) -> Result<HttpResponse, ConsoleProblem> {
    use pages::deadline::DeadlineOf;
    use pages::{
        account, audit, bulk, deadline, edit_interview, erase, forgotten_password, interview_list,
        interviews, invitation, invite, join, keys, language, members, new_password, notes, overview,
        passkeys, provider, recording, rehearsal, reminder_plan, results, retention, search, service, set_up,
        settings, share_link, sign_in, stored_data, undelivered, voice_sample, webhook_endpoint,
        webhook_endpoints, withdrawal,
    };
    match route.route.page {
        ConsoleRouteTarget::Home => Ok(response::redirect(&request.home())),
        ConsoleRouteTarget::SetUp => set_up::show(request, &route.secret()?).await,
        ConsoleRouteTarget::SubmitSetUp => set_up::submit(request, &route.secret()?).await,
        ConsoleRouteTarget::NewPassword => new_password::show(request, &route.secret()?).await,
        ConsoleRouteTarget::SubmitNewPassword => new_password::submit(request, &route.secret()?).await,
        ConsoleRouteTarget::ForgottenPassword => Ok(forgotten_password::show(request)),
        ConsoleRouteTarget::SubmitForgottenPassword => forgotten_password::submit(request).await,
        ConsoleRouteTarget::SignIn => sign_in::show(request),
        ConsoleRouteTarget::SubmitSignIn => sign_in::submit(request).await,
        ConsoleRouteTarget::SignOut => sign_in::sign_out(request).await,
        ConsoleRouteTarget::BeginProviderSignIn => provider::begin(request).await,
        ConsoleRouteTarget::IdentityProviderCallback => provider::complete(request).await,
        ConsoleRouteTarget::BeginPasskeySignIn => passkeys::begin_sign_in(request).await,
        ConsoleRouteTarget::CompletePasskeySignIn => passkeys::complete_sign_in(request).await,
        ConsoleRouteTarget::Join => join::show(request, &route.secret()?).await,
        ConsoleRouteTarget::SubmitJoin => join::submit(request, &route.secret()?).await,
        ConsoleRouteTarget::ChooseVisitorLanguage => language::choose(request),
        ConsoleRouteTarget::Account => account::show(request).await,
        ConsoleRouteTarget::Rename => account::rename(request).await,
        ConsoleRouteTarget::ChooseLanguage => language::choose_for_account(request).await,
        ConsoleRouteTarget::ChangePassword => account::change_password(request).await,
        ConsoleRouteTarget::EndSession => account::end_session(request, route.id(0)?).await,
        ConsoleRouteTarget::EndOtherSessions => account::end_other_sessions(request).await,
        ConsoleRouteTarget::UnlinkIdentity => account::unlink(request).await,
        ConsoleRouteTarget::BeginPasskey => passkeys::begin_registration(request).await,
        ConsoleRouteTarget::AddPasskey => passkeys::complete_registration(request).await,
        ConsoleRouteTarget::RemovePasskey => passkeys::remove(request, route.id(0)?).await,
        ConsoleRouteTarget::Overview => overview::show(request).await,
        ConsoleRouteTarget::LiveOverview => {
            self_updating_page::stream(request, SelfUpdatingPage::Overview).await
        }
        ConsoleRouteTarget::LiveInterview => {
            self_updating_page::stream(request, SelfUpdatingPage::Interview(route.id(1)?)).await
        }
        ConsoleRouteTarget::LiveInvitation => {
            self_updating_page::stream(request, SelfUpdatingPage::Invitation(route.id(1)?)).await
        }
        ConsoleRouteTarget::Interviews => interview_list::list(request).await,
        ConsoleRouteTarget::Interview => interviews::details(request, route.id(1)?).await,
        ConsoleRouteTarget::NewInterview => edit_interview::new(request).await,
        ConsoleRouteTarget::CreateInterview => edit_interview::create(request).await,
        ConsoleRouteTarget::PreviewInterview => edit_interview::draft(request).await,
        ConsoleRouteTarget::VoiceSampleButton => voice_sample::play(request).await,
        ConsoleRouteTarget::Rehearsal => rehearsal::show(request, route.id(1)?).await,
        ConsoleRouteTarget::StartRehearsal => rehearsal::start(request, route.id(1)?).await,
        ConsoleRouteTarget::EndRehearsal => rehearsal::end(request, route.id(1)?).await,
        ConsoleRouteTarget::EditInterview => edit_interview::show(request, route.id(1)?).await,
        ConsoleRouteTarget::SaveInterview => edit_interview::save(request, route.id(1)?).await,
        ConsoleRouteTarget::ArchiveInterview => interviews::archive(request, route.id(1)?).await,
        ConsoleRouteTarget::RestoreInterview => interviews::restore(request, route.id(1)?).await,
        ConsoleRouteTarget::Results => results::show(request, route.id(1)?).await,
        ConsoleRouteTarget::SearchTranscripts => search::show(request, route.id(1)?).await,
        ConsoleRouteTarget::FindingsFile => export::findings(request, route.id(1)?).await,
        ConsoleRouteTarget::ResultsFile => export::results(request, route.id(1)?).await,
        ConsoleRouteTarget::InvitePeople => invite::show(request, route.id(1)?).await,
        ConsoleRouteTarget::SubmitPeople => invite::submit(request, route.id(1)?).await,
        ConsoleRouteTarget::ApplyToInvitations => bulk::apply(request, route.id(1)?).await,
        ConsoleRouteTarget::ShareLink => share_link::show(request, route.id(1)?).await,
        ConsoleRouteTarget::SaveShareLink => share_link::save(request, route.id(1)?).await,
        ConsoleRouteTarget::Invitation => invitation::show(request, route.id(1)?).await,
        ConsoleRouteTarget::MessageAudio => invitation::audio(request, route.id(1)?, route.id(2)?).await,
        ConsoleRouteTarget::Recording => recording::play(request, route.id(1)?).await,
        ConsoleRouteTarget::Waveform => recording::waveform(request, route.id(1)?).await,
        ConsoleRouteTarget::TranscriptFile => export::transcript(request, route.id(1)?, route.part(2)).await,
        ConsoleRouteTarget::SendInvitation => undelivered::send(request, route.id(1)?).await,
        ConsoleRouteTarget::CancelInvitation => invitation::cancel(request, route.id(1)?).await,
        ConsoleRouteTarget::RestoreInvitation => invitation::restore(request, route.id(1)?).await,
        ConsoleRouteTarget::ReactivateInvitation => invitation::reactivate(request, route.id(1)?).await,
        ConsoleRouteTarget::Settings => settings::show(request).await,
        ConsoleRouteTarget::SaveSettings => settings::save(request).await,
        ConsoleRouteTarget::SaveLogo => settings::save_logo(request).await,
        ConsoleRouteTarget::Keys => keys::list(request).await,
        ConsoleRouteTarget::CreateKey => keys::create(request).await,
        ConsoleRouteTarget::RevokeKey => keys::revoke(request, route.id(1)?).await,
        ConsoleRouteTarget::WebhookEndpoints => webhook_endpoints::show(request).await,
        ConsoleRouteTarget::CreateWebhookEndpoint => webhook_endpoints::create(request).await,
        ConsoleRouteTarget::WebhookEndpoint => webhook_endpoint::show(request, route.id(1)?).await,
        ConsoleRouteTarget::TestWebhook => webhook_endpoint::send_test(request, route.id(1)?).await,
        ConsoleRouteTarget::EnableWebhook => webhook_endpoint::enable(request, route.id(1)?).await,
        ConsoleRouteTarget::DisableWebhook => webhook_endpoint::disable(request, route.id(1)?).await,
        ConsoleRouteTarget::SaveWebhookEndpoint => webhook_endpoint::save(request, route.id(1)?).await,
        ConsoleRouteTarget::RotateWebhookSecret => webhook_endpoint::rotate(request, route.id(1)?).await,
        ConsoleRouteTarget::DeleteWebhook => webhook_endpoint::delete(request, route.id(1)?).await,
        ConsoleRouteTarget::ReplayDelivery => {
            webhook_endpoint::replay(request, route.id(1)?, route.id(2)?).await
        }
        ConsoleRouteTarget::Members => members::list(request).await,
        ConsoleRouteTarget::Invite => members::invite(request).await,
        ConsoleRouteTarget::ChangeRole => members::change_role(request, route.id(1)?).await,
        ConsoleRouteTarget::RemoveMember => members::remove(request, route.id(1)?).await,
        ConsoleRouteTarget::WithdrawLink => members::withdraw(request, route.id(1)?).await,
        ConsoleRouteTarget::AuditLog => audit::show(request).await,
        ConsoleRouteTarget::AuditLogFile => export::audit_log(request).await,
        ConsoleRouteTarget::InvitationArchive => export::archive::invitation(request, route.id(1)?).await,
        ConsoleRouteTarget::InterviewArchive => export::archive::interview(request, route.id(1)?).await,
        ConsoleRouteTarget::PersonArchive => export::archive::person(request).await,
        ConsoleRouteTarget::OrganizationArchive => export::archive::organization(request).await,
        ConsoleRouteTarget::StoredData => stored_data::show(request).await,
        ConsoleRouteTarget::ErasureReceipt => stored_data::receipt(request, route.id(1)?).await,
        ConsoleRouteTarget::ErasePerson => erase::person(request).await,
        ConsoleRouteTarget::Retention => retention::show(request, None).await,
        ConsoleRouteTarget::SaveRetention => retention::submit(request, None).await,
        ConsoleRouteTarget::InterviewRetention => retention::show(request, Some(route.id(1)?)).await,
        ConsoleRouteTarget::SaveInterviewRetention => retention::submit(request, Some(route.id(1)?)).await,
        ConsoleRouteTarget::ConfirmEraseInvitation => erase::confirm_invitation(request, route.id(1)?).await,
        ConsoleRouteTarget::EraseInvitation => erase::invitation(request, route.id(1)?).await,
        ConsoleRouteTarget::EraseChosenInvitations => erase::chosen(request, route.id(1)?).await,
        ConsoleRouteTarget::ConfirmEraseInterview => erase::confirm_interview(request, route.id(1)?).await,
        ConsoleRouteTarget::EraseInterview => erase::interview(request, route.id(1)?).await,
        ConsoleRouteTarget::SaveWithdrawalPolicy => withdrawal::save_policy(request).await,
        ConsoleRouteTarget::KeepAfterWithdrawal => withdrawal::keep(request, route.id(1)?).await,
        ConsoleRouteTarget::InterviewDeadline => {
            deadline::show(request, DeadlineOf::Interview(route.id(1)?)).await
        }
        ConsoleRouteTarget::SaveInterviewDeadline => {
            deadline::save(request, DeadlineOf::Interview(route.id(1)?)).await
        }
        ConsoleRouteTarget::InvitationDeadline => {
            deadline::show(request, DeadlineOf::Invitation(route.id(1)?)).await
        }
        ConsoleRouteTarget::SaveInvitationDeadline => {
            deadline::save(request, DeadlineOf::Invitation(route.id(1)?)).await
        }
        ConsoleRouteTarget::ReminderPlan => reminder_plan::show(request, route.id(1)?).await,
        ConsoleRouteTarget::SaveReminderPlan => reminder_plan::save(request, route.id(1)?).await,
        ConsoleRouteTarget::InterviewNotes => notes::list(request, route.id(1)?).await,
        ConsoleRouteTarget::NewNote => notes::new(request, route.id(1)?).await,
        ConsoleRouteTarget::AddNote => notes::add(request, route.id(1)?).await,
        ConsoleRouteTarget::Note => notes::show(request, route.id(1)?).await,
        ConsoleRouteTarget::ChangeNote => notes::change(request, route.id(1)?).await,
        ConsoleRouteTarget::Service => service::show(request).await,
        ConsoleRouteTarget::RemoveNote => notes::remove(request, route.id(1)?).await,
    }
}
