import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { kicadLibrary } from "../../src/pages/kicad-library.ts";

it("docs/kicad.md shows the library file that the user settings offer", () => {
  const page = readFileSync(new URL("../../docs/kicad.md", import.meta.url), "utf8");
  const [, shown = ""] = /^ *```json\n(.*?)^ *```$/ms.exec(page) ?? [];
  const offered = kicadLibrary("https://parts.example.com", "plt_…", "Partledger");
  expect(JSON.parse(shown)).toEqual(JSON.parse(offered));
  // KiCad requires the version with its fraction.
  expect(shown).toContain('"version": 1.0 ');
});
