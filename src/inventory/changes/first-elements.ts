/** Reads the first elements of several change sets. `change-set-facts.ts` reads all elements of one. */
import { sql } from "kysely";
import type { ResourceName } from "../../../generated/resources.ts";
import { idList } from "../../database/id-list.ts";
import { prepared, type Slot } from "../../database/prepared.ts";
import type { Reader } from "../../database/store.ts";
import type { Principal } from "../../identity/principal.ts";
import { iri } from "../../representation/iri.ts";
import { readLabels } from "./labels.ts";
import { keyOf, type Target } from "./target-names.ts";
import { isVisibleEntry, visibleValues } from "./visible-entries.ts";
import { visibleHistory, type VisibleHistory } from "./visible-history.ts";

export interface FirstElement {
  readonly target: string;
  readonly label?: string;
}

/** The maximum number of elements of a change set. */
const maximumElements = 5;

/** The number of log entries that are read of a change set. It can have several entries of an element. */
const maximumEntries = 20;

type Values = VisibleHistory & { readonly ids: readonly number[] };

function elementStatement(isRestricted: boolean) {
  return prepared((_db, slot: Slot<Values>, dialect) => {
    const visible = isRestricted ? isVisibleEntry(slot, dialect) : sql`true`;
    const list =
      dialect === "sqlite"
        ? sql<string>`json_group_array(json_array(target_type, target_id))`
        : sql<string>`cast(coalesce(json_agg(json_build_array(target_type, target_id)), '[]') as text)`;
    return sql<{ id: number; elements: string }>`select id, (select ${list} from (
        select target_type, target_id from log_entries where change_set_id = change_sets.id and ${visible}
        order by log_entries.id limit ${sql.lit(maximumEntries)}) as entry) as elements
      from change_sets where ${idList(dialect, "id", slot("ids"))}`;
  });
}

const allElements = elementStatement(false);
const visibleElements = elementStatement(true);

/** Returns the elements that a user sees, by the ID of the change set. */
export async function readFirstElements(
  reader: Reader,
  principal: Pick<Principal, "can" | "userId">,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly FirstElement[]>> {
  const visible = visibleHistory(principal);
  const statement = visible === null ? allElements : visibleElements;
  const rows = await reader.run(statement, { ids, ...visibleValues(visible) });
  const sets = rows.map(({ id, elements }) => ({ id, targets: targetsOf(elements) }));
  const labels = await readLabels(
    reader,
    principal,
    sets.flatMap(({ targets }) => targets),
  );
  return new Map(
    sets.map(({ id, targets }) => [
      id,
      targets.map((target) => {
        const label = labels.of(target);
        return {
          target: iri(target.type as ResourceName, target.id),
          ...(label !== null && { label }),
        };
      }),
    ]),
  );
}

function targetsOf(text: string): readonly Target[] {
  // The statement has created the text.
  const found = (JSON.parse(text) as [string, number][]).map(([type, id]): Target => ({ type, id }));
  return [...new Map(found.map((target) => [keyOf(target), target])).values()].slice(0, maximumElements);
}
