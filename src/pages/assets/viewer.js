// Opens pictures (links with `data-view`) in a viewer with the keyboard: arrows change the picture, Escape closes the
// viewer. Without scripts, the links open the picture.

document.addEventListener("click", (event) => {
  const link = /** @type {HTMLAnchorElement | null} */ (
    /** @type {Element} */ (event.target).closest?.("a[data-view]")
  );
  if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  open(link);
});

/** Returns the pictures of the page. Several links can lead to the same picture. */
function pictures() {
  /** @type {Map<string, { href: string, name: string }>} */
  const byAddress = new Map();
  /** @type {NodeListOf<HTMLAnchorElement>} */
  const links = document.querySelectorAll("a[data-view]");
  for (const { href, dataset } of links) {
    if (!byAddress.has(href)) byAddress.set(href, { href, name: dataset.view });
  }
  return [...byAddress.values()];
}

function open(/** @type {HTMLAnchorElement} */ link) {
  const all = pictures();
  let current = all.findIndex(({ href }) => href === link.href);
  const dialog = document.createElement("dialog");
  dialog.className = "viewer";
  const title = document.createElement("p");
  title.setAttribute("aria-live", "polite");
  const original = document.createElement("a");
  original.textContent = "Open";
  const image = document.createElement("img");
  const failure = document.createElement("p");
  failure.setAttribute("role", "status");
  image.addEventListener("error", () => {
    const download = Object.assign(document.createElement("a"), {
      href: image.src,
      textContent: "Download it.",
    });
    download.download = "";
    failure.replaceChildren("The browser cannot show this picture. ", download);
    image.hidden = true;
  });
  const button = (
    /** @type {string} */ label,
    /** @type {string} */ text,
    /** @type {() => void} */ action,
  ) => {
    const created = document.createElement("button");
    Object.assign(created, { type: "button", textContent: text });
    created.setAttribute("aria-label", label);
    created.addEventListener("click", action);
    return created;
  };
  const close = button("Close", "✕", () => dialog.close());
  const previous = button("Previous picture", "‹", () => show(current - 1));
  const next = button("Next picture", "›", () => show(current + 1));
  const bar = document.createElement("div");
  bar.className = "viewer-bar";
  bar.append(title, original, close);
  const stage = document.createElement("div");
  stage.className = "viewer-image";
  stage.append(previous, image, failure, next);
  previous.hidden = next.hidden = all.length < 2;
  dialog.append(bar, stage);

  const show = (/** @type {number} */ index) => {
    current = (index + all.length) % all.length;
    const { href, name } = all[current];
    failure.replaceChildren();
    image.hidden = false;
    image.src = href;
    image.alt = name;
    original.href = href;
    title.textContent = all.length < 2 ? name : `${name} (${current + 1} of ${all.length})`;
    dialog.setAttribute("aria-label", name);
  };
  dialog.addEventListener("keydown", ({ key }) => {
    if (all.length < 2) return;
    if (key === "ArrowLeft") show(current - 1);
    if (key === "ArrowRight") show(current + 1);
  });
  dialog.addEventListener("click", ({ target }) => {
    if (target === stage) dialog.close();
  });
  // The page may have been updated in the meantime.
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (link.isConnected) link.focus();
  });
  show(current);
  document.body.append(dialog);
  dialog.showModal();
  close.focus();
}
