//! What a start prints.

use std::io::{self, IsTerminal, Write};

use colloquy_app::{App, organizations};
use colloquy_domain::text::{KeyLabel, OrganizationName};

use crate::configuration::{Configuration, MailRoute};
use crate::folders;

const MAKE_A_KEY: &str = "To make an API key: colloquy-server keys create --organization ID --label LABEL";

/// Says where to go, and on the first start how to get in. The first API key is shown on a terminal only: other outputs
/// are kept as logs.
pub async fn welcome(app: &App, configuration: &Configuration) -> anyhow::Result<()> {
    let (name, label) = (OrganizationName::parse("My organization")?, KeyLabel::parse("first key")?);
    let issued = organizations::create_first(app, name, label).await?;
    let mut out = io::stdout().lock();
    let base = app.links.base();
    writeln!(out, "Colloquy listens on {base}")?;
    writeln!(out, "How to use it: {base}/docs")?;
    let Some(issued) = issued else {
        writeln!(out, "{MAKE_A_KEY}")?;
        return Ok(out.flush()?);
    };
    let key = issued.secret.reveal();
    if out.is_terminal() {
        writeln!(out, "\nYour first API key. It is not shown again:\n\n  {key}\n")?;
        write!(out, "{}", examples(base, configuration, &format!("'Authorization: Bearer {key}'")))?;
        return Ok(out.flush()?);
    }
    match folders::save_first_key(&configuration.data_dir, key) {
        Ok(file) => {
            let file = file.display();
            tracing::info!(%file, "the first API key is in a file that only its owner can read");
            writeln!(out, "\nYour first API key is in a file that only its owner can read:\n\n  {file}\n")?;
            let quoted = file.to_string().replace('\'', r"'\''");
            let header = format!("\"Authorization: Bearer $(cat '{quoted}')\"");
            write!(out, "{}", examples(base, configuration, &header))?;
        }
        Err(error) => {
            tracing::error!(%error, "the first API key could not be saved; make another");
            writeln!(out, "{MAKE_A_KEY}")?;
        }
    }
    Ok(out.flush()?)
}

/// Requests to paste into a shell. The header is quoted for it.
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
