// The reference: samples in one language at a time, which follow what is entered, and a form to try
// operations.

import { addCopy } from "./docs.js";
import { fill, segment } from "./samples.js";

const KEY = "colloquy-key";
const LANGUAGE = "sample-language";
const MOST_SHOWN = 200_000;

function stored(storage, name) {
  try {
    return storage().getItem(name) ?? "";
  } catch {
    return "";
  }
}

function store(storage, name, value) {
  try {
    storage().setItem(name, value);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

const tab = () => sessionStorage;
const browser = () => localStorage;

function tabs() {
  const all = [...document.querySelectorAll(".samples")];
  const choose = (language) => {
    for (const samples of all) {
      for (const sample of samples.querySelectorAll(".sample")) sample.hidden = sample.dataset.language !== language;
      for (const button of samples.querySelectorAll(".languages button")) {
        button.setAttribute("aria-pressed", String(button.dataset.language === language));
      }
    }
  };
  for (const samples of all) {
    const row = Object.assign(document.createElement("div"), { className: "languages", role: "group" });
    row.setAttribute("role", "group");
    row.setAttribute("aria-label", "Language of the sample");
    for (const sample of samples.querySelectorAll(".sample")) {
      const label = sample.querySelector(".label");
      const button = Object.assign(document.createElement("button"), { type: "button", textContent: label.textContent });
      button.dataset.language = sample.dataset.language;
      button.addEventListener("click", () => {
        choose(button.dataset.language);
        store(browser, LANGUAGE, button.dataset.language);
      });
      label.hidden = true;
      row.append(button);
    }
    samples.prepend(row);
  }
  const known = [...(all[0]?.querySelectorAll(".sample") ?? [])].map((sample) => sample.dataset.language);
  const last = stored(browser, LANGUAGE);
  choose(known.includes(last) ? last : known[0]);
}

/**
 * Returns the values of a form by their destination. A required value that is missing is replaced by its
 * example.
 */
function valuesOf(form) {
  const values = { body: "", query: "" };
  const query = new URLSearchParams();
  for (const field of form.elements) {
    const { place } = field.dataset;
    if (place === "path") values[`path:${field.name}`] = field.value || field.placeholder;
    if (place === "header") values[`header:${field.name}`] = field.value;
    if (place === "body") values.body = field.value;
    if (place === "query") values[`query:${field.name}`] = field.value;
    if (place === "query" && field.value) query.append(field.name, field.value);
  }
  values.query = query.toString();
  return values;
}

/** Returns the request that a form describes. */
function requestOf(form) {
  const values = valuesOf(form);
  const path = form.dataset.path.replace(/\{(\w+)\}/g, (_, name) => segment(values[`path:${name}`]));
  const headers = { Authorization: `Bearer ${form.querySelector("[data-place=key]").value.trim()}` };
  for (const field of form.querySelectorAll("[data-place=header]")) {
    if (field.value) headers[field.name] = field.value;
  }
  const init = { method: form.dataset.method, headers, cache: "no-store" };
  if (values.body) {
    headers["Content-Type"] = "application/json";
    init.body = values.body;
  }
  return { path: values.query ? `${path}?${values.query}` : path, init };
}

function masked(headers) {
  const hide = (name, value) => (name === "Authorization" ? `Bearer …${value.slice(-4)}` : value);
  return Object.entries(headers).map(([name, value]) => `${name}: ${hide(name, value)}`);
}

function block(label, text) {
  const name = Object.assign(document.createElement("p"), { className: "label", textContent: label });
  const code = Object.assign(document.createElement("code"), { textContent: text });
  const lines = document.createElement("pre");
  lines.tabIndex = 0;
  lines.append(code);
  const box = Object.assign(document.createElement("div"), { className: "code" });
  box.append(lines);
  addCopy(box);
  return [name, box];
}

function readable(text) {
  let shown = text;
  try {
    shown = JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    // A body that is not JSON is shown unchanged.
  }
  return shown.length > MOST_SHOWN ? `${shown.slice(0, MOST_SHOWN)}\n… (${shown.length} characters in all)` : shown;
}

async function send(form) {
  const { path, init } = requestOf(form);
  const result = form.parentElement.querySelector(".result");
  const button = form.querySelector("button:not([type])");
  const asked = [`${init.method} ${path}`, ...masked(init.headers), ...(init.body ? ["", init.body] : [])].join("\n");
  button.disabled = true;
  const begin = performance.now();
  try {
    const response = await fetch(path, init);
    const text = await response.text();
    const took = Math.round(performance.now() - begin);
    const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join("\n");
    result.dataset.status = response.status;
    result.replaceChildren(
      ...block("Request", asked),
      ...block(`Response ${response.status} ${response.statusText}, ${took} ms`, readable(text)),
      ...block("Its headers", headers),
    );
  } catch (error) {
    result.dataset.status = "none";
    result.replaceChildren(...block("Request", asked), ...block("No response", String(error)));
  } finally {
    button.disabled = false;
  }
}

function forms() {
  const keys = [...document.querySelectorAll("[data-place=key]")];
  const share = (value) => keys.forEach((key) => (key.value = value));
  share(stored(tab, KEY));
  for (const details of document.querySelectorAll(".try")) {
    const form = details.querySelector("form");
    const samples = details.parentElement.querySelector(".samples");
    form.addEventListener("input", (event) => {
      if (event.target.dataset.place === "key") {
        share(event.target.value);
        store(tab, KEY, event.target.value);
      } else {
        fill(samples, valuesOf(form));
      }
    });
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      send(form);
    });
    fill(samples, valuesOf(form));
    details.hidden = false;
  }
}

tabs();
forms();
