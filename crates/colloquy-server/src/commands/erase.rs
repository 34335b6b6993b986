use std::io::{self, BufRead, IsTerminal, Write};
use std::time::Duration;

use anyhow::bail;
use clap::{Args, Subcommand};
use colloquy_app::App;
use colloquy_app::erasures::{counts, find, of_person, receipt, repeatable_target_of, request, would_erase};
use colloquy_domain::account::audit::AuditActor;
use colloquy_domain::erasure::{ErasedCounts, Erasure, ErasureTarget};
use colloquy_domain::text::Email;
use colloquy_domain::{Id, InterviewId, InvitationId, OrganizationId};
use serde_json::{Value, json};

use super::{name, print};
use crate::configuration::Configuration;
use crate::wiring;

/// How often the command looks for the outcome, and how many times. The service continues in any case.
const PAUSE: Duration = Duration::from_millis(500);
const POLLS: usize = 180;

#[derive(Subcommand)]
pub enum EraseCommand {
    /// Erase an invitation with its transcript, audio, analysis, mails, log and webhooks
    Invitation {
        #[arg(long, value_name = "ID", value_parser = Id::parse as fn(&str) -> Result<OrganizationId, _>)]
        organization: OrganizationId,
        #[arg(value_parser = Id::parse as fn(&str) -> Result<InvitationId, _>)]
        id: InvitationId,
        #[command(flatten)]
        mode: EraseMode,
    },
    /// Erase all invitations of an organization that have this address or were mailed to it
    Person {
        #[arg(long, value_name = "ID", value_parser = Id::parse as fn(&str) -> Result<OrganizationId, _>)]
        organization: OrganizationId,
        #[arg(long, value_parser = name(Email::parse))]
        email: Email,
        #[command(flatten)]
        mode: EraseMode,
    },
    /// Erase an interview with all of its invitations
    Interview {
        #[arg(long, value_name = "ID", value_parser = Id::parse as fn(&str) -> Result<OrganizationId, _>)]
        organization: OrganizationId,
        #[arg(value_parser = Id::parse as fn(&str) -> Result<InterviewId, _>)]
        id: InterviewId,
        #[command(flatten)]
        mode: EraseMode,
    },
    /// Erase an organization with its interviews, keys, webhooks and members
    Organization {
        #[arg(value_parser = Id::parse as fn(&str) -> Result<OrganizationId, _>)]
        id: OrganizationId,
        #[command(flatten)]
        mode: EraseMode,
    },
}

#[derive(Args)]
pub struct EraseMode {
    /// Only say what would be erased
    #[arg(long)]
    dry_run: bool,
    /// Erase without asking
    #[arg(long)]
    yes: bool,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub async fn run(configuration: &Configuration, command: EraseCommand) -> anyhow::Result<()> {
    let app = wiring::offline_app(configuration).await?;
    let (organization, targets, mode) = match command {
        EraseCommand::Invitation { organization, id, mode } => {
            (organization, vec![repeatable_target_of(&app, organization, id).await?], mode)
        }
        EraseCommand::Person { organization, email, mode } => {
            let mut targets = Vec::new();
            for id in of_person(&app, organization, &email).await? {
                targets.push(repeatable_target_of(&app, organization, id).await?);
            }
            (organization, targets, mode)
        }
        EraseCommand::Interview { organization, id, mode } => {
            (organization, vec![ErasureTarget::Interview(id)], mode)
        }
        EraseCommand::Organization { id, mode } => (id, vec![ErasureTarget::Organization(id)], mode),
    };
    if mode.dry_run {
        return dry_run(&app, organization, &targets, mode.json).await;
    }
    if !mode.yes && !targets.is_empty() {
        confirm(&targets)?;
    }
    for target in &targets {
        request(&app, &AuditActor::Operator, organization, *target).await?;
    }
    let erasures = outcome(&app, organization, &targets).await?;
    let (value, lines) = receipts(&erasures);
    Ok(print(mode.json, &value, &lines)?)
}

async fn dry_run(
    app: &App,
    organization: OrganizationId,
    targets: &[ErasureTarget],
    json: bool,
) -> anyhow::Result<()> {
    let (mut rows, mut lines) = (Vec::new(), "Nothing was erased. This would be:".to_owned());
    for target in targets {
        let found = would_erase(app, organization, *target).await?;
        let (word, id) = (target.word(), target.id());
        lines.push_str(&format!("\n{word} {id}: {}", described(&found)));
        rows.push(json!({ "target": word, "id": id.to_string(), "found": counts(&found) }));
    }
    Ok(print(json, &json!({ "wouldErase": rows }), &lines)?)
}

fn confirm(targets: &[ErasureTarget]) -> anyhow::Result<()> {
    let what = match targets {
        [target] => format!("{} {}", target.word(), target.id()),
        _ => format!("{} invitations", targets.len()),
    };
    if !io::stdin().is_terminal() {
        bail!("this erases {what} for good; add --yes, or --dry-run to see what goes");
    }
    eprint!("This erases {what} for good. Type \"erase\" to continue: ");
    io::stderr().flush()?;
    let mut answer = String::new();
    io::stdin().lock().read_line(&mut answer)?;
    anyhow::ensure!(answer.trim() == "erase", "nothing was erased");
    Ok(())
}

/// Works the erasures off together with the service, and returns how far they are when the command ends.
async fn outcome(
    app: &App,
    organization: OrganizationId,
    targets: &[ErasureTarget],
) -> anyhow::Result<Vec<Erasure>> {
    for poll in 0.. {
        while app.advance_erasures().await? {}
        let mut erasures = Vec::with_capacity(targets.len());
        for target in targets {
            erasures.extend(find(app, organization, *target).await?);
        }
        if erasures.iter().all(|erasure| erasure.is_complete()) || poll == POLLS {
            return Ok(erasures);
        }
        tokio::time::sleep(PAUSE).await;
    }
    Ok(Vec::new())
}

fn receipts(erasures: &[Erasure]) -> (Value, String) {
    let mut lines: Vec<String> = Vec::new();
    for erasure in erasures {
        let (word, id) = (erasure.target.word(), erasure.target.id());
        lines.push(match erasure.digest() {
            Some(digest) => {
                let (found, receipt) = (described(&erasure.erased), erasure.id);
                format!("{word} {id} is erased: {found}; receipt {receipt} sha256:{digest}")
            }
            None => format!("{word} {id} is not erased yet; the service continues in the background"),
        });
    }
    if lines.is_empty() {
        lines.push("Nothing is stored about this person.".to_owned());
    }
    (json!({ "erasures": erasures.iter().map(receipt).collect::<Vec<_>>() }), lines.join("\n"))
}

fn described(counts: &ErasedCounts) -> String {
    let ErasedCounts { invitations, messages, log_entries, mails, webhook_deliveries, recordings } = counts;
    format!(
        "{invitations} invitations, {messages} messages, {recordings} recordings, {mails} mails, {webhook_deliveries} webhook deliveries, \
         {log_entries} log entries"
    )
}
