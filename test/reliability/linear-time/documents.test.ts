/** Tests that request bodies are parsed in linear time. */
import { describe, expect, it } from "vitest";
import { operations } from "../../../generated/operations.ts";
import { requestComponents } from "../../../generated/resources.ts";
import { contractValidation } from "../../../src/http/validation/contract-validation.ts";
import { createIgnoredNames } from "../../../src/http/validation/ignored-names.ts";
import { hostileSample, isLinear, size, slowInputs } from "./runner.ts";

const bodySchemas = [...new Set(operations.flatMap(({ body }) => (body === null ? [] : [body.schema])))];

/** Maps the name of a case to a function that returns the elements of a long array. */
const hostileElements: Readonly<Record<string, (index: number) => unknown>> = {
  zeros: () => 0,
  "control characters": () => "\0",
  "lone surrogates": () => "\ud800",
  "empty objects": () => ({}),
  "empty arrays": () => [],
  "unknown members": () => ({ a: 0, b: 0 }),
  "equal IDs": () => ({ id: 1 }),
  "different IDs": (id) => ({ id }),
  "equal IRIs": () => "/api/x/1",
  "different IRIs": (index) => `/api/x/${index}`,
  "different names": (index) => ({ name: `a${index}`, comment: "a ".repeat(20) }),
  infinity: () => 1e999,
};

/** One length above the limit of the contract (1,000), and one below it. */
const arrayLengths = [size / 2, 900];

describe("takes linear time for any document:", () => {
  const isArray = (schema: unknown): boolean => JSON.stringify(schema).includes('"array"');

  it.each(bodySchemas)("%s takes linear time for arrays in any property", async (schemaName) => {
    const check = contractValidation.body(schemaName);
    const declared = Object.entries(requestComponents[schemaName]?.["properties"] ?? {});
    const slow: string[] = [];
    for (const [property, schema] of [...declared, ["unknown", {}] as const]) {
      for (const [kind, element] of Object.entries(hostileElements)) {
        if (!isArray(schema) && kind !== "zeros") continue;
        const bodyOf = (length: number) => ({
          [property]: Array.from({ length }, (_, index) => element(index)),
        });
        for (const length of arrayLengths)
          if (!(await isLinear(check, bodyOf, length))) slow.push(`${property}: ${length} ${kind}`);
      }
    }
    expect(slow).toEqual([]);
  });

  it.each(bodySchemas)("%s takes linear time for texts in any property", async (schemaName) => {
    const check = contractValidation.body(schemaName);
    for (const property of Object.keys(requestComponents[schemaName]?.["properties"] ?? {}))
      expect(await slowInputs((text) => check({ [property]: text }), hostileSample), property).toEqual([]);
  });

  const members = (length: number): Record<string, number> =>
    Object.fromEntries(Array.from({ length }, (_, index) => [`a${index}`, 0]));
  const shapes: Readonly<Record<string, (length: number) => unknown>> = {
    "very many members": members,
    "elements with many members": (length) => ({
      parameters: Array.from({ length: 100 }, () => members(length / 100)),
    }),
    "arrays in many elements": (length) => ({
      orderdetails: Array.from({ length: 100 }, () => ({
        pricedetails: Array.from({ length: length / 100 }, () => 0),
      })),
    }),
    "a long name above many values": (length) => ({
      ["a".repeat(25 * length)]: Array.from({ length }, () => "\0"),
    }),
    "a long name above many members": (length) => ({ eda_info: { ["~".repeat(length)]: members(length) } }),
  };

  it.each(Object.entries(shapes))("a part with %s takes linear time", async (_, bodyOf) => {
    const check = contractValidation.body("PartPatch");
    expect(await isLinear(check, bodyOf)).toBe(true);
    expect(await isLinear((body) => check(body, createIgnoredNames()), bodyOf)).toBe(true);
  });
});
