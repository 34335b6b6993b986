//! The audit log.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;
use colloquy_app::accounts::audit_log;
use colloquy_domain::account::audit::{AuditAction, AuditActor};
use colloquy_domain::ids::Id;
use colloquy_domain::ports::ListPageRequest;
use colloquy_languages::console::AuditLogTexts;
use colloquy_languages::console_withdrawal::ConsoleWithdrawalTexts;

use super::ROWS;
use crate::frame::ConsoleFrame;
use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;
use crate::response;
use crate::text::ShownTime;

struct AuditRow {
    action: &'static str,
    by: String,
    subject: String,
    time: ShownTime,
}

#[derive(Template)]
#[template(path = "audit.html")]
struct AuditLogPage<'p> {
    frame: ConsoleFrame<'p>,
    texts: &'static AuditLogTexts,
    rows: Vec<AuditRow>,
    /// The path of the log as a table.
    file: String,
    is_first: bool,
    next: Option<String>,
}

pub async fn show(request: &ConsoleRequest<'_>) -> Result<HttpResponse, ConsoleProblem> {
    let (texts, organization) = (&request.texts.audit, request.organization()?);
    let after = request.query("after").and_then(|id| Id::parse(&id).ok());
    let page = ListPageRequest { after, limit: ROWS };
    let page = audit_log::page(request.app, organization, page).await?;
    let next = page.rows.last().filter(|_| page.more).map(|last| format!("?after={}", last.id));
    let rows = page.rows.into_iter().map(|entry| AuditRow {
        action: action(entry.action, texts, &request.texts.withdrawal),
        by: match entry.administrator {
            AuditActor::Operator => texts.operator.to_owned(),
            AuditActor::Account { email, .. } => email,
        },
        subject: entry.subject,
        time: ShownTime::new(entry.created_at, request.language),
    });
    let page = AuditLogPage {
        frame: ConsoleFrame::new(request, texts.heading.to_owned()),
        texts,
        rows: rows.collect(),
        file: format!("/app/organizations/{organization}/audit-log.csv"),
        is_first: after.is_none(),
        next,
    };
    Ok(response::page(StatusCode::OK, &page))
}

fn action(action: AuditAction, texts: &AuditLogTexts, withdrawal: &ConsoleWithdrawalTexts) -> &'static str {
    match action {
        AuditAction::OrganizationSetUp => texts.organization_set_up,
        AuditAction::OrganizationUpdated => texts.organization_updated,
        AuditAction::MemberInvited => texts.member_invited,
        AuditAction::MemberInvitationWithdrawn => texts.member_invitation_withdrawn,
        AuditAction::MemberJoined => texts.member_joined,
        AuditAction::MemberRoleChanged => texts.member_role_changed,
        AuditAction::MemberRemoved => texts.member_removed,
        AuditAction::IdentityLinked => texts.identity_linked,
        AuditAction::IdentityUnlinked => texts.identity_unlinked,
        AuditAction::PasskeyAdded => texts.passkey_added,
        AuditAction::PasskeyRemoved => texts.passkey_removed,
        AuditAction::KeyCreated => texts.key_created,
        AuditAction::KeyRevoked => texts.key_revoked,
        AuditAction::EndpointCreated => texts.endpoint_created,
        AuditAction::EndpointDisabled => texts.endpoint_disabled,
        AuditAction::EndpointEnabled => texts.endpoint_enabled,
        AuditAction::EndpointDeleted => texts.endpoint_deleted,
        AuditAction::SecretRotated => texts.secret_rotated,
        AuditAction::ErasureRequested => texts.erasure_requested,
        AuditAction::DataExported => texts.data_exported,
        AuditAction::DataImported => texts.data_imported,
        AuditAction::RetentionChanged => texts.retention_changed,
        AuditAction::KeptAfterWithdrawal => withdrawal.kept_after_withdrawal,
    }
}
