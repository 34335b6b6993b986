use uuid::Uuid;

/// A secure source of randomness.
pub trait Randomness: Send + Sync {
    fn fill(&self, bytes: &mut [u8]);
}

/// A source of new ids.
pub trait Ids: Send + Sync {
    /// A UUID of version 7, greater than every earlier one of this source.
    fn next(&self) -> Uuid;
}
