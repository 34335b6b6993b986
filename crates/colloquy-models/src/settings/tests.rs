use super::*;

fn endpoint(protocol: ProviderProtocol, url: &str) -> Result<String, UnusableProviderSettings> {
    let mut settings = ProviderSettings::openai(url, "small-1", None);
    settings.protocol = protocol;
    settings.endpoint().map(|url| url.to_string())
}

#[test]
fn builds_the_endpoint_from_the_address() {
    for (protocol, url, expected) in [
        (ProviderProtocol::OpenAi, "https://api.openai.com/v1", "https://api.openai.com/v1/chat/completions"),
        (
            ProviderProtocol::OpenAi,
            "http://localhost:11434/v1/",
            "http://localhost:11434/v1/chat/completions",
        ),
        (ProviderProtocol::Anthropic, "https://api.anthropic.com", "https://api.anthropic.com/v1/messages"),
        (
            ProviderProtocol::Anthropic,
            "https://api.anthropic.com/v1/",
            "https://api.anthropic.com/v1/messages",
        ),
    ] {
        assert_eq!(endpoint(protocol, url).as_deref(), Ok(expected));
    }
}

#[test]
fn rejects_other_addresses() {
    for url in ["", "api.openai.com/v1", "ftp://x/v1", "https://key@x/v1", "https://x/v1?k=1", "https:///v1#"]
    {
        assert_eq!(endpoint(ProviderProtocol::OpenAi, url), Err(UnusableProviderSettings::Url), "{url:?}");
    }
}

#[test]
fn debug_output_does_not_show_the_key() {
    let key = ProviderApiKey::parse("sk-secret").expect("a key");
    let settings = ProviderSettings::openai("https://x/v1", "m", Some(key));
    assert!(!format!("{settings:?}").contains("secret"));
    assert_eq!(ProviderApiKey::parse("with\nline"), Err(UnusableProviderSettings::Key));
    assert_eq!(ProviderApiKey::parse(""), Err(UnusableProviderSettings::Key));
}

#[test]
fn rejects_a_provider_without_a_name_a_model_or_concurrency() {
    let settings = |change: fn(&mut ProviderSettings)| {
        let mut settings = ProviderSettings::openai("https://x/v1", "m", None);
        change(&mut settings);
        settings.check()
    };
    assert_eq!(settings(|_| {}), Ok(()));
    assert_eq!(settings(|settings| settings.model.clear()), Err(UnusableProviderSettings::Model));
    assert_eq!(settings(|settings| settings.name.clear()), Err(UnusableProviderSettings::Name));
    assert_eq!(
        settings(|settings| settings.concurrency.running = 0),
        Err(UnusableProviderSettings::Concurrency)
    );
}

#[test]
fn only_short_texts_have_a_timeout_of_their_own() {
    let limits = ProviderTimeouts::local();
    for purpose in ModelRequestPurpose::ALL {
        let is_short = matches!(
            purpose,
            ModelRequestPurpose::Title | ModelRequestPurpose::Intro | ModelRequestPurpose::FirstMessage
        );
        let expected = if is_short { limits.text } else { limits.whole };
        assert_eq!(limits.whole_of(purpose), expected, "{purpose:?}");
    }
}
