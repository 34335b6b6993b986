// The consent step. The service stores the consent before anything else happens.

import { byId, say } from "./steps.js";

/** Resolves after consent to the audio context, or to `null` if the browser has none. */
export function consent({ slug, version, words }) {
  const form = byId("consent");
  const box = document.getElementById("agreed");
  const complaint = byId("consent-complaint");
  const button = byId("agree");
  let context = null;
  form.hidden = false;

  function complain(text) {
    // Clearing the text first makes a screen reader repeat it.
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
      // Browsers allow sound only if it starts with a user action.
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
      // The consent text was shown in the page's language.
      body: JSON.stringify({ version, language: document.documentElement.lang }),
    });
    if (response.ok) return "taken";
    return response.status >= 500 || response.status === 429 ? "failed" : "refused";
  } catch {
    return "failed";
  }
}
