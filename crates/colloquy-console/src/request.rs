//! A request to the console, with the person who sent it.

use std::net::IpAddr;
use std::sync::Arc;

use actix_web::HttpRequest;
use actix_web::http::header::{HOST, HeaderName, ORIGIN, USER_AGENT};
use colloquy_app::accounts::browser_sessions::SignedInPerson;
use colloquy_app::accounts::sign_in::SigningInBrowser;
use colloquy_app::{App, Caller, SeenRevision};
use colloquy_domain::OrganizationId;
use colloquy_domain::account::audit::AuditActor;
use colloquy_domain::account::membership::{MemberRole, Permission};
use colloquy_domain::account::secret::AccountSecret;
use colloquy_domain::language::Language;
use colloquy_domain::revision::Versioned;
use colloquy_languages::console::ConsoleTexts;
use colloquy_web::accept_headers;

use crate::cookie;
use crate::form::SubmittedForm;
use crate::problem::ConsoleProblem;
use crate::routes::{MatchedRoute, RouteAccess};
use crate::self_updating_page::UpdateStreamCounts;

pub struct ConsoleRequest<'r> {
    pub app: &'r Arc<App>,
    pub live: &'r Arc<UpdateStreamCounts>,
    pub http: &'r HttpRequest,
    /// The language of the account, or that chosen in this browser, or that of the browser.
    pub language: Language,
    pub texts: &'static ConsoleTexts,
    /// The form, empty unless the request has one.
    pub form: SubmittedForm,
    address: Option<IpAddr>,
    signed_in: Option<(AccountSecret, SignedInPerson)>,
    /// The role in the organization that the path names, and the caller for its use cases.
    member: Option<(MemberRole, Caller)>,
}

impl<'r> ConsoleRequest<'r> {
    pub fn new(
        app: &'r Arc<App>,
        live: &'r Arc<UpdateStreamCounts>,
        http: &'r HttpRequest,
        address: Option<IpAddr>,
    ) -> Self {
        let chosen = cookie::language(http.headers());
        let language = chosen.unwrap_or_else(|| accept_headers::language(http.headers()));
        let texts = &language.tables().console;
        let form = SubmittedForm::default();
        ConsoleRequest { app, live, http, language, texts, form, address, signed_in: None, member: None }
    }

    pub fn sign_in(&mut self, secret: AccountSecret, person: SignedInPerson) {
        if let Some(language) = person.account.language {
            (self.language, self.texts) = (language, &language.tables().console);
        }
        self.signed_in = Some((secret, person));
    }

    /// Checks that the person may send this request.
    pub fn admit(&mut self, route: &MatchedRoute<'_>) -> Result<(), ConsoleProblem> {
        let permission = match route.route.access {
            RouteAccess::Anyone => return Ok(()),
            RouteAccess::SignedIn => return self.person().map(|_| ()),
            // Others need not know that there is such a page.
            RouteAccess::Operator if self.person()?.account.is_operator => return Ok(()),
            RouteAccess::Operator => return Err(ConsoleProblem::NotFound),
            RouteAccess::Member(permission) => permission,
        };
        let person = self.person()?;
        // An organization of others looks like one that does not exist.
        let member = person.in_organization(route.id(0)?).ok_or(ConsoleProblem::NotFound)?;
        let is_allowed = member.0.allows(permission);
        self.member = Some(member);
        if is_allowed { Ok(()) } else { Err(ConsoleProblem::Forbidden) }
    }

    pub fn header(&self, name: HeaderName) -> Option<&str> {
        self.http.headers().get(name).and_then(|value| value.to_str().ok())
    }

    /// Returns the host that the request was sent to.
    pub fn host(&self) -> Option<&str> {
        self.header(HOST)
    }

    /// Returns whether a form comes from a page of this service. Browsers always send an `Origin` with a form.
    pub fn is_same_origin(&self) -> bool {
        let is_said = self.http.headers().contains_key(ORIGIN);
        !is_said
            || self.header(ORIGIN).is_some_and(|origin| self.app.links.is_own_origin(origin, self.host()))
    }

    pub fn has_sent_token(&self) -> bool {
        self.form_token().is_some_and(|token| token == self.form.value(crate::form::TOKEN))
    }

    /// Returns the token that the forms of this session contain.
    pub fn form_token(&self) -> Option<String> {
        self.signed_in.as_ref().map(|(secret, _)| secret.form_token())
    }

    /// Returns the secret in the browser's cookie, if its session lasts.
    pub fn secret(&self) -> Option<&AccountSecret> {
        self.signed_in.as_ref().map(|(secret, _)| secret)
    }

    pub fn signed_in(&self) -> Option<&SignedInPerson> {
        self.signed_in.as_ref().map(|(_, person)| person)
    }

    pub fn person(&self) -> Result<&SignedInPerson, ConsoleProblem> {
        self.signed_in().ok_or(ConsoleProblem::SignInFirst)
    }

    pub fn member(&self) -> Option<&(MemberRole, Caller)> {
        self.member.as_ref()
    }

    /// Returns whether the person may create and change interviews and invitations.
    pub fn may_edit(&self) -> bool {
        self.member.as_ref().is_some_and(|(role, _)| role.allows(Permission::Edit))
    }

    /// Returns whether the person may manage the organization.
    pub fn may_administer(&self) -> bool {
        self.member.as_ref().is_some_and(|(role, _)| role.allows(Permission::Administer))
    }

    /// Returns the caller for the use cases of the organization in the path.
    pub fn caller(&self) -> Result<&Caller, ConsoleProblem> {
        self.member.as_ref().map(|(_, caller)| caller).ok_or(ConsoleProblem::NotFound)
    }

    /// Returns the caller for a change of what the page has read.
    pub fn caller_having_seen<T>(&self, read: &Versioned<T>) -> Result<Caller, ConsoleProblem> {
        Ok(self.caller()?.clone().having_seen(SeenRevision::of(read)))
    }

    pub fn organization(&self) -> Result<OrganizationId, ConsoleProblem> {
        Ok(self.caller()?.organization().id)
    }

    pub fn administrator(&self) -> Result<AuditActor, ConsoleProblem> {
        let account = &self.person()?.account;
        Ok(AuditActor::Account { id: account.id, email: account.email.as_str().to_owned() })
    }

    pub fn sender(&self) -> SigningInBrowser<'_> {
        let user_agent = self.http.headers().get(USER_AGENT).and_then(|value| value.to_str().ok());
        SigningInBrowser {
            address: self.address,
            user_agent: user_agent.unwrap_or_default(),
            previous: self.secret(),
        }
    }

    /// Returns a parameter of the query.
    pub fn query(&self, name: &str) -> Option<String> {
        let mut pairs = form_urlencoded::parse(self.http.query_string().as_bytes());
        pairs.find(|(key, _)| key == name).map(|(_, value)| value.into_owned())
    }

    /// Returns where a person who has signed in starts.
    pub fn home(&self) -> String {
        let first = self.signed_in().and_then(|person| person.memberships.first());
        match first {
            Some((_, organization)) => format!("/app/organizations/{}/overview", organization.id),
            None => crate::routes::ACCOUNT.to_owned(),
        }
    }
}
