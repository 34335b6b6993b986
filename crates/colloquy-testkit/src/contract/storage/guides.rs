use std::sync::Arc;

use colloquy_domain::guide::{GuideSourceHash, StoredGuide};
use colloquy_domain::interview::Interview;
use colloquy_domain::language::Language;
use colloquy_domain::origin::{Provenance, TextOrigin};
use colloquy_domain::ports::{Storage, Write};

use super::fixture::{StorageFixture, after};
use crate::sample::guide_asking;

fn guide_of(interview: &Interview, questions: &[&str], ms: i64) -> StoredGuide {
    let text = |text: &str| text.to_owned();
    StoredGuide {
        interview_id: interview.id,
        guide: guide_asking(questions),
        source: GuideSourceHash::of(&interview.prompt, Language::Italian),
        origin: TextOrigin {
            by: Provenance { provider: text("offline"), model: text("rules"), template: text("guide-1") },
            at: after(ms),
        },
    }
}

pub async fn a_guide_is_read_as_it_was_saved(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let (own, other) = (fixture.add_interview().await, fixture.add_interview().await);
    assert_eq!(fixture.storage.guide(own.id).await.expect("the storage answers"), None);
    let guide = guide_of(&own, &["What went well?", "Was hat gefehlt?"], 0);
    fixture.commit([Write::AddGuide(guide.clone())]).await;
    fixture.check_failed([Write::AddGuide(guide.clone())]).await;
    assert_eq!(fixture.storage.guide(own.id).await.expect("the storage answers"), Some(guide));
    assert_eq!(fixture.storage.guide(other.id).await.expect("the storage answers"), None);
}

pub async fn a_guide_replaces_the_one_before(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let interview = fixture.add_interview().await;
    let (first, second) = (guide_of(&interview, &["First?"], 0), guide_of(&interview, &["Second?"], 1));
    fixture.commit([Write::SaveGuide(first.clone())]).await;
    fixture.check_failed([Write::SaveGuide(second.clone()), Write::AddInterview(interview.clone())]).await;
    assert_eq!(fixture.storage.guide(interview.id).await.expect("the storage answers"), Some(first));
    fixture.commit([Write::SaveGuide(second.clone())]).await;
    assert_eq!(fixture.storage.guide(interview.id).await.expect("the storage answers"), Some(second));
}
