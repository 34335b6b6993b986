// What an invitee writes, as the service takes it.

import { fill, say } from "./steps.js";

/** The most that a message holds, in Unicode code points. */
const MOST_CHARACTERS = 10_000;

/** What the service would refuse, or not give back as it was, is left out. */
export function wellFormed(text) {
  return (text.toWellFormed?.() ?? text).replaceAll("\0", "");
}

/** Says so beside the field when its text is too long for a message, and whether it fits. */
export function fits(field, place, words) {
  const text = wellFormed(field.value).trim();
  // No text has more code points than this, and counting them takes time.
  const count = text.length <= MOST_CHARACTERS ? text.length : [...text].length;
  const isTooLong = count > MOST_CHARACTERS;
  const numbers = new Intl.NumberFormat(document.documentElement.lang);
  say(place, isTooLong ? fill(words.tooLong, numbers.format(count)) : "");
  if (isTooLong) field.setAttribute("aria-invalid", "true");
  else field.removeAttribute("aria-invalid");
  return !isTooLong;
}
