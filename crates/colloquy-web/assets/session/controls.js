// The controls of the interview.

import { byId } from "./steps.js";
import { fits, wellFormed } from "./text.js";

export class Controls {
  #words;
  #actions;
  #mute = byId("mute");
  #pause = byId("pause");
  #repeat = byId("repeat");
  #typingButton = byId("type");
  #typing = byId("typing");
  #answer = byId("answer");
  #complaint = byId("answer-complaint");
  #send = byId("send");
  #ending = byId("ending");
  #isWaiting = false;

  /** `actions` has `mute`, `pause`, `repeat`, `typing`, `type`, `end` and `tryNow`. */
  constructor(words, actions) {
    this.#words = words;
    this.#actions = actions;
    this.#mute.addEventListener("click", () => actions.mute());
    this.#pause.addEventListener("click", () => actions.pause());
    this.#repeat.addEventListener("click", () => actions.repeat());
    this.#typingButton.addEventListener("click", () => this.#toggleTyping());
    this.#typing.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#submit();
    });
    this.#answer.addEventListener("input", () => {
      this.#fits();
      actions.typing();
    });
    this.#answer.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) this.#submit();
    });
    byId("end").addEventListener("click", () => this.#ending.showModal());
    byId("end-cancel").addEventListener("click", () => this.#ending.close());
    byId("end-confirm").addEventListener("click", () => {
      this.#ending.close();
      actions.end();
    });
    byId("try-now").addEventListener("click", () => actions.tryNow());
    this.muted(false);
    this.enter("connecting");
  }

  offer(hasMicrophone, isUnderstood) {
    const isTyped = !hasMicrophone || !isUnderstood;
    this.#mute.hidden = !hasMicrophone;
    // If typing is the only way to answer, the field cannot be closed.
    this.#typingButton.hidden = isTyped;
    if (isTyped) this.openTyping();
  }

  muted(isMuted) {
    this.#mute.textContent = isMuted ? this.#words.unmute : this.#words.mute;
    this.#mute.classList.toggle("is-on", isMuted);
  }

  enter(state) {
    this.#pause.textContent = state === "paused" ? this.#words.goOn : this.#words.pause;
    this.#pause.classList.toggle("is-on", state === "paused");
  }

  openTyping() {
    if (!this.#typing.hidden) return;
    this.#typing.hidden = false;
    this.#typingButton.setAttribute("aria-expanded", "true");
    // On a small phone the button would be hidden behind the controls.
    this.#send.scrollIntoView({ block: "nearest" });
  }

  /** Clears the field: the service has the typed answer. */
  typedArrived() {
    this.#answer.value = "";
    this.#wait(false);
  }

  /** Keeps a rejected answer in the field, so that the invitee can change it. */
  typedRejected() {
    this.#wait(false);
    this.#fits();
  }

  close() {
    if (this.#ending.open) this.#ending.close();
  }

  #toggleTyping() {
    if (this.#typing.hidden) {
      this.openTyping();
      this.#answer.focus({ preventScroll: true });
      return;
    }
    this.#typing.hidden = true;
    this.#typingButton.setAttribute("aria-expanded", "false");
  }

  #submit() {
    const text = wellFormed(this.#answer.value).trim();
    if (text === "" || this.#isWaiting || !this.#fits()) return;
    this.#wait(true);
    this.#actions.type(text);
  }

  #fits() {
    return fits(this.#answer, this.#complaint, this.#words);
  }

  #wait(isWaiting) {
    this.#isWaiting = isWaiting;
    this.#answer.readOnly = isWaiting;
    this.#send.setAttribute("aria-disabled", String(isWaiting));
  }
}
