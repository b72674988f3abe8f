// Suggests entities in the fields for references while the user types (WAI-ARIA combobox with a list box). Without
// scripts, users enter the name or the full path.

const delayMilliseconds = 150;
const maximumSuggestions = 20;
let listNumber = 0;

/** @typedef {{ "@id": string, name: string, full_path?: string }} Entity */

enhanceAll(document);
// Entries that are added to a list later contain new fields.
new MutationObserver((changes) => {
  for (const { addedNodes } of changes) {
    for (const node of addedNodes) {
      if (node instanceof Element) enhanceAll(node);
    }
  }
}).observe(document.body, { childList: true, subtree: true });

function enhanceAll(/** @type {ParentNode} */ root) {
  /** @type {NodeListOf<HTMLElement>} */
  const fields = root.querySelectorAll("[data-picker]");
  fields.forEach(enhance);
}

function enhance(/** @type {HTMLElement} */ field) {
  /** @type {HTMLInputElement | null} */
  const input = field.querySelector("input:not([type=hidden]):not([type=checkbox])");
  /** @type {HTMLInputElement | null} */
  const hidden = field.querySelector("input[type=hidden]");
  if (input === null || field.querySelector("[role=listbox]") !== null) return;
  const { picker: collection, canCreate: noun } = field.dataset;
  const list = document.createElement("ul");
  listNumber += 1;
  list.id = `suggestions-${listNumber}`;
  list.className = "suggestions";
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-label", "Suggestions");
  list.hidden = true;
  input.after(list);
  for (const [name, value] of Object.entries({
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-controls": list.id,
    "aria-expanded": "false",
  })) {
    input.setAttribute(name, value);
  }
  // The values of a `datalist` element join the suggestions, because the browser would show them in a list of its own.
  const fixed = [...(input.list?.options ?? [])].map(({ value, label }) => ({ value, label }));
  input.removeAttribute("list");
  let timer = 0;
  let controller = new AbortController();
  let active = -1;

  /** Cancels the request for suggestions, which would replace the list that the user sees. */
  const cancelRequest = () => {
    clearTimeout(timer);
    controller.abort();
  };
  const close = () => {
    cancelRequest();
    list.hidden = true;
    active = -1;
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
  };
  const options = () => /** @type {HTMLElement[]} */ ([...list.querySelectorAll("[role=option]")]);
  const activate = (/** @type {number} */ index) => {
    cancelRequest();
    const all = options();
    active = (index + all.length) % all.length;
    for (const [at, option] of all.entries()) option.setAttribute("aria-selected", String(at === active));
    input.setAttribute("aria-activedescendant", all[active].id);
    all[active].scrollIntoView({ block: "nearest" });
  };
  const choose = (/** @type {HTMLElement} */ option) => {
    input.value = option.dataset.path;
    hidden.value =
      option.dataset.iri === undefined
        ? collection
        : `${collection} ${option.dataset.iri} ${option.dataset.path}`;
    field.querySelector("input[name=_create]")?.closest(".choice")?.remove();
    field.querySelector("input[data-create]")?.remove();
    if (option.dataset.create !== undefined) {
      const create = document.createElement("input");
      Object.assign(create, { type: "hidden", name: "_create", value: input.name });
      create.dataset.create = "";
      field.append(create);
    }
    close();
    input.dispatchEvent(new Event("input", { bubbles: true }));
  };

  const suggest = async () => {
    controller.abort();
    controller = new AbortController();
    const text = input.value.trim();
    const last = (text.split("→").at(-1) ?? "").trim();
    const query = new URLSearchParams([
      ["name", `%${last.replace(/[\\%_]/g, "\\$&")}%`],
      ["itemsPerPage", String(maximumSuggestions)],
      ["properties[]", "id"],
      ["properties[]", "name"],
      ...(collection === "parts" || collection === "users" ? [] : [["properties[]", "full_path"]]),
      ["order[name]", "asc"],
    ]);
    try {
      const response = await fetch(`/api/${collection}?${query}`, {
        headers: { Accept: "application/ld+json" },
        signal: controller.signal,
      });
      if (!response.ok) return;
      const received = /** @type {{ "hydra:member": Entity[] }} */ (await response.json());
      show(received["hydra:member"], text);
    } catch {
      // The field still accepts a name.
    }
  };

  const show = (/** @type {Entity[]} */ entities, /** @type {string} */ text) => {
    const given = fixed
      .filter(({ value, label }) => `${value} ${label}`.toLowerCase().includes(text.toLowerCase()))
      .map(({ value, label }) => ({ path: value, title: `${value}: ${label}` }));
    const named = entities.map((entity) => ({ iri: entity["@id"], path: entity.full_path ?? entity.name }));
    const found = [...given, ...named];
    const isKnown = found.some(({ path }) => path.toLowerCase() === text.toLowerCase());
    /** @type {{ iri?: string, path: string, title?: string }[]} */
    const all = noun === undefined || text === "" || isKnown ? found : [...found, { path: text }];
    list.replaceChildren(
      ...all.map(({ iri, path, title }, index) => {
        const option = document.createElement("li");
        option.id = `${list.id}-${index}`;
        option.setAttribute("role", "option");
        option.setAttribute("aria-selected", "false");
        // Parts can have the same name.
        const isAmbiguous = iri !== undefined && all.filter((each) => each.path === path).length > 1;
        const isNew = iri === undefined && title === undefined;
        option.textContent = isNew ? `Create ${noun} “${path}”` : (title ?? path);
        if (isAmbiguous) option.textContent += ` (${iri.split("/").at(-1)})`;
        option.dataset.path = path;
        if (isNew) option.dataset.create = "";
        if (iri !== undefined) option.dataset.iri = iri;
        return option;
      }),
    );
    active = -1;
    input.removeAttribute("aria-activedescendant");
    list.hidden = all.length === 0;
    input.setAttribute("aria-expanded", String(all.length > 0));
  };

  input.addEventListener("input", (event) => {
    if (!event.isTrusted) return;
    clearTimeout(timer);
    timer = setTimeout(suggest, delayMilliseconds);
  });
  input.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown" && list.hidden) {
      event.preventDefault();
      void suggest();
    } else if (list.hidden) {
      return;
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      activate(active === -1 && event.key === "ArrowUp" ? -1 : active + (event.key === "ArrowDown" ? 1 : -1));
    } else if (event.key === "Enter" && active >= 0) {
      event.preventDefault();
      choose(options()[active]);
    } else if (event.key === "Escape") {
      event.preventDefault();
      close();
    }
  });
  // The list must not take the focus before the click selects an option.
  list.addEventListener("mousedown", (event) => event.preventDefault());
  list.addEventListener("click", ({ target }) => {
    const option = /** @type {HTMLElement | null} */ (
      /** @type {Element} */ (target).closest("[role=option]")
    );
    if (option !== null) choose(option);
  });
  input.addEventListener("blur", close);
}
