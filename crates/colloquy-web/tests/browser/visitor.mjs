// A visitor with a browser whose microphone and loudspeaker can be observed.

import { mkdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import puppeteer from "puppeteer-core";
import { Service } from "./service.mjs";

export const AXE = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export function launch() {
  return puppeteer.launch({
    executablePath: process.env.CHROMIUM,
    headless: true,
    args: [
      "--no-sandbox",
      "--disable-dev-shm-usage",
      "--disable-gpu",
      "--use-fake-ui-for-media-stream",
      "--use-fake-device-for-media-stream",
    ],
  });
}

/** Runs in the page before its own script: provides a microphone with a tone and records the loudspeaker. */
function instrument(kind) {
  window.watched = { order: [], tracks: [], cleared: null, loudness: [], violations: [] };
  document.addEventListener("securitypolicyviolation", (event) => {
    window.watched.violations.push(`${event.violatedDirective} ${event.blockedURI}`);
  });
  const ask = window.fetch;
  window.fetch = async (...rest) => {
    window.watched.order.push("consent");
    return ask(...rest);
  };
  window.WebSocket = class extends WebSocket {
    constructor(...rest) {
      super(...rest);
      this.addEventListener("message", ({ data }) => {
        if (typeof data === "string" && JSON.parse(data).type === "clear") window.watched.cleared = performance.now();
      });
    }
  };
  const connect = AudioNode.prototype.connect;
  AudioNode.prototype.connect = function (target, ...rest) {
    if (target instanceof AudioDestinationNode && this instanceof AudioWorkletNode && this.numberOfInputs === 0) {
      const ear = new AnalyserNode(this.context, { fftSize: 256 });
      connect.call(this, ear);
      const samples = new Float32Array(256);
      setInterval(() => {
        ear.getFloatTimeDomainData(samples);
        const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
        window.watched.loudness.push([performance.now(), loudest]);
      }, 5);
    }
    return connect.call(this, target, ...rest);
  };
  if (kind === "insecure") Object.defineProperty(window, "isSecureContext", { value: false });
  if (kind === "insecure" || kind === "in-app") {
    Object.defineProperty(navigator, "mediaDevices", { value: undefined });
    return;
  }
  const real = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async (constraints) => {
    window.watched.order.push("microphone");
    window.watched.constraints = constraints;
    const refusal = { refused: "NotAllowedError", missing: "NotFoundError", busy: "NotReadableError" }[kind];
    if (refusal) throw new DOMException("refused by the test", refusal);
    if (kind === "slow") await new Promise((resolve) => (window.watched.grant = resolve));
    if (kind === "real") return real(constraints);
    const context = new AudioContext();
    const destination = new MediaStreamAudioDestinationNode(context);
    const tone = new OscillatorNode(context, { frequency: 440 });
    const volume = new GainNode(context, { gain: 0.3 });
    tone.connect(volume).connect(destination);
    tone.start();
    window.watched.tracks.push(...destination.stream.getTracks());
    return destination.stream;
  };
}

export class Visitor {
  static async open(browser, { kind = "tone", slug = "enready000", width = 1024, height = 768, dark = false, script = true } = {}) {
    const visitor = new Visitor();
    visitor.service = await Service.start();
    visitor.context = await browser.createBrowserContext();
    const page = await visitor.context.newPage();
    visitor.page = page;
    visitor.slug = slug;
    visitor.faults = [];
    page.setDefaultTimeout(15_000);
    await page.setJavaScriptEnabled(script);
    await page.setViewport({ width, height });
    await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: dark ? "dark" : "light" }]);
    page.on("pageerror", (error) => visitor.faults.push(String(error)));
    page.on("request", (request) => {
      const isOwn = request.url().startsWith(visitor.service.origin) || request.url().startsWith("data:");
      if (!isOwn) visitor.faults.push(`asked for ${request.url()}`);
    });
    await page.evaluateOnNewDocument(instrument, kind);
    await page.goto(`${visitor.service.origin}/i/${slug}`, { waitUntil: "load" });
    if (script) await page.waitForSelector("#consent:not([hidden])");
    return visitor;
  }

  async agree() {
    if (await this.page.$("#agreed")) await this.page.click("#agreed");
    await this.page.click("#agree");
    await this.step("check");
  }

  /** Goes through consent and the sound check into a running interview. */
  async begin() {
    await this.agree();
    await this.click("#start");
    await this.inInterview();
  }

  async inInterview() {
    await this.service.until("a connection is ready", () => this.service.last?.of("hello").length === 1);
    await this.state(this.service.state);
  }

  step(name) {
    return this.page.waitForSelector(`#${name}:not([hidden])`);
  }

  state(name) {
    return this.page.waitForSelector(`#panel[data-state="${name}"]`);
  }

  async click(selector) {
    await this.page.waitForSelector(selector, { visible: true });
    await this.page.click(selector);
  }

  text(selector) {
    return this.page.$eval(selector, (element) => element.textContent);
  }

  isShown(selector) {
    return this.page.$eval(selector, (element) => element.checkVisibility());
  }

  reads(selector, text) {
    return this.page.waitForFunction(
      (where, what) => document.querySelector(where)?.textContent.includes(what),
      {},
      selector,
      text,
    );
  }

  watched() {
    return this.page.evaluate(() => {
      const { order, cleared, loudness, constraints } = window.watched;
      return { order, cleared, loudness, constraints };
    });
  }

  async picture(name) {
    await mkdir(process.env.PICTURES, { recursive: true });
    await this.page.screenshot({ path: path.join(process.env.PICTURES, `${name}.png`) });
  }

  /** Returns the accessibility faults of the page as it is. */
  async barriers() {
    await this.page.evaluate(AXE);
    const found = await this.page.evaluate(async () => {
      const { violations } = await window.axe.run(document, { resultTypes: ["violations"] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
    });
    return found;
  }

  /** Ends the visit and reports anything that went wrong unnoticed. */
  async close() {
    const violations = await this.page.evaluate(() => window.watched?.violations ?? []).catch(() => []);
    await this.context.close();
    this.service.stop();
    return [...this.faults, ...violations, ...this.service.faults];
  }
}
