use std::sync::OnceLock;

use crate::Language;

/// A value for each language, which is made when it is first used.
pub struct PerLanguage<T> {
    make: fn(Language) -> T,
    made: [OnceLock<T>; Language::ALL.len()],
}

impl<T> PerLanguage<T> {
    pub const fn new(make: fn(Language) -> T) -> Self {
        PerLanguage { make, made: [const { OnceLock::new() }; Language::ALL.len()] }
    }

    pub fn of(&self, language: Language) -> &T {
        self.made[language as usize].get_or_init(|| (self.make)(language))
    }
}
