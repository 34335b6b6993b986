use super::*;

fn rules(text: &str) -> WebhookDestinationRules {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

fn reach(rules: &WebhookDestinationRules, url: &str) -> Result<DestinationScope, String> {
    rules.target(&EndpointUrl::parse(url).expect("an address")).map(|target| target.reach)
}

fn check_refused(rules: &WebhookDestinationRules, url: &str, reason: &str) {
    assert_eq!(reach(rules, url), Err(reason.to_owned()), "{url}");
}

#[test]
fn public_names_and_addresses_are_allowed_over_https() {
    for url in [
        "https://hooks.example.com/a?b=c",
        "https://hooks.example.com:8443",
        "https://bücher.example/",
        "https://8.8.8.8/",
        "https://[2606:4700::1111]/",
        "HTTPS://EXAMPLE.COM",
    ] {
        assert_eq!(reach(&WebhookDestinationRules::default(), url), Ok(DestinationScope::Public), "{url}");
    }
}

#[test]
fn rejects_every_spelling_of_an_address_that_is_not_public() {
    let loopback = "127.0.0.1 is a loopback address";
    for (url, reason) in [
        ("https://127.0.0.1/", loopback),
        ("https://127.0.0.1./", loopback),
        ("https://127.1/", loopback),
        ("https://127.0.1:8443/", loopback),
        ("https://2130706433/", loopback),
        ("https://0177.0.0.1/", loopback),
        ("https://0x7f.0.0.1/", loopback),
        ("https://0x7f000001/", loopback),
        ("https://0x7f.1/", loopback),
        ("https://017700000001/", loopback),
        ("https://%31%32%37.0.0.1/", loopback),
        ("https://１２７.０.０.１/", loopback),
        ("https://127。0。0。1/", loopback),
        ("https:127.0.0.1/", loopback),
        ("https:\\\\127.0.0.1\\", loopback),
        ("https://localhost/", "localhost is a loopback name"),
        ("https://LOCALHOST:443/", "localhost is a loopback name"),
        ("https://localhost./", "localhost. is a loopback name"),
        ("https://a.localhost/", "a.localhost is a loopback name"),
        ("https://0/", "0.0.0.0 is the unspecified address"),
        ("https://0.0.0.0/", "0.0.0.0 is the unspecified address"),
        ("https://10.0.0.8/", "10.0.0.8 is a private address"),
        ("https://012.0.0.8/", "10.0.0.8 is a private address"),
        ("https://192.168.257/", "192.168.1.1 is a private address"),
        ("https://172.16.0.1/", "172.16.0.1 is a private address"),
        ("https://169.254.1.1/", "169.254.1.1 is a link-local address"),
        ("https://169.254.169.254/latest", "169.254.169.254 is a cloud metadata address"),
        ("https://0xA9FEA9FE/latest", "169.254.169.254 is a cloud metadata address"),
        ("https://168.63.129.16/", "168.63.129.16 is a cloud metadata address"),
        ("https://100.64.0.1/", "100.64.0.1 is a carrier-grade NAT address"),
        ("https://198.18.0.1/", "198.18.0.1 is a benchmarking address"),
        ("https://203.0.113.1/", "203.0.113.1 is a documentation address"),
        ("https://224.0.0.1/", "224.0.0.1 is a multicast address"),
        ("https://255.255.255.255/", "255.255.255.255 is the broadcast address"),
        ("https://240.0.0.1/", "240.0.0.1 is a reserved address"),
        ("https://[::1]/", "::1 is a loopback address"),
        ("https://[0:0:0:0:0:0:0:1]/", "::1 is a loopback address"),
        ("https://[::]/", ":: is the unspecified address"),
        ("https://[::ffff:127.0.0.1]/", "::ffff:127.0.0.1 is an IPv4 address in IPv6 form"),
        ("https://[::ffff:8.8.8.8]/", "::ffff:8.8.8.8 is an IPv4 address in IPv6 form"),
        ("https://[::127.0.0.1]/", "::7f00:1 is an IPv4 address in IPv6 form"),
        ("https://[64:ff9b::a00:1]/", "64:ff9b::a00:1 is an IPv4 address in IPv6 form"),
        ("https://[2002:7f00:1::]/", "2002:7f00:1:: is an IPv4 address in IPv6 form"),
        ("https://[2001:0:1::1]/", "2001:0:1::1 is an IPv4 address in IPv6 form"),
        ("https://[fd00:ec2::254]/", "fd00:ec2::254 is a cloud metadata address"),
        ("https://[fc00::1]/", "fc00::1 is a private address"),
        ("https://[fec0::1]/", "fec0::1 is a private address"),
        ("https://[fe80::1]/", "fe80::1 is a link-local address"),
        ("https://[ff02::1]/", "ff02::1 is a multicast address"),
        ("https://[2001:db8::1]/", "2001:db8::1 is a documentation address"),
    ] {
        check_refused(&WebhookDestinationRules::default(), url, reason);
    }
}

#[test]
fn rejects_what_is_not_a_url() {
    for url in [
        "hooks.example.com",
        "https://",
        "https:///",
        "https://a b/",
        "https://hooks.example.com/a\nb",
        "https://hooks\t.example.com/",
        " https://hooks.example.com/",
        "https://[fe80::1%25eth0]/",
        "https://hooks.example.com:65536/",
        "https://256.0.0.1/",
        "https://1.2.3.4.5/",
        "https://127.0.0.0x/",
    ] {
        if reach(&WebhookDestinationRules::default(), url).is_ok() {
            panic!("{url} is accepted as a URL");
        }
    }
}

#[test]
fn rejects_schemes_other_than_https() {
    for url in ["http://hooks.example.com/", "ftp://hooks.example.com/", "file:///etc/passwd", "unix:/run/a"]
    {
        check_refused(&WebhookDestinationRules::default(), url, "https only");
    }
}

#[test]
fn rejects_a_user_name_or_password_even_if_all_addresses_are_allowed() {
    for url in ["https://ada@example.com/", "https://:secret@example.com/", "https://example.com@10.0.0.8/"] {
        check_refused(&WebhookDestinationRules::all(), url, "a URL may not have a user name or a password");
    }
}

#[test]
fn networks_that_the_operator_allows_may_be_reached_over_plain_http() {
    let rules = rules("10.1.0.0/16, fd00::/8, 192.168.1.1");
    for url in ["10.1.255.255:5678", "[fd12::1]", "192.168.1.1", "n8n.internal"] {
        assert_eq!(reach(&rules, &format!("https://{url}/")), Ok(DestinationScope::Public), "{url}");
        assert_eq!(reach(&rules, &format!("http://{url}/")), Ok(DestinationScope::Networks), "{url}");
    }
    check_refused(&rules, "https://10.2.0.1/", "10.2.0.1 is a private address");
    check_refused(&rules, "http://10.2.0.1/", "10.2.0.1 is a private address");
    check_refused(&rules, "http://8.8.8.8/", "https only");
    check_refused(&rules, "https://[::ffff:10.1.0.1]/", "::ffff:10.1.0.1 is an IPv4 address in IPv6 form");
    check_refused(&rules, "https://localhost/", "localhost is a loopback name");
}

#[test]
fn a_host_that_the_operator_names_may_be_reached_at_any_address() {
    let rules = rules("n8n.internal,Hooks.Example:8080,10.0.0.8:9000,[::1]:9000,localhost");
    for url in [
        "http://n8n.internal/",
        "https://N8N.internal.:1234/",
        "http://hooks.example:8080/",
        "http://10.0.0.8:9000/",
        "http://012.8:9000/",
        "https://[::1]:9000/",
        "http://localhost:3000/",
    ] {
        assert_eq!(reach(&rules, url), Ok(DestinationScope::Named), "{url}");
    }
    check_refused(&rules, "http://hooks.example/", "https only");
    check_refused(&rules, "http://a.n8n.internal/", "https only");
    check_refused(&rules, "https://10.0.0.8/", "10.0.0.8 is a private address");
    check_refused(&rules, "https://[::1]/", "::1 is a loopback address");
    assert_eq!(reach(&rules, "https://hooks.example/"), Ok(DestinationScope::Public));
}

#[test]
fn true_allows_every_address_and_false_only_the_public_internet() {
    assert_eq!(
        (rules("true"), rules("false")),
        (WebhookDestinationRules::all(), WebhookDestinationRules::default())
    );
    for url in ["http://127.0.0.1:8080/", "http://[::1]/", "http://example.com/", "http://localhost/"] {
        assert_eq!(reach(&WebhookDestinationRules::all(), url), Ok(DestinationScope::Networks), "{url}");
    }
}

#[test]
fn the_rules_apply_to_resolved_addresses() {
    let refuses =
        |reach, address: &str| rules("10.1.0.0/16").refuses(reach, address.parse().expect("an address"));
    let private = Some(RefusedIpAddress::Special("a private address"));
    assert_eq!(refuses(DestinationScope::Public, "10.2.0.1"), private);
    assert_eq!(refuses(DestinationScope::Networks, "10.2.0.1"), private);
    assert_eq!(refuses(DestinationScope::Networks, "8.8.8.8"), Some(RefusedIpAddress::PlainHttp));
    assert_eq!(refuses(DestinationScope::Public, "8.8.8.8"), None);
    assert_eq!(refuses(DestinationScope::Networks, "10.1.0.1"), None);
    assert_eq!(refuses(DestinationScope::Named, "127.0.0.1"), None);
}

#[test]
fn rejects_a_meaningless_rule() {
    for text in [
        "",
        ",",
        "10.0.0.0/33",
        "https://n8n.internal",
        "n8n.internal/x",
        "a@b",
        "n8n:x",
        "n8n:",
        "true,a",
        "a b",
    ] {
        if let Ok(rules) = text.parse::<WebhookDestinationRules>() {
            panic!("`{text}` is read as {rules:?}");
        }
    }
}
