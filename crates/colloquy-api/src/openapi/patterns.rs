//! The formats of texts as ECMA-262 regular expressions in Unicode mode. The service does not use them: it
//! has its own rules, and tests of the whole server check that both agree.
//!
//! Each pattern matches the whole text, from `^` to `$`. JSON Schema would accept a match anywhere in a text,
//! but generated clients match from the start or against the whole.

/// Versions 1 to 8 with variant 8, 9, a or b, and the nil and max UUIDs.
pub const UUID: &str = "^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}\
                        |00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$";

/// No dot at either end of the local part or doubled; at least two labels, the last of letters only.
pub const EMAIL: &str =
    r"^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+.\-]*[A-Za-z0-9_+\-]@([A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$";

/// Mail domains separated by commas. Spaces around them and empty entries are allowed.
pub const EMAIL_DOMAINS: &str = "^ *(([A-Za-z0-9][A-Za-z0-9-]*[.])+[A-Za-z]{2,} *)?\
                                 (, *(([A-Za-z0-9][A-Za-z0-9-]*[.])+[A-Za-z]{2,} *)?)*$";

/// Any text without U+0000.
pub const TEXT: &str = r"^[^\u0000]*$";

pub const SLUG: &str = "^[0-9A-Za-z]{10}$";

/// RFC 3339 in UTC with milliseconds.
pub const MOMENT: &str = r"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z$";

/// A date in the format of RFC 9110.
pub const HTTP_DATE: &str = "^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), [0-9]{2} \
                             (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) [0-9]{4} [0-9]{2}:[0-9]{2}:[0-9]{2} GMT$";

/// A quota and its window in seconds.
pub const RATE_LIMIT_POLICY: &str = "^[0-9]+;w=[0-9]+$";

/// 1 to 255 visible ASCII characters.
pub const IDEMPOTENCY_KEY: &str = "^[!-~]{1,255}$";

/// Seconds since 1970, as webhooks send them.
pub const UNIX_SECONDS: &str = "^[0-9]+$";
