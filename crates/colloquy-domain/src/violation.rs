//! Why an input is rejected: every fault, with the path to the value and a code.

use std::borrow::Cow;
use std::fmt;

/// The codes of zod 4, whose error shapes the API uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ViolationCode {
    InvalidType,
    InvalidValue,
    InvalidFormat,
    TooSmall,
    TooBig,
    UnrecognizedKeys,
    Custom,
}

impl ViolationCode {
    pub fn as_str(self) -> &'static str {
        match self {
            ViolationCode::InvalidType => "invalid_type",
            ViolationCode::InvalidValue => "invalid_value",
            ViolationCode::InvalidFormat => "invalid_format",
            ViolationCode::TooSmall => "too_small",
            ViolationCode::TooBig => "too_big",
            ViolationCode::UnrecognizedKeys => "unrecognized_keys",
            ViolationCode::Custom => "custom",
        }
    }
}

/// One step on the path from an input's root to a value.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum InputPathStep {
    Field(&'static str),
    Index(usize),
}

/// What is wrong with a value, independent of its position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ViolationReason {
    pub code: ViolationCode,
    pub message: Cow<'static, str>,
}

impl ViolationReason {
    pub fn new(code: ViolationCode, message: impl Into<Cow<'static, str>>) -> Self {
        ViolationReason { code, message: message.into() }
    }

    pub fn at(self, path: impl Into<Vec<InputPathStep>>) -> Violation {
        Violation { path: path.into(), reason: self }
    }

    pub fn at_field(self, field: &'static str) -> Violation {
        self.at([InputPathStep::Field(field)])
    }
}

impl fmt::Display for ViolationReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for ViolationReason {}

/// A fault and its position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    pub path: Vec<InputPathStep>,
    pub reason: ViolationReason,
}

/// All faults of one input, collected while it is read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Violations(Vec<Violation>);

impl Violations {
    pub fn push(&mut self, violation: Violation) {
        self.0.push(violation);
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn iter(&self) -> impl Iterator<Item = &Violation> {
        self.0.iter()
    }

    /// Returns the value that was read, if the input had no faults.
    pub fn unless_any<T>(self, value: Option<T>) -> Result<T, Violations> {
        match value {
            Some(value) if self.is_empty() => Ok(value),
            _ => Err(self),
        }
    }
}

impl From<Violation> for Violations {
    fn from(violation: Violation) -> Self {
        Violations(vec![violation])
    }
}

impl fmt::Display for Violations {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let messages: Vec<&str> = self.0.iter().map(|violation| &*violation.reason.message).collect();
        f.write_str(&messages.join("; "))
    }
}

impl std::error::Error for Violations {}
