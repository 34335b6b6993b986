//! Lists of words, written as one text.

/// Splits a text such as `"not, no, never"` into its words when the program is built.
macro_rules! words {
    ($list:expr) => {
        const { &$crate::word_list::split::<{ $crate::word_list::count($list) }>($list) }
    };
}
pub(crate) use words;

const SEPARATOR: &[u8; 2] = b", ";

const fn is_separator(list: &[u8], at: usize) -> bool {
    at + 1 < list.len() && list[at] == SEPARATOR[0] && list[at + 1] == SEPARATOR[1]
}

pub(crate) const fn count(list: &str) -> usize {
    let (list, mut at, mut count) = (list.as_bytes(), 0, 1);
    while at < list.len() {
        if is_separator(list, at) {
            count += 1;
        }
        at += 1;
    }
    count
}

pub(crate) const fn split<const COUNT: usize>(list: &'static str) -> [&'static str; COUNT] {
    let (mut words, mut rest, mut word) = ([""; COUNT], list, 0);
    while word < COUNT {
        let mut end = 0;
        while end < rest.len() && !is_separator(rest.as_bytes(), end) {
            end += 1;
        }
        let (first, after) = rest.split_at(end);
        assert!(!first.is_empty(), "a list of words has an empty word");
        words[word] = first;
        rest = if after.is_empty() { after } else { after.split_at(SEPARATOR.len()).1 };
        word += 1;
    }
    words
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_list_is_split_at_its_commas() {
        let list: &[&str] = words!("not, n'est pas, où");
        assert_eq!(list, ["not", "n'est pas", "où"]);
        let one: &[&str] = words!("not");
        assert_eq!(one, ["not"]);
    }
}
