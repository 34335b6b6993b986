use clap::Subcommand;
use colloquy_api::Time;
use colloquy_app::organizations;
use colloquy_domain::organization::Organization;
use colloquy_domain::text::OrganizationName;
use serde_json::{Value, json};

use super::{name, print};
use crate::configuration::Configuration;
use crate::wiring;

#[derive(Subcommand)]
pub enum Command {
    /// Make an organization
    Create {
        #[arg(long, value_parser = name(OrganizationName::parse))]
        name: OrganizationName,
        /// Print one JSON object
        #[arg(long)]
        json: bool,
    },
    /// List the organizations, oldest first
    List {
        /// Print one JSON array
        #[arg(long)]
        json: bool,
    },
}

pub async fn run(configuration: &Configuration, command: Command) -> anyhow::Result<()> {
    let app = wiring::offline_app(configuration).await?;
    match command {
        Command::Create { name, json } => {
            let made = organizations::create(&app, name).await?;
            print(json, &record(&made), &line(&made))?;
        }
        Command::List { json } => {
            let all = organizations::list(&app).await?;
            let lines: Vec<String> = all.iter().map(line).collect();
            print(json, &all.iter().map(record).collect(), &lines.join("\n"))?;
        }
    }
    Ok(())
}

fn record(organization: &Organization) -> Value {
    json!({
        "id": organization.id.uuid().to_string(),
        "name": organization.name.as_str(),
        "createdAt": Time(organization.created_at),
    })
}

fn line(organization: &Organization) -> String {
    format!("{}  {}", organization.id, organization.name)
}
