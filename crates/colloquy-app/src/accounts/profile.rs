//! What a person decides about the own account: the name that other members see, and the language.

use colloquy_domain::AccountId;
use colloquy_domain::TransitionOutcome;
use colloquy_domain::account::Account;
use colloquy_domain::language::Language;
use colloquy_domain::ports::{UnitOfWork, Write};
use colloquy_domain::text::AccountName;

use super::passwords::require_account;
use super::{AccountError, AccountProblem};
use crate::{App, AppError};

pub async fn rename(app: &App, id: AccountId, name: &str) -> Result<(), AccountError> {
    let name = AccountName::parse(name.trim()).map_err(|_| AccountProblem::Name)?;
    Ok(change(app, id, |account| account.rename(name.clone())).await?)
}

/// Sets the language of the console and of mails to this person. Without one, it is that of the browser.
pub async fn choose_language(app: &App, id: AccountId, language: Option<Language>) -> Result<(), AppError> {
    change(app, id, |account| account.choose_language(language)).await
}

async fn change(
    app: &App,
    id: AccountId,
    transition: impl Fn(&mut Account) -> TransitionOutcome,
) -> Result<(), AppError> {
    app.until_saved(id.uuid(), async || {
        let mut account = require_account(app, id).await?;
        if transition(&mut account).is_made() {
            app.storage.commit(UnitOfWork::default().with(Write::SaveAccount(account))).await?;
        }
        Ok(())
    })
    .await
}
