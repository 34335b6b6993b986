use anyhow::{Context, bail};
use clap::Args;
use colloquy_app::App;
use colloquy_app::retention::{Expired, change, periods, rules, would_remove};
use colloquy_domain::account::audit::AuditActor;
use colloquy_domain::retention::{RetentionKind, RetentionPeriod, RetentionRules, RetentionScope};
use colloquy_domain::{Id, InterviewId, OrganizationId};
use serde_json::{Map, Value, json};

use super::print;
use crate::configuration::Configuration;
use crate::wiring;

#[derive(Args)]
pub struct RetentionArguments {
    #[arg(long, value_name = "ID", value_parser = Id::parse as fn(&str) -> Result<OrganizationId, _>)]
    organization: OrganizationId,
    /// Only this interview, which may have settings of its own
    #[arg(long, value_name = "ID", value_parser = Id::parse as fn(&str) -> Result<InterviewId, _>)]
    interview: Option<InterviewId>,
    /// Change how long something is kept: a kind with a number of days, `forever`, or `default`. Kinds: audio, transcripts,
    /// personalFields, logs, mails, webhookBodies. Repeat it for several kinds
    #[arg(long, value_name = "KIND=90d", value_parser = kept)]
    keep: Vec<(RetentionKind, Option<RetentionPeriod>)>,
    /// Change nothing, and list what would be deleted now
    #[arg(long)]
    dry_run: bool,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Parses `audio=90d`. The word `default` stands for the organization's period, and there for no end.
fn kept(text: &str) -> anyhow::Result<(RetentionKind, Option<RetentionPeriod>)> {
    let (kind, period) = text.split_once('=').context("not a kind and a period, such as audio=90d")?;
    let Some(kind) = RetentionKind::from_word(kind) else {
        let kinds: Vec<&str> = RetentionKind::ALL.iter().map(|kind| kind.as_str()).collect();
        bail!("not one of the kinds {}", kinds.join(", "));
    };
    match period {
        "default" => Ok((kind, None)),
        period => Ok((kind, Some(RetentionPeriod::parse(period)?))),
    }
}

pub async fn run(configuration: &Configuration, arguments: RetentionArguments) -> anyhow::Result<()> {
    let app = wiring::offline_app(configuration).await?;
    let scope = RetentionScope::of(arguments.organization, arguments.interview);
    let stored = rules(&app, scope).await?;
    let wanted = arguments.keep.iter().fold(stored, |rules, (kind, period)| rules.with(*kind, *period));
    let (value, lines) = match arguments.dry_run {
        true => listed(&would_remove(&app, scope, Some(wanted)).await?),
        false => {
            change(&app, &AuditActor::Operator, scope, wanted, Some(stored)).await?;
            shown(&app, scope, &wanted).await?
        }
    };
    Ok(print(arguments.json, &value, &lines)?)
}

/// Says how long each kind is kept, and whether that is set here.
async fn shown(app: &App, scope: RetentionScope, rules: &RetentionRules) -> anyhow::Result<(Value, String)> {
    let (applied, mut kept, mut lines) = (periods(app, scope).await?, Map::new(), Vec::new());
    for kind in RetentionKind::ALL {
        let (period, own) = (applied.get(*kind), rules.get(*kind));
        let origin = match own {
            None => " (default)".to_owned(),
            Some(own) if own != period => {
                format!(" (set to {}, but contains what is kept shorter)", own.written())
            }
            Some(_) => String::new(),
        };
        lines.push(format!("{}: {}{origin}", kind.as_str(), period.written()));
        let set = own.map(RetentionPeriod::written);
        kept.insert(kind.as_str().to_owned(), json!({ "period": period.written(), "set": set }));
    }
    Ok((json!({ "keeps": kept }), lines.join("\n")))
}

fn listed(found: &[Expired]) -> (Value, String) {
    let mut lines = vec!["Nothing was deleted.".to_owned()];
    match found.is_empty() {
        true => lines.push("Nothing would be deleted now.".to_owned()),
        false => lines.push("This would be deleted now:".to_owned()),
    }
    let mut rows = Vec::new();
    for Expired { scope, kind, period, invitations, has_more } in found {
        let (of, kind, kept) = (scope.id(), kind.as_str(), period.written());
        let word = if scope.interview_id().is_some() { "interview" } else { "organization" };
        let at_least = if *has_more { "at least " } else { "" };
        lines.push(format!("{word} {of}: {kind} of {at_least}{invitations} invitations, kept for {kept}"));
        rows.push(json!({
            "scope": word, "id": of.to_string(), "kind": kind, "period": kept, "invitations": invitations, "hasMore": has_more,
        }));
    }
    (json!({ "wouldDelete": rows }), lines.join("\n"))
}
