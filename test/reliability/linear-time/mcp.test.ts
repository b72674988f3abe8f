/** Tests that MCP messages are parsed in linear time. */
import { describe, expect, it } from "vitest";
import { tools } from "../../../generated/tools.ts";
import { createValidators } from "../../../src/http/validation/validators.ts";
import { sessionIdFor } from "../../../src/mcp/client-name.ts";
import { batchError, outlineOf, shapeError } from "../../../src/mcp/json-rpc.ts";
import { createArgumentCheck } from "../../../src/mcp/tools/arguments.ts";
import { isOffset, positionOf } from "../../../src/mcp/tools/reading/page-cursor.ts";
import { startOfPage } from "../../../src/mcp/tools/search/search-parts-tool.ts";
import { Problem } from "../../../src/util/errors.ts";
import { namingArguments } from "../../../src/mcp/tools/naming-arguments.ts";
import { naturalPathKey } from "../../../src/mcp/tools/reading/list-tree.ts";
import { describeReaders, hostileSample, isLinear, size, slowInputs, type Readers } from "./runner.ts";

// The function reads only this member.
const anonymous = { client: null } as Parameters<typeof sessionIdFor>[1];

const readers: Readers = {
  "sentence of a refusal": (text) =>
    namingArguments(
      new Problem("unprocessable", text, {
        violations: [{ propertyPath: text, message: text, code: "invalid" }],
      }),
      new Map(),
    ),
  "path in natural order": (text) => naturalPathKey(text),
  "name of a client": (text) =>
    sessionIdFor({ method: "initialize", params: { clientInfo: { name: text } } }, anonymous),
  cursor: (text) => positionOf({ tool: "x", args: { cursor: text } }, isOffset),
  "cursor of hits": (text) => startOfPage({ cursor: text }, []),
};

describeReaders(readers);

/** Functions that return the elements of a long array. */
const hostileElements: readonly ((index: number) => unknown)[] = [
  () => 0,
  () => "x",
  () => ({}),
  (index) => `x${index}`,
];

describe("takes linear time for any message:", () => {
  it.each(tools)("arguments of $name take linear time", async (tool) => {
    const { inputSchema } = tool;
    const check = createArgumentCheck(tool, createValidators({}));
    for (const argument of [...Object.keys(inputSchema["properties"] ?? {}), "unknown"]) {
      const ofTexts = (text: string) => check({ [argument]: text });
      expect(await slowInputs(ofTexts, hostileSample), argument).toEqual([]);
      for (const element of hostileElements) {
        const bodyOf = (length: number) => ({
          [argument]: Array.from({ length }, (_, index) => element(index)),
        });
        // One length above the limit of the contract, and one below it.
        for (const length of [size, 900])
          expect(await isLinear(check, bodyOf, length), `${argument} of ${length}`).toBe(true);
      }
    }
  });

  it("calls take linear time", async () => {
    const run = (body: unknown): unknown => [outlineOf(body, new Set()), shapeError(body)];
    const bodyOf = (length: number): unknown => ({
      method: "tools/call",
      params: { arguments: Array.from({ length }, () => "x") },
    });
    expect(await isLinear(run, bodyOf)).toBe(true);
  });

  it("batches take linear time", async () => {
    const run = (body: unknown): unknown => [outlineOf(body, new Set()), batchError(body, undefined)];
    const bodyOf = (length: number): unknown =>
      Array.from({ length }, (_, id) => ({
        jsonrpc: "2.0",
        id,
        method: "tools/call",
        params: { name: "x" },
      }));
    expect(await isLinear(run, bodyOf)).toBe(true);
  });
});
