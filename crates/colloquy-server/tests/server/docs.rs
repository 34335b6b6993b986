//! The documentation, as readers and programs use it.

mod browser;
mod discovery;
mod links;
pub mod samples;

use crate::harness::{Response, Server};

/// Sends a request without a key.
async fn ask(server: &Server, method: &str, path: &str) -> Response {
    Response::of(server.request(method, path).send().await).await.expect("a response")
}

/// Returns the paths of all pages in the site map.
async fn pages(server: &Server) -> Vec<String> {
    let map = ask(server, "GET", "/sitemap.xml").await.text;
    let locations = map.split("<loc>").skip(1).filter_map(|rest| rest.split("</loc>").next());
    locations
        .map(|address| address.strip_prefix(&server.url).expect("an address of this service").to_owned())
        .collect()
}
