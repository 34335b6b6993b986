// The steps of the page, one of which is shown at a time.

const STEPS = ["welcome", "check", "interview", "ended"];

export function byId(id) {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`The page has no ${id}.`);
  return element;
}

/** Shows a step and moves the focus to its heading. */
export function show(step) {
  for (const id of STEPS) byId(id).hidden = id !== step;
  document.documentElement.dataset.step = step;
  window.scrollTo(0, 0);
  byId(`${step}-heading`).focus();
}

/** Sets a status text. Its element is never hidden, because a screen reader might then miss the change. */
export function say(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

export function fill(sentence, count) {
  return sentence.replace("{count}", String(count));
}
