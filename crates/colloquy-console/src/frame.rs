//! The frame around the pages of the console: title, navigation and the person's menu.

use colloquy_domain::account::membership::{MemberRole, Permission};
use colloquy_domain::language::Language;
use colloquy_languages::console::{ConsoleFrameTexts, ConsoleTexts};
use colloquy_languages::console_access::LanguageChoiceTexts;

use crate::edit_conflict::{self, EditConflict, OPENED, StoredField};
use crate::once;
use crate::pages::language::LanguageButtons;
use crate::request::ConsoleRequest;
use crate::routes;
use crate::scripts;
use crate::stylesheet;
use crate::text;

/// A link in the navigation.
pub struct ConsoleNavigationLink {
    pub path: String,
    pub text: String,
    pub is_current: bool,
}

/// The parts of the frame for a person who is signed in.
pub struct PersonMenu<'p> {
    pub name: &'p str,
    pub role: Option<&'static str>,
    /// The organization of the page, with the link to its overview.
    pub organization: Option<ConsoleNavigationLink>,
    pub navigation: Vec<ConsoleNavigationLink>,
    /// The person's other organizations.
    pub others: Vec<ConsoleNavigationLink>,
    pub is_account: bool,
    /// The page about the service, for operators.
    pub service: Option<ConsoleNavigationLink>,
    pub token: String,
}

pub struct ConsoleFrame<'p> {
    pub language: Language,
    pub texts: &'static ConsoleFrameTexts,
    pub title: String,
    pub stylesheet: String,
    /// The addresses of the page's scripts.
    pub scripts: Vec<String>,
    /// `None` on pages for visitors.
    pub menu: Option<PersonMenu<'p>>,
    pub language_texts: &'static LanguageChoiceTexts,
    /// Below pages for visitors.
    pub languages: Option<LanguageButtons>,
    /// Whether the person has just changed something.
    pub is_saved: bool,
    /// The hashes of what the page's form was opened with.
    pub opened: String,
    pub conflict: Option<EditConflict>,
    /// The id of the forms on this page, and of the forms that its links open.
    pub once: String,
    /// The address of the stream that tells the page of changes.
    pub live: Option<String>,
}

impl<'p> ConsoleFrame<'p> {
    /// Returns the link to the list of interviews, where the path to a page of an interview begins.
    pub fn interviews(&self) -> Option<&ConsoleNavigationLink> {
        self.menu.as_ref()?.navigation.iter().find(|link| link.path.ends_with("/interviews"))
    }

    pub fn new(request: &'p ConsoleRequest<'_>, title: String) -> Self {
        // Pages for visitors show no times.
        let scripts = request.signed_in().map(|_| scripts::address("times.js"));
        ConsoleFrame {
            language: request.language,
            texts: &request.texts.frame,
            title,
            stylesheet: stylesheet::address(),
            scripts: scripts.into_iter().collect(),
            menu: menu(request),
            language_texts: &request.texts.access.language,
            languages: LanguageButtons::new(request),
            is_saved: request.query("saved").is_some(),
            opened: String::new(),
            conflict: None,
            once: once::id(request),
            live: None,
        }
    }

    /// Prepares the page for a form that changes these fields. A form that comes back keeps what it was opened with,
    /// unless the page says what is stored now.
    pub fn with_edit(
        mut self,
        request: &ConsoleRequest<'_>,
        stored: &[StoredField],
        conflict: Option<EditConflict>,
    ) -> Self {
        self.opened = match request.form.value(OPENED) {
            sent if !sent.is_empty() && conflict.is_none() => sent.to_owned(),
            _ => edit_conflict::hashes(stored),
        };
        self.conflict = conflict;
        self
    }

    /// Gives the forms another id, because the form that was sent has taken effect.
    pub fn after_form(self, request: &ConsoleRequest<'_>) -> Self {
        ConsoleFrame { once: once::new_id(request), ..self }
    }

    /// Keeps the page up to date.
    pub fn with_live(mut self, address: String) -> Self {
        self.live = Some(address);
        self.with_scripts(&["live.js"])
    }

    /// Adds scripts to the page.
    pub fn with_scripts(mut self, names: &[&str]) -> Self {
        self.scripts.extend(names.iter().map(|name| scripts::address(name)));
        self
    }
}

fn menu<'p>(request: &'p ConsoleRequest<'_>) -> Option<PersonMenu<'p>> {
    let (person, texts) = (request.signed_in()?, &request.texts.frame);
    let path = request.http.path();
    let current = match request.member() {
        Some((role, caller)) => Some((*role, caller.organization())),
        // Pages without an organization show the navigation of the first one.
        None => person.memberships.first().map(|(membership, organization)| (membership.role, organization)),
    };
    let overview_of =
        |organization: &colloquy_domain::organization::Organization, is_current| ConsoleNavigationLink {
            path: format!("/app/organizations/{}/overview", organization.id),
            text: organization.name.as_str().to_owned(),
            is_current,
        };
    let others = person.memberships.iter().map(|(_, organization)| organization);
    let others = others.filter(|other| current.is_none_or(|(_, current)| other.id != current.id));
    Some(PersonMenu {
        name: person.account.name.as_str(),
        role: current.map(|(role, _)| text::role(role, texts)),
        organization: current.map(|(_, organization)| overview_of(organization, false)),
        navigation: current.map_or_else(Vec::new, |(role, organization)| {
            navigation(role, &format!("/app/organizations/{}", organization.id), path, request.texts)
        }),
        others: others.map(|other| overview_of(other, false)).collect(),
        is_account: path == routes::ACCOUNT,
        service: person.account.is_operator.then(|| ConsoleNavigationLink {
            path: routes::SERVICE.to_owned(),
            text: request.texts.service.heading.to_owned(),
            is_current: path == routes::SERVICE,
        }),
        token: request.form_token().unwrap_or_default(),
    })
}

/// Returns the pages that the role allows.
fn navigation(role: MemberRole, base: &str, path: &str, texts: &ConsoleTexts) -> Vec<ConsoleNavigationLink> {
    let pages = [
        ("overview", texts.overview.heading, Permission::Read),
        ("interviews", texts.frame.interviews, Permission::Read),
        ("keys", texts.frame.keys, Permission::Administer),
        ("webhooks", texts.webhooks.heading, Permission::Administer),
        ("members", texts.frame.members, Permission::Administer),
        ("settings", texts.settings.heading, Permission::Administer),
        ("data", texts.data.heading, Permission::Administer),
        ("audit-log", texts.frame.audit, Permission::Administer),
    ];
    let allowed = pages.into_iter().filter(|(_, _, permission)| role.allows(*permission));
    let links = allowed.map(|(name, text, _)| {
        let target = format!("{base}/{name}");
        let is_current = path.starts_with(&target) || name == "interviews" && path.contains("/invitations/");
        ConsoleNavigationLink { path: target, text: text.to_owned(), is_current }
    });
    links.collect()
}
