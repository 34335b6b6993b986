//! The text that `serve` prints at start.

use std::io::{self, IsTerminal, Write};

use colloquy_app::accounts::set_up;
use colloquy_app::{App, organizations};
use colloquy_domain::text::{KeyLabel, OrganizationName};
use colloquy_models::{ModelServerCandidate, find_local_server};
use tokio::task::JoinHandle;

use crate::ai::AiSettings;
use crate::configuration::{Configuration, MailRoute};
use crate::folders;

const MAKE_A_KEY: &str = "To make an API key: colloquy-server keys create --organization ID --label LABEL";

const MAKE_A_LINK: &str = "To set up the console: colloquy-server organizations set-up-link ID";

/// Prints the service's addresses and, on the first start, the link to set up the console and an
/// API key. Secrets are printed only to a terminal, because other outputs are kept as logs.
pub async fn welcome(app: &App, configuration: &Configuration) -> anyhow::Result<()> {
    let (name, label) = (OrganizationName::parse("My organization")?, KeyLabel::parse("first key")?);
    let issued = organizations::create_first(app, name, label).await?;
    let mut out = io::stdout().lock();
    let base = app.links.base();
    writeln!(out, "Colloquy listens on {base}")?;
    writeln!(out, "Documentation: {base}/docs")?;
    write!(out, "{}", interviewer(base, &configuration.ai))?;
    let Some(issued) = issued else {
        writeln!(out, "Console: {base}/app")?;
        writeln!(out, "{MAKE_A_KEY}")?;
        return Ok(out.flush()?);
    };
    let key = issued.secret.reveal();
    let link = set_up::create_link(app, issued.key.organization_id).await?;
    let link = link.map(|secret| app.links.set_up(&secret)).unwrap_or_default();
    if out.is_terminal() {
        writeln!(out, "\nOpen this link within a day to create your account for the console:\n\n  {link}\n")?;
        writeln!(out, "Your first API key. It is not shown again:\n\n  {key}\n")?;
        write!(out, "{}", examples(base, configuration, &format!("'Authorization: Bearer {key}'")))?;
        return Ok(out.flush()?);
    }
    let saved = folders::save_secret(&configuration.data_dir, folders::SET_UP_LINK, &link);
    match saved {
        Ok(file) => {
            let file = file.display();
            tracing::info!(%file, "saved the link to set up the console to a file that only its owner can read");
            writeln!(
                out,
                "\nThe link to create your account for the console is in a file that only its owner can read:\n\n  {file}"
            )?;
        }
        Err(error) => {
            tracing::error!(%error, "cannot save the link to set up the console; create another with `organizations set-up-link`");
            writeln!(out, "{MAKE_A_LINK}")?;
        }
    }
    match folders::save_secret(&configuration.data_dir, folders::FIRST_KEY, key) {
        Ok(file) => {
            let file = file.display();
            tracing::info!(%file, "saved the first API key to a file that only its owner can read");
            writeln!(out, "\nYour first API key is in a file that only its owner can read:\n\n  {file}\n")?;
            let quoted = file.to_string().replace('\'', r"'\''");
            let header = format!("\"Authorization: Bearer $(cat '{quoted}')\"");
            write!(out, "{}", examples(base, configuration, &header))?;
        }
        Err(error) => {
            tracing::error!(%error, "cannot save the first API key; create another with `keys create`");
            writeln!(out, "{MAKE_A_KEY}")?;
        }
    }
    Ok(out.flush()?)
}

/// Says what conducts interviews.
fn interviewer(base: &str, ai: &AiSettings) -> String {
    let better = match ai.is_offline() {
        true => format!("A language model asks better follow-up questions: {base}/docs/ai\n"),
        false => String::new(),
    };
    format!("Interviews are conducted by {}\n{better}", ai.description())
}

/// Logs which server on this machine has language models, if none is in use. It is never used unasked. Runs in the
/// background, because a port may be open without a response.
pub fn suggest_local_server(ai: &AiSettings, own_port: u16) -> JoinHandle<()> {
    let places = if ai.is_offline() { ModelServerCandidate::all(own_port) } else { Vec::new() };
    tokio::spawn(async move {
        let Some(found) = find_local_server(places).await else { return };
        let (program, settings) = (found.place.program, found.settings());
        tracing::info!(
            program,
            settings,
            "a language model on this machine could conduct interviews; to use it, restart with these settings",
        );
    })
}

/// Returns requests to paste into a shell. `header` is already quoted.
fn examples(base: &str, configuration: &Configuration, header: &str) -> String {
    let mail_goes = match &configuration.mail {
        MailRoute::Folder(folder) => format!("the mail is in the folder {}", folder.display()),
        MailRoute::Server(url) => format!("the mail goes through {}", url.host()),
    };
    format!(
        r#"Create an interview; the answer has the link to it:

curl -X POST {base}/v1/interviews -H {header} -H 'Content-Type: application/json' -d '{{"prompt":"Ask about their first week at work, and follow up on friction."}}'

Invite somebody; {mail_goes}:

curl -X POST {base}/v1/interviews -H {header} -H 'Content-Type: application/json' -d '{{"prompt":"Ask what they liked about the workshop, and what to do better.","invitees":[{{"name":"Ada","email":"ada@example.org"}}]}}'

See what there is:

curl {base}/v1/interviews -H {header}

"#
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::ConfiguredModel;

    #[test]
    fn says_what_conducts_interviews_and_how_to_get_a_better_one() {
        let rules = AiSettings { asked: vec![ConfiguredModel::Offline], templates: None };
        assert_eq!(
            interviewer("http://localhost:8080", &rules),
            "Interviews are conducted by rules in this program\n\
             A language model asks better follow-up questions: http://localhost:8080/docs/ai\n"
        );
    }
}
