/** `doctor` checks the font for labels. */
import { writeFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { readAsset } from "../../../src/util/assets.ts";
import { useDirectory } from "../program.ts";
import { examine, found, inside } from "./installation.ts";

useDirectory();

const font = readAsset("fonts/DejaVuSansCondensed.ttf");

it.each<[string, Buffer | null, object]>([
  ["a font", font, { status: "ok", fix: null }],
  ["another file", Buffer.from("%PDF-1.3"), { status: "problem", fix: expect.stringContaining("LABEL_FONT=") }],
  ["a missing file", null, { status: "problem", message: expect.stringContaining("cannot be read") }],
])("reports %s", async (_, content, expected) => {
  const path = inside("label.ttf");
  if (content !== null) await writeFile(path, content);
  await writeFile(inside(".env"), `LABEL_FONT=${path}\n`);
  const [, report] = await examine("--offline");
  expect(found(report, "label-font")).toMatchObject(expected);
});
