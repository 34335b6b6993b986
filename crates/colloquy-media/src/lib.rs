//! The media store for recordings and spoken samples. It is a folder, from which the service itself serves files at
//! presigned URLs, or an S3 bucket with presigned URLs of its own.

mod local;
mod s3;
mod url;

pub use local::{LocalMedia, MediaFolderOpenError};
pub use s3::{S3Credentials, S3Media, UnusableBucket};
pub use url::{InvalidMediaStoreUrl, MediaStoreUrl, S3Url};
