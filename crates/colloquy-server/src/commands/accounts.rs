use anyhow::bail;
use clap::Subcommand;
use colloquy_app::accounts::passwords;
use colloquy_domain::text::Email;
use serde_json::json;

use super::{name, print};
use crate::configuration::Configuration;
use crate::wiring;

#[derive(Subcommand)]
pub enum AccountsCommand {
    /// Print a link with which a person who has forgotten the password chooses another one
    PasswordLink {
        #[arg(long, value_parser = name(Email::parse))]
        email: Email,
        /// Print one JSON object
        #[arg(long)]
        json: bool,
    },
}

pub async fn run(configuration: &Configuration, command: AccountsCommand) -> anyhow::Result<()> {
    let AccountsCommand::PasswordLink { email, json } = command;
    let app = wiring::offline_app(configuration).await?;
    let Some(secret) = passwords::create_link(&app, &email).await? else {
        bail!("no account has the address {}", email.as_str());
    };
    // The address under which people reach the service is not known here unless it is configured.
    let link = match configuration.public_url {
        Some(_) => app.links.new_password(&secret),
        None => format!("/app/password/{}", secret.reveal()),
    };
    let lines =
        format!("{link}\nIt works once, within an hour. A path belongs after the address of the service.");
    Ok(print(json, &json!({ "link": link }), &lines)?)
}
