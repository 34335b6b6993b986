// What both sides say, to be read. Whatever anybody has written or said goes into the page as text.

import { byId } from "./steps.js";
import { fits, wellFormed } from "./text.js";

export class Captions {
  #words;
  #actions;
  #log = byId("captions");
  #interim = byId("interim");
  #messages = new Map();
  /** Sentences of the interviewer that are in no message yet, each time it spoke. The newest is the last. */
  #spoken = [];
  /** Whether it has been the invitee's turn since: what is spoken next is another time. */
  #isAnotherTime = false;
  /** Whether what is spoken next follows an answer, which may be told later. */
  #isAnswered = false;
  /** Whether the newest was broken off, and may not have been heard at all. */
  #isCut = false;
  #lastQuestion = "";

  /** `actions` has `correct(index, text)`, for what an own answer is to say instead, and `typing()`. */
  constructor(words, actions) {
    this.#words = words;
    this.#actions = actions;
  }

  /** A sentence that is about to be heard. */
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

  /** Nothing more is heard of what is spoken. What was heard of it comes as a message. */
  cut() {
    this.#isCut = this.#spoken.length > 0;
  }

  message({ index, role, text, typed = false, final = true }) {
    if (!final) return this.#show(role, text);
    this.#show(role, "");
    if (role === "assistant") this.#lastQuestion = text;
    else this.#forgetCut();
    const entry = this.#messages.get(index) ?? this.#begun(role, text) ?? this.#entry(role);
    Object.assign(entry, { index, text, typed });
    this.#messages.set(index, entry);
    // What comes while it is being corrected must not take the field away.
    if (!entry.isEdited) this.#write(entry);
  }

  /** The service does not take a correction: the answer is what it was. */
  rejected(index) {
    const entry = this.#messages.get(index);
    if (entry?.before === undefined) return;
    entry.text = entry.before;
    if (!entry.isEdited) this.#write(entry);
  }

  /** The conversation goes on after these; what was spoken besides is in none of them, and the question comes again. */
  resume(messages) {
    for (const { element } of this.#spoken) element.remove();
    this.#spoken = [];
    this.#isCut = false;
    for (const message of messages) this.message(message);
    this.#lastQuestion = "";
  }

  /** The sentences that a message of the interviewer is made of were shown while they were spoken. */
  #begun(role, text) {
    if (role !== "assistant" || this.#spoken.length === 0) return null;
    const entry = this.#spoken.pop();
    this.#isCut = false;
    for (const earlier of this.#spoken.filter((each) => text.includes(each.text))) earlier.element.remove();
    this.#spoken = [];
    if (entry.element !== this.#log.lastElementChild) this.#log.append(entry.element);
    return entry;
  }

  /** What is spoken already in reply to a message of the invitee's. */
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
      // Without a connection it stays to be saved later.
      if (isChanged && !this.#actions.correct(entry.index, text)) return;
      if (isChanged) Object.assign(entry, { text, before: entry.text });
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
