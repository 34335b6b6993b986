// The interview itself: it acts on the service's messages and sends what the invitee does.

import { Captions } from "./captions.js";
import { Connection } from "./connection.js";
import { Controls } from "./controls.js";
import { Player, SilentPlayer } from "./player.js";
import { Status } from "./status.js";
import { byId, show } from "./steps.js";

/** The remaining time below which the invitee is notified. */
const LAST_MS = 60_000;
/** The interval at which the service is notified that the invitee is typing. */
const TYPING_MS = 2_000;

export class Interview {
  #words;
  #context;
  #microphone;
  #player;
  #connection;
  #captions;
  #status;
  #controls;
  #finish;
  #state = "connecting";
  #isMuted = false;
  #isUnderstood = true;
  /** Requests of the invitee that the service may not have received yet. */
  #wantsPause = null;
  #wantsEnd = false;
  #typed = null;
  #toldTyping = -Infinity;
  #lastIndex = -1;
  #screen = null;

  constructor({ address, context, microphone, words }) {
    this.#words = words;
    this.#context = context;
    this.#microphone = microphone;
    const heard = (report) => this.#connection.heard(report);
    this.#player = context === null ? new SilentPlayer(heard) : new Player(context, heard);
    this.#connection = new Connection(address, () => this.#microphone !== null, {
      ready: (message, isAgain) => this.#ready(message, isAgain),
      message: (message) => this.#receive(message),
      sound: (id, samples) => this.#player.feed(id, samples),
      lost: (failures) => this.#lost(failures),
      full: () => this.#full(),
    });
    this.#captions = new Captions(words, {
      correct: (index, text) => this.#connection.send({ type: "correct", index, text }),
      typing: () => this.typing(),
    });
    this.#status = new Status(words, microphone !== null);
    this.#controls = new Controls(words, this);
  }

  /** Resolves, when the interview is over for this page, to the closing notice. */
  take() {
    show("interview");
    this.#offer();
    if (this.#microphone !== null) this.#listen();
    document.addEventListener("visibilitychange", () => this.#wake());
    window.addEventListener("online", () => this.#connection.retryNow());
    this.#watchSound();
    this.#wake();
    this.#connection.open();
    return new Promise((resolve) => {
      this.#finish = resolve;
    });
  }

  mute() {
    this.#isMuted = !this.#isMuted;
    this.#microphone?.mute(this.#isMuted);
    this.#connection.send({ type: "mute", on: this.#isMuted });
    this.#controls.muted(this.#isMuted);
    this.#status.muted(this.#isMuted);
  }

  /** Pauses or resumes the interview. */
  pause() {
    const isPaused = this.#state === "paused";
    this.#wantsPause = !isPaused;
    if (!isPaused) {
      this.#player.clear();
      this.#enter("paused", "invitee");
    }
    this.#connection.send({ type: isPaused ? "continue" : "pause" });
    this.#context?.resume().catch(() => {});
  }

  repeat() {
    this.#connection.send({ type: "repeat" });
  }

  /** Notifies the service of typing, so that it does not ask whether the invitee is still there. */
  typing() {
    const now = performance.now();
    if (now - this.#toldTyping < TYPING_MS) return;
    this.#toldTyping = now;
    this.#connection.send({ type: "typing" });
  }

  /** Sends a typed answer. It stays in its field until the service has it. */
  type(text) {
    this.#typed = text;
    this.#connection.send({ type: "text", text });
  }

  end() {
    this.#wantsEnd = true;
    this.#microphone?.rest(true);
    this.#player.clear();
    if (!this.#connection.send({ type: "end" })) this.#status.endsLater();
  }

  tryNow() {
    this.#connection.retryNow();
  }

  #listen() {
    this.#microphone.onframe = (frame) => this.#connection.frame(frame);
    this.#microphone.onlevel = (level) => this.#status.level(level);
    this.#microphone.onlost = () => {
      this.#microphone = null;
      this.#offer();
      this.#status.microphoneLost();
    };
  }

  #ready(message, isAgain) {
    if (isAgain) this.#status.found();
    else this.#status.begin();
    for (const each of message.messages) this.#arrives({ ...each, final: true });
    this.#captions.resume(message.messages);
    this.#microphone?.rest(this.#state === "paused" || this.#wantsEnd);
    this.#hears(message);
    if (message.maxMs !== null && message.maxMs - message.activeMs <= LAST_MS) this.#status.notice("one_minute");
    if (this.#isMuted) this.#connection.send({ type: "mute", on: true });
    if (this.#wantsEnd) this.#connection.send({ type: "end" });
    else if (this.#wantsPause !== null) this.#connection.send({ type: this.#wantsPause ? "pause" : "continue" });
    if (this.#typed !== null) this.#connection.send({ type: "text", text: this.#typed });
  }

  #hears({ hears, why }) {
    this.#isUnderstood = hears !== false;
    this.#status.hears(hears, why);
    this.#offer();
  }

  #offer() {
    this.#controls.offer(this.#microphone !== null, this.#isUnderstood);
  }

  #receive(message) {
    if (message.type === "state") this.#stateArrives(message);
    else if (message.type === "speech") {
      // A sentence without audio is only shown.
      if (message.rate !== null) this.#player.announce(message.id, message.rate);
      this.#captions.speech(message.text);
    } else if (message.type === "spoken") this.#player.complete(message.id);
    else if (message.type === "clear") {
      this.#player.clear();
      this.#captions.cut();
    } else if (message.type === "message") this.#caption(message);
    else if (message.type === "notice") this.#notice(message.notice);
    else if (message.type === "rejected") this.#rejected(message);
    else if (message.type === "ended") this.#ended(message.reason);
    else if (message.type === "replaced") this.#over(this.#words.replaced, true);
    else if (message.type === "refused") location.reload();
  }

  #stateArrives({ state, reason = null }) {
    // A state from before the request does not undo it.
    if (this.#wantsPause !== null && this.#wantsPause !== (state === "paused")) return;
    this.#wantsPause = null;
    this.#enter(state, reason);
  }

  #enter(state, reason) {
    this.#state = state;
    this.#microphone?.rest(state === "paused" || this.#wantsEnd);
    this.#status.enter(state, reason);
    this.#captions.enter(state);
    this.#controls.enter(state);
  }

  #caption(message) {
    this.#captions.message(message);
    if (message.final !== false) this.#arrives(message);
  }

  #arrives(message) {
    const isNew = message.index > this.#lastIndex;
    this.#lastIndex = Math.max(this.#lastIndex, message.index);
    if (message.role !== "user" || !isNew || this.#typed === null) return;
    // The service may join several answers into one message.
    if (message.text.includes(this.#typed)) {
      this.#typed = null;
      this.#controls.typedArrived();
    }
  }

  /** Handles a rejected text, which is not sent again unchanged. */
  #rejected({ request, index }) {
    if (request === "correct") return this.#captions.rejected(index);
    this.#typed = null;
    this.#controls.typedRejected();
  }

  #notice(notice) {
    this.#status.notice(notice);
    if (notice === "typing") this.#controls.openTyping();
  }

  #lost(failures) {
    this.#player.cutOff();
    this.#status.lost(failures, this.#connection.keepsSound && !this.#isMuted);
  }

  /** Pauses the microphone, because further sound would be lost. */
  #full() {
    this.#microphone?.rest(true);
    this.#status.enter("paused", "disconnected");
  }

  #ended(reason) {
    const { ended, endedByLimit, endedByInvitee } = this.#words;
    const notices = { maxMinutes: endedByLimit, maxResponses: endedByLimit, inviteeEnded: endedByInvitee };
    this.#over(notices[reason] ?? ended, false);
  }

  #over(notice, canTakeBack) {
    this.#connection.close();
    this.#microphone?.close();
    this.#microphone = null;
    this.#controls.close();
    if (canTakeBack) this.#player.clear();
    this.#screen?.release().catch(() => {});
    this.#screen = null;
    this.#finish({ notice, canTakeBack });
  }

  /** Keeps the phone awake, because sleep would stop the microphone. */
  async #wake() {
    if (document.visibilityState !== "visible" || byId("interview").hidden) return;
    this.#context?.resume().catch(() => {});
    try {
      this.#screen = await navigator.wakeLock.request("screen");
    } catch {
      this.#screen = null;
    }
  }

  #watchSound() {
    if (this.#context === null) return;
    const look = () => this.#status.soundBlocked(this.#context.state !== "running");
    this.#context.onstatechange = look;
    byId("sound-on").addEventListener("click", () => this.#context.resume().catch(() => {}));
    this.#context.resume().then(look, look);
    look();
  }
}
