// An invitee who takes an interview with the real service.

import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { AXE, launch } from "../visitor.mjs";

const PATIENCE_MS = 60_000;

/**
 * Runs in the page before its own script: provides a microphone into which the test speaks, and records
 * events.
 */
function instrument(microphone) {
  window.watched = { violations: [], opened: [] };
  document.addEventListener("securitypolicyviolation", (event) => {
    window.watched.violations.push(`${event.violatedDirective} ${event.blockedURI}`);
  });
  const real = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async (constraints) => {
    window.watched.opened.push(document.querySelector("#check").hidden ? "too early" : "in the check");
    if (microphone === "device") return real(constraints);
    const context = new AudioContext();
    const destination = new MediaStreamAudioDestinationNode(context);
    window.speak = async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const buffer = await context.decodeAudioData(bytes.buffer);
      const source = new AudioBufferSourceNode(context, { buffer });
      source.connect(destination);
      const ended = new Promise((resolve) => {
        source.onended = resolve;
      });
      source.start();
      await ended;
    };
    return destination.stream;
  };
}

export class Invitee {
  /** `microphone` is `device` for the browser's own, or `spoken` for one into which the test speaks. */
  static async come(address, { microphone = "spoken" } = {}) {
    const browser = await launch();
    return Invitee.#open(browser, address, microphone, []);
  }

  /** Opens the interview in a further window of the same invitee. */
  async open(address) {
    const other = await Invitee.#open(this.browser, address, "spoken", this.faults);
    await other.agree();
    await other.click("#type-instead");
    return other;
  }

  static async #open(browser, address, microphone, faults) {
    const invitee = new Invitee();
    invitee.browser = browser;
    const page = await browser.newPage();
    invitee.page = page;
    invitee.faults = faults;
    page.setDefaultTimeout(PATIENCE_MS);
    await page.setViewport({ width: 360, height: 740 });
    await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: "light" }]);
    page.on("pageerror", (error) => invitee.faults.push(String(error)));
    page.on("request", (request) => {
      const { origin } = new URL(address);
      const isOwn = request.url().startsWith(origin) || request.url().startsWith("data:");
      if (!isOwn) invitee.faults.push(`asked for ${request.url()}`);
    });
    await page.evaluateOnNewDocument(instrument, microphone);
    await page.goto(address, { waitUntil: "load" });
    await page.waitForSelector("#consent:not([hidden])");
    return invitee;
  }

  async agree() {
    if (await this.page.$("#agreed")) await this.page.click("#agreed");
    // Sound needs a click that comes from a person.
    await this.page.click("#agree");
    await this.page.waitForSelector("#check:not([hidden])");
  }

  /**
   * Clicks a button from within the page: what happens meanwhile may move it away from under a pointer, and take
   * the focus from it.
   */
  async click(selector) {
    const button = await this.page.waitForSelector(selector, { visible: true });
    await button.evaluate((element) => element.click());
  }

  /**
   * Waits for the invitee's turn after this number of answers; returns `false` if the interview is over
   * instead.
   */
  async turn(answers) {
    const found = await this.page.waitForFunction(
      (count) => {
        if (!document.querySelector("#ended").hidden) return "ended";
        const isListening = document.querySelector("#panel").dataset.state === "listening";
        const given = document.querySelectorAll(".message.user").length;
        return isListening && given >= count ? "listening" : false;
      },
      { polling: 50 },
      answers,
    );
    return (await found.jsonValue()) === "listening";
  }

  async type(text) {
    await this.page.waitForSelector("#answer:not([readonly])", { visible: true });
    await this.page.type("#answer", text);
    await this.click("#send");
  }

  async speak(file) {
    await this.page.evaluate((base64) => window.speak(base64), (await readFile(file)).toString("base64"));
  }

  /** Returns the visible conversation: who, and what. */
  captions() {
    return this.page.$$eval("#captions .message", (all) =>
      all.map((each) => ({
        role: each.classList.contains("user") ? "user" : "assistant",
        text: each.querySelector(".said").textContent,
      })),
    );
  }

  /** Takes a screenshot of the state and records accessibility faults. */
  async look(name) {
    await mkdir(process.env.PICTURES, { recursive: true });
    // Colours in transition are not the page's final ones.
    await this.page.evaluate(() => {
      const moving = document.getAnimations().filter((one) => one instanceof CSSTransition);
      return Promise.allSettled(moving.map((one) => one.finished)).then(() => null);
    });
    await this.page.screenshot({ path: path.join(process.env.PICTURES, `${name}.png`) });
    await this.page.evaluate(AXE);
    const found = await this.page.evaluate(async () => {
      const { violations } = await window.axe.run(document, { resultTypes: ["violations"] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
    });
    this.faults.push(...found.map((fault) => `${name}: ${fault}`));
  }

  async leave() {
    const { violations, opened } = await this.page.evaluate(() => window.watched);
    await this.browser.close();
    return { opened, faults: [...this.faults, ...violations] };
  }
}

/** Takes an interview and prints the outcome for the test that has started the service. */
export async function report(take) {
  const { invitee, ...seen } = await take();
  console.log(JSON.stringify({ ...seen, ...(await invitee.leave()) }));
}
