use proptest::prelude::*;

use super::*;

fn s3(text: &str) -> S3Url {
    match text.parse() {
        Ok(MediaStoreUrl::S3(url)) => url,
        other => panic!("{text}: {other:?}"),
    }
}

fn check(text: &str, bucket: &str, prefix: Option<&str>, endpoint: Option<&str>, region: &str) {
    let url = s3(text);
    let read = (url.bucket(), url.prefix(), url.endpoint(), url.region());
    assert_eq!(read, (bucket, prefix, endpoint, region), "{text}");
}

fn check_refused(text: &str, reason: InvalidMediaStoreUrl) {
    assert_eq!(text.parse::<MediaStoreUrl>(), Err(reason), "{text}");
}

#[test]
fn a_folder_is_a_path() {
    for (text, path) in [
        ("file:/var/lib/colloquy/media", "/var/lib/colloquy/media"),
        ("file:media", "media"),
        ("file:./my media%20", "./my media%20"),
        ("file:///srv/media", "///srv/media"),
    ] {
        assert_eq!(text.parse(), Ok(MediaStoreUrl::Folder(path.into())), "{text}");
    }
}

#[test]
fn a_bucket_has_a_server_or_a_region() {
    check("s3://media?region=eu-west-1", "media", None, None, "eu-west-1");
    check("s3://a.b-1/?region=auto", "a.b-1", None, None, "auto");
    let local = Some("http://127.0.0.1:9000");
    check("s3://media?endpoint=http://127.0.0.1:9000", "media", None, local, "us-east-1");
    check("s3://media?endpoint=http%3A%2F%2F127.0.0.1%3A9000%2F&region=x", "media", None, local, "x");
    let with_path = Some("https://storage.example.org/v1/s3");
    check("s3://media?region=x&endpoint=https://storage.example.org/v1/s3/", "media", None, with_path, "x");
}

#[test]
fn a_prefix_is_a_path_in_the_bucket() {
    check("s3://media/colloquy?region=x", "media", Some("colloquy"), None, "x");
    check("s3://media/a/B_1/c.d-e/?region=x", "media", Some("a/B_1/c.d-e"), None, "x");
}

#[test]
fn rejects_invalid_urls() {
    for text in ["", "media", "/media", "http://media", "S3://media", "s3:media", "FILE:media"] {
        check_refused(text, InvalidMediaStoreUrl::Scheme);
    }
    for text in ["file:", "file://host/media", "file://", "file:a\0b"] {
        check_refused(text, InvalidMediaStoreUrl::Folder);
    }
    for text in
        ["s3://", "s3://ab", "s3:///a", "s3://-ab", "s3://ab.", "s3://Media", "s3://a b", "s3://k:s@media"]
    {
        check_refused(&format!("{text}?region=x"), InvalidMediaStoreUrl::Bucket);
    }
    for text in ["s3://media//", "s3://media/a//b", "s3://media/../b", "s3://media/.", "s3://media/a%20b"] {
        check_refused(&format!("{text}?region=x"), InvalidMediaStoreUrl::Prefix);
    }
}

#[test]
fn rejects_invalid_and_unknown_parameters() {
    for query in ["other=1", "region", "region=x&region=x", "Region=x", "region=x&key=1", "region=%ff"] {
        check_refused(&format!("s3://media?{query}"), InvalidMediaStoreUrl::Parameter);
    }
    for endpoint in
        ["", "localhost:9000", "ftp://host", "http://", "http://u:p@host", "http://u@host", "http://host%3Fa"]
    {
        check_refused(&format!("s3://media?endpoint={endpoint}"), InvalidMediaStoreUrl::Endpoint);
    }
    for region in ["", "eu west", "EU", "a%2Fb"] {
        check_refused(&format!("s3://media?region={region}"), InvalidMediaStoreUrl::Region);
    }
    check_refused("s3://media", InvalidMediaStoreUrl::NoRegion);
}

proptest! {
    #[test]
    fn a_url_is_parsed_back_from_its_text(
        bucket in "[a-z0-9]{3,9}",
        prefix in "(/[a-z]{1,5}){0,3}",
        endpoint in proptest::option::of("https?://[a-z]{1,9}(:[1-9][0-9]{3})?(/[a-z]{1,5})?"),
        region in "[a-z0-9-]{1,9}",
    ) {
        let endpoint = endpoint.map(|endpoint| format!("endpoint={endpoint}&")).unwrap_or_default();
        let url: MediaStoreUrl = format!("s3://{bucket}{prefix}?{endpoint}region={region}").parse().expect("a place");
        prop_assert_eq!(url.to_string().parse(), Ok(url));
    }

    #[test]
    fn no_text_causes_a_panic(text in "(file:|s3://)?[ -~]{0,60}") {
        let _ = text.parse::<MediaStoreUrl>();
    }
}
