//! Why an input is refused: every fault with the path to the value and a code.

use std::borrow::Cow;
use std::fmt;

/// The codes of zod 4, whose shapes the interface speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Code {
    InvalidType,
    InvalidValue,
    InvalidFormat,
    TooSmall,
    TooBig,
    UnrecognizedKeys,
    Custom,
}

impl Code {
    pub fn as_str(self) -> &'static str {
        match self {
            Code::InvalidType => "invalid_type",
            Code::InvalidValue => "invalid_value",
            Code::InvalidFormat => "invalid_format",
            Code::TooSmall => "too_small",
            Code::TooBig => "too_big",
            Code::UnrecognizedKeys => "unrecognized_keys",
            Code::Custom => "custom",
        }
    }
}

/// One step from an input's root to a value in it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Step {
    Field(&'static str),
    Index(usize),
}

/// What is wrong with one value, wherever it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    pub code: Code,
    pub message: Cow<'static, str>,
}

impl Fault {
    pub fn new(code: Code, message: impl Into<Cow<'static, str>>) -> Self {
        Fault { code, message: message.into() }
    }

    pub fn at(self, path: impl Into<Vec<Step>>) -> Violation {
        Violation { path: path.into(), fault: self }
    }

    pub fn at_field(self, field: &'static str) -> Violation {
        self.at([Step::Field(field)])
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Fault {}

/// A fault and where it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    pub path: Vec<Step>,
    pub fault: Fault,
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

    /// The value that was read, if nothing was wrong with the input.
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
        let messages: Vec<&str> = self.0.iter().map(|violation| &*violation.fault.message).collect();
        f.write_str(&messages.join("; "))
    }
}

impl std::error::Error for Violations {}
