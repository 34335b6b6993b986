use std::sync::Arc;

use colloquy_domain::OrganizationId;
use colloquy_domain::mail_report::MailReportKind;
use colloquy_domain::ports::{Storage, Write};
use colloquy_domain::unsubscription::RecipientHash;
use uuid::Uuid;

use super::fixture::{StorageFixture, after};

const ADA: RecipientHash = RecipientHash([1; 32]);

fn report(organization_id: OrganizationId, recipient: RecipientHash, kind: MailReportKind) -> Write {
    Write::CountMailReport { organization_id, recipient, kind, at: after(0) }
}

impl StorageFixture {
    /// What was reported: the block, and the number of soft bounces.
    async fn reported(&self, organization: OrganizationId) -> Option<(Option<MailReportKind>, i64)> {
        let known = self.storage.reported_recipient(organization, ADA).await.expect("the storage answers");
        known.map(|known| {
            assert_eq!((known.organization_id, known.recipient), (organization, ADA));
            (known.block, known.soft_bounces)
        })
    }
}

pub async fn reports_about_a_recipient_are_counted_and_the_first_that_blocks_stays(
    storage: Arc<dyn Storage>,
) {
    let fixture = StorageFixture::new(storage).await;
    let (own, other) = (fixture.organization.id, fixture.add_organization().await.id);
    assert_eq!(fixture.reported(own).await, None);
    fixture.commit([report(own, ADA, MailReportKind::SoftBounce)]).await;
    fixture.commit([report(own, ADA, MailReportKind::SoftBounce)]).await;
    fixture.commit([report(own, RecipientHash([2; 32]), MailReportKind::SoftBounce)]).await;
    assert_eq!(fixture.reported(own).await, Some((None, 2)));
    assert_eq!(fixture.reported(other).await, None, "another organization is not concerned");
    for kind in [MailReportKind::Complaint, MailReportKind::HardBounce, MailReportKind::SoftBounce] {
        fixture.commit([report(own, ADA, kind)]).await;
    }
    assert_eq!(fixture.reported(own).await, Some((Some(MailReportKind::Complaint), 3)));
    fixture.commit([report(other, ADA, MailReportKind::HardBounce)]).await;
    assert_eq!(fixture.reported(other).await, Some((Some(MailReportKind::HardBounce), 0)));
}

pub async fn forgetting_reports_can_be_repeated_and_concerns_one_organization(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let (own, other) = (fixture.organization.id, fixture.add_organization().await.id);
    let forget = || Write::ForgetMailReports { organization_id: own, recipient: ADA };
    let bounce = |organization| report(organization, ADA, MailReportKind::HardBounce);
    fixture.commit([forget()]).await;
    fixture.commit([bounce(own), bounce(other)]).await;
    fixture.commit([forget()]).await;
    fixture.commit([forget()]).await;
    assert_eq!(fixture.reported(own).await, None);
    assert_eq!(fixture.reported(other).await, Some((Some(MailReportKind::HardBounce), 0)));
}

/// If another write of the unit fails, nothing is counted.
pub async fn a_report_is_counted_with_its_unit(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let own = fixture.organization.id;
    let duplicate = || Write::AddOrganization(fixture.organization.clone());
    fixture.check_failed([report(own, ADA, MailReportKind::SoftBounce), duplicate()]).await;
    assert_eq!(fixture.reported(own).await, None);
    fixture.commit([report(own, ADA, MailReportKind::SoftBounce)]).await;
    fixture.check_failed([report(own, ADA, MailReportKind::HardBounce), duplicate()]).await;
    let forget = Write::ForgetMailReports { organization_id: own, recipient: ADA };
    fixture.check_failed([forget, duplicate()]).await;
    assert_eq!(fixture.reported(own).await, Some((None, 1)));
    fixture
        .check_failed([report(OrganizationId::from_uuid(Uuid::max()), ADA, MailReportKind::SoftBounce)])
        .await;
}
