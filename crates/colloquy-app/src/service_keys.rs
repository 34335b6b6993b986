//! The keys that the service signs with, which all nodes share.

use colloquy_domain::ports::{StorageError, UnitOfWork, Write};
use colloquy_domain::service_secret::{SecretName, ServiceSigningKey};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::{App, AppError};

/// The block length of the HMAC, which pads a shorter key with zeros.
const BLOCK_BYTES: usize = 64;

/// Begins a signature of a message.
pub fn mac(key: &[u8; 32], message: &[u8]) -> Hmac<Sha256> {
    let mut block = [0; BLOCK_BYTES];
    block[..key.len()].copy_from_slice(key);
    let mut mac = Hmac::<Sha256>::new(&block.into());
    mac.update(message);
    mac
}

/// Reads a key. The first node that needs it creates it.
pub async fn find_or_make(app: &App, name: SecretName) -> Result<[u8; 32], AppError> {
    if let Some(found) = app.storage.secret(name).await? {
        return Ok(found.value);
    }
    let secret = ServiceSigningKey::draw(name, &*app.randomness, app.clock.now());
    match app.storage.commit(UnitOfWork::default().with(Write::AddSecret(secret.clone()))).await {
        Ok(()) => Ok(secret.value),
        // Another node was first.
        Err(error @ StorageError::Failed(_)) => {
            let found = app.storage.secret(name).await?;
            found.map(|found| found.value).ok_or(error.into())
        }
        Err(error) => Err(error.into()),
    }
}
