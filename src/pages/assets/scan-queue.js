// Sends the forms of the pages Scan and “One after the other” without loading the page. They are kept in the browser until
// they are answered, and are repeated with the same key, so that the service books them once. The forms have the attribute
// `data-queue`: `scan` for the field of a series, `answer` for the answer to a question, and `change` for a change of a lot.
// The script of the page shows the answers (event `scan-received`).

/**
 * @typedef {object} Scan
 * @property {string} key
 * @property {number} at
 * @property {string} page The path of the page that shows the answer
 * @property {string} label
 * @property {[string, string][]} fields
 * @property {string} address The address that the scan is sent to
 */

/** @type {HTMLInputElement} */
const field = document.querySelector("#scan-code");
/** @type {HTMLElement} */
const lines = document.querySelector("[data-unsent]");

const isSeries = document.querySelector("form[data-queue=scan]") !== null;
const prefix = `unsent-scan ${lines.dataset.unsent} `;
const maximumScans = 100;
/** The service forgets a key after 24 hours. Until then, a repeated scan is booked once. */
const keyMilliseconds = 20 * 60 * 60 * 1000;
const isRepeatable = (/** @type {Scan} */ { at }) => Date.now() - at < keyMilliseconds;
const tooOld = "Not sent, or the answer was lost. The scan is too old to be sent again: check the amount.";
const timeoutMilliseconds = 15_000;
const pauseSeconds = [1, 2, 4, 8, 15, 30, 60];

/** The scans of this page that were not answered, in the order in which they are sent. */
/** @type {Scan[]} */
const queue = [];
let isSending = false;
let attempts = 0;
let timer = 0;

const parser = new DOMParser();
/** @returns {HTMLElement | null} */
const question = () => document.querySelector("[data-question]");

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
      .filter(({ page }) => page === location.pathname)
      .sort((a, b) => a.at - b.at);
  } catch {
    return [];
  }
};

/** `scan-signals.js` plays the signal. */
const signal = (/** @type {boolean} */ isSuccess) => {
  document.dispatchEvent(new CustomEvent("scan-answered", { detail: isSuccess }));
};

const focusNext = () => {
  const asked = question();
  // The Enter of the next scan must not press a button of the question, or book an amount that is already filled in.
  if (asked !== null)
    /** @type {HTMLElement} */ (
      asked.querySelector(
        "input:not([type=hidden]):is([type=radio], [aria-invalid], :not([value]), [value=''])",
      ) ?? asked
    ).focus();
  // The keyboard of a phone would cover the picture of the camera, and the stock on the page Scan.
  else if (isSeries && document.querySelector(".scan-camera video:not([hidden])") === null) field.focus();
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

const send = async (/** @type {Scan} */ scan) => {
  const body = new URLSearchParams(scan.fields);
  body.set("_key", scan.key);
  body.set(
    "_csrf_token",
    /** @type {HTMLInputElement} */ (document.querySelector("input[name=_csrf_token]")).value,
  );
  const response = await fetch(scan.address, {
    method: "POST",
    body,
    headers: { Accept: "text/html" },
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
  if (response.status >= 500 || response.status === 429) throw new Error("The service cannot answer.");
  return { scan, response, received: parser.parseFromString(await response.text(), "text/html") };
};

/** Shows why a change was not made. */
const failedLine = (/** @type {Scan} */ { label }, /** @type {Document} */ received) => {
  const line = document.createElement("li");
  line.dataset.result = "failed";
  const text = document.createElement("div");
  const code = document.createElement("code");
  code.textContent = label;
  const message = document.createElement("p");
  message.setAttribute("role", "alert");
  const reason =
    received.querySelector(".errors, main > .lead") ??
    received.querySelector("main > p") ??
    received.querySelector("h1");
  message.textContent = `${reason?.textContent.trim() ?? ""} Nothing was booked.`;
  text.append(code, message);
  line.append(text);
  return line;
};

/** The user lacks a permission. With another session, the form has expired, but can be sent again. */
const isDenied = (/** @type {Response} */ { status }, /** @type {Document} */ received) =>
  status === 403 && received.querySelector("[data-form-expired]") === null;

/** After the answer, the form can be used again. */
const release = (/** @type {string} */ key) => {
  /** @type {HTMLFormElement | undefined} */ (
    document.querySelector(`input[name=_key][value="${CSS.escape(key)}"]`)?.closest("form")
  )?.removeAttribute("inert");
};

/** Returns whether the page has shown the answer, with the line that replaces that of the scan. */
const show = (/** @type {Awaited<ReturnType<typeof send>>} */ answer) => {
  const { scan, response, received } = answer;
  if (isDenied(response, received)) {
    release(scan.key);
    return { isShown: true, line: failedLine(scan, received) };
  }
  const detail = { ...answer, failedLine, line: /** @type {HTMLElement | null} */ (null) };
  const isShown = document.dispatchEvent(new CustomEvent("scan-received", { detail, cancelable: true }));
  return { isShown, line: detail.line };
};

/** Sends the scans one after the other, because a scanned location applies to the next ones. */
const sendAll = async () => {
  if (isSending) return;
  isSending = true;
  clearTimeout(timer);
  while (queue.length > 0 && question() === null) {
    const [scan] = queue;
    if (!isRepeatable(scan)) {
      queue.shift();
      showLine(scan, tooOld, false);
      continue;
    }
    try {
      if (scan.address === "")
        scan.address = document.querySelector("form[data-queue=scan]").getAttribute("action");
      store(scan);
      showLine(scan, "Sending …");
      const answer = await send(scan);
      const { isShown, line } = show(answer);
      if (!isShown) {
        showLine(scan, "Not sent: sign in again in another tab, reload this page, then send the scan again.");
        signal(false);
        break;
      }
      attempts = 0;
      forget(scan.key);
      if (line === null) lineOf(scan.key)?.remove();
      else lineOf(scan.key)?.replaceWith(line);
      signal(line?.dataset.result !== "failed");
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

/** Returns what the line of a scan shows: the code, the part of the question, or the change of the stock. */
const labelOf = (/** @type {HTMLFormElement} */ form, /** @type {HTMLElement | null} */ button) => {
  if (form.dataset.queue === "scan") return field.value;
  if (form.dataset.queue === "answer") return form.closest("[data-question]").querySelector("h2").textContent;
  const amount = /** @type {HTMLInputElement} */ (form.elements.namedItem("amount")).value;
  return `${document.querySelector("#found h2").textContent}: ${button?.textContent.trim() ?? ""} ${amount}`;
};

document.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  const { queue: kind } = form.dataset;
  if (kind === undefined) return;
  event.preventDefault();
  const all = /** @type {[string, string][]} */ ([...new FormData(form, event.submitter)]);
  const fields = all.filter(([name]) => name !== "_key" && name !== "_csrf_token");
  if (kind === "scan" && field.value.trim() === "") return;
  if (stored().length >= maximumScans) {
    alert(`${maximumScans} scans were not sent. Send or discard them first.`);
    return;
  }
  // The field of a series stays for the next scan. A change of a lot keeps its key until it is answered.
  const key = kind === "scan" ? newKey() : new Map(all).get("_key");
  if (queue.some((scan) => scan.key === key)) return;
  const address = kind === "scan" ? "" : form.getAttribute("action");
  const label = labelOf(form, event.submitter);
  const scan = { key, at: Date.now(), page: location.pathname, label, fields, address };
  question()?.remove();
  if (kind === "scan") field.value = "";
  if (kind === "change") form.inert = true;
  queue[kind === "answer" ? "unshift" : "push"](scan);
  store({ ...scan, address: address || form.getAttribute("action") });
  showLine(scan, queue.length > 1 ? "Waiting for the scans before it …" : "Sending …");
  focusNext();
  void sendAll();
});

document.addEventListener("click", (event) => {
  const target = /** @type {HTMLElement} */ (event.target);
  if (target.closest("[data-skip]") !== null) {
    event.preventDefault();
    question().remove();
    focusNext();
    void sendAll();
  }
  const { action } = target.dataset;
  if (action === undefined || !lines.contains(target)) return;
  const { key } = /** @type {HTMLElement} */ (target.closest("[data-key]")).dataset;
  if (action === "Discard") {
    forget(key);
    lineOf(key).remove();
    release(key);
  } else if (!queue.some((scan) => scan.key === key)) {
    const [scan] = stored().filter((each) => each.key === key);
    // The next scans must not go to the location of this one unnoticed.
    if (seriesOf(scan.address) !== seriesOf(location.href)) {
      location.assign(scan.address);
      return;
    }
    queue.push(scan);
  }
  attempts = 0;
  void sendAll();
});

document.addEventListener("scan-answered", focusNext);

for (const scan of stored()) {
  const canSend = isRepeatable(scan);
  const state = canSend
    ? "Not sent, or the answer was lost. If it was booked, it is not booked again."
    : tooOld;
  showLine(scan, state, canSend);
}
