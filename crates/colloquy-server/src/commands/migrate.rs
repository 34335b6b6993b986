use crate::configuration::Configuration;
use crate::wiring;

pub async fn migrate(configuration: &Configuration) -> anyhow::Result<()> {
    wiring::make_data_folder(configuration)?;
    colloquy_storage_diesel::migrate(&configuration.database).await?;
    println!("The database has this version's schema.");
    Ok(())
}
