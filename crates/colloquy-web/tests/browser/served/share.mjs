// A visitor fills in a share link's form in a real browser, returns, and then comes from the page of another
// site.

import { launch } from "../visitor.mjs";

const address = process.env.ADDRESS;

const browser = await launch();
const page = await browser.newPage();
page.setDefaultTimeout(60_000);
const sent = [];
page.on("request", (request) => {
  if (request.method() === "POST") sent.push(request.headers().origin ?? null);
});

/** Sends the form and returns the status and path of the response. */
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
