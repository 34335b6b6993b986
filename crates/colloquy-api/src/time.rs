//! Times on the wire: RFC 3339, UTC, milliseconds, `Z`.

use std::fmt;

use jiff::Timestamp;
use jiff::fmt::StdFmtWrite;
use jiff::fmt::temporal::DateTimePrinter;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

static MILLISECONDS: DateTimePrinter = DateTimePrinter::new().precision(Some(3));

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ApiTimestamp(pub Timestamp);

impl fmt::Display for ApiTimestamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        MILLISECONDS.print_timestamp(&self.0, StdFmtWrite(f)).map_err(|_| fmt::Error)
    }
}

impl From<Timestamp> for ApiTimestamp {
    fn from(timestamp: Timestamp) -> Self {
        ApiTimestamp(timestamp)
    }
}

impl Serialize for ApiTimestamp {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for ApiTimestamp {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map(ApiTimestamp).map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn writes_times_in_utc_with_milliseconds() {
        let moment: Timestamp = "2026-11-20T08:15:00+02:00".parse().expect("a time");
        assert_eq!(ApiTimestamp(moment).to_string(), "2026-11-20T06:15:00.000Z");
    }
}
