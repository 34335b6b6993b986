//! Which part of a file a request asks for (RFC 9110, section 14).

/// From the byte at `start` to the one before `end`; at least one of those that there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ByteRange {
    pub start: u64,
    pub end: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RangeRequest {
    Whole,
    Part(ByteRange),
    /// A part that is not there.
    Nothing,
}

/// A header that is not understood asks for nothing special. Several parts at once are not served: whoever asks for
/// them must be able to do with the whole.
pub fn parse(header: &str, length: u64) -> RangeRequest {
    asked(header, length).unwrap_or(RangeRequest::Whole)
}

fn asked(header: &str, length: u64) -> Option<RangeRequest> {
    let (unit, part) = header.split_once('=')?;
    let (first, last) = part.trim().split_once('-')?;
    if !unit.trim().eq_ignore_ascii_case("bytes") {
        return None;
    }
    let part = match (first, last) {
        ("", last) => ByteRange { start: length.saturating_sub(number(last)?), end: length },
        (first, "") => ByteRange { start: number(first)?, end: length },
        (first, last) => {
            let (first, last) = (number(first)?, number(last)?);
            if last < first {
                return None;
            }
            ByteRange { start: first, end: last.saturating_add(1).min(length) }
        }
    };
    // The last bytes of nothing are all of it.
    if first.is_empty() && length == 0 && number(last)? > 0 {
        return None;
    }
    Some(if part.start < part.end { RangeRequest::Part(part) } else { RangeRequest::Nothing })
}

/// One that is too large to be counted is larger than any file.
fn number(digits: &str) -> Option<u64> {
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| digits.parse().unwrap_or(u64::MAX))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn check(header: &str, length: u64, expected: RangeRequest) {
        assert_eq!(parse(header, length), expected, "{header} of {length}");
    }

    fn part(start: u64, end: u64) -> RangeRequest {
        RangeRequest::Part(ByteRange { start, end })
    }

    #[test]
    fn one_part_is_understood_in_its_three_forms() {
        check("bytes=0-0", 10, part(0, 1));
        check("bytes=2-4", 10, part(2, 5));
        check("bytes=2-99", 10, part(2, 10));
        check("bytes=9-", 10, part(9, 10));
        check("bytes=0-", 10, part(0, 10));
        check("bytes=-3", 10, part(7, 10));
        check("bytes=-99", 10, part(0, 10));
        check("BYTES=0-18446744073709551615", 10, part(0, 10));
        check("bytes=0-99999999999999999999", 10, part(0, 10));
        check("bytes= 2-4 ", 10, part(2, 5));
    }

    #[test]
    fn a_part_that_is_not_there_is_told_apart() {
        for header in ["bytes=10-", "bytes=10-12", "bytes=-0", "bytes=99999999999999999999-"] {
            check(header, 10, RangeRequest::Nothing);
        }
        check("bytes=0-", 0, RangeRequest::Nothing);
        check("bytes=0-0", 0, RangeRequest::Nothing);
        check("bytes=-1", 0, RangeRequest::Whole);
    }

    #[test]
    fn what_is_not_understood_asks_for_the_whole() {
        for header in [
            "",
            "bytes",
            "bytes=",
            "bytes=-",
            "bytes=4-2",
            "bytes=a-b",
            "bytes=+1-2",
            "bytes=1-2,4-5",
            "bytes=1-2,",
            "bytes=1--2",
            "bytes=--2",
            "bytes=1.0-2",
            "bytes=0x1-",
            "items=0-1",
            "bytes 0-1",
            "bytes=1 - 2",
        ] {
            check(header, 10, RangeRequest::Whole);
        }
    }

    proptest! {
        #[test]
        fn a_part_is_never_empty_or_beyond_the_end(header in "bytes=[0-9]{0,3}-[0-9]{0,21}", length in 0_u64..1_000) {
            if let RangeRequest::Part(part) = parse(&header, length) {
                prop_assert!(part.start < part.end && part.end <= length, "{header} of {length}: {part:?}");
            }
        }

        #[test]
        fn no_header_makes_it_panic(header in "\\PC{0,40}", length: u64) {
            parse(&header, length);
        }
    }
}
