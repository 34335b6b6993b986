//! Checks which crates import which. Every import begins in a crate's manifest, so only manifests are read.

use std::collections::{BTreeMap, BTreeSet};
use std::process::{Command, ExitCode};

use anyhow::{Context, Result};
use cargo_metadata::{DependencyKind, Metadata, MetadataCommand};

use crate::root;

/// The crates that a crate may import, and the reason why it may import no others.
struct Layer {
    name: &'static str,
    imports: &'static [&'static str],
    because: &'static str,
}

const ADAPTER: &[&str] = &["colloquy-domain"];
const CALLING_ADAPTER: &[&str] = &["colloquy-domain", "colloquy-outbound"];
/// For adapters that have texts in each language.
const SPEAKING_ADAPTER: &[&str] = &["colloquy-domain", "colloquy-languages"];
const ADAPTER_REASON: &str = "an adapter implements ports of the domain and never names another adapter";

/// The crates that programs outside this repository may use.
const SAMPLED: &[&str] = &[
    "colloquy-ai",
    "colloquy-app",
    "colloquy-domain",
    "colloquy-email",
    "colloquy-limits",
    "colloquy-media",
    "colloquy-recognition",
    "colloquy-recording",
    "colloquy-speech",
    "colloquy-storage-diesel",
    "colloquy-webhooks",
    "colloquy-wire",
];

const LAYERS: &[Layer] = &[
    Layer { name: "colloquy-ai", imports: SPEAKING_ADAPTER, because: ADAPTER_REASON },
    Layer {
        name: "colloquy-api",
        imports: &[],
        because: "the wire format is a contract of its own, which clients use without the service",
    },
    Layer {
        name: "colloquy-app",
        imports: &["colloquy-domain"],
        because: "the application never names a database, a socket or a status code",
    },
    Layer {
        name: "colloquy-bench",
        imports: &[
            "colloquy-ai",
            "colloquy-domain",
            "colloquy-models",
            "colloquy-pico",
            "colloquy-recognition",
            "colloquy-recording",
        ],
        because: "it measures interviewers by themselves, speaks, knows when a voice has ended, and what the codec takes; \
                  its floor for requests shares no code with the service",
    },
    Layer {
        name: "colloquy-cli",
        imports: &["colloquy-api", "colloquy-outbound"],
        because: "it is a client and knows only the OpenAPI document of the service",
    },
    Layer {
        name: "colloquy-docs",
        imports: &["colloquy-api"],
        because: "it is generated from pages and the OpenAPI document, and can be published without a service",
    },
    Layer {
        name: "colloquy-domain",
        imports: &["colloquy-languages"],
        because: "the domain depends only on the tables of the languages, because all others depend on it",
    },
    Layer {
        name: "colloquy-email",
        imports: &["colloquy-domain", "colloquy-languages", "colloquy-outbound"],
        because: ADAPTER_REASON,
    },
    Layer {
        name: "colloquy-http",
        imports: &["colloquy-api", "colloquy-app", "colloquy-domain", "colloquy-mcp", "colloquy-wire"],
        because: "a handler extracts, calls and renders; it must not depend on adapters",
    },
    Layer { name: "colloquy-languages", imports: &[], because: "it is data, and the domain depends on it" },
    Layer { name: "colloquy-limits", imports: CALLING_ADAPTER, because: ADAPTER_REASON },
    Layer {
        name: "colloquy-live",
        imports: &["colloquy-app", "colloquy-domain"],
        because: "it transports frames to and from the use cases, which interpret them",
    },
    Layer {
        name: "colloquy-mcp",
        imports: &["colloquy-api", "colloquy-app", "colloquy-domain", "colloquy-wire"],
        because: "a tool reads, calls and renders, like a handler; it shares only the records",
    },
    Layer { name: "colloquy-media", imports: CALLING_ADAPTER, because: ADAPTER_REASON },
    Layer { name: "colloquy-models", imports: CALLING_ADAPTER, because: ADAPTER_REASON },
    Layer {
        name: "colloquy-outbound",
        imports: &[],
        because: "it serves every client of another server, so it must not depend on any of them",
    },
    Layer { name: "colloquy-pico", imports: &[], because: "it only makes one foreign engine safe to call" },
    Layer { name: "colloquy-recording", imports: ADAPTER, because: ADAPTER_REASON },
    Layer { name: "colloquy-recognition", imports: CALLING_ADAPTER, because: ADAPTER_REASON },
    Layer {
        name: "colloquy-samples",
        imports: SAMPLED,
        because: "it reads the documentation and compiles its Rust samples, which embed these crates",
    },
    Layer {
        name: "colloquy-sdk-typescript",
        imports: &["colloquy-api"],
        because: "it is generated from the OpenAPI document",
    },
    Layer {
        name: "colloquy-server",
        imports: &[
            "colloquy-ai",
            "colloquy-api",
            "colloquy-app",
            "colloquy-docs",
            "colloquy-domain",
            "colloquy-email",
            "colloquy-http",
            "colloquy-limits",
            "colloquy-live",
            "colloquy-speech",
            "colloquy-media",
            "colloquy-models",
            "colloquy-recording",
            "colloquy-recognition",
            "colloquy-storage-diesel",
            "colloquy-web",
            "colloquy-webhooks",
            "colloquy-wire",
        ],
        because: "it is the only crate that names the adapters, and needs nothing from tests or tasks",
    },
    Layer {
        name: "colloquy-speech",
        imports: &["colloquy-domain", "colloquy-outbound", "colloquy-pico"],
        because: ADAPTER_REASON,
    },
    Layer { name: "colloquy-storage-diesel", imports: CALLING_ADAPTER, because: ADAPTER_REASON },
    Layer {
        name: "colloquy-testkit",
        imports: &["colloquy-domain", "xtask"],
        because: "its suites test every adapter against the ports, so it must not depend on any of them",
    },
    Layer {
        name: "colloquy-web",
        imports: &["colloquy-app", "colloquy-domain", "colloquy-languages"],
        because: "a page shows the results of use cases; it must not depend on adapters",
    },
    Layer { name: "colloquy-webhooks", imports: CALLING_ADAPTER, because: ADAPTER_REASON },
    Layer {
        name: "colloquy-wire",
        imports: &["colloquy-api", "colloquy-app", "colloquy-domain"],
        because: "it converts results of use cases to records, for any protocol",
    },
    Layer { name: "xtask", imports: &[], because: "it runs the service from outside" },
];

/// The crates that the tests of every crate may import.
const FOR_TESTS: &[&str] = &["colloquy-pico", "colloquy-samples", "colloquy-testkit", "xtask"];

/// A third-party crate that only some crates may import.
struct Confined {
    names: &'static [&'static str],
    to: &'static [&'static str],
    because: &'static str,
}

const CONFINED: &[Confined] = &[
    Confined {
        names: &["actix-web"],
        to: &["colloquy-http", "colloquy-live", "colloquy-web", "colloquy-bench"],
        because: "the web framework can be changed by rewriting three crates",
    },
    Confined {
        names: &["diesel", "diesel-async", "diesel_migrations", "libsqlite3-sys", "tokio-postgres"],
        to: &["colloquy-storage-diesel", "colloquy-bench"],
        because: "the database can be changed by rewriting one crate",
    },
    Confined {
        names: &["ttspico"],
        to: &["colloquy-pico"],
        because: "unsafe calls are confined to one crate",
    },
    Confined {
        names: &["rmcp"],
        to: &["colloquy-mcp"],
        because: "the protocol's library can be changed by rewriting one crate",
    },
    Confined { names: &["lettre"], to: &["colloquy-email"], because: "only one crate handles mail" },
    Confined {
        names: &["pulldown-cmark"],
        to: &["colloquy-docs"],
        because: "only one crate renders templates",
    },
    Confined { names: &["object_store"], to: &["colloquy-media"], because: "only one crate stores media" },
    Confined {
        names: &["rustls-native-certs"],
        to: &["colloquy-outbound"],
        because: "only one crate decides which authorities are trusted",
    },
    Confined {
        names: &["opus-pure"],
        to: &["colloquy-recording"],
        because: "the codec can be changed by rewriting one crate",
    },
];

/// The crates that must not depend on a third-party crate, not even indirectly.
const UNREACHABLE: &[(&str, &str, &str)] = &[("colloquy-domain", "tokio", "the domain never waits")];

/// An import in a manifest.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Import {
    from: String,
    to: String,
    for_tests: bool,
}

/// Returns all violations by these imports, each as a sentence.
fn breaches(members: &BTreeSet<String>, imports: &[Import]) -> Vec<String> {
    let unplaced = members
        .iter()
        .filter(|member| layer(member).is_none())
        .map(|member| format!("{member} has no row in the table of layers (xtask/src/layering.rs)"));
    let of_ours = imports.iter().filter(|import| members.contains(&import.to)).filter_map(|import| {
        let layer = layer(&import.from)?;
        let allowed = layer.imports.contains(&import.to.as_str())
            || import.for_tests && FOR_TESTS.contains(&import.to.as_str());
        (!allowed).then(|| format!("{} must not import {}: {}", import.from, import.to, layer.because))
    });
    // Tests may inspect what the service stores, so they may import the storage libraries.
    let shipped = imports.iter().filter(|import| !import.for_tests);
    let of_others = shipped.filter_map(|import| {
        let confined = CONFINED.iter().find(|confined| confined.names.contains(&import.to.as_str()))?;
        (!confined.to.contains(&import.from.as_str()))
            .then(|| format!("{} must not name {}: {}", import.from, import.to, confined.because))
    });
    unplaced.chain(of_ours).chain(of_others).collect()
}

fn layer(name: &str) -> Option<&'static Layer> {
    LAYERS.iter().find(|layer| layer.name == name)
}

/// Returns the shortest path along these edges, if there is one.
fn path_between<'g>(
    edges: &BTreeMap<&'g str, Vec<&'g str>>,
    from: &'g str,
    to: &str,
) -> Option<Vec<&'g str>> {
    let mut ways = std::collections::VecDeque::from([vec![from]]);
    let mut seen = BTreeSet::from([from]);
    while let Some(way) = ways.pop_front() {
        let last = *way.last()?;
        if last == to {
            return Some(way);
        }
        for next in edges.get(last).into_iter().flatten() {
            if seen.insert(next) {
                ways.push_back(way.iter().copied().chain([*next]).collect());
            }
        }
    }
    None
}

fn indirect_breaches(edges: &BTreeMap<&str, Vec<&str>>) -> Vec<String> {
    UNREACHABLE
        .iter()
        .filter_map(|(from, to, because)| {
            let way = path_between(edges, from, to)?;
            Some(format!("{from} must not reach {to} ({}): {because}", way.join(" -> ")))
        })
        .collect()
}

fn members(metadata: &Metadata) -> BTreeSet<String> {
    metadata.workspace_packages().iter().map(|package| package.name.to_string()).collect()
}

fn imports(metadata: &Metadata) -> Vec<Import> {
    metadata
        .workspace_packages()
        .iter()
        .flat_map(|package| {
            package.dependencies.iter().map(|dependency| Import {
                from: package.name.to_string(),
                to: dependency.name.clone(),
                for_tests: dependency.kind == DependencyKind::Development,
            })
        })
        .collect()
}

/// Returns the resolved dependency graph by name, without dependencies for tests.
fn edges(metadata: &Metadata) -> BTreeMap<&str, Vec<&str>> {
    let names: BTreeMap<_, &str> =
        metadata.packages.iter().map(|package| (&package.id, package.name.as_str())).collect();
    let mut edges = BTreeMap::<&str, Vec<&str>>::new();
    for node in metadata.resolve.iter().flat_map(|resolve| &resolve.nodes) {
        let found = node
            .deps
            .iter()
            .filter(|dependency| dependency.dep_kinds.iter().any(|info| info.kind == DependencyKind::Normal));
        let found = found.filter_map(|dependency| names.get(&dependency.pkg).copied());
        edges.entry(names.get(&node.id).copied().unwrap_or_default()).or_default().extend(found);
    }
    edges
}

/// Reads the metadata for this platform only: the crates of other platforms may not be downloaded.
fn metadata() -> Result<Metadata> {
    let rustc = Command::new("rustc").arg("-vV").output().context("cannot run `rustc`")?;
    let rustc = String::from_utf8_lossy(&rustc.stdout).into_owned();
    let host =
        rustc.lines().find_map(|line| line.strip_prefix("host: ")).context("`rustc -vV` prints no host")?;
    MetadataCommand::new()
        .manifest_path(root().join("Cargo.toml"))
        .other_options(["--filter-platform".to_owned(), host.to_owned()])
        .exec()
        .context("cannot read the workspace's metadata")
}

/// Returns all violations in the workspace, each as a sentence.
pub fn breaches_of_the_workspace() -> Result<Vec<String>> {
    let metadata = metadata()?;
    let mut found = breaches(&members(&metadata), &imports(&metadata));
    found.extend(indirect_breaches(&edges(&metadata)));
    Ok(found)
}

/// Runs the subcommand `layering`.
pub fn run() -> Result<ExitCode> {
    let breaches = breaches_of_the_workspace()?;
    for breach in &breaches {
        eprintln!("error: {breach}");
    }
    if breaches.is_empty() {
        println!("The {} crates import only what the layers allow.", LAYERS.len());
    }
    Ok(if breaches.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

#[cfg(test)]
mod tests;
