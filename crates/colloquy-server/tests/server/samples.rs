//! Every block of code in the documentation does what its page says.
//!
//! A page's blocks are run in their order, in one folder and one shell, beside a service of the page's own. Comments
//! that readers do not see say what else is needed:
//!
//! - `<!-- prepare: … -->` commands for the shell
//! - `<!-- save: NAME -->` the next block becomes this file and is not run; a later command does that
//! - `<!-- schema: NAME -->` of the OpenAPI document, or `NAME[]`, for the next block of JSON
//! - `<!-- refused -->` the commands of the next block are to fail
//! - `<!-- take: LINK -->` somebody takes the interview behind this link, with typed answers
//! - `<!-- rust: … -->` stands before the next block of Rust when it is compiled; `continues` is all before it

mod ground;
mod json;
mod languages;
mod shell;
mod shown;

use colloquy_samples::{SampleItem, SamplePage};
use futures::{StreamExt, stream};
use ground::Ground;
use languages::Means;

/// As many as there are processors.
const PAGES_AT_ONCE: usize = 2;

/// What the next block is to be used for.
#[derive(Default)]
struct Purpose {
    save_as: Option<String>,
    schema: Option<String>,
    is_refused: bool,
}

/// What is wrong with a page, each with its place.
async fn faults(page: SamplePage) -> Vec<String> {
    let runs = |item: &SampleItem| match item {
        SampleItem::Block { language, .. } => languages::means(language) == Some(Means::Run),
        SampleItem::Note { .. } => false,
    };
    let ground = if page.items.iter().any(runs) { Some(Ground::new().await) } else { None };
    let place = |line: usize| format!("{}:{line}", page.name);
    let checked = tokio::task::spawn_blocking(move || {
        let mut run = Run { ground, purpose: Purpose::default(), saved: Vec::new() };
        let mut faults = Vec::new();
        for item in page.items {
            let (line, checked) = match item {
                SampleItem::Block { language, text, line } => (line, run.block(&language, &text)),
                SampleItem::Note { word, text, line } => (line, run.note(&word, &text)),
            };
            if let Err(fault) = checked {
                faults.push((line, fault));
                // What follows would fail for want of it.
                break;
            }
        }
        faults.extend(run.saved.into_iter().map(|name| (1, format!("`{name}` is saved and never used"))));
        faults
    });
    let faults = checked.await.expect("it does not panic").into_iter();
    faults.map(|(line, fault)| format!("{}: {fault}", place(line))).collect()
}

struct Run {
    /// There is none for a page of which nothing is run.
    ground: Option<Ground>,
    purpose: Purpose,
    /// Files that nothing has used yet.
    saved: Vec<String>,
}

impl Run {
    fn note(&mut self, word: &str, text: &str) -> Result<(), String> {
        match word {
            "prepare" => self.command(text, false).map(drop),
            "take" => {
                let link = self.command(&format!("printf %s \"{text}\""), false)?;
                self.ground()?.take(&link)
            }
            "save" => {
                self.purpose.save_as = Some(text.to_owned());
                Ok(())
            }
            "schema" => {
                self.purpose.schema = Some(text.to_owned());
                Ok(())
            }
            "refused" => {
                self.purpose.is_refused = true;
                Ok(())
            }
            "rust" => Ok(()),
            other => Err(format!("a comment says `{other}`, which means nothing to this test")),
        }
    }

    fn block(&mut self, language: &str, text: &str) -> Result<(), String> {
        let purpose = std::mem::take(&mut self.purpose);
        let Some(means) = languages::means(language) else {
            return Err(format!("a block of `{language}` is run by no test; see languages.rs"));
        };
        if let Some(name) = purpose.save_as {
            self.saved.push(name.clone());
            return self.ground()?.save(&name, text);
        }
        match means {
            Means::Run if language == "console" => self.session(text, purpose.is_refused),
            Means::Run if language == "sh" => self.command(text, purpose.is_refused).map(drop),
            Means::Run => {
                let (name, command) = languages::program(language);
                self.ground()?.save(name, text)?;
                self.command(&command, purpose.is_refused).map(drop)
            }
            Means::Saved => Err(format!("a block of `{language}` is to be saved and used")),
            Means::Json => json::check(text, purpose.schema.as_deref()),
            Means::Http => json::check_http(text),
            Means::Elsewhere(_) | Means::Prose(_) => Ok(()),
        }
    }

    /// Commands, each with what it prints.
    fn session(&mut self, text: &str, is_refused: bool) -> Result<(), String> {
        for (command, expected) in shown::session(text)? {
            if languages::LEFT_OUT.iter().any(|(start, _)| command.starts_with(start)) {
                continue;
            }
            let printed = self.command(&command, is_refused)?;
            if !expected.is_empty() && !shown::fits(&expected, &printed) {
                return Err(format!("`{command}` prints\n{printed}\nand the page shows\n{expected}"));
            }
        }
        Ok(())
    }

    fn command(&mut self, command: &str, is_refused: bool) -> Result<String, String> {
        self.saved.retain(|name| !command.contains(name.as_str()));
        let (printed, status) = self.ground()?.shell(command)?;
        if (status == 0) == is_refused {
            return Err(format!("`{}` ends with {status}:\n{printed}", command.trim()));
        }
        Ok(printed)
    }

    fn ground(&mut self) -> Result<&mut Ground, String> {
        self.ground.as_mut().ok_or_else(|| "the page has nothing that is run".to_owned())
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_block_of_code_does_what_its_page_says() {
    let pages = colloquy_samples::read_all(&xtask::root()).expect("the documentation");
    let found = stream::iter(pages).map(faults).buffer_unordered(PAGES_AT_ONCE);
    let found: Vec<String> = found.collect::<Vec<_>>().await.concat();
    assert!(found.is_empty(), "\n{}", found.join("\n\n"));
}

#[test]
fn every_command_that_is_left_out_is_in_the_documentation() {
    let pages = colloquy_samples::read_all(&xtask::root()).expect("the documentation");
    for (start, _) in languages::LEFT_OUT {
        let shown = format!("$ {start}");
        assert!(pages.iter().any(|page| page.text.contains(&shown)), "no page shows `{shown}` any more");
    }
}

/// Whether a page of this text is as it says.
async fn check(text: &str, expected: &[&str]) {
    let found = faults(colloquy_samples::read("docs/page.md", text.to_owned())).await;
    assert_eq!(found.len(), expected.len(), "{found:?}");
    for (found, expected) in found.iter().zip(expected) {
        assert!(found.starts_with(expected), "{found}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_sample_that_does_something_else_is_told_by_its_place() {
    check("# A\n\n```console\n$ echo one two\none …\n```\n", &[]).await;
    check("# A\n\n```console\n$ echo one\ntwo\n```\n", &["docs/page.md:4: `echo one` prints"]).await;
    check("# A\n\n```console\n$ false\n```\n", &["docs/page.md:4: `false` ends with 1"]).await;
    check("# A\n\n<!-- refused -->\n```console\n$ true\n```\n", &["docs/page.md:5: `true` ends with 0"])
        .await;
    check("# A\n\n```python\nprint(nothing)\n```\n", &["docs/page.md:4: `python3 sample.py` ends with 1"])
        .await;
    check("# A\n\n```typescript\nconst one: number = 1;\n```\n", &[]).await;
    let mistyped = "# A\n\n```typescript\nconst one: number = '1';\n```\n";
    check(mistyped, &["docs/page.md:4: `node sample.ts` ends with 1"]).await;
    check("# A\n\n```javascript\nawait nothing();\n```\n", &["docs/page.md:4: `node sample.mjs` ends"]).await;
    check("# A\n\n```php\n<?php nothing();\n```\n", &["docs/page.md:4: `php sample.php` ends"]).await;
    check("# A\n\n```json\n{\"one\":}\n```\n", &["docs/page.md:4: that is no JSON"]).await;
    let unknown = "# A\n\n<!-- schema: Voice -->\n```json\n{\"nam\": \"Ada\"}\n```\n";
    check(unknown, &["docs/page.md:5: that is no Voice"]).await;
    let unnamed = "# A\n\n```json\n{\"prompt\": \"Ask about the weather.\"}\n```\n";
    check(unnamed, &["docs/page.md:4: it looks like one of"]).await;
    check("# A\n\n```json\n{\"jsonrpc\": \"2.0\"}\n```\n", &[]).await;
    check("# A\n\n```http\nGET /v1/voices\n```\n", &["docs/page.md:4: no request"]).await;
}

#[tokio::test]
async fn a_block_that_nothing_runs_is_a_fault() {
    check("# A\n\n```\ncode\n```\n", &["docs/page.md:4: a block of `` is run by no test"]).await;
    check("# A\n\n```cobol\ncode\n```\n", &["docs/page.md:4: a block of `cobol` is run by no test"]).await;
    check("# A\n\n<!-- saves: x -->\n", &["docs/page.md:3: a comment says `saves`"]).await;
}
