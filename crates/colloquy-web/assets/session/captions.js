// The captions of both sides. All text goes into the page as text, never as markup.

import { byId } from "./steps.js";
import { fits, wellFormed } from "./text.js";

export class Captions {
  #words;
  #actions;
  #log = byId("captions");
  #interim = byId("interim");
  #messages = new Map();
  /**
   * Entries for sentences of the interviewer that are not part of a message yet, one for each turn; the
   * newest comes last.
   */
  #spoken = [];
  /** Whether the invitee has had a turn since, so that the next sentence starts another entry. */
  #isAnotherTime = false;
  /** Whether the next sentence replies to an answer whose message may arrive later. */
  #isAnswered = false;
  /** Whether the newest entry was broken off, perhaps before any of it was heard. */
  #isCut = false;
  #lastQuestion = "";

  /** `actions` has `correct(index, text)`, which corrects an own answer, and `typing()`. */
  constructor(words, actions) {
    this.#words = words;
    this.#actions = actions;
  }

  /** Shows a sentence that is about to be heard. */
  speech(text) {
    this.#forgetCut();
    if (this.#lastQuestion.includes(text)) return;
    const isLast = this.#spoken.length > 0 && this.#spoken.at(-1).element === this.#log.lastElementChild;
    if (!isLast || this.#isAnotherTime) {
      this.#spoken.push({ ...this.#entry("assistant"), isReply: this.#isAnswered });
    }
    this.#isAnotherTime = false;
    const entry = this.#spoken.at(-1);
    entry.text = `${entry.text} ${text}`.trim();
    this.#write(entry);
  }

  enter(state) {
    if (state === "thinking") this.#isAnswered = true;
    if (state === "listening") this.#isAnswered = false;
    if (state === "thinking" || state === "listening") this.#isAnotherTime = true;
  }

  /** Marks the spoken entry as broken off. What was heard of it arrives as a message. */
  cut() {
    this.#isCut = this.#spoken.length > 0;
  }

  message({ index, role, text, typed = false, final = true }) {
    if (!final) return this.#show(role, text);
    this.#show(role, "");
    if (role === "assistant") this.#lastQuestion = text;
    else this.#forgetCut();
    const entry = this.#messages.get(index) ?? this.#spokenEntry(role, text) ?? this.#entry(role);
    Object.assign(entry, { index, text, typed });
    this.#messages.set(index, entry);
    // An update that arrives during a correction must not remove the field.
    if (!entry.isEdited) this.#write(entry);
  }

  /** Restores an answer whose correction the service has rejected. */
  rejected(index) {
    const entry = this.#messages.get(index);
    if (entry?.before === undefined) return;
    entry.text = entry.before;
    if (!entry.isEdited) this.#write(entry);
  }

  /**
   * Shows the messages after a reconnection. Other spoken sentences are in none of them, so they are removed;
   * the question is asked again.
   */
  resume(messages) {
    for (const { element } of this.#spoken) element.remove();
    this.#spoken = [];
    this.#isCut = false;
    for (const message of messages) this.message(message);
    this.#lastQuestion = "";
  }

  /** Returns the entry that showed the sentences of a message while they were spoken. */
  #spokenEntry(role, text) {
    if (role !== "assistant" || this.#spoken.length === 0) return null;
    const entry = this.#spoken.pop();
    this.#isCut = false;
    for (const earlier of this.#spoken.filter((each) => text.includes(each.text))) earlier.element.remove();
    this.#spoken = [];
    if (entry.element !== this.#log.lastElementChild) this.#log.append(entry.element);
    return entry;
  }

  /** Returns the element of what is already being spoken in reply to an invitee's message. */
  #reply(role) {
    const newest = this.#spoken.at(-1);
    return role === "user" && newest?.isReply ? newest.element : null;
  }

  #forgetCut() {
    if (!this.#isCut) return;
    this.#spoken.pop()?.element.remove();
    this.#isCut = false;
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
    if (!element.isConnected) this.#log.insertBefore(element, this.#reply(role));
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
    field.rows = 3;
    field.value = entry.text;
    const complaint = document.createElement("p");
    complaint.id = `${field.id}-complaint`;
    complaint.className = "says strong";
    complaint.setAttribute("role", "status");
    field.setAttribute("aria-describedby", complaint.id);
    label.htmlFor = field.id;
    label.textContent = this.#words.correction;
    const save = plainButton(this.#words.save, "small");
    save.type = "submit";
    const cancel = plainButton(this.#words.cancel, "quiet");
    form.append(label, field, complaint, save, cancel);
    const close = () => {
      entry.isEdited = false;
      this.#write(entry);
      entry.element.querySelector("button").focus();
    };
    cancel.addEventListener("click", close);
    field.addEventListener("input", () => {
      fits(field, complaint, this.#words);
      this.#actions.typing();
    });
    form.addEventListener("keydown", (event) => {
      if (event.key === "Escape") close();
    });
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const text = wellFormed(field.value).trim();
      if (!fits(field, complaint, this.#words)) return;
      const isChanged = text !== "" && text !== entry.text;
      // Without a connection the field stays open, to be saved later.
      if (isChanged && !this.#actions.correct(entry.index, text)) return;
      if (isChanged) Object.assign(entry, { text, before: entry.text });
      close();
    });
    entry.isEdited = true;
    entry.element.replaceChildren(form);
    field.focus();
  }

  /** Scrolls to what is said, unless the reader is further up or writing. */
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
