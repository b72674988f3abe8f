// The page Scan: shows the answers to changes of the stock, which `scan-queue.js` sends.

/** @typedef {{ label: string, address: string }} Change */

const lines = document.querySelector("#scan-lines");
/** @returns {HTMLElement | null} */
const shownForm = (/** @type {string} */ address) =>
  document.querySelector(`#found .lot-form[action="${CSS.escape(address)}"]`);

/** Shows the notice of the change, and the new stock of the element. */
const showChanged = (/** @type {Document} */ received, /** @type {string} */ address) => {
  document.querySelector("main > .notice")?.remove();
  const notice = received.querySelector("main > .notice");
  if (notice !== null) document.querySelector("main > .heading").after(document.adoptNode(notice));
  const found = received.querySelector("#found");
  if (found !== null && shownForm(address) !== null)
    document.querySelector("#found").replaceWith(document.adoptNode(found));
};

/** Asks whether to book a doubtful count. */
const ask = (/** @type {Document} */ received) => {
  const question = document.createElement("div");
  question.className = "scan-question";
  question.dataset.question = "";
  question.tabIndex = -1;
  const title = document.createElement("h2");
  title.textContent = received.querySelector("h1").textContent;
  /** @type {HTMLFormElement} */
  const form = received.querySelector("form[data-queue=answer]");
  form.querySelector("a").dataset.skip = "";
  const text = document.createElement("p");
  text.textContent = received.querySelector("main > .lead").textContent;
  question.append(title, text, document.adoptNode(form));
  lines.after(question);
};

/** Shows the form with its errors, as the page of the lot does. Returns false if the page shows another lot. */
const showErrors = (/** @type {Document} */ received, /** @type {string} */ address) => {
  const [summary, form] = [received.querySelector(".errors"), received.querySelector(".lot-form")];
  const shown = shownForm(address);
  if (summary === null || form === null || shown === null) return false;
  document.querySelector("#found .errors")?.remove();
  shown.before(document.adoptNode(summary));
  shown.replaceWith(document.adoptNode(form));
  return true;
};

document.addEventListener("scan-received", (event) => {
  const { detail } = /** @type {CustomEvent<{
      scan: Change,
      response: Response,
      received: Document,
      failedLine: (scan: Change, received: Document) => HTMLElement,
      line: HTMLElement | null,
    }>} */ (event);
  const { scan, response, received } = detail;
  const { pathname } = new URL(response.url);
  // Other pages ask to sign in.
  if (response.redirected ? pathname !== location.pathname : response.status === 403) event.preventDefault();
  else if (response.redirected) showChanged(received, scan.address);
  else if (response.ok) ask(received);
  else {
    if (!showErrors(received, scan.address)) detail.line = detail.failedLine(scan, received);
    shownForm(scan.address)?.removeAttribute("inert");
  }
});

// After “Cancel”, the form can be used again.
document.addEventListener("click", ({ target }) => {
  if (/** @type {HTMLElement} */ (target).closest("[data-skip]") === null) return;
  for (const form of document.querySelectorAll("#found form")) form.removeAttribute("inert");
});
