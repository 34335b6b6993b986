//! Describes errors for the log.

use std::error::Error;
use std::iter::successors;

/// Returns an error's message, followed by those of its causes.
pub fn with_causes(error: &dyn Error) -> String {
    let messages: Vec<String> =
        successors(Some(error), |&error| error.source()).map(ToString::to_string).collect();
    messages.join(": ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, thiserror::Error)]
    #[error("{message}")]
    struct Failure {
        message: &'static str,
        source: Option<Box<Failure>>,
    }

    #[test]
    fn every_cause_follows_the_error_that_it_caused() {
        let failure = |message, source: Option<Failure>| Failure { message, source: source.map(Box::new) };
        let error = failure("not sent", Some(failure("no connection", Some(failure("refused", None)))));
        assert_eq!(with_causes(&error), "not sent: no connection: refused");
    }
}
