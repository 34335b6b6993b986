// Tries operations and checks that samples follow the entered values.

import { BASE, Reader, task } from "./browser.mjs";

const reader = await Reader.open();
const { page } = reader;
await reader.go("/docs/reference#listVoices");
await page.waitForSelector("#listVoices .try:not([hidden])");

// The samples from the service and those that the script generates are the same.
const changed = await page.evaluate(async () => {
  const served = new DOMParser().parseFromString(await (await fetch(location.pathname)).text(), "text/html");
  const code = (root) => [...root.querySelectorAll(".sample code")].map((sample) => sample.textContent);
  const [before, after] = [code(served), code(document)];
  return { samples: after.length, changed: after.filter((sample, place) => sample !== before[place]) };
});
const shownTitle = await page.evaluate(() => document.querySelector("#listVoices").getBoundingClientRect().top);

await page.click("#listVoices .try summary");
await page.type("#listVoices-key", task.key);
await page.type("#listVoices-language", "en");
await page.type("#listVoices-limit", "1");
const sampleOfVoices = await page.$eval("#listVoices [data-language=curl] code", (code) => code.textContent);
await page.click("#listVoices form > button");
await page.waitForSelector("#listVoices .result[data-status]");
const voices = await page.$eval("#listVoices .result", (result) => result.textContent);
await reader.check("a result");

await page.click("#createInterview .try summary");
await page.$eval("#createInterview-body", (field) => (field.value = ""));
await page.type("#createInterview-body", JSON.stringify({ prompt: "Ask what didn't work on their first day." }));
await page.click("#createInterview .languages [data-language=typescript]");
const sampleOfCreate = await page.$$eval("#createInterview .sample code", (codes) => codes.map((code) => code.textContent));
const shown = await page.$$eval(".sample:not([hidden])", (samples) => samples.map((sample) => sample.dataset.language));
await page.click("#createInterview form > button");
await page.waitForSelector("#createInterview .result[data-status]");
const created = await page.$eval("#createInterview .result", (result) => [result.dataset.status, result.textContent]);

const kept = await page.evaluate(() => [sessionStorage.getItem("colloquy-key"), JSON.stringify(localStorage), location.href]);
await page.reload({ waitUntil: "load" });
await page.waitForSelector("#getVoiceAudioUrl .try:not([hidden])");
const after = await page.$eval("#getVoiceAudioUrl-key", (field) => field.value);

// Without scripts the page is readable, and offers nothing that would not work.
await page.setJavaScriptEnabled(false);
await page.goto(`${BASE}/docs/reference`, { waitUntil: "load" });
const unscripted = await page.evaluate(() => {
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  return [".sample", ".try", "#search-button", "#theme-button"].map((selector) => shown(selector).length);
});
await reader.close({ unscripted, changed, shownTitle, sampleOfVoices, voices, sampleOfCreate, shown, created, kept, after, base: BASE });
