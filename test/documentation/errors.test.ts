import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const contract = JSON.parse(readFileSync(`${root}generated/openapi.json`, "utf8")) as {
  components: { schemas: { ViolationCode: { enum: string[] } } };
};
const codes = contract.components.schemas.ViolationCode.enum;

describe("violation codes", () => {
  it("violation codes are explained in docs/errors.md, each once and in the order of the contract", () => {
    const [, table = ""] = readFileSync(`${root}docs/errors.md`, "utf8").split("## Codes");
    expect([...table.matchAll(/^\| `([a-z0-9-]+)`/gm)].map(([, code]) => code)).toEqual(codes);
  });

  it("violation codes are all in use", () => {
    const files = readdirSync(`${root}src`, { recursive: true, encoding: "utf8" });
    const programs = files.filter((file) => /\.tsx?$/.test(file));
    const source = programs.map((file) => readFileSync(`${root}src/${file}`, "utf8")).join("\n");
    expect(codes.filter((code) => !source.includes(`"${code}"`))).toEqual([]);
  });
});
