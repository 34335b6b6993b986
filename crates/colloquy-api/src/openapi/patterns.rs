//! The forms of texts, as regular expressions of ECMA-262 in its Unicode mode. The service does not read them: it has
//! rules of its own, which the tests of the whole server hold to these.
//!
//! Each matches the whole text, from `^` to `$`. JSON Schema would find a pattern anywhere in a text, but generated
//! clients match it from the start, or against the whole.

/// Versions 1 to 8 with variant 8, 9, a, b, the nil and the max UUID.
pub const UUID: &str = "^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}\
                        |00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$";

/// No dot in front, at the end of the local part, or doubled; at least two labels, the last of letters.
pub const EMAIL: &str =
    r"^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+.\-]*[A-Za-z0-9_+\-]@([A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$";

/// Mail domains separated by commas; spaces around them and empty ones do not matter.
pub const EMAIL_DOMAINS: &str = "^ *(([A-Za-z0-9][A-Za-z0-9-]*[.])+[A-Za-z]{2,} *)?\
                                 (, *(([A-Za-z0-9][A-Za-z0-9-]*[.])+[A-Za-z]{2,} *)?)*$";

/// Anything without U+0000.
pub const TEXT: &str = r"^[^\u0000]*$";

pub const SLUG: &str = "^[0-9A-Za-z]{10}$";

/// RFC 3339 in UTC with milliseconds.
pub const MOMENT: &str = r"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z$";

/// RFC 9110's date.
pub const HTTP_DATE: &str = "^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), [0-9]{2} \
                             (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) [0-9]{4} [0-9]{2}:[0-9]{2}:[0-9]{2} GMT$";

/// A quota, and its window in seconds.
pub const RATE_LIMIT_POLICY: &str = "^[0-9]+;w=[0-9]+$";

/// 1 to 255 visible ASCII characters.
pub const IDEMPOTENCY_KEY: &str = "^[!-~]{1,255}$";

/// Seconds since 1970, as a webhook carries them.
pub const UNIX_SECONDS: &str = "^[0-9]+$";
