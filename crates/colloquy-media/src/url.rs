//! Where media are kept, as the configuration names it.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use percent_encoding::percent_decode_str;

/// `file:PATH`, or `s3://BUCKET[/PREFIX][?endpoint=…&region=…]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MediaUrl {
    Folder(PathBuf),
    S3(S3Url),
}

/// A bucket, or what is below a prefix in it.
///
/// `endpoint` is the server's address, `https://…` or `http://…`, for a server other than Amazon's; then the bucket is
/// the first part of the path. `region` is needed without it; with it, `us-east-1` is what such servers expect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct S3Url {
    bucket: String,
    prefix: Option<String>,
    endpoint: Option<String>,
    region: String,
}

/// Why a place for media cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvalidMediaUrl {
    #[error("the place for media begins with file: or s3://")]
    Scheme,
    #[error("after file: comes the path of a folder")]
    Folder,
    #[error(
        "after s3:// comes a bucket's name: 3 to 63 small letters, digits, dots and hyphens, with a letter or digit at \
         both ends"
    )]
    Bucket,
    #[error(
        "the prefix in a bucket consists of segments of letters, digits and . _ - with single / between them; no \
         segment is . or .."
    )]
    Prefix,
    #[error("after the ? of a bucket come endpoint=URL and region=NAME, each at most once")]
    Parameter,
    #[error(
        "the endpoint of a bucket is http://HOST or https://HOST, with a port and a path if need be, and no account, \
         query or fragment"
    )]
    Endpoint,
    #[error("the region of a bucket consists of small letters, digits and hyphens")]
    Region,
    #[error("a bucket without an endpoint is Amazon's, which needs region=NAME")]
    NoRegion,
}

impl S3Url {
    pub fn bucket(&self) -> &str {
        &self.bucket
    }

    /// Without a slash at either end.
    pub fn prefix(&self) -> Option<&str> {
        self.prefix.as_deref()
    }

    /// Without a slash at its end.
    pub fn endpoint(&self) -> Option<&str> {
        self.endpoint.as_deref()
    }

    pub fn region(&self) -> &str {
        &self.region
    }
}

impl FromStr for MediaUrl {
    type Err = InvalidMediaUrl;

    fn from_str(text: &str) -> Result<Self, InvalidMediaUrl> {
        if let Some(path) = text.strip_prefix("file:") {
            let is_path = !path.is_empty() && !path.contains('\0');
            // `file://host/path` names a folder of another machine.
            let is_here = !path.starts_with("//") || path.starts_with("///");
            return match is_path && is_here {
                true => Ok(MediaUrl::Folder(PathBuf::from(path))),
                false => Err(InvalidMediaUrl::Folder),
            };
        }
        text.strip_prefix("s3://").ok_or(InvalidMediaUrl::Scheme)?.parse().map(MediaUrl::S3)
    }
}

/// Reads what comes behind `s3://`.
impl FromStr for S3Url {
    type Err = InvalidMediaUrl;

    fn from_str(text: &str) -> Result<Self, InvalidMediaUrl> {
        let (place, query) = text.split_once('?').unwrap_or((text, ""));
        let (bucket, prefix) = place.split_once('/').unwrap_or((place, ""));
        if !is_bucket(bucket) {
            return Err(InvalidMediaUrl::Bucket);
        }
        let prefix = prefix.strip_suffix('/').filter(|prefix| !prefix.is_empty()).unwrap_or(prefix);
        if !prefix.is_empty() && !prefix.split('/').all(is_segment) {
            return Err(InvalidMediaUrl::Prefix);
        }
        let Parameters { endpoint, region } = Parameters::parse(query)?;
        let region = match (region, &endpoint) {
            (Some(region), _) => region,
            (None, Some(_)) => "us-east-1".to_owned(),
            (None, None) => return Err(InvalidMediaUrl::NoRegion),
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
    fn parse(query: &str) -> Result<Self, InvalidMediaUrl> {
        let mut parameters = Parameters::default();
        for parameter in query.split('&').filter(|parameter| !parameter.is_empty()) {
            let (name, value) = parameter.split_once('=').ok_or(InvalidMediaUrl::Parameter)?;
            let value = percent_decode_str(value).decode_utf8().map_err(|_| InvalidMediaUrl::Parameter)?;
            let repeated = match name {
                "endpoint" => parameters.endpoint.replace(parse_endpoint(&value)?).is_some(),
                "region" if is_region(&value) => parameters.region.replace(value.into_owned()).is_some(),
                "region" => return Err(InvalidMediaUrl::Region),
                _ => return Err(InvalidMediaUrl::Parameter),
            };
            if repeated {
                return Err(InvalidMediaUrl::Parameter);
            }
        }
        Ok(parameters)
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

fn parse_endpoint(text: &str) -> Result<String, InvalidMediaUrl> {
    let url = reqwest::Url::parse(text).map_err(|_| InvalidMediaUrl::Endpoint)?;
    let is_plain = matches!(url.scheme(), "http" | "https")
        && url.has_host()
        && url.username().is_empty()
        && url.password().is_none()
        && url.query().is_none()
        && url.fragment().is_none();
    is_plain.then(|| url.as_str().trim_end_matches('/').to_owned()).ok_or(InvalidMediaUrl::Endpoint)
}

impl fmt::Display for MediaUrl {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MediaUrl::Folder(path) => write!(formatter, "file:{}", Path::display(path)),
            MediaUrl::S3(url) => {
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
