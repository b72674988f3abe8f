/**
 * Bundles scripts that contain only ASCII characters, so that no reader of the files depends on their encoding, and V8
 * needs one byte per character. esbuild escapes all other characters, except those in regular expressions.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { build, type BuildOptions, type Metafile } from "esbuild";
import ts from "typescript";

interface Script {
  readonly path: string;
  readonly contents: string;
}

/** Bundles like `build` of esbuild, and returns the scripts instead of writing them. */
export async function buildAscii(
  options: BuildOptions,
): Promise<{ readonly scripts: readonly Script[]; readonly metafile: Metafile }> {
  const { outputFiles, metafile } = await build({
    ...options,
    charset: "ascii",
    metafile: true,
    write: false,
  });
  const scripts = outputFiles.map(({ path, text }) => ({ path, contents: toAscii(path, text) }));
  return { scripts, metafile };
}

export async function writeScripts(scripts: readonly Script[]): Promise<void> {
  for (const { path, contents } of scripts) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, contents);
  }
}

/**
 * Escapes the characters in regular expressions.
 * @throws {Error} if others are left, such as in `String.raw` templates, where an escape would change the value
 */
export function toAscii(path: string, script: string): string {
  const escaped = hasOthers(script) ? escapePatterns(script) : script;
  const [found] = /.{0,60}[^\x00-\x7f].{0,60}/.exec(escaped) ?? [];
  if (found !== undefined)
    throw new Error(`${path} must contain only ASCII characters. Write \\u escapes instead:\n${found}`);
  return escaped;
}

const hasOthers = (text: string): boolean => /[^\x00-\x7f]/.test(text);

function escapePatterns(script: string): string {
  const source = ts.createSourceFile("script.js", script, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS);
  const parts: string[] = [];
  let end = 0;
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node) && hasOthers(node.text)) {
      parts.push(script.slice(end, node.end - node.text.length), escapePattern(node.text));
      ({ end } = node);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return parts.join("") + script.slice(end);
}

/** The escape of a character that follows a backslash replaces the backslash too. */
function escapePattern(pattern: string): string {
  return pattern.replace(/\\?[^\x00-\x7f]|\\[^]/g, (found) => {
    const character = found.at(-1) ?? "";
    if (!hasOthers(character)) return found;
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}
