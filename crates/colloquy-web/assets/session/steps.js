// The parts of the page, of which one is shown at a time.

const STEPS = ["welcome", "check", "interview", "ended"];

export function byId(id) {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`The page has no ${id}.`);
  return element;
}

/** Shows a step, and takes the keyboard and a screen reader to its heading. */
export function show(step) {
  for (const id of STEPS) byId(id).hidden = id !== step;
  document.documentElement.dataset.step = step;
  window.scrollTo(0, 0);
  byId(`${step}-heading`).focus();
}

/** A sentence that is shown while it applies. Its place is never hidden, or a screen reader might miss what comes. */
export function say(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

export function fill(sentence, count) {
  return sentence.replace("{count}", String(count));
}
