//! The texts of the console, where members of an organization work.

use serde::Serialize;

use crate::console_access::ConsoleAccessTexts;
pub use crate::console_audit::AuditLogTexts;
use crate::console_confirmation::ConfirmationTexts;
use crate::console_data::StoredDataTexts;
use crate::console_deadline::ConsoleDeadlineTexts;
use crate::console_editing::ConsoleEditingTexts;
use crate::console_exports::ExportTexts;
use crate::console_history::InvitationHistoryTexts;
use crate::console_notes::ConsoleNoteTexts;
use crate::console_overview::OverviewTexts;
use crate::console_player::PlayerTexts;
use crate::console_preview::PreviewTexts;
use crate::console_rehearsal::RehearsalTexts;
use crate::console_reminders::ConsoleReminderTexts;
use crate::console_results::InterviewResultsTexts;
use crate::console_retention::RetentionTexts;
use crate::console_search::SearchTexts;
use crate::console_service::ServiceTexts;
use crate::console_settings::OrganizationSettingsTexts;
use crate::console_webhooks::WebhookTexts;
use crate::console_withdrawal::ConsoleWithdrawalTexts;
use crate::page::PageNotice;

/// `{organization}`, `{email}`, `{label}`, `{name}`, `{count}` and the like are placeholders.
#[derive(Serialize)]
pub struct ConsoleTexts {
    pub frame: ConsoleFrameTexts,
    pub sign_in: SignInTexts,
    pub access: ConsoleAccessTexts,
    pub new_password: NewPasswordTexts,
    pub set_up: SetUpTexts,
    pub join: JoinOrganizationTexts,
    pub interviews: InterviewListTexts,
    pub interview: InterviewDetailsTexts,
    pub invitation: TranscriptTexts,
    pub keys: KeyListTexts,
    pub confirmations: ConfirmationTexts,
    pub history: InvitationHistoryTexts,
    pub overview: OverviewTexts,
    pub player: PlayerTexts,
    pub preview: PreviewTexts,
    pub rehearsal: RehearsalTexts,
    pub results: InterviewResultsTexts,
    pub search: SearchTexts,
    pub exports: ExportTexts,
    pub data: StoredDataTexts,
    pub retention: RetentionTexts,
    pub settings: OrganizationSettingsTexts,
    pub webhooks: WebhookTexts,
    pub deadline: ConsoleDeadlineTexts,
    pub notes: ConsoleNoteTexts,
    pub reminders: ConsoleReminderTexts,
    pub service: ServiceTexts,
    pub withdrawal: ConsoleWithdrawalTexts,
    pub members: MemberListTexts,
    pub audit: AuditLogTexts,
    pub account: AccountTexts,
    pub editing: ConsoleEditingTexts,
    pub statuses: InvitationStatusTexts,
    pub problems: AccountProblemTexts,
    pub errors: ConsoleErrorTexts,
}

#[derive(Serialize)]
pub struct ConsoleFrameTexts {
    pub skip: &'static str,
    pub menu: &'static str,
    /// Names the navigation for screen readers.
    pub main: &'static str,
    pub interviews: &'static str,
    pub keys: &'static str,
    pub members: &'static str,
    pub audit: &'static str,
    pub account: &'static str,
    pub sign_out: &'static str,
    /// The heading of the organizations of a person.
    pub organizations: &'static str,
    pub actions: &'static str,
    pub first_page: &'static str,
    pub next_page: &'static str,
    pub pages: &'static str,
    /// Where the person is in the console, for screen readers.
    pub breadcrumb: &'static str,
    /// Below a page that shows changes without being reloaded.
    pub live: &'static str,
    pub saved: &'static str,
    /// The title of a page with an error: "Error: Sign in".
    pub error_title: &'static str,
    pub never: &'static str,
    /// Stands between a name and its value. French has a space before it.
    pub colon: &'static str,
    /// The button that copies what stands beside it.
    pub copy: &'static str,
    /// Its text for a moment after that.
    pub copied: &'static str,
    pub owner: &'static str,
    pub member: &'static str,
    pub viewer: &'static str,
    pub owner_may: &'static str,
    pub member_may: &'static str,
    pub viewer_may: &'static str,
}

#[derive(Serialize)]
pub struct SignInTexts {
    pub heading: &'static str,
    pub email: &'static str,
    pub password: &'static str,
    pub button: &'static str,
    pub forgotten: &'static str,
}

#[derive(Serialize)]
pub struct NewPasswordTexts {
    pub heading: &'static str,
    pub lead: &'static str,
    pub button: &'static str,
}

#[derive(Serialize)]
pub struct SetUpTexts {
    pub heading: &'static str,
    pub lead: &'static str,
    pub organization: &'static str,
    pub organization_hint: &'static str,
    pub name: &'static str,
    pub email: &'static str,
    pub email_hint: &'static str,
    pub password: &'static str,
    pub password_hint: &'static str,
    pub button: &'static str,
    /// For a person who is signed in already.
    pub button_with_account: &'static str,
    /// Before the link with which a person who has an account signs in.
    pub sign_in_first: &'static str,
}

#[derive(Serialize)]
pub struct JoinOrganizationTexts {
    /// "Join {organization}".
    pub heading: &'static str,
    /// "You were invited as {role}. Your account is for {email}."
    pub lead: &'static str,
    pub button: &'static str,
    /// For a person whose address has an account.
    pub sign_in_first: &'static str,
    pub sign_in: &'static str,
    /// For a person who is signed in with another address.
    pub other_account: &'static str,
    /// For a person who is signed in with the invited address.
    pub as_account: &'static str,
}

#[derive(Serialize)]
pub struct InterviewListTexts {
    pub heading: &'static str,
    pub which: &'static str,
    pub current: &'static str,
    pub archived: &'static str,
    pub order: &'static str,
    pub newest_first: &'static str,
    pub oldest_first: &'static str,
    pub changed_first: &'static str,
    pub sort: &'static str,
    pub caption: &'static str,
    pub title: &'static str,
    pub language: &'static str,
    pub created: &'static str,
    pub invitations: &'static str,
    /// "{done} of {all} completed".
    pub completed_of: &'static str,
    pub no_invitations: &'static str,
    pub untitled: &'static str,
    pub empty: PageNotice,
    pub empty_link: &'static str,
    pub none_archived: &'static str,
}

#[derive(Serialize)]
pub struct InterviewDetailsTexts {
    /// The filter for archived invitations.
    pub archived: &'static str,
    pub none_archived: &'static str,
    /// Downloads the invitations with their outcomes.
    pub results: &'static str,
    pub settings: &'static str,
    pub language: &'static str,
    pub voice: &'static str,
    pub minutes: &'static str,
    pub answers: &'static str,
    pub no_limit: &'static str,
    /// "At most {count}".
    pub at_most: &'static str,
    pub waiting_mails: &'static str,
    pub created: &'static str,
    pub changed: &'static str,
    pub share_link: &'static str,
    pub share_hint: &'static str,
    /// In place of the hint, while the link is closed.
    pub share_closed_hint: &'static str,
    pub share_open: &'static str,
    pub share_closed: &'static str,
    pub prompt: &'static str,
    pub intro: &'static str,
    pub first_message: &'static str,
    pub invitations: &'static str,
    pub all: &'static str,
    pub status: &'static str,
    pub person: &'static str,
    pub started: &'static str,
    pub duration: &'static str,
    pub no_name: &'static str,
    pub none: &'static str,
    pub none_in_status: &'static str,
}

#[derive(Serialize)]
pub struct TranscriptTexts {
    /// The badge of an archived invitation.
    pub archived: &'static str,
    /// Stands before the names of formats.
    pub download: &'static str,
    pub summary: &'static str,
    pub findings: &'static str,
    pub refused: &'static str,
    pub not_covered: &'static str,
    pub safety: &'static str,
    /// "Message {number}".
    pub message: &'static str,
    pub not_analysed: &'static str,
    pub transcript: &'static str,
    pub empty: &'static str,
    pub session: &'static str,
    pub interviewer: &'static str,
    pub interrupted: &'static str,
    pub typed: &'static str,
    pub link_to_message: &'static str,
    pub listen: &'static str,
    pub invited: &'static str,
    pub started: &'static str,
    pub completed: &'static str,
    pub active: &'static str,
    pub answers: &'static str,
    /// "{count} min".
    pub duration: &'static str,
    pub link: &'static str,
    pub positive: &'static str,
    pub neutral: &'static str,
    pub negative: &'static str,
    /// What a finding is about, most important first.
    pub harm: &'static str,
    pub money: &'static str,
    pub leaving: &'static str,
    pub blocked: &'static str,
    pub complaint: &'static str,
    pub wish: &'static str,
    pub praise: &'static str,
    pub other: &'static str,
}

#[derive(Serialize)]
pub struct KeyListTexts {
    pub heading: &'static str,
    pub lead: &'static str,
    pub caption: &'static str,
    pub label: &'static str,
    pub label_hint: &'static str,
    pub key: &'static str,
    pub status: &'static str,
    pub created: &'static str,
    pub last_used: &'static str,
    pub never_used: &'static str,
    pub expires: &'static str,
    pub active: &'static str,
    pub expired: &'static str,
    pub revoked: &'static str,
    pub revoke: &'static str,
    pub create: &'static str,
    pub create_lead: &'static str,
    pub create_button: &'static str,
    /// How long a new key works.
    pub lifetime: &'static str,
    pub days_30: &'static str,
    pub days_90: &'static str,
    pub days_365: &'static str,
    pub unlimited: &'static str,
    /// "The key “{label}” was created".
    pub made: &'static str,
    pub copy_now: &'static str,
    pub copy_hint: &'static str,
    pub try_it: &'static str,
    pub stored: &'static str,
    pub invalid_label: &'static str,
    pub none: &'static str,
}

#[derive(Serialize)]
pub struct MemberListTexts {
    pub heading: &'static str,
    pub lead: &'static str,
    pub person: &'static str,
    pub role: &'static str,
    pub since: &'static str,
    pub you: &'static str,
    pub change_role: &'static str,
    pub remove: &'static str,
    pub invited: &'static str,
    pub valid_until: &'static str,
    pub withdraw: &'static str,
    pub invite: &'static str,
    pub invite_lead: &'static str,
    pub email: &'static str,
    pub invite_button: &'static str,
    /// "A link for {email} was created".
    pub made: &'static str,
    pub send_link: &'static str,
    pub send_hint: &'static str,
    pub done: &'static str,
}

#[derive(Serialize)]
pub struct AccountTexts {
    pub heading: &'static str,
    pub profile: &'static str,
    pub profile_lead: &'static str,
    pub name: &'static str,
    pub email: &'static str,
    pub save: &'static str,
    pub password: &'static str,
    pub password_lead: &'static str,
    pub present_password: &'static str,
    pub new_password: &'static str,
    pub change_password: &'static str,
    pub password_changed: &'static str,
    pub devices: &'static str,
    pub device: &'static str,
    pub this_device: &'static str,
    pub unknown_device: &'static str,
    /// "{browser} on {system}".
    pub browser_on: &'static str,
    pub signed_in: &'static str,
    pub last_active: &'static str,
    pub sign_out: &'static str,
    pub sign_out_others: &'static str,
}

#[derive(Serialize)]
pub struct InvitationStatusTexts {
    pub ready: &'static str,
    pub in_progress: &'static str,
    pub completed: &'static str,
    pub reopened: &'static str,
    pub cancelled: &'static str,
}

#[derive(Serialize)]
pub struct AccountProblemTexts {
    /// The heading above the problem of a form.
    pub heading: &'static str,
    pub organization_name: &'static str,
    pub name: &'static str,
    pub email: &'static str,
    pub email_taken: &'static str,
    pub already_member: &'static str,
    pub wrong_credentials: &'static str,
    pub wrong_password: &'static str,
    /// "… in {seconds} seconds".
    pub too_many_attempts: &'static str,
    pub password_too_short: &'static str,
    pub password_too_long: &'static str,
    pub password_too_common: &'static str,
    pub last_owner: &'static str,
}

#[derive(Serialize)]
pub struct ConsoleErrorTexts {
    pub not_found: PageNotice,
    pub link_closed: PageNotice,
    /// For a link with which a person chooses a new password.
    pub password_link_closed: PageNotice,
    /// The button that leads to the page which mails another one.
    pub request_password_link: &'static str,
    pub forbidden: PageNotice,
    /// If a form comes from a session that has ended. The page keeps the form.
    pub session_ended: PageNotice,
    /// If the person has signed in again since. The page keeps the form.
    pub session_changed: PageNotice,
    pub send_again: &'static str,
    pub outdated_form: PageNotice,
    /// If a form with its files is larger than `{size}`, such as "8 MiB".
    pub too_big: PageNotice,
    pub too_many: PageNotice,
    pub unavailable: PageNotice,
    pub failed: PageNotice,
    pub go_home: &'static str,
}
