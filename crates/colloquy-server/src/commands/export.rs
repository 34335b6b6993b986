use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::pin::pin;
use std::sync::Arc;

use clap::{Args, Subcommand};
use colloquy_api::terminal::escape_field;
use colloquy_app::App;
use colloquy_app::exports::{Export, ExportScope, begin};
use colloquy_domain::account::audit::AuditActor;
use colloquy_domain::language::Language;
use colloquy_domain::text::Email;
use colloquy_domain::{Id, InterviewId, InvitationId, OrganizationId};
use colloquy_export::export;
use futures::TryStreamExt;
use serde_json::json;
use tokio::fs::File;
use tokio::io::AsyncWriteExt;

use super::unfinished_file::UnfinishedFile;
use super::{name, print};
use crate::configuration::Configuration;
use crate::wiring;

/// How many bytes the export grows by between two reports of its progress.
const REPORTED_BYTES: u64 = 8 * 1_024 * 1_024;

#[derive(Subcommand)]
pub enum ExportCommand {
    /// Export an invitation: its record, transcript, log, mails and recording
    Invitation {
        #[arg(value_parser = Id::parse as fn(&str) -> Result<InvitationId, _>)]
        id: InvitationId,
        #[command(flatten)]
        target: ExportArguments,
    },
    /// Export all invitations of an organization that have this address or were mailed to it
    Person {
        #[arg(long, value_parser = name(Email::parse))]
        email: Email,
        #[command(flatten)]
        target: ExportArguments,
    },
    /// Export an interview with all of its invitations
    Interview {
        #[arg(value_parser = Id::parse as fn(&str) -> Result<InterviewId, _>)]
        id: InterviewId,
        #[command(flatten)]
        target: ExportArguments,
    },
    /// Export an organization with its interviews, members and audit log
    Organization {
        #[command(flatten)]
        target: ExportArguments,
    },
}

#[derive(Args)]
pub struct ExportArguments {
    #[arg(long, value_name = "ID", value_parser = Id::parse as fn(&str) -> Result<OrganizationId, _>)]
    organization: OrganizationId,
    /// The ZIP file to write; an existing file is never overwritten
    #[arg(long, value_name = "FILE")]
    to: PathBuf,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub async fn run(configuration: &Configuration, command: ExportCommand) -> anyhow::Result<()> {
    let (scope, ExportArguments { organization, to, json }) = match command {
        ExportCommand::Invitation { id, target } => (ExportScope::Invitation(id), target),
        ExportCommand::Person { email, target } => (ExportScope::Person(email), target),
        ExportCommand::Interview { id, target } => (ExportScope::Interview(id), target),
        ExportCommand::Organization { target } => (ExportScope::Organization, target),
    };
    let app = Arc::new(wiring::offline_app(configuration).await?);
    let begun = begin(&app, &AuditActor::Operator, organization, scope).await?;
    let (bytes, files) = write(app, begun, &to).await?;
    let shown = to.display().to_string();
    let value = json!({ "file": shown, "bytes": bytes, "files": files });
    let lines = format!("Exported {files} files with {bytes} bytes to {}", escape_field(&shown));
    Ok(print(json, &value, &lines)?)
}

/// Writes an export to a file, and returns its length and the number of files in it.
async fn write(app: Arc<App>, begun: Export, to: &Path) -> anyhow::Result<(u64, usize)> {
    let (unfinished, out) = UnfinishedFile::create(to)?;
    let (mut out, mut bytes, mut files, mut reported) = (File::from_std(out), 0, 0, 0);
    let mut pieces = pin!(export(app, begun, Language::English));
    while let Some(piece) = pieces.try_next().await? {
        out.write_all(&piece.bytes).await?;
        (bytes, files) = (bytes + piece.bytes.len() as u64, piece.files);
        if bytes >= reported + REPORTED_BYTES && io::stderr().is_terminal() {
            reported = bytes;
            eprint!("\r{files} files, {} MiB", bytes / 1_024 / 1_024);
            io::stderr().flush()?;
        }
    }
    if reported > 0 {
        eprintln!();
    }
    out.flush().await?;
    unfinished.publish()?;
    Ok((bytes, files))
}
