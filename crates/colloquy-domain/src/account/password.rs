//! Passwords: which ones are accepted, and the stored form.

use std::fmt;

use crate::text::Email;

const SHORTEST_CHARS: usize = 10;
const LONGEST_CHARS: usize = 200;

/// A password that repeats fewer characters than this is as easy to guess as a short one.
const FEWEST_DIFFERENT_CHARS: usize = 5;

/// The words, names and keyboard patterns that the most common passwords consist of, without digits and signs around
/// them, in the spelling of [`core_of`].
const COMMON: &str = include_str!("common_passwords.txt");

/// Why a password is not accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, thiserror::Error)]
pub enum RefusedPassword {
    #[error("a password needs at least 10 characters")]
    TooShort,
    #[error("a password can have at most 200 characters")]
    TooLong,
    #[error("this password is one of the most common ones, or too simple")]
    TooCommon,
}

/// A password that a person has chosen. `Debug` does not print it.
#[derive(Clone, PartialEq, Eq)]
pub struct NewPassword(String);

impl NewPassword {
    /// Accepts a password for the account with this address.
    pub fn parse(text: &str, email: &Email) -> Result<Self, RefusedPassword> {
        match text.chars().count() {
            ..SHORTEST_CHARS => return Err(RefusedPassword::TooShort),
            SHORTEST_CHARS..=LONGEST_CHARS => {}
            _ => return Err(RefusedPassword::TooLong),
        }
        if is_simple(text) || is_common(text) || is_of_address(text, email) {
            return Err(RefusedPassword::TooCommon);
        }
        Ok(NewPassword(text.to_owned()))
    }

    /// Returns the password in plain text, to be hashed.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for NewPassword {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("NewPassword(…)")
    }
}

/// The stored form of a password: a slow, salted hash in the PHC format. `Debug` does not print it.
#[derive(Clone, PartialEq, Eq)]
pub struct PasswordHash(pub String);

/// The hash of no password: no one knows what it is the hash of.
const NO_PASSWORD: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

impl PasswordHash {
    /// Returns the hash of an account without a password. Checking a password against it takes as long as against any
    /// other.
    pub fn none() -> Self {
        PasswordHash(NO_PASSWORD.to_owned())
    }

    pub fn is_none(&self) -> bool {
        self.0 == NO_PASSWORD
    }
}

impl fmt::Debug for PasswordHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PasswordHash(…)")
    }
}

/// Whether the password repeats few characters, or continues a row of digits or letters: `1234567890`.
fn is_simple(text: &str) -> bool {
    let chars: Vec<char> = text.to_lowercase().chars().collect();
    let mut different = chars.clone();
    different.sort_unstable();
    different.dedup();
    let steps = chars.windows(2).filter(|pair| {
        let (one, next) = (pair[0] as i64, pair[1] as i64);
        (next - one).abs() <= 1 || (one, next) == ('9' as i64, '0' as i64)
    });
    different.len() < FEWEST_DIFFERENT_CHARS || steps.count() * 4 >= chars.len() * 3
}

/// Whether the password is a common one with digits or signs before or after it, or the same twice.
fn is_common(text: &str) -> bool {
    let core = core_of(text);
    let half = core.len() / 2;
    let is_doubled = core.is_char_boundary(half) && core[..half] == core[half..];
    let is_listed = |word: &str| COMMON.split_whitespace().any(|common| common == word);
    is_listed(&core) || is_doubled && is_listed(&core[..half])
}

/// Whether the password is the person's address, or the part before the @.
fn is_of_address(text: &str, email: &Email) -> bool {
    let (text, address) = (text.to_lowercase(), email.as_str().to_lowercase());
    let name = address.split('@').next().unwrap_or_default();
    text == address || core_of(&text) == core_of(name)
}

/// Returns the password in lower case, without digits and signs at both ends, and with the letters that other digits
/// and signs stand for: `passw0rd` for `P@ssw0rd123!`.
fn core_of(text: &str) -> String {
    let lower = text.to_lowercase();
    let is_letter = |char: char| char.is_alphabetic();
    let trimmed = lower.trim_matches(|char| !is_letter(char));
    let letters = trimmed.chars().map(|char| match char {
        '0' => 'o',
        '1' | '!' | '|' => 'i',
        '3' => 'e',
        '4' | '@' => 'a',
        '5' | '$' => 's',
        '7' => 't',
        other => other,
    });
    letters.filter(|char| is_letter(*char)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(text: &str) -> Result<(), RefusedPassword> {
        let email = Email::parse("ada.lovelace@example.org").expect("an address");
        NewPassword::parse(text, &email).map(|_| ())
    }

    #[test]
    fn a_password_has_between_10_and_200_characters() {
        assert_eq!(outcome("kuh-fluss"), Err(RefusedPassword::TooShort));
        assert_eq!(outcome("kuh-fluss!"), Ok(()));
        assert_eq!(outcome(&"päßwört-".repeat(25)), Ok(()));
        assert_eq!(outcome(&"abcde-fgh".repeat(23)), Err(RefusedPassword::TooLong));
    }

    #[test]
    fn refuses_common_passwords_in_their_usual_disguises() {
        for text in [
            "password123",
            "P@ssw0rd2026!",
            "passwordpassword",
            "Qwertyuiop",
            "qwertz123456",
            "1234567890",
            "12345678910",
            "0987654321",
            "abcdefghijk",
            "aaaaaaaaaa",
            "1111111111",
            "abababababab",
            "welcome2026!",
            "Letmein!!!!",
            "iloveyou1234",
            "Summer2026!",
            "correcthorsebatterystaple",
            "Colloquy2026",
            "ada.lovelace@example.org",
            "AdaLovelace1815",
            "administrator",
            "motdepasse1",
            "passwort1234",
        ] {
            assert_eq!(outcome(text), Err(RefusedPassword::TooCommon), "{text}");
        }
    }

    #[test]
    fn accepts_passwords_that_merely_contain_a_common_word() {
        for text in
            ["winter in lisbon", "my dragon eats figs", "qX7-vlkw-29fh", "häuser am see", "7 green apples"]
        {
            assert_eq!(outcome(text), Ok(()), "{text}");
        }
    }

    #[test]
    fn neither_form_is_printed() {
        let email = Email::parse("ada@example.org").expect("an address");
        let password = NewPassword::parse("winter in lisbon", &email);
        assert_eq!(format!("{password:?}"), "Ok(NewPassword(…))");
        assert_eq!(format!("{:?}", PasswordHash("$argon2id$x".into())), "PasswordHash(…)");
    }

    #[test]
    fn the_common_ones_are_in_the_spelling_that_is_compared() {
        for word in COMMON.split_whitespace() {
            assert_eq!(core_of(word), word);
        }
    }
}
