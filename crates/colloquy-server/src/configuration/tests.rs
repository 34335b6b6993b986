use std::time::Duration;

use colloquy_models::ProviderTimeouts;

use super::*;
use crate::ai::ConfiguredModel;

fn read(pairs: &[(&str, &str)]) -> Result<Configuration, WrongSettings> {
    let variables = pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
    from_environment(variables.collect())
}

fn check_refused(name: &str, value: &str) {
    let refused = read(&[(name, value)])
        .map(|_| ())
        .map_err(|wrong| wrong.0.into_iter().map(|(name, _)| name).collect());
    assert_eq!(refused, Err(vec![name.to_owned()]), "{name}={value}");
}

#[test]
fn nothing_needs_to_be_set() {
    let configuration = read(&[]).expect("the defaults are right");
    assert_eq!(configuration.bind.to_string(), "127.0.0.1:8080");
    assert_eq!(configuration.rate_limit, 300);
    let MailRoute::Folder(folder) = configuration.mail else { panic!("{:?}", configuration.mail) };
    assert_eq!(folder, PathBuf::from("colloquy-data/mail"));
}

#[test]
fn a_wrong_value_is_refused_by_the_name_of_its_setting() {
    for (name, value) in [
        ("COLLOQUY_BIND", "8080"),
        ("COLLOQUY_PUBLIC_URL", "interviews.example.org"),
        ("COLLOQUY_DATABASE", "mysql://localhost"),
        ("COLLOQUY_LIMITS", "disk"),
        ("COLLOQUY_LIMITS", "redis://"),
        ("COLLOQUY_RATE_LIMIT", "0"),
        ("COLLOQUY_RATE_LIMIT", "many"),
        ("COLLOQUY_MAIL", "pigeon:coop"),
        ("COLLOQUY_MAIL_FROM", "nobody"),
        ("COLLOQUY_AI", "oracle"),
        ("COLLOQUY_AI_LOCAL_TEXT_TIMEOUT", "0"),
        ("COLLOQUY_AI_OPENAI_PREPARE", "yes"),
        ("COLLOQUY_LOG", "colloquy=shout"),
        ("COLLOQUY_TRUSTED_PROXIES", "proxy"),
        ("COLLOQUY_CORS_ORIGINS", "https://a.example/path"),
        ("COLLOQUY_WORKERS", "-1"),
        ("COLLOQUY_DEPRECATED_AT", "soon"),
        ("COLLOQUY_CONFIG", "/nowhere/colloquy.toml"),
    ] {
        check_refused(name, value);
    }
}

#[test]
fn a_local_model_has_more_time_and_is_prepared() {
    let configuration = read(&[
        ("COLLOQUY_AI", "local,openai"),
        ("COLLOQUY_AI_LOCAL_URL", "http://localhost:11434/v1"),
        ("COLLOQUY_AI_LOCAL_MODEL", "llama3.2"),
        ("COLLOQUY_AI_OPENAI_MODEL", "gpt-5-mini"),
        ("COLLOQUY_AI_OPENAI_REPLY_TIMEOUT", "90"),
    ]);
    let asked = configuration.expect("the settings are right").ai.asked;
    let [ConfiguredModel::Provider(local), ConfiguredModel::Provider(hosted)] = &asked[..] else {
        panic!("{asked:?}")
    };
    assert_eq!((local.limits, local.prepares), (ProviderTimeouts::local(), true));
    let seconds = Duration::from_secs;
    let expected =
        ProviderTimeouts { first_token: seconds(90), whole: seconds(90), ..ProviderTimeouts::default() };
    assert_eq!((hosted.limits, hosted.prepares), (expected, false));
}

#[test]
fn limits_are_counted_in_memory_or_in_a_shared_store() {
    let limits = |text| read(&[("COLLOQUY_LIMITS", text)]).expect("the settings are right").limits;
    assert!(matches!(limits("memory"), RateLimitBackend::Memory));
    let shared = limits("rediss://:secret@cache.example.org/2");
    assert!(
        matches!(&shared, RateLimitBackend::Shared(url) if url.to_string() == "rediss://…@cache.example.org:6379/2")
    );
    assert!(!format!("{shared:?}").contains("secret"));
}

#[test]
fn a_certificate_and_its_key_need_each_other() {
    let wrong = |name| read(&[(name, "file.pem")]).map(|_| ()).map_err(|wrong| wrong.to_string());
    assert_eq!(wrong("COLLOQUY_TLS_CERT"), Err("COLLOQUY_TLS_KEY: is required with tls_cert".to_owned()));
    assert_eq!(wrong("COLLOQUY_TLS_KEY"), Err("COLLOQUY_TLS_CERT: is required with tls_key".to_owned()));
    let both =
        read(&[("COLLOQUY_TLS_CERT", "a.pem"), ("COLLOQUY_TLS_KEY", "b.pem")]).expect("they are right");
    assert_eq!(both.tls, Some(TlsFiles { certificate: "a.pem".into(), key: "b.pem".into() }));
}

#[test]
fn all_wrong_values_are_named_at_once() {
    let wrong = read(&[
        ("COLLOQUY_DATABASE", "x"),
        ("COLLOQUY_RATE_LIMIT", "x"),
        ("COLLOQUY_WORKERS", "x"),
        ("COLLOQUY_SUNSET_AT", "2026-01-01T00:00:00Z"),
    ]);
    assert_eq!(wrong.map(|_| ()).map_err(|wrong| wrong.0.len()), Err(4));
}

#[test]
fn a_provider_in_use_must_be_configured() {
    let wrong = read(&[("COLLOQUY_AI", "local,offline")]).map(|_| ());
    let names = wrong.map_err(|wrong| wrong.0.into_iter().map(|(name, _)| name).collect::<Vec<_>>());
    let needed = ["COLLOQUY_AI_LOCAL_URL", "COLLOQUY_AI_LOCAL_MODEL"].map(str::to_owned);
    assert_eq!(names, Err(needed.to_vec()));
    let right = [
        ("COLLOQUY_AI", "local,offline"),
        ("COLLOQUY_AI_LOCAL_URL", "http://localhost:11434/v1"),
        ("COLLOQUY_AI_LOCAL_MODEL", "small"),
    ];
    assert_eq!(read(&right).expect("the settings are right").ai.asked.len(), 2);
    check_refused("COLLOQUY_AI_ANTHROPIC_PRICES", "dear");
}

#[test]
fn speech_stays_local_unless_a_server_is_configured() {
    let configuration = read(&[]).expect("the defaults are right");
    assert_eq!(
        (configuration.speech, configuration.recognition),
        (None, vec![recognition::ConfiguredRecognizer::Local])
    );
    let wrong = |pairs: &[(&str, &str)]| read(pairs).map(|_| ()).map_err(|wrong| wrong.to_string());
    let expected = "COLLOQUY_RECOGNITION_MODEL: is required if COLLOQUY_RECOGNITION has `openai`";
    assert_eq!(wrong(&[("COLLOQUY_RECOGNITION", "local,openai")]), Err(expected.to_owned()));
    let file = tempfile::NamedTempFile::new().expect("a file");
    let voice = "[[voice]]\nprovider = \"openai\"\nlanguage = \"en\"\nname = \"alloy\"\n";
    std::fs::write(file.path(), voice).expect("written");
    let voices = ("COLLOQUY_VOICES", file.path().to_str().expect("text"));
    let expected = "COLLOQUY_SPEECH_MODEL: is required if COLLOQUY_VOICES has a voice of `openai`";
    assert_eq!(wrong(&[voices]), Err(expected.to_owned()));
    let right = [
        voices,
        ("COLLOQUY_SPEECH_MODEL", "tts-1"),
        ("COLLOQUY_SPEECH_KEY", "PaSsWoRd"),
        ("COLLOQUY_RECOGNITION", "local,openai"),
        ("COLLOQUY_RECOGNITION_MODEL", "whisper-1"),
        ("COLLOQUY_RECOGNITION_KEY", "PaSsWoRd"),
    ];
    let configuration = read(&right).expect("the settings are right");
    assert!(!format!("{configuration:?}").contains("PaSsWoRd"));
    assert_eq!(configuration.speech.map(|speech| speech.url), Some("https://api.openai.com/v1".to_owned()));
    assert!(matches!(
        &configuration.recognition[..],
        [recognition::ConfiguredRecognizer::Local, recognition::ConfiguredRecognizer::OpenAi(_)]
    ));
    for name in ["COLLOQUY_SPEECH_URL", "COLLOQUY_RECOGNITION_URL", "COLLOQUY_RECOGNITION"] {
        check_refused(name, "nowhere");
    }
    check_refused("COLLOQUY_SPEECH_KEY", "two words");
}

#[test]
fn only_the_models_that_are_used_are_fetched() {
    let names = |pairs: &[(&str, &str)]| {
        let configuration = read(pairs).expect("the settings are right");
        recognition::models_in_use(&configuration).into_iter().map(|model| model.name).collect::<Vec<_>>()
    };
    let server = [("COLLOQUY_RECOGNITION", "openai"), ("COLLOQUY_RECOGNITION_MODEL", "whisper-1")];
    let no_detector = ("COLLOQUY_TURN_DETECTOR", "off");
    assert_eq!(names(&[]), ["moonshine-tiny-en", "whisper-base", "smart-turn-v3.2"]);
    assert_eq!(names(&[no_detector]), ["moonshine-tiny-en", "whisper-base"]);
    assert_eq!(names(&server), ["smart-turn-v3.2"]);
    assert_eq!(names(&[server[0], server[1], no_detector]), [""; 0]);
    check_refused("COLLOQUY_TURN_DETECTOR", "openai");
}

#[test]
fn echo_cancelling_is_on_unless_it_is_turned_off() {
    for (text, is_on) in [("", true), ("on", true), ("off", false)] {
        let configuration = read(&[("COLLOQUY_ECHO_CANCELLING", text)]).expect("nothing is wrong");
        assert_eq!(configuration.echo_cancelling, is_on, "{text}");
    }
    check_refused("COLLOQUY_ECHO_CANCELLING", "no");
}

#[test]
fn errors_contain_no_password() {
    for name in
        ["DATABASE", "LIMITS", "MAIL", "AI", "RECOGNITION", "SPEECH_URL", "PUBLIC_URL", "CORS_ORIGINS"]
    {
        let wrong = read(&[(&format!("COLLOQUY_{name}"), "redis://user:PaSsWoRd@host/x")]).map(|_| ());
        let text = wrong.map_err(|wrong| wrong.to_string()).expect_err("it is refused");
        assert!(!text.contains("PaSsWoRd"), "{text}");
    }
}

#[test]
fn reports_settings_without_effect_and_ignores_empty_ones() {
    let configuration = read(&[
        ("COLLOQUY_SPEECH", "pico"),
        ("COLLOQUY_RATELIMIT", "5"),
        ("COLLOQUY_VOICES", ""),
        ("COLLOQUY_CONFIG", " "),
        ("COLLOQUY_BIND", ""),
        ("COLLOQUY_API_KEY", "clq_"),
    ]);
    let warnings = configuration.expect("nothing is wrong").without_effect;
    let nothing = "COLLOQUY_SPEECH has no effect in this version";
    assert_eq!(warnings, ["COLLOQUY_RATELIMIT is not a setting", nothing]);
}

#[test]
fn a_bucket_needs_its_keys() {
    let bucket = ("COLLOQUY_MEDIA", "s3://audio?endpoint=http://127.0.0.1:9000&region=eu-1");
    let wrong = read(&[bucket]).map(|_| ()).map_err(|wrong| wrong.to_string());
    let expected = "COLLOQUY_MEDIA: a bucket needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY";
    assert_eq!(wrong, Err(expected.to_owned()));
    let keys = [("AWS_ACCESS_KEY_ID", "key"), ("AWS_SECRET_ACCESS_KEY", "PaSsWoRd")];
    let configuration = read(&[bucket, keys[0], keys[1]]).expect("nothing is wrong");
    assert!(matches!(configuration.media, MediaPlace::Bucket(..)));
    assert!(!format!("{configuration:?}").contains("PaSsWoRd"));
}

#[test]
fn sunset_is_at_least_six_months_after_deprecation() {
    let dates =
        |sunset| read(&[("COLLOQUY_DEPRECATED_AT", "2026-01-31T00:00:00Z"), ("COLLOQUY_SUNSET_AT", sunset)]);
    assert_eq!(dates("2026-07-30T23:59:59Z").map(|_| ()).map_err(|wrong| wrong.0.len()), Err(1));
    assert!(dates("2026-07-31T00:00:00Z").is_ok_and(|configuration| configuration.retirement.is_some()));
}

#[test]
fn the_environment_wins_over_the_file() {
    let file = tempfile::NamedTempFile::new().expect("a file");
    std::fs::write(file.path(), "rate_limit = 10\ntrusted_proxies = [\"10.0.0.1\"]\nlog = \"warn\"\n")
        .expect("written");
    let path = file.path().to_string_lossy();
    let configuration =
        read(&[("COLLOQUY_CONFIG", &path), ("COLLOQUY_RATE_LIMIT", "20")]).expect("the settings are right");
    assert_eq!((configuration.rate_limit, configuration.log.as_str()), (20, "warn"));
}

#[test]
fn a_mailbox_has_a_password_or_an_oauth_server() {
    let (mailbox, url) = ("COLLOQUY_MAIL_REPORTS", "COLLOQUY_MAIL_REPORTS_OAUTH_URL");
    let (id, secret) = ("COLLOQUY_MAIL_REPORTS_OAUTH_CLIENT_ID", "COLLOQUY_MAIL_REPORTS_OAUTH_CLIENT_SECRET");
    let refresh = ("COLLOQUY_MAIL_REPORTS_OAUTH_REFRESH_TOKEN", "a token");
    let (without, with) = ("imaps://ann@imap.example.org", "imaps://ann:secret@imap.example.org");
    let server = (url, "https://login.example.org/token");
    let refused = |settings: &[(&str, &str)]| {
        let wrong = read(settings).err().map(|wrong| wrong.0).unwrap_or_default();
        wrong.into_iter().map(|(name, _)| name).collect::<Vec<String>>()
    };
    assert_eq!(refused(&[(mailbox, with)]), [""; 0]);
    assert_eq!(refused(&[(mailbox, without)]), [mailbox]);
    assert_eq!(refused(&[(mailbox, with), server, (id, "an id"), (secret, "a secret")]), [mailbox]);
    assert_eq!(refused(&[(mailbox, without), server]), [id, secret]);
    assert_eq!(refused(&[(mailbox, without), (url, "http://login.example.org")]), [url, id, secret]);
    for grant in [(secret, "a secret"), refresh] {
        let settings = [(mailbox, without), server, (id, "an id"), grant];
        assert_eq!(refused(&settings), [""; 0], "{grant:?}");
        let configuration = read(&settings).expect("valid settings");
        assert!(configuration.mail_reports.oauth.is_some());
        assert!(!format!("{configuration:?}").contains("a secret"));
    }
}

#[test]
fn an_unknown_name_in_the_file_is_refused() {
    let file = tempfile::NamedTempFile::new().expect("a file");
    std::fs::write(file.path(), "rate_limits = 10\n").expect("written");
    let path = file.path().to_string_lossy();
    let wrong = read(&[("COLLOQUY_CONFIG", &path)]).map(|_| ()).map_err(|wrong| wrong.to_string());
    assert_eq!(wrong, Err(format!("rate_limits in {path}: no such setting")));
}

/// Checks that the table of settings in the documentation matches this one.
#[test]
fn every_setting_is_documented() {
    let page = include_str!("../../../../docs/configuration.md");
    for setting in SETTINGS {
        let row = format!("| `{}` | {} | {} |", setting.variable(), setting.default, setting.meaning);
        assert!(page.contains(&row), "docs/configuration.md lacks: {row}");
    }
}

/// Checks that every sample file in the documentation can be read.
#[test]
fn every_file_in_the_documentation_is_read() {
    let pages = colloquy_samples::read_all(&xtask::root()).expect("the documentation");
    for page in pages {
        for item in page.items {
            let colloquy_samples::CodeBlockOrHiddenComment::Block { language, text, line } = item else {
                continue;
            };
            if language != "toml" {
                continue;
            }
            // Another program reads this one.
            if text.starts_with("[mcp_servers.") {
                text.parse::<toml::Table>().expect("a file for a client of the MCP server");
                continue;
            }
            let file = tempfile::NamedTempFile::new().expect("a file");
            std::fs::write(file.path(), &text).expect("written");
            let path = file.path().to_string_lossy();
            let fault = match text.contains("[[voice]]") {
                true => voices::read(file.path()).err().map(|error| format!("{error:#}")),
                false => read(&[("COLLOQUY_CONFIG", &path)]).err().map(|wrong| wrong.to_string()),
            };
            assert_eq!(fault, None, "{}:{line}", page.name);
        }
    }
}
