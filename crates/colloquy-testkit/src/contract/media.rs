//! The promises of what keeps audio.

use std::collections::BTreeSet;
use std::sync::Arc;

use async_trait::async_trait;
use bytes::Bytes;
use colloquy_domain::media::MediaName;
use colloquy_domain::ports::Media;
use futures::future::join_all;
use jiff::{SignedDuration, Timestamp};

/// Follows an address as anyone can who has it.
#[async_trait]
pub trait MediaVisitor: Send + Sync {
    /// The content and its type; `None` where there is nothing.
    async fn follow(&self, address: &str) -> Option<(Bytes, String)>;
}

/// Media under test, with one who follows their addresses.
#[derive(Clone)]
pub struct VisitedMedia {
    pub media: Arc<dyn Media>,
    pub visitor: Arc<dyn MediaVisitor>,
    /// What the visitor takes the time to be, for a minute at least.
    pub now: Timestamp,
}

impl VisitedMedia {
    async fn put(&self, name: &MediaName, content: impl Into<Bytes>) {
        self.media.put(name, content.into()).await.unwrap_or_else(|error| panic!("{name}: {error:?}"));
    }

    async fn address(&self, name: &MediaName) -> String {
        let until = self.now + SignedDuration::from_mins(15);
        let address = self.media.presigned(name, self.now, until).await;
        address.unwrap_or_else(|error| panic!("{name}: {error:?}"))
    }

    async fn content(&self, name: &MediaName) -> Option<Bytes> {
        Some(self.visitor.follow(&self.address(name).await).await?.0)
    }

    async fn check_there(&self, name: &MediaName, content: impl Into<Bytes>) {
        let is_there = self.media.has(name).await;
        assert!(is_there.unwrap_or_else(|error| panic!("{name}: {error:?}")), "{name} is there");
        assert!(self.content(name).await == Some(content.into()), "{name} is as it was put");
    }

    async fn check_missing(&self, name: &MediaName) {
        let is_there = self.media.has(name).await;
        assert!(!is_there.unwrap_or_else(|error| panic!("{name}: {error:?}")), "{name} is not there");
        assert_eq!(self.content(name).await, None, "{name}");
    }
}

fn name(text: &str) -> MediaName {
    MediaName::parse(text).unwrap_or_else(|| panic!("{text:?} is a name"))
}

/// Bytes of which no two stretches are alike for long.
fn noise(length: usize) -> Vec<u8> {
    (0..length as u64).map(|index| (index * index % 251) as u8 ^ (index >> 8) as u8).collect()
}

pub async fn what_is_put_is_there(fixture: VisitedMedia) {
    let voice = name("voices/one.wav");
    fixture.put(&voice, "a voice").await;
    fixture.check_there(&voice, "a voice").await;
}

pub async fn what_was_not_put_is_not_there(fixture: VisitedMedia) {
    fixture.put(&name("voices/one.wav"), "a voice").await;
    for missing in ["voices/two.wav", "voices/one.ogg", "one.wav", "voices/one/one.wav", "other/one.wav"] {
        fixture.check_missing(&name(missing)).await;
    }
}

pub async fn putting_again_replaces(fixture: VisitedMedia) {
    let recording = name("recordings/one/1.ogg");
    for content in ["the first, which is longer", "the next", "the last, which is again longer"] {
        fixture.put(&recording, content).await;
        fixture.check_there(&recording, content).await;
    }
}

pub async fn names_do_not_mix(fixture: VisitedMedia) {
    let names = ["a.wav", "a.ogg", "a/a.wav", "a/a/a.wav", "a/a/a/a.wav", "a-a.wav", "aa/a.wav", "b/a.wav"];
    for text in names {
        fixture.put(&name(text), format!("content of {text}")).await;
    }
    for text in names {
        fixture.check_there(&name(text), format!("content of {text}")).await;
    }
    let mut addresses = BTreeSet::new();
    for text in names {
        addresses.insert(fixture.address(&name(text)).await);
    }
    assert_eq!(addresses.len(), names.len());
}

pub async fn nothing_and_much_are_kept_to_the_byte(fixture: VisitedMedia) {
    for (number, length) in [0, 1, 65_536, 3_000_001].into_iter().enumerate() {
        let recording = name(&format!("recordings/of-length/{number}.wav"));
        fixture.put(&recording, noise(length)).await;
        fixture.check_there(&recording, noise(length)).await;
    }
}

pub async fn what_is_fetched_is_what_was_put(fixture: VisitedMedia) {
    let folder = tempfile::tempdir().expect("a folder");
    let recording = name("recordings/one/1.ogg");
    let file = folder.path().join("fetched");
    assert!(!fixture.media.fetch(&recording, &file).await.expect("it is asked"), "nothing is there");
    fixture.put(&recording, noise(3_000_001)).await;
    assert!(fixture.media.fetch(&recording, &file).await.expect("it is fetched"), "something is there");
    assert!(std::fs::read(&file).expect("a file") == noise(3_000_001), "it is as it was put");
    fixture.check_there(&recording, noise(3_000_001)).await;
}

pub async fn an_address_tells_what_kind_of_audio_it_leads_to(fixture: VisitedMedia) {
    for (text, expected) in [("a.wav", "audio/wav"), ("b/a.ogg", "audio/ogg")] {
        fixture.put(&name(text), "audio").await;
        let followed = fixture.visitor.follow(&fixture.address(&name(text)).await).await;
        assert_eq!(followed, Some((Bytes::from("audio"), expected.to_owned())), "{text}");
    }
}

pub async fn an_address_leads_to_what_is_there_when_it_is_followed(fixture: VisitedMedia) {
    let voice = name("voices/one.wav");
    let address = fixture.address(&voice).await;
    assert_eq!(fixture.visitor.follow(&address).await, None);
    for content in ["the first", "the second"] {
        fixture.put(&voice, content).await;
        let followed = fixture.visitor.follow(&address).await.map(|(followed, _)| followed);
        assert_eq!(followed.as_deref(), Some(content.as_bytes()));
    }
}

pub async fn of_many_put_at_once_one_is_kept_whole(fixture: VisitedMedia) {
    let recording = name("recordings/one/1.wav");
    let contents: Vec<Bytes> = (0..8_u8).map(|fill| vec![fill; 100_000 + usize::from(fill)].into()).collect();
    let puts = contents.iter().map(|content| {
        let (fixture, recording, content) = (fixture.clone(), recording.clone(), content.clone());
        tokio::spawn(async move { fixture.put(&recording, content).await })
    });
    for put in join_all(puts.collect::<Vec<_>>()).await {
        put.expect("it is put");
    }
    let kept = fixture.content(&recording).await.expect("one of them");
    assert!(contents.contains(&kept), "{} bytes were kept that nobody put", kept.len());
}
