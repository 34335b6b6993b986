//! Lists of words, written as one text.

use proc_macro::{TokenStream, TokenTree};

const SEPARATOR: &str = ", ";

/// Splits a text such as `"not, no, never"` into its words when the program is built. The text may be wrapped with `\`.
///
/// A constant function could do this too, but the compiler takes a microsecond to evaluate each of its steps: seven seconds
/// for the lists of all languages.
#[proc_macro]
pub fn words(list: TokenStream) -> TokenStream {
    let mut tokens = list.into_iter();
    let array = match (tokens.next(), tokens.next()) {
        (Some(TokenTree::Literal(text)), None) => split(&text.to_string()),
        _ => Err("expected one text, such as words!(\"not, no, never\")".to_owned()),
    };
    let source = array.unwrap_or_else(|problem| format!("compile_error!({problem:?})"));
    source.parse().expect("an array of texts is valid")
}

/// Splits the source of a text and returns the source of an array, in which each word keeps its escapes.
fn split(text: &str) -> Result<String, String> {
    let text = text.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
    let mut lines = text.ok_or("expected a text between quotation marks")?.split("\\\n");
    let mut unwrapped = lines.next().unwrap_or_default().to_owned();
    unwrapped.extend(lines.map(str::trim_start));
    if unwrapped.split(SEPARATOR).any(str::is_empty) {
        return Err("a list of words has an empty word".to_owned());
    }
    let words: Vec<_> = unwrapped.split(SEPARATOR).map(|word| format!("\"{word}\"")).collect();
    Ok(format!("&[{}]", words.join(SEPARATOR)))
}

#[cfg(test)]
mod tests {
    use super::split;

    #[test]
    fn a_list_is_split_at_its_commas() {
        let text = "\"not, n'est pas, où\"";
        assert_eq!(split(text).expect("a list"), "&[\"not\", \"n'est pas\", \"où\"]");
        assert_eq!(split("\"not\"").expect("a list"), "&[\"not\"]");
    }

    #[test]
    fn a_list_may_be_wrapped_and_have_escapes() {
        let text = "\"not, \\\n         a \\\"no\\\", never\"";
        assert_eq!(split(text).expect("a list"), "&[\"not\", \"a \\\"no\\\"\", \"never\"]");
    }

    #[test]
    fn an_empty_word_is_reported() {
        for text in ["\"\"", "\"not, , no\"", "\"not, \""] {
            assert_eq!(split(text).expect_err(text), "a list of words has an empty word");
        }
    }
}
