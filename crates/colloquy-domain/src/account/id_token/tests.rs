use jiff::Timestamp;
use serde_json::{Value, json};

use super::*;

const NOW_S: i64 = 1_800_000_000;

fn claims() -> Value {
    json!({
        "iss": "https://id.example.org",
        "aud": "colloquy",
        "sub": "248289761001",
        "nonce": "n-0S6_WzA2Mj",
        "exp": NOW_S + 300,
        "iat": NOW_S - 5,
        "email": "ada@example.org",
        "email_verified": true,
        "name": "Ada",
    })
}

fn checked(claims: &Value) -> Result<ProvenIdentity, RefusedIdToken> {
    let expected = ExpectedIdToken {
        issuer: "https://id.example.org",
        client_id: "colloquy",
        nonce: "n-0S6_WzA2Mj",
        now: Timestamp::from_second(NOW_S).expect("a time"),
    };
    check(claims, expected)
}

/// Checks the claims with one of them changed, or removed if the value is null.
fn with(name: &str, value: Value) -> Result<ProvenIdentity, RefusedIdToken> {
    let mut claims = claims();
    claims[name] = value;
    if claims[name].is_null() {
        claims.as_object_mut().expect("an object").remove(name);
    }
    checked(&claims)
}

#[test]
fn a_token_of_this_attempt_identifies_a_person() {
    let proven = checked(&claims()).expect("an identity");
    assert_eq!((&*proven.key.issuer, &*proven.key.subject), ("https://id.example.org", "248289761001"));
    assert_eq!(proven.verified_email().expect("an address").as_str(), "ada@example.org");
    assert_eq!(proven.name.as_deref(), Some("Ada"));
}

#[test]
fn a_token_for_somebody_else_is_refused() {
    let refused = [
        ("iss", json!("https://id.example.org/"), RefusedIdToken::Issuer),
        ("iss", Value::Null, RefusedIdToken::Issuer),
        ("aud", json!("other"), RefusedIdToken::Audience),
        ("aud", json!(["other"]), RefusedIdToken::Audience),
        ("aud", Value::Null, RefusedIdToken::Audience),
        ("aud", json!(["colloquy", "other"]), RefusedIdToken::AuthorizedParty),
        ("azp", json!("other"), RefusedIdToken::AuthorizedParty),
        ("azp", json!(7), RefusedIdToken::AuthorizedParty),
        ("nonce", json!("another"), RefusedIdToken::Nonce),
        ("nonce", Value::Null, RefusedIdToken::Nonce),
        ("sub", json!(""), RefusedIdToken::Subject),
        ("sub", json!(248), RefusedIdToken::Subject),
        ("sub", Value::Null, RefusedIdToken::Subject),
    ];
    for (name, value, reason) in refused {
        assert_eq!(with(name, value.clone()), Err(reason), "{name}: {value}");
    }
    assert!(with("aud", json!(["colloquy"])).is_ok());
    let mut several = claims();
    several["aud"] = json!(["colloquy", "other"]);
    several["azp"] = json!("colloquy");
    assert!(checked(&several).is_ok());
}

#[test]
fn a_token_is_valid_only_for_a_while() {
    let refused = [
        ("exp", json!(NOW_S - 60), RefusedIdToken::Expired),
        ("exp", json!("tomorrow"), RefusedIdToken::Expired),
        ("exp", Value::Null, RefusedIdToken::Expired),
        ("iat", json!(NOW_S + 61), RefusedIdToken::IssuedAt),
        ("iat", json!(NOW_S - 3_661), RefusedIdToken::IssuedAt),
        ("iat", Value::Null, RefusedIdToken::IssuedAt),
        ("nbf", json!(NOW_S + 61), RefusedIdToken::IssuedAt),
    ];
    for (name, value, reason) in refused {
        assert_eq!(with(name, value.clone()), Err(reason), "{name}: {value}");
    }
    assert!(with("exp", json!(NOW_S - 59)).is_ok(), "clocks differ a little");
    assert!(with("iat", json!(NOW_S + 60)).is_ok(), "clocks differ a little");
}

#[test]
fn an_address_counts_only_if_the_provider_has_verified_it() {
    for value in [Value::Null, json!(false), json!("false"), json!(0), json!({}), json!("yes")] {
        let proven = with("email_verified", value.clone()).expect("an identity");
        assert_eq!(proven.verified_email(), None, "{value}");
    }
    for (name, value) in
        [("email_verified", json!("true")), ("xms_edov", json!("1")), ("xms_edov", json!(true))]
    {
        let mut claims = claims();
        claims["email_verified"] = Value::Null;
        claims[name] = value.clone();
        let proven = checked(&claims).expect("an identity");
        assert!(proven.verified_email().is_some(), "{name}: {value}");
    }
}

#[test]
fn what_the_provider_says_beside_the_token_does_not_replace_what_it_signed() {
    let mut proven = with("email_verified", json!(false)).expect("an identity");
    describe(&mut proven, &json!({ "email": "eve@example.org", "email_verified": true, "name": "Eve" }));
    assert_eq!((proven.email.as_deref(), proven.name.as_deref()), (Some("ada@example.org"), Some("Ada")));
    assert_eq!(proven.verified_email(), None);
}
