/** Shared components of the event log and its entries: client, element, summary and values. */
import type { ComponentChildren } from "preact";
import { labelProfilePath } from "../../labels/labels-path.ts";
import { lotPath } from "../../lots/lot-path.ts";
import { partPath } from "../../parts/part-path.ts";
import { Badge, type BadgeProps } from "../../site/components.tsx";
import { permissions, isPermissionName } from "../../../identity/permissions.ts";
import { entryPath, treeNames, trees } from "../../trees/tree-table.ts";
import { changedProperties, differences, entryData } from "./entry-content.ts";
import { commandLineSuffix, isCommandLine } from "./log-actor.ts";
import type { LogRow } from "./log-query.ts";
import { eventLabel, kindLabel, levelLabel, propertyLabel, targetLabel } from "../../log-labels.ts";
import type { Target, TargetNames } from "../../../inventory/changes/target-names.ts";

/** Returns the client, such as “API token KiCad”, or `null` for a browser. */
export function clientLabel({ username, token_id: tokenId, client }: LogRow): string | null {
  if (isCommandLine(username)) return commandLineSuffix;
  if (client === null) return tokenId === null ? null : `API token ${tokenId}`;
  return tokenId === null ? client : `API token ${client}`;
}

const kindBadges: Readonly<Record<string, BadgeProps["kind"]>> = {
  element_created: "good",
  element_deleted: "bad",
  collection_element_deleted: "bad",
  user_not_allowed: "warn",
  security_event: "warn",
};

export function KindBadge({ kind }: Pick<LogRow, "kind">) {
  return <Badge kind={kindBadges[kind] ?? "neutral"}>{kindLabel(kind)}</Badge>;
}

/** Shows the level if it is higher than usual for this kind of entry. */
export function LevelBadge({ kind, level }: Pick<LogRow, "kind" | "level">) {
  if (level === "info" || level === "notice" || level === "debug") return null;
  if (kind === "user_not_allowed" && level === "warning") return null;
  return <Badge kind={level === "warning" ? "warn" : "bad"}>{levelLabel(level)}</Badge>;
}

/** Returns the element of an entry, or `null` if it has none. */
export function entryTarget({ target_type: type, target_id: id }: LogRow): Target | null {
  return type === null || id === null ? null : { type, id };
}

/** Names that can include those of deleted elements. */
export interface LinkedNames extends TargetNames {
  /** Returns the path of the page of an element, or `null` if it has none, for example because it is deleted. */
  href(target: Target): string | null;
}

interface TargetNameProps {
  readonly target: Target;
  readonly names: TargetNames | LinkedNames;
}

/** Shows the name of an element, such as “Part 3 · STM32F407”, with a link if the element has a page. */
export function TargetName({ target, names }: TargetNameProps) {
  const name = names.of(target);
  // Users can view elements whose name they can read.
  const path = "href" in names ? names.href(target) : name === null ? null : pathOf(target);
  const words = (
    <>
      {targetLabel(target.type)} {target.id}
      {name !== null && `\u00a0· ${name}`}
    </>
  );
  return path === null ? words : <a href={path}>{words}</a>;
}

const pathsByType: Readonly<Record<string, (id: number) => string>> = {
  Part: partPath,
  PartLot: lotPath,
  LabelProfile: labelProfilePath,
  User: (id) => `/tools/users/${id}`,
  Group: (id) => `/tools/groups/${id}`,
  ...Object.fromEntries(
    treeNames.map((name) => [trees[name].component, (id: number) => entryPath(name, id)]),
  ),
};

/** Returns the path of an element's page, or `null` if it has none. */
export const pathOf = ({ type, id }: Target): string | null => pathsByType[type]?.(id) ?? null;

/** Returns a short summary to show next to the kind and element. */
export function summaryOf(entry: LogRow): string {
  const data = entryData(entry);
  switch (entry.kind) {
    case "security_event":
      return eventAbout(data);
    case "user_not_allowed":
      return [data["method"], data["path"]].filter((part) => typeof part === "string").join(" ");
    case "element_edited":
      return changedProperties(entry).map(changedPropertyLabel).join(", ");
    case "part_stock_changed":
      return differences(entry)
        .filter(({ property }) => property === "amount")
        .map(
          ({ before, after }) =>
            `${isNothing(before) ? stockLabels.empty : String(before)} → ${String(after)}`,
        )
        .join(", ");
    case "element_deleted":
    case "element_merged":
    case "collection_element_deleted":
      return typeof data["name"] === "string" ? data["name"] : "";
    default:
      return "";
  }
}

function eventAbout(data: Readonly<Record<string, unknown>>): string {
  const word = eventLabel(data["event"]);
  const about = data["token"] ?? data["client"] ?? data["name"];
  return typeof about === "string" ? `${word}: “${about}”` : word;
}

/** Returns the label of a changed property: `permissions.parts.read` → “View parts”. */
export function changedPropertyLabel(property: string): string {
  const permission = property.replace(/^permissions\./, "");
  if (permission !== property && isPermissionName(permission)) {
    return permissions.get(permission)?.title ?? permission;
  }
  return propertyLabel(property);
}

interface ValueProps {
  readonly value: unknown;
  /** The element that the value refers to. */
  readonly target: Target | null;
  readonly names: TargetNames;
  readonly words?: ValueLabels;
}

export interface ValueLabels {
  readonly empty: string;
  readonly yes: string;
  readonly no: string;
}

export const valueLabels: ValueLabels = { empty: "none", yes: "yes", no: "no" };
export const stockLabels: ValueLabels = { ...valueLabels, empty: "unknown" };
export const permissionLabels: ValueLabels = { empty: "inherited", yes: "allowed", no: "denied" };

/** Shows a stored value, which can contain text entered by other users. */
export function Value({ value, target, names, words = valueLabels }: ValueProps) {
  if (isNothing(value)) return <Muted>{words.empty}</Muted>;
  if (target !== null) return <TargetName target={target} names={names} />;
  if (typeof value === "boolean") return <>{value ? words.yes : words.no}</>;
  if (typeof value === "number") return <>{String(value)}</>;
  if (typeof value === "string") return <span class="value">{value}</span>;
  return <code class="value">{JSON.stringify(value)}</code>;
}

export function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

export function Muted({ children }: { readonly children: ComponentChildren }) {
  return <span class="muted">{children}</span>;
}
