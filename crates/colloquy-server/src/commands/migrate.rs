use anyhow::Context;

use crate::configuration::Configuration;
use crate::folders;

pub async fn migrate(configuration: &Configuration) -> anyhow::Result<()> {
    folders::prepare(configuration)?;
    let migrated = colloquy_storage_diesel::migrate(&configuration.database).await;
    migrated.with_context(|| format!("COLLOQUY_DATABASE: {}", configuration.database))?;
    println!("The database has this version's schema.");
    Ok(())
}
