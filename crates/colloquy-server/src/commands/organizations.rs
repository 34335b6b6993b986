use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow, bail};
use clap::{Args, Subcommand};
use colloquy_api::ApiTimestamp;
use colloquy_api::terminal::escape_field;
use colloquy_app::accounts::set_up;
use colloquy_app::{App, SeenRevision, organizations, unsubscriptions};
use colloquy_domain::accent_colour::RgbColour;
use colloquy_domain::account::audit::AuditActor;
use colloquy_domain::input::Patch;
use colloquy_domain::logo::{Logo, LogoHash};
use colloquy_domain::organization::{
    AppearanceUpdate, Organization, OrganizationUpdate, ResumeWindow, UsageCap, WithdrawalPolicy,
};
use colloquy_domain::text::{
    ClosingText, Email, Locale, MailText, OrganizationName, SafetyContact, SenderName, SystemPrompt,
};
use colloquy_domain::{Id, OrganizationId, ViolationReason, VoiceId};
use serde_json::{Value, json};

use super::{name, print};
use crate::configuration::Configuration;
use crate::wiring;

#[derive(Subcommand)]
pub enum OrganizationsCommand {
    /// Create an organization
    Create {
        #[arg(long, value_parser = name(OrganizationName::parse))]
        name: OrganizationName,
        /// Print one JSON object
        #[arg(long)]
        json: bool,
    },
    /// Change an organization's name, its reply address and the defaults of its interviews
    Update(Box<OrganizationUpdateArguments>),
    /// Set the logo at the head of invitees' pages, or remove it
    Logo(LogoArguments),
    /// Print a link with which the first person of an organization creates an account for the console
    SetUpLink {
        #[arg(value_parser = Id::parse as fn(&str) -> Result<OrganizationId, _>)]
        id: OrganizationId,
        /// Print one JSON object
        #[arg(long)]
        json: bool,
    },
    /// Stop mails from an organization to an address, as the unsubscribe link in every mail does
    Unsubscribe(UnsubscriptionArguments),
    /// Allow mails to an address again, when the recipient asks for it
    Resubscribe(UnsubscriptionArguments),
    /// List the organizations, oldest first
    List {
        /// Print one JSON array
        #[arg(long)]
        json: bool,
    },
}

#[derive(Args)]
pub struct OrganizationUpdateArguments {
    #[arg(value_parser = Id::parse as fn(&str) -> Result<OrganizationId, _>)]
    id: OrganizationId,
    #[arg(long, value_parser = name(OrganizationName::parse))]
    name: Option<OrganizationName>,
    /// The reply address of the organization's mails; an empty value clears it
    #[arg(long, value_parser = clearable(Email::parse))]
    reply_to: Option<Patch<Email>>,
    /// Instructions for all its interviewers and generated texts; an empty value clears them
    #[arg(long, value_parser = clearable(SystemPrompt::parse))]
    system_prompt: Option<Patch<SystemPrompt>>,
    /// Whom invitees in danger can turn to, in one line of at most 200 characters; an empty value clears it
    #[arg(long, value_parser = clearable(SafetyContact::parse))]
    safety_contact: Option<Patch<SafetyContact>>,
    /// The name that mails have as their sender instead of the organization's; an empty value clears it
    #[arg(long, value_parser = clearable(SenderName::parse))]
    sender_name: Option<Patch<SenderName>>,
    /// The colour of links and buttons on invitees' pages and in mails, such as #1a6b52; an empty value clears it
    #[arg(long, value_parser = clearable(RgbColour::parse))]
    accent_colour: Option<Patch<RgbColour>>,
    /// What mails that invite and remind say besides, in at most 1,000 characters; an empty value clears it
    #[arg(long, value_parser = clearable(MailText::parse))]
    mail_text: Option<Patch<MailText>>,
    /// What the page says after an interview, in at most 1,000 characters; an empty value clears it
    #[arg(long, value_parser = clearable(ClosingText::parse))]
    closing_text: Option<Patch<ClosingText>>,
    /// The language of interviews that specify none; an empty value clears it
    #[arg(long, value_parser = clearable(Locale::parse))]
    default_locale: Option<Patch<Locale>>,
    /// The voice of interviews that specify none; an empty value clears it
    #[arg(long, value_parser = clearable(VoiceId::parse))]
    default_voice: Option<Patch<VoiceId>>,
    /// How long a paused interview can be resumed: seconds, or with a unit as in 90m, 24h or 7d; from 5
    /// minutes to 7 days
    #[arg(long, value_parser = ResumeWindow::parse as fn(&str) -> Result<ResumeWindow, _>)]
    resume_time: Option<ResumeWindow>,
    /// The time its interviews may use in a calendar month, in the same format; once it is used up, no
    /// interview starts. An empty value clears it
    #[arg(long, value_parser = clearable(UsageCap::parse))]
    monthly_cap: Option<Patch<UsageCap>>,
    /// What happens when an invitee withdraws their consent: ask (an owner decides whether to erase) or erase (at
    /// once)
    #[arg(long, value_parser = withdrawal_policy as fn(&str) -> Result<WithdrawalPolicy, _>)]
    on_withdrawal: Option<WithdrawalPolicy>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

impl OrganizationUpdateArguments {
    fn update(self) -> OrganizationUpdate {
        OrganizationUpdate {
            name: self.name,
            default_locale: self.default_locale.unwrap_or_default(),
            default_voice_id: self.default_voice.unwrap_or_default(),
            reply_to: self.reply_to.unwrap_or_default(),
            system_prompt: self.system_prompt.unwrap_or_default(),
            safety_contact: self.safety_contact.unwrap_or_default(),
            resume_time: self.resume_time,
            cap: self.monthly_cap.unwrap_or_default(),
            withdrawal_policy: self.on_withdrawal,
            appearance: AppearanceUpdate {
                sender_name: self.sender_name.unwrap_or_default(),
                accent_colour: self.accent_colour.unwrap_or_default(),
                mail_text: self.mail_text.unwrap_or_default(),
                closing_text: self.closing_text.unwrap_or_default(),
                logo: Patch::Keep,
            },
        }
    }
}

#[derive(Args)]
pub struct LogoArguments {
    /// The organization's id, as `organizations list` shows it
    #[arg(value_parser = Id::parse as fn(&str) -> Result<OrganizationId, _>)]
    id: OrganizationId,
    /// A PNG, JPEG or WebP file of at most 256 KiB and 2,048 pixels on each side
    #[arg(long, required_unless_present = "remove", conflicts_with = "remove")]
    file: Option<PathBuf>,
    /// Remove the logo
    #[arg(long)]
    remove: bool,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
pub struct UnsubscriptionArguments {
    /// The organization's id, as `organizations list` shows it
    #[arg(value_parser = Id::parse as fn(&str) -> Result<OrganizationId, _>)]
    id: OrganizationId,
    #[arg(long, value_parser = name(Email::parse))]
    email: Email,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub async fn run(configuration: &Configuration, command: OrganizationsCommand) -> anyhow::Result<()> {
    let app = wiring::offline_app(configuration).await?;
    let (by, seen) = (AuditActor::Operator, SeenRevision::default());
    match command {
        OrganizationsCommand::Create { name, json } => {
            let made = organizations::create(&app, name).await?;
            print(json, &record(&made), &line(&made))?;
        }
        OrganizationsCommand::Update(settings) => {
            let (id, json) = (settings.id, settings.json);
            let updated = organizations::update(&app, &by, id, settings.update(), seen).await?;
            print(json, &record(&updated), &line(&updated))?;
        }
        OrganizationsCommand::Logo(LogoArguments { id, file, remove: _, json }) => {
            let logo = file.map(|path| read_logo(&path)).transpose()?;
            let updated = organizations::set_logo(&app, &by, id, logo, seen).await?;
            print(json, &record(&updated), &line(&updated))?;
        }
        OrganizationsCommand::SetUpLink { id, json } => {
            let Some(secret) = set_up::create_link(&app, id).await? else {
                bail!("the organization has members; an owner can invite others in the console");
            };
            // The address under which people reach the service is not known here unless it is configured.
            let link = match configuration.public_url {
                Some(_) => app.links.set_up(&secret),
                None => format!("/app/set-up/{}", secret.reveal()),
            };
            let lines = format!(
                "{link}\nIt works once, within a day. Append the path to the address of the service."
            );
            print(json, &json!({ "link": link }), &lines)?;
        }
        OrganizationsCommand::Unsubscribe(recipient) => set_unsubscribed(&app, recipient, true).await?,
        OrganizationsCommand::Resubscribe(recipient) => set_unsubscribed(&app, recipient, false).await?,
        OrganizationsCommand::List { json } => {
            let all = organizations::list(&app).await?;
            let lines: Vec<String> = all.iter().map(line).collect();
            print(json, &all.iter().map(record).collect(), &lines.join("\n"))?;
        }
    }
    Ok(())
}

fn read_logo(path: &Path) -> anyhow::Result<Logo> {
    let mut content = Vec::new();
    // One byte more than allowed is enough to see that a file is too big.
    let most = Logo::MAX_BYTES as u64 + 1;
    File::open(path)
        .and_then(|file| file.take(most).read_to_end(&mut content))
        .with_context(|| format!("cannot read {}", path.display()))?;
    Logo::parse(content)
        .map_err(|reason| anyhow!("{} cannot be the logo: {}", path.display(), reason.message))
}

fn withdrawal_policy(word: &str) -> Result<WithdrawalPolicy, &'static str> {
    WithdrawalPolicy::from_word(word).ok_or("expected ask or erase")
}

async fn set_unsubscribed(
    app: &App,
    recipient: UnsubscriptionArguments,
    is_unsubscribed: bool,
) -> anyhow::Result<()> {
    let UnsubscriptionArguments { id, email, json } = recipient;
    unsubscriptions::set(app, id, &email, is_unsubscribed).await?;
    let value = json!({
        "organizationId": id.uuid().to_string(),
        "email": email.as_str(),
        "unsubscribed": is_unsubscribed,
    });
    let state = if is_unsubscribed { "is unsubscribed" } else { "is subscribed again" };
    Ok(print(json, &value, &format!("{}  {state}", escape_field(email.as_str())))?)
}

fn record(organization: &Organization) -> Value {
    json!({
        "id": organization.id.uuid().to_string(),
        "name": organization.name.as_str(),
        "replyTo": organization.reply_to.as_ref().map(Email::as_str),
        "systemPrompt": organization.system_prompt.as_ref().map(SystemPrompt::as_str),
        "safetyContact": organization.safety_contact.as_ref().map(SafetyContact::as_str),
        "senderName": organization.appearance.sender_name.as_ref().map(SenderName::as_str),
        "accentColour": organization.appearance.accent_colour.map(RgbColour::written),
        "mailText": organization.appearance.mail_text.as_ref().map(MailText::as_str),
        "closingText": organization.appearance.closing_text.as_ref().map(ClosingText::as_str),
        "logo": organization.appearance.logo.map(LogoHash::written),
        "defaultLocale": organization.default_locale.as_ref().map(Locale::as_str),
        "defaultVoiceId": organization.default_voice_id.map(|id| id.to_string()),
        "resumeSeconds": organization.resume_time.seconds(),
        "monthlyCapSeconds": organization.cap.map(UsageCap::seconds),
        "onWithdrawal": organization.withdrawal_policy.as_str(),
        "createdAt": ApiTimestamp(organization.created_at),
    })
}

fn line(organization: &Organization) -> String {
    format!("{}  {}", organization.id, escape_field(organization.name.as_str()))
}

/// Parses a value, or an empty text as a request to clear the present value.
fn clearable<T>(
    parse: fn(&str) -> Result<T, ViolationReason>,
) -> impl Fn(&str) -> Result<Patch<T>, ViolationReason> + Clone {
    move |text| match text {
        "" => Ok(Patch::Clear),
        text => parse(text).map(Patch::Set),
    }
}
