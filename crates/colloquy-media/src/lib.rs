//! Where recordings and spoken samples are kept, and addresses of them that expire: a folder whose addresses the
//! service answers by itself, and a bucket that answers its own.

mod local;
mod s3;
mod url;

pub use local::{LocalMedia, OpenError};
pub use s3::{Credentials, S3Media, UnusableBucket};
pub use url::{InvalidMediaUrl, MediaUrl, S3Url};
