// What both sides say, to be read. Whatever anybody has written or said goes into the page as text.

import { byId } from "./steps.js";

export class Captions {
  #words;
  #correct;
  #log = byId("captions");
  #interim = byId("interim");
  #messages = new Map();
  /** Sentences of the interviewer that are in no message yet. */
  #spoken = null;
  #lastQuestion = "";

  /** `correct(index, text)` is called with what an own answer is to say instead. */
  constructor(words, correct) {
    this.#words = words;
    this.#correct = correct;
  }

  /** A sentence that is about to be heard. */
  speech(text) {
    if (this.#lastQuestion.includes(text)) return;
    this.#spoken ??= this.#entry("assistant");
    this.#spoken.text = `${this.#spoken.text} ${text}`.trim();
    this.#write(this.#spoken);
  }

  message({ index, role, text, typed = false, final = true }) {
    if (!final) return this.#show(role, text);
    this.#show(role, "");
    if (role === "assistant") this.#question(text);
    const entry = this.#messages.get(index) ?? this.#entry(role);
    Object.assign(entry, { index, text, typed });
    this.#messages.set(index, entry);
    // What comes while it is being corrected must not take the field away.
    if (!entry.isEdited) this.#write(entry);
  }

  /** Everything that has been said so far. */
  all(messages) {
    for (const message of messages) this.message(message);
  }

  #question(text) {
    this.#lastQuestion = text;
    if (this.#spoken === null) return;
    if (text.includes(this.#spoken.text) || this.#spoken.text.includes(text)) this.#spoken.element.remove();
    this.#spoken = null;
  }

  #show(role, text) {
    this.#interim.hidden = text === "";
    this.#interim.textContent = text === "" ? "" : `${this.#name(role)}: ${text} …`;
    if (text !== "") this.#scroll();
  }

  #name(role) {
    return role === "assistant" ? this.#words.interviewer : this.#words.you;
  }

  #entry(role) {
    const element = document.createElement("div");
    element.className = `message ${role}`;
    return { index: null, role, text: "", typed: false, isEdited: false, element };
  }

  #write(entry) {
    const { element, role, text, index } = entry;
    const who = document.createElement("p");
    who.className = "who";
    who.textContent = this.#name(role);
    const said = document.createElement("p");
    said.className = "said";
    said.dir = "auto";
    said.textContent = text;
    element.replaceChildren(who, said);
    if (role === "user" && index !== null) element.append(this.#correctButton(entry));
    if (!element.isConnected) this.#log.append(element);
    this.#scroll();
  }

  #correctButton(entry) {
    const button = plainButton(this.#words.correct, "quiet");
    button.addEventListener("click", () => this.#edit(entry));
    return button;
  }

  #edit(entry) {
    const form = document.createElement("form");
    const label = document.createElement("label");
    const field = document.createElement("textarea");
    field.id = `correction-${entry.index}`;
    field.dir = "auto";
    field.maxLength = 10_000;
    field.rows = 3;
    field.value = entry.text;
    label.htmlFor = field.id;
    label.textContent = this.#words.correction;
    const save = plainButton(this.#words.save, "small");
    save.type = "submit";
    const cancel = plainButton(this.#words.cancel, "quiet");
    form.append(label, field, save, cancel);
    const close = () => {
      entry.isEdited = false;
      this.#write(entry);
      entry.element.querySelector("button").focus();
    };
    cancel.addEventListener("click", close);
    form.addEventListener("keydown", (event) => {
      if (event.key === "Escape") close();
    });
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const text = field.value.trim();
      const isChanged = text !== "" && text !== entry.text;
      // Without a connection it stays to be saved later.
      if (isChanged && !this.#correct(entry.index, text)) return;
      if (isChanged) entry.text = text;
      close();
    });
    entry.isEdited = true;
    entry.element.replaceChildren(form);
    field.focus();
  }

  /** Follows what is said, unless somebody is reading further up or writing. */
  #scroll() {
    const page = document.documentElement;
    const isNearEnd = page.scrollHeight - page.scrollTop - page.clientHeight < 400;
    if (isNearEnd && !this.#log.contains(document.activeElement)) page.scrollTop = page.scrollHeight;
  }
}

function plainButton(text, className) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = className;
  button.textContent = text;
  return button;
}
