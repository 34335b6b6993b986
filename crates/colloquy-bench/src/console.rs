//! Measures the pages of the console with a large organization in the embedded database.

mod people;

use std::cell::RefCell;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use tokio::runtime::Runtime;
use uuid::Uuid;

use crate::database::DatabaseEngine;
use crate::interrupt_signals::ShutdownSignals;
use crate::load::LoadTestConnection;
use crate::report::{BenchmarkMetric, FigureUpperLimit, median};
use crate::seed::{interview_id, person_id, seed, seed_console};
use crate::served::{ServerProcess, ServiceProgram};

const INTERVIEWS: u64 = 100_000;

/// The people who are invited to the newest interview.
const PEOPLE: u64 = 100_000;

const MESSAGES: u64 = 400;

/// How often each page is requested. The result is the median.
const REQUESTS: usize = 50;

/// The first requests only warm caches.
const WARMING: usize = 5;

const PAGE: FigureUpperLimit = FigureUpperLimit(20.0, " ms");

/// How many members watch, each of them one live page.
const WATCHING: usize = 10;

/// Live pages look for changes every two seconds.
const LIVE_TIME: Duration = Duration::from_secs(40);

const LIVE_PAGES: FigureUpperLimit = FigureUpperLimit(1.0, " % of a core");

/// What a live page hears if it is outdated.
const CHANGE: &[u8] = b"event: change";

const ANSWER_AT_MOST: Duration = Duration::from_secs(30);

/// A page with its name in the report.
struct MeasuredPage {
    name: &'static str,
    path: String,
    /// Text that only the right page has, so that an error page is not measured.
    contains: String,
}

fn pages(organization: Uuid) -> Vec<MeasuredPage> {
    let base = format!("/app/organizations/{organization}");
    let newest = interview_id(INTERVIEWS - 1);
    let table = format!("{base}/interviews/{newest}");
    let page = |name, path: String, contains: String| MeasuredPage { name, path, contains };
    let person = |number: u64| format!("person{number}@example.org");
    // Of four people, the last has completed the interview.
    let (last, middle) = (PEOPLE - 1, PEOPLE / 2);
    let interview = |number: u64| format!("Interview number {number}");
    vec![
        page("overview", format!("{base}/overview"), interview(INTERVIEWS - 1)),
        page("list of interviews", format!("{base}/interviews"), interview(INTERVIEWS - 1)),
        page(
            "list of interviews, in the middle",
            format!("{base}/interviews?after={}", interview_id(INTERVIEWS / 2)),
            interview(INTERVIEWS / 2 - 1),
        ),
        page("table of invitations", table.clone(), person(last)),
        page(
            "table of invitations, in the middle",
            format!("{table}?after={}", person_id(INTERVIEWS, middle)),
            person(middle - 1),
        ),
        page(
            "table of invitations, completed ones in the middle",
            format!("{table}?status=COMPLETED&after={}", person_id(INTERVIEWS, middle)),
            person(middle - 1),
        ),
        page(
            "transcript of 400 messages",
            format!("{base}/invitations/{}", person_id(INTERVIEWS, last)),
            format!("id=\"m{MESSAGES}\""),
        ),
    ]
}

/// Fills a database and returns the time of each page.
pub fn figures(
    runtime: &Runtime,
    interruptions: &RefCell<ShutdownSignals>,
    service: &ServiceProgram,
    (url, folder): (&str, &Path),
) -> Result<Vec<BenchmarkMetric>> {
    let place = service.settle(runtime, url, folder)?;
    let started = Instant::now();
    seed(runtime, url, place.organization, INTERVIEWS)?;
    seed_console(url, place.organization, INTERVIEWS, PEOPLE, MESSAGES)?;
    eprintln!(
        "console: {INTERVIEWS} interviews and {PEOPLE} people in {:.1} s",
        started.elapsed().as_secs_f64()
    );
    let link = service.set_up_link(&place)?;
    let served = service.start(runtime, &place)?;
    let cookie = people::set_up(served.target.address, &link)?;
    let mut figures = Vec::new();
    for page in pages(place.organization) {
        let measuring = measure(served.target.address, &page, &cookie);
        let times = runtime.block_on(interruptions.borrow_mut().or(measuring));
        let times = times.with_context(|| format!("{}: {}", page.name, served.state()))?;
        let name = format!("console: {}", page.name);
        figures.push(BenchmarkMetric::new(name, DatabaseEngine::Sqlite.name(), median(&times), PAGE));
    }
    let members = people::members(served.target.address, place.organization, &cookie, WATCHING)?;
    let live = live_page_cost(runtime, interruptions, &served, (place.organization, &members))?;
    let name = format!("console: {WATCHING} members watching live pages");
    figures.push(BenchmarkMetric::new(name, DatabaseEngine::Sqlite.name(), live, LIVE_PAGES));
    Ok(figures)
}

/// Returns what it costs while each of these members watches a live page on which nothing happens, in percent of a core.
/// What the service does anyway, measured before, does not count.
fn live_page_cost(
    runtime: &Runtime,
    interruptions: &RefCell<ShutdownSignals>,
    served: &ServerProcess,
    (organization, members): (Uuid, &[String]),
) -> Result<f64> {
    let base = format!("/app/organizations/{organization}");
    let paths = [
        format!("{base}/overview/live"),
        format!("{base}/interviews/{}/live", interview_id(INTERVIEWS - 1)),
        format!("{base}/invitations/{}/live", person_id(INTERVIEWS, PEOPLE - 1)),
    ];
    let cpu_share = |time: Duration| -> Result<f64> {
        let before_s = served.cpu_s()?;
        let waiting = async {
            tokio::time::sleep(time).await;
            Ok(())
        };
        runtime.block_on(interruptions.borrow_mut().or(waiting))?;
        Ok((served.cpu_s()? - before_s) / time.as_secs_f64())
    };
    let idle = cpu_share(LIVE_TIME / 2)?;
    let watch = |(cookie, path): (&String, &String)| open_stream(served.target.address, path, cookie);
    let streams = members.iter().zip(paths.iter().cycle()).map(watch).collect::<Result<Vec<_>>>()?;
    let watched = cpu_share(LIVE_TIME)?;
    drop(streams);
    Ok((watched - idle) * 100.0)
}

/// Opens the stream of a live page and waits for its first event: the page is outdated.
fn open_stream(address: SocketAddr, path: &str, cookie: &str) -> Result<TcpStream> {
    let mut stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(ANSWER_AT_MOST))?;
    write!(stream, "GET {path}?seen=0 HTTP/1.1\r\nHost: {address}\r\nCookie: {cookie}\r\n\r\n")?;
    let mut answer = Vec::new();
    while !answer.windows(CHANGE.len()).any(|part| part == CHANGE) {
        let mut piece = [0; 4_096];
        let length = stream.read(&mut piece)?;
        if length == 0 {
            bail!("{path} has no stream: {}", String::from_utf8_lossy(&answer));
        }
        answer.extend_from_slice(&piece[..length]);
    }
    Ok(stream)
}

/// Returns the times in ms from the request until the whole page has arrived.
async fn measure(address: SocketAddr, page: &MeasuredPage, cookie: &str) -> Result<Vec<f64>> {
    let request = format!("GET {} HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\n\r\n", page.path);
    let mut connection = LoadTestConnection::open(address).await?;
    let mut times = Vec::new();
    for number in 0..WARMING + REQUESTS {
        let asked = Instant::now();
        let body = connection.exchange(request.as_bytes()).await?.ok()?;
        let time = asked.elapsed();
        if number == 0 && !String::from_utf8_lossy(body).contains(&page.contains) {
            bail!("the page does not contain `{}`", page.contains);
        }
        if number >= WARMING {
            times.push(time.as_secs_f64() * 1_000.0);
        }
    }
    Ok(times)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seeded_person_of_a_page_has_the_status_of_its_filter() {
        let is_completed = |number: u64| (number + 1).is_multiple_of(4);
        assert!(is_completed(PEOPLE - 1) && is_completed(PEOPLE / 2 - 1));
    }
}
