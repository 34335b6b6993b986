//! Where audio is stored.

use std::fmt;
use std::path::PathBuf;

use colloquy_media::{MediaStoreUrl, S3Credentials, S3Url};

use super::Values;

/// The usual environment variables of bucket credentials: key id, secret and session token.
pub(super) const BUCKET_KEYS: [&str; 3] = ["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "AWS_SESSION_TOKEN"];

/// Where audio is stored.
#[derive(Debug)]
pub enum MediaPlace {
    Folder(PathBuf),
    Bucket(S3Url, S3Credentials),
}

/// The values of the variables with the keys of buckets.
#[derive(Clone, Default)]
pub struct BucketKeys([Option<String>; 3]);

impl BucketKeys {
    pub fn new(values: [Option<String>; 3]) -> Self {
        BucketKeys(values)
    }
}

impl fmt::Debug for BucketKeys {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("BucketKeys(_)")
    }
}

pub(super) fn media(values: &mut Values) -> Option<MediaPlace> {
    let keys = values.bucket_keys.clone();
    values.take("media", |text| media_place(text, &keys))
}

/// Parses the URL of a media store.
pub fn media_place(text: &str, keys: &BucketKeys) -> Result<MediaPlace, String> {
    match text.parse::<MediaStoreUrl>().map_err(|error| error.to_string())? {
        MediaStoreUrl::Folder(path) => Ok(MediaPlace::Folder(path)),
        MediaStoreUrl::S3(url) => {
            let BucketKeys([Some(access_key_id), Some(secret_access_key), session_token]) = keys.clone()
            else {
                return Err(format!("a bucket needs {} and {}", BUCKET_KEYS[0], BUCKET_KEYS[1]));
            };
            Ok(MediaPlace::Bucket(url, S3Credentials { access_key_id, secret_access_key, session_token }))
        }
    }
}
