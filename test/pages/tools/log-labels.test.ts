import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { eventLabel, hasEventLabel } from "../../../src/pages/log-labels.ts";

/**
 * Event names in the source code, such as `event: "signed_in"`, or arguments of functions that log clients or second
 * factors.
 */
const written =
  /\bevent: "([a-z]+_[a-z_]+)"|"((?:oauth_client|second_factor)_[a-z]+ed|second_factor_reset)"/g;

test("every recorded event has a label", () => {
  const folder = new URL("../../../src/", import.meta.url);
  const source = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(new URL(file, folder), "utf8"))
    .join("\n");
  const events = new Set([...source.matchAll(written)].map(([, one, other]) => one ?? other ?? ""));
  expect(events.size).toBeGreaterThan(20);
  expect([...events].filter((event) => !hasEventLabel(event))).toEqual([]);
});

test("an unknown event is shown with its name", () => {
  expect(eventLabel("something_new_happened")).toBe("Something new happened");
});
