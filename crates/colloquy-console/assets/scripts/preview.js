// Shows what an interview would ask while its prompt is typed. Only the rules are asked, after a pause in the typing; a
// request that further typing has made outdated is aborted. The focus stays where it is.

const PAUSE_MS = 500;

// People who listen hear of a change only when they have stopped typing.
const QUIET_MS = 1500;

const form = document.querySelector("form[data-preview]");
const section = document.getElementById("preview");
const content = section.querySelector("[data-content]");
const status = section.querySelector("[role=status]");
let waiting;
let announcing;
let current;

function plan(pauseMs) {
  clearTimeout(waiting);
  clearTimeout(announcing);
  current?.abort();
  waiting = setTimeout(load, pauseMs);
}

function announce(text) {
  clearTimeout(announcing);
  announcing = setTimeout(() => {
    if (status.textContent !== text) status.textContent = text;
  }, QUIET_MS);
}

async function load() {
  const own = new AbortController();
  current = own;
  try {
    const body = new URLSearchParams(new FormData(form));
    const response = await fetch(form.dataset.preview, { method: "POST", body, signal: own.signal, redirect: "manual" });
    if (response.status === 429) {
      status.textContent = section.dataset.limited;
      plan(1000 * (Number(response.headers.get("retry-after")) || 60));
      return;
    }
    if (!response.ok) throw new Error(`status ${response.status}`);
    const parsed = new DOMParser().parseFromString(await response.text(), "text/html");
    if (own !== current) return;
    content.replaceChildren(...parsed.body.childNodes);
    announce(content.firstElementChild?.dataset.announcement ?? "");
  } catch (error) {
    if (error.name !== "AbortError") status.textContent = section.dataset.failed;
  }
}

section.hidden = false;
form.addEventListener("input", () => plan(PAUSE_MS));
if (content.childElementCount === 0) load();
