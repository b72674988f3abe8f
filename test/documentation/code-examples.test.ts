/**
 * Evaluates the comments of the form `@example <expression> // <value>` in the source code. Examples without a value
 * need a context, such as a transaction, and are not evaluated.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { isExpression, sql } from "kysely";
import { expect, it } from "vitest";
import { kyselyFor } from "../../src/database/kysely.ts";
import { definitions } from "../../src/inventory/definitions.ts";

type Scope = Readonly<Record<string, unknown>>;

const root = fileURLToPath(new URL("../../", import.meta.url));
const files = readdirSync(join(root, "src"), { encoding: "utf8", recursive: true })
  .filter((path) => path.endsWith(".ts"))
  .map((path) => `src/${path}`);
const examples = files.flatMap((file) => {
  const text = readFileSync(join(root, file), "utf8");
  return [...text.matchAll(/@example (.+?) \/\/ (.+?)(?: \*\/)?$/gm)].map(
    ([, expression = "", value = ""]) => [file, expression, value] as const,
  );
});

async function load(specifier: string, importer: string): Promise<Scope> {
  const base = pathToFileURL(join(root, importer));
  const target = specifier.startsWith(".") ? new URL(specifier, base).href : specifier;
  return (await import(/* @vite-ignore */ target)) as Scope;
}

/** Returns the values that a module imports by name. */
async function importsOf(file: string): Promise<Scope> {
  const text = readFileSync(join(root, file), "utf8");
  const imports = text.matchAll(/^import \{([^}]*)\} from "([^"]+)";$/gm);
  const values: Record<string, unknown> = {};
  for (const [, names = "", specifier = ""] of imports) {
    const module = await load(specifier, file);
    for (const [name = "", alias = name] of names.split(",").map((part) => part.trim().split(" as "))) {
      if (name in module) values[alias] = module[name];
    }
  }
  return values;
}

/** Returns the names that an example in a file can use: those of the file, and the definitions of all resources. */
async function scopeOf(file: string): Promise<Scope> {
  const { default: _, ...exported } = await load(`./${file}`, "package.json");
  return { definitions, ...(await importsOf(file)), ...exported };
}

function evaluate(expression: string, scope: Scope): unknown {
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the examples are part of the source code
  const run = new Function(...Object.keys(scope), `"use strict"; return (${expression});`) as (
    ...values: readonly unknown[]
  ) => unknown;
  return run(...Object.values(scope));
}

/** Returns the result of an example. An SQL expression is compared as text, by default in the dialect of SQLite. */
function resultOf(expression: string, scope: Scope): unknown {
  const result = evaluate(expression, scope);
  if (!isExpression(result)) return result;
  return sql`${result}`.compile(kyselyFor(expression.includes('"postgres"') ? "postgres" : "sqlite")).sql;
}

it("finds examples", () => {
  expect(examples.length).toBeGreaterThan(50);
});

it.each(examples)("%s: %s is %s", async (file, expression, value) => {
  const scope = await scopeOf(file);
  expect(resultOf(expression, scope), `${file}: ${expression}`).toStrictEqual(evaluate(value, scope));
});
