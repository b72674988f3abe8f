/**
 * Reads the content of the dashboard. The number of operation calls is constant. The calls run one after the other, so a
 * page view occupies one database connection.
 */
import type { Reader } from "../../database/store.ts";
import { expiringFilter, stockFilters } from "../parts/list/list-state.ts";
import { readUnits, type Units } from "../parts/amount.ts";
import type { SignedInRequest } from "../site/page.ts";
import type { OperationDocument, PageOperations } from "../site/operations.ts";
import { readTargetNames, type Target, type TargetNames } from "../../inventory/changes/target-names.ts";

type Member<List extends { readonly "hydra:member": readonly unknown[] }> = List["hydra:member"][number];

export type Statistics = OperationDocument<"getStatistics">;
export type DashboardPart = Member<OperationDocument<"listParts">>;
export type DashboardLot = Member<OperationDocument<"listPartLots">>;
export type DashboardEvent = Member<OperationDocument<"listLogEntries">>;

export interface Excerpt<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

export interface PartSections {
  readonly below: Excerpt<DashboardPart>;
  readonly changed: Excerpt<DashboardPart>;
  readonly favorites: Excerpt<DashboardPart>;
  /** Lots that are expired or expire soon, the earliest first. */
  readonly expiring: Excerpt<DashboardLot>;
  readonly units: Units;
}

export interface EventSection extends Excerpt<DashboardEvent> {
  readonly names: TargetNames;
}

/** Sections that the user has no permission to view are null. */
export interface Dashboard {
  readonly statistics: Statistics | null;
  readonly parts: PartSections | null;
  readonly events: EventSection | null;
}

const maximumRows = 8;
export async function readDashboard(
  operations: PageOperations,
  reader: Reader,
  request: SignedInRequest,
): Promise<Dashboard> {
  const { principal } = request.signedIn;
  return {
    statistics: principal.can("tools.statistics")
      ? await operations.call(request, { operationId: "getStatistics" })
      : null,
    parts: principal.can("parts.read") ? await readParts(operations, request) : null,
    events: principal.can("system.show_logs") ? await readEvents(operations, reader, request) : null,
  };
}

async function readParts(operations: PageOperations, request: SignedInRequest): Promise<PartSections> {
  const list = async (query: Readonly<Record<string, unknown>>) =>
    excerpt(
      await operations.call(request, {
        operationId: "listParts",
        query: {
          ...query,
          itemsPerPage: maximumRows,
          "properties[]": ["id", "name", "description", "minamount", "total_instock", "lastModified"],
          "properties[partUnit][]": ["id"],
          "properties[partLots][]": ["instock_unknown"],
        },
      }),
    );
  return {
    below: await list({ ...stockFilters.low.query(), "order[name]": "asc" }),
    changed: await list({ "order[lastModified]": "desc" }),
    favorites: await list({ favorite: "true", "order[name]": "asc" }),
    expiring: await readExpiring(operations, request),
    units: await readUnits(operations, request),
  };
}

async function readExpiring(
  operations: PageOperations,
  request: SignedInRequest,
): Promise<Excerpt<DashboardLot>> {
  return excerpt(
    await operations.call(request, {
      operationId: "listPartLots",
      query: {
        ...expiringFilter(request.now),
        "order[expiration_date]": "asc",
        itemsPerPage: maximumRows,
        "properties[]": ["id", "description", "expiration_date"],
        "properties[part][]": ["id", "name"],
        "properties[storage_location][]": ["id", "full_path"],
      },
    }),
  );
}

async function readEvents(
  operations: PageOperations,
  reader: Reader,
  request: SignedInRequest,
): Promise<EventSection> {
  const events = excerpt(
    await operations.call(request, {
      operationId: "listLogEntries",
      query: {
        "order[datetime]": "desc",
        itemsPerPage: maximumRows,
        "properties[]": ["id", "datetime", "kind", "username", "target_type", "target_id", "data"],
      },
    }),
  );
  const targets = events.items.flatMap((event) => eventTarget(event) ?? []);
  return { ...events, names: await readTargetNames(reader, request.signedIn.principal, targets) };
}

/** Returns the element that an event is about, or `null` if there is none. */
export function eventTarget({ target_type: type, target_id: id }: DashboardEvent): Target | null {
  return type === undefined || id === undefined || id === null ? null : { type, id };
}

function excerpt<Item>(list: {
  readonly "hydra:member": readonly Item[];
  readonly "hydra:totalItems": number;
}): Excerpt<Item> {
  return { items: list["hydra:member"], total: list["hydra:totalItems"] };
}
