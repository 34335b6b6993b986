use std::error::Error;
use std::fs::{File, OpenOptions};
use std::path::PathBuf;

use anyhow::{Context, ensure};
use clap::{Args, Subcommand};
use colloquy_app::accounts::members;
use colloquy_domain::account::audit::AuditAction;
use colloquy_domain::media::MediaName;
use colloquy_domain::ports::{Clock, IdSource};
use colloquy_domain::recording::invitation_of;
use colloquy_domain::webhook::SigningSecret;
use colloquy_domain::{InvitationId, OrganizationId};
use colloquy_export::import::OrganizationExportReader;
use colloquy_storage_diesel::{
    TableBatch, insert_organization, organization_tables, require_unused_organization,
};
use serde_json::{Map, Value, json};

use super::backups::AudioCopyDestination;
use super::print;
use super::unfinished_file::UnfinishedFile;
use crate::configuration::Configuration;
use crate::system::{SystemClock, SystemIds, SystemRandomness};
use crate::{folders, wiring};

type Cause = Box<dyn Error + Send + Sync>;

#[derive(Subcommand)]
pub enum ImportCommand {
    /// Import an organization that another installation exported, with its interviews, transcripts and recordings
    Organization(ImportArguments),
}

/// Either everything is imported or nothing. If the command is interrupted, run it again.
#[derive(Args)]
pub struct ImportArguments {
    /// The ZIP file that `export organization` or the console made
    #[arg(long, value_name = "FILE")]
    from: PathBuf,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// What the operator has to know after an import.
#[derive(Clone, Copy, Default)]
struct ImportedCounts {
    interviews: u64,
    invitations: u64,
    /// Mails that are sent from here now.
    waiting_mails: u64,
    /// Invitations whose next reminder is sent from here.
    planned_reminders: u64,
    /// Endpoints that were enabled and are disabled now.
    disabled_endpoints: u64,
}

/// Who has access to the organization already. That of the first start has the same id in every installation.
struct PresentAccess {
    members: usize,
    keys: usize,
}

pub async fn run(configuration: &Configuration, command: ImportCommand) -> anyhow::Result<()> {
    let ImportCommand::Organization(ImportArguments { from, json }) = command;
    let shown = from.display().to_string();
    let file = File::open(&from).with_context(|| shown.clone())?;
    let tables = organization_tables(&configuration.database);
    let import = OrganizationExportReader::open(file, &tables.layout()).with_context(|| shown.clone())?;
    let organization = import.organization;
    folders::prepare(configuration)?;
    let _alone = alone(configuration, organization)?;
    let present = present_access(configuration, organization).await.with_context(|| shown.clone())?;
    let mut copied = Vec::new();
    let counts = match copy(configuration, import, &mut copied).await {
        Ok(counts) => counts,
        Err(error) => {
            let removed = remove_copied(configuration, &copied).await;
            let error = error.context(shown);
            return Err(match removed {
                Ok(()) => error,
                Err(kept) => {
                    error.context(format!("recordings of the import stay in the media store: {kept:#}"))
                }
            });
        }
    };
    let recordings = copied.len();
    let value = json!({
        "organization": organization.to_string(),
        "interviews": counts.interviews,
        "invitations": counts.invitations,
        "recordings": recordings,
        "waitingMails": counts.waiting_mails,
        "plannedReminders": counts.planned_reminders,
        "disabledEndpoints": counts.disabled_endpoints,
        "membersHere": present.members,
        "keysHere": present.keys,
    });
    Ok(print(json, &value, &report(organization, &present, recordings, counts))?)
}

/// Fails if another command is importing the organization. If that command failed, it would remove the recordings that this
/// one relies on.
fn alone(
    configuration: &Configuration,
    organization: OrganizationId,
) -> anyhow::Result<(UnfinishedFile, File)> {
    let name = configuration.data_dir.join(format!(".import-{organization}"));
    UnfinishedFile::create(&name)
        .with_context(|| format!("organization {organization} cannot be imported now"))
}

/// Fails if the organization is in use here, before anything is copied.
async fn present_access(
    configuration: &Configuration,
    organization: OrganizationId,
) -> anyhow::Result<PresentAccess> {
    let app = wiring::offline_app(configuration).await?;
    require_unused_organization(&configuration.database, organization).await?;
    if app.storage.organization(organization).await?.is_none() {
        return Ok(PresentAccess { members: 0, keys: 0 });
    }
    let members = members::list(&app, organization).await?.members.len();
    let now = SystemClock.now();
    let keys = app.storage.keys(organization).await?.iter().filter(|key| key.opens(now)).count();
    Ok(PresentAccess { members, keys })
}

fn report(
    organization: OrganizationId,
    present: &PresentAccess,
    recordings: usize,
    counts: ImportedCounts,
) -> String {
    let ImportedCounts { interviews, invitations, waiting_mails, planned_reminders, disabled_endpoints } =
        counts;
    let mut lines = vec![format!(
        "Imported organization {organization}: {interviews} interviews, {invitations} invitations, {recordings} \
             recordings"
    )];
    lines.push(match present {
        PresentAccess { members: 0, keys: 0 } => {
            format!("No one has access to it yet: run `colloquy-server organizations set-up-link {organization}`")
        }
        PresentAccess { members, keys } => format!(
            "{members} members and {keys} keys of this installation have access to it, because it took the place of \
             an unused organization"
        ),
    });
    if waiting_mails + planned_reminders > 0 {
        lines.push(format!(
            "This installation sends {waiting_mails} waiting mails and the reminders of {planned_reminders} invitations. \
             The old one does so too, until you stop it or erase the organization there"
        ));
    }
    if disabled_endpoints > 0 {
        lines.push(format!(
            "{disabled_endpoints} webhook endpoints have new secrets and are disabled: enable them in the console when \
             their receivers know the secrets"
        ));
    }
    lines.join("\n")
}

/// Copies the recordings into the media store, and then the rows that name them.
async fn copy(
    configuration: &Configuration,
    mut import: OrganizationExportReader,
    copied: &mut Vec<MediaName>,
) -> anyhow::Result<ImportedCounts> {
    copy_recordings(configuration, &mut import, copied).await?;
    insert(configuration, import).await
}

/// Removes recordings that no row names, because the import has failed. Those of an invitation that exists stay: the rows may
/// have been inserted although the database did not say so.
async fn remove_copied(configuration: &Configuration, copied: &[MediaName]) -> anyhow::Result<()> {
    let storage = wiring::existing(configuration).await?;
    let media = wiring::media(&configuration.media)?;
    for name in copied {
        if let Some(invitation) = invitation_of(name)
            && storage.invitation(invitation).await?.is_none()
        {
            media.remove(name).await?;
        }
    }
    Ok(())
}

async fn copy_recordings(
    configuration: &Configuration,
    import: &mut OrganizationExportReader,
    copied: &mut Vec<MediaName>,
) -> anyhow::Result<()> {
    let storage = wiring::existing(configuration).await?;
    let media = wiring::media(&configuration.media)?;
    let target = AudioCopyDestination::new(&*media, &configuration.data_dir)?;
    for (name, path) in import.recordings()? {
        let invitation: Option<InvitationId> = invitation_of(&name);
        let invitation = invitation.with_context(|| format!("{name} is not the name of a recording"))?;
        let is_new = storage.invitation(invitation).await?.is_none();
        ensure!(is_new, "{name} is a recording of invitation {invitation}, which exists here already");
        let mut incoming = OpenOptions::new().write(true).open(target.incoming.create()?)?;
        import.copy(&path, &mut incoming)?;
        incoming.sync_all()?;
        target.store(&name).await?;
        copied.push(name);
    }
    Ok(())
}

async fn insert(
    configuration: &Configuration,
    mut import: OrganizationExportReader,
) -> anyhow::Result<ImportedCounts> {
    let (sender, counted) = tokio::sync::oneshot::channel();
    let (now, organization) = (SystemClock.now().as_microsecond(), import.organization);
    let inserted = insert_organization(&configuration.database, organization, move |insert| {
        let mut counts = ImportedCounts::default();
        import.rows(|table, mut rows| {
            for row in &mut rows {
                adapt(table, row, now, &mut counts)?;
            }
            Ok(insert(TableBatch { table: table.to_owned(), rows })?)
        })?;
        insert(TableBatch { table: "audit_entries".to_owned(), rows: vec![audit_entry(organization, now)] })?;
        // The receiver waits below.
        let _ = sender.send(counts);
        Ok(())
    });
    inserted.await?;
    Ok(counted.await?)
}

/// Returns the row that tells owners of the import.
fn audit_entry(organization: OrganizationId, now: i64) -> String {
    let row = json!({
        "id": SystemIds.next().simple().to_string(),
        "organization_id": organization.uuid().simple().to_string(),
        "action": AuditAction::DataImported.as_str(),
        "subject": "",
        "created_at": now,
    });
    row.to_string()
}

/// Counts a row, and changes what cannot stay as it was.
fn adapt(table: &str, row: &mut String, now: i64, counts: &mut ImportedCounts) -> Result<(), Cause> {
    match table {
        "interviews" => counts.interviews += 1,
        "invitations" => {
            counts.invitations += 1;
            counts.planned_reminders += u64::from(member(row, "remind_at")?.is_some());
        }
        "mails" => {
            counts.waiting_mails += u64::from(member(row, "state")?.is_some_and(|state| state == "due"));
        }
        "webhook_endpoints" => {
            let mut endpoint: Map<String, Value> = serde_json::from_str(row)?;
            endpoint.insert("secret".to_owned(), json!(SigningSecret::draw(&SystemRandomness).reveal()));
            if !endpoint.contains_key("disabled_at") {
                counts.disabled_endpoints += 1;
                endpoint.insert("disabled_at".to_owned(), json!(now));
                endpoint.insert("disabled_why".to_owned(), json!("byOrganization"));
            }
            *row = Value::Object(endpoint).to_string();
        }
        _ => {}
    }
    Ok(())
}

fn member(row: &str, name: &str) -> Result<Option<Value>, Cause> {
    let mut row: Map<String, Value> = serde_json::from_str(row)?;
    Ok(row.remove(name))
}
