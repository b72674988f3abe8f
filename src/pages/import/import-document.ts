/** The documents of imports, and the facts about them that several pages show. */
import type { BadgeProps } from "../site/components.tsx";
import type { OperationDocument } from "../site/operations.ts";

export type ImportDocument = OperationDocument<"getImport">;

export type ImportColumn = NonNullable<NonNullable<ImportDocument["table"]>["columns"]>[number];

export type ImportLine = NonNullable<ImportDocument["lines"]>[number];

export type ImportError = NonNullable<ImportDocument["errors"]>[number];

type Status = ImportDocument["status"];

const statuses: Readonly<Record<Status, readonly [string, BadgeProps["kind"]]>> = {
  queued: ["waiting", "neutral"],
  running: ["running", "neutral"],
  succeeded: ["finished", "good"],
  failed: ["failed", "bad"],
  canceled: ["canceled", "warn"],
};

export function statusBadge({ status, dry_run: isCheck, failed }: ImportDocument) {
  const [label, kind] = statuses[status];
  if (status === "succeeded" && failed > 0)
    return { label: isCheck ? "checked" : label, kind: "warn" as const };
  return { label: isCheck && status === "succeeded" ? "checked" : label, kind };
}

export function isRunning({ status }: Pick<ImportDocument, "status">): boolean {
  return status === "queued" || status === "running";
}

/** Returns the name of the file, or another name of the import. */
export function titleOf({ id, file_name: name }: Pick<ImportDocument, "id" | "file_name">): string {
  return name === undefined || name.trim() === "" ? `Import ${id}` : name;
}

/** Whether the file of a check is still stored, so that it can be imported. */
export function canContinue({ file_kept_until: until }: ImportDocument, now: Date): boolean {
  return until !== undefined && new Date(until) > now;
}
