//! A provider whose model follows its instructions: it uses their language, cites only what it was given, and
//! closes an interview when instructed to. As models do, it decorates what it says with markup.

use colloquy_testkit::languages::{InterviewSample, LANGUAGES};
use serde_json::{Value, json};

use super::{ScriptedResponse, StubModelServer, StubProviderRequest, completion, delta, done};

/// How many characters are sent at once.
const PIECE_CHARACTERS: usize = 7;

pub async fn obedient_provider() -> StubModelServer {
    StubModelServer::computing(respond).await
}

fn respond(request: &StubProviderRequest) -> ScriptedResponse {
    let messages = request.body["messages"].as_array().expect("messages");
    let message = |place: usize| messages[place]["content"].as_str().expect("a message");
    let system = message(0);
    let is_of = |sample: &&InterviewSample| system.contains(&format!("language: {} (", sample.name));
    let sample = LANGUAGES.iter().find(is_of).unwrap_or(&LANGUAGES[0]);
    if request.body["stream"] == json!(true) {
        let asked = (1..messages.len()).any(|place| message(place).contains(sample.reply[1]));
        return streamed(&reply(sample, message(messages.len() - 1), asked));
    }
    let answer = match system {
        _ if system.contains("\"findings\"") => analysis(sample, message(1)),
        _ if system.contains("\"opening\"") => guide(sample),
        _ => fresh_text(sample, system),
    };
    ScriptedResponse::json("200 OK", completion(&answer))
}

fn reply(sample: &InterviewSample, last: &str, was_asked: bool) -> String {
    let question = sample.reply[1];
    match last.contains("nothing: close with this reply") {
        true => format!("TOPIC: END\nCOVERED: 1\nSAY: **{}**", farewell(sample)),
        false if was_asked => format!("TOPIC: 1\nSAY: **{}**", acknowledgement(sample)),
        false => {
            format!("TOPIC: 1\nCOVERED: none\nSAY: **{}**\n- {question} \u{1f6b2}", acknowledgement(sample))
        }
    }
}

fn acknowledgement(sample: &InterviewSample) -> &'static str {
    sample.language.tables().interviewer.acknowledgements[0]
}

fn farewell(sample: &InterviewSample) -> &'static str {
    sample.language.tables().interviewer.farewells[0]
}

fn streamed(reply: &str) -> ScriptedResponse {
    let letters: Vec<char> = reply.chars().collect();
    let pieces = letters.chunks(PIECE_CHARACTERS).map(|piece| delta(&piece.iter().collect::<String>()));
    pieces.chain([done("stop")]).fold(ScriptedResponse::events(), |script, event| script.sending(event))
}

/// Returns the text that is asked for, in another wording if the instructions quote the first one.
fn fresh_text(sample: &InterviewSample, system: &str) -> String {
    let said = match system.contains("Ask no question") {
        true => sample.question.replace('?', ".").replace('¿', ""),
        false => sample.question.to_owned(),
    };
    let (first, second) = match system.contains("You name interviews") {
        true => (sample.title.to_owned(), format!("{} (2)", sample.title)),
        false => (said.clone(), format!("{} {said}", sample.reply[0])),
    };
    let text = if system.contains(&first) && !system.contains(&second) { second } else { first };
    format!("\"{text}\"")
}

fn guide(sample: &InterviewSample) -> String {
    let topic = json!({
        "name": sample.title,
        "opening": sample.question,
        "keywords": ["first"],
        "required": true,
        "depth": "usual",
    });
    json!({ "goal": "", "audience": "", "topics": [topic], "conditions": [], "unmentioned": [], "closing": null })
        .to_string()
}

/// Returns an analysis that cites every answer.
fn analysis(sample: &InterviewSample, transcript: &str) -> String {
    let labels = transcript.lines().filter_map(|line| line.split_once(" (person):"));
    let labels: Vec<&str> = labels.map(|(label, _)| label).collect();
    let findings = labels
        .iter()
        .take(12)
        .map(|label| json!({ "text": sample.answer, "sentiment": "neutral", "messages": [label] }));
    let remarks =
        labels.iter().map(|label| json!({ "message": label, "sentiment": "positive", "note": null }));
    let analysis = json!({
        "summary": sample.answer,
        "sentiment": "positive",
        "findings": findings.collect::<Vec<Value>>(),
        "remarks": remarks.collect::<Vec<Value>>(),
    });
    format!("```json\n{analysis}\n```")
}
