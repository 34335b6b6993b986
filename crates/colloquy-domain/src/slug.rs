//! Slugs: the unguessable part of a link.

use crate::api_key::base62;
use crate::ports::Randomness;

/// Ten letters and digits.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Slug(String);

impl Slug {
    pub const LENGTH: usize = 10;

    /// Draws a slug. All characters have the same probability.
    pub fn draw(randomness: &dyn Randomness) -> Self {
        Slug(base62(randomness, Self::LENGTH))
    }

    pub fn parse(text: &str) -> Option<Self> {
        let fits = text.len() == Self::LENGTH && text.bytes().all(|byte| byte.is_ascii_alphanumeric());
        fits.then(|| Slug(text.to_owned()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}
