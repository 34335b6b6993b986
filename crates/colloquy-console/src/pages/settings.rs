//! The settings of an organization, its usage, and the address of the MCP server.

use std::collections::HashSet;

use actix_web::HttpResponse;
use askama::Template;
use colloquy_app::{SeenRevision, organizations};
use colloquy_domain::VoiceId;
use colloquy_domain::accent_colour::RgbColour;
use colloquy_domain::ids::Id;
use colloquy_domain::input::Patch;
use colloquy_domain::language::Language;
use colloquy_domain::logo::Logo;
use colloquy_domain::moment;
use colloquy_domain::organization::{AppearanceUpdate, Organization, OrganizationUpdate, ResumeWindow};
use colloquy_domain::text::{
    ClosingText, Email, Locale, MailText, OrganizationName, SafetyContact, SenderName, SystemPrompt,
};
use colloquy_domain::usage::{FREE_MINUTES, Month, Usage};
use colloquy_languages::console::AccountProblemTexts;
use colloquy_languages::console_editing::InterviewFormTexts;
use colloquy_languages::console_settings::OrganizationSettingsTexts;
use colloquy_languages::fill;
use colloquy_web::logo;

use super::edit_interview::{Choice, VoiceGroup, languages, voices};
use super::voice_sample::{self, VoiceSampleButton};
use crate::edit_conflict::{self, EditConflict, StoredField, status_and_title};
use crate::frame::ConsoleFrame;
use crate::mcp_clients::{self, McpClientConfiguration};
use crate::plot::Plot;
use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;
use crate::response;

/// The months that the plot shows.
pub const MONTHS: usize = 6;

const FIELDS: [&str; 11] = [
    "name",
    "locale",
    "voiceId",
    "replyTo",
    "systemPrompt",
    "safetyContact",
    "resumeTime",
    "senderName",
    "accentColour",
    "mailText",
    "closingText",
];

/// The field with the file of a logo, which has a form of its own.
const LOGO_FILE: &str = "file";

/// The field of that form with the hash of the logo that it was opened with.
const OPENED_LOGO: &str = "openedLogo";

/// The values of the form, in the order of [`FIELDS`].
struct OrganizationForm([String; FIELDS.len()]);

impl OrganizationForm {
    fn of(organization: &Organization) -> Self {
        let text = |text: Option<&str>| text.unwrap_or_default().to_owned();
        let appearance = &organization.appearance;
        OrganizationForm([
            organization.name.as_str().to_owned(),
            text(organization.default_locale.as_ref().map(Locale::as_str)),
            organization.default_voice_id.map(|id| id.to_string()).unwrap_or_default(),
            text(organization.reply_to.as_ref().map(Email::as_str)),
            text(organization.system_prompt.as_ref().map(SystemPrompt::as_str)),
            text(organization.safety_contact.as_ref().map(SafetyContact::as_str)),
            organization.resume_time.written(),
            text(appearance.sender_name.as_ref().map(SenderName::as_str)),
            appearance.accent_colour.map(RgbColour::written).unwrap_or_default(),
            text(appearance.mail_text.as_ref().map(MailText::as_str)),
            text(appearance.closing_text.as_ref().map(ClosingText::as_str)),
        ])
    }

    fn value(&self, field: &str) -> &str {
        FIELDS.iter().position(|name| *name == field).map_or("", |at| &self.0[at])
    }

    /// Returns the fields with what readers see of them.
    fn fields(&self, request: &ConsoleRequest<'_>) -> Vec<StoredField> {
        let texts = &request.texts.settings;
        let field = |(name, value): (&str, &String)| match name {
            "name" => StoredField::new(texts.name, value),
            "locale" => StoredField::of_language(texts.language, value),
            "voiceId" => StoredField::of_voice(texts.voice, value, request),
            "replyTo" => StoredField::new(texts.reply_to, value),
            "systemPrompt" => StoredField::new(texts.system_prompt, value),
            "safetyContact" => StoredField::new(texts.safety_contact, value),
            "resumeTime" => StoredField::new(texts.resume_time, value),
            "senderName" => StoredField::new(texts.sender_name, value),
            "accentColour" => StoredField::new(texts.accent_colour, value),
            "mailText" => StoredField::new(texts.mail_text, value),
            _ => StoredField::new(texts.closing_text, value),
        };
        FIELDS.into_iter().zip(&self.0).map(field).collect()
    }

    /// Merges what was entered into what is stored.
    fn merged(request: &ConsoleRequest<'_>, organization: &Organization) -> (Self, Option<EditConflict>) {
        let stored = OrganizationForm::of(organization).fields(request);
        let entered = FIELDS.map(|field| Some(request.form.value(field).to_owned()));
        let merged = edit_conflict::merge(request, stored, entered);
        let values = std::array::from_fn(|at| merged.value(at).to_owned());
        (OrganizationForm(values), merged.conflict)
    }
}

/// Returns the logo as a field of its form.
fn logo_field(request: &ConsoleRequest<'_>, organization: &Organization) -> StoredField {
    let texts = &request.texts.settings;
    let logo = organization.appearance.logo;
    let shown = logo.map_or("", |_| texts.present_logo);
    StoredField::new(texts.logo, logo.map(logo::address).unwrap_or_default()).shown_as(shown)
}

#[derive(Template)]
#[template(path = "settings.html")]
struct SettingsPage<'p> {
    frame: ConsoleFrame<'p>,
    texts: &'static OrganizationSettingsTexts,
    form: &'static InterviewFormTexts,
    problems: &'static AccountProblemTexts,
    path: String,
    values: OrganizationForm,
    languages: Vec<Choice>,
    voices: Vec<VoiceGroup>,
    plot: Plot,
    cap: String,
    free: String,
    address: String,
    clients: Vec<McpClientConfiguration>,
    token: String,
    opened_logo: String,
    /// The address of the logo.
    logo: Option<String>,
    faulty: HashSet<&'static str>,
    sample: VoiceSampleButton,
}

impl SettingsPage<'_> {
    fn value(&self, field: &str) -> &str {
        self.values.value(field)
    }

    fn error_of(&self, field: &str) -> Option<&'static str> {
        let text = match field {
            "name" => self.texts.bad_name,
            "locale" => self.texts.bad_language,
            "voiceId" => self.texts.bad_voice,
            "replyTo" => self.texts.bad_reply_to,
            "systemPrompt" => self.texts.bad_system_prompt,
            "safetyContact" => self.texts.bad_safety_contact,
            "senderName" => self.texts.bad_sender_name,
            "accentColour" => self.texts.bad_accent_colour,
            "mailText" => self.texts.bad_mail_text,
            "closingText" => self.texts.bad_closing_text,
            LOGO_FILE => self.texts.bad_logo,
            _ => self.texts.bad_resume_time,
        };
        self.faulty.contains(field).then_some(text)
    }

    /// Returns the faulty fields in the order of the form.
    fn errors(&self) -> Vec<(&'static str, &'static str)> {
        let fields = FIELDS.into_iter().chain([LOGO_FILE]);
        fields.filter_map(|field| Some((field, self.error_of(field)?))).collect()
    }
}

pub async fn show(request: &ConsoleRequest<'_>) -> Result<HttpResponse, ConsoleProblem> {
    let values = OrganizationForm::of(request.caller()?.organization());
    page(request, values, HashSet::new(), None).await
}

async fn page(
    request: &ConsoleRequest<'_>,
    values: OrganizationForm,
    faulty: HashSet<&'static str>,
    conflict: Option<EditConflict>,
) -> Result<HttpResponse, ConsoleProblem> {
    let (texts, organization) = (&request.texts.settings, request.caller()?.organization());
    let (status, heading) = status_and_title(request, texts.heading, !faulty.is_empty(), conflict.as_ref());
    let minutes = |seconds: i64| seconds.div_euclid(60);
    let counted = |text, count: i64| fill(text, &[("count", &count.to_string())]);
    let used = organizations::usage(request.app, organization.id, MONTHS).await?;
    let mut languages = languages(request, values.value("locale"));
    let is_none = values.value("locale").is_empty();
    if is_none {
        languages.iter_mut().for_each(|choice| choice.is_chosen = false);
    }
    languages.insert(0, Choice { value: String::new(), text: texts.none.to_owned(), is_chosen: is_none });
    let address = format!("{}/api/mcp", request.app.links.base());
    let page = SettingsPage {
        frame: ConsoleFrame::new(request, heading).with_scripts(&["voice.js", "copy.js"]).with_edit(
            request,
            &OrganizationForm::of(organization).fields(request),
            conflict,
        ),
        opened_logo: edit_conflict::hashes(&[logo_field(request, organization)]),
        texts,
        form: &request.texts.editing.interview,
        problems: &request.texts.problems,
        path: format!("/app/organizations/{}/settings", organization.id),
        voices: voices(request, values.value("voiceId")),
        values,
        languages,
        plot: usage_plot(used, texts.usage, request.language),
        cap: organization
            .cap
            .map_or(texts.no_cap.to_owned(), |cap| counted(texts.cap, minutes(cap.seconds()))),
        free: counted(texts.free_minutes, FREE_MINUTES),
        clients: mcp_clients::all(&address),
        address,
        token: request.form_token().unwrap_or_default(),
        logo: organization.appearance.logo.map(logo::address),
        faulty,
        sample: VoiceSampleButton::new(request)?,
    };
    voice_sample::allowed(request, response::page(status, &page)).await
}

/// Draws the minutes of months. Begun minutes count, so that a short interview is not zero.
pub fn usage_plot(used: Vec<(Month, Usage)>, heading: &'static str, language: Language) -> Plot {
    let rows = used.into_iter().map(|(month, usage)| {
        let minutes = (usage.active_ms + 59_999) / 60_000;
        (moment::month(month, language), minutes)
    });
    Plot::new("usage-plot", heading, rows)
}

pub async fn save(request: &ConsoleRequest<'_>) -> Result<HttpResponse, ConsoleProblem> {
    let organization = request.organization()?;
    let (merged, conflict) = OrganizationForm::merged(request, request.caller()?.organization());
    match update_of(request, &merged) {
        Ok(_) if conflict.is_some() => page(request, merged, HashSet::new(), conflict).await,
        Ok(update) => {
            let (administrator, seen) = (request.administrator()?, seen(request)?);
            organizations::update(request.app, &administrator, organization, update, seen).await?;
            Ok(response::redirect(&format!("/app/organizations/{organization}/settings?saved")))
        }
        Err(faulty) => {
            let entered = OrganizationForm(FIELDS.map(|field| request.form.value(field).to_owned()));
            page(request, entered, faulty, None).await
        }
    }
}

/// Returns the revision of the organization that the form was merged into.
fn seen(request: &ConsoleRequest<'_>) -> Result<SeenRevision, ConsoleProblem> {
    Ok(SeenRevision::of(request.caller()?.organization()))
}

/// Replaces the logo with the file of the form, or removes it.
pub async fn save_logo(request: &ConsoleRequest<'_>) -> Result<HttpResponse, ConsoleProblem> {
    let organization = request.organization()?;
    let logo = match request.form.value("action") {
        "remove" => None,
        _ => match Logo::parse(request.form.file(LOGO_FILE).to_vec()) {
            Ok(logo) => Some(logo),
            Err(_) => {
                let values = OrganizationForm::of(request.caller()?.organization());
                return page(request, values, HashSet::from([LOGO_FILE]), None).await;
            }
        },
    };
    let present = request.caller()?.organization();
    let entered = logo.as_ref().map(|logo| logo::address(logo.hash())).unwrap_or_default();
    let opened = request.form.value(OPENED_LOGO);
    let merged =
        edit_conflict::merge_since(request, opened, vec![logo_field(request, present)], [Some(entered)]);
    let is_changed = merged.changes_any();
    if let Some(conflict) = merged.conflict {
        let values = OrganizationForm::of(present);
        return page(request, values, HashSet::new(), Some(conflict.for_file())).await;
    }
    if is_changed {
        let (administrator, seen) = (request.administrator()?, seen(request)?);
        organizations::set_logo(request.app, &administrator, organization, logo, seen).await?;
    }
    Ok(response::redirect(&format!("/app/organizations/{organization}/settings?saved")))
}

/// Reads the form. Returns the faulty fields otherwise.
fn update_of(
    request: &ConsoleRequest<'_>,
    form: &OrganizationForm,
) -> Result<OrganizationUpdate, HashSet<&'static str>> {
    let mut faulty = HashSet::new();
    let name = OrganizationName::parse(form.value("name").trim());
    if name.is_err() {
        faulty.insert("name");
    }
    let resume_time = ResumeWindow::parse(form.value("resumeTime").trim());
    if resume_time.is_err() {
        faulty.insert("resumeTime");
    }
    let is_known = |id: &VoiceId| request.app.voices.voice(*id).is_some();
    let voice = |text: &str| Id::parse(text).ok().filter(is_known).ok_or(());
    let update = OrganizationUpdate {
        name: name.ok(),
        default_locale: patch(form, "locale", &mut faulty, Locale::parse),
        default_voice_id: patch(form, "voiceId", &mut faulty, voice),
        reply_to: patch(form, "replyTo", &mut faulty, Email::parse),
        system_prompt: patch(form, "systemPrompt", &mut faulty, SystemPrompt::parse),
        safety_contact: patch(form, "safetyContact", &mut faulty, SafetyContact::parse),
        resume_time: resume_time.ok(),
        cap: Patch::Keep,
        withdrawal_policy: None,
        appearance: AppearanceUpdate {
            sender_name: patch(form, "senderName", &mut faulty, SenderName::parse),
            accent_colour: patch(form, "accentColour", &mut faulty, RgbColour::parse),
            mail_text: patch(form, "mailText", &mut faulty, MailText::parse),
            closing_text: patch(form, "closingText", &mut faulty, ClosingText::parse),
            logo: Patch::Keep,
        },
    };
    if faulty.is_empty() { Ok(update) } else { Err(faulty) }
}

/// Reads a field that may be empty.
fn patch<T, E>(
    form: &OrganizationForm,
    field: &'static str,
    faulty: &mut HashSet<&'static str>,
    parse: impl Fn(&str) -> Result<T, E>,
) -> Patch<T> {
    match form.value(field).trim() {
        "" => Patch::Clear,
        text => parse(text).map_or_else(
            |_| {
                faulty.insert(field);
                Patch::Keep
            },
            Patch::Set,
        ),
    }
}
