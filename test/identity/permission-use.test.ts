/** Every permission of the table decides something: an operation, a tool, a page, or a check in the code. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { operations } from "../../generated/operations.ts";
import { tools } from "../../generated/tools.ts";
import { elementGroups, elementOperations } from "../../src/identity/element-groups.ts";
import { permissions } from "../../src/identity/permissions.ts";
import { pageOnlyPermissions } from "../../src/identity/usable-tiers.ts";

const source = fileURLToPath(new URL("../../src/", import.meta.url));

/** What only says that a permission exists, and to whom it is given. */
const definitions = ["identity/permissions.ts", "identity/permission-presets.ts", "identity/usable-tiers.ts"];

/** Permissions that the contract names for operations and tools. */
const inContract = new Set<string>([
  ...operations.flatMap(({ permission }) => permission ?? []),
  ...tools.flatMap(({ permission, alsoNeeds }) => [
    ...(permission === null ? [] : [permission]),
    ...alsoNeeds,
  ]),
]);

for (const operation of elementOperations) {
  if (!inContract.has(`element.${operation}`)) continue;
  for (const group of Object.values(elementGroups)) inContract.add(`${group}.${operation}`);
}

/** Permissions that the code names, as text of its own. */
const inCode = new Set<string>(
  readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !definitions.includes(file))
    .flatMap((file) => readFileSync(source + file, "utf8").match(/(?<=")[a-z_]+\.[a-zA-Z_0-9]+(?=")/g) ?? []),
);

describe("the permission table", () => {
  test("has no permission that nothing asks for", () => {
    expect([...permissions.keys()].filter((name) => !inContract.has(name) && !inCode.has(name))).toEqual([]);
  });

  test("tells those apart that only pages ask for, so that no token needs them", () => {
    for (const name of pageOnlyPermissions) expect([name, inContract.has(name)]).toEqual([name, false]);
  });
});
