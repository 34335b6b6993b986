// The page of an interview, step by step: consent, sound check, interview, end.

import { check } from "./check.js";
import { consent } from "./consent.js";
import { Interview } from "./interview.js";
import { byId, show } from "./steps.js";

const { slug, version, asksTimeZone, words } = JSON.parse(byId("session").textContent);

/** Loads the sound modules and returns the context, or `null` if the browser cannot use them. */
async function sound(context) {
  if (context === null || context.audioWorklet === undefined) return null;
  try {
    await context.audioWorklet.addModule(new URL("./sound.js", import.meta.url));
    return context;
  } catch {
    return null;
  }
}

async function begin() {
  const context = await sound(await consent({ slug, version, words }));
  const microphone = await check({ context, words });
  const address = new URL(`/i/${slug}/session`, location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  const ended = await new Interview({ address, context, microphone, words }).take();
  finish(ended);
}

function finish({ notice, canTakeBack }) {
  byId("ended-heading").textContent = notice.heading;
  byId("ended-text").textContent = notice.text;
  // Who has only moved to another page of the interview has not finished it.
  document.getElementById("own-words")?.toggleAttribute("hidden", canTakeBack);
  const button = byId("take-back");
  button.hidden = !canTakeBack;
  button.textContent = words.takeBack;
  button.addEventListener("click", () => location.reload());
  show("ended");
}

// A page restored from the browser's cache has lost its microphone and its connection.
window.addEventListener("pageshow", (event) => {
  if (event.persisted) location.reload();
});

if (asksTimeZone) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  navigator.sendBeacon(`/i/${slug}/time-zone`, new URLSearchParams({ zone }));
}
byId("unready").remove();
begin();
