//! The page on which all interviews of an interview are read together.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;
use colloquy_app::interviews;
use colloquy_app::interviews::results::InterviewWithResults;
use colloquy_domain::InterviewId;
use colloquy_domain::invitation::{EndReason, Sentiment, Status};
use colloquy_domain::results::{DURATION_LIMITS, QuotedFinding, SentimentCounts, TopicResults};
use colloquy_languages::console::{InterviewDetailsTexts, InterviewListTexts, TranscriptTexts};
use colloquy_languages::console_exports::ExportTexts;
use colloquy_languages::console_notes::ConsoleNoteTexts;
use colloquy_languages::console_results::InterviewResultsTexts;
use colloquy_languages::fill;

use super::insights::{ShownSentiment, kind, shown_sentiment};
use super::interviews::title;
use crate::frame::ConsoleFrame;
use crate::plot::Plot;
use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;
use crate::response;
use crate::text;

/// How many quotes of a topic a page shows at once, and how many after a click. The table has all of them.
const QUOTES: usize = 3;
const QUOTES_MAX: usize = 30;

struct Quote {
    sentiment: ShownSentiment,
    kind: &'static str,
    text: String,
    person: String,
    /// The path of the message in its transcript.
    path: String,
}

struct CountedSentiment {
    sentiment: ShownSentiment,
    count: usize,
}

struct TopicRow {
    name: String,
    answered: usize,
    declined: usize,
    not_asked: usize,
    length: usize,
    sentiments: Vec<CountedSentiment>,
    quotes: Vec<Quote>,
    further: Vec<Quote>,
    /// How many more the table has.
    more: Option<String>,
}

struct RecurringRow {
    word: String,
    kind: &'static str,
    people: usize,
    quotes: Vec<Quote>,
    further: Vec<Quote>,
    more: Option<String>,
}

#[derive(Template)]
#[template(path = "results.html")]
struct ResultsPage<'p> {
    frame: ConsoleFrame<'p>,
    note_texts: &'static ConsoleNoteTexts,
    texts: &'static InterviewResultsTexts,
    details: &'static InterviewDetailsTexts,
    exports: &'static ExportTexts,
    transcript: &'static TranscriptTexts,
    list: &'static InterviewListTexts,
    base: String,
    path: String,
    title: String,
    newest: Option<String>,
    dangers: usize,
    plots: Vec<Plot>,
    topics: Vec<TopicRow>,
    recurring: Vec<RecurringRow>,
}

pub async fn show(request: &ConsoleRequest<'_>, id: InterviewId) -> Result<HttpResponse, ConsoleProblem> {
    let (app, caller) = (request.app.clone(), request.caller()?.clone());
    let reads = async move { interviews::results::results(&app, &caller, id).await };
    let read = request.app.bulk_reads.run(reads).await?;
    let (interview, results) = (&read.interview.interview, &read.results);
    let texts = &request.texts.results;
    let base = format!("/app/organizations/{}", interview.organization_id);
    let quotes = Quotes {
        no_name: request.texts.interview.no_name,
        base: &base,
        texts,
        transcript: &request.texts.invitation,
    };
    let heading = format!("{} · {}", texts.heading, title(interview, &request.texts.interviews));
    let page = ResultsPage {
        frame: ConsoleFrame::new(request, heading),
        note_texts: &request.texts.notes,
        texts,
        details: &request.texts.interview,
        exports: &request.texts.exports,
        transcript: &request.texts.invitation,
        list: &request.texts.interviews,
        path: format!("{base}/interviews/{id}"),
        title: title(interview, &request.texts.interviews),
        newest: read.is_partial.then(|| fill(texts.newest, &[("count", &results.interviews.to_string())])),
        dangers: results.dangers,
        plots: if results.interviews == 0 { Vec::new() } else { plots(request, &read) },
        topics: results.topics.iter().map(|topic| quotes.topic(topic)).collect(),
        recurring: results
            .recurring
            .iter()
            .map(|found| {
                let (quotes, further, more) = quotes.of(&found.findings, found.findings.len());
                let kind = kind(found.kind, &request.texts.invitation);
                RecurringRow { word: found.word.clone(), kind, people: found.people, quotes, further, more }
            })
            .collect(),
        base: base.clone(),
    };
    Ok(response::page(StatusCode::OK, &page))
}

fn plots(request: &ConsoleRequest<'_>, read: &InterviewWithResults) -> Vec<Plot> {
    let (texts, transcript, results) = (&request.texts.results, &request.texts.invitation, &read.results);
    let counts = read.interview.counts;
    let of = |statuses: &[Status]| statuses.iter().map(|status| counts.of(*status)).sum::<i64>();
    let ended = of(&[Status::Completed, Status::Reopened]);
    let progress = [
        (texts.invited, of(Status::ALL)),
        (texts.started, ended + counts.of(Status::InProgress)),
        (texts.ended, ended),
    ];
    let ends =
        EndReason::ALL.iter().map(|reason| (end_reason(*reason, texts), results.ends[*reason as usize]));
    let ends = ends.filter(|(_, count)| *count > 0);
    let sentiments = Sentiment::ALL.iter();
    let sentiments =
        sentiments.map(|of| (shown_sentiment(*of, transcript).text, results.sentiments[*of as usize]));
    let median = |text: &str, count: String| Some(format!("{text}{} {count}", request.texts.frame.colon));
    let minutes = text::minutes(results.median_ms.unwrap_or_default());
    let duration = fill(transcript.duration, &[("count", &minutes)]);
    let answers = results.median_answers.unwrap_or_default().to_string();
    let durations = (0..).zip(results.durations).map(|(place, count)| (range(place, texts), count as i64));
    vec![
        Plot {
            note: median(texts.median_answers, answers),
            ..Plot::new("progress", texts.progress, progress.map(|(label, count)| (label.to_owned(), count)))
        },
        Plot::new("ends", texts.ends, ends.map(owned)),
        Plot::new("sentiment", texts.sentiment, sentiments.map(owned)),
        Plot { note: median(texts.median, duration), ..Plot::new("duration", texts.duration, durations) },
    ]
}

fn owned((label, count): (&str, usize)) -> (String, i64) {
    (label.to_owned(), count as i64)
}

fn end_reason(reason: EndReason, texts: &InterviewResultsTexts) -> &'static str {
    match reason {
        EndReason::Finished => texts.finished,
        EndReason::MaxMinutes => texts.max_minutes,
        EndReason::MaxResponses => texts.max_responses,
        EndReason::InviteeEnded => texts.invitee_ended,
        EndReason::Abandoned => texts.abandoned,
        EndReason::CompletedByOrganization => texts.by_organization,
    }
}

/// Returns the name of a range of durations.
fn range(place: usize, texts: &InterviewResultsTexts) -> String {
    let limit = |place: usize| DURATION_LIMITS.get(place).map(i64::to_string);
    match (place.checked_sub(1).and_then(limit), limit(place)) {
        (None, Some(to)) => fill(texts.under, &[("count", &to)]),
        (Some(from), Some(to)) => fill(texts.between, &[("from", &from), ("to", &to)]),
        (from, None) => fill(texts.or_more, &[("count", &from.unwrap_or_default())]),
    }
}

/// Shows findings as quotes.
struct Quotes<'q> {
    base: &'q str,
    no_name: &'static str,
    texts: &'static InterviewResultsTexts,
    transcript: &'static TranscriptTexts,
}

impl Quotes<'_> {
    fn topic(&self, topic: &TopicResults) -> TopicRow {
        let interviews = topic.answered + topic.refused + topic.not_covered;
        let (quotes, further, more) = self.of(&topic.findings, topic.sentiments.iter().sum());
        TopicRow {
            name: topic.name.clone(),
            answered: topic.answered,
            declined: topic.refused,
            not_asked: topic.not_covered,
            length: topic.answered * 100 / interviews.max(1),
            sentiments: self.sentiments(topic.sentiments),
            quotes,
            further,
            more,
        }
    }

    fn sentiments(&self, counts: SentimentCounts) -> Vec<CountedSentiment> {
        let counted = Sentiment::ALL.iter().map(|sentiment| CountedSentiment {
            sentiment: shown_sentiment(*sentiment, self.transcript),
            count: counts[*sentiment as usize],
        });
        counted.filter(|counted| counted.count > 0).collect()
    }

    /// Returns the first quotes, further ones, and how many of `all` are left.
    fn of(&self, findings: &[QuotedFinding], all: usize) -> (Vec<Quote>, Vec<Quote>, Option<String>) {
        let mut shown: Vec<Quote> = findings.iter().take(QUOTES_MAX).map(|found| self.quote(found)).collect();
        let left = all - shown.len();
        let more = (left > 0).then(|| fill(self.texts.more, &[("count", &left.to_string())]));
        let further = shown.split_off(shown.len().min(QUOTES));
        (shown, further, more)
    }

    fn quote(&self, finding: &QuotedFinding) -> Quote {
        let message = finding.message.map(|id| format!("#{id}")).unwrap_or_default();
        Quote {
            sentiment: shown_sentiment(finding.sentiment, self.transcript),
            kind: kind(finding.kind, self.transcript),
            text: finding.text.clone(),
            person: finding.person.as_deref().unwrap_or(self.no_name).to_owned(),
            path: format!("{}/invitations/{}{message}", self.base, finding.invitation),
        }
    }
}
