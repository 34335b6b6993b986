use std::path::PathBuf;

use anyhow::Context;
use clap::Subcommand;
use colloquy_app::invitations::recording::{InterviewRecording, recording};
use colloquy_domain::{Id, InvitationId, OrganizationId};
use serde_json::json;

use super::print;
use super::unfinished_file::UnfinishedFile;
use crate::configuration::Configuration;
use crate::wiring;

#[derive(Subcommand)]
pub enum RecordingsCommand {
    /// Save the recording of a whole interview, both sides, as Ogg/Opus
    Save {
        #[arg(long, value_name = "ID", value_parser = Id::parse as fn(&str) -> Result<OrganizationId, _>)]
        organization: OrganizationId,
        #[arg(long, value_name = "ID", value_parser = Id::parse as fn(&str) -> Result<InvitationId, _>)]
        invitation: InvitationId,
        /// The file to write; an existing file is never overwritten
        file: PathBuf,
        /// Print one JSON object
        #[arg(long)]
        json: bool,
    },
}

pub async fn run(configuration: &Configuration, command: RecordingsCommand) -> anyhow::Result<()> {
    let RecordingsCommand::Save { organization, invitation, file, json } = command;
    let shown = file.display();
    anyhow::ensure!(!file.try_exists().with_context(|| shown.to_string())?, "{shown} already exists");
    let app = wiring::offline_app(configuration).await?;
    let InterviewRecording { name, parts, missing } = recording(&app, organization, invitation).await?;
    let (unfinished, _) = UnfinishedFile::create(&file)?;
    let is_found = app.media.fetch(&name, unfinished.path()).await?;
    anyhow::ensure!(is_found, "{name} is no longer in the media store");
    unfinished.publish()?;
    let bytes = std::fs::metadata(&file)?.len();
    let mut lines = format!("{}, {bytes} bytes", colloquy_api::terminal::escape_field(&shown.to_string()));
    if missing > 0 {
        lines.push_str(&format!(
            "\nIncomplete: {missing} part(s) are still being recorded, or are on the server that recorded them."
        ));
    }
    let value = json!({
        "file": shown.to_string(),
        "bytes": bytes,
        "parts": parts.len(),
        "missingParts": missing,
    });
    Ok(print(json, &value, &lines)?)
}
