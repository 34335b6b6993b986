//! A program in which a model decides what to call: it creates, invites, waits and reads, by the tools alone.

use serde_json::{Value, json};

use super::{called, listed};
use crate::harness::{Server, both};
use crate::interview::invitee::Invitee;

/// What such a program goes by: the descriptions of the tools, and what the last one answered.
struct Model<'s> {
    server: &'s Server,
    tools: Vec<Value>,
}

impl Model<'_> {
    /// The tool whose description speaks of all this.
    async fn calls(&self, wanted: &[&str], arguments: Value) -> Value {
        let speaks = |tool: &&Value| {
            let text = tool["description"].as_str().unwrap_or_default();
            wanted.iter().all(|word| text.contains(word))
        };
        let fitting: Vec<&Value> = self.tools.iter().filter(speaks).collect();
        assert_eq!(fitting.len(), 1, "{wanted:?} is said of {} tools", fitting.len());
        called(self.server, fitting[0]["name"].as_str().expect("a name"), arguments).await
    }
}

/// An invitee who opens the link and types until the interviewer is through.
async fn takes_part(server: &Server, url: &Value) {
    let url = url.as_str().expect("a link");
    let slug = url.rsplit('/').next().expect("a slug");
    Invitee::consent(server, slug).await;
    let mut invitee = Invitee::come(server, slug).await;
    let mut answers = 0;
    while invitee.until_listening().await.is_none() {
        answers += 1;
        assert!(answers < 20, "it has no end");
        invitee.types("The people were kind and patient, and I learned how the whole plant works.").await;
    }
}

#[tokio::test]
async fn a_model_creates_an_interview_invites_two_and_reads_what_they_said() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let model = Model { server: &server, tools: listed(&server).await };
        let made = model
            .calls(
                &["Creates an interview from a prompt"],
                json!({
                    "prompt": "Ask what was good in their first week, and what was hard.",
                    "invitees": [{ "name": "Ada", "email": "ada@example.org" }],
                }),
            )
            .await;
        let interview = &made["id"];
        let second = json!({ "interviewId": interview, "invitees": [{ "email": "grace@example.org" }] });
        model.calls(&["Invites more people"], second).await;
        let waiting = model.calls(&["see who has answered"], json!({ "interviewId": interview })).await;
        let waiting = waiting["invitations"].as_array().expect("invitations");
        assert_eq!(waiting.len(), 2);
        assert!(waiting.iter().all(|one| one["status"] == "READY" && one["sent"] == true), "{waiting:?}");
        takes_part(&server, &waiting[1]["url"]).await;
        let completed = json!({ "interviewId": interview, "status": "COMPLETED" });
        let completed = model.calls(&["see who has answered"], completed).await;
        let completed = completed["invitations"].as_array().expect("invitations");
        assert_eq!(completed.len(), 1);
        assert_eq!((&completed[0]["name"], &completed[0]["endReason"]), (&json!("Ada"), &json!("finished")));
        let one = model.calls(&["Reads one invitation"], json!({ "id": completed[0]["id"] })).await;
        let said = one["messages"].as_array().expect("a transcript");
        let typed: Vec<&Value> = said.iter().filter(|message| message["role"] == "user").collect();
        assert!(typed.len() > 1 && typed.iter().all(|message| message["typed"] == true), "{said:?}");
        assert!(typed[0]["content"].as_str().is_some_and(|text| text.contains("kind and patient")));
        let whole = model.calls(&["Reads one interview"], json!({ "id": interview })).await;
        assert_eq!((&whole["title"], &whole["nextCursor"]), (&made["title"], &Value::Null));
        // They may have been analysed in between, which changes no word.
        let words = |invitation: &Value| {
            let messages = invitation["messages"].as_array().expect("a transcript").iter();
            messages.map(|message| message["content"].clone()).collect::<Vec<_>>()
        };
        let of = |id: &Value| {
            let all = whole["invitations"].as_array().expect("invitations");
            words(all.iter().find(|one| one["id"] == *id).expect("it is there"))
        };
        assert_eq!((of(&one["id"]), of(&waiting[0]["id"])), (words(&one), Vec::new()));
    }
}
