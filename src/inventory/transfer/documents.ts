/** Turns rows into what is exported of them: a page at a time, with a constant number of statements for its lists. */
import { apiDate } from "../../database/timestamp.ts";
import { formatDecimal } from "../../database/decimal.ts";
import type { Reader } from "../../database/store.ts";
import type { Binding } from "../../representation/binding.ts";
import type { Definition, Definitions } from "../../representation/definition.ts";
import { definitionOf, ownerColumnOf } from "../../representation/definition.ts";
import { isPicture } from "../entities/attachment.ts";
import type { ColumnValue, Row } from "../writing/change.ts";
import { rowsOwnedBy } from "../writing/rows.ts";
import { compareDocuments } from "./document-order.ts";
import type { Field, ListField, ScalarField } from "./fields.ts";
import { fieldsByResource, modelMark, previewMark } from "./fields.ts";
import type { NaturalKeys } from "./natural-keys.ts";
import type { Document, TransferredName } from "./resources.ts";

export /** What is not in the export, and how often. */
interface LeftOut {
  files: number;
  owners: number;
  /** Prices from a quantity on that, read as a whole number, has another price already. */
  prices: number;
}

export interface Documents {
  /** In the order of the rows. */
  of(resource: TransferredName, rows: readonly Row[]): Promise<readonly Document[]>;
  /** What was left out of them so far. */
  readonly leftOut: LeftOut;
}

/** What a row needs to know of what it belongs to. */
interface Setting {
  /** The element that an attachment belongs to. */
  readonly element: Row | null;
  /** Whether the part's unit has whole amounts only; null for a part without unit. */
  readonly isInteger: boolean | null;
}

interface Member {
  readonly row: Row;
  readonly setting: Setting;
}

const emptyList: readonly Document[] = [];

/** @param owners whether users are named that lots and locations belong to */
export function createDocuments(
  reader: Reader,
  definitions: Definitions,
  keys: NaturalKeys,
  owners: boolean,
): Documents {
  const leftOut: LeftOut = { files: 0, owners: 0, prices: 0 };
  const fields = fieldsByResource(definitions);

  async function represent(resource: TransferredName, members: readonly Member[]): Promise<Document[]> {
    const definition = definitionOf(definitions, resource);
    const lists = new Map<string, ReadonlyMap<number, readonly Document[]>>();
    for (const field of fields(resource)) {
      if (field.kind === "list") lists.set(field.name, await listsOf(definition, field, members));
    }
    const parts = await partsOf(resource, members);
    const documents: Document[] = [];
    for (const member of members) {
      const entries: [string, unknown][] = [];
      for (const field of fields(resource)) {
        const value =
          field.kind === "list"
            ? listed(lists.get(field.name)?.get(member.row.id))
            : field.kind === "part"
              ? parts.get(member.row[field.binding.column] as number)
              : await valueOf(field, member);
        if (value !== undefined) entries.push([field.name, value]);
      }
      documents.push(Object.fromEntries(entries));
    }
    return documents;
  }

  /** The documents that each of the members owns, by the member's id. */
  async function listsOf(
    definition: Definition,
    field: ListField,
    members: readonly Member[],
  ): Promise<ReadonlyMap<number, readonly Document[]>> {
    const owned = definitionOf(definitions, field.resource);
    const column = ownerColumnOf(owned, definition, field.binding);
    const byId = new Map(members.map((member) => [member.row.id, member]));
    const found = await rowsOwnedBy(reader, owned, column, [...byId.keys()]);
    const rows = field.resource === "Attachment" ? found.filter(hasAddress) : found;
    const settings = rows.flatMap((row) => {
      const owner = byId.get(row[column] as number);
      return owner === undefined ? [] : [{ row, setting: { ...owner.setting, element: owner.row } }];
    });
    const documents = await represent(field.resource, settings);
    const lists = new Map<number, Document[]>();
    for (const [index, { row }] of settings.entries()) {
      const document = documents[index];
      if (document === undefined) continue;
      const owner = row[column] as number;
      const list = lists.get(owner);
      if (list === undefined) lists.set(owner, [document]);
      else list.push(document);
    }
    for (const [owner, list] of lists) {
      list.sort(compareDocuments(field.resource));
      if (field.resource === "Pricedetail") lists.set(owner, withoutEqualQuantities(list));
    }
    return lists;
  }

  /** A unit that became an integer can make one quantity of two; the API then takes only one of these prices. */
  function withoutEqualQuantities(prices: readonly Document[]): Document[] {
    const quantity = "min_discount_quantity";
    const kept = prices.filter(
      (price, index) => index === 0 || price[quantity] !== prices[index - 1]?.[quantity],
    );
    leftOut.prices += prices.length - kept.length;
    return kept;
  }

  function hasAddress(row: Row): boolean {
    if (row["internal_path"] !== null) leftOut.files += 1;
    return row["external_path"] !== null || row["internal_path"] === null;
  }

  async function partsOf(resource: TransferredName, members: readonly Member[]) {
    const ids = fields(resource).flatMap((field) =>
      field.kind === "part" ? members.map(({ row }) => row[field.binding.column] as number) : [],
    );
    return ids.length === 0 ? new Map<number, never>() : keys.parts([...new Set(ids)]);
  }

  async function valueOf(field: Exclude<Field, { kind: "list" | "part" }>, member: Member): Promise<unknown> {
    const { row } = member;
    switch (field.kind) {
      case "scalar":
        return told(field, field.binding === undefined ? extra(field.name, member) : scalar(field, member));
      case "value": {
        const entries = field.members.flatMap((own) => {
          const value = told(own, row[field.binding.members[own.name] ?? ""] ?? null);
          return value === undefined ? [] : [[own.name, value] as const];
        });
        return entries.length === 0 ? undefined : Object.fromEntries(entries);
      }
      case "path": {
        const id = field.own ? row["id"] : field.binding === undefined ? null : row[field.binding.column];
        return typeof id === "number" ? keys.path(field.resource, id) : undefined;
      }
      case "code": {
        const id = row[field.binding.column];
        if (typeof id !== "number") return undefined;
        if (field.resource === "Currency" || owners) return keys.code(field.resource, id);
        leftOut.owners += 1;
        return undefined;
      }
    }
  }

  return {
    leftOut,
    async of(resource, rows) {
      const members: Member[] = [];
      for (const row of rows) {
        const unit = row["part_unit_id"];
        const isInteger = typeof unit === "number" ? await keys.isInteger(unit) : null;
        members.push({ row, setting: { element: null, isInteger } });
      }
      return represent(resource, members);
    },
  };
}

function listed(list: readonly Document[] = emptyList): readonly Document[] | undefined {
  return list.length === 0 ? undefined : list;
}

/** Undefined where a new entity has the value without being told. */
function told(field: ScalarField, value: unknown): unknown {
  return value === null || value === undefined || value === field.fallback ? undefined : value;
}

/** What attachments say beside their properties. */
function extra(name: string, { row, setting: { element } }: Member): ColumnValue {
  if (name === "url") return row["external_path"] ?? null;
  if (name === previewMark)
    return element?.["master_picture_attachment_id"] === row["id"] && isPictureElsewhere(row);
  if (name === modelMark) return element?.["footprint_3d_attachment_id"] === row["id"];
  return null;
}

/** Without its stored file, which is not exported, an attachment is a picture only by its address. */
function isPictureElsewhere(row: Row): boolean {
  return isPicture(null, (row["external_path"] ?? null) as string | null);
}

function scalar({ binding }: ScalarField, { row, setting }: Member): unknown {
  switch (binding?.kind) {
    case "column":
      return row[binding.column] ?? null;
    case "decimal":
      return typeof row[binding.column] === "number" ? formatDecimal(row[binding.column] as number) : null;
    case "instant":
      return typeof row[binding.column] === "string" ? apiDate(row[binding.column] as string) : null;
    case "computed":
      return computed(binding, row, setting);
    default:
      return null;
  }
}

const unitPath = /(^|\.)partUnit\.is_integer$/;

/**
 * Amounts as the API answers them, whole where the part's unit is: written back, they stay as they are. Of everything
 * else that is computed, what is stored.
 */
function computed(
  binding: Extract<Binding, { kind: "computed" }>,
  row: Row,
  { isInteger }: Setting,
): unknown {
  const stored = "writes" in binding ? (row[String(binding.writes)] ?? null) : null;
  const paths = binding.columns;
  if (!paths.some((path) => typeof path === "string" && unitPath.test(path))) return stored;
  const values = paths.map((path) =>
    typeof path === "string" && !unitPath.test(path) ? (row[path] ?? null) : isInteger,
  );
  return binding.compute(...values);
}
