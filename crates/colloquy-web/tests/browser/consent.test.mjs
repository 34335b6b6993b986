// Tests how an interview begins: with consent, and with or without a microphone.

import assert from "node:assert/strict";
import { visit } from "./visit.mjs";

visit("the microphone opens only after the service has stored the consent", {}, async (visitor, page, service) => {
  await page.click("#agree");
  await visitor.reads("#consent-complaint", "tick the box");
  assert.equal(await page.$eval("#agreed", (box) => document.activeElement === box), true);
  assert.deepEqual([service.consents, (await visitor.watched()).order], [[], []]);
  await visitor.agree();
  await page.waitForSelector("#heard:not([hidden])");
  assert.deepEqual((await visitor.watched()).order, ["consent", "microphone"]);
  const version = service.consents[0]?.body.version;
  assert.match(version, /^1@[0-9a-f]{8}$/, "the text, and the name that it was shown with");
  assert.deepEqual(service.consents, [
    { body: { version, language: "en" }, origin: service.origin, path: `/i/${visitor.slug}/consent` },
  ]);
  const { audio } = (await visitor.watched()).constraints;
  assert.ok(audio.echoCancellation && audio.noiseSuppression);
  assert.equal(audio.autoGainControl, false, "the levels of voices are kept");
  assert.deepEqual(service.connections, [], "nothing is sent during the sound check");
});

visit("consent that cannot be stored opens nothing and can be repeated", {}, async (visitor, page, service) => {
  service.consentStatus = 503;
  await page.click("#agreed");
  await page.click("#agree");
  await visitor.reads("#consent-complaint", "could not be sent");
  assert.deepEqual((await visitor.watched()).order, ["consent"]);
  service.consentStatus = 204;
  await page.click("#agree");
  await visitor.step("check");
});

visit("rejected consent leads to the page that says why", {}, async (visitor, page, service) => {
  service.consentStatus = 409;
  service.stage = "complete";
  await page.click("#agreed");
  await page.click("#agree");
  await visitor.reads("h1", "Thank you");
});

visit("an invitee who has started resumes without agreeing again", { slug: "enprogress" }, async (visitor, page, service) => {
  assert.equal(await page.$("#agreed"), null);
  service.messages = [
    { index: 0, role: "assistant", text: "How was your week?" },
    { index: 1, role: "user", text: "Long." },
  ];
  await visitor.begin();
  await visitor.reads("#captions", "How was your week?");
  await visitor.reads("#captions", "Long.");
});

for (const [kind, words, canRetry] of [
  ["refused", "The microphone is not allowed", true],
  ["missing", "No microphone was found", true],
  ["busy", "cannot be used right now", true],
  ["in-app", "no microphone in this window", false],
  ["insecure", "does not allow a microphone here", false],
]) {
  visit(`without a microphone (${kind}) the page says why and offers typing`, { kind }, async (visitor, page, service) => {
    await visitor.agree();
    await visitor.reads("#trouble-heading", words);
    assert.equal(await visitor.isShown("#again"), canRetry);
    assert.equal(await page.evaluate(() => document.activeElement.id), "trouble-heading");
    await visitor.click("#type-instead");
    await visitor.inInterview();
    assert.equal(service.last.of("hello")[0].microphone, false);
    assert.equal(await visitor.isShown("#mute"), false);
    await visitor.reads("#state", "please type");
    await page.type("#answer", "I <b>type</b> this.");
    await visitor.click("#send");
    await visitor.reads("#captions", "I <b>type</b> this.");
    assert.deepEqual(service.last.of("text"), [{ type: "text", text: "I <b>type</b> this." }]);
    assert.equal(await page.$("#captions b"), null);
    await page.waitForFunction(() => document.querySelector("#answer").value === "");
    assert.deepEqual(service.frames, []);
  });
}

visit("an invitee who chooses to type has no open microphone", {}, async (visitor, page, service) => {
  await visitor.agree();
  await page.waitForSelector("#heard:not([hidden])");
  await visitor.click("#type-instead");
  await visitor.inInterview();
  assert.deepEqual(await page.evaluate(() => window.watched.tracks.map((track) => track.readyState)), ["ended"]);
  assert.equal(service.last.of("hello")[0].microphone, false);
});

visit("a microphone that opens after typing was chosen is closed at once", { kind: "slow" }, async (visitor, page, service) => {
  await visitor.agree();
  await page.waitForFunction(() => window.watched.grant !== undefined);
  await visitor.click("#type-instead");
  await visitor.inInterview();
  await page.evaluate(() => window.watched.grant());
  await page.waitForFunction(() => {
    const { tracks } = window.watched;
    return tracks.length > 0 && tracks.every((track) => track.readyState === "ended");
  });
});
