// A visitor fills in the form of a share link, in a real browser; then comes again, and then by the page of another site.

import { launch } from "../visitor.mjs";

const address = process.env.ADDRESS;

const browser = await launch();
const page = await browser.newPage();
page.setDefaultTimeout(60_000);
const sent = [];
page.on("request", (request) => {
  if (request.method() === "POST") sent.push(request.headers().origin ?? null);
});

/** Sends the form and answers where that leads: the status and the path. */
async function send(button) {
  const [response] = await Promise.all([page.waitForNavigation(), page.click(button)]);
  return [response.status(), new URL(page.url()).pathname];
}

async function enter() {
  await page.goto(address);
  await page.type("#email", "ada@example.org");
  return send("main button");
}

const visits = [await enter(), await enter()];
await page.goto(`data:text/html,<form method=post action="${address}"><input name=email value="ada@example.org"><button>Send</button></form>`);
const foreign = await send("button");
console.log(JSON.stringify({ visits, foreign, sent }));
await browser.close();
