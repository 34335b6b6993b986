//! Replaces ids and slugs, which differ between storages, by numbers in the order of their appearance.

use std::collections::HashMap;

use serde_json::Value;

/// The number of each id and slug that has appeared.
#[derive(Default)]
pub struct IdNumbering(HashMap<String, usize>);

impl IdNumbering {
    pub fn replaced(&mut self, value: &Value) -> Value {
        match value {
            Value::Array(rows) => rows.iter().map(|row| self.replaced(row)).collect(),
            Value::Object(fields) => {
                let replaced = fields.iter().map(|(name, value)| {
                    let value = match (name.as_str(), value) {
                        ("slug", Value::String(slug)) => Value::String(self.name(slug)),
                        ("url", Value::String(url)) => {
                            let url = self.slug_of(url);
                            Value::String(self.without_ids(url))
                        }
                        _ => self.replaced(value),
                    };
                    (name.clone(), value)
                });
                Value::Object(replaced.collect())
            }
            Value::String(text) => Value::String(self.without_ids(text.clone())),
            other => other.clone(),
        }
    }
}

impl IdNumbering {
    fn name(&mut self, text: &str) -> String {
        let next = self.0.len() + 1;
        format!("#{}", self.0.entry(text.to_owned()).or_insert(next))
    }

    fn slug_of(&mut self, url: &str) -> String {
        match url.rsplit_once('/') {
            Some((start, slug)) if slug.len() == SLUG => format!("{start}/{}", self.name(slug)),
            _ => url.to_owned(),
        }
    }

    fn without_ids(&mut self, text: String) -> String {
        let Some(at) = (0..text.len()).find(|at| is_id(text.get(*at..*at + ID))) else { return text };
        let name = self.name(&text[at..at + ID]);
        let rest = self.without_ids(text[at + ID..].to_owned());
        format!("{}{name}{rest}", &text[..at])
    }
}

const SLUG: usize = 10;

/// The length of an id's text.
const ID: usize = 36;

fn is_id(text: Option<&str>) -> bool {
    text.is_some_and(|text| text.as_bytes()[8] == b'-' && uuid::Uuid::parse_str(text).is_ok())
}
