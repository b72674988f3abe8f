/** Checks that the table of tasks and calls fits the tools. The choice itself is measured with models, not here. */
import { expect, it } from "vitest";
import { tools } from "../../../generated/tools.ts";
import { toolChoices } from "./tool-choice.ts";

it.each(toolChoices)("$tool has the arguments for: $task", ({ tool: wanted, args, absent = [] }) => {
  const tool = tools.find(({ name }) => name === wanted);
  const { properties = {}, required = [] } = (tool?.inputSchema ?? {}) as {
    properties?: object;
    required?: readonly string[];
  };
  expect(Object.keys(properties)).toEqual(expect.arrayContaining([...Object.keys(args), ...absent]));
  expect(Object.keys(args)).toEqual(expect.arrayContaining([...required]));
});

it("all tasks are different, and most tools that are not lists have one", () => {
  expect(new Set(toolChoices.map(({ task }) => task)).size).toBe(34);
  const chosen = new Set(toolChoices.map(({ tool }) => tool));
  const others = tools.filter(({ name }) => !/^(?:list|get)_/.test(name)).map(({ name }) => name);
  expect(others.filter((name) => !chosen.has(name))).toEqual([]);
});
