//! Discovery documents for programs: the catalogue of interfaces, the list of pages, and the authentication
//! guide.

use serde_json::{Value, json};

use crate::ServedDocument;
use crate::navigation::{NavigationLink, REFERENCE};
use crate::site::{DocsSite, MARKDOWN};
use crate::sources;

const CATALOGUE: &str = "/.well-known/api-catalog";
const LINKSET: &str = "application/linkset+json; profile=\"https://www.rfc-editor.org/info/rfc9727\"";
const PLAIN: &str = "text/plain; charset=utf-8";
const AUTHENTICATION: &str = include_str!("../assets/auth.md");

pub fn documents(base: &str, site: &DocsSite<'_>) -> Vec<ServedDocument> {
    let itself = format!("<{base}{CATALOGUE}>; rel=\"api-catalog\"");
    vec![
        ServedDocument::new(CATALOGUE, LINKSET, catalogue(base)).with("link", itself),
        ServedDocument::new("/auth.md", MARKDOWN, AUTHENTICATION.replace("{base}", base)),
        ServedDocument::new("/llms.txt", PLAIN, list_of_pages(base, site)),
        ServedDocument::new("/robots.txt", PLAIN, robots(base)),
        ServedDocument::new("/sitemap.xml", "application/xml", site_map(base, site)),
    ]
}

/// An interface in the catalogue.
struct Interface {
    /// The paths of the interface.
    endpoints: &'static [&'static str],
    anchor: &'static str,
    /// The relation, address and media type of each link.
    links: &'static [(&'static str, &'static str, &'static str)],
}

/// The interfaces of the service, one row each.
const INTERFACES: &[Interface] = &[
    Interface {
        endpoints: &["/v1/interviews", "/v1/voices"],
        anchor: "/v1",
        links: &[
            ("service-desc", "/openapi.json", "application/json"),
            ("service-doc", REFERENCE, "text/html"),
            ("service-doc", "/docs/reference.md", "text/markdown"),
            ("service-doc", "/auth.md", "text/markdown"),
            ("service-meta", "/.well-known/oauth-protected-resource", "application/json"),
            ("status", "/readyz", "application/json"),
        ],
    },
    Interface {
        endpoints: &["/api/mcp"],
        anchor: "/api/mcp",
        links: &[
            ("service-desc", "/api/mcp/server-card", "application/mcp-server-card+json"),
            ("service-doc", "/docs/mcp", "text/html"),
            ("service-doc", "/docs/mcp.md", "text/markdown"),
            ("service-meta", "/.well-known/oauth-protected-resource/api/mcp", "application/json"),
        ],
    },
];

/// Returns the catalogue of RFC 9727, in the format of RFC 9264.
fn catalogue(base: &str) -> String {
    let items = INTERFACES.iter().flat_map(|interface| interface.endpoints);
    let items: Vec<Value> = items.map(|path| json!({ "href": format!("{base}{path}") })).collect();
    let mut linkset = vec![json!({ "anchor": format!("{base}{CATALOGUE}"), "item": items })];
    for interface in INTERFACES {
        let mut context = json!({ "anchor": format!("{base}{}", interface.anchor) });
        for (relation, path, media_type) in interface.links {
            let target = json!({ "href": format!("{base}{path}"), "type": media_type });
            match context[*relation].as_array_mut() {
                Some(targets) => targets.push(target),
                None => context[*relation] = json!([target]),
            }
        }
        linkset.push(context);
    }
    json!({ "linkset": linkset }).to_string()
}

/// Returns the list of pages in the format of llmstxt.org: in order, by the addresses of their Markdown.
fn list_of_pages(base: &str, site: &DocsSite<'_>) -> String {
    let home = site.pages.iter().find(|page| page.name == sources::INDEX);
    let (title, about) = home.map_or(("Colloquy", ""), |page| (&page.rendered.title, &page.rendered.about));
    let mut text = format!("# {title}\n\n> {about}\n");
    for part in &site.parts {
        text.push_str(&format!("\n## {}\n\n", part.name));
        for entry in &part.entries {
            let about = if entry.about.is_empty() { String::new() } else { format!(": {}", entry.about) };
            text.push_str(&format!("- [{}]({}){about}\n", entry.title, absolute_address(base, entry)));
        }
    }
    text.push_str(&format!(
        "\n## For programs\n\n- [Authentication]({base}/auth.md): which credential to use, where to get it, how to send it.\n\
         - [OpenAPI]({base}/openapi.json): every operation, error and webhook, with examples.\n\
         - [MCP server card]({base}/api/mcp/server-card): where the tools are, and what they are for.\n"
    ));
    text
}

fn absolute_address(base: &str, entry: &NavigationLink) -> String {
    match entry.page() {
        Some(name) => format!("{base}{}", sources::markdown_path(name)),
        None => match entry.target.to_string() {
            address if address.starts_with('/') => format!("{base}{address}"),
            address => address,
        },
    }
}

/// Keeps crawlers away from the links of invitees and visitors.
fn robots(base: &str) -> String {
    format!(
        "User-agent: *\nDisallow: /i/\nDisallow: /share/\nDisallow: /v1/\n\nSitemap: {base}/sitemap.xml\n"
    )
}

fn site_map(base: &str, site: &DocsSite<'_>) -> String {
    let pages = site.pages.iter().map(|page| sources::address(page.name));
    let addresses = pages.chain([REFERENCE.to_owned()]);
    let entries: String =
        addresses.map(|address| format!("<url><loc>{base}{address}</loc></url>\n")).collect();
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n{entries}</urlset>\n"
    )
}
