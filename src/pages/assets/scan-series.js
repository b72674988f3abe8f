// The page “One after the other”: shows the answers to scans, which `scan-queue.js` sends, and takes lines back.

/** @type {HTMLFormElement} */
const form = document.querySelector("#series-form");
/** @type {HTMLElement} */
const lines = document.querySelector("#series-lines");

const bookedName = `booked-scans ${lines.dataset.unsent}`;
const maximumLines = 100;
const parser = new DOMParser();

/** Identifies the series: its start, which its address contains. */
const seriesStart = () => {
  const { address } = /** @type {HTMLElement} */ (document.querySelector("#series-state")).dataset;
  return new URL(address, location.href).searchParams.get("since");
};

/** Keeps the booked lines of this series for a reload. */
const keepBooked = () => {
  const booked = [...lines.querySelectorAll("[data-result=booked], [data-result=undone]")];
  const kept = booked.slice(0, maximumLines).map((line) => line.outerHTML);
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

document.addEventListener("scan-received", (event) => {
  const { detail } = /** @type {CustomEvent<{ received: Document, line: HTMLElement | null }>} */ (event);
  const { received } = detail;
  /** @type {HTMLElement | null} */
  const line = received.querySelector("#series-lines > li");
  if (!showState(received)) event.preventDefault();
  else if (line !== null) detail.line = document.adoptNode(line);
});

document.addEventListener("scan-answered", keepBooked);

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
    const isQuestionOpen = document.querySelector("#series-question") !== null;
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
  document.dispatchEvent(new CustomEvent("scan-answered", { detail: line.dataset.result === "undone" }));
});

showBooked();
