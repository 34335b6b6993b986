//! Random mutations of requests, drawn from a seed so that every run is the same.

use serde_json::{Map, Value, json};

/// SplitMix64: the same seed always produces the same request.
pub struct Random(u64);

impl Random {
    pub fn seeded(seed: u64) -> Self {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0xc011_0c01)
    }

    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    pub fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound.max(1) as u64) as usize
    }

    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }
}

/// Texts that often break programs: control characters, bidirectional text, format strings, paths, numbers out of
/// range.
const TEXTS: [&str; 22] = [
    "",
    " ",
    "\u{0}",
    "a\u{0}b",
    "\u{202e}txt.exe",
    "\u{2066}\u{2069}\u{200f}",
    "\u{feff}",
    "\u{fffd}\u{ffff}",
    "e\u{301}\u{301}\u{301}\u{301}",
    "👩‍👩‍👧‍👦",
    "%s%n%x",
    "{{7*7}}${7*7}",
    "'; DROP TABLE interviews; --",
    "<script>alert(1)</script>",
    "../../../../etc/passwd",
    "\r\nSet-Cookie: a=b",
    "1e400",
    "-0",
    "NaN",
    "9007199254740993",
    "2026-02-30T25:61:61Z",
    "ada@example.org\r\nBcc: eve@example.org",
];

fn odd_value(random: &mut Random) -> Value {
    match random.below(12) {
        0 => Value::Null,
        1 => json!(true),
        2 => json!(-1),
        3 => json!(1.5),
        4 => json!(u64::MAX),
        5 => json!(i64::MIN),
        6 => json!(1e308),
        7 => json!([]),
        8 => json!({}),
        9 => json!([[[[[[]]]]], { "a": { "b": null } }]),
        10 => json!("x".repeat(1 << random.below(17))),
        _ => json!(random.pick(&TEXTS)),
    }
}

/// Changes one thing somewhere in a JSON value.
pub fn damage_json(value: &mut Value, random: &mut Random) {
    match value {
        Value::Object(fields) if !fields.is_empty() && random.chance(80) => damage_object(fields, random),
        Value::Array(elements) if !elements.is_empty() && random.chance(80) => {
            let place = random.below(elements.len());
            match random.below(4) {
                0 => drop(elements.remove(place)),
                1 => elements.push(elements[place].clone()),
                _ => damage_json(&mut elements[place], random),
            }
        }
        other => *other = odd_value(random),
    }
}

fn damage_object(fields: &mut Map<String, Value>, random: &mut Random) {
    let names: Vec<String> = fields.keys().cloned().collect();
    let name = names[random.below(names.len())].clone();
    match random.below(6) {
        0 => drop(fields.remove(&name)),
        1 => drop(fields.insert(random.pick(&TEXTS).to_owned(), odd_value(random))),
        2 => {
            let value = fields.remove(&name).unwrap_or_default();
            fields.insert(name.to_uppercase(), value);
        }
        3 => drop(fields.insert(name, odd_value(random))),
        _ => {
            if let Some(inner) = fields.get_mut(&name) {
                damage_json(inner, random);
            }
        }
    }
}

/// Changes, removes or adds a few bytes anywhere.
pub fn damage_bytes(bytes: &mut Vec<u8>, random: &mut Random) {
    for _ in 0..=random.below(4) {
        if bytes.is_empty() {
            return;
        }
        let place = random.below(bytes.len());
        match random.below(6) {
            0 => drop(bytes.remove(place)),
            1 => bytes.insert(place, random.next() as u8),
            2 => bytes.truncate(place),
            3 => bytes[place] ^= 1 << random.below(8),
            4 => {
                let end = (place + random.below(40)).min(bytes.len());
                let copy = bytes[place..end].to_vec();
                bytes.splice(place..place, copy);
            }
            _ => bytes[place] = random.pick(b"\0\n\r\"\\{}[]%:,/?#&=\x7f\xff"),
        }
    }
}

const SEGMENTS: [&str; 18] = [
    "",
    ".",
    "..",
    "%00",
    "%2f",
    "%2e%2e",
    "%ff%fe",
    "%",
    "%zz",
    "//",
    ";a=b",
    "v1",
    "V1",
    "interviews",
    "00000000-0000-0000-0000-000000000000",
    "{id}",
    "%7Bid%7D",
    "é",
];

pub fn damage_path(path: &mut String, random: &mut Random) {
    let mut segments: Vec<&str> = path.split('/').collect();
    let place = random.below(segments.len());
    match random.below(3) {
        0 => segments[place] = random.pick(&SEGMENTS),
        1 => segments.insert(place, random.pick(&SEGMENTS)),
        _ => drop(segments.remove(place)),
    }
    *path = segments.join("/");
}

const QUERIES: [&str; 14] = [
    "limit=1",
    "limit=0",
    "limit=-1",
    "limit=99999999999999999999",
    "limit=1&limit=2",
    "cursor=",
    "cursor=AAAA",
    "cursor=%ff",
    "archived=TRUE",
    "updatedSince=2026-13-01",
    "updatedSince=%00",
    "status=READY&status=DONE",
    "language=%F0%9F%99%82",
    "&&==&%&",
];

pub fn damage_query(query: &mut String, random: &mut Random) {
    if !query.is_empty() {
        query.push('&');
    }
    query.push_str(random.pick(&QUERIES));
}

const HEADERS: [&str; 20] = [
    "Content-Type: text/plain",
    "Content-Type: application/json; charset=utf-16",
    "Content-Type: application/x-www-form-urlencoded",
    "Content-Encoding: gzip",
    "Accept: text/html",
    "Accept-Language: *;q=0, xx-\u{7f}",
    "Accept-Encoding: gzip;q=2, br, *",
    "Authorization: Basic YTpi",
    "Authorization: Bearer clq_",
    "x-api-key: \u{e9}",
    "Idempotency-Key: same",
    "Idempotency-Key: ",
    "Origin: null",
    "Origin: https://evil.example",
    "Cookie: a=b; =; ;;",
    "Range: bytes=9999999999999999999-",
    "If-None-Match: *",
    "X-Forwarded-For: 1.2.3.4, nonsense",
    "Expect: 100-continue",
    "Upgrade: websocket",
];

pub fn damage_headers(headers: &mut Vec<String>, random: &mut Random) {
    match random.below(4) {
        0 if !headers.is_empty() => drop(headers.remove(random.below(headers.len()))),
        1 if !headers.is_empty() => headers.push(headers[random.below(headers.len())].clone()),
        _ => headers.push(random.pick(&HEADERS).to_owned()),
    }
}
