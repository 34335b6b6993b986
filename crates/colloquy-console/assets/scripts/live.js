// Keeps a page up to date: fetches it again when the service says that something has changed, and replaces the parts
// marked `data-live`. What the person has chosen and where the focus is stay. A tab that nobody sees is not connected.

const notice = document.getElementById("live");
const address = new URL(notice.dataset.live, location.href);
const RETRY_MS = 15_000;
let source = null;
let isLoading = false;
let isOutdated = false;

function connect() {
  if (source || document.hidden) return;
  source = new EventSource(address);
  source.addEventListener("open", () => (notice.hidden = false));
  source.addEventListener("change", (event) => {
    address.searchParams.set("seen", event.lastEventId);
    isOutdated = true;
    load();
  });
  // Refused, the page is as it is without scripts, until one of the person's other pages has been closed.
  source.addEventListener("error", () => {
    if (source?.readyState !== EventSource.CLOSED) return;
    disconnect();
    setTimeout(connect, RETRY_MS);
  });
}

function disconnect() {
  source?.close();
  source = null;
  notice.hidden = true;
}

async function load() {
  if (isLoading) return;
  isLoading = true;
  while (isOutdated) {
    isOutdated = false;
    try {
      const response = await fetch(location.href);
      if (!response.ok || response.redirected) {
        disconnect();
        break;
      }
      update(new DOMParser().parseFromString(await response.text(), "text/html"));
    } catch {
      // The next change tries again.
    }
  }
  isLoading = false;
}

const parts = (root) => new Map([...root.querySelectorAll("[data-live][id]")].map((part) => [part.id, part]));

// The forms of a fetched page have another id. With that of the page that is shown, parts without changes stay as they are.
function keepFormId(page) {
  const [shown, fetched] = [document, page].map((root) => root.querySelector("main").dataset.formId);
  for (const field of page.querySelectorAll("input[name=once]")) field.setAttribute("value", shown);
  for (const link of page.querySelectorAll(`a[href*="once=${fetched}"]`)) link.setAttribute("href", link.getAttribute("href").replace(fetched, shown));
}

function update(page) {
  dispatchEvent(new CustomEvent("fetched", { detail: page }));
  keepFormId(page);
  const [shown, fresh] = [parts(document), parts(page)];
  fresh.delete(notice.id);
  shown.delete(notice.id);
  if ([...shown.keys()].sort().join() !== [...fresh.keys()].sort().join()) {
    // A part has come or gone. A field that is being filled in is worth more.
    if (!document.activeElement?.matches("input, select, textarea")) location.reload();
    return;
  }
  for (const [id, part] of shown) {
    const next = fresh.get(id);
    if (part.dataset.live === "grow") grow(part, next);
    else if (part.innerHTML !== next.innerHTML) replace(part, next);
  }
}

// Adds what is new at the end, and changes texts that were corrected, so that a player keeps its messages.
function grow(part, next) {
  [...next.children].forEach((item, at) => {
    const known = part.children[at];
    if (!known) return part.append(document.importNode(item, true));
    const [text, corrected] = [known.querySelector(".text"), item.querySelector(".text")];
    if (text && corrected && text.innerHTML !== corrected.innerHTML) text.replaceWith(document.importNode(corrected, true));
  });
}

// Checkboxes keep their state in another way.
const isTyped = (field) => field.type !== "checkbox" && field.value !== field.defaultValue;

function replace(part, next) {
  const typed = new Map([...part.querySelectorAll("input[id], textarea[id]")].filter(isTyped).map((field) => [field.id, field.value]));
  const chosen = new Set([...part.querySelectorAll("input:checked")].map((box) => box.value));
  const focused = part.contains(document.activeElement) ? [...part.querySelectorAll("a, button, input, summary")].indexOf(document.activeElement) : -1;
  part.replaceChildren(...document.importNode(next, true).childNodes);
  for (const field of part.querySelectorAll("input[id], textarea[id]")) {
    if (typed.has(field.id)) field.value = typed.get(field.id);
  }
  for (const box of part.querySelectorAll("input[type=checkbox]")) box.checked = chosen.has(box.value);
  if (focused >= 0) part.querySelectorAll("a, button, input, summary")[focused]?.focus();
}

document.addEventListener("visibilitychange", () => (document.hidden ? disconnect() : connect()));
connect();
