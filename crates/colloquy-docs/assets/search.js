// Searches the index from the service. What is typed never leaves the browser.

const MOST = 12;
const AROUND = 70;
const dialog = document.querySelector("#search");
const query = document.querySelector("#query");
const found = document.querySelector("#found");
const results = document.querySelector("#results");
let index = null;

async function load() {
  if (index) return;
  found.textContent = "One moment.";
  const response = await fetch("/docs/search.json");
  if (!response.ok) throw new Error(`the index could not be loaded (${response.status})`);
  index = await response.json();
}

function wordsOf(text) {
  return text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
}

/**
 * Returns each section's weight for a word: the whole word counts most, a longer word that begins with it
 * less.
 */
function weigh(word) {
  const weights = new Map();
  const stem = word.length > 3 && word.endsWith("s") ? word.slice(0, -1) : word;
  for (const [known, places] of index.words) {
    if (!known.startsWith(stem)) continue;
    const share = known === word ? 1 : 0.7 * (stem.length / known.length);
    for (let at = 0; at < places.length; at += 2) {
      const weight = places[at + 1] * share;
      if (weight > (weights.get(places[at]) ?? 0)) weights.set(places[at], weight);
    }
  }
  return weights;
}

/** Returns the indexes of the sections with all words, or else with any of them, by falling weight. */
function find(words) {
  const all = words.map(weigh);
  const total = new Map();
  for (const weights of all) {
    for (const [place, weight] of weights) {
      const { sum = 0, hits = 0 } = total.get(place) ?? {};
      total.set(place, { sum: sum + weight, hits: hits + 1 });
    }
  }
  const complete = [...total].filter(([, { hits }]) => hits === words.length);
  const candidates = complete.length > 0 ? complete : [...total];
  candidates.sort(([, one], [, other]) => other.hits - one.hits || other.sum - one.sum);
  return candidates.map(([place]) => place);
}

/** Returns the text around the first word, with the words marked. */
function excerpt(text, words) {
  const lower = text.toLowerCase();
  const stems = words.map((word) => (word.length > 3 && word.endsWith("s") ? word.slice(0, -1) : word));
  const first = Math.min(...stems.map((stem) => lower.indexOf(stem)).filter((place) => place >= 0), lower.length);
  const begin = first === lower.length ? 0 : Math.max(0, first - AROUND);
  const from = begin === 0 ? 0 : text.indexOf(" ", begin) + 1;
  const cut = text.slice(from, from + 3 * AROUND);
  const line = document.createElement("p");
  if (from > 0) line.append("… ");
  const pattern = new RegExp(`(${stems.join("|")})`, "giu");
  cut.split(pattern).forEach((part, place) => {
    if (place % 2 === 0) line.append(part);
    else line.append(Object.assign(document.createElement("mark"), { textContent: part }));
  });
  if (from + cut.length < text.length) line.append(" …");
  return line;
}

function row(place, words) {
  const [address, page, heading, text] = index.sections[place];
  const link = Object.assign(document.createElement("a"), { href: address });
  link.append(Object.assign(document.createElement("strong"), { textContent: heading }));
  if (page !== heading) link.append(" ", Object.assign(document.createElement("span"), { textContent: page }));
  const item = document.createElement("li");
  item.append(link, excerpt(text, words));
  return item;
}

function show() {
  if (!index) return;
  const words = wordsOf(query.value);
  const places = words.length === 0 ? [] : find(words);
  results.replaceChildren(...places.slice(0, MOST).map((place) => row(place, words)));
  const count = places.length === 1 ? "1 place" : `${places.length} places`;
  const more = places.length > MOST ? `, the first ${MOST} below` : "";
  found.textContent = words.length === 0 ? "" : places.length === 0 ? "Nothing found." : `${count}${more}.`;
}

/** Moves through the results with the up and down keys, from the field and back to it. */
function move(event) {
  const links = [query, ...results.querySelectorAll("a")];
  const place = links.indexOf(document.activeElement);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step && place >= 0) {
    event.preventDefault();
    links[Math.min(Math.max(place + step, 0), links.length - 1)].focus();
  } else if (event.key === "Enter" && document.activeElement === query) {
    event.preventDefault();
    links[1]?.click();
  }
}

query.addEventListener("input", show);
dialog.addEventListener("keydown", move);
dialog.addEventListener("click", (event) => {
  if (event.target === dialog || event.target.closest("a")) dialog.close();
});

export async function open() {
  if (!dialog.open) dialog.showModal();
  query.focus();
  query.select();
  try {
    await load();
    show();
  } catch (error) {
    found.textContent = `The search is not available: ${error.message}.`;
  }
}
