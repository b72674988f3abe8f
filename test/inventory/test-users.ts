/** Creates users with exact permissions, each with a token. */
import { serializePermissionData } from "../../src/identity/permission-data.ts";
import type { PermissionName } from "../../src/identity/permissions.ts";
import type { Scope } from "../../src/identity/scope.ts";
import { api, type Api } from "../support/client.ts";
import { insertToken, insertUser } from "../support/principals.ts";
import type { TestService } from "../support/service.ts";
import { unique } from "./running-service.ts";

export interface TestUser {
  readonly client: Api;
  readonly id: number;
  readonly iri: string;
  readonly name: string;
}

/** Creates a user with the given permissions and API access. */
export async function createUserWith(
  service: Pick<TestService, "url" | "store">,
  permissions: readonly PermissionName[],
  { scope = "full" }: { readonly scope?: Scope } = {},
): Promise<TestUser> {
  const name = unique("someone").replace(" ", "-");
  const allowed = new Map<PermissionName, boolean>([["api.access_api", true]]);
  for (const permission of permissions) allowed.set(permission, true);
  const now = new Date();
  const id = await service.store.transaction(async (transaction) => {
    const userId = await insertUser(transaction, name, serializePermissionData(allowed), false, now);
    await insertToken(transaction, { userId, name, text: name, scope, validUntil: null, now });
    return userId;
  });
  return { client: api(service, name), id, iri: `/api/users/${id}`, name };
}
