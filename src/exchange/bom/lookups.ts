/** Looks up parts by the numbers and values of all lines of a bill of materials, with one statement for each kind. */
import { sql } from "kysely";
import { textList, idList } from "../../database/id-list.ts";
import { prepared, type Slot } from "../../database/prepared.ts";
import type { Reader } from "../../database/store.ts";
import { stockOf } from "../../inventory/stock/stock-expression.ts";
import { groupBy } from "../../util/group-by.ts";
import type { EntryRow } from "./entry-line.ts";
import { lookUpValues, type WantedValue } from "./value-lookups.ts";

type Texts = readonly string[];

/** The parts with each IPN. */
const byIpn = prepared((db, slot: Slot<{ ipns: Texts }>, dialect) =>
  db
    .selectFrom("parts as p")
    .select(["p.id", "p.ipn_folded as key"])
    .where(textList(dialect, "p.ipn_folded", slot("ipns"))),
);

/** The parts with each manufacturer part number or name. */
const byNumberOrName = prepared((db, slot: Slot<{ numbers: Texts }>, dialect) =>
  db
    .selectFrom("parts as p")
    .select(["p.id", "p.manufacturer_product_number_folded as key"])
    .where(textList(dialect, "p.manufacturer_product_number_folded", slot("numbers")))
    .union(
      db
        .selectFrom("parts as p")
        .select(["p.id", "p.name_folded as key"])
        .where(textList(dialect, "p.name_folded", slot("numbers"))),
    ),
);

const bySupplierNumber = prepared((db, slot: Slot<{ numbers: Texts }>, dialect) =>
  db
    .selectFrom("orderdetails as o")
    .innerJoin("suppliers as s", "s.id", "o.supplier_id")
    .select(["o.part_id as id", "o.supplierpartnr_folded as key", "s.name as supplier"])
    .where(textList(dialect, "o.supplierpartnr_folded", slot("numbers"))),
);

/** The operations that choose parts automatically. */
const imports = ["importProjectBom", "import bom"] as const;

/**
 * The BOM entries with each name whose part was chosen by a user. Those of the project come first, then the most recent
 * ones. The change log tells who has chosen the part.
 */
const byEarlierChoice = prepared((db, slot: Slot<{ names: Texts; project: number }>, dialect) =>
  db
    .selectFrom("project_bom_entries as e")
    .select([
      "e.id",
      "e.name",
      "e.mountnames",
      "e.quantity",
      "e.comment",
      "e.part_id as partId",
      sql<boolean>`e.project_id = ${slot("project")}`.as("isOwn"),
    ])
    .where(textList(dialect, "e.name_folded", slot("names")))
    .where("e.part_id", "is not", null)
    .where(
      sql<string>`coalesce((select c.operation from log_entries l join change_sets c on c.id = l.change_set_id
        where l.target_type = ${sql.lit("ProjectBOMEntry")} and l.target_id = e.id
          and (l.kind = ${sql.lit("element_created")}
            or (l.kind = ${sql.lit("element_edited")} and l.changes like ${sql.lit('%"part":%')}))
        order by l.id desc limit 1), '')`,
      "not in",
      imports.map((name) => sql.lit(name)),
    )
    .orderBy("e.last_modified", "desc")
    .orderBy("e.id", "desc"),
);

const details = prepared((db, slot: Slot<{ ids: readonly number[] }>, dialect) =>
  db
    .selectFrom("parts as p")
    .leftJoin("footprints as f", "f.id", "p.footprint_id")
    .leftJoin("manufacturers as m", "m.id", "p.manufacturer_id")
    .leftJoin("categories as c", "c.id", "p.category_id")
    .select([
      "p.id",
      "p.name",
      "p.description",
      "p.ipn",
      "p.manufacturer_product_number as number",
      "p.manufacturer_product_number_folded as numberFolded",
      "p.eda_value as edaValue",
      "p.eda_kicad_footprint as kicadFootprint",
      "f.name as footprint",
      "m.name as manufacturer",
      "c.name as category",
      stockOf.sql("p", dialect).as("stock"),
    ])
    .where(idList(dialect, "p.id", slot("ids"))),
);

const parameters = prepared((db, slot: Slot<{ ids: readonly number[] }>, dialect) =>
  db
    .selectFrom("parameters")
    .select(["part_id as id", "value_typical as number", "unit", "value_text as text"])
    .where(idList(dialect, "part_id", slot("ids"))),
);

export interface PartDetails {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly ipn: string | null;
  readonly number: string;
  readonly numberFolded: string;
  readonly edaValue: string | null;
  readonly kicadFootprint: string | null;
  readonly footprint: string | null;
  readonly manufacturer: string | null;
  readonly category: string | null;
  readonly stock: number;
  readonly parameters: readonly {
    readonly number: number | null;
    readonly unit: string;
    readonly text: string;
  }[];
}

/** What is looked up. Texts are folded. */
export interface Wanted {
  readonly project: number;
  readonly ids: readonly number[];
  readonly ipns: readonly string[];
  readonly numbers: readonly string[];
  readonly supplierNumbers: readonly string[];
  readonly names: readonly string[];
  readonly values: readonly WantedValue[];
}

/** An entry whose part was chosen by a user. */
export type EarlierChoice = Pick<EntryRow, "id" | "name" | "mountnames" | "quantity" | "comment"> & {
  readonly partId: number | null;
};

export interface Found {
  readonly parts: ReadonlyMap<number, PartDetails>;
  readonly byIpn: ReadonlyMap<string, readonly number[]>;
  readonly byNumber: ReadonlyMap<string, readonly number[]>;
  readonly bySupplierNumber: ReadonlyMap<
    string,
    readonly { readonly id: number; readonly supplier: string }[]
  >;
  /** The entries to which users have assigned a part, by the exact name. */
  readonly earlier: ReadonlyMap<string, readonly EarlierChoice[]>;
  /** The parts that can have one of the values. */
  readonly valued: readonly PartDetails[];
  /** The keys of the values for which not all parts were looked up. */
  readonly incomplete: ReadonlySet<string>;
}

/** Runs the same number of statements for any number of lines. */
export async function lookUp(reader: Reader, wanted: Wanted): Promise<Found> {
  const ipns = await reader.run(byIpn, { ipns: wanted.ipns });
  const numbers = await reader.run(byNumberOrName, { numbers: wanted.numbers });
  const supplierNumbers = await reader.run(bySupplierNumber, { numbers: wanted.supplierNumbers });
  const choices = await reader.run(byEarlierChoice, { names: wanted.names, project: wanted.project });
  const { ids: valued, incomplete } = await lookUpValues(reader, wanted.values);
  const others = [
    ...[...ipns, ...numbers, ...supplierNumbers].flatMap(({ id }) => id ?? []),
    ...choices.flatMap(({ partId }) => partId ?? []),
  ];
  const all = [...new Set([...wanted.ids, ...others, ...valued])];
  const rows = await reader.run(details, { ids: all });
  const ofPart = groupBy(await reader.run(parameters, { ids: [...valued] }), ({ id }) => id ?? 0);
  const parts = new Map(
    rows.map((row) => [row.id, { ...row, stock: Number(row.stock), parameters: ofPart.get(row.id) ?? [] }]),
  );
  return {
    parts,
    byIpn: idsByKey(ipns),
    byNumber: idsByKey(numbers),
    bySupplierNumber: groupBy(supplierNumbers, ({ key }) => key),
    earlier: groupBy(
      [...choices.filter(({ isOwn }) => isOwn), ...choices.filter(({ isOwn }) => !isOwn)],
      ({ name }) => name ?? "",
    ),
    valued: [...valued].flatMap((id) => parts.get(id) ?? []),
    incomplete,
  };
}

function idsByKey(
  rows: readonly { readonly id: number | null; readonly key: string | null }[],
): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  for (const { id, key } of rows) {
    if (id === null || key === null) continue;
    const list = found.get(key) ?? [];
    if (!list.includes(id)) list.push(id);
    found.set(key, list);
  }
  return found;
}
