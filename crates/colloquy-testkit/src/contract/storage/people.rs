//! The people who work in the console.

use std::sync::Arc;

use colloquy_domain::account::Account;
use colloquy_domain::account::account_mail::{AccountMail, AccountMailPurpose};
use colloquy_domain::account::audit::{AuditAction, AuditActor, AuditEntry};
use colloquy_domain::account::browser_session::BrowserSession;
use colloquy_domain::account::identity::{AccountIdentity, IdentityKey};
use colloquy_domain::account::membership::{MemberRole, Membership};
use colloquy_domain::account::one_time_link::{LinkPurpose, OneTimeLink};
use colloquy_domain::account::password::PasswordHash;
use colloquy_domain::account::secret::{AccountSecret, AccountSecretHash};
use colloquy_domain::language::Language;
use colloquy_domain::ports::{IdSource, ListPageRequest, Storage, Write};
use colloquy_domain::text::{AccountName, Email};
use colloquy_domain::{
    AccountId, AccountMailId, AuditEntryId, BrowserSessionId, OneTimeLinkId, OrganizationId,
};
use uuid::Uuid;

use super::fixture::{StorageFixture, after};
use crate::sample::{self, text};

impl StorageFixture {
    fn new_account(&self, email: &str) -> Account {
        let (email, name) = (text(Email::parse, email), text(AccountName::parse, " Ada \"L\" \u{1F469} "));
        let password = PasswordHash("$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA".to_owned());
        Account::new(AccountId::from_uuid(self.ids.next()), email, name, password, sample::now())
    }

    pub(super) async fn add_account(&self, email: &str) -> Account {
        let account = self.new_account(email);
        self.commit([Write::AddAccount(account.clone())]).await;
        account
    }

    fn secret(&self) -> AccountSecretHash {
        AccountSecret::draw(&crate::sample::randomness_of(self.ids.next())).hash()
    }

    fn new_browser_session(&self, account: AccountId) -> BrowserSession {
        let id = BrowserSessionId::from_uuid(self.ids.next());
        BrowserSession::new(id, account, self.secret(), "Mozilla/5.0 (X11; Linux)", sample::now())
    }

    fn new_link(&self, purpose: LinkPurpose) -> OneTimeLink {
        OneTimeLink::new(OneTimeLinkId::from_uuid(self.ids.next()), self.secret(), purpose, sample::now())
    }

    fn new_audit_entry(&self, organization_id: OrganizationId, actor: AuditActor) -> AuditEntry {
        AuditEntry {
            id: AuditEntryId::from_uuid(self.ids.next()),
            organization_id,
            actor,
            action: AuditAction::KeyCreated,
            subject: "a \"label\"".to_owned(),
            created_at: sample::now(),
        }
    }

    async fn account(&self, id: AccountId) -> Option<Account> {
        self.storage.account(id).await.expect("the storage answers")
    }

    async fn audit_page(&self, of: OrganizationId, after: Option<AuditEntryId>) -> Vec<AuditEntry> {
        let page = ListPageRequest { after, limit: 2 };
        self.storage.audit_entries(of, page).await.expect("the storage answers")
    }
}

pub async fn an_account_is_found_by_its_address_in_any_letter_case(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let mut account = fixture.add_account("Ada@Example.org").await;
    assert_eq!(fixture.account(account.id).await, Some(account.clone()));
    assert!(account.rename(text(AccountName::parse, "Grace")).is_made());
    account.change_password(PasswordHash("$argon2id$another".to_owned()));
    assert!(account.choose_language(Some(Language::Dutch)).is_made());
    fixture.commit([Write::SaveAccount(account.clone())]).await;
    let account = account.saved();
    for email in ["ada@example.org", "ADA@EXAMPLE.ORG", "Ada@Example.org"] {
        let found = fixture.storage.account_by_email(&text(Email::parse, email)).await;
        assert_eq!(found.expect("the storage answers"), Some(account.clone()), "{email}");
    }
    let other = text(Email::parse, "ada@example.com");
    assert_eq!(fixture.storage.account_by_email(&other).await.expect("the storage answers"), None);
    fixture.check_failed([Write::AddAccount(fixture.new_account("aDA@example.ORG"))]).await;
    assert_eq!(fixture.account(AccountId::from_uuid(Uuid::max())).await, None);
}

pub async fn members_and_memberships_are_two_views_of_the_same_rows(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let (own, other) = (fixture.organization.clone(), fixture.add_organization().await);
    let (ada, grace) =
        (fixture.add_account("ada@example.org").await, fixture.add_account("g@example.org").await);
    let of = |account: &Account, organization: OrganizationId, role| {
        Membership::new(account.id, organization, role, after(1))
    };
    let adas = of(&ada, own.id, MemberRole::Owner);
    let mut graces = of(&grace, own.id, MemberRole::Viewer);
    let elsewhere = of(&grace, other.id, MemberRole::Member);
    let all = [&adas, &graces, &elsewhere];
    fixture.commit(all.map(|membership| Write::AddMembership(membership.clone()))).await;
    fixture.check_failed([Write::AddMembership(graces.clone())]).await;
    assert!(graces.change_role(MemberRole::Member).is_made());
    fixture.commit([Write::SaveMembership(graces.clone())]).await;
    fixture.check_conflict([Write::SaveMembership(graces.clone())]).await;
    let graces = graces.saved();
    let members = fixture.storage.members(own.id).await.expect("the storage answers");
    assert_eq!(members, [(adas.clone(), ada.clone()), (graces.clone(), grace.clone())]);
    let memberships = fixture.storage.memberships(grace.id).await.expect("the storage answers");
    assert_eq!(memberships, [(graces, own.clone()), (elsewhere.clone(), other.clone())]);
    let remove = || Write::RemoveMembership { account_id: grace.id, organization_id: own.id };
    fixture.commit([remove()]).await;
    fixture.commit([remove()]).await;
    let memberships = fixture.storage.memberships(grace.id).await.expect("the storage answers");
    assert_eq!(memberships, [(elsewhere, other)]);
    assert_eq!(fixture.storage.members(own.id).await.expect("the storage answers"), [(adas, ada)]);
}

pub async fn a_browser_session_is_found_by_its_secret_until_it_is_removed(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let (ada, grace) =
        (fixture.add_account("ada@example.org").await, fixture.add_account("g@example.org").await);
    let mut session = fixture.new_browser_session(ada.id);
    let (second, graces) = (fixture.new_browser_session(ada.id), fixture.new_browser_session(grace.id));
    let all = [&session, &second, &graces];
    fixture.commit(all.map(|session| Write::AddBrowserSession(session.clone()))).await;
    assert!(session.note_use(after(600_000)).is_made());
    fixture.commit([Write::SaveBrowserSession(session.clone())]).await;
    let session = session.saved();
    let found = fixture.storage.browser_session(session.secret).await.expect("the storage answers");
    assert_eq!(found, Some((session.clone(), ada.clone())));
    let by_id = fixture.storage.browser_session_by_id(session.id).await.expect("the storage answers");
    assert_eq!(by_id, Some(session.clone()));
    let theirs = fixture.storage.browser_sessions(ada.id).await.expect("the storage answers");
    assert_eq!(theirs, [session.clone(), second.clone()]);
    for _ in 0..2 {
        fixture.commit([Write::RemoveBrowserSession(session.id)]).await;
    }
    assert_eq!(fixture.storage.browser_session(session.secret).await.expect("the storage answers"), None);
    fixture.check_conflict([Write::SaveBrowserSession(session)]).await;
    let theirs = fixture.storage.browser_sessions(ada.id).await.expect("the storage answers");
    assert_eq!(theirs, [second]);
}

pub async fn every_field_of_a_one_time_link_survives_and_it_closes_once(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let ada = fixture.add_account("ada@example.org").await;
    let (own, other) = (fixture.organization.id, fixture.add_organization().await.id);
    let join = |organization_id| LinkPurpose::Join {
        organization_id,
        email: text(Email::parse, "Grace@example.org"),
        role: MemberRole::Member,
    };
    let set_up = fixture.new_link(LinkPurpose::SetUp { organization_id: own });
    let (mut joining, elsewhere) = (fixture.new_link(join(own)), fixture.new_link(join(other)));
    let reset = fixture.new_link(LinkPurpose::ResetPassword { account_id: ada.id });
    for link in [&set_up, &joining, &elsewhere, &reset] {
        fixture.commit([Write::AddOneTimeLink(link.clone())]).await;
        let by_secret = fixture.storage.one_time_link(link.secret).await.expect("the storage answers");
        let by_id = fixture.storage.one_time_link_by_id(link.id).await.expect("the storage answers");
        assert_eq!((by_secret.as_ref(), by_id.as_ref()), (Some(link), Some(link)));
    }
    let open = || async { fixture.storage.open_links(own).await.expect("the storage answers") };
    assert_eq!(open().await, [set_up.clone(), joining.clone()]);
    joining.close(after(1));
    fixture.commit([Write::SaveOneTimeLink(joining.clone())]).await;
    fixture.check_conflict([Write::SaveOneTimeLink(joining.clone())]).await;
    assert_eq!(open().await, [set_up]);
    let read = fixture.storage.one_time_link(joining.secret).await.expect("the storage answers");
    assert_eq!(read, Some(joining.saved()));
    assert_eq!(fixture.storage.one_time_link(fixture.secret()).await.expect("the storage answers"), None);
}

pub async fn links_for_a_new_password_are_found_by_account_until_they_close(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let (ada, grace) =
        (fixture.add_account("ada@example.org").await, fixture.add_account("g@example.org").await);
    let of = |account: &Account| fixture.new_link(LinkPurpose::ResetPassword { account_id: account.id });
    let (mut first, second, graces) = (of(&ada), of(&ada), of(&grace));
    let third =
        second.with_new_secret(OneTimeLinkId::from_uuid(fixture.ids.next()), fixture.secret(), after(5));
    for link in [&first, &second, &graces, &third] {
        fixture.commit([Write::AddOneTimeLink(link.clone())]).await;
    }
    first.close(after(1));
    fixture.commit([Write::SaveOneTimeLink(first)]).await;
    let open = fixture.storage.open_password_links(ada.id).await.expect("the storage answers");
    assert_eq!(open, [second, third]);
}

pub async fn an_identity_belongs_to_one_account_until_it_is_removed(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let (ada, grace) =
        (fixture.add_account("ada@example.org").await, fixture.add_account("g@example.org").await);
    let identity = |account_id, issuer: &str, subject: &str| {
        let key = IdentityKey::new(issuer, subject).expect("a key");
        AccountIdentity { key, account_id, linked_at: after(7) }
    };
    let adas = identity(ada.id, "https://id.example.org", "A \"1\"");
    let elsewhere = identity(ada.id, "https://accounts.example.com", "A \"1\"");
    let graces = identity(grace.id, "https://id.example.org", "a \"1\"");
    for linked in [&adas, &elsewhere, &graces] {
        fixture.commit([Write::AddAccountIdentity(linked.clone())]).await;
    }
    let account = async |key: &IdentityKey| {
        fixture.storage.account_by_identity(key).await.expect("the storage answers").map(|found| found.id)
    };
    assert_eq!((account(&adas.key).await, account(&graces.key).await), (Some(ada.id), Some(grace.id)));
    let of_ada = async || fixture.storage.account_identities(ada.id).await.expect("the storage answers");
    assert_eq!(of_ada().await, [elsewhere.clone(), adas.clone()]);
    let nobody = AccountId::from_uuid(Uuid::max());
    for refused in [
        AccountIdentity { account_id: grace.id, ..elsewhere.clone() },
        identity(grace.id, "https://id.example.org", "another"),
        identity(nobody, "https://id.example.org", "nobody"),
    ] {
        fixture.check_failed([Write::AddAccountIdentity(refused)]).await;
    }
    for _ in 0..2 {
        fixture.commit([Write::RemoveAccountIdentity(adas.key.clone())]).await;
    }
    assert_eq!(account(&adas.key).await, None);
    assert_eq!(of_ada().await, [elsewhere]);
}

pub async fn links_to_join_are_found_by_address_until_they_close(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let (own, other) = (fixture.organization.id, fixture.add_organization().await.id);
    let join = |organization_id, email: &str| {
        let email = text(Email::parse, email);
        fixture.new_link(LinkPurpose::Join { organization_id, email, role: MemberRole::Member })
    };
    let (mut first, second) = (join(own, "Grace@example.org"), join(other, "grace@Example.org"));
    let set_up = fixture.new_link(LinkPurpose::SetUp { organization_id: own });
    for link in [&first, &second, &join(own, "ada@example.org"), &set_up] {
        fixture.commit([Write::AddOneTimeLink(link.clone())]).await;
    }
    let open = async || {
        let grace = text(Email::parse, "GRACE@example.org");
        fixture.storage.open_links_to_join(&grace).await.expect("the storage answers")
    };
    assert_eq!(open().await, [first.clone(), second.clone()]);
    first.close(after(1));
    fixture.commit([Write::SaveOneTimeLink(first)]).await;
    assert_eq!(open().await, [second]);
}

pub async fn every_field_of_a_mail_to_an_account_survives_and_it_is_claimed_once(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let link = fixture.new_link(LinkPurpose::SetUp { organization_id: fixture.organization.id });
    fixture.commit([Write::AddOneTimeLink(link.clone())]).await;
    let mail = |purpose, to: &str, due_ms| {
        let (id, to) = (AccountMailId::from_uuid(fixture.ids.next()), text(Email::parse, to));
        AccountMail::due(id, purpose, to, Language::Dutch, after(due_ms))
    };
    let mut joining = mail(AccountMailPurpose::Join { link_id: link.id }, "g@example.org", 2);
    let first = mail(AccountMailPurpose::NewPassword, "Ada@example.org", 3);
    let second = mail(AccountMailPurpose::NewPassword, "ADA@example.org", 4);
    let changed = mail(AccountMailPurpose::PasswordChanged, "ada@example.org", 1);
    let added = mail(AccountMailPurpose::PasskeyAdded, "ada@example.org", 50);
    for mail in [&joining, &first, &second, &changed, &added] {
        fixture.commit([Write::AddAccountMail(mail.clone())]).await;
        let read = fixture.storage.account_mail(mail.id).await.expect("the storage answers");
        assert_eq!(read.as_ref(), Some(mail));
    }
    let due = async |at, limit| {
        fixture.storage.due_account_mails(after(at), limit).await.expect("the storage answers")
    };
    assert_eq!(due(3, 10).await, [changed.clone(), joining.clone(), first.clone()]);
    assert_eq!(due(3, 1).await, [changed]);
    joining.claim(after(100));
    fixture.commit([Write::SaveAccountMail(joining.clone())]).await;
    fixture.check_conflict([Write::SaveAccountMail(joining.clone())]).await;
    let mut joining = joining.saved();
    joining.postponed("busy".to_owned(), after(50));
    fixture.commit([Write::SaveAccountMail(joining.clone())]).await;
    let of_link = fixture.storage.mails_of_links(&[link.id]).await.expect("the storage answers");
    assert_eq!(of_link, [joining.saved()]);
    let newest = fixture.storage.newest_password_mail(&text(Email::parse, "ada@Example.org")).await;
    assert_eq!(newest.expect("the storage answers"), Some(second));
}

pub async fn settled_mails_to_accounts_are_removed(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let mut mails = Vec::new();
    for purpose in [AccountMailPurpose::NewPassword, AccountMailPurpose::PasswordChanged] {
        for (created_ms, is_settled) in [(1, true), (1, false), (9, true)] {
            let id = AccountMailId::from_uuid(fixture.ids.next());
            let to = text(Email::parse, "ada@example.org");
            let mut mail = AccountMail::due(id, purpose, to, Language::English, after(created_ms));
            if is_settled {
                mail.sent();
            }
            fixture.commit([Write::AddAccountMail(mail.clone())]).await;
            mails.push(mail.id);
        }
    }
    let kept = async || {
        let mut kept = Vec::new();
        for (number, id) in mails.iter().enumerate() {
            let mail = fixture.storage.account_mail(*id).await.expect("the storage answers");
            kept.extend(mail.map(|_| number));
        }
        kept
    };
    fixture.commit([Write::ForgetBefore(after(5))]).await;
    assert_eq!(kept().await, [1, 2, 3, 4, 5]);
    fixture.commit([Write::ForgetDeliveriesBefore(after(5))]).await;
    assert_eq!(kept().await, [1, 2, 4, 5]);
}

pub async fn the_audit_log_is_read_newest_first_in_pages(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let (own, other) = (fixture.organization.id, fixture.add_organization().await.id);
    // The author needs no account: it may be gone.
    let author = AuditActor::Account { id: AccountId::from_uuid(Uuid::max()), email: "ada@x.org".into() };
    let mut entries = Vec::new();
    for author in [author.clone(), AuditActor::Operator, author] {
        let (entry, foreign) =
            (fixture.new_audit_entry(own, author), fixture.new_audit_entry(other, AuditActor::Operator));
        fixture.commit([Write::AddAuditEntry(entry.clone()), Write::AddAuditEntry(foreign)]).await;
        entries.insert(0, entry);
    }
    assert_eq!(fixture.audit_page(own, None).await, entries[..2]);
    assert_eq!(fixture.audit_page(own, Some(entries[1].id)).await, entries[2..]);
    assert_eq!(fixture.audit_page(own, Some(entries[2].id)).await, []);
}

pub async fn rows_of_people_require_what_they_refer_to(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let ada = fixture.add_account("ada@example.org").await;
    let (nobody, nothing) = (AccountId::from_uuid(Uuid::max()), OrganizationId::from_uuid(Uuid::max()));
    let membership = |account, organization| {
        Write::AddMembership(Membership::new(account, organization, MemberRole::Owner, sample::now()))
    };
    let link = |purpose| Write::AddOneTimeLink(fixture.new_link(purpose));
    for write in [
        membership(nobody, fixture.organization.id),
        membership(ada.id, nothing),
        Write::AddBrowserSession(fixture.new_browser_session(nobody)),
        link(LinkPurpose::SetUp { organization_id: nothing }),
        link(LinkPurpose::ResetPassword { account_id: nobody }),
        Write::AddAuditEntry(fixture.new_audit_entry(nothing, AuditActor::Operator)),
    ] {
        fixture.check_failed([write]).await;
    }
    let session = fixture.new_browser_session(ada.id);
    fixture.commit([Write::AddBrowserSession(session.clone())]).await;
    let mut same_secret = fixture.new_browser_session(ada.id);
    same_secret = BrowserSession::new(same_secret.id, ada.id, session.secret, "", sample::now());
    fixture.check_failed([Write::AddBrowserSession(same_secret)]).await;
}
