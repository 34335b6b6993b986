// Shows times in the time zone of the reader, and takes the ones that are entered from it. Pages have them in UTC.

// In the language of the page, as it is written where the reader lives.
const { lang } = document.documentElement;
const locale = navigator.languages.find((language) => language.startsWith(lang)) ?? lang;
const written = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });

function localize(root) {
  for (const time of root.querySelectorAll("time[datetime]")) {
    const moment = new Date(time.dateTime);
    if (time.title || Number.isNaN(moment.getTime())) continue;
    time.title = time.textContent;
    time.textContent = written.format(moment);
  }
}

// As a field has it, without a zone.
function local(moment) {
  const shifted = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

// The service gets the time in UTC, in a hidden field of the same name.
function take(input) {
  const sent = document.createElement("input");
  [sent.type, sent.name] = ["hidden", input.name];
  input.removeAttribute("name");
  input.after(sent);
  if (input.value) input.value = local(new Date(`${input.value}Z`));
  const zone = document.querySelector(`label[for="${input.id}"] [data-zone]`);
  if (zone) zone.textContent = written.resolvedOptions().timeZone;
  input.form.addEventListener("submit", () => {
    sent.value = input.value && new Date(input.value).toISOString().slice(0, 16);
  });
}

localize(document);
for (const field of document.querySelectorAll("[data-own-zone]")) field.value = written.resolvedOptions().timeZone;
document.querySelectorAll("input[type=datetime-local]").forEach(take);
// Before a page that was fetched again is compared with the one that is shown.
addEventListener("fetched", (event) => localize(event.detail));
