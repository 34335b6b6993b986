// The invitee agrees, which the service is told before anything else happens.

import { byId, say } from "./steps.js";

/** Resolves, once there is consent, to the context for sound, or to `null` where the browser has none. */
export function consent({ slug, version, words }) {
  const form = byId("consent");
  const box = document.getElementById("agreed");
  const complaint = byId("consent-complaint");
  const button = byId("agree");
  let context = null;
  form.hidden = false;

  function complain(text) {
    // What is said a second time is to be heard a second time.
    complaint.textContent = "";
    say(complaint, text);
  }

  return new Promise((resolve) => {
    box?.addEventListener("change", () => {
      box.removeAttribute("aria-invalid");
      say(complaint, "");
    });
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      if (button.getAttribute("aria-disabled") === "true") return;
      if (box !== null && !box.checked) {
        box.setAttribute("aria-invalid", "true");
        complain(words.consentMissing);
        box.focus();
        return;
      }
      // Browsers let a page be heard only if its sound begins with what somebody does.
      context ??= newContext();
      context?.resume().catch(() => {});
      say(complaint, "");
      button.setAttribute("aria-disabled", "true");
      const outcome = await send(slug, version);
      button.removeAttribute("aria-disabled");
      if (outcome === "taken") resolve(context);
      else if (outcome === "failed") complain(words.consentFailed);
      else location.reload();
    });
  });
}

function newContext() {
  try {
    return new AudioContext({ latencyHint: "interactive" });
  } catch {
    return null;
  }
}

async function send(slug, version) {
  try {
    const response = await fetch(`/i/${slug}/consent`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      // The text was shown in the language of the page.
      body: JSON.stringify({ version, language: document.documentElement.lang }),
    });
    if (response.ok) return "taken";
    return response.status >= 500 || response.status === 429 ? "failed" : "refused";
  } catch {
    return "failed";
  }
}
