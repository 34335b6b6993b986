//! What was moved is what the service answered last, on both databases, with recordings in a folder and in a bucket.

use super::empty_home;
use super::reads::{everything, recordings};
use crate::erasure::{invite, text};
use crate::harness::bucket::Bucket;
use crate::harness::{Database, Home, Server, both, printed};
use crate::webhooks::{answer_all, take_interview, until};

/// A database, and a bucket for recordings. Without one they are in a folder.
struct Installation {
    database: Database,
    bucket: Option<Bucket>,
}

/// Returns an installation on each database, one of them with a bucket.
async fn installations(has_bucket: fn(&Database) -> bool) -> Vec<Installation> {
    let mut installations = Vec::new();
    for database in both().await {
        let bucket = if has_bucket(&database) { Some(Bucket::start().await) } else { None };
        installations.push(Installation { database, bucket });
    }
    installations
}

async fn originals() -> Vec<Installation> {
    installations(|database| matches!(database, Database::Postgres { .. })).await
}

async fn targets() -> Vec<Installation> {
    installations(|database| matches!(database, Database::Sqlite)).await
}

impl Installation {
    /// Returns an empty home with the access key of another. It also knows the keys of the bucket of `from`.
    fn home(&self, key: &str, from: Option<&Installation>) -> Home {
        let media = |one: &Installation| one.bucket.as_ref().map(Bucket::settings).into_iter().flatten();
        let mut settings: Vec<_> = from.into_iter().flat_map(media).collect();
        settings.retain(|(name, _)| *name != "COLLOQUY_MEDIA");
        settings.extend(media(self));
        let settings: Vec<(&str, &str)> = settings.iter().map(|(name, value)| (*name, &**value)).collect();
        empty_home(self.database.clone(), &settings, key)
    }

    async fn start(&self) -> Server {
        Server::start_on(self.home("", None)).await
    }

    /// Returns the URLs of the database and the media store, for the command that moves them.
    fn urls(&self, home: &Home) -> (String, String) {
        let database = match &self.database {
            Database::Sqlite => format!("sqlite:{}", home.folder().join("colloquy.db").display()),
            Database::Postgres { url } => url.clone(),
        };
        let folder = format!("file:{}", home.folder().join("media").display());
        let media = self.bucket.as_ref().map_or(folder, |bucket| bucket.settings()[0].1.clone());
        (database, media)
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_moved_service_answers_every_read_as_the_original_did() {
    for from in originals().await {
        let server = from.start().await;
        let archived = server.interview().await;
        server.call("POST", &format!("/v1/interviews/{archived}/archive"), None).await.ok();
        let invited = invite(&server, "Änne \"Q\" O'Hara", "aenne@example.org").await;
        answer_all(&server, text(&invited, "slug"), "We built a small press for apples.").await;
        take_interview(&server).await;
        until(&server.home, "invitations", "summary IS NOT NULL", 2).await;
        let original = everything(&server).await;
        let sounds = recordings(&server, &original).await;
        assert!(sounds.len() > 4, "{sounds:?}");
        let old = server.kill();
        let (database, media) = from.urls(&old);
        for to in targets().await {
            let home = to.home(&old.key, Some(&from));
            let arguments = ["move", "--from-database", &database, "--from-media", &media, "--json"];
            printed(tokio::task::block_in_place(|| home.command(&arguments)));
            let moved = Server::start_on(home).await;
            assert_eq!(everything(&moved).await, original);
            assert_eq!(recordings(&moved, &original).await, sounds);
        }
    }
}
