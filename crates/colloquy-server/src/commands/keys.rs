use clap::Subcommand;
use colloquy_api::ApiTimestamp;
use colloquy_api::terminal::escape_field;
use colloquy_app::keys;
use colloquy_domain::account::audit::AuditActor;
use colloquy_domain::api_key::ApiKey;
use colloquy_domain::text::KeyLabel;
use colloquy_domain::{ApiKeyId, Id, OrganizationId, Timestamp};
use serde_json::{Value, json};

use super::{moment, name, print};
use crate::configuration::Configuration;
use crate::wiring;

#[derive(Subcommand)]
pub enum KeysCommand {
    /// Create an API key for an organization; the key is shown only once
    Create {
        #[arg(long, value_name = "ID", value_parser = Id::parse as fn(&str) -> Result<OrganizationId, _>)]
        organization: OrganizationId,
        /// What the key is for
        #[arg(long, value_parser = name(KeyLabel::parse))]
        label: KeyLabel,
        /// When the key expires, such as 2027-01-31T00:00:00Z
        #[arg(long, value_name = "TIME", value_parser = moment)]
        expires: Option<Timestamp>,
        /// Print one JSON object
        #[arg(long)]
        json: bool,
    },
    /// List an organization's keys, oldest first
    List {
        #[arg(long, value_name = "ID", value_parser = Id::parse as fn(&str) -> Result<OrganizationId, _>)]
        organization: OrganizationId,
        /// Print one JSON array
        #[arg(long)]
        json: bool,
    },
    /// Revoke a key at once
    Revoke {
        /// The key's id, as `keys list` shows it
        #[arg(value_parser = Id::parse as fn(&str) -> Result<ApiKeyId, _>)]
        id: ApiKeyId,
        /// Print one JSON object
        #[arg(long)]
        json: bool,
    },
}

pub async fn run(configuration: &Configuration, command: KeysCommand) -> anyhow::Result<()> {
    let app = wiring::offline_app(configuration).await?;
    match command {
        KeysCommand::Create { organization, label, expires, json } => {
            let issued = keys::create(&app, &AuditActor::Operator, organization, label, expires).await?;
            let mut value = record(&issued.key);
            value["key"] = issued.secret.reveal().into();
            let lines = format!("{}\nKeep it: it is not shown again.", issued.secret.reveal());
            print(json, &value, &lines)?;
        }
        KeysCommand::List { organization, json } => {
            let all = keys::list(&app, organization).await?;
            let lines: Vec<String> = all.iter().map(line).collect();
            print(json, &all.iter().map(record).collect(), &lines.join("\n"))?;
        }
        KeysCommand::Revoke { id, json } => {
            let key = keys::revoke(&app, &AuditActor::Operator, None, id).await?;
            print(json, &record(&key), &line(&key))?;
        }
    }
    Ok(())
}

fn record(key: &ApiKey) -> Value {
    json!({
        "id": key.id.uuid().to_string(),
        "organizationId": key.organization_id.uuid().to_string(),
        "label": key.label.as_str(),
        "lastFour": key.last_four,
        "expiresAt": key.expires_at.map(ApiTimestamp),
        "revokedAt": key.revoked_at.map(ApiTimestamp),
        "lastUsedAt": key.last_used_at.map(ApiTimestamp),
        "createdAt": ApiTimestamp(key.created_at),
    })
}

fn line(key: &ApiKey) -> String {
    let state = match (key.revoked_at, key.expires_at) {
        (Some(at), _) => format!("revoked {}", ApiTimestamp(at)),
        (None, Some(at)) => format!("expires {}", ApiTimestamp(at)),
        (None, None) => "valid".to_owned(),
    };
    format!("{}  …{}  {}  {state}", key.id, key.last_four, escape_field(key.label.as_str()))
}
