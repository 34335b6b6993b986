//! Interviews of one organization add to the same month concurrently.

use std::time::Duration;

use colloquy_domain::OrganizationId;
use colloquy_domain::usage::Month;
use tokio::time::timeout;
use uuid::Uuid;

use super::*;
use crate::rows::UsageIncrementRow;

#[tokio::test]
async fn adding_to_a_month_does_not_wait_for_another_open_transaction() {
    let database = FreshStorage::create().await;
    let url: PostgresUrl = database.url().parse().expect("a URL");
    migrate(&url).await.expect("the migrations run");
    let connector = PostgresConnector::new(url);
    let (one, other) =
        tokio::try_join!(connector.connect(), connector.connect()).expect("the server answers");
    let add = async |link: &DrivenConnection| {
        let row =
            UsageIncrementRow::new(OrganizationId::from_uuid(Uuid::nil()), Month { year: 2026, month: 3 }, 1);
        let step = WriteStep::AddUsage(row);
        let added = queries::apply(link.connection(), &step);
        timeout(Duration::from_secs(5), added).await.expect("it does not wait").expect("it is added")
    };
    // The organization does not exist, but that is only checked at the commit, which never happens.
    (&mut one.connection()).batch_execute("BEGIN").await.expect("it begins");
    (&mut other.connection()).batch_execute("BEGIN").await.expect("it begins");
    assert_eq!((add(&one).await, add(&other).await), (1, 1));
}
