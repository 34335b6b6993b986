use anyhow::bail;
use clap::Subcommand;
use colloquy_app::accounts::passwords;
use colloquy_app::service_status;
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
    /// Let a person see the state of the service in the console: health, queues, models, organizations
    Operator {
        #[arg(long, value_parser = name(Email::parse))]
        email: Email,
        /// Take it back
        #[arg(long)]
        revoke: bool,
    },
}

pub async fn run(configuration: &Configuration, command: AccountsCommand) -> anyhow::Result<()> {
    let app = wiring::offline_app(configuration).await?;
    let (email, json) = match command {
        AccountsCommand::PasswordLink { email, json } => (email, json),
        AccountsCommand::Operator { email, revoke } => {
            if !service_status::set_operator(&app, &email, !revoke).await? {
                bail!("no account has the address {}", email.as_str());
            }
            let is = if revoke { "no longer an operator" } else { "an operator now" };
            return Ok(print(false, &json!(null), &format!("{} is {is}.", email.as_str()))?);
        }
    };
    let Some(secret) = passwords::create_link(&app, &email).await? else {
        bail!("no account has the address {}", email.as_str());
    };
    // The address under which people reach the service is not known here unless it is configured.
    let link = match configuration.public_url {
        Some(_) => app.links.new_password(&secret),
        None => format!("/app/password/{}", secret.reveal()),
    };
    let lines =
        format!("{link}\nIt works once, within an hour. Append the path to the address of the service.");
    Ok(print(json, &json!({ "link": link }), &lines)?)
}
