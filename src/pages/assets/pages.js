// The script of every page: copy buttons, menus and keyboard shortcuts. The pages also work without it.

// Copy buttons. Without scripts, users can still select the text.
{
  const copied = "Copied";
  for (const figure of document.querySelectorAll("figure[data-copy]")) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "button quiet";
    const say = (word) => {
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
  const openMenus = () => [...document.querySelectorAll("details.menu[open]")];
  const closeMenusOutside = ({ target }) => {
    for (const menu of openMenus()) if (!menu.contains(target)) menu.open = false;
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
  const isTyping = (target) => target.closest("input, textarea, select, [contenteditable]") !== null;
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target))
      return;
    const target = document.querySelector(`[data-shortcut="${CSS.escape(event.key)}"]`);
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
  const link = document.querySelector(`a[data-sections~="${section}"]`);
  if (link !== null && link.pathname !== location.pathname) location.replace(link.href + location.hash);
}
