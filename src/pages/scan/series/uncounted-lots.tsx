/** The lots in a storage location that were not counted since the series began. */
import { lotPath } from "../../lots/lot-path.ts";
import { filteredBy } from "../../parts/list/list-state.ts";
import { Badge } from "../../site/components.tsx";
import type { OperationDocument, PageOperations } from "../../site/operations.ts";
import type { SignedInRequest } from "../../site/page.ts";
import type { SeriesState } from "./series-path.ts";

const maximumLots = 200;

type Lot = OperationDocument<"listPartLots">["hydra:member"][number];

export interface Uncounted {
  readonly location: number;
  readonly lots: readonly Lot[];
  /** Whether the location has more lots than were read. */
  readonly hasMore: boolean;
}

/** Returns null if no lots are to be counted in a location. */
export async function readUncounted(
  operations: PageOperations,
  request: SignedInRequest,
  { mode, location, since }: SeriesState,
): Promise<Uncounted | null> {
  if (mode !== "count" || location === null) return null;
  const list = await operations.call(request, {
    operationId: "listPartLots",
    query: {
      storage_location: location,
      itemsPerPage: maximumLots,
      "properties[]": ["id", "description", "last_stocktake_at"],
      "properties[part][]": ["id", "name"],
    },
  });
  const all = list["hydra:member"];
  const start = new Date(since);
  const isCounted = ({ last_stocktake_at: at }: Lot): boolean => Boolean(at) && new Date(at ?? 0) >= start;
  return {
    location,
    lots: all.filter((lot) => !isCounted(lot)).sort((a, b) => a.part.name.localeCompare(b.part.name, "en")),
    hasMore: list["hydra:totalItems"] > all.length,
  };
}

/** The amounts are not shown, so that users count. */
export function UncountedLots({ lots, hasMore, location }: Uncounted) {
  return (
    <>
      <h2>
        Not yet counted <Badge>{lots.length}</Badge>
      </h2>
      {lots.length === 0 && <p>All lots in this location are counted.</p>}
      <ul class="scan-lines">
        {lots.map(({ id, part, description }) => (
          <li>
            <a href={lotPath(id)}>
              <bdi>{part.name}</bdi>
            </a>
            {description !== "" && (
              <small>
                <bdi>{description}</bdi>
              </small>
            )}
          </li>
        ))}
      </ul>
      {hasMore && (
        <p class="hint">
          The location has more lots.{" "}
          <a href={filteredBy("storage_location", location)}>All parts in this location</a>
        </p>
      )}
    </>
  );
}
