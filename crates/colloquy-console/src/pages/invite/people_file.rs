//! Shows what was read from a file with people, before anyone is invited.

use colloquy_languages::console_editing::InterviewFormTexts;

use super::*;
use crate::form::PEOPLE_FILE_BYTES;
use crate::people_file::{PeopleColumns, PeopleFile, is_text};

/// How many people the page shows as they were read.
const SHOWN_PEOPLE: usize = 5;

struct ColumnChoice {
    value: String,
    text: String,
    is_chosen: bool,
}

struct ColumnField {
    name: &'static str,
    label: &'static str,
    choices: Vec<ColumnChoice>,
}

struct ShownPerson {
    name: String,
    email: String,
}

#[derive(Template)]
#[template(path = "people_file.html")]
struct PeopleFilePage<'p> {
    frame: ConsoleFrame<'p>,
    texts: &'static InvitePeopleTexts,
    form: &'static InterviewFormTexts,
    list: &'static InterviewListTexts,
    problems: &'static AccountProblemTexts,
    base: String,
    path: String,
    interview: String,
    line: String,
    lines: Vec<ShownLine>,
    skipped: Option<String>,
    columns: Vec<ColumnField>,
    people: Vec<ShownPerson>,
    invite: String,
    file: &'p str,
    token: String,
    error: Option<String>,
}

/// A file as the form describes it.
struct SubmittedPeople {
    file: PeopleFile,
    columns: PeopleColumns,
    people: Vec<Invitee>,
    bad: Vec<InvalidPastedLine>,
}

impl SubmittedPeople {
    /// Returns `None` if the file has no lines.
    fn read(request: &ConsoleRequest<'_>) -> Option<Self> {
        let form = &request.form;
        let file = PeopleFile::read(form.value("file"))?;
        let chosen = |field| form.value(field).parse().ok().filter(|column| *column < file.columns());
        let columns = match chosen("emailColumn") {
            Some(email) => {
                PeopleColumns { email, name: chosen("nameColumn"), family_name: chosen("familyNameColumn") }
            }
            None => file.guess(),
        };
        let (people, bad) = file.people(columns);
        Some(SubmittedPeople { file, columns, people, bad })
    }
}

pub async fn check(request: &ConsoleRequest<'_>, id: InterviewId) -> Result<HttpResponse, ConsoleProblem> {
    let texts = &request.texts.editing.people;
    let refused = |text: String| Some(FormError { field: "file", text });
    if request.form.file("file").len() > PEOPLE_FILE_BYTES {
        return Err(ConsoleProblem::TooBig { max_bytes: PEOPLE_FILE_BYTES });
    }
    if !is_text(request.form.value("file")) {
        return page(request, id, refused(texts.not_csv.to_owned()), Vec::new()).await;
    }
    match SubmittedPeople::read(request) {
        None => page(request, id, refused(texts.no_file.to_owned()), Vec::new()).await,
        Some(read) if read.file.lines() > PEOPLE_MAX => {
            page(request, id, refused(too_many(request)), Vec::new()).await
        }
        Some(read) => show(request, id, read).await,
    }
}

/// Invites the people of a file that has been checked.
pub async fn invite(request: &ConsoleRequest<'_>, id: InterviewId) -> Result<HttpResponse, ConsoleProblem> {
    match SubmittedPeople::read(request) {
        Some(read) if !read.people.is_empty() && read.people.len() <= PEOPLE_MAX => {
            invite_all(request, id, &read.people).await
        }
        _ => check(request, id).await,
    }
}

async fn show(
    request: &ConsoleRequest<'_>,
    id: InterviewId,
    read: SubmittedPeople,
) -> Result<HttpResponse, ConsoleProblem> {
    let texts = &request.texts.editing.people;
    let interview = interviews::get::with_counts(request.app, request.caller()?, id).await?.interview;
    let base = format!("/app/organizations/{}/interviews", interview.organization_id);
    let SubmittedPeople { file, columns, people, bad } = read;
    let counted = |text, count| fill(text, &[("count", &text::count(count, request.language))]);
    let page = PeopleFilePage {
        frame: ConsoleFrame::new(request, texts.check_heading.to_owned()),
        texts,
        form: &request.texts.editing.interview,
        list: &request.texts.interviews,
        problems: &request.texts.problems,
        path: format!("{base}/{id}"),
        base,
        interview: title(&interview, &request.texts.interviews),
        line: fill(texts.line, &[("number", "")]).trim().to_owned(),
        skipped: (!bad.is_empty()).then(|| counted(texts.skipped, bad.len())),
        columns: vec![
            field("emailColumn", texts.email_column, &file, Some(columns.email), texts),
            field("nameColumn", texts.name_column, &file, columns.name, texts),
            field("familyNameColumn", texts.family_name_column, &file, columns.family_name, texts),
        ],
        people: people
            .iter()
            .take(SHOWN_PEOPLE)
            .map(|person| ShownPerson {
                name: person.name.as_ref().map_or_else(String::new, |name| name.as_str().to_owned()),
                email: person.email.as_str().to_owned(),
            })
            .collect(),
        invite: counted(texts.invite_file, people.len()),
        lines: bad.into_iter().take(SHOWN_LINES).map(|line| shown(line, texts)).collect(),
        file: request.form.value("file"),
        token: request.form_token().unwrap_or_default(),
        error: people.is_empty().then(|| texts.nobody.to_owned()),
    };
    Ok(response::page(StatusCode::OK, &page))
}

fn field(
    name: &'static str,
    label: &'static str,
    file: &PeopleFile,
    chosen: Option<usize>,
    texts: &InvitePeopleTexts,
) -> ColumnField {
    let column = |at: usize| ColumnChoice {
        value: at.to_string(),
        text: file.name_of(at).map_or_else(
            || fill(texts.column, &[("number", &(at + 1).to_string())]),
            |name| name.chars().take(60).collect(),
        ),
        is_chosen: chosen == Some(at),
    };
    let none =
        ColumnChoice { value: String::new(), text: texts.no_column.to_owned(), is_chosen: chosen.is_none() };
    let none = (name != "emailColumn").then_some(none);
    ColumnField { name, label, choices: none.into_iter().chain((0..file.columns()).map(column)).collect() }
}
