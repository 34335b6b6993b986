//! Every block of code in the documentation does what its page says.
//!
//! A page's blocks run in order, in one folder and one shell, against a service of the page's own. Comments that
//! readers do not see say what else is needed:
//!
//! - `<!-- prepare: … -->` runs commands in the shell
//! - `<!-- save: NAME -->` saves the next block as this file, which a later command uses
//! - `<!-- schema: NAME -->` names the OpenAPI schema of the next JSON block; `NAME[]` is an array
//! - `<!-- refused -->` says that the commands of the next block must fail
//! - `<!-- take: LINK -->` completes the interview behind this link with typed answers
//! - `<!-- rust: … -->` adds code before the next Rust block when it is compiled; `continues` adds all blocks before it

mod json;
mod languages;
mod page_fixture;
mod shell;
mod shown;

use colloquy_samples::{CodeBlockOrHiddenComment, PageWithSamples};
use futures::{StreamExt, stream};
use languages::BlockCheck;
use page_fixture::PageFixture;

/// The number of pages that are checked concurrently.
const PAGES_AT_ONCE: usize = 2;

/// How the next block is used.
#[derive(Default)]
struct Purpose {
    save_as: Option<String>,
    schema: Option<String>,
    is_refused: bool,
}

/// Returns the faults of a page, each with its location.
async fn faults(page: PageWithSamples) -> Vec<String> {
    let runs = |item: &CodeBlockOrHiddenComment| match item {
        CodeBlockOrHiddenComment::Block { language, .. } => {
            languages::block_check(language) == Some(BlockCheck::Run)
        }
        CodeBlockOrHiddenComment::Note { .. } => false,
    };
    let fixture = if page.items.iter().any(runs) { Some(PageFixture::new().await) } else { None };
    let place = |line: usize| format!("{}:{line}", page.name);
    let checked = tokio::task::spawn_blocking(move || {
        let mut run = Run { fixture, purpose: Purpose::default(), saved: Vec::new() };
        let mut faults = Vec::new();
        for item in page.items {
            let (line, checked) = match item {
                CodeBlockOrHiddenComment::Block { language, text, line } => {
                    (line, run.block(&language, &text))
                }
                CodeBlockOrHiddenComment::Note { word, text, line } => (line, run.note(&word, &text)),
            };
            if let Err(fault) = checked {
                faults.push((line, fault));
                // Later blocks may depend on this one.
                break;
            }
        }
        faults.extend(run.saved.into_iter().map(|name| (1, format!("`{name}` is saved and never used"))));
        faults
    });
    let faults = checked.await.expect("the check does not panic").into_iter();
    faults.map(|(line, fault)| format!("{}: {fault}", place(line))).collect()
}

struct Run {
    /// None if the page has nothing to run.
    fixture: Option<PageFixture>,
    purpose: Purpose,
    /// Files that no command has used yet.
    saved: Vec<String>,
}

impl Run {
    fn note(&mut self, word: &str, text: &str) -> Result<(), String> {
        match word {
            "prepare" => self.command(text, false).map(drop),
            "take" => {
                let link = self.command(&format!("printf %s \"{text}\""), false)?;
                self.fixture()?.take(&link)
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
            other => Err(format!("a comment says `{other}`, which this test does not know")),
        }
    }

    fn block(&mut self, language: &str, text: &str) -> Result<(), String> {
        let purpose = std::mem::take(&mut self.purpose);
        let Some(block_check) = languages::block_check(language) else {
            return Err(format!("a block of `{language}` is run by no test; see languages.rs"));
        };
        if let Some(name) = purpose.save_as {
            self.saved.push(name.clone());
            return self.fixture()?.save(&name, text);
        }
        match block_check {
            BlockCheck::Run if language == "console" => self.session(text, purpose.is_refused),
            BlockCheck::Run if language == "sh" => self.command(text, purpose.is_refused).map(drop),
            BlockCheck::Run => {
                let (name, command) = languages::program(language);
                self.fixture()?.save(name, text)?;
                self.command(&command, purpose.is_refused).map(drop)
            }
            BlockCheck::Saved => Err(format!("a block of `{language}` must be saved and used")),
            BlockCheck::Json => json::check(text, purpose.schema.as_deref()),
            BlockCheck::Http => json::check_http(text),
            BlockCheck::Elsewhere(_) | BlockCheck::Prose(_) => Ok(()),
        }
    }

    /// Runs the commands of a session and compares their output with the page.
    fn session(&mut self, text: &str, is_refused: bool) -> Result<(), String> {
        for (command, expected) in shown::session(text)? {
            if languages::SKIPPED.iter().any(|(start, _)| command.starts_with(start)) {
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
        let (printed, status) = self.fixture()?.shell(command)?;
        if (status == 0) == is_refused {
            return Err(format!("`{}` ends with {status}:\n{printed}", command.trim()));
        }
        Ok(printed)
    }

    fn fixture(&mut self) -> Result<&mut PageFixture, String> {
        self.fixture.as_mut().ok_or_else(|| "the page has nothing to run".to_owned())
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
fn every_skipped_command_is_in_the_documentation() {
    let pages = colloquy_samples::read_all(&xtask::root()).expect("the documentation");
    for (start, _) in languages::SKIPPED {
        let shown = format!("$ {start}");
        assert!(pages.iter().any(|page| page.text.contains(&shown)), "no page shows `{shown}`");
    }
}

/// Checks that a page with this text has exactly these faults.
async fn check(text: &str, expected: &[&str]) {
    let found = faults(colloquy_samples::read("docs/page.md", text.to_owned())).await;
    assert_eq!(found.len(), expected.len(), "{found:?}");
    for (found, expected) in found.iter().zip(expected) {
        assert!(found.starts_with(expected), "{found}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn reports_the_location_of_a_sample_that_behaves_differently() {
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
    check("# A\n\n```json\n{\"one\":}\n```\n", &["docs/page.md:4: this is not JSON"]).await;
    let unknown = "# A\n\n<!-- schema: Voice -->\n```json\n{\"nam\": \"Ada\"}\n```\n";
    check(unknown, &["docs/page.md:5: this is not Voice"]).await;
    let unnamed = "# A\n\n```json\n{\"prompt\": \"Ask about the weather.\"}\n```\n";
    check(unnamed, &["docs/page.md:4: this looks like"]).await;
    check("# A\n\n```json\n{\"jsonrpc\": \"2.0\"}\n```\n", &[]).await;
    check("# A\n\n```http\nGET /v1/voices\n```\n", &["docs/page.md:4: neither a request"]).await;
}

#[tokio::test]
async fn reports_a_block_that_no_test_runs() {
    check("# A\n\n```\ncode\n```\n", &["docs/page.md:4: a block of `` is run by no test"]).await;
    check("# A\n\n```cobol\ncode\n```\n", &["docs/page.md:4: a block of `cobol` is run by no test"]).await;
    check("# A\n\n<!-- saves: x -->\n", &["docs/page.md:3: a comment says `saves`"]).await;
}
