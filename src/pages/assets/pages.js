// Adds copy buttons to pages. Without scripts, users can still select the text.
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
