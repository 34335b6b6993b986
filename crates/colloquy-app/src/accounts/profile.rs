//! What other members see of a person.

use colloquy_domain::AccountId;
use colloquy_domain::ports::{UnitOfWork, Write};
use colloquy_domain::text::AccountName;

use super::passwords::require_account;
use super::{AccountError, AccountProblem};
use crate::App;

pub async fn rename(app: &App, id: AccountId, name: &str) -> Result<(), AccountError> {
    let name = AccountName::parse(name.trim()).map_err(|_| AccountProblem::Name)?;
    let renamed = app.until_saved(id.uuid(), async || {
        let mut account = require_account(app, id).await?;
        if account.rename(name.clone()).is_made() {
            app.storage.commit(UnitOfWork::default().with(Write::SaveAccount(account))).await?;
        }
        Ok(())
    });
    Ok(renamed.await?)
}
