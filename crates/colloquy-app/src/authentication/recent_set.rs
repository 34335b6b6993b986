//! A bounded set whose members are forgotten after a while.

use std::collections::HashSet;
use std::hash::Hash;
use std::mem::take;
use std::sync::{Mutex, MutexGuard, PoisonError};

use colloquy_domain::{SignedDuration, Timestamp};

/// Keeps a member for one to two lifetimes, or for less if too many are inserted. There are two generations. The older
/// one is dropped when the younger one is full or its lifetime is over.
pub struct ExpiringSet<T> {
    lifetime: SignedDuration,
    capacity: usize,
    generations: Mutex<Generations<T>>,
}

struct Generations<T> {
    younger: HashSet<T>,
    older: HashSet<T>,
    since: Timestamp,
}

impl<T: Eq + Hash> ExpiringSet<T> {
    /// Creates an empty set in which each generation holds up to `capacity` members.
    pub fn new(lifetime: SignedDuration, capacity: usize) -> Self {
        let generations =
            Generations { younger: HashSet::new(), older: HashSet::new(), since: Timestamp::UNIX_EPOCH };
        ExpiringSet { lifetime, capacity, generations: Mutex::new(generations) }
    }

    pub fn contains(&self, member: &T, now: Timestamp) -> bool {
        let generations = self.at(now);
        generations.younger.contains(member) || generations.older.contains(member)
    }

    pub fn insert(&self, member: T, now: Timestamp) {
        let mut generations = self.at(now);
        if generations.younger.len() >= self.capacity && !generations.younger.contains(&member) {
            generations.older = take(&mut generations.younger);
            generations.since = now;
        }
        generations.younger.insert(member);
    }

    pub fn remove(&self, member: &T) {
        let mut generations = self.lock();
        generations.younger.remove(member);
        generations.older.remove(member);
    }

    /// Drops the generations whose lifetime is over and returns the rest. Also drops them if the clock was set back.
    fn at(&self, now: Timestamp) -> MutexGuard<'_, Generations<T>> {
        let mut generations = self.lock();
        let age = now.duration_since(generations.since);
        if age.abs() < self.lifetime {
            return generations;
        }
        if age.is_positive() && age < self.lifetime * 2 {
            generations.older = take(&mut generations.younger);
            generations.since = generations.since.saturating_add(self.lifetime).unwrap_or(now);
        } else {
            *generations = Generations { younger: HashSet::new(), older: HashSet::new(), since: now };
        }
        generations
    }

    fn lock(&self) -> MutexGuard<'_, Generations<T>> {
        self.generations.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use colloquy_testkit::sample;

    use super::*;

    const LIFETIME: SignedDuration = SignedDuration::from_secs(30);

    fn after(seconds: i64) -> Timestamp {
        sample::now() + SignedDuration::from_secs(seconds)
    }

    #[test]
    fn remembers_a_member_for_one_to_two_lifetimes() {
        for (inserted, forgotten) in [(0, 30), (0, 60), (29, 60)] {
            let set = ExpiringSet::new(LIFETIME, 10);
            set.insert("other", after(0));
            set.insert("member", after(inserted));
            assert!(set.contains(&"member", after(inserted + 29)));
            assert_eq!(set.contains(&"member", after(forgotten)), forgotten < 60, "{inserted} {forgotten}");
            assert!(!set.contains(&"member", after(forgotten + 60)));
        }
    }

    #[test]
    fn holds_at_most_two_generations() {
        let set = ExpiringSet::new(LIFETIME, 10);
        (0..1_000).for_each(|number| set.insert(number, after(0)));
        assert_eq!((0..1_000).filter(|number| set.contains(number, after(0))).count(), 20);
        assert!(set.contains(&999, after(0)));
    }

    #[test]
    fn forgets_what_is_removed() {
        let set = ExpiringSet::new(LIFETIME, 10);
        set.insert("member", after(0));
        set.remove(&"member");
        assert!(!set.contains(&"member", after(0)));
    }
}
