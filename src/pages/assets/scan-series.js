// The page “One after the other”: sends each scan without loading the page. Scans are kept in the browser until they are
// answered, and are repeated with the same key, so that the service books them once.

/**
 * @typedef {object} Scan
 * @property {string} key
 * @property {number} at
 * @property {string} label
 * @property {[string, string][]} fields
 * @property {string} address The page that the scan is sent to
 */

/** @type {HTMLFormElement} */
const form = document.querySelector("#series-form");
/** @type {HTMLInputElement} */
const field = document.querySelector("#scan-code");
const lines = document.querySelector("#series-lines");

const { user } = /** @type {HTMLElement} */ (lines).dataset;
const prefix = `unsent-scan ${user} `;
const bookedName = `booked-scans ${user}`;
const maximumScans = 100;
/** The service forgets a key after 24 hours. Until then, a repeated scan is booked once. */
const keyMilliseconds = 20 * 60 * 60 * 1000;
const timeoutMilliseconds = 15_000;
const pauseSeconds = [1, 2, 4, 8, 15, 30, 60];

/** The scans of this page that were not answered, in the order in which they are sent. */
/** @type {Scan[]} */
const queue = [];
let isSending = false;
let attempts = 0;
let timer = 0;

const parser = new DOMParser();
const question = () => document.querySelector("#series-question");

/** @returns {HTMLElement | null} */
const lineOf = (/** @type {string} */ key) => lines.querySelector(`[data-key="${CSS.escape(key)}"]`);

// Browsers have randomUUID only over HTTPS.
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const store = (/** @type {Scan} */ scan) => {
  try {
    localStorage.setItem(prefix + scan.key, JSON.stringify(scan));
  } catch {
    // The browser does not store data for this site. The scan is kept until the page is closed.
  }
};

const forget = (/** @type {string} */ key) => {
  const index = queue.findIndex((scan) => scan.key === key);
  if (index !== -1) queue.splice(index, 1);
  try {
    localStorage.removeItem(prefix + key);
  } catch {
    // As above.
  }
};

const stored = () => {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(prefix))
      .map((name) => /** @type {Scan} */ (JSON.parse(localStorage.getItem(name))))
      .sort((a, b) => a.at - b.at);
  } catch {
    return [];
  }
};

/** Identifies the series: its start, which its address contains. */
const seriesStart = () => {
  const { address } = /** @type {HTMLElement} */ (document.querySelector("#series-state")).dataset;
  return new URL(address, location.href).searchParams.get("since");
};

/** Keeps the booked lines of this series for a reload. */
const keepBooked = () => {
  const booked = [...lines.querySelectorAll("[data-result=booked], [data-result=undone]")];
  const kept = booked.slice(0, maximumScans).map((line) => line.outerHTML);
  try {
    localStorage.setItem(bookedName, JSON.stringify({ series: seriesStart(), lines: kept }));
  } catch {
    // The browser does not store data for this site.
  }
};

const showBooked = () => {
  try {
    /** @type {{ series: string, lines: string[] } | null} */
    const kept = JSON.parse(localStorage.getItem(bookedName));
    if (kept?.series !== seriesStart()) return;
    for (const line of parser.parseFromString(kept.lines.join(""), "text/html").querySelectorAll("li"))
      lines.append(document.adoptNode(line));
  } catch {
    // As above.
  }
};

/** `scan-signals.js` plays the signal. */
const signal = (/** @type {boolean} */ isSuccess) => {
  document.dispatchEvent(new CustomEvent("scan-answered", { detail: isSuccess }));
};

/** The keyboard of a phone would cover the picture of the camera. */
const focusField = () => {
  if (document.querySelector(".scan-camera video:not([hidden])") === null) field.focus();
};

/** Returns the mode and the location of an address. */
const seriesOf = (/** @type {string} */ address) => {
  const { searchParams } = new URL(address, location.href);
  return `${searchParams.get("mode")} ${searchParams.get("location")}`;
};

/** Shows a scan that was not answered. */
const showLine = (/** @type {Scan} */ { key, label }, /** @type {string} */ state, canSend = true) => {
  let line = lineOf(key);
  if (line === null) {
    line = document.createElement("li");
    line.dataset.key = key;
    const text = document.createElement("div");
    const code = document.createElement("code");
    code.textContent = label;
    text.append(code, document.createElement("p"));
    line.append(text);
    lines.prepend(line);
  }
  line.querySelector("p").textContent = state;
  const isUnsent = state.startsWith("Not sent");
  line.dataset.result = isUnsent ? "unsent" : "sending";
  for (const button of line.querySelectorAll("button")) button.remove();
  if (!isUnsent) return;
  for (const action of canSend ? ["Send again", "Discard"] : ["Discard"]) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "button quiet small";
    button.dataset.action = action;
    button.textContent = action;
    line.append(button);
  }
};

/** Replaces what depends on the scanned location. Returns false if the received page is another one. */
const showState = (/** @type {Document} */ received) => {
  const isSeries = ["series-state", "series-uncounted"].every((id) => {
    const replacement = received.getElementById(id);
    if (replacement === null) return false;
    document.getElementById(id).replaceWith(document.adoptNode(replacement));
    return true;
  });
  if (!isSeries) return false;
  const { address } = /** @type {HTMLElement} */ (document.querySelector("#series-state")).dataset;
  form.setAttribute("action", address);
  history.replaceState(null, "", address);
  return true;
};

const send = async (/** @type {Scan} */ scan) => {
  const body = new URLSearchParams(scan.fields);
  body.set("_key", scan.key);
  body.set("_csrf_token", /** @type {HTMLInputElement} */ (form.elements.namedItem("_csrf_token")).value);
  const response = await fetch(scan.address, {
    method: "POST",
    body,
    headers: { Accept: "text/html" },
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
  if (response.status >= 500 || response.status === 429) throw new Error("The service cannot answer.");
  return parser.parseFromString(await response.text(), "text/html");
};

const showAnswer = (/** @type {Scan} */ scan, /** @type {Document} */ received) => {
  const line = received.querySelector("#series-lines > li");
  const shown = lineOf(scan.key);
  if (line === null) shown.remove();
  else shown.replaceWith(document.adoptNode(line));
  keepBooked();
  const asked = question();
  if (asked === null) focusField();
  // The Enter of the next scan must not press a button of the question.
  else /** @type {HTMLElement} */ (asked.querySelector("input:not([type=hidden])") ?? asked).focus();
  signal(/** @type {HTMLElement | null} */ (line)?.dataset.result !== "failed");
};

/** Sends the scans one after the other, because a scanned location applies to the next ones. */
const sendAll = async () => {
  if (isSending) return;
  isSending = true;
  clearTimeout(timer);
  while (queue.length > 0 && question() === null) {
    const [scan] = queue;
    try {
      if (scan.address === "") scan.address = form.getAttribute("action");
      store(scan);
      showLine(scan, "Sending …");
      const received = await send(scan);
      if (!showState(received)) {
        showLine(scan, "Not sent: sign in again in another tab, reload this page, then send the scan again.");
        signal(false);
        break;
      }
      attempts = 0;
      forget(scan.key);
      showAnswer(scan, received);
    } catch {
      const pause = pauseSeconds[Math.min(attempts, pauseSeconds.length - 1)];
      // Only the first failure is signaled.
      if (attempts === 0) signal(false);
      attempts += 1;
      if (queue[0] === scan)
        showLine(scan, `Not sent: the service cannot be reached. Next attempt in ${pause} s.`);
      timer = setTimeout(sendAll, pause * 1000);
      break;
    }
  }
  isSending = false;
};

addEventListener("online", () => void sendAll());

document.addEventListener("submit", (event) => {
  const sent = /** @type {HTMLFormElement} */ (event.target);
  const isAnswer = sent.closest("#series-question") !== null;
  if (sent !== form && !isAnswer) return;
  event.preventDefault();
  const fields = /** @type {[string, string][]} */ (
    [...new FormData(sent, event.submitter)].filter(([name]) => name !== "_key" && name !== "_csrf_token")
  );
  const code = fields.find(([name]) => name === "code")[1];
  if (code.trim() === "") return;
  if (stored().length >= maximumScans) {
    alert(`${maximumScans} scans were not sent. Send or discard them first.`);
    return;
  }
  const label = isAnswer ? sent.querySelector("h2").textContent : field.value;
  const scan = {
    key: newKey(),
    at: Date.now(),
    label,
    fields,
    address: isAnswer ? sent.getAttribute("action") : "",
  };
  question()?.remove();
  field.value = "";
  queue[isAnswer ? "unshift" : "push"](scan);
  store({ ...scan, address: scan.address || form.getAttribute("action") });
  showLine(scan, queue.length > 1 ? "Waiting for the scans before it …" : "Sending …");
  focusField();
  void sendAll();
});

document.addEventListener("click", (event) => {
  const target = /** @type {HTMLElement} */ (event.target);
  if (target.closest("[data-skip]") !== null) {
    event.preventDefault();
    question().remove();
    focusField();
    void sendAll();
  }
  const { action } = target.dataset;
  if (action === undefined || target.closest("#series-lines") === null) return;
  const { key } = /** @type {HTMLElement} */ (target.closest("[data-key]")).dataset;
  if (action === "Discard") {
    forget(key);
    lineOf(key).remove();
  } else if (!queue.some((scan) => scan.key === key)) {
    const [scan] = stored().filter((each) => each.key === key);
    // The next scans must not go to the location of this one unnoticed.
    if (seriesOf(scan.address) !== seriesOf(form.getAttribute("action"))) {
      location.assign(scan.address);
      return;
    }
    queue.push(scan);
  }
  attempts = 0;
  void sendAll();
});

// Undo.
document.addEventListener("submit", async (event) => {
  const undo = /** @type {HTMLFormElement} */ (event.target);
  const line = /** @type {HTMLElement | null} */ (undo.closest("#series-lines > li"));
  if (line === null) return;
  event.preventDefault();
  undo.inert = true;
  let message = "Undo failed: the service cannot be reached. Try again.";
  try {
    const body = new URLSearchParams(/** @type {[string, string][]} */ ([...new FormData(undo)]));
    // The location and the session can have changed since the line was added.
    body.set("_csrf_token", /** @type {HTMLInputElement} */ (form.elements.namedItem("_csrf_token")).value);
    body.set("return_to", form.getAttribute("action"));
    const response = await fetch(undo.action, { method: "POST", body, headers: { Accept: "text/html" } });
    const received = parser.parseFromString(await response.text(), "text/html");
    const isQuestionOpen = question() !== null;
    if (response.redirected && (isQuestionOpen || showState(received))) {
      message = received.querySelector("main > .notice p")?.textContent ?? "Undone.";
      line.dataset.result = "undone";
      undo.remove();
    } else {
      message = received.querySelector(".errors")?.textContent ?? "Undo failed. Open the history of the lot.";
    }
  } catch {
    // The message is already set.
  }
  undo.inert = false;
  const text = line.querySelector("p:last-of-type");
  const note = line.querySelector(".undo-note") ?? document.createElement("p");
  note.className = "undo-note";
  note.textContent = message;
  if (!note.isConnected) text.after(note);
  keepBooked();
  signal(line.dataset.result === "undone");
  focusField();
});

showBooked();
for (const scan of stored()) {
  const isRepeatable = Date.now() - scan.at < keyMilliseconds;
  const state = isRepeatable
    ? "Not sent, or the answer was lost. If it was booked, it is not booked again."
    : "Not sent, or the answer was lost. The scan is too old to be sent again: check the amount.";
  showLine(scan, state, isRepeatable);
}
