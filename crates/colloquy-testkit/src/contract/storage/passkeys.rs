//! Passkeys, and the challenges that they have answered.

use std::sync::Arc;

use colloquy_domain::account::passkey::{CredentialId, Passkey, PasskeyCredential, UsedPasskeyChallenge};
use colloquy_domain::ports::{IdSource, PasskeyWrite, Storage, Write};
use colloquy_domain::text::PasskeyName;
use colloquy_domain::{AccountId, PasskeyId};
use uuid::Uuid;

use super::fixture::{StorageFixture, after};
use crate::sample::{self, text};

impl StorageFixture {
    pub(super) fn new_passkey(&self, account: AccountId, credential: &[u8]) -> Passkey {
        let credential = PasskeyCredential {
            id: CredentialId(credential.to_vec()),
            public_key: vec![0, 255, 7],
            state: vec![1, 0],
        };
        let (id, name) =
            (PasskeyId::from_uuid(self.ids.next()), text(PasskeyName::parse, "Laptop \u{1F469}"));
        Passkey::new(id, account, name, credential, sample::now())
    }

    async fn passkey(&self, credential: &[u8]) -> Option<Passkey> {
        let id = CredentialId(credential.to_vec());
        self.storage.passkey_by_credential(&id).await.expect("the storage answers")
    }
}

fn add(passkey: &Passkey) -> Write {
    Write::Passkey(PasskeyWrite::Add(passkey.clone()))
}

pub async fn every_field_of_a_passkey_survives_and_its_credential_belongs_to_one(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let (ada, grace) =
        (fixture.add_account("ada@example.org").await, fixture.add_account("g@example.org").await);
    let (mut first, second) = (fixture.new_passkey(ada.id, b"1\0"), fixture.new_passkey(ada.id, b"1"));
    let graces = fixture.new_passkey(grace.id, b"2");
    for passkey in [&second, &first, &graces] {
        fixture.commit([add(passkey)]).await;
    }
    assert_eq!(fixture.passkey(b"1\0").await.as_ref(), Some(&first));
    let of_ada = async || fixture.storage.passkeys(ada.id).await.expect("the storage answers");
    assert_eq!(of_ada().await, [first.clone(), second.clone()]);
    fixture.check_failed([add(&fixture.new_passkey(grace.id, b"1"))]).await;
    fixture.check_failed([add(&fixture.new_passkey(AccountId::from_uuid(Uuid::max()), b"3"))]).await;
    first.note_use(vec![1, 0, 9], after(5));
    let save = Write::Passkey(PasskeyWrite::Save(first.clone()));
    fixture.commit([save.clone()]).await;
    fixture.check_conflict([save]).await;
    assert_eq!(fixture.passkey(b"1\0").await, Some(first.clone().saved()));
    for _ in 0..2 {
        fixture.commit([Write::Passkey(PasskeyWrite::Remove(first.id))]).await;
    }
    assert_eq!(fixture.passkey(b"1\0").await, None);
    assert_eq!(of_ada().await, [second]);
}

pub async fn a_challenge_of_a_passkey_is_used_once_until_it_is_forgotten(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let (old, new) =
        (UsedPasskeyChallenge::new(b"old", after(1)), UsedPasskeyChallenge::new(b"new", after(9)));
    let used = |challenge: &UsedPasskeyChallenge| {
        Write::Passkey(PasskeyWrite::UseChallenge(UsedPasskeyChallenge { ..challenge.clone() }))
    };
    let found = async |challenge: &UsedPasskeyChallenge| {
        fixture.storage.used_passkey_challenge(challenge.hash).await.expect("the storage answers")
    };
    assert_eq!(found(&old).await, None);
    for challenge in [&old, &new] {
        fixture.commit([used(challenge)]).await;
        fixture.check_failed([used(&UsedPasskeyChallenge { used_at: after(7), ..challenge.clone() })]).await;
        assert_eq!(found(challenge).await.as_ref(), Some(challenge));
    }
    fixture.commit([Write::ForgetBefore(after(5))]).await;
    assert_eq!((found(&old).await, found(&new).await), (None, Some(new)));
}
