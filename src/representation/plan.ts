/**
 * Reads entities and creates their documents. A plan is compiled once for each response schema and selection of
 * properties. It runs a constant number of statements, regardless of the number of entities.
 */
import { resourceFacts, shapes, type ResourceName, type ShapeName } from "../../generated/resources.ts";
import { unnamed } from "../database/prepared.ts";
import type { Reader } from "../database/store.ts";
import type { Selection } from "../query/sparse-fields.ts";
import type { Definitions } from "./definition.ts";
import { iri } from "./iri.ts";
import {
  compileStatements,
  ownerKey,
  type OwnedPlan,
  type OwnedRows,
  type PlanRows,
} from "./plan-statements.ts";
import { compileRowPlan, type Document, type Frame, type OwnedList, type Row } from "./row-plan.ts";

/** An entity that was read from the database. Its document is created in the format of the request. */
export interface Loaded {
  /** The version of the entity. Undefined for entities that never change. */
  readonly version?: number;
  /**
   * Creates the document of the entity.
   * @param linked whether the document is JSON-LD
   * @param context the `@context`, if the document is not embedded in another document
   */
  document(linked: boolean, context?: string): Document;
}

export interface Plan {
  /** Reads the entity with this ID, or returns null if it does not exist. */
  one(reader: Reader, id: number): Promise<Loaded | null>;
  /** Returns the entities in the order of `ids`. Entities that do not exist are omitted. */
  many(reader: Reader, ids: readonly number[]): Promise<Loaded[]>;
}

interface PlanOptions {
  /** The properties that the documents contain. Default: all. */
  readonly selection?: Selection | null;
  /** The resources of embedded elements that are represented only by their IDs and IRIs. Default: none. */
  readonly hidden?: ReadonlySet<ResourceName>;
  /**
   * Whether PostgreSQL keeps the statements of the plan prepared. Must be false if clients can vary the selection without
   * limit.
   */
  readonly named: boolean;
}

const nothingHidden: ReadonlySet<ResourceName> = new Set();

/** Compiles the plan of a response schema. */
export function compilePlan(
  definitions: Definitions,
  shapeName: ShapeName,
  { selection = null, hidden = nothingHidden, named }: PlanOptions,
): Plan {
  const rows = compileRowPlan(definitions, shapeName, selection, hidden);
  if (rows.definition.versioned !== false) rows.columns.set("version", "t.version");
  const owned = rows.ownedLists.map((list) => compileOwnedPlan(definitions, list, hidden));
  const read = compileStatements(rows, owned, named ? (query) => query : unnamed);

  async function many(reader: Reader, ids: readonly number[]): Promise<Loaded[]> {
    if (ids.length === 0) return [];
    const found = await read(reader, ids);
    /** The frames that the documents share, by format. */
    const frames = new Map<boolean, Frame>();
    const loaded: Loaded[] = [];
    for (const id of ids) {
      const row = found.found.get(id);
      if (row === undefined) continue;
      const { version } = row;
      loaded.push({
        ...(typeof version === "number" && { version }),
        document(linked, context) {
          const frame = frames.get(linked) ?? frameOf(found, linked);
          frames.set(linked, frame);
          return rows.represent(row, frame, context);
        },
      });
    }
    return loaded;
  }

  return { many, one: async (reader, id) => (await many(reader, [id]))[0] ?? null };
}

function frameOf({ found, owned }: PlanRows, linked: boolean): Frame {
  return { linked, owned: representOwned(owned, linked), rows: found };
}

function compileOwnedPlan(
  definitions: Definitions,
  list: OwnedList,
  hidden: ReadonlySet<ResourceName>,
): OwnedPlan {
  const shapeName = list.shape ?? onlyId(list);
  const selection = list.shape === null ? new Map([["id", true as const]]) : list.selection;
  const rows = compileRowPlan(definitions, shapeName, selection, hidden);
  rows.columns.set(ownerKey, `t.${list.ownerColumn}`);
  return {
    list,
    rows,
    owned: rows.ownedLists.map((nested) => compileOwnedPlan(definitions, nested, hidden)),
  };
}

function onlyId(list: OwnedList): ShapeName {
  return resourceFacts[list.binding.resource].item;
}

const noRows: ReadonlyMap<number, Row> = new Map();
const noDocuments: ReadonlyMap<number, readonly unknown[]> = new Map();

function representOwned(lists: readonly OwnedRows[], linked: boolean): Frame["owned"] {
  return lists.map(({ plan, rows, owned }) => {
    if (rows.length === 0) return noDocuments;
    const frame = frameOf({ found: noRows, owned }, linked);
    const byOwner = new Map<number, unknown[]>();
    for (const row of rows) {
      const owner = row[ownerKey] as number;
      const element =
        plan.list.shape === null
          ? iri(plan.rows.definition.name, row["id"] as number)
          : plan.rows.represent(row, frame);
      const siblings = byOwner.get(owner);
      if (siblings === undefined) byOwner.set(owner, [element]);
      else siblings.push(element);
    }
    return byOwner;
  });
}

/**
 * Whether responses contain a property that `properties[]` selects. For example, `["category", "name"]` is the path of
 * the name of the embedded category.
 * @example hasProperty("Part", ["category", "name"]) // true
 */
export function hasProperty(shapeName: ShapeName, path: readonly string[]): boolean {
  const [first, ...rest] = path;
  const property = shapes[shapeName].properties.find(({ name }) => name === first);
  if (property === undefined) return false;
  if (rest.length === 0) return true;
  if ("shape" in property)
    return property.shape === shapeName
      ? rest.length < 3 && hasProperty(shapeName, rest)
      : hasProperty(property.shape, rest);
  if ("shapes" in property) return property.shapes.some((shape) => hasProperty(shape, rest));
  return false;
}
