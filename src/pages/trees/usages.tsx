/** What refers to an entry: it moves if the entry is merged, and usually prevents that the entry is deleted. */
import { filteredBy } from "../parts/list/list-state.ts";
import type { PermissionName } from "../../identity/permissions.ts";
import { countText } from "../site/count-text.ts";
import type { PageOperations } from "../site/operations.ts";
import type { SignedInRequest } from "../site/page.ts";
import { entryPath, trees, type TreeName } from "./tree-table.ts";

export interface Usage {
  readonly count: number;
  /** Singular and plural of what refers to the entry. */
  readonly nouns: readonly [string, string];
  /** Path of the page that shows it. Null if there is none. */
  readonly href: string | null;
  readonly isOwned: boolean;
}

type UsageOperation =
  | "listParts"
  | "listPartLots"
  | "listOrderdetails"
  | "listPricedetails"
  | "listProjectBomEntries"
  | "listStorageLocations"
  | "listAttachments";

interface UsageQuery {
  readonly nouns: Usage["nouns"];
  readonly operationId: UsageOperation;
  readonly filter: string;
  readonly permission: PermissionName;
  /** Whether the entities are deleted with the entry. Otherwise, they prevent its deletion. */
  readonly isOwned?: boolean;
}

const parts = (filter: string): UsageQuery => ({
  nouns: ["part", "parts"],
  operationId: "listParts",
  filter,
  permission: "parts.read",
});

/** Child entries are not listed, because every tree has them. */
const usageQueries: Readonly<Record<TreeName, readonly UsageQuery[]>> = {
  categories: [parts("category")],
  storage_locations: [
    {
      nouns: ["lot", "lots"],
      operationId: "listPartLots",
      filter: "storage_location",
      permission: "parts.read",
    },
  ],
  footprints: [parts("footprint")],
  manufacturers: [parts("manufacturer")],
  suppliers: [
    {
      nouns: ["orderdetail", "orderdetails"],
      operationId: "listOrderdetails",
      filter: "supplier",
      permission: "parts.read",
    },
  ],
  projects: [
    {
      nouns: ["BOM entry", "BOM entries"],
      operationId: "listProjectBomEntries",
      filter: "project",
      permission: "projects.read",
      isOwned: true,
    },
  ],
  measurement_units: [
    parts("partUnit"),
    {
      nouns: ["storage location", "storage locations"],
      operationId: "listStorageLocations",
      filter: "storage_type",
      permission: "storelocations.read",
    },
  ],
  currencies: [
    {
      nouns: ["price", "prices"],
      operationId: "listPricedetails",
      filter: "currency",
      permission: "parts.read",
    },
    {
      nouns: ["price of a BOM entry", "prices of BOM entries"],
      operationId: "listProjectBomEntries",
      filter: "price_currency",
      permission: "projects.read",
    },
  ],
  part_custom_states: [parts("partCustomState")],
  attachment_types: [
    {
      nouns: ["attachment", "attachments"],
      operationId: "listAttachments",
      filter: "attachment_type",
      permission: "attachments.list_attachments",
    },
  ],
};

/** Reads what the user can see of the entities that refer to an entry, without entities of which there are none. */
export async function readUsages(
  operations: PageOperations,
  request: SignedInRequest,
  name: TreeName,
  id: number,
): Promise<readonly Usage[]> {
  const usages: Usage[] = [];
  const only = { itemsPerPage: 0 };
  for (const { nouns, operationId, filter, permission, isOwned = false } of usageQueries[name]) {
    if (!request.signedIn.principal.can(permission)) continue;
    const list = await operations.call(request, { operationId, query: { ...only, [filter]: String(id) } });
    const href = isOwned ? `${entryPath(name, id)}#bom` : hrefOf(name, id, operationId);
    usages.push({ count: list["hydra:totalItems"], nouns, href, isOwned });
  }
  const { children, noun, title } = trees[name];
  const below = await operations.call(request, { operationId: children, path: { id }, query: only });
  usages.push({
    count: below["hydra:totalItems"],
    nouns: [`${noun} below it`, `${title.toLowerCase()} below it`],
    href: `${entryPath(name, id)}#entries`,
    isOwned: false,
  });
  return usages.filter(({ count }) => count > 0);
}

/** The list of parts shows parts, their lots, their orderdetails and their prices. */
function hrefOf(name: TreeName, id: number, operationId: UsageOperation): string | null {
  const isShown = ["listParts", "listPartLots", "listOrderdetails", "listPricedetails"].includes(operationId);
  return isShown ? filteredBy(trees[name].partFilter, id) : null;
}

function usageText({ count, nouns: [one, many] }: Usage): string {
  return `${countText(count)} ${count === 1 ? one : many}`;
}

function UsageText({ usage }: { readonly usage: Usage }) {
  return usage.href === null ? <>{usageText(usage)}</> : <a href={usage.href}>{usageText(usage)}</a>;
}

export function UsageList({ usages }: { readonly usages: readonly Usage[] }) {
  return (
    <ul>
      {usages.map((usage) => (
        <li>
          <UsageText usage={usage} />
        </li>
      ))}
    </ul>
  );
}

export function UsageLinks({ usages }: { readonly usages: readonly Usage[] }) {
  return usages.map((usage, index) => (
    <>
      {index > 0 && ", "}
      <UsageText usage={usage} />
    </>
  ));
}
