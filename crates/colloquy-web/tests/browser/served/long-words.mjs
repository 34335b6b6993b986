// Opens the pages on which texts of people stand, with words that are wider than a page, on a phone, a tablet and a desktop.

import { mkdir } from "node:fs/promises";
import path from "node:path";
import { launch } from "../visitor.mjs";

const { BASE, LINK, PICTURES } = process.env;
await mkdir(PICTURES, { recursive: true });
const browser = await launch();
const page = await browser.newPage();
const faults = [];

async function check(address, name) {
  await page.goto(`${BASE}${address}`, { waitUntil: "load" });
  for (const width of [390, 768, 1440]) {
    for (const dark of [false, true]) {
      await page.setViewport({ width, height: 900 });
      await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: dark ? "dark" : "light" }]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      if (wide > width) faults.push(`${name} is ${wide} px wide at ${width}`);
      await page.screenshot({ path: path.join(PICTURES, `${name}-${width}-${dark ? "dark" : "light"}.png`), fullPage: true });
    }
  }
}

await page.goto(LINK, { waitUntil: "load" });
for (const [field, text] of [["organization", "Lovelace"], ["name", "Ada Byron"], ["email", "ada@example.org"], ["password", "winter in lisbon"]]) {
  await page.$eval(`#${field}`, (input) => (input.value = ""));
  await page.type(`#${field}`, text);
}
await Promise.all([page.waitForNavigation({ waitUntil: "load" }), page.keyboard.press("Enter")]);
const organization = new URL(page.url()).pathname.replace("/overview", "");
const first = async (address, selector) => {
  await page.goto(`${BASE}${address}`, { waitUntil: "load" });
  return new URL(await page.$eval(selector, (link) => link.href)).pathname;
};
const interview = await first(`${organization}/interviews`, "tbody a");
const invitation = await first(interview, "tbody a");
await check(`${organization}/overview`, "overview");
await check(`${organization}/interviews`, "interviews");
await check(interview, "interview");
await check(`${interview}?archived`, "archived");
await check(`${interview}/results`, "results");
await check(`${interview}/search?q=https`, "search");
await check(invitation, "invitation");
await check(`${invitation}/erase`, "erase");
await browser.close();
process.stdout.write(JSON.stringify({ faults }));
