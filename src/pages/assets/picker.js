// Suggests entities in the fields for references while the user types (WAI-ARIA combobox with a list box). Without
// scripts, users enter the name or the full path.

const delayMilliseconds = 150;
const maximumSuggestions = 20;
let listNumber = 0;

/** @typedef {{ "@id": string, name: string, full_path?: string }} Entity */

/** @typedef {{ iri?: string, path: string, title?: string }} Suggestion */

/** A field with its list of suggestions. */
class Picker {
  timer = 0;
  controller = new AbortController();
  /** The index of the active option, or -1. */
  active = -1;
  list = document.createElement("ul");

  /**
   * @param {HTMLElement} field
   * @param {HTMLInputElement} input
   */
  constructor(field, input) {
    this.field = field;
    this.input = input;
    /** @type {HTMLInputElement | null} */
    this.hidden = field.querySelector("input[type=hidden]");
    this.collection = field.dataset.picker;
    /** The noun of the entities that the user can create here. */
    this.noun = field.dataset.canCreate;
    // The values of a `datalist` element join the suggestions, because the browser would show them in a list of its own.
    this.fixed = [...(input.list?.options ?? [])].map(({ value, label }) => ({ value, label }));
    input.removeAttribute("list");
    this.createList();
    input.addEventListener("input", (event) => {
      if (event.isTrusted) this.suggestLater();
    });
    input.addEventListener("keydown", (event) => this.onKey(event));
    input.addEventListener("blur", () => this.close());
  }

  createList() {
    const { list, input } = this;
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
    // The list must not take the focus before the click selects an option.
    list.addEventListener("mousedown", (event) => event.preventDefault());
    list.addEventListener("click", ({ target }) => {
      const option = /** @type {HTMLElement | null} */ (
        /** @type {Element} */ (target).closest("[role=option]")
      );
      if (option !== null) this.choose(option);
    });
  }

  onKey(/** @type {KeyboardEvent} */ event) {
    const { list, active } = this;
    if (event.key === "ArrowDown" && list.hidden) {
      event.preventDefault();
      void this.suggest();
    } else if (list.hidden) {
      return;
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      // The last option comes before the first one.
      this.activate(event.key === "ArrowDown" ? active + 1 : Math.max(active, 0) - 1);
    } else if (event.key === "Enter" && active >= 0) {
      event.preventDefault();
      this.choose(this.options()[active]);
    } else if (event.key === "Escape") {
      event.preventDefault();
      this.close();
    }
  }

  options() {
    return /** @type {HTMLElement[]} */ ([...this.list.querySelectorAll("[role=option]")]);
  }

  activate(/** @type {number} */ index) {
    this.cancelRequest();
    const all = this.options();
    this.active = (index + all.length) % all.length;
    for (const [at, option] of all.entries())
      option.setAttribute("aria-selected", String(at === this.active));
    this.input.setAttribute("aria-activedescendant", all[this.active].id);
    all[this.active].scrollIntoView({ block: "nearest" });
  }

  choose(/** @type {HTMLElement} */ { dataset: { path, iri, create } }) {
    const { field, input, hidden, collection } = this;
    input.value = path;
    hidden.value = iri === undefined ? collection : `${collection} ${iri} ${path}`;
    field.querySelector("input[name=_create]")?.closest(".choice")?.remove();
    field.querySelector("input[data-create]")?.remove();
    if (create !== undefined) {
      const created = document.createElement("input");
      Object.assign(created, { type: "hidden", name: "_create", value: input.name });
      created.dataset.create = "";
      field.append(created);
    }
    this.close();
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }

  close() {
    this.cancelRequest();
    this.list.hidden = true;
    this.active = -1;
    this.input.setAttribute("aria-expanded", "false");
    this.input.removeAttribute("aria-activedescendant");
  }

  /** Cancels the pending request for suggestions, which would replace the list that the user sees. */
  cancelRequest() {
    clearTimeout(this.timer);
    this.controller.abort();
  }

  suggestLater() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.suggest(), delayMilliseconds);
  }

  async suggest() {
    const { collection } = this;
    this.cancelRequest();
    this.controller = new AbortController();
    const text = this.input.value.trim();
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
        signal: this.controller.signal,
      });
      if (!response.ok) return;
      const received = /** @type {{ "hydra:member": Entity[] }} */ (await response.json());
      this.show(received["hydra:member"], text);
    } catch {
      // The field still accepts a name.
    }
  }

  show(/** @type {Entity[]} */ entities, /** @type {string} */ text) {
    const all = this.suggestions(entities, text);
    this.list.replaceChildren(...all.map((suggestion, index) => this.option(suggestion, index, all)));
    this.active = -1;
    this.list.hidden = all.length === 0;
    this.input.setAttribute("aria-expanded", String(all.length > 0));
    this.input.removeAttribute("aria-activedescendant");
  }

  /** @returns {Suggestion[]} */
  suggestions(/** @type {Entity[]} */ entities, /** @type {string} */ text) {
    const given = this.fixed
      .filter(({ value, label }) => `${value} ${label}`.toLowerCase().includes(text.toLowerCase()))
      .map(({ value, label }) => ({ path: value, title: `${value}: ${label}` }));
    const named = entities.map((entity) => ({ iri: entity["@id"], path: entity.full_path ?? entity.name }));
    const found = [...given, ...named];
    const isKnown = found.some(({ path }) => path.toLowerCase() === text.toLowerCase());
    return this.noun === undefined || text === "" || isKnown ? found : [...found, { path: text }];
  }

  /**
   * @param {Suggestion} suggestion
   * @param {number} index
   * @param {readonly Suggestion[]} all
   */
  option({ iri, path, title }, index, all) {
    const option = document.createElement("li");
    option.id = `${this.list.id}-${index}`;
    option.setAttribute("role", "option");
    option.setAttribute("aria-selected", "false");
    // Parts can have the same name.
    const isAmbiguous = iri !== undefined && all.filter((each) => each.path === path).length > 1;
    const isNew = iri === undefined && title === undefined;
    option.textContent = isNew ? `Create ${this.noun} “${path}”` : (title ?? path);
    if (isAmbiguous) option.textContent += ` (${iri.split("/").at(-1)})`;
    option.dataset.path = path;
    if (isNew) option.dataset.create = "";
    if (iri !== undefined) option.dataset.iri = iri;
    return option;
  }
}

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
  for (const field of fields) {
    /** @type {HTMLInputElement | null} */
    const input = field.querySelector("input:not([type=hidden]):not([type=checkbox])");
    if (input !== null && field.querySelector("[role=listbox]") === null) new Picker(field, input);
  }
}
