//! The documentation, as readers and programs meet it.

mod browser;
mod discovery;
mod links;
pub mod samples;

use crate::harness::{Answer, Server};

/// As whoever has no key asks.
async fn ask(server: &Server, method: &str, path: &str) -> Answer {
    Answer::of(server.request(method, path).send().await).await.expect("an answer")
}

/// The addresses of all pages, from the site map.
async fn pages(server: &Server) -> Vec<String> {
    let map = ask(server, "GET", "/sitemap.xml").await.text;
    let locations = map.split("<loc>").skip(1).filter_map(|rest| rest.split("</loc>").next());
    locations
        .map(|address| address.strip_prefix(&server.url).expect("an address of this service").to_owned())
        .collect()
}
