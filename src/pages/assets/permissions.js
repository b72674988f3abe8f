// The permission editor: filters the rows, and shows the effect of the choices and the list of changes before saving.
/** @type {HTMLFormElement} */
const form = document.querySelector("form.permission-form");
/** @type {Readonly<Record<string, string>>} */
const labels = { inherit: "Inherit", allow: "Allow", deny: "Deny" };

/** The rows by permission, with the stored choice: the page shows the stored choices or marks the changed ones. */
const rows = new Map(
  rowsOf(form).map((row) => [
    row.dataset.permission,
    {
      row,
      title: row.dataset.title,
      stored: row.dataset.stored,
      requires: row.dataset.requires?.split(" ") ?? [],
      choice: () => /** @type {HTMLInputElement} */ (row.querySelector("input:checked")).value,
    },
  ]),
);

/** @returns {HTMLTableRowElement[]} */
function rowsOf(/** @type {Element} */ element) {
  return [...element.querySelectorAll("tr")].filter((row) => row.dataset.permission !== undefined);
}

/** Maps each permission that becomes allowed because another one requires it to the title of that one. */
function requiredPermissions() {
  /** @type {Map<string, string>} */
  const required = new Map();
  const allowed = [...rows.keys()].filter((name) => rows.get(name).choice() === "allow");
  for (let name = allowed.pop(); name !== undefined; name = allowed.pop()) {
    const { title, requires } = rows.get(name);
    for (const each of requires) {
      if (required.has(each) || rows.get(each)?.choice() === "allow") continue;
      required.set(each, title);
      allowed.push(each);
    }
  }
  return required;
}

/**
 * @param {{ row: HTMLElement, choice: () => string }} editor
 * @param {string | undefined} requiredBy
 * @returns {[effect: string, source: string]}
 */
function effectOf({ row, choice }, requiredBy) {
  const own = choice();
  if (own === "deny" && requiredBy !== undefined) return ["deny", `conflict: “${requiredBy}” requires it`];
  if (own !== "inherit") return [own, "own setting"];
  if (requiredBy !== undefined) return ["allow", `required by “${requiredBy}”`];
  const { inherited, from } = row.dataset;
  return [inherited, from === undefined ? "not set" : `from ${from}`];
}

function update() {
  const required = requiredPermissions();
  /** @type {[title: string, text: string][]} */
  const changes = [];
  for (const [name, each] of rows) {
    const requiredBy = required.get(name);
    const [effect, source] = effectOf(each, requiredBy);
    const cell = each.row.querySelector(".effective");
    cell.firstElementChild.className = effect === "allow" ? "allowed" : "denied";
    cell.firstElementChild.textContent = effect === "allow" ? "Allowed" : "Denied";
    cell.querySelector("small").textContent = source;
    const after = requiredBy === undefined ? each.choice() : "allow";
    each.row.classList.toggle("changed", after !== each.stored);
    if (after === each.stored) continue;
    const reason = requiredBy === undefined ? "" : `, because “${requiredBy}” requires it`;
    changes.push([each.title, `: ${labels[each.stored]} → ${labels[after]}${reason}`]);
  }
  const summary = document.getElementById("changes");
  summary.hidden = changes.length === 0;
  summary.querySelector("ul").replaceChildren(
    ...changes.map(([title, text]) => {
      const strong = document.createElement("strong");
      strong.textContent = title;
      const item = document.createElement("li");
      item.append(strong, text);
      return item;
    }),
  );
  const count = changes.length === 1 ? "1 change" : `${changes.length} changes`;
  status.textContent = changes.length === 0 ? "No changes" : `${count}, not saved yet`;
}

function filter() {
  const words = text.value.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const body of form.querySelectorAll("tbody")) {
    if (body.dataset.group === undefined) continue;
    let shownInGroup = 0;
    for (const row of rowsOf(body)) {
      const searched = `${row.dataset.title} ${row.dataset.permission} ${body.dataset.group}`.toLowerCase();
      const isAllowed = row.querySelector(".effective .allowed") !== null;
      const isInState =
        state.value === "own"
          ? rows.get(row.dataset.permission).choice() !== "inherit"
          : state.value === "" || (state.value === "allowed") === isAllowed;
      row.hidden = !(isInState && words.every((word) => searched.includes(word)));
      if (!row.hidden) shownInGroup += 1;
    }
    body.hidden = shownInGroup === 0;
    shown += shownInGroup;
  }
  /** @type {HTMLElement} */ (form.querySelector("tbody.none")).hidden = shown > 0;
}

/** @type {NodeListOf<HTMLElement>} */
const withoutScript = form.querySelectorAll("[data-without-script]");
for (const element of withoutScript) element.hidden = true;
const status = document.createElement("output");
status.className = "muted";
form.querySelector(".form-bar .actions").append(status);

const text = /** @type {HTMLInputElement} */ (form.elements.namedItem("_filter"));
const state = /** @type {HTMLSelectElement} */ (form.elements.namedItem("_state"));
text.addEventListener("input", filter);
text.addEventListener("keydown", (event) => {
  if (event.key === "Enter") event.preventDefault();
});
state.addEventListener("change", filter);
form.addEventListener("change", (event) => {
  if (/** @type {HTMLInputElement} */ (event.target).type === "radio") update();
});

// A page that the browser restores from its history keeps the choices.
addEventListener("pageshow", () => {
  update();
  filter();
});
