// Searches for words with the keyboard alone and follows the results.

import { BASE, Reader, task } from "./browser.mjs";

const reader = await Reader.open();
const { page } = reader;
const led = [];
for (const words of task) {
  await reader.go("/docs");
  await page.keyboard.press("/");
  await page.waitForSelector("#search[open]");
  await page.keyboard.type(words);
  await page.waitForFunction(() => /place|Nothing/.test(document.querySelector("#found").textContent));
  const results = await page.$$eval("#results a", (links) => links.map((link) => link.getAttribute("href")));
  const marked = await page.$$eval("#results mark", (marks) => marks.map((mark) => mark.textContent.toLowerCase()));
  const told = await page.$eval("#found", (status) => status.textContent);
  if (results.length > 0) {
    await page.keyboard.press("ArrowDown");
    await Promise.all([page.waitForFunction(() => location.pathname !== "/docs"), page.keyboard.press("Enter")]);
  }
  led.push({ words, results, marked, told, address: page.url().slice(BASE.length) });
}
await reader.close({ led });
