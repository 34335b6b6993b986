use std::sync::Arc;

use colloquy_domain::ports::{DueClaim, DueMailSelection, Mails, Write};

use super::*;
use crate::contract::FreshAdapter;
use crate::{SeededIdSource, sample};

async fn fresh() -> FreshAdapter<Arc<dyn Storage>> {
    FreshAdapter::new(Arc::new(InMemoryStorage::default()))
}

crate::storage_contract!(fresh);

#[tokio::test]
async fn fails_every_call_while_unavailable_and_loses_nothing() {
    let (storage, ids) = (InMemoryStorage::default(), SeededIdSource::new(1));
    let organization = sample::organization(&ids, sample::now());
    let add = UnitOfWork::default().with(Write::AddOrganization(organization.clone()));
    storage.commit(add.clone()).await.expect("the storage is available");
    storage.set_available(false);
    let claim = DueClaim { now: sample::now(), until: sample::now(), limit: 1 };
    let refused = [
        storage.ping().await,
        storage.commit(add).await,
        storage.organizations().await.map(|_| ()),
        storage.claim_mails(DueMailSelection::Oldest, claim).await.map(|_| ()),
    ];
    assert!(refused.iter().all(|answer| matches!(answer, Err(StorageError::Unavailable(_)))), "{refused:?}");
    storage.set_available(true);
    assert_eq!(storage.organizations().await.expect("the storage is available"), [organization]);
}

#[tokio::test]
async fn answers_while_read_only_but_rejects_writes() {
    let (storage, ids) = (InMemoryStorage::default(), SeededIdSource::new(1));
    let organization = sample::organization(&ids, sample::now());
    storage.set_writable(false);
    let add = UnitOfWork::default().with(Write::AddOrganization(organization));
    let refused = [storage.check_writes().await, storage.commit(add.clone()).await];
    assert!(refused.iter().all(|answer| matches!(answer, Err(StorageError::Unavailable(_)))), "{refused:?}");
    storage.ping().await.expect("the storage answers");
    storage.set_writable(true);
    storage.check_writes().await.expect("the storage accepts writes");
    storage.commit(add).await.expect("the storage accepts writes");
}

#[tokio::test]
async fn accepts_as_many_commits_as_the_test_allows() {
    let (storage, ids) = (InMemoryStorage::default(), SeededIdSource::new(1));
    let [first, second] = [(); 2].map(|()| sample::organization(&ids, sample::now()));
    let add = |organization| UnitOfWork::default().with(Write::AddOrganization(organization));
    storage.set_writable_for(1);
    storage.commit(add(first.clone())).await.expect("the first commit is accepted");
    let refused = storage.commit(add(second)).await;
    assert!(matches!(refused, Err(StorageError::Unavailable(_))), "{refused:?}");
    assert_eq!(storage.organizations().await.expect("the storage answers"), [first]);
}
