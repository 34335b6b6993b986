//! The picture of an organization at the head of its pages.

use std::fmt::Write;

use imagesize::ImageType;
use sha2::{Digest, Sha256};

use crate::violation::{ViolationCode, ViolationReason};
use crate::words::words;

words! {
    /// The kinds of pictures that every browser shows and that cannot contain scripts.
    LogoType {
        Png = "image/png",
        Jpeg = "image/jpeg",
        WebP = "image/webp",
    }
}

/// A picture that a browser can show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Logo {
    pub media_type: LogoType,
    pub content: Vec<u8>,
}

impl Logo {
    pub const MAX_BYTES: usize = 256 * 1024;
    /// The longest side, in pixels. A small file can have a picture that fills the memory of a browser.
    pub const MAX_SIDE: usize = 2_048;

    /// Recognizes a picture by its first bytes.
    pub fn parse(content: Vec<u8>) -> Result<Self, ViolationReason> {
        let unreadable =
            || ViolationReason::new(ViolationCode::InvalidFormat, "Expected a picture in PNG, JPEG or WebP");
        if content.len() > Self::MAX_BYTES {
            return Err(ViolationReason::new(ViolationCode::TooBig, "Too big: at most 256 KiB"));
        }
        let media_type = match imagesize::image_type(&content) {
            Ok(ImageType::Png) => LogoType::Png,
            Ok(ImageType::Jpeg) => LogoType::Jpeg,
            Ok(ImageType::Webp) => LogoType::WebP,
            _ => return Err(unreadable()),
        };
        let size = imagesize::blob_size(&content).map_err(|_| unreadable())?;
        match size.width.max(size.height) {
            _ if size.width == 0 || size.height == 0 => Err(unreadable()),
            side if side > Self::MAX_SIDE => {
                Err(ViolationReason::new(ViolationCode::TooBig, "Too big: at most 2,048 pixels on each side"))
            }
            _ => Ok(Logo { media_type, content }),
        }
    }

    pub fn hash(&self) -> LogoHash {
        LogoHash(Sha256::digest(&self.content).into())
    }
}

/// Names a picture in the address from which pages load it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LogoHash(pub [u8; 32]);

impl LogoHash {
    pub fn from_bytes(bytes: Vec<u8>) -> Result<Self, ViolationReason> {
        let wrong = |_| ViolationReason::new(ViolationCode::InvalidFormat, "Expected 32 bytes");
        bytes.try_into().map(LogoHash).map_err(wrong)
    }

    /// Parses 64 hexadecimal digits in lower case.
    pub fn parse(text: &str) -> Result<Self, ViolationReason> {
        let mut hash = [0; 32];
        let is_hexadecimal = text.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'));
        if text.len() != 2 * hash.len() || !is_hexadecimal {
            return Err(ViolationReason::new(ViolationCode::InvalidFormat, "Expected 64 hexadecimal digits"));
        }
        for (at, byte) in hash.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * at..2 * at + 2], 16).unwrap_or_default();
        }
        Ok(LogoHash(hash))
    }

    pub fn written(self) -> String {
        self.0.iter().fold(String::with_capacity(64), |mut digits, byte| {
            let _ = write!(digits, "{byte:02x}");
            digits
        })
    }
}

#[cfg(test)]
mod tests;
