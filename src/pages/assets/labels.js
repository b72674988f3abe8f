// The form of a label profile: updates the preview while the user types, and inserts placeholders into the text. Without
// scripts, a button updates the preview.

const delayMilliseconds = 300;
const parser = new DOMParser();
const form = /** @type {HTMLFormElement} */ (document.querySelector("main form[data-draft]"));
const text = /** @type {HTMLTextAreaElement} */ (form.elements.namedItem("options.lines"));
let timer = 0;
let controller = new AbortController();

form.addEventListener("input", ({ isTrusted, target }) => {
  // A name that the user types is incomplete until it is chosen, or until the user leaves the field.
  if (isTrusted && isReference(target)) return;
  updateLater();
});

form.addEventListener("change", ({ target }) => {
  if (isReference(target)) updateLater();
});

function isReference(/** @type {EventTarget | null} */ target) {
  return /** @type {Element} */ (target).closest("[data-picker]") !== null;
}

function updateLater() {
  clearTimeout(timer);
  timer = setTimeout(update, delayMilliseconds);
}

form.addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  const placeholder = /** @type {HTMLElement | null} */ (target.closest("[data-insert]"));
  if (placeholder !== null) {
    text.setRangeText(placeholder.dataset.insert, text.selectionStart, text.selectionEnd, "end");
    text.focus();
    text.dispatchEvent(new Event("input", { bubbles: true }));
  } else if (target.closest('button[name="_preview"]') !== null) {
    event.preventDefault();
    void update();
  }
});

async function update() {
  clearTimeout(timer);
  controller.abort();
  controller = new AbortController();
  const body = new URLSearchParams(/** @type {[string, string][]} */ ([...new FormData(form)]));
  body.set("_preview", "1");
  try {
    const response = await fetch(location.href, {
      method: "POST",
      headers: { Accept: "text/html" },
      body,
      signal: controller.signal,
    });
    const received = parser.parseFromString(await response.text(), "text/html");
    for (const id of ["label-result", "label-placeholders", "label-example"]) {
      const current = document.getElementById(id);
      const replacement = received.getElementById(id);
      if (current === null || replacement === null) continue;
      if (current.dataset.same !== undefined && current.dataset.same === replacement.dataset.same) continue;
      replacement.toggleAttribute("open", current.hasAttribute("open"));
      current.replaceWith(document.adoptNode(replacement));
    }
  } catch {
    // The next change, or the button, tries again.
  }
}
