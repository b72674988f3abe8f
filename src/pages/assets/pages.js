// The script of every page: copy buttons, menus, keyboard shortcuts and forms. The pages also work without it.

// Copy buttons. Without scripts, users can still select the text.
{
  const copied = "Copied";
  /** @type {NodeListOf<HTMLElement>} */
  const figures = document.querySelectorAll("figure[data-copy]");
  for (const figure of figures) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "button quiet";
    const say = (/** @type {string} */ word) => {
      button.textContent = word;
      button.setAttribute("aria-label", `${word}: ${figure.dataset.copy}`);
    };
    say("Copy");
    const state = document.createElement("span");
    state.className = "unseen";
    state.setAttribute("role", "status");

    const text = figure.querySelector("pre").textContent;
    const select = () => getSelection().selectAllChildren(figure.querySelector("pre"));
    button.addEventListener("click", async () => {
      try {
        // The clipboard is available only over HTTPS or on localhost.
        await navigator.clipboard.writeText(text);
        say(copied);
        state.textContent = copied;
      } catch {
        select();
        say("Selected");
        state.textContent = "Text selected. Press Ctrl+C or ⌘C to copy it.";
      }
      setTimeout(() => {
        say("Copy");
        state.textContent = "";
      }, 3000);
    });
    figure.append(button, state);
  }
}

// Menus close when the user clicks elsewhere, moves the focus away or presses Escape.
{
  /** @returns {HTMLDetailsElement[]} */
  const openMenus = () =>
    [...document.querySelectorAll("details")].filter((each) => each.matches(".menu[open]"));
  const closeMenusOutside = (/** @type {Event} */ { target }) => {
    for (const menu of openMenus()) if (!menu.contains(/** @type {Node} */ (target))) menu.open = false;
  };
  document.addEventListener("click", closeMenusOutside);
  document.addEventListener("focusin", closeMenusOutside);
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    for (const menu of openMenus()) {
      const hasFocus = menu.contains(document.activeElement);
      menu.open = false;
      if (hasFocus) menu.querySelector("summary").focus();
    }
  });
}

// Keyboard shortcuts: a key moves the focus to the field or follows the link with this `data-shortcut`.
{
  const isTyping = (/** @type {Element} */ target) =>
    target.closest("input, textarea, select, [contenteditable]") !== null;
  document.addEventListener("keydown", (event) => {
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.defaultPrevented ||
      isTyping(/** @type {Element} */ (event.target))
    )
      return;
    const target = /** @type {HTMLElement | null} */ (
      document.querySelector(`[data-shortcut="${CSS.escape(event.key)}"]`)
    );
    if (target === null) return;
    event.preventDefault();
    if (target instanceof HTMLInputElement) {
      target.focus();
      target.select();
    } else {
      target.click();
    }
  });
}

// While the response to a form is awaited, another click must not send the form again: it would withdraw the same stock
// twice. After some seconds, the user may try again, because a form that downloads a file does not leave the page.
{
  const waitMilliseconds = 10_000;
  const sent = new WeakMap();
  // On the window, so that scripts that send a form themselves have already prevented the default.
  addEventListener("submit", (event) => {
    const form = /** @type {HTMLFormElement} */ (event.target);
    if (event.defaultPrevented || form.getAttribute("method") !== "post") return;
    const isWaiting = event.timeStamp < (sent.get(form) ?? -Infinity) + waitMilliseconds;
    if (isWaiting) event.preventDefault();
    else sent.set(form, event.timeStamp);
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    for (const form of document.forms) sent.delete(form);
    // A form that is sent again after the user went back is another change.
    /** @type {NodeListOf<HTMLInputElement>} */
    const keys = document.querySelectorAll('input[name="_key"]');
    for (const key of keys) key.value += "+";
  });
}

// The service has no thumbnail of pictures with more than 50 megapixels, for example. An icon replaces them.
{
  /** @returns {element is HTMLImageElement} */
  const isThumbnail = (/** @type {unknown} */ element) =>
    element instanceof HTMLImageElement && /\/thumbnail$/.test(element.src);
  const replace = (/** @type {HTMLImageElement} */ image) => {
    const sprite = document.querySelector("use")?.getAttribute("href").split("#")[0];
    const icon = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    icon.setAttribute("class", "icon");
    icon.setAttribute("aria-hidden", "true");
    const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
    use.setAttribute("href", `${sprite}#image`);
    icon.append(use);
    const placeholder = document.createElement("span");
    placeholder.className = `${image.className} no-preview`;
    placeholder.append(icon);
    if (image.closest(".picture") !== null) placeholder.append("No preview");
    image.replaceWith(placeholder);
  };
  document.addEventListener("error", ({ target }) => isThumbnail(target) && replace(target), true);
  for (const image of [...document.images])
    if (isThumbnail(image) && image.complete && image.naturalWidth === 0) replace(image);
}

// The draft of a form that was sent is removed if the form was saved, which this page then reports (`edit.js`).
try {
  const key = sessionStorage.getItem("sent-draft");
  sessionStorage.removeItem("sent-draft");
  if (key !== null && document.querySelector("main > .notice") !== null) localStorage.removeItem(key);
} catch {
  // The browser does not store data for this site.
}

// The next user of this browser must not see the drafts and scans of this one. The end of a session keeps them.
document.querySelector('form[action="/logout"]')?.addEventListener("submit", () => {
  try {
    for (const key of Object.keys(localStorage))
      if (/^(?:draft|unsent-scan|booked-scans) /.test(key)) localStorage.removeItem(key);
  } catch {
    // The browser does not store data for this site.
  }
});

// Exact times, which the server renders in UTC, are shown in the time zone of the browser.
for (const time of document.querySelectorAll("time")) {
  // This locale formats dates as in ISO 8601, which needs no more room than the text of the server.
  const exact = new Date(time.dateTime).toLocaleString("sv-SE");
  if ("exact" in time.dataset) time.textContent = exact;
  else time.title = exact;
}

// Links to sections that moved to another page, such as `/user/settings#tokens`. Redirects keep the fragment.
if (location.hash.length > 1 && document.getElementById(location.hash.slice(1)) === null) {
  const section = CSS.escape(location.hash.slice(1));
  const link = /** @type {HTMLAnchorElement | null} */ (
    document.querySelector(`a[data-sections~="${section}"]`)
  );
  if (link !== null && link.pathname !== location.pathname) location.replace(link.href + location.hash);
}
