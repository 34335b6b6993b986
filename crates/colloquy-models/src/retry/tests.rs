use super::*;
use crate::testing::ShortestWaitRandomness;

struct Ones;

impl Randomness for Ones {
    fn fill(&self, bytes: &mut [u8]) {
        bytes.fill(0xff);
    }
}

fn at(text: &str) -> Timestamp {
    text.parse().expect("a moment")
}

#[test]
fn parses_seconds_and_dates() {
    let now = at("1994-11-06T08:49:37Z");
    for (value, seconds) in [
        ("0", Some(0)),
        (" 120 ", Some(120)),
        ("Sun, 06 Nov 1994 08:50:37 GMT", Some(60)),
        ("Sun, 06 Nov 1994 08:00:00 GMT", Some(0)),
        ("99999999999999999999999", Some(86_400)),
        ("Fri, 01 Jan 2100 00:00:00 GMT", Some(86_400)),
        ("", None),
        ("soon", None),
        ("-5", None),
        ("1.5", None),
    ] {
        assert_eq!(retry_after(value, now), seconds.map(Duration::from_secs), "{value:?}");
    }
}

#[test]
fn waits_grow_are_random_and_end() {
    let retries = ModelRetryPolicy::default();
    let longest = |made| wait(&retries, made, None, &Ones);
    assert_eq!(longest(1), Some(Duration::from_millis(250)));
    assert_eq!(longest(2), Some(Duration::from_millis(500)));
    assert_eq!(longest(3), None);
    assert_eq!(wait(&retries, 2, None, &ShortestWaitRandomness), Some(Duration::ZERO));
}

#[test]
fn honours_a_wanted_wait_that_is_not_too_long() {
    let second = Duration::from_secs(1);
    assert_eq!(wait(&ModelRetryPolicy::default(), 1, Some(second), &ShortestWaitRandomness), Some(second));
    assert_eq!(wait(&ModelRetryPolicy::default(), 1, Some(second * 6), &ShortestWaitRandomness), None);
}
