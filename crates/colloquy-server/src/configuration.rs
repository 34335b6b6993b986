//! Reads the settings. All invalid ones are reported together before anything starts.

mod mail;
mod mail_reports;
mod media;
mod openid;
mod providers;

use std::collections::BTreeMap;
use std::fmt;
use std::net::{SocketAddr, ToSocketAddrs};
use std::path::{Path, PathBuf};

use colloquy_api::openapi::ApiVersionRetirement;
use colloquy_domain::Timestamp;
use colloquy_email::SenderAddress;
use colloquy_http::TrustedProxies;
use colloquy_limits::{InvalidRateLimitsUrl, RedisUrl};
use colloquy_storage_diesel::StorageUrl;
use jiff::tz::TimeZone;
use jiff::{Span, Zoned};
use tracing_subscriber::filter::Targets;

pub use mail::MailRoute;
use mail::mail_route;
pub use mail_reports::MailReportSources;
use media::{BUCKET_KEYS, media};
pub use media::{BucketKeys, MediaPlace, media_place};
pub use openid::OpenIdSignInSettings;

use crate::ai::AiSettings;
use crate::recognition::{self, ModelDownloadSetting};
use crate::settings::{CONFIGURATION_FILE, NOT_YET, OF_CLIENTS, SETTINGS, variable};
use crate::voices::{self, AddedVoice};

/// Some libraries log at `info` what no operator can use, and log malformed requests from strangers as
/// errors.
const LOG: &str = "info,tokio_postgres=warn,actix_server=warn,actix_http=off,rmcp=error";

/// No mail server accepts mails from this address. An operator who sends real mails sets another.
const MAIL_FROM: &str = "invitations@colloquy.localhost";

#[derive(Debug)]
pub struct Configuration {
    pub bind: SocketAddr,
    pub tls: Option<TlsFiles>,
    pub public_url: Option<String>,
    pub data_dir: PathBuf,
    pub database: StorageUrl,
    pub limits: RateLimitBackend,
    pub rate_limit: u32,
    pub voices: Vec<AddedVoice>,
    /// The server of the remote voices.
    pub speech: Option<colloquy_speech::RemoteTextToSpeechSettings>,
    pub recognition: Vec<recognition::ConfiguredRecognizer>,
    pub media: MediaPlace,
    /// The keys of buckets.
    pub bucket_keys: BucketKeys,
    pub mail: MailRoute,
    /// Whether the operator has chosen where mails go. The default folder is for development.
    pub sends_mail: bool,
    pub mail_from: SenderAddress,
    pub mail_reports: MailReportSources,
    pub openid: Option<OpenIdSignInSettings>,
    pub echo_cancelling: bool,
    pub webhooks: colloquy_webhooks::WebhookDestinationRules,
    /// Whether a local model judges turns.
    pub turn_detector: bool,
    pub models_dir: PathBuf,
    pub models_from: ModelDownloadSetting,
    pub ai: AiSettings,
    pub metrics_bind: Option<SocketAddr>,
    pub log: String,
    pub trusted_proxies: TrustedProxies,
    pub cors_origins: Vec<String>,
    pub workers: Option<usize>,
    pub retirement: Option<ApiVersionRetirement>,
    /// Environment variables that have no effect, each as a sentence for the log.
    pub without_effect: Vec<String>,
}

/// The paths of the certificate and its private key.
#[derive(Debug, PartialEq, Eq)]
pub struct TlsFiles {
    pub certificate: PathBuf,
    pub key: PathBuf,
}

/// Where requests are counted.
#[derive(Debug)]
pub enum RateLimitBackend {
    Memory,
    Shared(RedisUrl),
}

/// The invalid settings, each with the reason.
#[derive(Debug, thiserror::Error, PartialEq, Eq)]
pub struct WrongSettings(Vec<(String, String)>);

impl fmt::Display for WrongSettings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines: Vec<String> = self.0.iter().map(|(name, reason)| format!("{name}: {reason}")).collect();
        f.write_str(&lines.join("\n       "))
    }
}

#[expect(clippy::disallowed_methods, reason = "this is the one place that reads the environment")]
pub fn read() -> Result<Configuration, WrongSettings> {
    let environment = std::env::vars_os().filter_map(|(name, value)| {
        let name = name.into_string().ok()?;
        let is_ours = name.starts_with("COLLOQUY_") || BUCKET_KEYS.contains(&&*name);
        is_ours.then(|| (name, value.to_string_lossy().into_owned()))
    });
    from_environment(environment.collect())
}

fn from_environment(mut environment: BTreeMap<String, String>) -> Result<Configuration, WrongSettings> {
    let of_clients: Vec<String> = OF_CLIENTS.iter().map(|name| variable(name)).collect();
    environment.retain(|name, text| !text.trim().is_empty() && !of_clients.contains(name));
    let mut values = Values {
        bucket_keys: BucketKeys::new(BUCKET_KEYS.map(|name| environment.remove(name))),
        ..Values::default()
    };
    if let Some(path) = environment.remove(CONFIGURATION_FILE) {
        values.add_file(&path);
    }
    for setting in SETTINGS {
        if let Some(text) = environment.remove(&setting.variable()) {
            values.given.insert(setting.name, (setting.variable(), text));
        }
    }
    let known: Vec<String> = NOT_YET.iter().map(|name| variable(name)).collect();
    let without_effect = environment.into_keys().map(|name| match known.contains(&name) {
        true => format!("{name} has no effect in this version"),
        false => format!("{name} is not a setting"),
    });
    let without_effect = without_effect.collect();
    configuration(values).map(|configuration| Configuration { without_effect, ..configuration })
}

#[derive(Default)]
struct Values {
    /// The given values by setting: the name under which each was given, and its text.
    given: BTreeMap<&'static str, (String, String)>,
    wrong: Vec<(String, String)>,
    bucket_keys: BucketKeys,
}

impl Values {
    fn add_file(&mut self, path: &str) {
        let table = std::fs::read_to_string(path)
            .map_err(|error| format!("{path} cannot be read: {error}"))
            .and_then(|text| {
                text.parse::<toml::Table>().map_err(|error| format!("{path} is not TOML: {error}"))
            });
        let table = match table {
            Ok(table) => table,
            Err(reason) => return self.wrong.push((CONFIGURATION_FILE.to_owned(), reason)),
        };
        for (name, value) in table {
            let Some(setting) = SETTINGS.iter().find(|setting| setting.name == name) else {
                self.wrong.push((format!("{name} in {path}"), "no such setting".to_owned()));
                continue;
            };
            match text_of(&value) {
                Some(text) => {
                    self.given.insert(setting.name, (format!("{name} in {path}"), text));
                }
                None => self
                    .wrong
                    .push((format!("{name} in {path}"), "must be a string, a number or a list".to_owned())),
            }
        }
    }

    /// Parses a setting or its default; returns `None` if the value is invalid.
    fn take_or<T>(
        &mut self,
        name: &'static str,
        default: &str,
        parse: impl Fn(&str) -> Result<T, String>,
    ) -> Option<T> {
        let as_default = || (name.to_owned(), default.to_owned());
        let given = self.given.entry(name).or_insert_with(as_default);
        if given.1.trim().is_empty() {
            *given = as_default();
        }
        self.take(name, parse)
    }

    /// Parses a setting if it was given. An empty value counts as not given.
    fn take<T>(&mut self, name: &'static str, parse: impl Fn(&str) -> Result<T, String>) -> Option<T> {
        let (given_as, text) = self.given.get(name)?;
        if text.trim().is_empty() {
            return None;
        }
        parse(text.trim()).map_err(|reason| self.wrong.push((given_as.clone(), reason))).ok()
    }
}

fn text_of(value: &toml::Value) -> Option<String> {
    match value {
        toml::Value::String(text) => Some(text.clone()),
        toml::Value::Integer(number) => Some(number.to_string()),
        toml::Value::Boolean(flag) => Some(flag.to_string()),
        toml::Value::Datetime(moment) => Some(moment.to_string()),
        toml::Value::Array(list) => Some(list.iter().map(text_of).collect::<Option<Vec<_>>>()?.join(",")),
        toml::Value::Float(_) | toml::Value::Table(_) => None,
    }
}

fn configuration(mut values: Values) -> Result<Configuration, WrongSettings> {
    let bind =
        values.take("bind", socket_address).unwrap_or_else(|| SocketAddr::from(([127, 0, 0, 1], 8080)));
    let data_dir =
        values.take("data_dir", |text| Ok(PathBuf::from(text))).unwrap_or_else(|| "colloquy-data".into());
    let own_database = format!("sqlite:{}", data_dir.join("colloquy.db").display());
    let database = values.take_or("database", &own_database, |text| {
        text.parse::<StorageUrl>().map_err(|error| error.to_string())
    });
    let limits = values.take("limits", limits_place).unwrap_or(RateLimitBackend::Memory);
    let (models_dir, models_from) = providers::models(&mut values, &data_dir);
    let ai = providers::ai(&mut values);
    let mail = values.take("mail", mail_route);
    let sends_mail = mail.is_some();
    let mail = mail.unwrap_or_else(|| MailRoute::Folder(data_dir.join("mail")));
    let mail_from = values.take_or("mail_from", MAIL_FROM, |text| {
        text.parse::<SenderAddress>().map_err(|error| error.to_string())
    });
    let mail_reports = mail_reports::sources(&mut values);
    let openid = openid::connection(&mut values);
    let webhooks = values.take("webhooks_allow_private", |text| {
        text.parse().map_err(|error: colloquy_webhooks::InvalidReceiverRule| error.to_string())
    });
    let voices =
        values.take("voices", |path| voices::read(Path::new(path)).map_err(|error| format!("{error:#}")));
    let voices = voices.unwrap_or_default();
    let speech = providers::speech(&mut values, &voices);
    let (recognition, echo_cancelling) = providers::hearing(&mut values);
    let turn_detector = providers::turn_detector(&mut values);
    let bucket_keys = values.bucket_keys.clone();
    let media = media(&mut values).unwrap_or_else(|| MediaPlace::Folder(data_dir.join("media")));
    let public_url = values.take("public_url", |text| match public_url(text)?.splitn(4, '/').count() {
        3 => public_url(text),
        _ => Err("it has a path, but pages are served from the root of the host".to_owned()),
    });
    let rate_limit = values.take("rate_limit", positive).unwrap_or(300);
    let log = values.take("log", log_filter).unwrap_or_else(|| LOG.to_owned());
    let trusted_proxies = values.take("trusted_proxies", TrustedProxies::parse).unwrap_or_default();
    let cors_origins = values.take("cors_origins", origins).unwrap_or_default();
    let workers = values.take("workers", positive).map(|workers| workers as usize);
    let retirement = retirement(&mut values);
    let tls = tls(&mut values);
    let metrics_bind = values.take("metrics_bind", socket_address);
    match (database, mail_from) {
        (Some(database), Some(mail_from)) if values.wrong.is_empty() => Ok(Configuration {
            bind,
            tls,
            public_url,
            data_dir,
            database,
            limits,
            rate_limit,
            voices,
            speech,
            recognition,
            media,
            bucket_keys,
            mail,
            sends_mail,
            mail_from,
            mail_reports,
            openid,
            echo_cancelling,
            webhooks: webhooks.unwrap_or_default(),
            turn_detector,
            models_dir,
            models_from,
            ai,
            metrics_bind,
            log,
            trusted_proxies,
            cors_origins,
            workers,
            retirement,
            without_effect: Vec::new(),
        }),
        _ => Err(WrongSettings(values.wrong)),
    }
}

fn socket_address(text: &str) -> Result<SocketAddr, String> {
    let addresses = text.to_socket_addrs().ok().and_then(|mut addresses| addresses.next());
    addresses.ok_or_else(|| format!("`{text}` is not an address and port, such as 127.0.0.1:8080"))
}

fn limits_place(text: &str) -> Result<RateLimitBackend, String> {
    match text {
        "memory" => Ok(RateLimitBackend::Memory),
        _ => text
            .parse()
            .map(RateLimitBackend::Shared)
            .map_err(|error: InvalidRateLimitsUrl| format!("neither `memory` nor a shared store: {error}")),
    }
}

fn positive(text: &str) -> Result<u32, String> {
    match text.parse() {
        Ok(0) | Err(_) => Err(format!("`{text}` is not a whole number of at least 1")),
        Ok(number) => Ok(number),
    }
}

fn log_filter(text: &str) -> Result<String, String> {
    text.parse::<Targets>().map(|_| text.to_owned()).map_err(|error| error.to_string())
}

fn public_url(text: &str) -> Result<String, String> {
    let rest = text.strip_prefix("http://").or_else(|| text.strip_prefix("https://"));
    let fits = |rest: &str| {
        !rest.is_empty() && rest.bytes().all(|byte| byte.is_ascii_graphic() && !b"\"<>?#\\@".contains(&byte))
    };
    match rest {
        Some(rest) if fits(rest) => Ok(text.trim_end_matches('/').to_owned()),
        _ => Err("not an address such as https://interviews.example.org".to_owned()),
    }
}

fn origins(text: &str) -> Result<Vec<String>, String> {
    text.split(',').map(str::trim).filter(|origin| !origin.is_empty()).map(origin).collect()
}

fn origin(text: &str) -> Result<String, String> {
    let url = public_url(text)?;
    let host = url.split_once("://").map_or("", |(_, host)| host);
    if host.contains('/') {
        return Err("it has a path; an origin looks like https://app.example.org".to_owned());
    }
    Ok(url)
}

fn tls(values: &mut Values) -> Option<TlsFiles> {
    let path = |text: &str| Ok(PathBuf::from(text));
    match (values.take("tls_cert", path), values.take("tls_key", path)) {
        (Some(certificate), Some(key)) => Some(TlsFiles { certificate, key }),
        (None, None) => None,
        (certificate, _) => {
            let (missing, given) =
                if certificate.is_some() { ("tls_key", "tls_cert") } else { ("tls_cert", "tls_key") };
            values.wrong.push((variable(missing), format!("is required with {given}")));
            None
        }
    }
}

fn retirement(values: &mut Values) -> Option<ApiVersionRetirement> {
    let moment = |text: &str| {
        text.parse::<Timestamp>().map_err(|_| format!("`{text}` is not a time such as 2026-01-31T00:00:00Z"))
    };
    let (deprecated_at, sunset_at) = (values.take("deprecated_at", moment), values.take("sunset_at", moment));
    let mut wrong =
        |name: &str, reason: &str| values.wrong.push((format!("COLLOQUY_{name}"), reason.to_owned()));
    match (deprecated_at, sunset_at) {
        (Some(deprecated_at), Some(sunset_at)) if sunset_at < six_months_after(deprecated_at) => {
            wrong("SUNSET_AT", "must be at least six months after deprecated_at");
            None
        }
        (Some(deprecated_at), Some(sunset_at)) => {
            Some(ApiVersionRetirement { deprecated_at: deprecated_at.into(), sunset_at: sunset_at.into() })
        }
        (None, None) => None,
        (Some(_), None) => {
            wrong("SUNSET_AT", "is required with deprecated_at");
            None
        }
        (None, Some(_)) => {
            wrong("DEPRECATED_AT", "is required with sunset_at");
            None
        }
    }
}

fn six_months_after(moment: Timestamp) -> Timestamp {
    let later = moment.to_zoned(TimeZone::UTC).checked_add(Span::new().months(6));
    later.as_ref().map(Zoned::timestamp).unwrap_or(Timestamp::MAX)
}

#[cfg(test)]
mod tests;
