//! The contract of a source of ids.

use std::collections::HashSet;
use std::sync::Arc;

use colloquy_domain::ports::IdSource;
use futures::future::join_all;

pub async fn ids_rise(ids: Arc<dyn IdSource>) {
    let mut previous = ids.next();
    for _ in 0..10_000 {
        let next = ids.next();
        assert!(next > previous, "{next} follows {previous}");
        previous = next;
    }
}

pub async fn ids_are_uuids_of_version_seven(ids: Arc<dyn IdSource>) {
    for _ in 0..1_000 {
        let id = ids.next();
        assert_eq!((id.get_version_num(), id.get_variant()), (7, uuid::Variant::RFC4122), "{id}");
    }
}

pub async fn concurrent_callers_get_different_ids(ids: Arc<dyn IdSource>) {
    let callers = (0..8).map(|_| {
        let ids = ids.clone();
        tokio::spawn(async move { (0..1_000).map(|_| ids.next()).collect::<Vec<_>>() })
    });
    let drawn = join_all(callers.collect::<Vec<_>>()).await;
    let drawn: HashSet<_> = drawn.into_iter().flat_map(|ids| ids.expect("the task ends")).collect();
    assert_eq!(drawn.len(), 8_000);
}

/// Runs every case of the [`IdSource`] contract, each with a new source from `fresh`: `ids_contract!(fresh)` where
/// `async fn fresh() -> FreshAdapter<Arc<dyn IdSource>>`.
#[macro_export]
macro_rules! ids_contract {
    ($fresh:path) => {
        $crate::contract_cases!(
            $fresh,
            ids,
            [concurrent_callers_get_different_ids, ids_are_uuids_of_version_seven, ids_rise,]
        );
    };
}
