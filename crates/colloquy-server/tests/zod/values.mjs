// Values as raw JSON text, since `1.0`, `1e400`, escapes and repeated keys do not survive a serializer.

export const NUMBERS = [
  "1", "2", "60", "1.0", "5e0", "5E0", "5e+0", "50e-1", "0.1e1", "100000000000000000e-17", "1e15", "9007199254740990",
  "9007199254740991", "9007199254740991.0", "9.007199254740991e15", "9007199254740991.4", "9007199254740990.9",
  "0.99999999999999999999", `1.${"0".repeat(400)}`,
  "9007199254740992", "9007199254740993", "9223372036854775807", "9223372036854775808", "18446744073709551616",
  "1e16", "1e308", "1e309", "1e400", "1e999999999", "123456789012345678901234567890", `1${"0".repeat(400)}`,
  "0", "-0", "0.0", "-0.0", "0e999999999", "1e-400", "1e-999999999", "-1", "-1.0", "-5e0", "-9007199254740992",
  "-9223372036854775809", "-1e308", "-1e400", "-1e999999999",
  "0.5", "1.5", "-1.5", "2.5e0", "15e-1", "1e-7", "9007199254740.5", "4503599627370495.5", "1.0000000000000002",
];

export const EMAILS = [
  "a@b.co", "A@B.CO", "ada.lovelace@example.com", "a+tag@c.co", "a_@b.co", "a-@b.co", "-a@b.co", "+@b.co", "_@b.co",
  "a'b@c.co", "'a@c.co", "a'.b@c.co", "a@b-.co", "a@b--c.co", "a@1.co", "a@1-2.3.co", "a@a.b.c.d.e.co", "0@0.aa",
  "a@xn--bcher-kva.example", `${"a".repeat(180)}@example.com`, `a@${"b.".repeat(100)}co`, "a.b.c.d@e.fg", "K@b.co",
  "", " ", "a", "@", "a@", "@b.co", "a@b", "a@b.c", "a@.co", "a@b..co", "a@.b.co", "a@b.co.", "a@-b.co", "a@b.-c.co",
  "a@b.c1", "a@b.1c", "a@b.co-", "a@b.c-o", "a@b_c.co", ".a@b.co", "a.@b.co", "a..b@c.co", "..@b.co", ".@b.co",
  "a'@c.co", "'@c.co", "a@@b.co", "a@b@c.co", "a@b.co@c.co", "a b@c.co", " a@b.co", "a@b.co ", "a@b.co\n", "\na@b.co",
  "a@b.co\r\n", "a\n@b.co", "a@b.\nco", "a@b.co\t", "\"a\"@b.co", "\"a b\"@c.co", "a@[1.2.3.4]", "a@1.2.3.4",
  "a&b@c.co", "a!b@c.co", "a#b@c.co", "a/b@c.co", "a=b@c.co", "a%b@c.co", "a,b@c.co", "a;b@c.co", "a(b)@c.co",
  "ü@b.co", "a@ü.co", "a@b.üü", "a\u017f@b.co", "\u212a@b.co", "a@b.\u017f\u017f", "a\u2028@b.co", "а@b.co",
  "a\u0301@b.co", "a@b.co\u00a0", "😀@b.co", "Ada <a@b.co>", "mailto:a@b.co", "a@b.co,c@d.co", "a\\@b.co", "a@b。co",
];

/** Returns spellings of one well-formed UUID. Only the good ones are accepted. */
export function uuidSpellings(random) {
  const parts = [random.hex(8), random.hex(4), random.hex(3), random.hex(3), random.hex(12)];
  const spell = (version, variant) =>
    [parts[0], parts[1], version + parts[2], variant + parts[3], parts[4]].join("-");
  const good = spell(random.pick([..."12345678"]), random.pick([..."89abAB"]));
  const mixed = [...good].map((digit) => (random.chance(0.5) ? digit.toUpperCase() : digit)).join("");
  return {
    good: [
      good, good.toUpperCase(), mixed, spell("7", "8"), spell("8", "b"), spell("1", "B"),
      "00000000-0000-0000-0000-000000000000", "ffffffff-ffff-ffff-ffff-ffffffffffff",
    ],
    bad: [
      "", " ", "x", "null", "undefined", "0", "1", "-1", good.replaceAll("-", ""), `{${good}}`, `(${good})`,
      `urn:uuid:${good}`, good.slice(1), good.slice(0, -1), `${good}0`, `${good}-`, ` ${good}`, `${good} `, `${good}\n`,
      `\t${good}`, good.replaceAll("-", "_"), good.replace("-", ""), good.replaceAll("-", "--"),
      good.replaceAll("-", "\u2010"), `${good.slice(0, -1)}g`, `${good.slice(0, -1)}\uff11`, `${good},${good}`,
      spell("0", "8"), spell("9", "8"), spell("a", "8"), spell("f", "b"), spell("4", "0"), spell("4", "7"),
      spell("7", "c"), spell("7", "C"), spell("7", "f"), "00000000-0000-0000-0000-000000000001",
      "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF", "Ffffffff-ffff-ffff-ffff-ffffffffffff",
      "ffffffff-ffff-ffff-ffff-fffffffffffe", "00000000000000000000000000000000", "ffffffffffffffffffffffffffffffff",
      `${parts[0]}${parts[1]}-${parts[2]}0-8${parts[3]}-${parts[4]}0000`, "😀".repeat(18), "interviews", "archive",
    ],
  };
}

export const UNKNOWN_NAMES = [
  "__proto__", "constructor", "toString", "hasOwnProperty", "valueOf", "prototype", "length", "", " ", "0", "id",
  "Prompt", "PROMPT", "prompt ", " prompt", "first_message", "firstmessage", "voice_id", "voiceID", "organizationId",
  "status", "archived", "$ref", "$serde_json::private::Number", "$serde_json::private::RawValue", "a.b", "a[0]",
  "ключ", "\u0130", "😀", "\u2028", "\"", "\\", "prompt\u200b", "x".repeat(300),
];

// One JSON library for Rust uses such objects internally. Here they are objects like any other.
const MASKED = ['{"$serde_json::private::Number":"5"}', '{"$serde_json::private::RawValue":"5"}'];

/** Values of every type. A field accepts at most one of them. */
export const WRONG_TYPES = [
  "null", "true", "false", "0", "1", "-1", "1.5", "1e400", '""', '"true"', '"1"', '"null"', "[]", "{}", "[null]",
  '["a@b.co"]', '[{"email":"a@b.co"}]', '{"email":"a@b.co"}', '{"length":20}', '{"__proto__":null}', ...MASKED,
  "[".repeat(60) + "]".repeat(60), '{"a":'.repeat(60) + "1" + "}".repeat(60),
];

const ALPHABETS = [
  "abcdefghijklm nopqrstuvwxyz", "äöüßéñçøåłžş", "漢字仮名交文", " \t\n\r", "\u0301\u200d\u202e\ufeff\u2028", "\"\\/{}[]<>&%",
];

/** Returns a text of this length. Each character is one UTF-16 unit, so that all ways of counting agree. */
export function textOf(random, length) {
  const alphabet = random.pick(ALPHABETS);
  return Array.from({ length }, () => random.pick([...alphabet])).join("");
}

/** Returns the JSON text of a string, with characters escaped at random. */
export function quoted(random, text) {
  if (random.chance(0.7)) {
    return JSON.stringify(text);
  }
  const escape = (unit) => {
    const code = unit.charCodeAt(0).toString(16).padStart(4, "0");
    return `\\u${random.chance(0.5) ? code.toUpperCase() : code}`;
  };
  const character = (one) => {
    if (one === "/" && random.chance(0.5)) {
      return "\\/";
    }
    const plain = JSON.stringify(one).slice(1, -1);
    return random.chance(0.3) ? one.split("").map(escape).join("") : plain;
  };
  return `"${[...text].map(character).join("")}"`;
}
