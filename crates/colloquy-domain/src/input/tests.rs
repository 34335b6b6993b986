use super::*;

fn check(json: &str, code: Option<ViolationCode>) {
    let value: Value = serde_json::from_str(json).expect("the case is JSON");
    let mut faults = Violations::default();
    PositiveInteger::read(&value, &[], &mut faults);
    assert_eq!(faults.iter().next().map(|violation| violation.reason.code), code, "{json}");
}

#[test]
fn a_limit_is_an_integer_above_zero() {
    check("1", None);
    check("9007199254740991", None);
    check("1.0", None);
    check("5e0", None);
    check("0", Some(ViolationCode::TooSmall));
    check("-0", Some(ViolationCode::TooSmall));
    check("-3", Some(ViolationCode::TooSmall));
    check("9007199254740992", Some(ViolationCode::TooBig));
    check("1e300", Some(ViolationCode::TooBig));
    check("9007199254740991.4", None);
}

#[test]
fn rejects_anything_but_an_integer_as_the_wrong_type() {
    check("1.5", Some(ViolationCode::InvalidType));
    check("-1.5", Some(ViolationCode::InvalidType));
    check("\"5\"", Some(ViolationCode::InvalidType));
    check("null", Some(ViolationCode::InvalidType));
}

#[test]
fn keeps_the_message_short_for_many_unknown_keys() {
    let object: Map<String, Value> = (0..10_000).map(|n| (format!("{n:0100}"), Value::Null)).collect();
    let mut faults = Violations::default();
    super::object(&Value::Object(object), &[], &mut faults, |_| ());
    let messages: Vec<_> = faults.iter().map(|violation| violation.reason.message.len()).collect();
    assert_eq!(messages.len(), 1);
    assert!(messages[0] < 1_000, "{messages:?}");
}

#[test]
fn names_unknown_keys_in_alphabetical_order() {
    let value: Value = serde_json::from_str(r#"{"size":1,"name":2,"colour":3}"#).expect("the case is JSON");
    let mut faults = Violations::default();
    super::object(&value, &[], &mut faults, |fields| fields.optional::<PositiveInteger>("name"));
    let messages: Vec<_> = faults.iter().map(|violation| &*violation.reason.message).collect();
    assert_eq!(messages, ["Unrecognized keys: \"colour\", \"size\""]);
}
