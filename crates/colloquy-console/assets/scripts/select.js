// A box in the head of a table that chooses all rows of the page. Without this script it stays hidden.

const boxes = (name) => [...document.querySelectorAll(`input[type=checkbox][name="${name}"]`)];

function show(all) {
  const chosen = boxes(all.dataset.selects).map((box) => box.checked);
  all.checked = chosen.length > 0 && chosen.every(Boolean);
  all.indeterminate = !all.checked && chosen.some(Boolean);
}

function reveal(root) {
  for (const all of root.querySelectorAll("[data-selects]")) all.parentElement.hidden = false;
}

document.addEventListener("change", ({ target }) => {
  if (target.dataset.selects) for (const box of boxes(target.dataset.selects)) box.checked = target.checked;
  document.querySelectorAll("[data-selects]").forEach(show);
});

reveal(document);
document.querySelectorAll("[data-selects]").forEach(show);
// Before a page that was fetched again is compared with the one that is shown.
addEventListener("fetched", (event) => reveal(event.detail));
