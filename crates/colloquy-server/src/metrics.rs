//! The counts that `/metrics` shows.

use std::fmt::Write;
use std::net::TcpListener;
use std::sync::Arc;

use colloquy_app::webhooks::dispatcher::{DispatcherFigures, WebhookDispatcher};
use colloquy_limits::{SharedStore, StoreFigures};
use colloquy_models::UsageCount;
use colloquy_recognition::LocalRecognizer;
use tokio::task::JoinHandle;

use crate::ai::Models;
use crate::measured::RequestTallies;

/// What is counted.
pub struct MetricSources {
    pub models: Models,
    pub recognized: RequestTallies,
    pub spoken: RequestTallies,
    /// Who recognizes on this machine, with the queue before it.
    pub local: Option<Arc<LocalRecognizer>>,
    pub webhook_dispatcher: WebhookDispatcher,
    /// Where several nodes count requests together.
    pub limits: Option<Arc<SharedStore>>,
}

impl MetricSources {
    fn text(&self) -> String {
        let mut text = text(&self.models.usage());
        let name = "colloquy_recognition_seconds";
        tallies(
            &mut text,
            name,
            "From the request to its outcome, the wait for a turn included.",
            &self.recognized,
        );
        if let Some(local) = &self.local {
            queue(&mut text, local);
        }
        tallies(&mut text, "colloquy_speech_seconds", "From the request to its outcome.", &self.spoken);
        webhooks(&mut text, self.webhook_dispatcher.figures());
        if let Some(store) = &self.limits {
            limits(&mut text, store.figures());
        }
        text
    }
}

pub fn serve(listener: TcpListener, counts: MetricSources) -> anyhow::Result<JoinHandle<()>> {
    tracing::info!(address = %listener.local_addr()?, "counts can be read");
    let metrics = Arc::new(move || counts.text());
    let running = colloquy_http::serve_metrics(listener, metrics)?;
    Ok(tokio::spawn(async {
        if let Err(error) = running.until(std::future::pending()).await {
            tracing::error!(%error, "counts can be read no more");
        }
    }))
}

/// In Prometheus' format.
fn text(usage: &[UsageCount]) -> String {
    let mut text = String::new();
    let mut counter = |name: &str, meaning: &str, count: fn(&UsageCount) -> Option<u64>| {
        let _ = writeln!(text, "# HELP {name} {meaning}\n# TYPE {name} counter");
        for used in usage {
            if let Some(count) = count(used) {
                let (provider, model) = (label(&used.provider), label(&used.model));
                let purpose = used.purpose.as_str();
                let _ = writeln!(
                    text,
                    r#"{name}{{provider="{provider}",model="{model}",purpose="{purpose}"}} {count}"#
                );
            }
        }
    };
    counter("colloquy_ai_requests_total", "Requests to language models.", |used| Some(used.requests));
    counter("colloquy_ai_failures_total", "Those that failed.", |used| Some(used.failures));
    counter("colloquy_ai_input_tokens_total", "Tokens sent.", |used| Some(used.input_tokens));
    counter("colloquy_ai_output_tokens_total", "Tokens made.", |used| Some(used.output_tokens));
    counter("colloquy_ai_cost_micros_total", "Millionths of the currency's unit.", |used| used.cost_micros);
    text
}

fn tallies(text: &mut String, name: &str, meaning: &str, tallies: &RequestTallies) {
    let _ = writeln!(text, "# HELP {name} {meaning}\n# TYPE {name} summary");
    for ((engine, outcome), tally) in tallies.counts() {
        let labels = format!(r#"{{engine="{engine}",outcome="{outcome}"}}"#);
        let seconds = tally.time.as_secs_f64();
        let _ = writeln!(text, "{name}_sum{labels} {seconds}\n{name}_count{labels} {}", tally.count);
    }
}

fn queue(text: &mut String, local: &LocalRecognizer) {
    let waited = local.waited();
    let name = "colloquy_recognition_queue_seconds";
    let _ = writeln!(text, "# HELP {name} The wait for a turn on this machine.\n# TYPE {name} summary");
    let _ = writeln!(text, "{name}_sum {}\n{name}_count {}", waited.time.as_secs_f64(), waited.count);
    for (name, meaning, value) in [
        ("colloquy_recognition_queue_length", "What waits for its turn.", local.waiting() as f64),
        (
            "colloquy_recognition_queue_longest_seconds",
            "How long the next of it waits.",
            local.longest_wait().as_secs_f64(),
        ),
    ] {
        let _ = writeln!(text, "# HELP {name} {meaning}\n# TYPE {name} gauge\n{name} {value}");
    }
}

fn webhooks(text: &mut String, figures: DispatcherFigures) {
    for (name, kind, meaning, value) in [
        ("attempts_total", "counter", "Tries of this node.", figures.attempts as f64),
        (
            "delivered_total",
            "counter",
            "Events that an endpoint took from this node.",
            figures.delivered as f64,
        ),
        (
            "failed_total",
            "counter",
            "Events that this node has given up for an endpoint.",
            figures.failed as f64,
        ),
        ("due", "gauge", "What is due for endpoints, of all nodes.", figures.due as f64),
        (
            "oldest_due_seconds",
            "gauge",
            "How long the first of it has been due.",
            figures.oldest_due_ms as f64 / 1_000.0,
        ),
    ] {
        let name = format!("colloquy_webhooks_{name}");
        let _ = writeln!(text, "# HELP {name} {meaning}\n# TYPE {name} {kind}\n{name} {value}");
    }
}

fn limits(text: &mut String, figures: StoreFigures) {
    for (name, kind, meaning, value) in [
        ("store_up", "gauge", "Whether the shared store of the limits answers.", figures.is_up.into()),
        ("store_outages_total", "counter", "How often it became unreachable.", figures.outages),
        ("local_total", "counter", "Requests that this node counted by itself meanwhile.", figures.fallbacks),
    ] {
        let name = format!("colloquy_limits_{name}");
        let _ = writeln!(text, "# HELP {name} {meaning}\n# TYPE {name} {kind}\n{name} {value}");
    }
}

fn label(value: &str) -> String {
    value.replace('\\', r"\\").replace('"', "\\\"").replace('\n', r"\n")
}

#[cfg(test)]
mod tests {
    use colloquy_models::ModelPurpose;

    use super::*;

    #[test]
    fn what_models_used_is_counted_for_each_purpose() {
        let usage = UsageCount {
            provider: "local".to_owned(),
            model: "my \"model\"".to_owned(),
            purpose: ModelPurpose::Intro,
            requests: 3,
            failures: 1,
            input_tokens: 900,
            output_tokens: 70,
            cost_micros: None,
        };
        let text = text(&[usage]);
        let labels = r#"{provider="local",model="my \"model\"",purpose="intro"}"#;
        for line in [
            format!("colloquy_ai_requests_total{labels} 3\n"),
            format!("colloquy_ai_failures_total{labels} 1\n"),
            format!("colloquy_ai_input_tokens_total{labels} 900\n"),
            format!("colloquy_ai_output_tokens_total{labels} 70\n"),
        ] {
            assert!(text.contains(&line), "{text}");
        }
        assert!(!text.contains("colloquy_ai_cost_micros_total{"), "{text}");
    }
}
