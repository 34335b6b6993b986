// Runs the sound check with the browser's own microphone, which beeps.

import { Invitee, report } from "./invitee.mjs";

await report(async () => {
  const invitee = await Invitee.come(process.env.ADDRESS, { microphone: "device" });
  const { page } = invitee;
  await invitee.agree();
  const levels = await page.evaluate(async () => {
    const seen = new Set();
    const meter = document.querySelector("#level");
    while (seen.size < 5 || Math.max(...seen) < 30) {
      seen.add(meter.value);
      await new Promise(requestAnimationFrame);
    }
    return [...seen];
  });
  await invitee.look("served-check");
  return { invitee, levels };
});
