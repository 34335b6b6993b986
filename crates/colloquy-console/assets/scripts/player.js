// Plays the recording of an interview: the waveform, the keys, and the message that is being heard. If the waveform is
// missing, the audio element of the page stays as it is.

const STEP_S = 5;
const BAR_PX = 3;
const RETRY_MS = 5_000;
const ATTEMPTS = 12;

const player = document.querySelector("#player");
const audio = player.querySelector("audio");
const part = (name) => player.querySelector(`[data-part=${name}]`);
const [toggle, position, speed, problem] = ["toggle", "position", "speed", "problem"].map(part);

const clock = (s) => `${Math.floor(s / 60)}:${String(Math.floor(s % 60)).padStart(2, "0")}`;

// Draws the peaks as bars, as many as fit.
function bars(peaks, width) {
  const count = Math.max(1, Math.min(peaks.length, Math.floor(width / BAR_PX)));
  const heights = Array.from({ length: count }, (_, at) =>
    Math.max(2, ...peaks.slice(Math.floor((at * peaks.length) / count), Math.floor(((at + 1) * peaks.length) / count))),
  );
  const path = heights.map((height, at) => `M${at} ${50 - height / 2}h.7v${height}h-.7z`).join("");
  const drawing = (name) => {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", `0 0 ${count} 100`);
    svg.setAttribute("preserveAspectRatio", "none");
    svg.setAttribute("aria-hidden", "true");
    svg.setAttribute("class", name);
    svg.append(document.createElementNS("http://www.w3.org/2000/svg", "path"));
    svg.firstChild.setAttribute("d", path);
    return svg;
  };
  position.replaceChildren(drawing("all"), drawing("played"));
}

function start({ durationMs, sessions, peaks }) {
  const duration = durationMs / 1000;
  const starts = new Map(sessions.map(({ session, atMs }) => [String(session), atMs]));
  const messages = [...document.querySelectorAll(".message")]
    .map((element) => {
      const at = (starts.get(element.dataset.session) + Number(element.dataset.offset)) / 1000;
      return { element, at };
    })
    .filter(({ at }) => at >= 0 && at < duration);
  let current = null;
  let hasRetried = false;

  const messageAt = (s) => messages.findLast(({ at }) => at <= s + 0.05) ?? null;

  // A screen reader reads a slider each time it changes, so its value stays while it has the focus and plays.
  function report(isSought) {
    const s = Math.min(audio.currentTime, duration);
    part("elapsed").textContent = clock(s);
    const played = position.querySelector(".played");
    if (played) played.style.clipPath = `inset(0 ${100 - (100 * s) / duration}% 0 0)`;
    if (isSought || document.activeElement !== position) {
      position.setAttribute("aria-valuenow", String(Math.floor(s)));
      position.setAttribute("aria-valuetext", `${clock(s)} / ${clock(duration)}`);
    }
    const next = messageAt(s);
    if (next === current) return;
    current?.element.removeAttribute("aria-current");
    current = next;
    current?.element.setAttribute("aria-current", "true");
    if (current && !audio.paused && part("follow").checked) current.element.scrollIntoView({ block: "center" });
  }

  function seek(s) {
    audio.currentTime = Math.max(0, Math.min(s, duration - 0.05));
    report(true);
  }

  const play = () => audio.play().catch(() => {});
  const playOrPause = () => (audio.paused ? play() : audio.pause());

  function seekMessage(by) {
    const at = messages.indexOf(current) + by;
    const target = messages[Math.max(0, Math.min(at, messages.length - 1))];
    if (!target) return;
    seek(target.at);
    target.element.scrollIntoView({ block: "center" });
  }

  const keys = {
    k: playOrPause,
    ArrowLeft: () => seek(audio.currentTime - STEP_S),
    ArrowDown: () => seek(audio.currentTime - STEP_S),
    ArrowRight: () => seek(audio.currentTime + STEP_S),
    ArrowUp: () => seek(audio.currentTime + STEP_S),
    PageUp: () => seekMessage(-1),
    PageDown: () => seekMessage(1),
    Home: () => seek(0),
    End: () => seek(duration),
  };

  player.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target === speed) return;
    const isSpace = event.key === " " && event.target === position;
    const action = isSpace ? playOrPause : keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!action) return;
    event.preventDefault();
    action();
  });

  const seekTo = (event) => {
    const { left, width } = position.getBoundingClientRect();
    seek(((event.clientX - left) / width) * duration);
  };
  position.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    position.setPointerCapture(event.pointerId);
    seekTo(event);
  });
  position.addEventListener("pointermove", (event) => {
    if (position.hasPointerCapture(event.pointerId)) seekTo(event);
  });

  for (const { element, at } of messages) {
    // Typed answers have none: they make no sound.
    const button = element.querySelector("button.listen");
    if (button) {
      button.hidden = false;
      element.querySelector("details.listen")?.remove();
      button.addEventListener("click", () => {
        seek(at);
        play();
      });
    }
    element.classList.add("can-seek");
    element.addEventListener("click", (event) => {
      if (event.target.closest("a, button, input, textarea, select, summary, label")) return;
      if (getSelection().isCollapsed) seek(at);
    });
  }

  toggle.addEventListener("click", playOrPause);
  speed.addEventListener("change", () => {
    audio.defaultPlaybackRate = audio.playbackRate = Number(speed.value);
  });
  for (const name of ["play", "pause", "ended"]) {
    audio.addEventListener(name, () => {
      toggle.textContent = audio.paused ? player.dataset.play : player.dataset.pause;
    });
  }
  for (const name of ["timeupdate", "seeked"]) audio.addEventListener(name, () => report(false));
  audio.addEventListener("playing", () => {
    hasRetried = false;
    problem.hidden = true;
  });
  // The address of a recording expires, so a long pause ends in an error. The page's own address leads to a new one.
  audio.addEventListener("error", () => {
    if (hasRetried) {
      problem.hidden = false;
      return;
    }
    hasRetried = true;
    const at = audio.currentTime;
    audio.load();
    audio.currentTime = at;
    play();
  });

  audio.controls = false;
  for (const bar of player.querySelectorAll(".player-bar")) bar.hidden = false;
  position.setAttribute("aria-valuemax", String(Math.floor(duration)));
  part("duration").textContent = clock(duration);
  new ResizeObserver(() => {
    bars(peaks, position.clientWidth);
    report(true);
  }).observe(position);
  player.dataset.ready = "";
}

// There is no recording before the first session has ended and its audio is stored, which takes a moment. Until then there
// is nothing to play.
let attempts = ATTEMPTS;
let isWaiting = false;

async function prepare() {
  if (isWaiting || "ready" in player.dataset) return;
  isWaiting = true;
  const response = await fetch(player.dataset.waveform).catch(() => null);
  isWaiting = false;
  player.hidden = response?.status === 404;
  if (response?.ok) {
    start(await response.json());
  } else if (!player.hidden) {
    problem.hidden = false;
  } else if (attempts > 0) {
    attempts -= 1;
    setTimeout(prepare, RETRY_MS);
  }
}

// The page has changed: perhaps the interview has ended.
addEventListener("fetched", () => {
  attempts = ATTEMPTS;
  prepare();
});
prepare();
