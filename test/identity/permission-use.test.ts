/**
 * Tests that the service enforces every permission. `contract/matrix.test.ts` covers the permissions of operations; the
 * tables here cover all others.
 */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { operations } from "../../generated/operations.ts";
import { tools } from "../../generated/tools.ts";
import { elementGroups, elementOperations } from "../../src/identity/element-groups.ts";
import { permissions, type PermissionName } from "../../src/identity/permissions.ts";
import { pageOnlyPermissions } from "../../src/identity/usable-scopes.ts";
import { createUserWith } from "../inventory/test-users.ts";
import { useTools, type SignedInVisitor } from "../pages/tools/tools-site.ts";
import { api, type Answer, type Api } from "../support/client.ts";
import { textFile } from "../support/inventory.ts";
import { tokens } from "../support/principals.ts";

const source = fileURLToPath(new URL("../../src/", import.meta.url));

/** Source files that define permissions without enforcing them. */
const definitions = [
  "identity/permissions.ts",
  "identity/permission-presets.ts",
  "identity/usable-scopes.ts",
];

/** Permissions that the contract requires for operations and tools. */
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

/** Permissions that occur as a string in the source code. */
const inCode = new Set<string>(
  readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !definitions.includes(file))
    .flatMap((file) => readFileSync(source + file, "utf8").match(/(?<=")[a-z_]+\.[a-zA-Z_0-9]+(?=")/g) ?? []),
);

describe("the permission table", () => {
  test("contains no permission that is never checked", () => {
    expect([...permissions.keys()].filter((name) => !inContract.has(name) && !inCode.has(name))).toEqual([]);
  });

  test("marks permissions that only pages check, so that no token needs them", () => {
    for (const name of pageOnlyPermissions) expect([name, inContract.has(name)]).toEqual([name, false]);
  });
});

describe("a permission without its own operation", () => {
  const site = useTools({ environment: { OAUTH_SERVER_ENABLED: "1" } });
  const iris: Record<string, string> = {};

  beforeAll(async () => {
    const admin = api(site(), tokens.full);
    const make = async (collection: string, body: object): Promise<string> =>
      String((await admin.post(`/api/${collection}`, body, { expect: 201 })).body["@id"]);
    const category = await make("categories", { name: "Category" });
    iris["part"] = await make("parts", { name: "Part", category });
    iris["user"] = await make("users", { name: "ada" });
    iris["group"] = await make("groups", { name: "Group" });
    iris["file"] = await make("attachments", {
      name: "Secret",
      element: iris["part"],
      attachment_type: await make("attachment_types", { name: "Any" }),
      upload: { data: textFile, filename: "a.txt", private: true },
    });
  });

  const patch = (name: string, body: object) => (client: Api) => client.patch(iris[name] ?? "", body);

  /** API or MCP requests that only this permission allows. */
  const requests: Partial<Record<PermissionName, (client: Api) => Promise<Answer<unknown>>>> = {
    "parts.change_favorite": patch("part", { favorite: true }),
    "groups.edit_permissions": patch("group", { permissions: { "parts.read": true } }),
    "users.edit_username": patch("user", { name: "grace" }),
    "users.edit_infos": patch("user", { first_name: "Grace" }),
    "users.edit_permissions": patch("user", { permissions: { "parts.read": true } }),
    "users.set_password": patch("user", { password: "correct horse battery" }),
    "attachments.show_private": (client) => client.get(`${iris["file"]}/file`, { accept: "*/*" }),
    "labels.edit_options": (client) => client.post("/api/labels/preview", { options: { width: 50 } }),
    "api.use_mcp": (client) => {
      const headers = { "MCP-Protocol-Version": "2025-11-25" };
      const accept = "application/json, text/event-stream";
      return client.post("/mcp", { jsonrpc: "2.0", id: 1, method: "ping" }, { accept, headers });
    },
  };

  /** Pages that only this permission allows. */
  const pages: Partial<Record<PermissionName, string>> = {
    "self.edit_infos": "/user/settings/profile",
    "api.manage_tokens": "/user/settings/tokens/new",
    "system.manage_oauth_clients": "/tools/oauth_clients",
  };

  test("has a request or a page in this file", () => {
    const unguarded = [...permissions.keys()].filter(
      (name) => !operations.some(({ permission }) => permission === name),
    );
    expect([...Object.keys(requests), ...Object.keys(pages)].sort()).toEqual(unguarded.sort());
  });

  const allBut = (missing: PermissionName) => [...permissions.keys()].filter((name) => name !== missing);

  test.each(Object.entries(requests))("%s is enforced", async (name, send) => {
    const missing = name as PermissionName;
    const without = await createUserWith(site(), allBut(missing));
    const refused = await send(without.client);
    expect(refused.status, refused.text).toBe(403);
    expect(refused.text).toContain(missing);
    const answer = await send((await createUserWith(site(), [...permissions.keys()])).client);
    expect(answer.status, answer.text).toBe(200);
  });

  test.each(Object.entries(pages))("%s is enforced", async (name, path) => {
    const open = (browser: SignedInVisitor) => browser.get(path, { follow: false });
    const refused = await open(await site().with(...allBut(name as PermissionName)));
    expect(refused.status).toBe(403);
    expect((await open(await site().with(...permissions.keys()))).status).toBe(200);
  });
});
