mod audited_changes;
mod identities;
mod mails;
mod passkeys;
mod passwords_in_use;

use colloquy_app::accounts::members::{self, change_role, invite, join, join_as, withdraw};
use colloquy_app::accounts::set_up::{self, SetUpFormInput, create_link};
use colloquy_app::accounts::sign_in::{SignInCredentials, SigningInBrowser, sign_in, sign_out};
use colloquy_app::accounts::{AccountError, AccountProblem, audit_log, browser_sessions, passwords, profile};
use colloquy_app::{AppError, SeenRevision, keys, organizations};
use colloquy_domain::account::audit::{AuditAction, AuditActor};
use colloquy_domain::account::membership::{MemberRole, Permission};
use colloquy_domain::account::password::RefusedPassword;
use colloquy_domain::account::secret::AccountSecret;
use colloquy_domain::language::Language;
use colloquy_domain::log_entry::ActorKind;
use colloquy_domain::ports::ListPageRequest;
use colloquy_domain::text::{KeyLabel, OrganizationName};
use colloquy_domain::{AccountId, SignedDuration};
use colloquy_testkit::sample;

use crate::world::{WRONG_PASSWORDS, World};

const PASSWORD: &str = "winter in lisbon";
const OWNER: SetUpFormInput<'static> =
    SetUpFormInput { organization: "Lovelace", name: "Ada", email: "Ada@example.org", password: PASSWORD };

fn refused<T>(outcome: Result<T, AccountError>) -> AccountProblem {
    match outcome {
        Ok(_) => panic!("not refused"),
        Err(AccountError::Refused(problem)) => problem,
        Err(AccountError::Failed(error)) => panic!("failed: {error}"),
    }
}

fn sender() -> SigningInBrowser<'static> {
    SigningInBrowser { address: None, user_agent: "A browser", previous: None }
}

impl World {
    async fn link(&self) -> AccountSecret {
        create_link(&self.app, self.organization()).await.expect("a link").expect("no member yet")
    }

    /// Sets the caller's organization up, and returns the secret of the owner's session.
    async fn owner(&self) -> AccountSecret {
        let link = self.link().await;
        set_up::set_up(&self.app, &link, OWNER, sender()).await.expect("an account").secret
    }

    async fn person(&self, secret: &AccountSecret) -> Option<browser_sessions::SignedInPerson> {
        browser_sessions::signed_in(&self.app, secret).await.expect("it is read")
    }

    async fn account_of(&self, secret: &AccountSecret) -> AccountId {
        self.person(secret).await.expect("a person").account.id
    }

    async fn member(&self, email: &str, role: MemberRole) -> AccountSecret {
        let by = AuditActor::Operator;
        let link = invite(&self.app, &by, self.organization(), (email, role), Language::English)
            .await
            .expect("a link");
        self.app.account_mail_dispatcher.until_idle().await;
        join(&self.app, &link, ("Grace", PASSWORD), sender()).await.expect("a member").secret
    }

    async fn audited(&self) -> Vec<(AuditAction, String)> {
        let page = ListPageRequest { after: None, limit: 50 };
        let page = audit_log::page(&self.app, self.organization(), page).await.expect("a page");
        let entries = page.rows.into_iter().rev().map(|entry| (entry.action, entry.subject));
        // The first entry is that of the world's own key.
        entries.skip(1).collect()
    }

    async fn signed_in_with(&self, password: &str) -> Result<AccountSecret, AccountError> {
        let credentials = SignInCredentials { email: " ada@EXAMPLE.org ", password };
        Ok(sign_in(&self.app, credentials, sender()).await?.secret)
    }
}

#[tokio::test]
async fn the_first_person_becomes_the_owner_and_is_signed_in() {
    let world = World::new().await;
    let link = world.link().await;
    let page = set_up::page(&world.app, &link).await.expect("it is read").expect("a page");
    assert_eq!(page.name.as_str(), "Lovelace & Co.");
    let session = world.in_one_commit(set_up::set_up(&world.app, &link, OWNER, sender())).await;
    let person = world.person(&session.expect("an account").secret).await.expect("a person");
    assert_eq!((person.account.name.as_str(), person.account.email.as_str()), ("Ada", "Ada@example.org"));
    let (role, caller) = person.in_organization(world.organization()).expect("a member");
    assert!(role.allows(Permission::Administer));
    assert_eq!(caller.organization().name.as_str(), "Lovelace");
    let actor = caller.actor();
    assert_eq!(
        (actor.kind, actor.id, actor.label.as_deref()),
        (ActorKind::User, Some(person.account.id.uuid()), Some("Ada"))
    );
    assert_eq!(person.in_organization(world.stranger.organization().id).map(|(role, _)| role), None);
    assert_eq!(world.audited().await, [(AuditAction::OrganizationSetUp, "Lovelace".to_owned())]);
}

#[tokio::test]
async fn a_person_who_has_an_account_becomes_the_owner_of_another_organization() {
    let world = World::new().await;
    let session = world.owner().await;
    let account = world.person(&session).await.expect("a person").account;
    let other = world.stranger.organization().id;
    let link = create_link(&world.app, other).await.expect("a link").expect("no member yet");
    let unnamed = world.without_effect(set_up::set_up_as(&world.app, &link, " ", &account)).await;
    assert_eq!(refused(unnamed), AccountProblem::OrganizationName);
    let owned = world.in_one_commit(set_up::set_up_as(&world.app, &link, "Babbage", &account)).await;
    assert_eq!(owned.expect("it is set up"), other);
    let (role, caller) =
        world.person(&session).await.and_then(|person| person.in_organization(other)).expect("a member");
    assert!(role.allows(Permission::Administer));
    assert_eq!(caller.organization().name.as_str(), "Babbage");
    let again = world.without_effect(set_up::set_up_as(&world.app, &link, "Babbage", &account)).await;
    assert_eq!(refused(again), AccountProblem::LinkClosed);
}

#[tokio::test]
async fn a_link_to_set_up_works_once_and_for_a_day() {
    let world = World::new().await;
    let (first, second) = (world.link().await, world.link().await);
    assert_eq!(
        refused(set_up::set_up(&world.app, &first, OWNER, sender()).await),
        AccountProblem::LinkClosed
    );
    set_up::set_up(&world.app, &second, OWNER, sender()).await.expect("an account");
    let again = SetUpFormInput { email: "eve@example.org", ..OWNER };
    assert_eq!(
        refused(set_up::set_up(&world.app, &second, again, sender()).await),
        AccountProblem::LinkClosed
    );
    assert!(create_link(&world.app, world.organization()).await.expect("it is read").is_none());
    let other = world.stranger.organization().id;
    let late = create_link(&world.app, other).await.expect("it is read").expect("a link");
    world.pass(SignedDuration::from_hours(24));
    assert!(set_up::page(&world.app, &late).await.expect("it is read").is_none());
}

#[tokio::test]
async fn the_set_up_says_which_field_is_wrong_and_changes_nothing() {
    let world = World::new().await;
    let link = world.link().await;
    let check = async |first: SetUpFormInput<'_>, expected| {
        let outcome = world.without_effect(set_up::set_up(&world.app, &link, first, sender())).await;
        assert_eq!(refused(outcome), expected);
    };
    check(SetUpFormInput { organization: " ", ..OWNER }, AccountProblem::OrganizationName).await;
    check(SetUpFormInput { name: "", ..OWNER }, AccountProblem::Name).await;
    check(SetUpFormInput { email: "ada", ..OWNER }, AccountProblem::Email).await;
    let short = AccountProblem::Password(RefusedPassword::TooShort);
    check(SetUpFormInput { password: "short", ..OWNER }, short).await;
    let common = AccountProblem::Password(RefusedPassword::TooCommon);
    check(SetUpFormInput { password: "password1234", ..OWNER }, common).await;
    world.owner().await;
}

#[tokio::test]
async fn a_person_signs_in_with_the_address_in_any_letter_case_and_signs_out() {
    let world = World::new().await;
    world.owner().await;
    let secret = world.signed_in_with(PASSWORD).await.expect("signed in");
    assert!(world.person(&secret).await.is_some());
    sign_out(&world.app, &secret).await.expect("signed out");
    sign_out(&world.app, &secret).await.expect("nothing to do");
    assert!(world.person(&secret).await.is_none());
}

#[tokio::test]
async fn an_unknown_address_and_a_wrong_password_get_the_same_refusal() {
    let world = World::new().await;
    world.owner().await;
    assert_eq!(refused(world.signed_in_with("wrong password").await), AccountProblem::WrongCredentials);
    for email in ["nobody@example.org", "not an address", ""] {
        let credentials = SignInCredentials { email, password: PASSWORD };
        let address = Some([10, 0, 0, email.len() as u8].into());
        let outcome = sign_in(&world.app, credentials, SigningInBrowser { address, ..sender() }).await;
        assert_eq!(refused(outcome), AccountProblem::WrongCredentials, "{email}");
    }
}

#[tokio::test]
async fn after_too_many_wrong_passwords_not_even_the_right_one_is_checked() {
    let world = World::new().await;
    world.owner().await;
    for _ in 0..WRONG_PASSWORDS {
        assert_eq!(refused(world.signed_in_with("wrong password").await), AccountProblem::WrongCredentials);
    }
    let outcome = refused(world.signed_in_with(PASSWORD).await);
    assert!(matches!(outcome, AccountProblem::TooManyAttempts { .. }), "{outcome:?}");
}

#[tokio::test]
async fn a_session_ends_a_day_after_its_last_use() {
    let world = World::new().await;
    let secret = world.owner().await;
    for _ in 0..3 {
        world.pass(SignedDuration::from_hours(23));
        assert!(world.person(&secret).await.is_some());
    }
    world.pass(SignedDuration::from_hours(24));
    assert!(world.person(&secret).await.is_none());
}

#[tokio::test]
async fn signing_in_again_replaces_the_session_of_the_same_browser() {
    let world = World::new().await;
    let before = world.owner().await;
    let credentials = SignInCredentials { email: OWNER.email, password: PASSWORD };
    let sender = SigningInBrowser { previous: Some(&before), ..sender() };
    let after = sign_in(&world.app, credentials, sender).await.expect("signed in").secret;
    assert!(world.person(&before).await.is_none() && world.person(&after).await.is_some());
}

#[tokio::test]
async fn a_person_has_at_most_twenty_sessions() {
    let world = World::new().await;
    let first = world.owner().await;
    for _ in 0..20 {
        world.pass(SignedDuration::from_secs(1));
        world.signed_in_with(PASSWORD).await.expect("signed in");
    }
    assert!(world.person(&first).await.is_none());
    let newest = world.signed_in_with(PASSWORD).await.expect("signed in");
    let account = world.account_of(&newest).await;
    assert_eq!(browser_sessions::list(&world.app, account).await.expect("a list").len(), 20);
}

#[tokio::test]
async fn a_person_ends_own_sessions_only() {
    let world = World::new().await;
    let (own, other) = (world.owner().await, world.member("g@example.org", MemberRole::Viewer).await);
    let second = world.signed_in_with(PASSWORD).await.expect("signed in");
    let (ada, graces) =
        (world.person(&own).await.expect("a person"), world.person(&other).await.expect("a person"));
    browser_sessions::end(&world.app, ada.account.id, graces.session.id).await.expect("nothing to do");
    assert!(world.person(&other).await.is_some());
    browser_sessions::end_others(&world.app, ada.account.id, ada.session.id).await.expect("ended");
    assert!(world.person(&second).await.is_none() && world.person(&other).await.is_some());
    browser_sessions::end(&world.app, ada.account.id, ada.session.id).await.expect("ended");
    assert!(world.person(&own).await.is_none());
}

#[tokio::test]
async fn a_person_changes_the_name_that_colleagues_see() {
    let world = World::new().await;
    let secret = world.owner().await;
    let account = world.account_of(&secret).await;
    assert_eq!(refused(profile::rename(&world.app, account, " ").await), AccountProblem::Name);
    profile::rename(&world.app, account, " Ada L. ").await.expect("renamed");
    assert_eq!(world.person(&secret).await.expect("a person").account.name.as_str(), "Ada L.");
}

#[tokio::test]
async fn an_invited_person_joins_once_with_the_role_of_the_link() {
    let world = World::new().await;
    world.owner().await;
    let by = AuditActor::Operator;
    let old = invite(
        &world.app,
        &by,
        world.organization(),
        ("g@example.org", MemberRole::Owner),
        Language::English,
    )
    .await;
    let link = invite(
        &world.app,
        &by,
        world.organization(),
        ("G@example.org", MemberRole::Viewer),
        Language::English,
    )
    .await;
    let (old, link) = (old.expect("a link"), link.expect("a link"));
    // Mails that are being sent commit, too.
    world.app.account_mail_dispatcher.until_idle().await;
    assert!(members::page(&world.app, &old).await.expect("it is read").is_none());
    let page = members::page(&world.app, &link).await.expect("it is read").expect("a page");
    assert_eq!((page.role, page.has_account), (MemberRole::Viewer, false));
    let joining = join(&world.app, &link, ("Grace", PASSWORD), sender());
    let secret = world.in_one_commit(joining).await.expect("a member").secret;
    let person = world.person(&secret).await.expect("a person");
    let (role, _) = person.in_organization(world.organization()).expect("a member");
    assert!(role.allows(Permission::Read) && !role.allows(Permission::Edit));
    let again = join(&world.app, &link, ("Eve", PASSWORD), sender()).await;
    assert_eq!(refused(again), AccountProblem::LinkClosed);
    let invited_again = invite(
        &world.app,
        &by,
        world.organization(),
        ("g@example.org", MemberRole::Viewer),
        Language::English,
    )
    .await;
    assert_eq!(refused(invited_again), AccountProblem::AlreadyMember);
    let actions: Vec<_> = world.audited().await.into_iter().map(|(action, _)| action).collect();
    use AuditAction::{MemberInvited, MemberJoined, OrganizationSetUp};
    assert_eq!(actions, [OrganizationSetUp, MemberInvited, MemberInvited, MemberJoined]);
}

#[tokio::test]
async fn a_person_with_an_account_joins_with_it_and_nobody_else_can() {
    let world = World::new().await;
    let (ada, grace) = (world.owner().await, world.member("g@example.org", MemberRole::Viewer).await);
    let (by, other) = (AuditActor::Operator, world.stranger.organization().id);
    let link = invite(&world.app, &by, other, ("ada@example.org", MemberRole::Member), Language::English)
        .await
        .expect("a link");
    let new = join(&world.app, &link, ("Eve", PASSWORD), sender()).await;
    assert_eq!(refused(new), AccountProblem::EmailTaken);
    let graces = world.person(&grace).await.expect("a person").account;
    assert_eq!(refused(join_as(&world.app, &link, &graces).await), AccountProblem::LinkClosed);
    let adas = world.person(&ada).await.expect("a person").account;
    join_as(&world.app, &link, &adas).await.expect("a member");
    let person = world.person(&ada).await.expect("a person");
    assert_eq!(person.in_organization(other).map(|(role, _)| role), Some(MemberRole::Member));
}

#[tokio::test]
async fn a_withdrawn_link_does_not_work() {
    let world = World::new().await;
    let (by, own) = (AuditActor::Operator, world.organization());
    let link = invite(&world.app, &by, own, ("g@example.org", MemberRole::Viewer), Language::English)
        .await
        .expect("a link");
    let id = members::list(&world.app, own).await.expect("a list").invited[0].0.id;
    let foreign = withdraw(&world.app, &by, world.stranger.organization().id, id).await;
    assert!(matches!(foreign, Err(AppError::Missing { .. })));
    withdraw(&world.app, &by, own, id).await.expect("withdrawn");
    world.without_effect(withdraw(&world.app, &by, own, id)).await.expect("nothing to do");
    let joined = join(&world.app, &link, ("Grace", PASSWORD), sender()).await;
    assert_eq!(refused(joined), AccountProblem::LinkClosed);
    assert!(members::list(&world.app, own).await.expect("a list").invited.is_empty());
}

#[tokio::test]
async fn the_last_owner_stays() {
    let world = World::new().await;
    let ada = world.owner().await;
    let (ada, by, own) = (world.account_of(&ada).await, AuditActor::Operator, world.organization());
    for role in [None, Some(MemberRole::Viewer)] {
        let refusal =
            world.without_effect(change_role(&world.app, &by, own, ada, role, SeenRevision::default())).await;
        assert_eq!(refused(refusal), AccountProblem::LastOwner);
    }
    let grace = world.member("g@example.org", MemberRole::Viewer).await;
    let graces = world.account_of(&grace).await;
    change_role(&world.app, &by, own, graces, Some(MemberRole::Owner), SeenRevision::default())
        .await
        .expect("changed");
    change_role(&world.app, &by, own, ada, None, SeenRevision::default()).await.expect("removed");
    let missing = change_role(&world.app, &by, own, ada, None, SeenRevision::default()).await;
    assert!(matches!(missing, Err(AccountError::Failed(AppError::Missing { .. }))));
    let last =
        change_role(&world.app, &by, own, graces, Some(MemberRole::Member), SeenRevision::default()).await;
    assert_eq!(refused(last), AccountProblem::LastOwner);
}

#[tokio::test]
async fn keys_are_audited_and_belong_to_one_organization() {
    let world = World::new().await;
    let secret = world.owner().await;
    let account = world.person(&secret).await.expect("a person").account;
    let by = AuditActor::Account { id: account.id, email: account.email.as_str().to_owned() };
    let (own, other) = (world.organization(), world.stranger.organization().id);
    let label = sample::text(KeyLabel::parse, "payroll");
    let issued = keys::create(&world.app, &by, own, label, None).await.expect("a key");
    let foreign = keys::revoke(&world.app, &by, Some(other), issued.key.id).await;
    assert!(matches!(foreign, Err(AppError::Missing { .. })));
    world.in_one_commit(keys::revoke(&world.app, &by, Some(own), issued.key.id)).await.expect("revoked");
    let again = keys::revoke(&world.app, &by, Some(own), issued.key.id);
    world.without_effect(again).await.expect("nothing to do");
    let of_payroll: Vec<_> =
        world.audited().await.into_iter().filter(|(_, subject)| subject == "payroll").collect();
    let actions: Vec<_> = of_payroll.into_iter().map(|(action, _)| action).collect();
    assert_eq!(actions, [AuditAction::KeyCreated, AuditAction::KeyRevoked]);
}
