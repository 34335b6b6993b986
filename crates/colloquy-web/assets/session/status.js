// Shows the state of the interview in words and shapes.

import { byId, say } from "./steps.js";

const FOUND_MS = 4_000;
const NOTICE_MS = 12_000;
/** The failed attempts after which more help is offered. */
const LONG = 4;

export class Status {
  #words;
  #hasMicrophone;
  #panel = byId("panel");
  #state = byId("state");
  #level = byId("voice");
  #announcement = byId("announcement");
  #isMuted = false;
  #understands = true;
  #isMicrophoneGone = false;
  #isLost = false;
  #isEnding = false;
  /** Only the first notice that is set is shown, because a phone has no room for more. */
  #notices = { connection: "", moment: "", delay: "", hearing: "" };
  #noticeTimer = null;
  #foundTimer = null;
  #shown = { state: "connecting", reason: null };

  constructor(words, hasMicrophone) {
    this.#words = words;
    this.#hasMicrophone = hasMicrophone;
    this.enter("connecting", null);
  }

  begin() {
    this.#connected("");
  }

  enter(given, reason) {
    this.#shown = { state: given, reason };
    // While the connection is lost, the page does not show that anybody speaks or listens.
    const state = this.#isLost && given !== "paused" ? "connecting" : given;
    if (state === "thinking") this.#note("moment", "");
    this.#panel.dataset.state = state;
    this.#state.textContent = this.#sentence(state, reason);
    this.#panel.toggleAttribute("data-muted", this.#isMuted);
    this.#panel.toggleAttribute("data-typing", this.#isTyped);
    this.#level.hidden = state !== "listening" || this.#isTyped || this.#isMuted;
    // Other announcements would make a screen reader speak over the interviewer.
    say(this.#announcement, state === "listening" || state === "paused" ? this.#state.textContent : "");
  }

  level(level) {
    if (!this.#level.hidden) this.#level.value = level;
  }

  muted(isMuted) {
    this.#isMuted = isMuted;
    this.enter(this.#shown.state, this.#shown.reason);
    if (isMuted) say(this.#announcement, this.#words.muted);
  }

  hears(hears, why) {
    this.#understands = hears !== false;
    if (this.#isMicrophoneGone) return;
    const reasons = { fetching: this.#words.hearsFetching, language: this.#words.hearsLanguage };
    const isMissed = this.#hasMicrophone && !this.#understands;
    this.#note("hearing", isMissed ? (reasons[why] ?? this.#words.hearsNothing) : "");
  }

  notice(name) {
    const sentences = {
      again: this.#words.notUnderstood,
      typing: this.#words.offerTyping,
      still_there: this.#words.stillThere,
      one_minute: this.#words.oneMinute,
      last_answer: this.#words.lastAnswer,
    };
    if (name === "late") return this.#note("delay", this.#words.recognitionLate);
    if (name === "caught_up") return this.#note("delay", "");
    if (name === "loud") return this.#note("surroundings", this.#words.loudBackground);
    if (name === "quiet") return this.#note("surroundings", "");
    if (sentences[name] === undefined) return;
    // Notices about the end stay.
    if (name === "one_minute" || name === "last_answer") return say(byId("left"), sentences[name]);
    clearTimeout(this.#noticeTimer);
    this.#note("moment", sentences[name]);
    this.#noticeTimer = setTimeout(() => this.#note("moment", ""), NOTICE_MS);
  }

  /** Shows a lost connection. `isKept` says whether what the invitee says meanwhile is sent later. */
  lost(failures, isKept) {
    clearTimeout(this.#foundTimer);
    const { lost, lostKept, lostLong, endsLater } = this.#words;
    const isLong = failures >= LONG;
    const sentence = isLong ? lostLong : isKept ? `${lost} ${lostKept}` : lost;
    this.#note("connection", this.#isEnding ? `${lost} ${endsLater}` : sentence);
    byId("try-now").hidden = !isLong;
    this.#panel.dataset.connection = "lost";
    if (this.#isLost) return;
    this.#isLost = true;
    this.enter(this.#shown.state, this.#shown.reason);
  }

  /** Shows that the invitee has ended the interview without a connection. */
  endsLater() {
    this.#isEnding = true;
    this.#note("connection", `${this.#words.lost} ${this.#words.endsLater}`);
  }

  found() {
    // The service reports again what is still late or loud.
    this.#note("delay", "");
    this.#note("surroundings", "");
    this.#connected(this.#words.found);
    this.#foundTimer = setTimeout(() => this.#note("connection", ""), FOUND_MS);
  }

  microphoneLost() {
    this.#hasMicrophone = false;
    this.enter(this.#shown.state, this.#shown.reason);
    this.#isMicrophoneGone = true;
    this.#note("hearing", this.#words.microphoneLost);
  }

  soundBlocked(isBlocked) {
    say(byId("blocked-text"), isBlocked ? this.#words.soundBlocked : "");
    byId("blocked").hidden = !isBlocked;
  }

  get #isTyped() {
    return !this.#hasMicrophone || !this.#understands;
  }

  #connected(sentence) {
    clearTimeout(this.#foundTimer);
    delete this.#panel.dataset.connection;
    byId("try-now").hidden = true;
    this.#note("connection", sentence);
    this.#isLost = false;
    this.enter(this.#shown.state, this.#shown.reason);
  }

  #note(kind, text) {
    this.#notices[kind] = text;
    const { connection, moment, delay, hearing, surroundings } = this.#notices;
    // What the invitee can do something about comes before what they can only wait for.
    say(byId("notice"), connection || moment || surroundings || delay || hearing);
  }

  #sentence(state, reason) {
    const words = this.#words;
    if (state === "paused" && reason === "silence") return words.pausedSilence;
    if (state === "paused" && reason === "disconnected") return words.pausedDisconnected;
    if (state === "listening" && this.#isTyped) return words.typingOnly;
    if (state === "listening" && this.#isMuted) return words.muted;
    // The closing notice has its own place.
    return state === "ended" ? "" : words[state];
  }
}
