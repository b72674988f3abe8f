/** `version` and `licenses` describe the program and everything that it contains. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { done, directory, partledgerProcess, useDirectory } from "./program.ts";

useDirectory();

const root = fileURLToPath(new URL("../../", import.meta.url));
const { version, dependencies } = JSON.parse(readFileSync(`${root}package.json`, "utf8")) as {
  version: string;
  dependencies: Record<string, string>;
};

/** The names in the list, by the name of the package. */
const usualNames: Readonly<Record<string, string>> = { "dejavu-fonts-ttf": "DejaVu fonts" };

describe("version", () => {
  it("prints the versions of the program, Node.js, SQLite and the schema", async () => {
    const { code, stdout } = await partledgerProcess(["version", "--json"]);
    expect(code).toBe(0);
    const facts = JSON.parse(stdout) as Record<string, unknown>;
    const { commit, sqlite, schema, ...others } = facts;
    expect(others).toEqual({
      version,
      node: process.versions.node,
      platform: `${process.platform}-${process.arch}`,
    });
    expect(commit === null || /^[0-9a-f]{40}(-dirty)?$/.test(String(commit))).toBe(true);
    expect(sqlite).toMatch(/^3\.\d+\.\d+$/);
    expect(schema).toBeGreaterThan(6);
    const { stdout: text } = await partledgerProcess(["version"]);
    for (const value of Object.values(facts)) expect(text).toContain(String(value ?? "unknown"));
    expect(readdirSync(directory)).toEqual([]);
  });

  it("prints the version of the schema that migrate creates", async () => {
    const { schema } = JSON.parse((await done(["version", "--json"])).stdout) as { schema: number };
    await done(["migrate"]);
    expect((await done(["doctor"])).stdout).toContain(`schema: Version ${schema}.`);
  });
});

interface Listed {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

describe("licenses", () => {
  it("lists every library that the service requires, with its installed version", async () => {
    const list = JSON.parse((await done(["licenses", "--json"])).stdout) as Listed[];
    expect(list[0]).toEqual({ name: "partledger", version, license: "Apache-2.0" });
    const installed = list.map(({ name, version: number }) => `${name} ${number}`);
    expect(installed).toEqual(
      expect.arrayContaining(
        Object.entries(dependencies).map(([name, number]) => `${usualNames[name] ?? name} ${number}`),
      ),
    );
    expect(new Set(installed).size).toBe(list.length);
    const names = list.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(["SQLite", "Swagger UI", "Redoc", "libvips", "libwebp", "glib"]),
    );
    // The bundle does not contain Node.js.
    expect(names).not.toContain("Node.js");
  });

  it("prints the text of each license that a library includes", async () => {
    const { stdout } = await done(["licenses"]);
    const list = JSON.parse((await done(["licenses", "--json"])).stdout) as Listed[];
    for (const { name, version: number, license } of list) {
      expect(stdout).toContain(`${name} ${number}\nLicense: ${license}\n`);
    }
    for (const name of Object.keys(dependencies)) {
      const path = `${root}node_modules/${name}/LICENSE`;
      if (existsSync(path)) expect(stdout).toContain(readFileSync(path, "utf8").trim());
    }
    expect(stdout).toMatch(/^GNU LESSER GENERAL PUBLIC LICENSE$[^]+^GNU GENERAL PUBLIC LICENSE$/m);
    expect(stdout).toContain("disclaims copyright to this source code");
  });
});
