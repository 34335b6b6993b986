use jiff::Timestamp;

/// The time of day.
pub trait Clock: Send + Sync {
    /// Now, in whole milliseconds, so that what is answered equals what is stored.
    fn now(&self) -> Timestamp;
}
