// Updates a part of the page without loading the whole page: lists while the user types in their filter form
// (`data-live`) or follows a link that filters (`data-live-link`), and after forms inside the list (`data-update`). The
// attributes of forms contain the IDs of the elements to replace; links also replace the fields of the form
// (`data-live-fields`). Without scripts, the browser loads the whole page.

const parser = new DOMParser();

/**
 * Replaces elements. Returns false if the first one is missing.
 * @param {string} ids
 * @param {Document} received
 */
function replaceElements(ids, received) {
  const [isReplaced] = ids.split(" ").map((id) => replaceElement(id, received));
  return isReplaced;
}

/**
 * @param {string} id
 * @param {Document} received
 */
function replaceElement(id, received) {
  const replacement = received.getElementById(id);
  const current = document.getElementById(id);
  if (replacement === null || current === null) return false;
  // An element with the same `data-same` keeps the focus and the entered value.
  if (current.dataset.same !== undefined && current.dataset.same === replacement.dataset.same) return true;
  current.replaceWith(document.adoptNode(replacement));
  return true;
}

/** Shows the notice of a received page above the content. */
function showNotice(/** @type {Document} */ received) {
  document.querySelector("main > .notice")?.remove();
  const notice = received.querySelector("main > .notice");
  if (notice !== null) document.querySelector("main > .heading").after(document.adoptNode(notice));
}

/**
 * @param {string} address
 * @param {RequestInit} options
 */
async function load(address, { headers, ...options }) {
  const response = await fetch(address, { headers: { Accept: "text/html", ...headers }, ...options });
  return { response, received: parser.parseFromString(await response.text(), "text/html") };
}

/** ID of the message above a list that cannot be loaded. */
const unreachable = "unreachable";

/** @type {NodeListOf<HTMLFormElement>} */
const liveForms = document.querySelectorAll("form[data-live]");
for (const form of liveForms) {
  const delayMilliseconds = 200;
  let timer = 0;
  let controller = new AbortController();
  let shown = location.search;

  const addressOf = () => {
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form)) {
      if (typeof value === "string" && value.trim() !== "") query.append(name, value);
    }
    const action = form.getAttribute("action");
    return query.size === 0 ? action : `${action}?${query}`;
  };

  const update = async (
    /** @type {string} */ address,
    /** @type {boolean} */ isLink,
    /** @type {Record<string, string>} */ headers = {},
  ) => {
    clearTimeout(timer);
    controller.abort();
    controller = new AbortController();
    document.getElementById(unreachable)?.remove();
    try {
      const { response, received } = await load(address, { headers, signal: controller.signal });
      // The list redirects to its shortest address. The page of an invalid filter contains the reason.
      const { pathname, search } = new URL(response.url);
      const isList = pathname === form.getAttribute("action") && (response.ok || response.status === 400);
      if (isList && replaceElements(form.dataset.live, received)) {
        if (isLink) followLink(received, search);
        if (!response.ok) return;
        shown = search;
        history[isLink ? "pushState" : "replaceState"](null, "", pathname + search);
        document.dispatchEvent(new CustomEvent("list-updated", { detail: isLink ? received : null }));
      } else {
        location.assign(address);
      }
    } catch (error) {
      if (/** @type {Error} */ (error).name !== "AbortError")
        showUnreachable(() => update(address, isLink, headers));
    }
  };

  const showUnreachable = (/** @type {() => unknown} */ retry) => {
    const message = document.createElement("p");
    message.id = unreachable;
    message.className = "errors";
    message.setAttribute("role", "alert");
    const button = document.createElement("button");
    button.type = "button";
    button.className = "button quiet small";
    button.textContent = "Try again";
    button.addEventListener("click", retry);
    message.append("The service cannot be reached. ", button);
    document.getElementById(form.dataset.live.split(" ")[0]).before(message);
  };

  // A link can remove the search, whose field is outside of the form.
  const followLink = (/** @type {Document} */ received, /** @type {string} */ search) => {
    replaceElements(form.dataset.liveFields, received);
    const q = /** @type {HTMLInputElement | null} */ (form.elements.namedItem("q"));
    if (q !== null) q.value = new URLSearchParams(search).get("q") ?? "";
  };

  // A field outside of the form can belong to the form.
  document.addEventListener("input", ({ target }) => {
    if (/** @type {HTMLInputElement} */ (target).form !== form) return;
    clearTimeout(timer);
    timer = setTimeout(() => update(addressOf(), false), delayMilliseconds);
  });
  form.addEventListener("submit", async (event) => {
    // A button with an address of its own does not filter the list.
    if (event.submitter?.hasAttribute("formaction")) return;
    event.preventDefault();
    // Enter also ends a scan, which another page shows.
    await update(addressOf(), false, { "X-Form-Submitted": "true" });
    // On a phone, the fields can hide the list.
    const [list] = form.dataset.live.split(" ").map((id) => document.getElementById(id));
    if (list.getBoundingClientRect().top > innerHeight / 2) list.scrollIntoView();
  });
  document.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    const link = /** @type {HTMLAnchorElement | null} */ (target.closest("a[data-live-link]"));
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void update(link.href, true);
  });
  addEventListener("popstate", () => {
    if (location.search !== shown) location.reload();
  });
}

document.addEventListener("submit", async (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  const { update } = form.dataset;
  if (update === undefined) return;
  event.preventDefault();
  const body = new URLSearchParams(
    /** @type {[string, string][]} */ ([...new FormData(form, event.submitter)]),
  );
  // The replaced element contains the control that has the focus, or that opened the menu of the form.
  const opener = form.closest("details.menu")?.querySelector("summary");
  const control = (opener ?? document.activeElement)?.getAttribute("aria-label") ?? null;
  // The page may have been searched or filtered since it was loaded.
  if (body.has("return_to")) body.set("return_to", location.pathname + location.search);
  form.inert = true;
  try {
    // A button with the name "action" hides the property of the form.
    const { response, received } = await load(form.getAttribute("action"), { method: "POST", body });
    if (response.redirected && replaceElements(update, received)) {
      showNotice(received);
      if (control !== null)
        /** @type {HTMLElement | null} */ (
          document.querySelector(`[aria-label="${CSS.escape(control)}"]`)
        )?.focus();
      return;
    }
    showFormError(form, received.querySelector(".errors")?.textContent ?? "The change failed. Try again.");
  } catch {
    showFormError(form, "The service cannot be reached. Try again.");
  }
  form.inert = false;
});

/**
 * @param {HTMLFormElement} form
 * @param {string} message
 */
function showFormError(form, message) {
  document.querySelector("main > .notice")?.remove();
  form.querySelector(".form-error")?.remove();
  const error = document.createElement("p");
  error.className = "field-error form-error";
  error.setAttribute("role", "alert");
  error.textContent = message;
  form.append(error);
}
