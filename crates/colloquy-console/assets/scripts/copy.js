// Buttons that copy what stands in a field or a text. Without this script they stay hidden.

const SHOWN_MS = 2_000;

function reveal(root) {
  for (const button of root.querySelectorAll("[data-copies]")) button.hidden = false;
}

// Without HTTPS, browsers have only the older way, by what is selected.
function copySelected(source) {
  if (source.select) source.select();
  else getSelection().selectAllChildren(source);
  return document.execCommand("copy");
}

async function copy(source) {
  try {
    await navigator.clipboard.writeText(source.value ?? source.textContent);
    return true;
  } catch {
    return copySelected(source);
  }
}

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copies]");
  if (!button || button.dataset.label) return;
  if (!(await copy(document.getElementById(button.dataset.copies)))) return;
  button.dataset.label = button.textContent;
  button.textContent = button.dataset.copied;
  setTimeout(() => {
    button.textContent = button.dataset.label;
    delete button.dataset.label;
  }, SHOWN_MS);
});

reveal(document);
// Before a page that was fetched again is compared with the one that is shown.
addEventListener("fetched", (event) => reveal(event.detail));
