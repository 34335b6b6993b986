// Checks the look and the accessibility of each state: on a phone and a desktop, light and dark.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Visitor, launch } from "./visitor.mjs";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

const LANGUAGES = ["en", "fr", "de", "es", "it", "pt", "nl"];

const LOOKS = [
  { look: "phone-light", width: 360, height: 740, dark: false },
  { look: "phone-dark", width: 360, height: 740, dark: true },
  { look: "desk-light", width: 1280, height: 800, dark: false },
  { look: "desk-dark", width: 1280, height: 800, dark: true },
];

const TALK = [
  { index: 0, role: "assistant", text: "Good morning, and thank you for taking the time. How was your first week?" },
  { index: 1, role: "user", text: "It was good. There was a lot to learn, and everybody helped me to find my way around." },
  { index: 2, role: "assistant", text: "What helped you most?" },
];

/** Yields each state by its name, in an order in which one leads to the next. */
async function* statesOf(visitor) {
  const { page, service } = visitor;
  yield "welcome";
  await page.click("#agree");
  await page.waitForSelector("#agreed[aria-invalid=true], #asking, #heard");
  yield "consent-missing";
  await visitor.agree();
  await page.waitForSelector("#heard:not([hidden])");
  yield "check";
  service.messages = TALK;
  await visitor.click("#start");
  await visitor.inInterview();
  await visitor.reads("#captions", "What helped you most?");
  const message = { type: "message", index: 3, role: "user", text: "The map of the", typed: false, final: false };
  service.last.send(message);
  await page.waitForSelector("#interim:not([hidden])");
  yield "listening";
  service.last.send({ ...message, text: "The map of the building.", final: true });
  for (const state of ["thinking", "speaking"]) {
    service.last.send({ type: "state", state, reason: null });
    await visitor.state(state);
    yield state;
  }
  service.last.send({ type: "state", state: "paused", reason: "silence" });
  await visitor.state("paused");
  yield "paused";
  service.last.send({ type: "state", state: "listening", reason: null });
  service.last.send({ type: "notice", notice: "one_minute" });
  service.last.send({ type: "notice", notice: "typing" });
  await page.waitForSelector("#typing:not([hidden])");
  await page.click("#mute");
  await visitor.click(".message.user button");
  await visitor.state("listening");
  yield "typing";
  await page.click("#end");
  await page.waitForSelector("#ending[open]");
  yield "ending";
  await page.click("#end-cancel");
  service.accepts = false;
  service.last.socket.terminate();
  await page.waitForSelector("#panel[data-connection=lost]");
  yield "lost";
  service.accepts = true;
  const { connections } = service;
  const { length } = connections;
  await service.until("it is back", () => connections.length > length && service.last.of("hello").length === 1);
  service.last.send({ type: "ended", reason: "finished" });
  await visitor.step("ended");
  yield "ended";
}

async function look(visitor, name, faults) {
  await visitor.picture(name);
  const overhang = await visitor.page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (overhang > 0) faults.push(`${name}: ${overhang} px too wide`);
  faults.push(...(await visitor.barriers()).map((barrier) => `${name}: ${barrier}`));
}

for (const { look: name, ...size } of LOOKS) {
  test(`every state is accessible and fits the width (${name})`, { timeout: 120_000 }, async () => {
    const visitor = await Visitor.open(browser, size);
    const faults = [];
    for await (const state of statesOf(visitor)) await look(visitor, `${name}-${state}`, faults);
    assert.deepEqual([...faults, ...(await visitor.close())], []);
  });
}

for (const kind of ["refused", "in-app"]) {
  test(`the notice without a microphone is accessible too (${kind})`, { timeout: 60_000 }, async () => {
    const visitor = await Visitor.open(browser, { kind, width: 360, height: 740 });
    await visitor.agree();
    await visitor.page.waitForSelector("#trouble:not([hidden])");
    const faults = [];
    await look(visitor, `phone-light-${kind}`, faults);
    assert.deepEqual([...faults, ...(await visitor.close())], []);
  });
}

for (const language of LANGUAGES) {
  test(`every step fits a small phone (${language})`, { timeout: 60_000 }, async () => {
    const visitor = await Visitor.open(browser, { slug: `${language}ready000`, width: 320, height: 640 });
    const faults = [];
    await look(visitor, `small-${language}-welcome`, faults);
    await visitor.agree();
    await visitor.page.waitForSelector("#heard:not([hidden])");
    await look(visitor, `small-${language}-check`, faults);
    await visitor.click("#start");
    await visitor.inInterview();
    assert.notEqual(await visitor.text("#state"), "");
    await look(visitor, `small-${language}-interview`, faults);
    assert.deepEqual([...faults, ...(await visitor.close())], []);
  });
}

test("with forced colours, everything keeps its shape", { timeout: 60_000 }, async () => {
  const visitor = await Visitor.open(browser, { width: 360, height: 740 });
  const session = await visitor.page.createCDPSession();
  const features = [
    { name: "forced-colors", value: "active" },
    { name: "prefers-reduced-motion", value: "reduce" },
  ];
  await session.send("Emulation.setEmulatedMedia", { features });
  visitor.service.messages = TALK;
  visitor.service.state = "speaking";
  await visitor.begin();
  const shown = await visitor.page.evaluate(() => {
    const { stroke, display, animationName } = getComputedStyle(document.querySelector(".if-speaking"));
    const { borderTopWidth } = getComputedStyle(document.querySelector("#mute"));
    return { stroke, display, animationName, borderTopWidth };
  });
  assert.notEqual(shown.stroke, "none");
  assert.deepEqual([shown.display, shown.animationName, shown.borderTopWidth], ["block", "none", "2px"]);
  const faults = [];
  await look(visitor, "phone-forced-speaking", faults);
  await visitor.page.click("#mute");
  await visitor.service.last.send({ type: "state", state: "listening", reason: null });
  await visitor.state("listening");
  await look(visitor, "phone-forced-muted", faults);
  assert.deepEqual([...faults, ...(await visitor.close())], []);
});

test("without a script the page says what it needs", { timeout: 60_000 }, async () => {
  const visitor = await Visitor.open(browser, { script: false, width: 360, height: 740 });
  assert.match(await visitor.text("noscript"), /needs JavaScript/);
  assert.deepEqual([await visitor.isShown("noscript section"), await visitor.isShown("#unready")], [true, false]);
  assert.equal(await visitor.isShown("#consent"), false);
  await visitor.picture("phone-light-no-script");
  assert.deepEqual(await visitor.close(), []);
});
