// Tests what happens on the page, as the service and the invitee see it.

import assert from "node:assert/strict";
import { visit } from "./visit.mjs";

function median(numbers) {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

visit("frames of 20 ms at 16 kHz arrive in order, from the number that the service requests", {}, async (visitor, page, service) => {
  service.next = 1_000;
  await visitor.begin();
  assert.deepEqual(service.last.of("hello"), [{ type: "hello", microphone: true, next: null }]);
  assert.equal(service.last.origin, service.origin);
  await service.until("two seconds of sound", () => service.frames.length >= 120);
  assert.deepEqual(service.last.numbers, service.last.numbers.map((_, index) => 1_000 + index));
  const spans = service.frames.slice(20, 120).map(({ at }) => at);
  assert.ok(Math.abs((spans.at(-1) - spans[0]) / 99 - 20) < 3, "50 frames a second");
  const samples = service.frames.slice(20, 120).flatMap(({ pcm }) => Array.from({ length: 320 }, (_, index) => pcm.readInt16LE(2 * index)));
  const rises = samples.filter((sample, index) => index > 0 && samples[index - 1] < 0 && sample >= 0).length;
  assert.ok(Math.abs(rises - 880) < 10, `${rises} periods of 440 Hz in two seconds`);
  const loudness = Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);
  assert.ok(Math.abs(loudness - 0.3 * 0.707 * 32_767) < 700, `${loudness}`);
});

visit("the browser's own capture works too", { kind: "real" }, async (visitor, page, service) => {
  await visitor.agree();
  await page.waitForFunction(() => document.querySelector("#level").value > 20);
  await visitor.click("#start");
  await visitor.inInterview();
  await service.until("a second of sound", () => service.frames.length >= 50);
  assert.ok(service.frames.some(({ pcm }) => Math.abs(pcm.readInt16LE(0)) > 500), "the device beeps");
});

visit("speech is played, shown and reported as heard", {}, async (visitor, page, service) => {
  service.state = "speaking";
  await visitor.begin();
  const begun = performance.now();
  service.last.say(1, "Good morning.", 1_000);
  service.last.say(2, "How are you?", 400);
  await visitor.reads("#captions", "Good morning. How are you?");
  await service.until("both are heard", () => service.last.of("heard").filter(({ ended }) => ended).length === 2);
  assert.ok(performance.now() - begun > 1_300, "it takes as long as it is");
  const heard = service.last.of("heard");
  assert.deepEqual(heard.filter(({ ended }) => ended).map(({ id, ms }) => [id, ms]), [[1, 1_000], [2, 400]]);
  const first = heard.filter(({ id, ended }) => id === 1 && !ended).map(({ ms }) => ms);
  assert.ok(first.length >= 3 && first.every((ms, index) => ms <= 200 * (index + 1)), `${first}`);
  const loud = (await visitor.watched()).loudness.filter(([, loudness]) => loudness > 0.2);
  const played = loud.at(-1)[0] - loud[0][0];
  assert.ok(played > 1_200 && played < 1_700, `${played} ms were audible`);
  service.last.send({ type: "message", index: 0, role: "assistant", text: "Good morning. How are you?", final: true });
  await page.waitForFunction(() => document.querySelectorAll(".message").length === 1);
});

visit("clearing stops within a tenth of a second and reports what was heard", {}, async (visitor, page, service) => {
  service.state = "speaking";
  await visitor.begin();
  service.last.say(7, "This is a long sentence.", 5_000);
  service.last.say(8, "This is never heard.", 1_000);
  await service.until("a second is heard", () => service.last.of("heard").some(({ ms }) => ms >= 800));
  service.last.send({ type: "clear" });
  await page.waitForFunction(() => {
    const { cleared, loudness } = window.watched;
    return cleared !== null && loudness.at(-1)[0] > cleared + 400;
  });
  const { cleared, loudness } = await visitor.watched();
  const after = loudness.filter(([at, loud]) => at > cleared && loud > 0.01);
  const silence = (after.at(-1)?.[0] ?? cleared) - cleared;
  assert.ok(silence <= 100, `${silence} ms to silence`);
  await service.until("the last report of it", () => service.last.of("heard").at(-1).ms >= 800);
  const last = service.last.of("heard").at(-1);
  assert.ok(last.id === 7 && !last.ended && last.ms < 2_500, JSON.stringify(last));
});

visit("after a dropped connection the frames continue where the service is, without gaps or duplicates", {}, async (visitor, page, service) => {
  service.acknowledges = false;
  await visitor.begin();
  await service.until("a second", () => service.frames.length >= 50);
  const first = service.last;
  service.accepts = false;
  first.socket.terminate();
  await visitor.reads("#notice", "The connection is lost");
  assert.equal(await page.$eval("#panel", (panel) => panel.dataset.connection), "lost");
  // The service has lost what it had not stored.
  service.next -= 10;
  service.frames.length = service.next;
  const wanted = service.next;
  await service.until("two failed attempts", () => service.turnedAway === 2);
  service.accepts = true;
  await service.until("another connection", () => service.last !== first && service.last.of("hello").length === 1);
  assert.deepEqual(service.last.of("hello")[0], { type: "hello", microphone: true, next: 0 });
  await visitor.reads("#notice", "The connection is back");
  await service.until("what was said meanwhile", () => service.last.numbers.length >= 80);
  assert.deepEqual(service.last.numbers, service.last.numbers.map((_, index) => wanted + index));
  const gap = median(service.last.numbers.slice(0, 40).map((_, index) => service.frames[wanted + index + 1].at - service.frames[wanted + index].at));
  assert.ok(gap < 5, "what was held comes at once");
  await page.waitForFunction(() => document.querySelector("#notice").textContent === "");
});

visit("what was heard without a connection is reported afterwards", {}, async (visitor, page, service) => {
  service.state = "speaking";
  await visitor.begin();
  const first = service.last;
  first.say(1, "This is heard in a tunnel.", 900);
  first.say(2, "This is cut off.", 400, { isWhole: false });
  await service.until("it has begun", () => first.of("heard").length > 0);
  service.accepts = false;
  first.socket.terminate();
  await service.until("a failed attempt", () => service.turnedAway === 1);
  service.accepts = true;
  await service.until("it is reported", () => service.last !== first && service.last.of("heard").some(({ ended }) => ended));
  assert.deepEqual(service.last.of("heard").find(({ ended }) => ended), { type: "heard", id: 1, ms: 900, ended: true });
  service.last.say(3, "This goes on.", 200);
  await service.until("the next is heard", () => service.last.of("heard").some(({ id, ended }) => id === 3 && ended));
  assert.ok(!service.last.of("heard").some(({ id, ended }) => id === 2 && ended));
});

visit("an invitee who returns near the end of the time is notified", {}, async (visitor, page, service) => {
  service.more = { maxMs: 600_000, activeMs: 545_000 };
  await visitor.begin();
  await visitor.reads("#left", "one minute is left");
});

visit("acknowledged frames are dropped and not sent again", {}, async (visitor, page, service) => {
  await visitor.begin();
  await service.until("two acknowledgements", () => service.acknowledged >= 50);
  const first = service.last;
  const { acknowledged } = service;
  first.socket.terminate();
  await service.until("another connection", () => service.last !== first && service.last.of("hello").length === 1);
  assert.ok(service.last.of("hello")[0].next >= acknowledged);
  await service.until("more", () => service.last.numbers.length >= 50);
});

visit("when the link is opened elsewhere, this page stops, says so and can take over again", {}, async (visitor, page, service) => {
  await visitor.begin();
  service.last.send({ type: "replaced" });
  service.last.socket.close(1000);
  await visitor.step("ended");
  assert.match(await visitor.text("#ended"), /goes on elsewhere/);
  assert.deepEqual(await page.evaluate(() => window.watched.tracks.map((track) => track.readyState)), ["ended"]);
  assert.equal(service.connections.length, 1);
  await Promise.all([page.waitForNavigation(), page.click("#take-back")]);
});

visit("a rejection leads to the page that says why", {}, async (visitor, page, service) => {
  await visitor.begin();
  service.stage = "complete";
  service.last.send({ type: "refused", reason: "completed" });
  service.last.socket.close(1000);
  await visitor.reads("h1", "Thank you");
});

visit("a typed answer lost with the connection is sent again, once", {}, async (visitor, page, service) => {
  service.answersTexts = false;
  await visitor.begin();
  await visitor.click("#type");
  await page.type("#answer", "Before the tunnel");
  await visitor.click("#send");
  await service.until("it is sent", () => service.last.of("text").length === 1);
  const first = service.last;
  service.answersTexts = true;
  first.socket.terminate();
  await service.until("it is sent again", () => service.last !== first && service.last.of("text").length === 1);
  await visitor.reads("#captions", "Before the tunnel");
  const second = service.last;
  second.socket.terminate();
  await service.until("a third connection", () => service.last !== second && service.last.of("hello").length === 1);
  await service.until("sound", () => service.last.numbers.length > 10);
  assert.deepEqual(service.last.of("text"), []);
  assert.equal(service.messages.length, 1);
});

visit("invalid characters are removed from a typed answer", {}, async (visitor, page, service) => {
  await visitor.begin();
  await visitor.click("#type");
  await page.$eval("#answer", (field) => (field.value = "It \0was \ud800fine."));
  await visitor.click("#send");
  await visitor.reads("#captions", "It was \ufffdfine.");
  await page.waitForFunction(() => !document.querySelector("#answer").readOnly);
});

visit("the invitee can correct an answer", {}, async (visitor, page, service) => {
  service.messages = [{ index: 3, role: "user", text: "I have for children." }];
  await visitor.begin();
  await visitor.click(".message.user button");
  await page.$eval("#correction-3", (field) => field.select());
  await page.type("#correction-3", "I have four children.");
  await visitor.click(".message.user button[type=submit]");
  await service.until("it is corrected", () => service.last.of("correct").length === 1);
  assert.deepEqual(service.last.of("correct")[0], { type: "correct", index: 3, text: "I have four children." });
  assert.ok(service.last.of("typing").length > 0, "typing is reported meanwhile");
  await visitor.reads("#captions", "I have four children.");
  assert.equal(await page.evaluate(() => document.activeElement.textContent), "Correct");
});

visit("a text that is too long is not sent, and the page says why", {}, async (visitor, page, service) => {
  const fill = (id, text) => page.$eval(id, (field, value) => {
    field.value = value;
    field.dispatchEvent(new Event("input"));
  }, text);
  service.messages = [{ index: 3, role: "user", text: "I have four children." }];
  await visitor.begin();
  await visitor.click("#type");
  // A code point that JavaScript counts twice counts once.
  await fill("#answer", "\u{1f600}".repeat(10_001));
  await visitor.reads("#answer-complaint", "This text has 10,001 characters, and one message can hold 10,000.");
  await visitor.click("#send");
  await visitor.click(".message.user button");
  await fill("#correction-3", "x".repeat(12_345));
  await visitor.click(".message.user button[type=submit]");
  await visitor.reads("#correction-3-complaint", "12,345 characters");
  await fill("#answer", "\u{1f600}".repeat(10_000));
  await visitor.click("#send");
  await service.until("it is sent", () => service.last.of("text").length === 1);
  assert.equal([...service.last.of("text")[0].text].length, 10_000);
  assert.equal(await visitor.text("#answer-complaint"), "");
  assert.deepEqual(service.last.of("correct"), []);
});

visit("a rejected text stays in its field", {}, async (visitor, page, service) => {
  service.messages = [{ index: 3, role: "user", text: "I have four children." }];
  service.answersTexts = false;
  await visitor.begin();
  await visitor.click("#type");
  await page.type("#answer", "It was fine.");
  await visitor.click("#send");
  await service.until("it is sent", () => service.last.of("text").length === 1);
  service.last.send({ type: "rejected", request: "text", index: null, reason: "tooLong", maxCharacters: 5 });
  await page.waitForFunction(() => !document.querySelector("#answer").readOnly);
  assert.equal(await page.$eval("#answer", (field) => field.value), "It was fine.");
  await visitor.click(".message.user button");
  await page.type("#correction-3", " Five.");
  await visitor.click(".message.user button[type=submit]");
  await service.until("it is corrected", () => service.last.of("correct").length === 1);
  service.last.send({ type: "rejected", request: "correct", index: 3, reason: "tooLong", maxCharacters: 5 });
  await page.waitForFunction(() => !document.querySelector(".message.user").textContent.includes("Five"));
  const first = service.last;
  first.socket.terminate();
  await service.until("another connection", () => service.last !== first && service.last.of("hello").length === 1);
  await service.until("sound", () => service.last.numbers.length > 10);
  assert.deepEqual(service.last.of("text"), [], "what was rejected is not sent again");
});

visit("a correction that cannot be sent stays open", {}, async (visitor, page, service) => {
  service.messages = [{ index: 0, role: "user", text: "I have for children." }];
  await visitor.begin();
  await visitor.click(".message.user button");
  await page.type("#correction-0", " Four.");
  const first = service.last;
  service.accepts = false;
  first.socket.terminate();
  await visitor.reads("#notice", "lost");
  await visitor.click(".message.user button[type=submit]");
  assert.match(await page.$eval("#correction-0", (field) => field.value), /Four/);
  service.accepts = true;
  await visitor.reads("#notice", "back");
  await visitor.click(".message.user button[type=submit]");
  await service.until("it is corrected", () => service.last.of("correct").length === 1);
});

visit("muting sends silence and says so; a pause sends nothing", {}, async (visitor, page, service) => {
  await visitor.begin();
  await visitor.click("#mute");
  await service.until("it is sent", () => service.last.of("mute").length === 1);
  assert.deepEqual(service.last.of("mute")[0], { type: "mute", on: true });
  await visitor.reads("#state", "Your microphone is off");
  const from = service.frames.length + 20;
  await service.until("more frames", () => service.frames.length >= from + 10);
  assert.ok(service.frames.slice(from).every(({ pcm }) => pcm.every((byte) => byte === 0)));
  await visitor.click("#mute");
  await service.until("it is sent", () => service.last.of("mute").length === 2);
  await visitor.click("#pause");
  await service.until("it is sent", () => service.last.of("pause").length === 1);
  await visitor.reads("#state", "Paused");
  service.last.send({ type: "state", state: "listening", reason: null });
  service.last.send({ type: "state", state: "paused", reason: "invitee" });
  await visitor.reads("#pause", "Resume");
  const paused = service.frames.length;
  await new Promise((resolve) => setTimeout(resolve, 300));
  assert.equal(service.frames.length, paused);
  await visitor.click("#pause");
  await service.until("it is sent", () => service.last.of("continue").length === 1);
  service.last.send({ type: "state", state: "listening", reason: null });
  await service.until("frames again", () => service.frames.length > paused + 10);
});

visit("requests without a connection are sent once there is one", {}, async (visitor, page, service) => {
  await visitor.begin();
  const first = service.last;
  service.accepts = false;
  first.socket.terminate();
  await visitor.reads("#notice", "lost");
  await visitor.click("#pause");
  await visitor.click("#mute");
  service.accepts = true;
  await service.until("both are sent", () => service.last !== first && service.last.of("pause").length === 1 && service.last.of("mute").length === 1);
  await visitor.reads("#state", "Paused");
});

visit("notices about recognition, time and trouble are shown", {}, async (visitor, page, service) => {
  service.more = { hears: false, why: "fetching" };
  await visitor.begin();
  await visitor.reads("#notice", "still being set up");
  assert.equal(await visitor.isShown("#typing"), true);
  for (const [notice, where, words] of [
    ["again", "#notice", "not understood"],
    ["typing", "#notice", "you can type"],
    ["still_there", "#notice", "still there"],
    ["one_minute", "#left", "one minute is left"],
    ["last_answer", "#left", "last answer"],
  ]) {
    service.last.send({ type: "notice", notice });
    await visitor.reads(where, words);
  }
  service.last.send({ type: "message", index: 5, role: "user", text: "I was <i>there", typed: false, final: false });
  await visitor.reads("#interim", "I was <i>there");
  service.last.send({ type: "message", index: 5, role: "user", text: "I was there.", typed: false, final: true });
  await visitor.reads("#captions", "I was there.");
  assert.equal(await visitor.isShown("#interim"), false);
});

visit("a delay of recognition is shown until it is over", {}, async (visitor, page, service) => {
  await visitor.begin();
  service.last.send({ type: "notice", notice: "late" });
  await visitor.reads("#notice", "a little longer");
  service.last.send({ type: "notice", notice: "again" });
  await visitor.reads("#notice", "not understood");
  service.last.send({ type: "state", state: "thinking", reason: null });
  await visitor.reads("#notice", "a little longer");
  service.last.send({ type: "notice", notice: "caught_up" });
  await page.waitForFunction(() => document.getElementById("notice").textContent === "");
});

visit("a loud background is shown until it is quiet", {}, async (visitor, page, service) => {
  await visitor.begin();
  service.last.send({ type: "notice", notice: "loud" });
  await visitor.reads("#notice", "loud around you");
  // It does not give way to a delay, because the invitee can do something about it.
  service.last.send({ type: "notice", notice: "late" });
  service.last.send({ type: "message", index: 5, role: "user", text: "I was there.", typed: false, final: true });
  await visitor.reads("#captions", "I was there.");
  await visitor.reads("#notice", "loud around you");
  service.last.send({ type: "notice", notice: "quiet" });
  await visitor.reads("#notice", "a little longer");
  service.last.send({ type: "notice", notice: "caught_up" });
  await page.waitForFunction(() => document.getElementById("notice").textContent === "");
});

visit("when the browser blocks the sound, the page says so and a click allows it", {}, async (visitor, page, service) => {
  await page.evaluate(() => {
    const { resume } = AudioContext.prototype;
    window.watched.held = true;
    AudioContext.prototype.resume = function () {
      window.watched.context = this;
      return window.watched.held ? Promise.resolve() : resume.call(this);
    };
  });
  await visitor.begin();
  await page.evaluate(() => window.watched.context.suspend());
  await visitor.reads("#blocked-text", "blocking the sound");
  await page.evaluate(() => {
    window.watched.held = false;
  });
  await visitor.click("#sound-on");
  await page.waitForSelector("#blocked", { hidden: true });
});

visit("a disconnected microphone is reported, and typing replaces it", {}, async (visitor, page, service) => {
  await visitor.begin();
  await page.evaluate(() => window.watched.tracks[0].dispatchEvent(new Event("ended")));
  await visitor.reads("#notice", "The microphone was disconnected");
  assert.deepEqual([await visitor.isShown("#mute"), await visitor.isShown("#typing")], [false, true]);
});

visit("ending needs a confirmation, is sent, and turns the microphone off", {}, async (visitor, page, service) => {
  await visitor.begin();
  await visitor.click("#end");
  await visitor.click("#end-cancel");
  await visitor.click("#end");
  assert.deepEqual(service.last.of("end"), []);
  await visitor.click("#end-confirm");
  await service.until("it is sent", () => service.last.of("end").length === 1);
  service.last.send({ type: "ended", reason: "inviteeEnded" });
  service.last.socket.close(1000);
  await visitor.step("ended");
  await visitor.reads("#ended-heading", "Thank you");
  await visitor.reads("#ended-text", "You have ended");
  assert.equal(await visitor.isShown("#take-back"), false);
  assert.deepEqual(await page.evaluate(() => window.watched.tracks.map((track) => track.readyState)), ["ended"]);
  await new Promise((resolve) => setTimeout(resolve, 700));
  assert.equal(service.connections.length, 1);
});

visit("the keyboard is enough from consent to the end", {}, async (visitor, page, service) => {
  const tabTo = async (id) => {
    for (let presses = 0; presses < 30; presses += 1) {
      if ((await page.evaluate(() => document.activeElement.id)) === id) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`the keyboard does not reach ${id}`);
  };
  await tabTo("agreed");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await visitor.step("check");
  assert.equal(await page.evaluate(() => document.activeElement.id), "check-heading");
  await page.waitForSelector("#start:not([hidden])");
  await tabTo("start");
  await page.keyboard.press("Enter");
  await visitor.inInterview();
  assert.equal(await page.evaluate(() => document.activeElement.id), "interview-heading");
  for (const [id, type] of [["mute", "mute"], ["repeat", "repeat"]]) {
    await tabTo(id);
    await page.keyboard.press("Enter");
    await service.until(`${type} is told`, () => service.last.of(type).length === 1);
  }
  await tabTo("type");
  await page.keyboard.press("Enter");
  assert.equal(await page.evaluate(() => document.activeElement.id), "answer");
  await page.keyboard.type("By hand");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await visitor.reads("#captions", "By hand");
  await tabTo("end");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  assert.equal(await page.evaluate(() => document.activeElement.id), "end");
  await page.keyboard.press("Enter");
  await tabTo("end-confirm");
  await page.keyboard.press("Enter");
  await service.until("the end is sent", () => service.last.of("end").length === 1);
  service.last.send({ type: "ended", reason: "finished" });
  await visitor.step("ended");
  assert.equal(await page.evaluate(() => document.activeElement.id), "ended-heading");
});

visit("a sentence without sound is shown and not reported as heard", {}, async (visitor, page, service) => {
  await visitor.begin();
  service.last.send({ type: "speech", id: 0, text: "This is only shown.", rate: null });
  service.last.say(1, "This is heard.", 200);
  await visitor.reads("#captions", "This is only shown. This is heard.");
  await service.until("what is heard has ended", () => service.last.of("heard").some(({ ended }) => ended));
  assert.deepEqual([...new Set(service.last.of("heard").map(({ id }) => id))], [1]);
});

visit("a message of the interviewer replaces its sentences, wherever they are", {}, async (visitor, page, service) => {
  await visitor.begin();
  const say = (text) => service.last.send({ type: "speech", id: 0, text, rate: null });
  const told = (index, role, text) => service.last.send({ type: "message", index, role, text, typed: false, final: true });
  const said = () => page.$$eval("#captions .said", (all) => all.map((each) => each.textContent));
  say("How was it?");
  say("Tell me more.");
  told(0, "assistant", "How was it?");
  say("Take your time.");
  told(1, "user", "It was good.");
  say("I see.");
  told(2, "user", "Very good.");
  say("And then?");
  told(3, "assistant", "I see. And then?");
  say("This is broken off before it is heard.");
  service.last.send({ type: "clear" });
  told(4, "user", "Wait.");
  say("Of course, take your");
  service.last.send({ type: "clear" });
  told(5, "assistant", "Of course,");
  await visitor.reads("#captions", "Of course,");
  const expected = ["How was it?", "Take your time.", "It was good.", "Very good.", "I see. And then?", "Wait.", "Of course,"];
  assert.deepEqual(await said(), expected);
});

visit("an answer that arrives while its reply is spoken appears above it", {}, async (visitor, page, service) => {
  await visitor.begin();
  const say = (text) => service.last.send({ type: "speech", id: 0, text, rate: null });
  const told = (index, role, text) => service.last.send({ type: "message", index, role, text, typed: false, final: true });
  const enters = (state) => service.last.send({ type: "state", state, reason: null });
  const said = () => page.$$eval("#captions .said", (all) => all.map((each) => each.textContent));
  told(0, "assistant", "How was it?");
  enters("thinking");
  enters("speaking");
  say("I see.");
  told(1, "user", "It was good.");
  say("And then?");
  await visitor.reads("#captions", "And then?");
  assert.deepEqual(await said(), ["How was it?", "It was good.", "I see. And then?"]);
  service.messages = [["assistant", "How was it?"], ["user", "It was good."]].map(([role, text], index) => ({ index, role, text }));
  const first = service.last;
  first.socket.terminate();
  await service.until("it is back", () => service.last !== first && service.last.of("hello").length === 1);
  say("Welcome back.");
  say("How was it?");
  await visitor.reads("#captions", "Welcome back. How was it?");
  assert.deepEqual(await said(), ["How was it?", "It was good.", "Welcome back. How was it?"]);
});

visit("typing is reported now and then, and the answer may come back joined with another", {}, async (visitor, page, service) => {
  service.answersTexts = false;
  await visitor.begin();
  await visitor.click("#type");
  await page.type("#answer", "By hand");
  const told = service.last.of("typing").length;
  assert.ok(told >= 1 && told < 4, `told ${told} times`);
  await page.click("#send");
  await service.until("it is sent", () => service.last.of("text").length === 1);
  service.last.send({ type: "message", index: 0, role: "user", text: "By foot By hand", typed: true, final: true });
  await page.waitForFunction(() => document.querySelector("#answer").value === "");
});

visit("without speech recognition no microphone is requested and only typing is offered", { slug: "entyped000" }, async (visitor, page, service) => {
  service.more = { hears: false, why: "language" };
  await visitor.agree();
  assert.match(await visitor.text("#speech-unavailable"), /in this language are not understood/);
  const shown = () => Promise.all(["#asking", "#heard", "#trouble", "#start"].map((part) => visitor.isShown(part)));
  assert.deepEqual(await shown(), [false, false, false, false]);
  assert.deepEqual(await visitor.barriers(), []);
  await visitor.click("#type-instead");
  await visitor.inInterview();
  assert.deepEqual(service.last.of("hello"), [{ type: "hello", microphone: false, next: null }]);
  const offered = await Promise.all(["#typing", "#type", "#mute"].map((part) => visitor.isShown(part)));
  assert.deepEqual(offered, [true, false, false]);
  const signs = await page.$$eval(".sign g", (all) => all.filter((each) => getComputedStyle(each).display !== "none").map((each) => each.className.baseVal));
  assert.deepEqual(signs, ["if-typing"]);
  assert.equal(await visitor.text("#state"), "Your turn – please type");
  assert.deepEqual((await visitor.watched()).order, ["consent"]);
});

visit("what is spoken after the invitee's turn appears below it, once", {}, async (visitor, page, service) => {
  await visitor.begin();
  const tell = (...messages) => messages.forEach((message) => service.last.send(message));
  tell(
    { type: "message", index: 0, role: "assistant", text: "How was it?", final: true },
    { type: "speech", id: 1, text: "Take your time.", rate: null },
    { type: "state", state: "listening", reason: null },
    { type: "state", state: "thinking", reason: null },
    { type: "speech", id: 2, text: "I see.", rate: null },
    { type: "state", state: "speaking", reason: null },
    { type: "message", index: 1, role: "user", text: "It was hard.", final: true },
    { type: "speech", id: 3, text: "What was hard?", rate: null },
    { type: "message", index: 2, role: "assistant", text: "I see. What was hard?", final: true },
  );
  await visitor.reads("#captions", "I see. What was hard?");
  const said = await page.$$eval("#captions .said", (all) => all.map((each) => each.textContent));
  assert.deepEqual(said, ["How was it?", "Take your time.", "It was hard.", "I see. What was hard?"]);
});

visit("without a connection the page does not ask to speak, and an immediate attempt sends what was typed", {}, async (visitor, page, service) => {
  await visitor.begin();
  await visitor.click("#type");
  service.accepts = false;
  service.last.socket.terminate();
  await visitor.reads("#state", "Connecting");
  await visitor.reads("#notice", "What you say in the meantime is kept for half a minute.");
  await page.type("#answer", "Before the tunnel");
  await visitor.click("#send");
  await visitor.click("#try-now");
  service.accepts = true;
  const began = performance.now();
  while (service.last.of("text").length === 0) {
    assert.ok(performance.now() - began < 10_000, "it is sent");
    await page.click("#try-now").catch(() => {});
  }
  await visitor.reads("#captions", "Before the tunnel");
  await visitor.reads("#state", "Listening");
});

visit("an end without a connection is announced for later and sent", {}, async (visitor, page, service) => {
  await visitor.begin();
  service.accepts = false;
  service.last.socket.terminate();
  await visitor.reads("#notice", "lost");
  await visitor.click("#end");
  await visitor.click("#end-confirm");
  await visitor.reads("#notice", "The interview ends as soon as the connection is back.");
  service.accepts = true;
  await service.until("it is sent", () => service.last.of("end").length === 1);
  await page.evaluate(() => {
    const state = document.querySelector("#state");
    window.states = [];
    new MutationObserver(() => window.states.push(state.textContent)).observe(state, { childList: true });
  });
  service.last.send({ type: "state", state: "ended", reason: "inviteeEnded" });
  service.last.send({ type: "ended", reason: "inviteeEnded" });
  await visitor.step("ended");
  assert.ok((await page.evaluate(() => window.states)).every((text) => !text.includes("object")));
});

visit("on a small phone the send button is visible", { width: 360, height: 740 }, async (visitor, page, service) => {
  service.messages = [{ index: 0, role: "assistant", text: "How was your first week? ".repeat(14) }];
  await visitor.begin();
  await visitor.click("#type");
  const isOnTop = () => {
    const { left, top, width, height } = document.querySelector("#send").getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2)?.id === "send";
  };
  await page.waitForFunction(isOnTop);
  assert.equal(await page.evaluate(() => document.activeElement.id), "answer");
});
