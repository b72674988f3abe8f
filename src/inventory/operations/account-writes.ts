/** What the writes of users and groups have in common: both are done by `identity/`, as those of forms are. */
import type { ApiRequest } from "../../contract/handler.ts";
import { requireMatch } from "../../contract/preconditions.ts";
import { problem } from "../../errors.ts";
import {
  broughtAlong,
  changedPermissions,
  permissionsByName,
  serializePermissionData,
  unknownPermissions,
} from "../../identity/permission-data.ts";
import type { PermissionData } from "../../identity/permission-data.ts";
import type { ChangeOccasion } from "../../identity/record.ts";
import type { Body, Columns, WriteContext } from "../writing/change.ts";
import { referencedId, resolveReference } from "../writing/body-values.ts";
import { rowById } from "../writing/rows.ts";
import type { Inventory } from "./inventory.ts";
import { withFiles } from "./request-files.ts";
import { occasionOf, write } from "./write.ts";

type Row = Readonly<Columns>;

/** Runs a write of something that has no files. */
export function writeAccount<T>(
  inventory: Inventory,
  request: ApiRequest,
  work: (context: WriteContext) => Promise<T>,
): Promise<T> {
  return withFiles({ inventory, request }, (files) => write(inventory, occasionOf(request, files), work));
}

/** How `identity/` is told of the write: its entries become part of the write's log. */
export function changeOccasionOf(context: WriteContext, request: ApiRequest): ChangeOccasion {
  const { now, comment } = context;
  const { address } = request;
  return {
    now,
    actingUserId: request.principal.userId,
    record: (_transaction, ...entries) => {
      for (const entry of entries) {
        const data = entry.kind === "security_event" ? { data: { ...entry.data, address } } : {};
        context.log.push({ ...entry, ...data, comment });
      }
      return Promise.resolve();
    },
  };
}

/** @throws {Problem} 404 */
export async function rowOf(
  context: WriteContext,
  resource: "User" | "Group",
  request: ApiRequest,
): Promise<Row> {
  const row =
    request.id === null
      ? null
      : await rowById(context.transaction, context.definitions[resource], request.id);
  if (row === null) throw problem("not-found");
  return row;
}

/** @throws {Problem} 412 where the client has seen another version */
export function requireSeen(request: ApiRequest, row: Row): void {
  requireMatch(request, row["version"] as number);
}

/** Whether a body refers to another group than the one that is there, without looking whether that exists. */
export function namesAnotherGroup(value: unknown, present: number | null): boolean {
  return value !== undefined && (value === null ? null : referencedId("Group", value)) !== present;
}

/**
 * The group that a property of a body names; undefined where that is the one that is there, and where it names none, with
 * a fault in the context.
 * @throws {Problem} 403 for whoever may not see groups
 */
export async function groupNamed(
  context: WriteContext,
  body: Body,
  property: string,
  present: number | null,
): Promise<number | null | undefined> {
  const value = body[property];
  if (value === undefined) return undefined;
  if (value !== null && present !== null && referencedId("Group", value) === present) return undefined;
  return resolveReference(context, "Group", value, property);
}

type WantedPermissions = Readonly<Record<string, boolean | null>>;

/** The permissions as a body wants them; undefined where that is what there is. */
export function permissionsWanted(body: Body, stored: string): PermissionData | undefined {
  if (!("permissions" in body)) return undefined;
  const wanted = changedPermissions(stored, body["permissions"] as WantedPermissions | null);
  const before = permissionsByName(stored);
  const after = permissionsByName(serializePermissionData(wanted));
  return JSON.stringify(before) === JSON.stringify(after) ? undefined : wanted;
}

/** Adds a fault for each name in `permissions` that is none, and for what is taken away though something needs it. */
export function checkPermissions(
  context: WriteContext,
  body: Body,
  permissions: PermissionData | undefined,
): void {
  const violate = (name: string, message: string, code: string): void => {
    context.violations.push({ propertyPath: `permissions.${name}`, message, code });
  };
  const wanted = (body["permissions"] ?? {}) as WantedPermissions;
  for (const name of unknownPermissions(wanted)) {
    violate(name, "There is no permission of this name.", "unknown-permission");
  }
  if (permissions === undefined) return;
  for (const [name, needing] of broughtAlong(permissions)) {
    if (name in wanted && wanted[name] !== true)
      violate(name, `"${needing}", which is allowed, makes no sense without this.`, "needed");
  }
}
