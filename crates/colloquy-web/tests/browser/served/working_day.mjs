// A first day with the service, as its people live it: the owner sets it up and invites 50 people from a file, one of them
// takes the interview in another browser while its pages show it, and colleagues come in.

import { createHmac } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { rehearse } from "./authoring.mjs";
import { saveArchive } from "./exports.mjs";
import { Invitee } from "./invitee.mjs";
import { takeNotes } from "./notes.mjs";
import { usePasskey } from "./passkeys.mjs";
import { launch } from "../visitor.mjs";

const { BASE, LINK, FOLDER, MAILS } = process.env;
const PATIENCE_MS = 60_000;
const PASSWORD = "winter in lisbon";
const ANSWERS = [
  "I had three colleagues who explained everything, and nobody had my contract.",
  "My login came two days late, so I read manuals.",
];

await mkdir(FOLDER, { recursive: true });
const faults = [];
const look = async () => {};

function expect(what, isRight, seen = "") {
  if (!isRight) faults.push(seen === "" ? what : `${what}: ${seen}`);
}

/** Waits until a reading is there. */
async function until(what, read) {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = await read();
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`waited too long: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** A browser of its own, with a page in it. */
async function person(browser, name) {
  const page = await (await browser.createBrowserContext()).newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  page.on("pageerror", (error) => faults.push(`${name}: ${error}`));
  const follow = (action) => Promise.all([page.waitForNavigation({ waitUntil: "load" }), action()]);
  const press = (selector) => page.$eval(selector, (element) => element.click());
  return {
    page,
    click: (selector) => follow(() => press(selector)),
    go: (address) => page.goto(address.startsWith("http") ? address : `${BASE}${address}`, { waitUntil: "load" }),
    text: (selector) => page.$eval(selector, (element) => element.textContent),
    shows: (selector, text) =>
      page.waitForFunction((where, what) => document.querySelector(where)?.textContent.includes(what), {}, selector, text),
  };
}

/** Receives webhooks. */
async function receiver() {
  const received = [];
  const server = createServer(async (request, response) => {
    const parts = [];
    for await (const part of request) parts.push(part);
    received.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
    response.writeHead(204).end();
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { received, url: `http://127.0.0.1:${server.address().port}/hook`, close: () => server.close() };
}

function isSigned({ headers, body }, secret) {
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  return headers["webhook-signature"].includes(createHmac("sha256", key).update(signed).digest("base64"));
}

/** Returns the text of the mail to an address, with its soft line breaks removed. */
async function mailTo(email) {
  for (const name of await readdir(MAILS)) {
    const mail = await readFile(path.join(MAILS, name), "utf8");
    if (new RegExp(`^To:.*${email}`, "m").test(mail)) return mail.replace(/=\r?\n/g, "").replaceAll("=3D", "=");
  }
  return null;
}

async function setUp(owner) {
  const { page, click, go } = owner;
  await go(LINK);
  await page.$eval("#organization", (field) => (field.value = ""));
  await page.type("#organization", "Lovelace");
  await page.type("#name", "Ada Byron");
  await page.type("#email", "ada@example.org");
  await page.type("#password", PASSWORD);
  await click("main button[type=submit]");
  return new URL(page.url()).pathname.replace("/overview", "");
}

async function createKey({ page, click, go }, organization) {
  await go(`${organization}/keys`);
  await page.type("#label", "payroll");
  await click("main > form button[type=submit]");
  const key = await page.$eval("#key", (field) => field.value);
  return (address) => fetch(`${BASE}${address}`, { headers: { authorization: `Bearer ${key}` } });
}

async function addEndpoint({ page, click, go }, organization, url) {
  await go(`${organization}/webhooks`);
  await page.type("#url", url);
  await click("main > form button[type=submit]");
  const secret = await page.$eval("#secret", (field) => field.value);
  await click(".secret a.button");
  return { secret, address: page.url() };
}

/** Invites the people of a file with 50 lines, three of which cannot be mailed. */
async function invitePeople({ page, click, go }, interview) {
  const people = Array.from({ length: 50 }, (_, at) => `Person ${at + 1};person${at + 1}@example.org`);
  people[6] = "Nameless;person7@";
  people[20] = "Twice;person1@example.org";
  people[49] = "Nobody;nobody@example@org";
  const file = path.join(FOLDER, "people.csv");
  await writeFile(file, `Name;E-Mail\n${people.join("\n")}\n`);
  await go(`${interview}/invite`);
  await (await page.$("#file")).uploadFile(file);
  await click("form[enctype] button[type=submit]");
  const lines = await page.$$eval("[aria-labelledby=lines] tbody strong", (cells) => cells.map((cell) => cell.textContent));
  expect("the faulty lines are named", lines.join() === "Line 8,Line 22,Line 51", lines);
  expect("nothing is sent before it is confirmed", (await readdir(MAILS)).length === 0);
  await click(".form > .actions button[type=submit]");
  await until("47 mails", async () => (await readdir(MAILS)).length === 47);
}

/** Takes an interview while a colleague watches its pages. */
async function beInterviewed(owner, interview) {
  const mail = await until("a mail", () => mailTo("person2@example.org"));
  const link = mail.match(/https?:\/\/[^\s"]+\/i\/[A-Za-z0-9]+/)[0];
  await owner.go(interview);
  await owner.page.waitForSelector("#live:not([hidden])");
  expect("nobody has begun", !/In progress/.test(await owner.text("#live-invitations")));
  const invitee = await Invitee.come(link);
  await invitee.agree();
  await invitee.click("#type-instead");
  await invitee.turn(0);
  await owner.shows("#live-counts", "In progress");
  const row = await owner.page.evaluateHandle(() =>
    [...document.querySelectorAll("#live-invitations tbody tr")].find((row) => row.textContent.includes("person2@example.org")),
  );
  await owner.go(await row.$eval("a", (anchor) => anchor.href));
  await owner.page.waitForSelector("#live:not([hidden])");
  for (const [at, answer] of ANSWERS.entries()) {
    expect("the interview goes on", await invitee.turn(at));
    await invitee.type(answer);
    await owner.shows("#live-transcript, main", answer);
  }
  await invitee.turn(ANSWERS.length);
  await invitee.click("#end");
  await invitee.click("#end-confirm");
  await invitee.page.waitForSelector("#ended:not([hidden])");
  await owner.shows("#live-status", "Completed");
  // The recording appears without a reload too.
  await owner.page.waitForSelector("#player[data-ready] .played", { visible: true });
  const { faults: found } = await invitee.leave();
  faults.push(...found.map((fault) => `invitee: ${fault}`));
}

/** Compares the downloads of a transcript with what REST returns. */
async function compareExports({ page }, call) {
  const address = new URL(page.url()).pathname;
  const rest = await (await call(`/v1/invitations/${address.split("/").at(-1)}`)).json();
  expect("REST has the answers", ANSWERS.every((answer) => rest.messages.some(({ content }) => content === answer)));
  const download = (format) =>
    page.evaluate(async (where) => (await fetch(where)).text(), `${address}/transcript/${format}`);
  const { messages } = JSON.parse(await download("json"));
  const contents = (list) => JSON.stringify(list.map(({ role, content }) => [role, content]));
  expect("the JSON export equals REST", contents(messages) === contents(rest.messages), contents(messages));
  for (const format of ["md", "csv", "vtt"]) {
    const file = await download(format);
    for (const answer of ANSWERS) expect(`${format} has "${answer}"`, file.includes(answer));
  }
}

async function useWebhooks({ click, go, page, shows }, { received }, { secret, address }) {
  const is = (type) => received.filter(({ body }) => JSON.parse(body).type === type);
  await until("the completed interview", () => is("interview.completed").length === 1);
  await go(address);
  await click(".page-head button[type=submit]");
  const sent = await until("the test", () => received.find(({ body }) => !JSON.parse(body).type.startsWith("interview.")));
  await go(address);
  await shows("main tbody", "Delivered");
  const [first] = is("interview.completed");
  const again = await page.$$eval("main tbody tr", (rows) =>
    rows.findIndex((row) => row.textContent.includes("interview.completed") || row.textContent.includes("completed")),
  );
  await click(`main tbody tr:nth-child(${again + 1}) form button`);
  await until("the redelivery", () => is("interview.completed").length === 2);
  const second = is("interview.completed")[1];
  expect("both have one id", first.headers["webhook-id"] === second.headers["webhook-id"]);
  for (const each of [first, second, sent]) expect("a webhook is signed", isSigned(each, secret));
}

/** Lets a colleague join as a viewer, who cannot change anything. */
async function joinAsViewer(owner, viewer, organization) {
  await owner.go(`${organization}/members`);
  await owner.page.type("#email", "grace@example.org");
  await owner.page.click("input[name=role][value=viewer]");
  await owner.click("main > form button[type=submit]");
  await viewer.go(await owner.page.$eval("#link", (field) => field.value));
  await viewer.page.type("#name", "Grace");
  await viewer.page.type("#password", "autumn in porto");
  await viewer.click("main button[type=submit]");
  expect("a viewer reads", /Lovelace/.test(await viewer.text("body")));
  await viewer.go(`${organization}/interviews`);
  expect("a viewer is offered nothing to create", !(await viewer.page.$("a[href$='/interviews/new']")));
  for (const page of ["interviews/new", "keys", "webhooks", "members", "audit-log", "data"]) {
    const { status } = await viewer.page.evaluate(async (where) => ({ status: (await fetch(where)).status }), `${organization}/${page}`);
    expect(`a viewer is refused ${page}`, status === 403, status);
  }
}

/** Signs in through the identity provider, in a browser that nobody has used. */
async function useProvider(stranger) {
  await stranger.go("/app/sign-in");
  await stranger.click("a[href='/app/sign-in/provider']");
  await stranger.shows("h1", "Overview");
  await stranger.go("/app/account");
  expect("the account is linked", /linked since/.test(await stranger.text("main")));
}

/** Signs all other browsers of the owner out. */
async function signOutEverywhere(owner, other, organization) {
  await owner.go("/app/account");
  await owner.click("form[action$='/end-others'] button");
  await other.go(`${organization}/overview`);
  expect("the other browser is signed out", new URL(other.page.url()).pathname === "/app/sign-in", other.page.url());
  await owner.go(`${organization}/overview`);
  expect("this browser stays signed in", /\/overview$/.test(owner.page.url()), owner.page.url());
}

const browser = await launch();
const hooks = await receiver();
const [owner, viewer, stranger] = [await person(browser, "owner"), await person(browser, "viewer"), await person(browser, "stranger")];
const organization = await setUp(owner);
const call = await createKey(owner, organization);
const endpoint = await addEndpoint(owner, organization, hooks.url);
await owner.go(`${organization}/interviews/new?template=onboarding`);
await owner.click(".form > .actions button[type=submit]");
const interview = new URL(owner.page.url()).pathname;
expect("the key shows the interview", (await call(`/v1/interviews/${interview.split("/").at(-1)}`)).status === 200);
await rehearse({ ...owner, look, interview: `${BASE}${interview}`, faults });
await invitePeople(owner, interview);
await beInterviewed(owner, interview);
await takeNotes({ ...owner, look, faults, message: 2, said: ANSWERS[0] });
await compareExports(owner, call);
await saveArchive({ browser, page: owner.page, selector: "a[href$='/export.zip']", folder: FOLDER, faults, files: ["manifest.json"] });
await useWebhooks(owner, hooks, endpoint);
await joinAsViewer(owner, viewer, organization);
await usePasskey({ browser, base: BASE, email: "ada@example.org", password: PASSWORD, faults });
await useProvider(stranger);
await signOutEverywhere(owner, stranger, organization);
hooks.close();
await browser.close();
console.log(JSON.stringify({ faults }));
