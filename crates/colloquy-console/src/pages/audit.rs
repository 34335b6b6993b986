//! The audit log.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;
use colloquy_app::accounts::audit_log::{self, AuditedInterview};
use colloquy_domain::account::audit::{AuditAction, AuditActor, AuditEntry};
use colloquy_domain::ids::Id;
use colloquy_domain::ports::ListPageRequest;
use colloquy_languages::console::AuditLogTexts;
use colloquy_languages::console_withdrawal::ConsoleWithdrawalTexts;

use super::ROWS;
use super::interviews::title;
use crate::frame::ConsoleFrame;
use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;
use crate::response;
use crate::text::{self, ShownTime};

struct AuditRow {
    action: &'static str,
    by: String,
    subject: String,
    /// The path of the interview that was changed, unless it was erased.
    interview: Option<String>,
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
    let mut rows = Vec::with_capacity(page.rows.len());
    for entry in page.rows {
        let (subject, interview) = match interview_link(request, &entry).await? {
            Some((title, path)) => (title, Some(path)),
            None => (entry.subject, None),
        };
        rows.push(AuditRow {
            action: action(entry.action, texts, &request.texts.withdrawal),
            by: match entry.actor {
                AuditActor::Operator => texts.operator.to_owned(),
                AuditActor::Account { email, .. } => email,
            },
            subject,
            interview,
            time: ShownTime::new(entry.created_at, request.language),
        });
    }
    let page = AuditLogPage {
        frame: ConsoleFrame::new(request, texts.heading.to_owned()),
        texts,
        rows,
        file: format!("/app/organizations/{organization}/audit-log.csv"),
        is_first: after.is_none(),
        next,
    };
    Ok(response::page(StatusCode::OK, &page))
}

/// Returns the title and the path of the interview that an entry is about, if there is one.
async fn interview_link(
    request: &ConsoleRequest<'_>,
    entry: &AuditEntry,
) -> Result<Option<(String, String)>, ConsoleProblem> {
    let Some(found) = audit_log::audited_interview(request.app, entry).await? else { return Ok(None) };
    let AuditedInterview { interview, invitations } = found;
    let mut title = title(&interview, &request.texts.interviews);
    if let Some(count) = invitations {
        title = format!("{title} ({})", text::count(count, request.language));
    }
    Ok(Some((title, format!("/app/organizations/{}/interviews/{}", entry.organization_id, interview.id))))
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
        AuditAction::PasswordChanged => texts.password_changed,
        AuditAction::OperatorGranted => texts.operator_granted,
        AuditAction::OperatorRevoked => texts.operator_revoked,
        AuditAction::EndpointUpdated => texts.endpoint_updated,
        AuditAction::InterviewCreated => texts.interview_created,
        AuditAction::InterviewUpdated => texts.interview_updated,
        AuditAction::InterviewArchived => texts.interview_archived,
        AuditAction::InterviewRestored => texts.interview_restored,
        AuditAction::ShareLinkUpdated => texts.share_link_updated,
        AuditAction::InvitationsCreated => texts.invitations_created,
        AuditAction::InvitationsSent => texts.invitations_sent,
        AuditAction::InvitationsReminded => texts.invitations_reminded,
        AuditAction::InvitationsCancelled => texts.invitations_cancelled,
        AuditAction::InvitationsReactivated => texts.invitations_reactivated,
        AuditAction::InvitationsCompleted => texts.invitations_completed,
        AuditAction::InvitationsArchived => texts.invitations_archived,
        AuditAction::InvitationsRestored => texts.invitations_restored,
        AuditAction::ErasureRequested => texts.erasure_requested,
        AuditAction::DataExported => texts.data_exported,
        AuditAction::DataImported => texts.data_imported,
        AuditAction::RetentionChanged => texts.retention_changed,
        AuditAction::KeptAfterWithdrawal => withdrawal.kept_after_withdrawal,
    }
}
