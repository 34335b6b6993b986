//! Interviews of one organization add to its month while others do.

use std::time::Duration;

use colloquy_domain::OrganizationId;
use colloquy_domain::usage::Month;
use tokio::time::timeout;
use uuid::Uuid;

use super::*;
use crate::rows::UsageRow;

#[tokio::test]
async fn who_adds_to_a_month_does_not_wait_for_another_who_has_and_is_not_done() {
    let database = FreshStorage::create().await;
    let url: PostgresUrl = database.url().parse().expect("a URL");
    migrate(&url).await.expect("the migrations run");
    let connector = Connector::new(url);
    let (one, other) =
        tokio::try_join!(connector.connect(), connector.connect()).expect("the server answers");
    let add = async |link: &DrivenConnection| {
        let row = UsageRow::new(OrganizationId::from_uuid(Uuid::nil()), Month { year: 2026, month: 3 }, 1);
        let step = WriteStep::AddUsage(row);
        let added = queries::apply(link.connection(), &step);
        timeout(Duration::from_secs(5), added).await.expect("nobody is waited for").expect("it is added")
    };
    // That there is such an organization is asked for at the end, which never comes.
    (&mut one.connection()).batch_execute("BEGIN").await.expect("it begins");
    (&mut other.connection()).batch_execute("BEGIN").await.expect("it begins");
    assert_eq!((add(&one).await, add(&other).await), (1, 1));
}
