//! Lists of words, written as one text.

/// Splits a text such as `"not, no, never"` into its words when the program is built.
macro_rules! words {
    ($list:expr) => {
        const { &$crate::word_list::split::<{ $crate::word_list::count($list) }>($list) }
    };
}
pub(crate) use words;

const SEPARATOR: &[u8; 2] = b", ";

// Each step of these loops costs the compiler time, for more than a hundred thousand characters: only commas are examined.

const fn is_separator(list: &[u8], comma: usize) -> bool {
    comma + 1 < list.len() && list[comma + 1] == SEPARATOR[1]
}

pub(crate) const fn count(list: &str) -> usize {
    let (list, mut at, mut count) = (list.as_bytes(), 0, 1);
    while at < list.len() {
        if list[at] == SEPARATOR[0] && is_separator(list, at) {
            count += 1;
        }
        at += 1;
    }
    count
}

pub(crate) const fn split<const COUNT: usize>(list: &'static str) -> [&'static str; COUNT] {
    let bytes = list.as_bytes();
    let (mut words, mut word, mut start, mut at) = ([""; COUNT], 0, 0, 0);
    while at <= bytes.len() {
        if at == bytes.len() || bytes[at] == SEPARATOR[0] && is_separator(bytes, at) {
            assert!(at > start, "a list of words has an empty word");
            words[word] = list.split_at(at).0.split_at(start).1;
            word += 1;
            start = at + SEPARATOR.len();
        }
        at += 1;
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
