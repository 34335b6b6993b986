// Uses the controls: a break, the question again, a correction, another window, an early end.

import { Invitee, report } from "./invitee.mjs";

await report(async () => {
  const invitee = await Invitee.come(process.env.ADDRESS);
  const { page } = invitee;
  const reaches = (state) => page.waitForSelector(`#panel[data-state=${state}]`);
  await invitee.agree();
  await invitee.click("#type-instead");
  await reaches("speaking");
  await invitee.click("#pause");
  await reaches("paused");
  await invitee.look("served-controls-paused");
  await invitee.click("#pause");
  await invitee.turn(0);
  await invitee.click("#repeat");
  await reaches("speaking");
  await invitee.turn(0);
  await invitee.type("I was their.");
  await invitee.turn(1);
  // What is said meanwhile may move the page under the pointer.
  await page.$eval(".message.user button", (button) => button.click());
  await page.$eval(".message.user form", (form) => {
    form.querySelector("textarea").value = "I was there.";
    form.requestSubmit();
  });
  const other = await invitee.open(process.env.ADDRESS);
  // A page in the background does not draw, so it is asked by its timer.
  await page.waitForFunction(() => !document.querySelector("#ended").hidden, { polling: 100 });
  const replaced = await page.$eval("#ended-heading", (element) => element.textContent);
  await invitee.look("served-controls-replaced");
  await other.page.bringToFront();
  await other.page.waitForFunction(() => document.querySelector("#captions").textContent.includes("I was there."));
  await other.turn(1);
  await other.click("#end");
  await other.click("#end-confirm");
  await other.page.waitForSelector("#ended:not([hidden])");
  const ended = await other.page.$eval("#ended-text", (element) => element.textContent);
  await other.page.reload();
  const again = await other.page.$eval("h1", (element) => element.textContent);
  const follows = async (selector) => {
    await Promise.all([other.page.waitForNavigation(), other.page.click(selector)]);
    return other.page.$eval("h1", (element) => element.textContent);
  };
  const question = await follows("a[href$='/withdraw']");
  const withdrawn = await follows("form button");
  return { invitee, replaced, ended, again, question, withdrawn };
});
