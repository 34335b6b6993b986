// A browser that can reach only this machine, and records everything that goes wrong on a page.

import { mkdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import puppeteer from "puppeteer-core";

const AXE = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export const { BASE } = process.env;
export const task = JSON.parse(process.env.TASK ?? "null");

function watch() {
  window.violations = [];
  document.addEventListener("securitypolicyviolation", (event) => {
    window.violations.push(`${event.violatedDirective} ${event.blockedURI}`);
  });
}

export class Reader {
  static async open({ width = 1280, height = 800, dark = false } = {}) {
    const reader = new Reader();
    reader.faults = [];
    reader.browser = await puppeteer.launch({
      executablePath: process.env.CHROMIUM,
      headless: true,
      args: [
        "--no-sandbox",
        "--disable-dev-shm-usage",
        "--disable-gpu",
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
      ],
    });
    const page = await reader.browser.newPage();
    reader.page = page;
    page.setDefaultTimeout(20_000);
    await page.evaluateOnNewDocument(watch);
    page.on("pageerror", (error) => reader.faults.push(`${page.url()}: ${error}`));
    page.on("console", (message) => {
      if (["error", "warn"].includes(message.type())) reader.faults.push(`${page.url()}: ${message.text()}`);
    });
    page.on("requestfailed", (request) => reader.faults.push(`${request.url()}: ${request.failure()?.errorText}`));
    page.on("request", (request) => {
      const url = request.url();
      if (!url.startsWith(`${BASE}/`) && !url.startsWith("data:")) reader.faults.push(`asked for ${url}`);
    });
    await reader.look({ width, height, dark });
    return reader;
  }

  async look({ width, height, dark }) {
    await this.page.setViewport({ width, height });
    await this.page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: dark ? "dark" : "light" }]);
  }

  async go(address) {
    await this.page.goto(`${BASE}${address}`, { waitUntil: "load" });
    await this.page.waitForSelector("#search-button:not([hidden])");
  }

  async picture(name) {
    await mkdir(process.env.PICTURES, { recursive: true });
    await this.page.screenshot({ path: path.join(process.env.PICTURES, `${name}.png`) });
  }

  /** Records the faults of the page as it is: policies, width and accessibility, or of the latter only the colours. */
  async check(name, { onlyColours = false } = {}) {
    const { page } = this;
    const options = { resultTypes: ["violations"], ...(onlyColours && { runOnly: ["color-contrast"] }) };
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overhang > 0) this.faults.push(`${name}: ${overhang} px too wide`);
    await page.evaluate(AXE);
    const found = await page.evaluate(async (options) => {
      const { violations } = await window.axe.run(document, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map((node) => node.html).join(" | ")}`);
    }, options);
    const policies = await page.evaluate(() => window.violations);
    this.faults.push(...[...found, ...policies].map((fault) => `${name}: ${fault}`));
  }

  /** Ends the visit and prints the observations and faults. */
  async close(seen = {}) {
    await this.browser.close();
    console.log(JSON.stringify({ ...seen, faults: this.faults }));
  }
}
