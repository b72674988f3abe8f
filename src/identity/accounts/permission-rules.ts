/** Checks the permissions that a request sets for a user or group. */
import type { ViolationCode } from "../../util/errors.ts";
import {
  addedByAlsoSet,
  changedPermissions,
  parsePermissionData,
  serializePermissionData,
  unknownPermissions,
  type PermissionChanges,
} from "../permission-data.ts";
import type { Change } from "../../inventory/writing/write-context.ts";

/** Rejects unknown permissions, and changes that deny a permission that an allowed permission requires. */
export function checkPermissions({ before, body, violate }: Change<"User"> | Change<"Group">): void {
  const wanted = (body["permissions"] ?? {}) as NonNullable<PermissionChanges>;
  const addViolation = (name: string, message: string, code: ViolationCode): void =>
    violate(`permissions.${name}`, message, code);
  for (const name of unknownPermissions(wanted)) {
    addViolation(name, "This permission does not exist.", "unknown-permission");
  }
  const stored = before?.permissions ?? "{}";
  const data = changedPermissions(stored, wanted);
  if (serializePermissionData(data) === serializePermissionData(parsePermissionData(stored))) return;
  for (const [name, needing] of addedByAlsoSet(data)) {
    if (name in wanted && wanted[name] !== true)
      addViolation(name, `The permission "${needing}" is allowed and requires this one.`, "needed");
  }
}
