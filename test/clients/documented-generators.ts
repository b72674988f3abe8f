/** Reads the section "Client generators" of docs/api.md. The other modules run what it says. */
import { readFileSync } from "node:fs";

const page = readFileSync(new URL("../../docs/api.md", import.meta.url), "utf8");

interface DocumentedGenerator {
  /** The packages in the first column: `a`, or `a with b`. */
  readonly name: string;
  /** The same packages as `name@version`. */
  readonly packages: readonly string[];
  readonly command: string;
  /** The line that sets the media type of `PATCH`. Undefined if the generated client sends the declared type. */
  readonly patch: string | undefined;
}

/** The rows of the table. */
export const documentedGenerators: readonly DocumentedGenerator[] = [
  ...page.matchAll(/^\| (`\S+` \d.*?) +\| `npx (.*?)` .*\| (\S.*?) +\|$/gm),
].map(([, generator = "", command = "", patch = ""]) => {
  const packages = [...generator.matchAll(/`(\S+)` (\S+)/g)];
  return {
    name: packages.map(([, name]) => name).join(" with "),
    packages: packages.map(([, name, version]) => `${name}@${version}`),
    command,
    patch: /^`(.*?)`/.exec(patch)?.[1],
  };
});

/** The files that the section shows, by name. */
export const documentedFiles: ReadonlyMap<string, string> = new Map(
  [...page.matchAll(/^`(\S+\.m?[jt]s)`:\n\n```[jt]s\n(.*?)^```$/gms)].map(([, file = "", text = ""]) => [
    file,
    text,
  ]),
);

/** The example in the section "With a generated client". */
export const [, example = ""] = /^```ts\n(.*?)^```$/ms.exec(page) ?? [];

/** @throws {Error} if the table has no row for the generator */
export function documentedRow(name: string): DocumentedGenerator {
  const row = documentedGenerators.find((other) => other.name === name);
  if (row === undefined) throw new Error(`docs/api.md does not list ${name}.`);
  return row;
}

/** Returns the command that replaces a word in the document. */
export function replacementOf(word: string): string {
  for (const [, command = ""] of page.matchAll(/`(sed .*?)`/g)) if (command.includes(word)) return command;
  throw new Error(`docs/api.md does not replace ${word}.`);
}
