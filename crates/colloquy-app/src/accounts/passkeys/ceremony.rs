//! What a page keeps between the options for a device and the response of the device. It is signed, so any node can
//! complete what another one began, and the page cannot choose the challenge. Only the browser that began can complete it.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use colloquy_domain::BrowserSessionId;
use colloquy_domain::account::passkey::CEREMONY_LIMIT;
use colloquy_domain::account::secret::AccountSecretHash;
use colloquy_domain::service_secret::SecretName;
use colloquy_domain::text::PasskeyName;
use hmac::Mac;
use serde_json::{Value, json};

use crate::service_keys::{find_or_make, mac};
use crate::{App, AppError};

/// Makes signatures of this format invalid for any other, in case the format changes.
const CONTEXT: &str = "colloquy passkey ceremony 1\n";

/// What a ceremony is for, and which browser began it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CeremonyPurpose {
    /// The browser has the secret in a cookie. Otherwise someone could make another person sign in to an account that is
    /// not theirs.
    SignIn {
        browser: AccountSecretHash,
    },
    Registration {
        session_id: BrowserSessionId,
        name: PasskeyName,
    },
}

/// A ceremony that a page has begun.
pub struct OpenCeremony {
    pub purpose: CeremonyPurpose,
    /// What the verifier needs to check the response.
    pub state: Vec<u8>,
}

impl OpenCeremony {
    /// Writes the ceremony for the page, with a signature.
    pub async fn sign(&self, app: &App) -> Result<String, AppError> {
        let expires_s = (app.clock.now() + CEREMONY_LIMIT).as_second();
        let mut content = json!({ "expires": expires_s, "state": URL_SAFE_NO_PAD.encode(&self.state) });
        match &self.purpose {
            CeremonyPurpose::SignIn { browser } => {
                content["browser"] = URL_SAFE_NO_PAD.encode(browser.0).into();
            }
            CeremonyPurpose::Registration { session_id, name } => {
                content["session"] = session_id.to_string().into();
                content["name"] = name.as_str().into();
            }
        }
        let content = URL_SAFE_NO_PAD.encode(content.to_string());
        let signature = mac(key(app).await?, message(&content).as_bytes()).finalize().into_bytes();
        Ok(format!("{content}.{}", URL_SAFE_NO_PAD.encode(signature)))
    }

    /// Reads what a page has sent back. Returns `None` if the service has not signed it, or too long ago.
    pub async fn open(app: &App, text: &str) -> Result<Option<Self>, AppError> {
        let key = key(app).await?;
        let now_s = app.clock.now().as_second();
        Ok(verified(key, text).filter(|(_, expires_s)| now_s < *expires_s).map(|(ceremony, _)| ceremony))
    }
}

fn message(content: &str) -> String {
    format!("{CONTEXT}{content}")
}

/// Returns a signed ceremony with the second in which it expires. Compares the signature in constant time.
fn verified(key: &[u8; 32], text: &str) -> Option<(OpenCeremony, i64)> {
    let (content, signature) = text.split_once('.')?;
    let signature = URL_SAFE_NO_PAD.decode(signature).ok()?;
    mac(key, message(content).as_bytes()).verify_slice(&signature).ok()?;
    let content: Value = serde_json::from_slice(&URL_SAFE_NO_PAD.decode(content).ok()?).ok()?;
    let purpose = match content["session"].as_str() {
        Some(session) => CeremonyPurpose::Registration {
            session_id: BrowserSessionId::parse(session).ok()?,
            name: PasskeyName::parse(content["name"].as_str()?).ok()?,
        },
        None => {
            let browser = URL_SAFE_NO_PAD.decode(content["browser"].as_str()?).ok()?;
            CeremonyPurpose::SignIn { browser: AccountSecretHash(browser.try_into().ok()?) }
        }
    };
    let state = URL_SAFE_NO_PAD.decode(content["state"].as_str()?).ok()?;
    Some((OpenCeremony { purpose, state }, content["expires"].as_i64()?))
}

async fn key(app: &App) -> Result<&[u8; 32], AppError> {
    app.passkey_key.get_or_try_init(|| find_or_make(app, SecretName::PasskeyCeremony)).await
}
