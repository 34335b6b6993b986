use super::*;

fn check(reach: DestinationScope, found: io::Result<&[&str]>, expected: Result<&[&str], &str>) {
    let parsed = |texts: &[&str]| -> Vec<IpAddr> {
        texts.iter().map(|text| text.parse().expect("an address")).collect()
    };
    let rules = "10.1.0.0/16,fd00::/64".parse().expect("rules");
    let permitted = permitted(&rules, reach, "a.example", found.map(parsed));
    let permitted =
        permitted.map(|addresses| addresses.collect::<Vec<_>>()).map_err(|error| error.to_string());
    let expected = expected.map(|texts| parsed(texts).into_iter().map(|ip| SocketAddr::new(ip, 0)).collect());
    assert_eq!(permitted, expected.map_err(str::to_owned));
}

#[test]
fn keeps_the_addresses_of_a_name_that_may_be_reached() {
    let found = ["10.2.0.1", "8.8.8.8", "::1", "10.1.0.1", "64:ff9b::808:808", "2606:4700::1111", "fd00::1"];
    check(DestinationScope::Public, Ok(&found), Ok(&["8.8.8.8", "10.1.0.1", "2606:4700::1111", "fd00::1"]));
    check(DestinationScope::Networks, Ok(&found), Ok(&["10.1.0.1", "fd00::1"]));
    check(DestinationScope::Named, Ok(&found), Ok(&found));
}

#[test]
fn a_name_without_permitted_addresses_is_refused_without_showing_an_address() {
    check(DestinationScope::Public, Ok(&["10.2.0.1", "::1"]), Err("a.example resolves to a private address"));
    check(
        DestinationScope::Public,
        Ok(&["169.254.169.254"]),
        Err("a.example resolves to a cloud metadata address"),
    );
    check(DestinationScope::Networks, Ok(&["8.8.8.8"]), Err("https only"));
}

#[test]
fn distinguishes_unknown_names_from_temporary_failures() {
    let failed =
        |words: &str| Err(io::Error::other(format!("failed to lookup address information: {words}")));
    check(
        DestinationScope::Public,
        failed("Name or service not known"),
        Err("the name a.example was not found"),
    );
    check(DestinationScope::Public, Ok(&[]), Err("the name a.example was not found"));
    let unavailable = Err("the name a.example cannot be resolved at the moment");
    check(DestinationScope::Public, failed("Temporary failure in name resolution"), unavailable);
    check(DestinationScope::Public, failed("Try again"), unavailable);
}
