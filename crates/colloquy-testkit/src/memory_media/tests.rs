use std::sync::Arc;

use jiff::SignedDuration;

use super::*;
use crate::contract::FreshAdapter;
use crate::contract::media::{MediaStoreFixture, PresignedUrlFollower};
use crate::sample;

#[async_trait]
impl PresignedUrlFollower for InMemoryMedia {
    async fn follow(&self, address: &str) -> Option<(Bytes, String)> {
        let (content, content_type) = self.follow(address, sample::now())?;
        Some((content, content_type.to_owned()))
    }
}

async fn fresh() -> FreshAdapter<MediaStoreFixture> {
    let media = Arc::new(InMemoryMedia::default());
    FreshAdapter::new(MediaStoreFixture { media: media.clone(), visitor: media, now: sample::now() })
}

crate::media_contract!(fresh);

#[tokio::test]
async fn a_url_contains_its_name_and_its_expiry_and_expires() {
    let media = InMemoryMedia::default();
    let name = MediaName::parse("voices/one.wav").expect("a name");
    media.put(&name, "a voice".into()).await.expect("it is put");
    let until = sample::moment("2026-01-02T03:04:05.678Z");
    let address =
        media.presigned(&name, until - SignedDuration::from_secs(1), until).await.expect("an address");
    assert_eq!(address, "https://media.test/voices/one.wav?expires=2026-01-02T03:04:05.678Z");
    let before = until - SignedDuration::from_millis(1);
    assert_eq!(media.follow(&address, before), Some(("a voice".into(), "audio/wav")));
    assert_eq!(media.follow(&address, until), None);
}

#[tokio::test]
async fn fails_every_call_while_unavailable() {
    let media = InMemoryMedia::default();
    let name = MediaName::parse("voices/one.wav").expect("a name");
    media.set_available(false);
    media.put(&name, "a voice".into()).await.expect_err("it is unavailable");
    media.has(&name).await.expect_err("it is unavailable");
    media.presigned(&name, sample::now(), Timestamp::MAX).await.expect_err("it is unavailable");
    media.set_available(true);
    assert!(!media.has(&name).await.expect("it is available again"));
}
