// The functions of every page: colours, copying, the marked contents, and the search.

const THEMES = ["system", "light", "dark"];

function themes() {
  const button = document.querySelector("#theme-button");
  const root = document.documentElement;
  const show = () => {
    const theme = root.dataset.theme ?? "system";
    button.textContent = { system: "Auto", light: "Light", dark: "Dark" }[theme];
    button.setAttribute("aria-label", `${button.textContent} colours`);
  };
  button.addEventListener("click", () => {
    const next = THEMES[(THEMES.indexOf(root.dataset.theme ?? "system") + 1) % THEMES.length];
    if (next === "system") delete root.dataset.theme;
    else root.dataset.theme = next;
    try {
      localStorage.setItem("theme", next);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
    show();
  });
  show();
  button.hidden = false;
}

/** Returns the text to copy from a block: of a console, only the commands. */
function textOf(code) {
  const text = code.textContent;
  if (code.dataset.language !== "console") return text;
  const lines = text.split("\n");
  const isCommand = (line, place) => line.startsWith("$ ") || (place > 0 && lines[place - 1].endsWith("\\"));
  const commands = lines.filter(isCommand);
  return commands.length === 0 ? text : commands.map((line) => line.replace(/^\$ /, "")).join("\n");
}

export function addCopy(block) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "copy";
  button.textContent = "Copy";
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(textOf(block.querySelector("code")));
      button.textContent = "Copied";
    } catch {
      getSelection().selectAllChildren(block.querySelector("code"));
      button.textContent = "Selected";
    }
    setTimeout(() => {
      button.textContent = "Copy";
    }, 2000);
  });
  block.append(button);
}

/** Marks the reader's position in the links to the page's sections. */
function follow() {
  const links = new Map();
  for (const link of document.querySelectorAll(".beside a, .operations a")) {
    const target = document.getElementById(link.hash.slice(1));
    if (target) links.set(target, link);
  }
  if (links.size === 0) return;
  const targets = [...links.keys()];
  let shown = null;
  let isWaiting = false;
  const mark = () => {
    isWaiting = false;
    const above = targets.filter((target) => target.getBoundingClientRect().top < 130);
    const link = links.get(above.at(-1) ?? targets[0]);
    if (link === shown) return;
    shown?.removeAttribute("aria-current");
    link.setAttribute("aria-current", "true");
    shown = link;
    const side = link.closest("nav");
    const { top, bottom } = link.getBoundingClientRect();
    const frame = side.getBoundingClientRect();
    if (top < frame.top || bottom > frame.bottom) side.scrollTop += top - frame.top - frame.height / 2;
  };
  addEventListener(
    "scroll",
    () => {
      if (!isWaiting) requestAnimationFrame(mark);
      isWaiting = true;
    },
    { passive: true },
  );
  mark();
}

function search() {
  const button = document.querySelector("#search-button");
  const open = async () => (await import("./search.js")).open();
  button.addEventListener("click", open);
  addEventListener("keydown", (event) => {
    const isShortcut = event.key === "/" || (event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey));
    if (!isShortcut || event.target.closest("input, select, textarea, dialog")) return;
    event.preventDefault();
    open();
  });
  button.hidden = false;
}

/** Closes the side bar, which covers the page on a phone, when a link within the page is followed. */
function menu() {
  const bar = document.querySelector("#menu");
  bar.addEventListener("click", (event) => {
    if (event.target.closest("a") && bar.matches(":popover-open")) bar.hidePopover();
  });
}

themes();
document.querySelectorAll(".code").forEach(addCopy);
follow();
search();
menu();
