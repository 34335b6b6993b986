//! The configured URL of the media store.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use colloquy_outbound::connection_url::parameters;
use colloquy_outbound::http::server_address;
use reqwest::Url;

/// `file:PATH`, or `s3://BUCKET[/PREFIX][?endpoint=…&region=…]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MediaStoreUrl {
    Folder(PathBuf),
    S3(S3Url),
}

/// A bucket, or the part of it below a prefix.
///
/// `endpoint` is the URL of a server other than Amazon's, `https://…` or `http://…`; the bucket is then the first
/// segment of the path. `region` is required without an endpoint. With one, it is `us-east-1` by default, as such
/// servers expect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct S3Url {
    bucket: String,
    prefix: Option<String>,
    endpoint: Option<String>,
    region: String,
}

/// Why a URL for the media store cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvalidMediaStoreUrl {
    #[error("the URL of the media store must begin with file: or s3://")]
    Scheme,
    #[error("expected the path of a folder after file:")]
    Folder,
    #[error(
        "expected a bucket's name after s3://: 3 to 63 lower-case letters, digits, dots and hyphens, with a letter or \
         digit at both ends"
    )]
    Bucket,
    #[error(
        "the prefix in a bucket must consist of segments of letters, digits and . _ - with single / between them; no \
         segment may be . or .."
    )]
    Prefix,
    #[error("the parameters of a bucket are endpoint=URL and region=NAME, each at most once")]
    Parameter,
    #[error(
        "the endpoint of a bucket must be http://HOST or https://HOST, optionally with a port and a path, and without \
         an account, query or fragment"
    )]
    Endpoint,
    #[error("the region of a bucket must consist of lower-case letters, digits and hyphens")]
    Region,
    #[error("a bucket without an endpoint is Amazon's, which requires region=NAME")]
    NoRegion,
}

impl S3Url {
    pub fn bucket(&self) -> &str {
        &self.bucket
    }

    /// Returns the prefix, without a slash at either end.
    pub fn prefix(&self) -> Option<&str> {
        self.prefix.as_deref()
    }

    /// Returns the endpoint, without a trailing slash.
    pub fn endpoint(&self) -> Option<&str> {
        self.endpoint.as_deref()
    }

    pub fn region(&self) -> &str {
        &self.region
    }
}

impl FromStr for MediaStoreUrl {
    type Err = InvalidMediaStoreUrl;

    fn from_str(text: &str) -> Result<Self, InvalidMediaStoreUrl> {
        if let Some(path) = text.strip_prefix("file:") {
            let is_path = !path.is_empty() && !path.contains('\0');
            // `file://host/path` would name a folder on another machine.
            let is_here = !path.starts_with("//") || path.starts_with("///");
            return match is_path && is_here {
                true => Ok(MediaStoreUrl::Folder(PathBuf::from(path))),
                false => Err(InvalidMediaStoreUrl::Folder),
            };
        }
        match text.starts_with("s3://") {
            true => text.parse().map(MediaStoreUrl::S3),
            false => Err(InvalidMediaStoreUrl::Scheme),
        }
    }
}

impl FromStr for S3Url {
    type Err = InvalidMediaStoreUrl;

    fn from_str(text: &str) -> Result<Self, InvalidMediaStoreUrl> {
        let url = Url::parse(text).map_err(|_| InvalidMediaStoreUrl::Bucket)?;
        let bucket = url.host_str().filter(|host| is_bucket(host)).ok_or(InvalidMediaStoreUrl::Bucket)?;
        let place = text.split(['?', '#']).next().and_then(|place| place.strip_prefix("s3://"));
        let path = place.and_then(|place| place.strip_prefix(bucket)).ok_or(InvalidMediaStoreUrl::Bucket)?;
        let prefix = path.strip_prefix('/').unwrap_or_default();
        let prefix = prefix.strip_suffix('/').filter(|prefix| !prefix.is_empty()).unwrap_or(prefix);
        // The parser's path is another one if it has resolved `.` and `..`, or if there is a port.
        if url.path() != path || !prefix.is_empty() && !prefix.split('/').all(is_segment) {
            return Err(InvalidMediaStoreUrl::Prefix);
        }
        let Parameters { endpoint, region } = Parameters::read(&url)?;
        let region = match (region, &endpoint) {
            (Some(region), _) => region,
            (None, Some(_)) => "us-east-1".to_owned(),
            (None, None) => return Err(InvalidMediaStoreUrl::NoRegion),
        };
        let prefix = (!prefix.is_empty()).then(|| prefix.to_owned());
        Ok(S3Url { bucket: bucket.to_owned(), prefix, endpoint, region })
    }
}

#[derive(Default)]
struct Parameters {
    endpoint: Option<String>,
    region: Option<String>,
}

impl Parameters {
    fn read(url: &Url) -> Result<Self, InvalidMediaStoreUrl> {
        let mut read = Parameters::default();
        let pairs = parameters(url).filter(|_| url.fragment().is_none());
        for (name, value) in pairs.ok_or(InvalidMediaStoreUrl::Parameter)? {
            let repeated = match name.as_str() {
                "endpoint" => read.endpoint.replace(parse_endpoint(&value)?).is_some(),
                "region" if is_region(&value) => read.region.replace(value).is_some(),
                "region" => return Err(InvalidMediaStoreUrl::Region),
                _ => return Err(InvalidMediaStoreUrl::Parameter),
            };
            if repeated {
                return Err(InvalidMediaStoreUrl::Parameter);
            }
        }
        Ok(read)
    }
}

fn is_bucket(text: &str) -> bool {
    let is_inner = |byte: u8| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-' | b'.');
    let is_outer = |byte: Option<u8>| byte.is_some_and(|byte| byte.is_ascii_alphanumeric());
    (3..=63).contains(&text.len())
        && text.bytes().all(is_inner)
        && is_outer(text.bytes().next())
        && is_outer(text.bytes().last())
}

fn is_segment(text: &str) -> bool {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'_' | b'-');
    !matches!(text, "" | "." | "..") && text.len() <= 200 && text.bytes().all(fits)
}

fn is_region(text: &str) -> bool {
    let fits = |byte: u8| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-');
    (1..=63).contains(&text.len()) && text.bytes().all(fits)
}

fn parse_endpoint(text: &str) -> Result<String, InvalidMediaStoreUrl> {
    let url = server_address(text).ok_or(InvalidMediaStoreUrl::Endpoint)?;
    Ok(url.as_str().trim_end_matches('/').to_owned())
}

impl fmt::Display for MediaStoreUrl {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MediaStoreUrl::Folder(path) => write!(formatter, "file:{}", Path::display(path)),
            MediaStoreUrl::S3(url) => {
                write!(formatter, "s3://{}", url.bucket)?;
                if let Some(prefix) = &url.prefix {
                    write!(formatter, "/{prefix}")?;
                }
                let mut opening = '?';
                if let Some(endpoint) = &url.endpoint {
                    write!(formatter, "?endpoint={endpoint}")?;
                    opening = '&';
                }
                write!(formatter, "{opening}region={}", url.region)
            }
        }
    }
}

#[cfg(test)]
mod tests;
