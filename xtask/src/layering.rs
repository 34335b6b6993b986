//! Who may import whom. A crate's own manifest is the only place where an import can begin, so that is what is read.

use std::collections::{BTreeMap, BTreeSet};
use std::process::{Command, ExitCode};

use anyhow::{Context, Result};
use cargo_metadata::{DependencyKind, Metadata, MetadataCommand};

use crate::root;

/// What one of our crates may import of the others, and why no more.
struct Layer {
    name: &'static str,
    imports: &'static [&'static str],
    because: &'static str,
}

const ADAPTER: &[&str] = &["colloquy-domain"];
const ADAPTER_REASON: &str = "an adapter serves ports of the domain and never names another adapter";

/// What somebody else's program may be made of.
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
    Layer { name: "colloquy-ai", imports: ADAPTER, because: ADAPTER_REASON },
    Layer {
        name: "colloquy-api",
        imports: &[],
        because: "the wire format is an agreement of its own, which clients use without the service",
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
        imports: &["colloquy-api", "colloquy-terminal"],
        because: "it is a client: what it knows of the service is the interface's description alone",
    },
    Layer {
        name: "colloquy-docs",
        imports: &["colloquy-api"],
        because: "it is made of pages and of the interface's description alone, and could be published without a service",
    },
    Layer {
        name: "colloquy-domain",
        imports: &[],
        because: "the domain stands alone: all the others lean on it",
    },
    Layer { name: "colloquy-email", imports: ADAPTER, because: ADAPTER_REASON },
    Layer {
        name: "colloquy-http",
        imports: &["colloquy-api", "colloquy-app", "colloquy-domain", "colloquy-wire"],
        because: "a handler extracts, calls and renders; which adapters are behind the ports is not its business",
    },
    Layer { name: "colloquy-limits", imports: ADAPTER, because: ADAPTER_REASON },
    Layer {
        name: "colloquy-live",
        imports: &["colloquy-app", "colloquy-domain"],
        because: "it carries frames to the use cases and back; what they mean is decided elsewhere",
    },
    Layer {
        name: "colloquy-mcp",
        imports: &["colloquy-api", "colloquy-app", "colloquy-domain", "colloquy-wire"],
        because: "a tool reads, calls and renders, as a handler does; it shares the records and no more",
    },
    Layer { name: "colloquy-media", imports: ADAPTER, because: ADAPTER_REASON },
    Layer { name: "colloquy-models", imports: ADAPTER, because: ADAPTER_REASON },
    Layer {
        name: "colloquy-pico",
        imports: &[],
        because: "it makes one foreign engine safe to call, and knows nothing else",
    },
    Layer { name: "colloquy-recording", imports: ADAPTER, because: ADAPTER_REASON },
    Layer { name: "colloquy-recognition", imports: ADAPTER, because: ADAPTER_REASON },
    Layer {
        name: "colloquy-samples",
        imports: SAMPLED,
        because: "it reads the documentation, and compiles the Rust that is shown there to who embeds these crates",
    },
    Layer {
        name: "colloquy-sdk-typescript",
        imports: &["colloquy-api"],
        because: "it is written from the interface's description alone",
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
            "colloquy-mcp",
            "colloquy-media",
            "colloquy-models",
            "colloquy-recording",
            "colloquy-recognition",
            "colloquy-storage-diesel",
            "colloquy-terminal",
            "colloquy-web",
            "colloquy-webhooks",
            "colloquy-wire",
        ],
        because: "it is the one place that names the adapters; nothing is for it to borrow from tests or tasks",
    },
    Layer {
        name: "colloquy-speech",
        imports: &["colloquy-domain", "colloquy-pico"],
        because: ADAPTER_REASON,
    },
    Layer { name: "colloquy-storage-diesel", imports: ADAPTER, because: ADAPTER_REASON },
    Layer {
        name: "colloquy-terminal",
        imports: &[],
        because: "it makes text safe to print, whatever the text is about",
    },
    Layer {
        name: "colloquy-testkit",
        imports: &["colloquy-domain", "xtask"],
        because: "its suites hold every adapter to the ports, so it can know none of them",
    },
    Layer {
        name: "colloquy-web",
        imports: &["colloquy-api", "colloquy-app", "colloquy-domain"],
        because: "a page shows what the use cases answer; which adapters are behind the ports is not its business",
    },
    Layer { name: "colloquy-webhooks", imports: ADAPTER, because: ADAPTER_REASON },
    Layer {
        name: "colloquy-wire",
        imports: &["colloquy-api", "colloquy-app", "colloquy-domain"],
        because: "it turns what use cases answer into records, whatever protocol carries them",
    },
    Layer { name: "xtask", imports: &[], because: "it drives the service from outside" },
];

/// What anyone's tests may import.
const FOR_TESTS: &[&str] = &["colloquy-pico", "colloquy-samples", "colloquy-testkit", "xtask"];

/// A third party that few may name.
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
        because: "what is not safe to call is called in one place",
    },
    Confined {
        names: &["rmcp"],
        to: &["colloquy-mcp"],
        because: "the protocol's library can be changed by rewriting one crate",
    },
    Confined { names: &["lettre"], to: &["colloquy-email"], because: "mail is one crate's business" },
    Confined {
        names: &["pulldown-cmark"],
        to: &["colloquy-docs"],
        because: "how pages are written is one crate's business",
    },
    Confined {
        names: &["object_store"],
        to: &["colloquy-media"],
        because: "where media are kept is one crate's business",
    },
    Confined {
        names: &["opus-pure"],
        to: &["colloquy-recording"],
        because: "the codec can be changed by rewriting one crate",
    },
];

/// Who must not reach a third party, be it through others.
const UNREACHABLE: &[(&str, &str, &str)] = &[("colloquy-domain", "tokio", "the domain never waits")];

/// What a manifest names.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Import {
    from: String,
    to: String,
    for_tests: bool,
}

/// Every breach among these imports, each as a sentence.
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
    // Tests look past the service at what it keeps, so they may name what keeps it.
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

/// The shortest way over these edges, if there is one.
fn way<'g>(edges: &BTreeMap<&'g str, Vec<&'g str>>, from: &'g str, to: &str) -> Option<Vec<&'g str>> {
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

fn reached(edges: &BTreeMap<&str, Vec<&str>>) -> Vec<String> {
    UNREACHABLE
        .iter()
        .filter_map(|(from, to, because)| {
            let way = way(edges, from, to)?;
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

/// The resolved graph by name, without what is there for tests only.
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

/// Of this machine's platform alone: the crates of the others may not be here.
fn metadata() -> Result<Metadata> {
    let rustc = Command::new("rustc").arg("-vV").output().context("`rustc` does not start")?;
    let rustc = String::from_utf8_lossy(&rustc.stdout).into_owned();
    let host =
        rustc.lines().find_map(|line| line.strip_prefix("host: ")).context("`rustc -vV` names no host")?;
    MetadataCommand::new()
        .manifest_path(root().join("Cargo.toml"))
        .other_options(["--filter-platform".to_owned(), host.to_owned()])
        .exec()
        .context("cannot read the workspace's metadata")
}

/// Every breach in the workspace, each as a sentence.
pub fn breaches_of_the_workspace() -> Result<Vec<String>> {
    let metadata = metadata()?;
    let mut found = breaches(&members(&metadata), &imports(&metadata));
    found.extend(reached(&edges(&metadata)));
    Ok(found)
}

/// The sub-command `layering`.
pub fn run() -> Result<ExitCode> {
    let breaches = breaches_of_the_workspace()?;
    for breach in &breaches {
        eprintln!("error: {breach}");
    }
    if breaches.is_empty() {
        println!("The {} crates keep their layers.", LAYERS.len());
    }
    Ok(if breaches.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

#[cfg(test)]
mod tests;
