//! Parses range requests (RFC 9110, section 14).

/// The bytes from `start` up to, but not including, `end`: at least one byte of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ByteRange {
    pub start: u64,
    pub end: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RangeRequest {
    Whole,
    Part(ByteRange),
    /// A range outside the file.
    Nothing,
}

/// Parses a `Range` header. An invalid header and one with several ranges yield the whole file, which every client must
/// accept.
pub fn parse(header: &str, length: u64) -> RangeRequest {
    requested(header, length).unwrap_or(RangeRequest::Whole)
}

fn requested(header: &str, length: u64) -> Option<RangeRequest> {
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
    // The last bytes of an empty file are the whole file.
    if first.is_empty() && length == 0 && number(last)? > 0 {
        return None;
    }
    Some(if part.start < part.end { RangeRequest::Part(part) } else { RangeRequest::Nothing })
}

/// Parses a number. One that is too large for the type is larger than any file.
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
    fn parses_a_single_range_in_its_three_forms() {
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
    fn reports_a_range_outside_the_file() {
        for header in ["bytes=10-", "bytes=10-12", "bytes=-0", "bytes=99999999999999999999-"] {
            check(header, 10, RangeRequest::Nothing);
        }
        check("bytes=0-", 0, RangeRequest::Nothing);
        check("bytes=0-0", 0, RangeRequest::Nothing);
        check("bytes=-1", 0, RangeRequest::Whole);
    }

    #[test]
    fn an_invalid_header_requests_the_whole_file() {
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
        fn a_range_is_never_empty_or_beyond_the_end(header in "bytes=[0-9]{0,3}-[0-9]{0,21}", length in 0_u64..1_000) {
            if let RangeRequest::Part(part) = parse(&header, length) {
                prop_assert!(part.start < part.end && part.end <= length, "{header} of {length}: {part:?}");
            }
        }

        #[test]
        fn never_panics(header in "\\PC{0,40}", length: u64) {
            parse(&header, length);
        }
    }
}
