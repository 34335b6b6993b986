//! A JSON value whose members keep the order in which they are written, so that the document is easy to read.

use std::borrow::Cow;

use serde::Serialize;

#[derive(Clone, Debug)]
pub enum Node {
    Object(Vec<(Cow<'static, str>, Node)>),
    Array(Vec<Node>),
    /// Text that is already JSON.
    Json(Cow<'static, str>),
}

impl Node {
    pub const NULL: Node = Node::Json(Cow::Borrowed("null"));

    /// Serializes a value as it goes over the wire.
    pub fn of(value: &impl Serialize) -> Self {
        // The records and texts of this crate always serialize.
        Node::Json(serde_json::to_string(value).unwrap_or_else(|_| "null".to_owned()).into())
    }

    pub fn write(&self, out: &mut String) {
        match self {
            Node::Object(members) => {
                out.push('{');
                for (place, (name, value)) in members.iter().enumerate() {
                    out.push_str(if place == 0 { "" } else { "," });
                    Node::of(name).write(out);
                    out.push(':');
                    value.write(out);
                }
                out.push('}');
            }
            Node::Array(elements) => {
                out.push('[');
                for (place, element) in elements.iter().enumerate() {
                    out.push_str(if place == 0 { "" } else { "," });
                    element.write(out);
                }
                out.push(']');
            }
            Node::Json(text) => out.push_str(text),
        }
    }
}

impl<N: Into<Cow<'static, str>>> FromIterator<(N, Node)> for Node {
    fn from_iter<I: IntoIterator<Item = (N, Node)>>(members: I) -> Self {
        Node::Object(members.into_iter().map(|(name, value)| (name.into(), value)).collect())
    }
}

impl From<&str> for Node {
    fn from(text: &str) -> Self {
        Node::of(&text)
    }
}

impl From<String> for Node {
    fn from(text: String) -> Self {
        Node::of(&text)
    }
}

impl From<bool> for Node {
    fn from(value: bool) -> Self {
        Node::of(&value)
    }
}

impl From<i64> for Node {
    fn from(number: i64) -> Self {
        Node::of(&number)
    }
}

impl From<Vec<Node>> for Node {
    fn from(elements: Vec<Node>) -> Self {
        Node::Array(elements)
    }
}

impl From<&[&str]> for Node {
    fn from(texts: &[&str]) -> Self {
        Node::of(&texts)
    }
}

/// Builds a [`Node`]: `object! { "name": value, … }`.
macro_rules! object {
    ($($name:literal: $value:expr),* $(,)?) => {
        $crate::openapi::node::Node::Object(vec![
            $(($name.into(), Into::<$crate::openapi::node::Node>::into($value))),*
        ])
    };
}
pub(crate) use object;
