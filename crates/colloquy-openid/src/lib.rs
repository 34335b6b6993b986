//! Signs people in through a provider of OpenID Connect: discovery, the authorization code flow with PKCE, and the
//! signatures of ID tokens.

mod discovery;
mod fetch;
mod provider;
mod settings;
mod signature;

pub use provider::OpenIdProvider;
pub use settings::{InvalidIssuer, IssuerUrl, OpenIdSettings};
