/** `doctor` checks the font for labels. */
import { writeFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { readAsset } from "../../../src/util/assets.ts";
import { useDirectory } from "../program.ts";
import { examine, found, inside } from "./installation.ts";

useDirectory();

const font = readAsset("fonts/DejaVuSansCondensed.ttf");

it.each<[string, Buffer | null, string, string]>([
  ["a font", font, "ok", "is a font"],
  ["another file", Buffer.from("%PDF-1.3"), "problem", "neither a TrueType nor an OpenType font"],
  ["a missing file", null, "problem", "cannot be read"],
])("reports %s", async (_, content, status, message) => {
  const path = inside("label.ttf");
  if (content !== null) await writeFile(path, content);
  await writeFile(inside(".env"), `LABEL_FONT=${path}\n`);
  const [, report] = await examine("--offline");
  const check = found(report, "label-font");
  expect(check?.status).toBe(status);
  expect(check?.message).toContain(message);
});
