//! The table of all routes of the console: method, path, and what a request requires.

use actix_web::http::Method;
use colloquy_domain::OrganizationId;
use colloquy_domain::account::membership::Permission;
use colloquy_domain::account::secret::AccountSecret;
use colloquy_domain::ids::{Id, IdKind};

use crate::problem::ConsoleProblem;

pub const ROOT: &str = "/app";
/// Returns the path of the first page of an organization.
pub fn overview(organization: OrganizationId) -> String {
    format!("{ROOT}/organizations/{organization}/overview")
}

pub const SIGN_IN: &str = "/app/sign-in";
pub const ACCOUNT: &str = "/app/account";
pub const SERVICE: &str = "/app/service";

/// Who may send a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RouteAccess {
    Anyone,
    SignedIn,
    /// Someone who runs the service.
    Operator,
    /// A member of the organization whose id is the first one in the path, with a role that allows this.
    Member(Permission),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConsoleRouteTarget {
    Home,
    SetUp,
    SubmitSetUp,
    NewPassword,
    SubmitNewPassword,
    ForgottenPassword,
    SubmitForgottenPassword,
    SignIn,
    SubmitSignIn,
    SignOut,
    BeginProviderSignIn,
    IdentityProviderCallback,
    BeginPasskeySignIn,
    CompletePasskeySignIn,
    Join,
    SubmitJoin,
    ChooseVisitorLanguage,
    Account,
    Rename,
    ChooseLanguage,
    ChangePassword,
    EndSession,
    EndOtherSessions,
    UnlinkIdentity,
    BeginPasskey,
    AddPasskey,
    RemovePasskey,
    Overview,
    LiveOverview,
    LiveInterview,
    LiveInvitation,
    Interviews,
    NewInterview,
    CreateInterview,
    PreviewInterview,
    VoiceSampleButton,
    Rehearsal,
    StartRehearsal,
    EndRehearsal,
    Interview,
    EditInterview,
    SaveInterview,
    ArchiveInterview,
    RestoreInterview,
    Results,
    SearchTranscripts,
    ResultsFile,
    FindingsFile,
    InvitePeople,
    SubmitPeople,
    ApplyToInvitations,
    ShareLink,
    SaveShareLink,
    Invitation,
    MessageAudio,
    Recording,
    Waveform,
    TranscriptFile,
    InvitationArchive,
    InterviewArchive,
    SendInvitation,
    CancelInvitation,
    RestoreInvitation,
    ReactivateInvitation,
    Settings,
    SaveSettings,
    SaveLogo,
    Keys,
    CreateKey,
    RevokeKey,
    WebhookEndpoints,
    CreateWebhookEndpoint,
    WebhookEndpoint,
    TestWebhook,
    EnableWebhook,
    DisableWebhook,
    RotateWebhookSecret,
    SaveWebhookEndpoint,
    DeleteWebhook,
    ReplayDelivery,
    Members,
    Invite,
    ChangeRole,
    RemoveMember,
    WithdrawLink,
    AuditLog,
    AuditLogFile,
    StoredData,
    ErasePerson,
    Retention,
    SaveRetention,
    InterviewRetention,
    SaveInterviewRetention,
    ConfirmEraseInvitation,
    EraseInvitation,
    EraseChosenInvitations,
    ConfirmEraseInterview,
    EraseInterview,
    ErasureReceipt,
    PersonArchive,
    OrganizationArchive,
    SaveWithdrawalPolicy,
    KeepAfterWithdrawal,
    InterviewDeadline,
    SaveInterviewDeadline,
    InvitationDeadline,
    SaveInvitationDeadline,
    ReminderPlan,
    SaveReminderPlan,
    InterviewNotes,
    NewNote,
    AddNote,
    Note,
    ChangeNote,
    RemoveNote,
    Service,
}

impl ConsoleRouteTarget {
    /// Returns whether the form changes what others may be changing at the same time.
    pub fn is_edit(self) -> bool {
        matches!(
            self,
            Self::SaveInterview
                | Self::SaveShareLink
                | Self::SaveSettings
                | Self::SaveLogo
                | Self::SaveWebhookEndpoint
                | Self::ChangeRole
                | Self::SaveRetention
                | Self::SaveInterviewRetention
                | Self::SaveWithdrawalPolicy
                | Self::SaveInterviewDeadline
                | Self::SaveInvitationDeadline
                | Self::SaveReminderPlan
                | Self::ChangeNote
        )
    }
}

#[derive(Debug)]
pub struct ConsoleRoute {
    pub method: Method,
    /// The path below `/app`. `{}` stands for one part that varies.
    pub path: &'static str,
    pub access: RouteAccess,
    pub page: ConsoleRouteTarget,
}

macro_rules! routes {
    ($($method:ident $path:literal $access:expr, $page:ident;)*) => {
        pub static ROUTES: &[ConsoleRoute] = &[$(ConsoleRoute {
            method: Method::$method,
            path: $path,
            access: $access,
            page: ConsoleRouteTarget::$page,
        },)*];
    };
}

const READ: RouteAccess = RouteAccess::Member(Permission::Read);
const EDIT: RouteAccess = RouteAccess::Member(Permission::Edit);
const ADMINISTER: RouteAccess = RouteAccess::Member(Permission::Administer);

routes! {
    GET "" RouteAccess::SignedIn, Home;
    GET "/set-up/{}" RouteAccess::Anyone, SetUp;
    POST "/set-up/{}" RouteAccess::Anyone, SubmitSetUp;
    GET "/password/{}" RouteAccess::Anyone, NewPassword;
    POST "/password/{}" RouteAccess::Anyone, SubmitNewPassword;
    GET "/forgotten-password" RouteAccess::Anyone, ForgottenPassword;
    POST "/forgotten-password" RouteAccess::Anyone, SubmitForgottenPassword;
    GET "/sign-in" RouteAccess::Anyone, SignIn;
    POST "/sign-in" RouteAccess::Anyone, SubmitSignIn;
    GET "/sign-in/provider" RouteAccess::Anyone, BeginProviderSignIn;
    GET "/sign-in/provider/callback" RouteAccess::Anyone, IdentityProviderCallback;
    POST "/sign-in/passkey/begin" RouteAccess::Anyone, BeginPasskeySignIn;
    POST "/sign-in/passkey" RouteAccess::Anyone, CompletePasskeySignIn;
    POST "/sign-out" RouteAccess::SignedIn, SignOut;
    GET "/join/{}" RouteAccess::Anyone, Join;
    POST "/join/{}" RouteAccess::Anyone, SubmitJoin;
    POST "/language" RouteAccess::Anyone, ChooseVisitorLanguage;
    GET "/account" RouteAccess::SignedIn, Account;
    POST "/account/name" RouteAccess::SignedIn, Rename;
    POST "/account/language" RouteAccess::SignedIn, ChooseLanguage;
    POST "/account/password" RouteAccess::SignedIn, ChangePassword;
    POST "/account/sessions/{}/end" RouteAccess::SignedIn, EndSession;
    POST "/account/sessions/end-others" RouteAccess::SignedIn, EndOtherSessions;
    POST "/account/identity/unlink" RouteAccess::SignedIn, UnlinkIdentity;
    POST "/account/passkeys/begin" RouteAccess::SignedIn, BeginPasskey;
    POST "/account/passkeys" RouteAccess::SignedIn, AddPasskey;
    POST "/account/passkeys/{}/remove" RouteAccess::SignedIn, RemovePasskey;
    GET "/service" RouteAccess::Operator, Service;
    GET "/organizations/{}/overview" READ, Overview;
    GET "/organizations/{}/overview/live" READ, LiveOverview;
    GET "/organizations/{}/interviews/{}/live" READ, LiveInterview;
    GET "/organizations/{}/invitations/{}/live" READ, LiveInvitation;
    GET "/organizations/{}/interviews" READ, Interviews;
    GET "/organizations/{}/interviews/new" EDIT, NewInterview;
    POST "/organizations/{}/interviews" EDIT, CreateInterview;
    POST "/organizations/{}/interviews/preview" EDIT, PreviewInterview;
    GET "/organizations/{}/voice-sample" EDIT, VoiceSampleButton;
    GET "/organizations/{}/interviews/{}/rehearsal" EDIT, Rehearsal;
    POST "/organizations/{}/interviews/{}/rehearsal" EDIT, StartRehearsal;
    POST "/organizations/{}/interviews/{}/rehearsal/end" EDIT, EndRehearsal;
    GET "/organizations/{}/interviews/{}" READ, Interview;
    GET "/organizations/{}/interviews/{}/edit" EDIT, EditInterview;
    POST "/organizations/{}/interviews/{}/edit" EDIT, SaveInterview;
    POST "/organizations/{}/interviews/{}/archive" EDIT, ArchiveInterview;
    POST "/organizations/{}/interviews/{}/restore" EDIT, RestoreInterview;
    GET "/organizations/{}/interviews/{}/results" READ, Results;
    GET "/organizations/{}/interviews/{}/search" READ, SearchTranscripts;
    GET "/organizations/{}/interviews/{}/results.csv" READ, ResultsFile;
    GET "/organizations/{}/interviews/{}/findings.csv" READ, FindingsFile;
    GET "/organizations/{}/interviews/{}/invite" EDIT, InvitePeople;
    POST "/organizations/{}/interviews/{}/invite" EDIT, SubmitPeople;
    POST "/organizations/{}/interviews/{}/invitations" EDIT, ApplyToInvitations;
    GET "/organizations/{}/interviews/{}/share-link" EDIT, ShareLink;
    POST "/organizations/{}/interviews/{}/share-link" EDIT, SaveShareLink;
    GET "/organizations/{}/invitations/{}" READ, Invitation;
    GET "/organizations/{}/invitations/{}/messages/{}/audio" READ, MessageAudio;
    GET "/organizations/{}/invitations/{}/recording" READ, Recording;
    GET "/organizations/{}/invitations/{}/recording/waveform" READ, Waveform;
    GET "/organizations/{}/invitations/{}/transcript/{}" READ, TranscriptFile;
    GET "/organizations/{}/invitations/{}/export.zip" READ, InvitationArchive;
    GET "/organizations/{}/interviews/{}/export.zip" READ, InterviewArchive;
    POST "/organizations/{}/invitations/{}/send" EDIT, SendInvitation;
    POST "/organizations/{}/invitations/{}/cancel" EDIT, CancelInvitation;
    POST "/organizations/{}/invitations/{}/restore" EDIT, RestoreInvitation;
    POST "/organizations/{}/invitations/{}/reactivate" EDIT, ReactivateInvitation;
    GET "/organizations/{}/settings" ADMINISTER, Settings;
    POST "/organizations/{}/settings" ADMINISTER, SaveSettings;
    POST "/organizations/{}/settings/logo" ADMINISTER, SaveLogo;
    GET "/organizations/{}/keys" ADMINISTER, Keys;
    POST "/organizations/{}/keys" ADMINISTER, CreateKey;
    POST "/organizations/{}/keys/{}/revoke" ADMINISTER, RevokeKey;
    GET "/organizations/{}/webhooks" ADMINISTER, WebhookEndpoints;
    POST "/organizations/{}/webhooks" ADMINISTER, CreateWebhookEndpoint;
    GET "/organizations/{}/webhooks/{}" ADMINISTER, WebhookEndpoint;
    POST "/organizations/{}/webhooks/{}" ADMINISTER, SaveWebhookEndpoint;
    POST "/organizations/{}/webhooks/{}/test" ADMINISTER, TestWebhook;
    POST "/organizations/{}/webhooks/{}/enable" ADMINISTER, EnableWebhook;
    POST "/organizations/{}/webhooks/{}/disable" ADMINISTER, DisableWebhook;
    POST "/organizations/{}/webhooks/{}/rotate" ADMINISTER, RotateWebhookSecret;
    POST "/organizations/{}/webhooks/{}/delete" ADMINISTER, DeleteWebhook;
    POST "/organizations/{}/webhooks/{}/deliveries/{}/replay" ADMINISTER, ReplayDelivery;
    GET "/organizations/{}/members" ADMINISTER, Members;
    POST "/organizations/{}/members" ADMINISTER, Invite;
    POST "/organizations/{}/members/{}/role" ADMINISTER, ChangeRole;
    POST "/organizations/{}/members/{}/remove" ADMINISTER, RemoveMember;
    POST "/organizations/{}/member-links/{}/withdraw" ADMINISTER, WithdrawLink;
    GET "/organizations/{}/audit-log" ADMINISTER, AuditLog;
    GET "/organizations/{}/audit-log.csv" ADMINISTER, AuditLogFile;
    GET "/organizations/{}/data" ADMINISTER, StoredData;
    POST "/organizations/{}/data/person" ADMINISTER, ErasePerson;
    POST "/organizations/{}/data/person/export.zip" ADMINISTER, PersonArchive;
    POST "/organizations/{}/data/export.zip" ADMINISTER, OrganizationArchive;
    GET "/organizations/{}/data/retention" ADMINISTER, Retention;
    POST "/organizations/{}/data/retention" ADMINISTER, SaveRetention;
    GET "/organizations/{}/interviews/{}/retention" ADMINISTER, InterviewRetention;
    POST "/organizations/{}/interviews/{}/retention" ADMINISTER, SaveInterviewRetention;
    GET "/organizations/{}/invitations/{}/erase" ADMINISTER, ConfirmEraseInvitation;
    POST "/organizations/{}/invitations/{}/erase" ADMINISTER, EraseInvitation;
    POST "/organizations/{}/interviews/{}/erase-invitations" ADMINISTER, EraseChosenInvitations;
    GET "/organizations/{}/interviews/{}/erase" ADMINISTER, ConfirmEraseInterview;
    POST "/organizations/{}/interviews/{}/erase" ADMINISTER, EraseInterview;
    GET "/organizations/{}/erasures/{}/receipt" ADMINISTER, ErasureReceipt;
    POST "/organizations/{}/data/withdrawal" ADMINISTER, SaveWithdrawalPolicy;
    POST "/organizations/{}/invitations/{}/keep" ADMINISTER, KeepAfterWithdrawal;
    GET "/organizations/{}/interviews/{}/deadline" EDIT, InterviewDeadline;
    POST "/organizations/{}/interviews/{}/deadline" EDIT, SaveInterviewDeadline;
    GET "/organizations/{}/invitations/{}/deadline" EDIT, InvitationDeadline;
    POST "/organizations/{}/invitations/{}/deadline" EDIT, SaveInvitationDeadline;
    GET "/organizations/{}/interviews/{}/reminders" EDIT, ReminderPlan;
    POST "/organizations/{}/interviews/{}/reminders" EDIT, SaveReminderPlan;
    GET "/organizations/{}/interviews/{}/notes" READ, InterviewNotes;
    GET "/organizations/{}/invitations/{}/notes/new" EDIT, NewNote;
    POST "/organizations/{}/invitations/{}/notes" EDIT, AddNote;
    GET "/organizations/{}/notes/{}" EDIT, Note;
    POST "/organizations/{}/notes/{}" EDIT, ChangeNote;
    POST "/organizations/{}/notes/{}/remove" EDIT, RemoveNote;
}

/// A route with the parts of the path that vary.
#[derive(Debug)]
pub struct MatchedRoute<'r> {
    pub route: &'static ConsoleRoute,
    parts: Vec<&'r str>,
}

impl MatchedRoute<'_> {
    pub fn id<K: IdKind>(&self, place: usize) -> Result<Id<K>, ConsoleProblem> {
        let part = self.parts.get(place).and_then(|part| Id::parse(part).ok());
        part.ok_or(ConsoleProblem::NotFound)
    }

    /// Returns a part of the path as it is written.
    pub fn part(&self, place: usize) -> &str {
        self.parts.get(place).copied().unwrap_or_default()
    }

    pub fn secret(&self) -> Result<AccountSecret, ConsoleProblem> {
        let secret = self.parts.first().and_then(|part| AccountSecret::parse(part));
        secret.ok_or(ConsoleProblem::LinkClosed)
    }
}

/// Finds the route of a request. A `HEAD` request is handled like a `GET` request.
pub fn find<'r>(method: &Method, path: &'r str) -> Result<MatchedRoute<'r>, ConsoleProblem> {
    let path = path.strip_prefix(ROOT).unwrap_or_default();
    let method = if *method == Method::HEAD { &Method::GET } else { method };
    let mut other_method = None;
    for route in ROUTES {
        let Some(parts) = matched(route.path, path) else { continue };
        if route.method == *method {
            return Ok(MatchedRoute { route, parts });
        }
        other_method = Some(route.method.clone());
    }
    Err(other_method.map_or(ConsoleProblem::NotFound, |allow| ConsoleProblem::OtherMethod { allow }))
}

fn matched<'r>(pattern: &str, path: &'r str) -> Option<Vec<&'r str>> {
    let (mut parts, mut segments) = (Vec::new(), path.split('/'));
    for expected in pattern.split('/') {
        let segment = segments.next()?;
        match expected {
            "{}" if !segment.is_empty() => parts.push(segment),
            _ if expected == segment => {}
            _ => return None,
        }
    }
    segments.next().is_none().then_some(parts)
}
