//! JSON whose members keep the order in which they were written, because readers see them in that order.

use std::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde::ser::{Serialize, SerializeMap, Serializer};

#[derive(Clone, Debug, PartialEq)]
pub enum Tree {
    Null,
    Bool(bool),
    Number(serde_json::Number),
    Text(String),
    Array(Vec<Tree>),
    Object(Vec<(String, Tree)>),
}

static NOTHING: Tree = Tree::Null;

impl Tree {
    /// Returns a member, or `Null` if there is none.
    pub fn get(&self, name: &str) -> &Tree {
        self.members().iter().find(|(key, _)| key == name).map_or(&NOTHING, |(_, value)| value)
    }

    pub fn text(&self) -> &str {
        match self {
            Tree::Text(text) => text,
            _ => "",
        }
    }

    pub fn is_true(&self) -> bool {
        *self == Tree::Bool(true)
    }

    pub fn is_null(&self) -> bool {
        *self == Tree::Null
    }

    pub fn members(&self) -> &[(String, Tree)] {
        match self {
            Tree::Object(members) => members,
            _ => &[],
        }
    }

    pub fn elements(&self) -> &[Tree] {
        match self {
            Tree::Array(elements) => elements,
            _ => &[],
        }
    }

    /// Resolves a reference within this document. Returns the node itself if it is not a reference.
    pub fn resolve<'t>(&'t self, node: &'t Tree) -> &'t Tree {
        match node.get("$ref") {
            Tree::Text(reference) => {
                let path = reference.trim_start_matches("#/").split('/');
                self.resolve(path.fold(self, |place, name| place.get(name)))
            }
            _ => node,
        }
    }

    /// Returns the value as indented JSON.
    pub fn pretty(&self) -> String {
        serde_json::to_string_pretty(self).unwrap_or_default()
    }
}

/// Formats the value for running text.
impl fmt::Display for Tree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Tree::Text(text) => f.write_str(text),
            other => f.write_str(&serde_json::to_string(other).unwrap_or_default()),
        }
    }
}

impl Serialize for Tree {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Tree::Null => serializer.serialize_unit(),
            Tree::Bool(value) => serializer.serialize_bool(*value),
            Tree::Number(number) => number.serialize(serializer),
            Tree::Text(text) => serializer.serialize_str(text),
            Tree::Array(elements) => elements.serialize(serializer),
            Tree::Object(members) => {
                let mut map = serializer.serialize_map(Some(members.len()))?;
                for (name, value) in members {
                    map.serialize_entry(name, value)?;
                }
                map.end()
            }
        }
    }
}

impl<'de> Deserialize<'de> for Tree {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Reader)
    }
}

struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = Tree;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<Tree, E> {
        Ok(Tree::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Tree, E> {
        Ok(Tree::Bool(value))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Tree, E> {
        Ok(Tree::Number(value.into()))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Tree, E> {
        Ok(Tree::Number(value.into()))
    }

    fn visit_f64<E>(self, value: f64) -> Result<Tree, E> {
        Ok(serde_json::Number::from_f64(value).map_or(Tree::Null, Tree::Number))
    }

    fn visit_str<E>(self, value: &str) -> Result<Tree, E> {
        Ok(Tree::Text(value.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut elements: A) -> Result<Tree, A::Error> {
        let mut array = Vec::new();
        while let Some(element) = elements.next_element()? {
            array.push(element);
        }
        Ok(Tree::Array(array))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<Tree, A::Error> {
        let mut object = Vec::new();
        while let Some(member) = members.next_entry()? {
            object.push(member);
        }
        Ok(Tree::Object(object))
    }
}
