/** Checks that the font for labels is a file that the service can use. */
import { open } from "node:fs/promises";
import { describe } from "../failure.ts";
import { fileCommand } from "./failure-command.ts";
import { ok, problem, settingCommand, type CheckContext, type Finding } from "./finding.ts";

/** The first four bytes of TrueType and OpenType fonts. */
const signatures = new Set(["00010000", "4f54544f", "74727565"]);

export async function checkLabelFont({ config, terminal }: CheckContext): Promise<readonly Finding[]> {
  const name = "label-font";
  const { labelFont: path } = config;
  if (path === null) return [];
  try {
    const start = await readStart(path);
    if (signatures.has(start)) return [ok(name, `${path} (LABEL_FONT) is a font.`)];
  } catch (error) {
    const fix = fileCommand(terminal, error, path);
    return [problem(name, `LABEL_FONT cannot be read: ${describe(error)}.`, { fix })];
  }
  const message = `${path} (LABEL_FONT) is neither a TrueType nor an OpenType font. Labels cannot be printed.`;
  return [problem(name, message, { fix: settingCommand("LABEL_FONT", "PATH") })];
}

async function readStart(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.toString("hex", 0, bytesRead);
  } finally {
    await file.close();
  }
}
