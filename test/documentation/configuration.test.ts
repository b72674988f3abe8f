/** Compares docs/configuration.md with the variables that the service reads. */
import { readFileSync } from "node:fs";
import { expect, it, test } from "vitest";
import { readConfig } from "../../src/config/config.ts";

const page = readFileSync(new URL("../../docs/configuration.md", import.meta.url), "utf8");
const rows = [...page.matchAll(/^\| `([A-Z][A-Z0-9_]+)` +\| (.*?) +\|/gm)].map(
  ([, name = "", defaultValue = ""]) => ({ name, defaultValue }),
);

it("docs/configuration.md lists exactly the variables that the service reads, each once", () => {
  const read = new Set<string>();
  const environment = new Proxy<Record<string, string>>(
    {},
    {
      get(_target, name) {
        read.add(String(name));
        return undefined;
      },
    },
  );
  readConfig(environment);
  expect(rows.map(({ name }) => name).sort()).toEqual([...read].sort());
});

const values = rows.flatMap(({ name, defaultValue }) => {
  const [, value] = /^`(.*)`$/.exec(defaultValue) ?? [];
  return value === undefined ? [] : [{ name, value: value.replace("UPLOADS_DIR", "uploads") }];
});

test.each(values)("$name=$value is the default", ({ name, value }) => {
  expect(readConfig({ [name]: value })).toEqual(readConfig({}));
});

test("most variables have a default value", () => {
  expect(values.length).toBeGreaterThan(rows.length / 2);
});
