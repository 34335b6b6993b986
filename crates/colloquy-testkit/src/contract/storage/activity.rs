//! What happened in a time.

use std::sync::Arc;

use colloquy_domain::Timestamp;
use colloquy_domain::invitation::EndReason;
use colloquy_domain::ports::{ActivityCounts, Storage, Write};

use super::fixture::{StorageFixture, after};
use crate::sample;

pub async fn interviews_are_counted_in_the_time_in_which_they_began_and_were_completed(
    storage: Arc<dyn Storage>,
) {
    let fixture = StorageFixture::new(storage).await;
    let organization = fixture.add_organization().await.id;
    let interview = sample::interview(&fixture.ids, organization, sample::now());
    fixture.commit([Write::AddInterview(interview.clone())]).await;
    let times = [(None, None), (Some(9), None), (Some(10), Some(20)), (Some(19), Some(25)), (Some(20), None)];
    for (started, completed) in times {
        let mut invitation = fixture.new_invitation(&interview);
        if let Some(at) = started {
            invitation.start(after(at)).expect("it is ready");
        }
        if let Some(at) = completed {
            invitation = invitation.as_ended(EndReason::CompletedByOrganization, after(at));
        }
        fixture.commit([Write::AddInvitation(invitation)]).await;
    }
    let count = async |from: Timestamp, until: Timestamp| {
        fixture.storage.activity(organization, from, until).await.expect("the storage answers")
    };
    assert_eq!(count(after(10), after(20)).await, ActivityCounts { started: 2, completed: 0 });
    assert_eq!(count(after(20), after(26)).await, ActivityCounts { started: 1, completed: 2 });
    let other = fixture.add_organization().await.id;
    let counts = fixture.storage.activity(other, after(0), after(99)).await.expect("the storage answers");
    assert_eq!(counts, ActivityCounts::default());
}
