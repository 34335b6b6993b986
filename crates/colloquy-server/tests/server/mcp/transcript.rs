//! An assistant that creates an interview, invites people, waits and reads the results with tools alone.

use serde_json::{Value, json};

use super::{called, listed};
use crate::harness::{Server, both};
use crate::interview::invitee::Invitee;

/// Simulates a model that knows only the descriptions of the tools and the last result.
struct Model<'s> {
    server: &'s Server,
    tools: Vec<Value>,
}

impl Model<'_> {
    /// Calls the one tool whose description contains all these phrases.
    async fn calls(&self, phrases: &[&str], arguments: Value) -> Value {
        let fits = |tool: &&Value| {
            let text = tool["description"].as_str().unwrap_or_default();
            phrases.iter().all(|word| text.contains(word))
        };
        let fitting: Vec<&Value> = self.tools.iter().filter(fits).collect();
        assert_eq!(fitting.len(), 1, "{phrases:?} fits {} tools", fitting.len());
        called(self.server, fitting[0]["name"].as_str().expect("a name"), arguments).await
    }
}

/// Opens the link as an invitee and types answers until the interview ends.
async fn take_interview(server: &Server, url: &Value) {
    let url = url.as_str().expect("a link");
    let slug = url.rsplit('/').next().expect("a slug");
    Invitee::consent(server, slug).await;
    let mut invitee = Invitee::connect(server, slug).await;
    let mut answers = 0;
    while invitee.until_listening().await.is_none() {
        answers += 1;
        assert!(answers < 20, "the interview does not end");
        invitee.type_text("The people were kind and patient, and I learned how the whole plant works.").await;
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
        take_interview(&server, &waiting[1]["url"]).await;
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
        // The transcript may have been analysed in between, which does not change its words.
        let words = |invitation: &Value| {
            let messages = invitation["messages"].as_array().expect("a transcript").iter();
            messages.map(|message| message["content"].clone()).collect::<Vec<_>>()
        };
        let of = |id: &Value| {
            let all = whole["invitations"].as_array().expect("invitations");
            words(all.iter().find(|one| one["id"] == *id).expect("the invitation is listed"))
        };
        assert_eq!((of(&one["id"]), of(&waiting[0]["id"])), (words(&one), Vec::new()));
    }
}
