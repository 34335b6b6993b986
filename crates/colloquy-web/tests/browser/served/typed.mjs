// Takes a whole interview with typed answers.

import { Invitee, report } from "./invitee.mjs";

const ANSWER = "The people were kind and patient, and I learned how the whole plant works.";

await report(async () => {
  const invitee = await Invitee.come(process.env.ADDRESS);
  const { page } = invitee;
  await invitee.look("served-typed-welcome");
  const expectations = await page.$$eval("#expect + ul li", (items) => items.map((item) => item.textContent));
  await invitee.agree();
  await invitee.look("served-typed-check");
  await invitee.click("#type-instead");
  const typed = [];
  while (await invitee.turn(typed.length)) {
    if (typed.length === 0) await invitee.look("served-typed-listening");
    typed.push(`${ANSWER} That was answer ${typed.length + 1}.`);
    await invitee.type(typed.at(-1));
  }
  await invitee.look("served-typed-ended");
  const heading = await page.$eval("#ended-heading", (element) => element.textContent);
  return { invitee, expectations, typed, heading, captions: await invitee.captions() };
});
