use jiff::Timestamp;

/// The time of day.
pub trait Clock: Send + Sync {
    /// Returns the current time in whole milliseconds, so that responses equal what is stored.
    fn now(&self) -> Timestamp;
}
