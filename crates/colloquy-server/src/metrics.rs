//! The counts that `/metrics` shows.

use std::fmt::Write;
use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;

use anyhow::Context;
use colloquy_models::UsageCount;
use tokio::task::JoinHandle;

use crate::ai::Models;

/// Where the setting names an address.
pub fn serve(bind: Option<SocketAddr>, models: Models) -> anyhow::Result<JoinHandle<()>> {
    let Some(bind) = bind else { return Ok(tokio::spawn(async {})) };
    let listener =
        TcpListener::bind(bind).with_context(|| format!("COLLOQUY_METRICS_BIND: cannot listen on {bind}"))?;
    tracing::info!(address = %listener.local_addr()?, "counts can be read");
    let metrics = Arc::new(move || text(&models.usage()));
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

fn label(value: &str) -> String {
    value.replace('\\', r"\\").replace('"', "\\\"").replace('\n', r"\n")
}

#[cfg(test)]
mod tests {
    use colloquy_models::Purpose;

    use super::*;

    #[test]
    fn what_models_used_is_counted_for_each_purpose() {
        let usage = UsageCount {
            provider: "local".to_owned(),
            model: "my \"model\"".to_owned(),
            purpose: Purpose::Intro,
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
