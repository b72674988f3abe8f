// The list of parts: numbers of parts beside the list, suggested tags, stock changes in a row, and keys for the rows.
// Without scripts, links lead to pages with the same content.

const parser = new DOMParser();

async function load(/** @type {string} */ address) {
  const response = await fetch(address, { headers: { Accept: "text/html" } });
  if (!response.ok || response.redirected) throw new Error(`Unexpected response from ${address}`);
  return parser.parseFromString(await response.text(), "text/html");
}

const facetAddress = (/** @type {string} */ facet) => `/parts/facets/${facet}${location.search}`;

// Facets are loaded when they are open and visible, and again after the list has changed.
{
  const storageKey = "open-facets";
  const all = /** @type {HTMLDetailsElement[]} */ ([...document.querySelectorAll("[data-facet]")]);
  const loadedAddresses = new Map();

  /** Replaces the content. The focus and the branches that the user has opened stay. */
  const replaceContent = (/** @type {Element} */ content, /** @type {Element} */ received) => {
    const nameOf = (/** @type {Element} */ element) =>
      element.getAttribute("aria-label") ?? element.querySelector("bdi")?.textContent;
    const focused = content.contains(document.activeElement) ? nameOf(document.activeElement) : null;
    const opened = [...content.querySelectorAll("details[open] > summary")].map(nameOf);
    content.replaceChildren(...document.adoptNode(received).childNodes);
    for (const summary of content.querySelectorAll("details > summary"))
      /** @type {HTMLDetailsElement} */ (summary.parentElement).open ||= opened.includes(nameOf(summary));
    if (focused !== null)
      /** @type {HTMLElement[]} */ ([...content.querySelectorAll("a, summary")])
        .find((each) => nameOf(each) === focused)
        ?.focus();
  };

  // Fields in which the user is typing stay as they are.
  const isTyping = (/** @type {Element} */ content) =>
    content.contains(document.activeElement) && document.activeElement.matches("input");

  const show = async (/** @type {HTMLDetailsElement} */ details) => {
    const { facet } = details.dataset;
    const address = facetAddress(facet);
    const content = details.querySelector(".facet-content");
    const isVisible = details.open && content.checkVisibility();
    if (!isVisible || loadedAddresses.get(facet) === address || isTyping(content)) return;
    loadedAddresses.set(facet, address);
    content.setAttribute("aria-busy", "true");
    try {
      const received = (await load(address)).querySelector("[data-facet-content]");
      if (loadedAddresses.get(facet) !== address || isTyping(content)) return;
      replaceContent(content, received);
    } catch {
      loadedAddresses.delete(facet);
    } finally {
      content.removeAttribute("aria-busy");
    }
  };
  const showAll = () => {
    for (const details of all) void show(details);
  };

  // The fields for ranges belong to the filter form, also in a closed facet.
  const replaceFields = (/** @type {Document} */ received) => {
    const content = document.querySelector("[data-facet=parameter] .facet-content");
    if (content.checkVisibility()) return;
    replaceContent(content, received.querySelector("[data-facet=parameter] .facet-content"));
    loadedAddresses.delete("parameter");
  };

  /** @type {unknown} */
  let remembered = null;
  try {
    remembered = JSON.parse(localStorage.getItem(storageKey));
  } catch {
    // Facets open as on the first visit.
  }
  if (Array.isArray(remembered)) {
    for (const details of all) details.open ||= remembered.includes(details.dataset.facet);
    for (const details of all)
      if (details.dataset.facet === "category") details.open = remembered.includes("category");
  }
  for (const details of all) {
    details.addEventListener("toggle", () => {
      const open = all.filter((each) => each.open).map((each) => each.dataset.facet);
      try {
        localStorage.setItem(storageKey, JSON.stringify(open));
      } catch {
        // The browser does not store data for this site.
      }
      void show(details);
    });
  }
  // While the user types, only the list follows.
  const delayMilliseconds = 400;
  let timer = 0;
  document.addEventListener("list-updated", (event) => {
    const { detail: received } = /** @type {CustomEvent<Document | null>} */ (event);
    clearTimeout(timer);
    if (received === null) {
      timer = setTimeout(showAll, delayMilliseconds);
    } else {
      replaceFields(received);
      showAll();
    }
  });
  document.querySelector(".list-filters details")?.addEventListener("toggle", showAll);
  addEventListener("resize", showAll);
  showAll();
}

// Tags are suggested for the current filters.
{
  const suggestions = document.getElementById("tag-suggestions");
  /** @type {string | null} */
  let loaded = null;
  document.addEventListener("focusin", async ({ target }) => {
    const address = facetAddress("tag");
    if (/** @type {Element} */ (target).getAttribute("list") !== suggestions?.id || loaded === address)
      return;
    loaded = address;
    try {
      const received = (await load(address)).querySelector("[data-facet-content] datalist");
      suggestions.replaceChildren(...(received === null ? [] : document.adoptNode(received).childNodes));
    } catch {
      loaded = null;
    }
  });
}

// The stock of a part opens in a menu instead of on its own page.
document.addEventListener("click", async (event) => {
  const link = /** @type {HTMLAnchorElement | null} */ (
    /** @type {Element} */ (event.target).closest("a.quick-stock")
  );
  if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  try {
    const popup = (await load(link.href)).getElementById("quick-lots");
    const menu = document.createElement("details");
    menu.className = "menu quick-stock";
    menu.open = true;
    const summary = document.createElement("summary");
    summary.className = "button quiet small";
    summary.setAttribute("aria-label", link.getAttribute("aria-label"));
    summary.append(...link.childNodes);
    popup.className = "popup";
    menu.append(summary, document.adoptNode(popup));
    link.replaceWith(menu);
    const amount = /** @type {HTMLInputElement | null} */ (popup.querySelector("input:not([type=hidden])"));
    (amount ?? popup.querySelector("a") ?? summary).focus();
    amount?.select();
  } catch {
    location.assign(link.href);
  }
});

// Keys move through the rows: the link of the current row has the focus.
{
  /** @type {Readonly<Record<string, number>>} */
  const steps = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };
  const links = () =>
    /** @type {HTMLAnchorElement[]} */ ([...document.querySelectorAll("#results tbody th a")]);
  document.addEventListener("keydown", (event) => {
    const { key } = event;
    const target = /** @type {Element} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const isSearch = target.matches("input[type=search]");
    const isTyping = target.closest("input, textarea, select, [contenteditable]") !== null;
    if (isTyping && !(isSearch && key === "ArrowDown")) return;
    const rows = links();
    const current = rows.findIndex((link) => link.closest("tr").contains(document.activeElement));
    if (key === "s" && current >= 0) {
      const row = rows[current].closest("tr");
      /** @type {HTMLElement | null} */
      const control = row.querySelector("a.quick-stock, .quick-stock > summary");
      if (control === null) return;
      event.preventDefault();
      control.click();
      return;
    }
    const step = steps[key];
    // Arrow keys scroll the page unless a row has the focus.
    if (step === undefined || (key.startsWith("Arrow") && current < 0 && !isSearch)) return;
    const next = rows[Math.min(rows.length - 1, Math.max(0, current + step))];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: "nearest" });
  });
}
