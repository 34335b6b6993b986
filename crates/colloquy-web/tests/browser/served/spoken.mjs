// Takes a whole interview with spoken answers from files.

import { Invitee, report } from "./invitee.mjs";

const ANSWERS = JSON.parse(process.env.ANSWERS);

await report(async () => {
  const invitee = await Invitee.come(process.env.ADDRESS);
  await invitee.agree();
  await invitee.click("#start");
  let spoken = 0;
  while (await invitee.turn(spoken)) {
    if (spoken === 0) await invitee.look("served-spoken-listening");
    if (spoken === ANSWERS.length) throw new Error("There are more questions than answers.");
    await invitee.speak(ANSWERS[spoken]);
    spoken += 1;
  }
  await invitee.look("served-spoken-ended");
  return { invitee, spoken, captions: await invitee.captions() };
});
