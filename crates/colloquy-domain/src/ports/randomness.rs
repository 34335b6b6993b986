use uuid::Uuid;

/// A secure source of randomness.
pub trait Randomness: Send + Sync {
    fn fill(&self, bytes: &mut [u8]);
}

/// A source of new ids.
pub trait IdSource: Send + Sync {
    /// Returns a UUID of version 7 that is greater than every earlier one from this source.
    fn next(&self) -> Uuid;
}
