// Sets the console up as the first person, creates a key, and checks every page on a phone, a tablet and a desktop, light
// and dark.

import { execFileSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { AXE, launch } from "../visitor.mjs";
import { editTogether, rehearse, typePrompt } from "./authoring.mjs";
import { saveArchive } from "./exports.mjs";
import { setDeadline, takeNotes } from "./notes.mjs";
import { checkFocus, checkPaper, misaligned } from "./reading.mjs";
import { playRecording } from "./transcript.mjs";

const { BASE, LINK, PICTURES, PROGRAM, TAKE_PICTURES } = process.env;
const ALL_LOOKS = [390, 768, 1440].flatMap((width) => [false, true].map((dark) => ({ width, dark })));
// Colours do not depend on the width, so one dark look is enough without pictures.
const LOOKS = ALL_LOOKS.filter(({ width, dark }) => TAKE_PICTURES || !dark || width === 1440);

await mkdir(PICTURES, { recursive: true });
const browser = await launch();
const page = await browser.newPage();
page.setDefaultTimeout(60_000);
const faults = [];
page.on("pageerror", (error) => faults.push(String(error)));
page.on("request", (request) => {
  if (!request.url().startsWith(BASE) && !request.url().startsWith("data:")) faults.push(`asked for ${request.url()}`);
});

async function check(name) {
  for (const { width, dark } of LOOKS) {
    await page.setViewport({ width, height: 900 });
    // Colours that are still changing from one look to the next would be measured halfway.
    await page.emulateMediaFeatures([
      { name: "prefers-color-scheme", value: dark ? "dark" : "light" },
      { name: "prefers-reduced-motion", value: "reduce" },
    ]);
    const look = `${name}-${width}-${dark ? "dark" : "light"}`;
    // Only colours differ between light and dark.
    const options = dark ? { runOnly: ["color-contrast"] } : {};
    const found = await page.evaluate(async (options) => {
      const { violations } = await window.axe.run(document, options);
      const wide = document.documentElement.scrollWidth > document.documentElement.clientWidth;
      const named = violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.target).join(" ")}`);
      return wide ? [...named, "scrolls sideways"] : named;
    }, options);
    found.push(...(await page.evaluate(misaligned)));
    faults.push(...found.map((fault) => `${look}: ${fault}`));
    if (!TAKE_PICTURES) continue;
    await page.evaluate(() => scrollTo(0, 0));
    await page.screenshot({ path: path.join(PICTURES, `${look}.png`), fullPage: true });
  }
}

async function look(name) {
  await page.evaluate(AXE);
  await check(name);
}

async function open(address, name) {
  await page.goto(`${BASE}${address}`, { waitUntil: "load" });
  await look(name);
}

const follow = (action) => Promise.all([page.waitForNavigation({ waitUntil: "load" }), action()]);
const click = (selector) => follow(() => page.click(selector));

// Pages run only the scripts of the service, by policy; those of the test run all the same.
await page.setBypassCSP(false);
await page.goto(LINK, { waitUntil: "load" });
await look("set-up");
await page.$eval("#organization", (field) => (field.value = ""));
await page.type("#organization", "Lovelace");
await page.type("#name", "Ada Byron");
await page.type("#email", "ada@example.org");
await page.type("#password", "password1234");
await click("main button[type=submit]");
await look("set-up-refused");
await page.type("#password", "winter in lisbon");
await follow(() => page.keyboard.press("Enter"));
await look("overview");
await page.setViewport({ width: 768, height: 900 });
const rows = await page.evaluate(() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const [organization, person, links] = [box(".org"), box(".person strong"), box(".menu > nav")];
  return { isBeside: person.top < organization.bottom && person.bottom > organization.top, height: links.height };
});
if (!rows.isBeside || rows.height > 60) faults.push(`the header of a tablet is untidy: ${JSON.stringify(rows)}`);
const organization = new URL(page.url()).pathname.replace("/overview", "");
await open(`${organization}/interviews`, "interviews");

await open(`${organization}/interviews?archived`, "interviews-none");
await page.goto(`${BASE}${organization}/interviews`);
await click("tbody a");
await look("interview");
await checkFocus({ page, faults, name: "interview" });
await click("tbody tr:last-child a");
await checkPaper({ page, faults });
await playRecording({ page, look, faults });
await takeNotes({ page, look, click, faults });
const link = await page.$(".findings a");
await link.click();
await page.waitForSelector(":target p");
const message = await page.evaluate(() => document.querySelector(":target p")?.textContent.match(/But nobody had my contract/)?.[0] ?? null);

await click(".crumbs a:last-of-type");
await click(".tabs a:nth-child(2)");
await look("results");
const searched = new URL(page.url()).pathname.replace("/results", "");
await open(`${searched}/search?q=contract`, "search");
await click(".findings a");
await look("transcript-search");
await open(`${organization}/interviews?q=nowhere`, "interviews-search-none");

await open(`${organization}/interviews/new`, "new-interview");
await typePrompt({ page, look, faults });
await page.goto(`${BASE}${organization}/interviews/new?template=churn`);
await click("button[name=preview]");
await look("new-interview-preview");
await page.goto(`${BASE}${organization}/interviews/new`);
await page.type("#prompt", "Too short");
await click(".form > .actions button[type=submit]");
await look("new-interview-refused");
await page.type("#prompt", ": ask how the training went, and what was missing.");
await click(".form > .actions button[type=submit]");
const created = new URL(page.url()).pathname;
await look("interview-created");
await rehearse({ page, look, click, interview: `${BASE}${created}`, faults });
await setDeadline({ page, look, click, interview: `${BASE}${created}`, faults });
await open(`${created}/reminders`, "reminders");
await page.type("#days1", "0");
await page.$eval("form.form", (form) => (form.noValidate = true));
await click("main .form button[type=submit]");
await look("reminders-refused");
await page.$eval("#days1", (field) => (field.value = "3"));
await click("main .form button[type=submit]");
if (!/After 3 days/.test(await page.$eval(".facts", (facts) => facts.textContent))) faults.push("the plan of reminders is not shown");
await open(`${created}/edit`, "edit-interview");
await editTogether({ page, look, click, interview: `${BASE}${created}`, faults });
await open(`${created}/share-link`, "share-link");
await checkFocus({ page, faults, name: "share-link" });
await page.click(".qr summary");
await look("share-link-code");
await page.type("#accessCode", "tulip");
await page.$eval("#maxPerDay", (field) => (field.value = "0"));
await page.$eval("form.form", (form) => (form.noValidate = true));
await click("main .form button[type=submit]");
await look("share-link-refused");
await open(`${created}/invite`, "invite");
await page.type("#people", "Ada;ada@b.example\nGrace");
await click("main .form button[type=submit]");
await look("invite-refused");
await page.$eval("#people", (field) => (field.value = "Ada;ada@b.example"));
await click("main .form button[type=submit]");
await look("interview-invited");
await open(`${created}?person=ada`, "interview-filtered");
await open(`${created}/results`, "results-none");
const file = path.join(PICTURES, "people.csv");
await writeFile(file, "Team;Vorname;Nachname;E-Mail\nA;Zoë;Byron;zoe@b.example\nB;Bob;Noone;bob@\nA;Max;Mauve;max@b.example\n");
await page.goto(`${BASE}${created}/invite`);
await (await page.$("#file")).uploadFile(file);
await click("form[enctype] button[type=submit]");
await look("people-file");
await click(".form > .actions button[type=submit]");
await page.click(".select-all input");
if (!(await page.$$eval("input[name=invitation]", (boxes) => boxes.every((box) => box.checked)))) faults.push("not all are chosen");
await page.click(".select-all input");
await page.$$eval("input[name=invitation]", (boxes) => boxes.slice(0, 2).forEach((box) => box.click()));
await page.select("#action", "cancel");
await click("#chosen button[type=submit]");
await look("interview-bulk");
// A colleague undoes it meanwhile.
await page.waitForSelector("#live:not([hidden])");
await page.evaluate(async () => {
  const boxes = [...document.querySelectorAll("#live-invitations input[name=invitation]")];
  const form = new FormData(document.querySelector("#chosen"));
  form.set("action", "reactivate");
  boxes.slice(0, 2).forEach((box) => form.append("invitation", box.value));
  boxes.at(-1).click();
  await fetch(document.querySelector("#chosen").getAttribute("action"), { method: "POST", body: new URLSearchParams(form) });
});
await page.waitForFunction(() => !/Cancelled/.test(document.querySelector("#live-invitations").textContent));
if (!(await page.$$eval("#live-invitations input[name=invitation]", (boxes) => boxes.at(-1).checked))) faults.push("an update forgets what is chosen");

await open(`${organization}/settings`, "settings");
await page.click(".clients summary");
await look("settings-client");
await browser.defaultBrowserContext().overridePermissions(BASE, ["clipboard-read", "clipboard-write"]);
await page.bringToFront();
await page.click("[data-copies=client-1]");
await page.waitForFunction(() => document.querySelector("[data-copies=client-1]").textContent === "Copied");
const client = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
if (client.mcpServers.colloquy.url !== `${BASE}/api/mcp`) faults.push("the configuration of a client is not copied");
await page.$eval("#resumeTime", (field) => (field.value = "8d"));
await click("main .form button[type=submit]");
await look("settings-refused");

await open(`${organization}/keys`, "keys");
await page.type("#label", "payroll");
await click("main > form button[type=submit]");
await look("keys-created");
const key = await page.$eval("#key", (field) => field.value);
await page.click("[data-copies=key]");
await page.waitForFunction(() => document.querySelector("[data-copies=key]").textContent === "Copied");
if ((await page.evaluate(() => navigator.clipboard.readText())) !== key) faults.push("the key is not copied");
await page.goto(`${BASE}${organization}/keys`);
await click("tbody .button.danger");
await look("key-revoke");
await click("main a.button");

await open(`${organization}/webhooks`, "webhooks-none");
await page.type("#url", "https://example.org/nowhere");
await click("main > form button[type=submit]");
await look("webhooks-created");
await click(".secret a.button");
await click(".page-head button[type=submit]");
await look("webhook");

await open(`${organization}/members`, "members");
await page.type("#email", "grace@example.org");
await click("main > form button[type=submit]");
await look("members-invited");
const invitation = await page.$eval("#link", (field) => field.value);
await page.goto(invitation);
await look("join-as-another");
const colleague = await browser.createBrowserContext();
const other = await colleague.newPage();
await other.goto(invitation);
await other.type("#name", "Grace");
await other.type("#password", "autumn in porto");
await Promise.all([other.waitForNavigation(), other.click("main button[type=submit]")]);
await open(`${organization}/members`, "members-two");
await open(`${organization}/audit-log`, "audit-log");
await open(`${organization}/data`, "data-none");
const exportOrganization = 'form[action$="/data/export.zip"] button';
await saveArchive({ browser, page, selector: exportOrganization, folder: PICTURES, faults });
await page.type("#email", "max@b.example");
await click("main form button[type=submit]");
await look("erase");
await page.click("input[name=understood]");
await click("main form button[type=submit]");
await look("data");
await open(`${organization}/data/retention`, "retention");
await page.select("#audio", "days");
await page.$eval("form.form", (form) => (form.noValidate = true));
await page.type("#audioDays", "0");
await click("main .form > .actions .button:not(.quiet)");
await look("retention-refused");
await page.$eval("#audioDays", (field) => (field.value = ""));
await page.type("#audioDays", "90");
await click("main button[name=preview]");
await look("retention-preview");
await click("main .form > .actions .button:not(.quiet)");
if ((await page.$eval("#audioDays", (field) => field.value)) !== "90") faults.push("the number of days was not saved");
await look("retention-saved");
await open("/app/account", "account");
await page.select("#language", "de");
await click("form[action$='/account/language'] button");
await look("account-german");
if ((await page.$eval("html", (html) => html.lang)) !== "de") faults.push("the account has no language");
await page.select("#language", "");
await click("form[action$='/account/language'] button");
await open("/app/nothing", "not-found");
execFileSync(PROGRAM, ["accounts", "operator", "--email", "ada@example.org"]);
await open("/app/service", "service");

// On a phone, the menu opens without a script of the page, and by keyboard.
await page.setViewport({ width: 390, height: 844 });
await page.goto(`${BASE}${organization}/interviews`);
await page.focus(".menu-button");
await page.keyboard.press("Enter");
await page.waitForSelector("#menu:popover-open");
await page.screenshot({ path: path.join(PICTURES, "menu-390.png") });
await click("#menu .plain");
const signedOut = new URL(page.url()).pathname;
await look("sign-in");
await page.setJavaScriptEnabled(false);
await click(".languages button[value=de]");
await page.setJavaScriptEnabled(true);
await page.reload();
await look("sign-in-german");
if ((await page.$eval("main button", (button) => button.textContent)) !== "Anmelden") faults.push("the page for signing in has no language");
await click(".languages button[value=en]");
await page.type("#email", "ada@example.org");
await page.type("#password", "wrong password");
await click("main button[type=submit]");
await look("sign-in-refused");
await click("main .actions a");
await look("sign-in-unavailable");
await click("main p a");
await look("forgotten-password");
await page.$eval("form", (form) => (form.noValidate = true));
await page.type("#email", "ada@");
await click("main button[type=submit]");
await look("forgotten-password-refused");
await page.$eval("#email", (field) => (field.value = "ada@example.org"));
await page.focus("#email");
await follow(() => page.keyboard.press("Enter"));
await look("forgotten-password-sent");

console.log(JSON.stringify({ faults, key, message, signedOut }));
await browser.close();
