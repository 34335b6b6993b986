// Usage: node generate.mjs SEED COUNT
//
// Prints COUNT requests to operations 1 to 4, one JSON object a line, each with the expected response:
// - `status`: the expected status
// - `faults`: all issues that the validator finds, as [path, code], sorted by their JSON text
// - `entries`: the first fault of each value, since a response has one entry per rejected value
//
// `faults` and `entries` differ if a value of the wrong type has a length: an array for a prompt is `invalid_type` and
// perhaps `too_small` too. `{existing}` in a path stands for the id of an interview of the caller.

import { parse as parseQuery } from "node:querystring";
import { Random } from "./random.mjs";
import { createBody, interviewPath, listQuery, updateBody } from "./schema.mjs";
import { EMAILS, NUMBERS, UNKNOWN_NAMES, WRONG_TYPES, quoted, textOf, uuidSpellings } from "./values.mjs";

const EXISTING = "{existing}";
const WELL_FORMED = "0190163d-8694-739b-aea5-966c26f8ad91";
const CONTENT_TYPES = ["application/json", "application/json", "application/json; charset=utf-8", "Application/JSON"];

const anyText = (random) => quoted(random, textOf(random, random.pick([0, 1, 2, 9, 10, 11, 40])));
const prompt = (random) =>
  random.chance(0.2)
    ? quoted(random, "😀👩‍👩‍👧 ".repeat(random.integer(10, 20)))
    : quoted(random, textOf(random, random.pick([0, 1, 5, 8, 9, 10, 10, 11, 12, 100, 3000])));
const goodPrompt = (random) => quoted(random, textOf(random, random.pick([10, 11, 60])));
const email = (random) => quoted(random, random.pick(EMAILS));
const goodEmail = (random) => quoted(random, random.pick(EMAILS.slice(0, 23)));
const number = (random) => random.pick(NUMBERS);
const goodNumber = (random) => random.pick(NUMBERS.slice(0, 19));
const uuid = (random) => {
  const { good, bad } = uuidSpellings(random);
  return quoted(random, random.pick(random.chance(0.4) ? good : bad));
};
const goodUuid = (random) => quoted(random, random.pick(uuidSpellings(random).good));
const shortLocale = (random) => quoted(random, textOf(random, random.pick([0, 1, 2, 3, 9, 10, 11, 12, 60])));
const goodLocale = (random) => quoted(random, random.pick(["en", "de-AT", "zh-Hant-TW", "??", "ÄÖ"]));
const boolean = (random) => random.pick(["true", "false"]);

const text = { any: anyText, good: anyText };
const CREATE = {
  prompt: { any: prompt, good: goodPrompt, required: true },
  title: text,
  intro: text,
  firstMessage: text,
  locale: text,
  voiceId: { any: uuid, good: goodUuid },
  email: { any: email, good: goodEmail },
  invitees: { any: (random) => invitees(random, 0.3), good: (random) => invitees(random, 0) },
};
const UPDATE = {
  title: text,
  prompt: { any: prompt, good: goodPrompt },
  intro: text,
  firstMessage: text,
  locale: { any: shortLocale, good: goodLocale },
  maxMinutes: { any: number, good: goodNumber },
  maxResponses: { any: number, good: goodNumber },
  disableOrgSystemPrompt: { any: boolean, good: boolean },
  voiceId: { any: uuid, good: goodUuid },
};
const INVITEE = { name: text, email: { any: email, good: goodEmail, required: true } };

function invitees(random, faulty) {
  const count = random.pick(faulty > 0 ? [0, 1, 2, 3, 5, 12, 40] : [0, 1, 2, 3]);
  const share = faulty * random.pick([0.2, 1, 3]);
  const elements = Array.from({ length: count }, () =>
    random.chance(share / 4) ? random.pick(WRONG_TYPES) : object(random, INVITEE, share),
  );
  return `[${elements.join(random.chance(0.2) ? " ,\n" : ",")}]`;
}

/** An object with these fields, each one wrong or left out with about this probability. */
function object(random, fields, faulty) {
  const members = [];
  for (const [name, field] of Object.entries(fields)) {
    const wrong = random.chance(faulty);
    if (wrong && random.chance(0.3)) {
      members.push([name, random.pick(WRONG_TYPES)]);
    } else if (wrong && random.chance(0.8)) {
      members.push([name, field.any(random)]);
    } else if (!wrong && (field.required || random.chance(0.4))) {
      members.push([name, field.good(random)]);
    }
  }
  if (random.chance(faulty / 2)) {
    const count = random.pick([1, 1, 2, 3, 20]);
    const names = random.chance(0.2) ? [...Object.keys(CREATE), ...Object.keys(UPDATE)] : UNKNOWN_NAMES;
    for (let index = 0; index < count; index += 1) {
      members.push([random.pick(names), random.pick(WRONG_TYPES)]);
    }
  }
  // For a duplicate key, the last value counts.
  if (members.length > 0 && random.chance(0.05)) {
    members.push([random.pick(members)[0], random.pick([...WRONG_TYPES, goodPrompt(random)])]);
  }
  const space = random.pick(["", "", "", " ", "\r\n\t"]);
  const written = random.shuffle(members).map(([name, value]) => `${quoted(random, name)}${space}:${space}${value}`);
  return `{${space}${written.join(`${space},${space}`)}${space}}`;
}

function body(random, fields) {
  if (random.chance(0.06)) {
    return random.pick([...WRONG_TYPES, ...NUMBERS, '"a text of more than ten characters"']);
  }
  return object(random, fields, random.pick([0, 0, 0.1, 0.3, 0.8]));
}

/** Returns an id as a path segment. Never empty, since that would be another route. */
function segment(random) {
  const { good, bad } = uuidSpellings(random);
  const ids = random.chance(0.4) ? good : bad.filter((id) => id !== "");
  const encoded = encodeURIComponent(random.pick(ids));
  if (!random.chance(0.1)) {
    return encoded;
  }
  const first = encoded.charCodeAt(0);
  return encoded.startsWith("%") ? encoded : `%${first.toString(16)}${encoded.slice(1)}`;
}

function query(random) {
  const value = () =>
    random.pick([
      "true", "true", "false", "false", "maybe", "TRUE", "True", "FALSE", "1", "0", "", "yes", "no", "on", "null",
      "undefined", "%74rue", "fals%65", "true%20", "%20true", "+true", "true%0A", "true,false", "truefalse", "%22true%22",
      "tru%C3%A9",
    ]);
  const parameter = () =>
    random.pick([
      () => `archived=${value()}`, () => `archived=${value()}`, () => `archived=${value()}`, () => "archived",
      () => `Archived=${value()}`, () => `archived%5B%5D=${value()}`, () => `archived%20=${value()}`,
      () => `%61rchived=${value()}`, () => "other=x", () => "__proto__=x", () => "", () => "=", () => "=archived",
    ])();
  const count = random.pick([0, 1, 1, 1, 1, 2, 3]);
  return Array.from({ length: count }, parameter).join("&");
}

/** Returns the issues of the parts of one request, in the order in which they are found. */
function issues(...parts) {
  return parts.flatMap(([schema, input]) => {
    const result = schema.safeParse(input);
    return result.success ? [] : result.error.issues;
  });
}

const sorted = (faults) => [...new Set(faults)].sort().map((fault) => JSON.parse(fault));
const fault = (issue) => JSON.stringify([issue.path, issue.code]);

function expectation(method, path, text, contentType, found, statusOtherwise) {
  const firsts = new Map();
  for (const issue of found) {
    const place = JSON.stringify(issue.path);
    firsts.set(place, firsts.get(place) ?? issue);
  }
  return {
    method,
    path,
    ...(contentType ? { contentType } : {}),
    body: text,
    status: found.length > 0 ? 400 : statusOtherwise,
    faults: sorted(found.map(fault)),
    entries: sorted([...firsts.values()].map(fault)),
  };
}

function create(random) {
  const text = body(random, CREATE);
  const found = issues([createBody, JSON.parse(text)]);
  return expectation("POST", "/v1/interviews", text, random.pick(CONTENT_TYPES), found, 200);
}

function list(random) {
  const text = query(random);
  const path = text === "" && random.chance(0.5) ? "/v1/interviews" : `/v1/interviews?${text}`;
  return expectation("GET", path, null, null, issues([listQuery, { ...parseQuery(text) }]), 200);
}

function identified(random) {
  if (random.chance(0.4)) {
    return { id: WELL_FORMED, path: `/v1/interviews/${EXISTING}`, status: 200 };
  }
  const encoded = segment(random);
  return { id: decodeURIComponent(encoded), path: `/v1/interviews/${encoded}`, status: 404 };
}

function get(random) {
  const { id, path, status } = identified(random);
  return expectation("GET", path, null, null, issues([interviewPath, { id }]), status);
}

function update(random) {
  const { id, path, status } = identified(random);
  const text = body(random, UPDATE);
  const found = issues([interviewPath, { id }], [updateBody, JSON.parse(text)]);
  return expectation("PATCH", path, text, random.pick(CONTENT_TYPES), found, status);
}

const [seed, count] = process.argv.slice(2).map(Number);
if (!Number.isSafeInteger(seed) || !Number.isSafeInteger(count) || count < 0) {
  console.error("usage: node generate.mjs SEED COUNT");
  process.exit(2);
}
const random = new Random(seed);
const OPERATIONS = [create, create, create, update, update, update, get, list];
const lines = Array.from({ length: count }, () => `${JSON.stringify(random.pick(OPERATIONS)(random))}\n`);
process.stdout.write(lines.join(""));
