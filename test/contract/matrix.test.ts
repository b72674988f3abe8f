/**
 * Sends every operation with each type of credential. The expectations come from the contract (`security`,
 * `x-permission`), not from the code that enforces them.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serializePermissionData, type PermissionData } from "../../src/identity/permission-data.ts";
import {
  isPermissionName,
  permission,
  permissions,
  type PermissionName,
} from "../../src/identity/permissions.ts";
import { reaches, allScopes, type Scope } from "../../src/identity/scope.ts";
import { api, type Answer } from "../support/client.ts";
import { declaredOperations, type DeclaredOperation } from "../support/declared-operations.ts";
import {
  concretePath,
  createInventory,
  postBody,
  type Inventory,
  newChangeSet,
} from "../support/inventory.ts";
import { insertToken, insertUser, tokens } from "../support/principals.ts";
import { forgetFailures, startService, type TestService } from "../support/service.ts";

const guarded = declaredOperations().filter(({ scope }) => scope !== null);
const open = declaredOperations().filter(({ scope }) => scope === null);

const tokenOfScope: Readonly<Record<Scope, string>> = {
  read_only: tokens.readOnly,
  edit: tokens.edit,
  admin: tokens.admin,
  full: tokens.full,
};

/**
 * Replaces `element.*` permissions with those for parts, because the owned objects in these tests belong to a part.
 */
function concretePermission(operation: DeclaredOperation): PermissionName {
  const name = (operation.permission ?? "").replace(/^element\./, "parts.");
  if (!isPermissionName(name)) throw new Error(`${operation.operationId} asks for no permission that exists`);
  return name;
}

const neededPermissions = [...new Set(guarded.map(concretePermission))];

describe("access by credential", () => {
  let service: TestService;
  let inventory: Inventory;
  let made = 0;

  beforeAll(async () => {
    service = await startService();
    inventory = await createInventory(api(service, tokens.full));
    await service.store.transaction(async (transaction) => {
      for (const missing of new Set<PermissionName>([...neededPermissions, "api.access_api"])) {
        const everythingElse: PermissionData = new Map(
          [...permissions.keys()].map((name) => [name, name !== missing]),
        );
        const now = new Date();
        const userId = await insertUser(
          transaction,
          `without ${missing}`,
          serializePermissionData(everythingElse),
          false,
          now,
        );
        const text = tokenWithout(missing);
        await insertToken(transaction, { userId, name: text, text, scope: "full", validUntil: null, now });
      }
    });
  });
  afterAll(async () => {
    await service.close();
  });

  /** Sends a request that deletes nothing: changes, deletions and merges require a version that does not exist. */
  async function call(operation: DeclaredOperation, authorization: string | null): Promise<Answer> {
    const body =
      operation.method === "POST"
        ? postBody(operation, `made ${(made += 1)}`, inventory)
        : operation.method === "PUT"
          ? { name: "replaced", attachment_type: `/api/attachment_types/${inventory.attachment_types}` }
          : operation.method === "PATCH"
            ? {}
            : undefined;
    const { operationId, method } = operation;
    const id = isMissing(operation)
      ? 999_999_999
      : operationId === "undoChangeSet" || operationId === "redoChangeSet"
        ? Number(await newChangeSet(api(service, tokens.full), operationId, `undone ${(made += 1)}`))
        : undefined;
    return api(service).request(method, concretePath(operation, inventory, id), body, {
      authorization,
      accept: "application/ld+json, */*;q=0.1",
      headers: isConditional(operation) ? { "If-Match": '"0.none"' } : {},
    });
  }

  describe.each(guarded.map((operation) => [operation.operationId, operation] as const))(
    "%s",
    (_id, operation) => {
      const needed = concretePermission(operation);

      it.each([
        ["no token", null],
        ["a malformed token", "Bearer plt_tooshort"],
        ["an unknown token", "Bearer something_unknown"],
        ["another scheme", "Basic dXNlcjpwYXNz"],
        ["an expired token", `Bearer ${tokens.expired}`],
        ["a token of a disabled user", `Bearer ${tokens.disabled}`],
      ])("requires credentials for %s", async (_title, authorization) => {
        await forgetFailures(service);
        const answer = await call(operation, authorization);
        expect(answer.status, answer.text).toBe(401);
        expect(answer.headers["www-authenticate"]).toMatch(/^Bearer/);
      });

      it.each(allScopes)("allows the scope %s only what it includes", async (scope) => {
        const allowed = reaches(scope, operation.scope as Scope) && reaches(scope, permission(needed).scope);
        const answer = await call(operation, `Bearer ${tokenOfScope[scope]}`);
        expectDecision(operation, answer, allowed);
      });

      it.each([needed, "api.access_api" as const])(
        "rejects a user without %s and names the permission",
        async (missing) => {
          const answer = await call(operation, `Bearer ${tokenWithout(missing)}`);
          expectDecision(operation, answer, false);
          expect(answer.text).toContain(missing);
        },
      );

      it("rejects a user without any permission", async () => {
        expectDecision(operation, await call(operation, `Bearer ${tokens.withoutPermissions}`), false);
      });
    },
  );

  describe.each(open.map((operation) => [operation.operationId, operation] as const))(
    "%s",
    (_id, operation) => {
      it.each([
        null,
        "Bearer something_unknown",
        `Bearer ${tokens.withoutPermissions}`,
        `Bearer ${tokens.full}`,
      ])("the operation is open to everyone (%s)", async (authorization) => {
        expectDecision(operation, await call(operation, authorization), true);
      });
    },
  );
});

function tokenWithout(missing: PermissionName): string {
  return `test_without_${missing}`;
}

function isConditional({ method, role }: DeclaredOperation): boolean {
  return (method !== "GET" && method !== "POST") || role === "merge";
}

/** Whether a request is for an element that does not exist: a deletion without precondition, and an undo in the background. */
function isMissing({ operationId }: DeclaredOperation): boolean {
  return ["deleteColumnMapping", "deleteImport", "getChangeSetUndo"].includes(operationId);
}

/** Returns the expected status of `call` if the request is allowed. */
function outcomeOf(operation: DeclaredOperation): number {
  if (isMissing(operation)) return 404;
  if (isConditional(operation)) return 412;
  return "201" in operation.answers ? 201 : 200;
}

function expectDecision(operation: DeclaredOperation, answer: Answer, allowed: boolean): void {
  expect(answer.status, answer.text).toBe(allowed ? outcomeOf(operation) : 403);
}
