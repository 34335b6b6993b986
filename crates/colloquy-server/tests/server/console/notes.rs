//! Notes about transcripts.

use serde_json::{Value, json};

use super::filled_form::FilledForm;
use super::person::{Person, between};
use crate::harness::{Server, both};
use crate::interview::created;
use crate::webhooks::answer_all;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn members_note_what_people_said_and_find_it_by_tags() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let owner = Person::owner(&server).await;
        let member = owner.colleague("m@example.org", "member").await;
        let viewer = owner.colleague("v@example.org", "viewer").await;
        let made = created(&server, json!({ "prompt": "Ask about the laptop.", "maxResponses": 1 })).await;
        let text = |value: &Value| value.as_str().expect("a text").to_owned();
        let (interview, invitation) = (text(&made["interviewId"]), text(&made["id"]));
        let page = format!("/invitations/{invitation}");
        assert!(!owner.get(&page).await.text.contains("Add a note"));
        assert_eq!(owner.get(&format!("{page}/notes/new")).await.status, 404);
        answer_all(&server, &text(&made["slug"]), "It arrived late.").await;

        let transcript = member.get(&page).await.text;
        let form = between(&transcript, "<a class=\"add-note\" href=\"", "\"").replace("&amp;", "&");
        let message = between(&form, "message=", "&").to_owned();
        assert!(member.read(&form).await.text.contains("<blockquote"));
        let add = format!("{page}/notes");
        let about = [("message", message.as_str())];
        let empty = member.post(&add, &about).await;
        assert!(empty.status == 400 && empty.text.contains("Write a note, or give a tag."), "{}", empty.text);
        let note = [about[0], ("text", "<b>Why</b>?"), ("tags", "Hardware, first week, hardware")];
        let saved = member.post(&add, &note).await;
        let place = saved.header("location").expect("a place").to_owned();
        let id = place.rsplit_once("#n").expect("a note").1.to_owned();
        assert_eq!(viewer.post(&add, &note).await.status, 403);
        let shown = viewer.get(&page).await.text;
        for expected in [&format!("id=\"n{id}\""), "&#60;b&#62;Why&#60;/b&#62;?", ">first week</a>"] {
            assert!(shown.contains(expected), "{expected} is not in {shown}");
        }
        assert!(!shown.contains("add-note") && !shown.contains(&format!("/notes/{id}")), "{shown}");

        owner.post(&add, &[("text", "In all, calm."), ("tags", "HARDWARE")]).await;
        let notes = format!("/interviews/{interview}/notes");
        let all = viewer.get(&notes).await.text;
        assert!(all.find("In all, calm.") < all.find("&#60;b&#62;Why"), "{all}");
        assert!(all.contains("<span class=\"number\">2</span>"), "{all}");
        assert_eq!(all.matches("<strong dir=\"auto\">Without a name</strong>").count(), 2, "{all}");
        let named = json!({ "name": "Grace <H>" });
        server.call("PATCH", &format!("/v1/invitations/{invitation}"), Some(named)).await.ok();
        let all = viewer.get(&notes).await.text;
        assert_eq!(all.matches("<strong dir=\"auto\">Grace &#60;H&#62;</strong>").count(), 2, "{all}");
        let tagged = viewer.get(&format!("{notes}?tag=first+week")).await.text;
        assert!(tagged.contains("Why") && !tagged.contains("In all, calm."), "{tagged}");

        let stored = format!("/notes/{id}");
        assert_eq!(owner.post(&stored, &[("text", "Not mine")]).await.status, 403);
        let others = owner.get(&stored).await.text;
        assert!(others.contains("can change this note") && others.contains("Remove note"), "{others}");
        assert_eq!(member.post(&stored, &[("text", "Because of the post.")]).await.status, 303);
        assert!(viewer.get(&page).await.text.contains("Because of the post."));
        let removal = FilledForm::of(&others, &format!("{}{stored}/remove", owner.base));
        for _ in 0..2 {
            let removed = owner.post(&format!("{stored}/remove"), &removal.without_token()).await;
            assert_eq!(removed.status, 303, "two clicks remove it without an error");
        }
        assert!(!viewer.get(&page).await.text.contains("Because of the post."));
        assert_eq!(member.get(&stored).await.status, 404);

        let twice = [about[0], ("text", "Pressed twice"), ("once", "01932d5e-7c1a-7b3e-9c4d-2f6a8b0c1d77")];
        let places = [member.post(&add, &twice).await, member.post(&add, &twice).await];
        assert_eq!(places.map(|sent| sent.status), [303; 2]);
        assert_eq!(server.home.count("notes", "content LIKE '%Pressed twice%'").await, 1);
    }
}
