import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { kicadLibrary } from "../../src/pages/kicad-library.ts";

it("docs/kicad.md shows the library file that the user settings offer", () => {
  const page = readFileSync(new URL("../../docs/kicad.md", import.meta.url), "utf8");
  const [, indented = ""] = /^ *```json\n(.*?)^ *```$/ms.exec(page) ?? [];
  const shown = indented.replace(/^ {3}/gm, "").trimEnd();
  expect(shown).toBe(kicadLibrary("https://parts.example.com", "plt_…", "Partledger"));
});
