/** Inserts the initial rows of the recordings into a new database. Their column names are those of Part-DB. */
import { fold } from "../../../src/database/fold.ts";
import type { Store, Transaction } from "../../../src/database/store.ts";
import type { StructuralTable } from "../../../src/database/tables/tables.ts";
import type { Scope } from "../../../src/identity/scope.ts";
import { insertToken } from "../../support/principals.ts";
import type { Fixture, FixtureRow } from "./recording.ts";
import { columns, dates, decimal, edaColumns, folded, instant, numberOrNull } from "./row-values.ts";

/** Maps a tree table to its recorded name, in the order of references. */
const structuralTables: Readonly<Record<StructuralTable, string>> = {
  attachment_types: "attachment_types",
  categories: "categories",
  footprints: "footprints",
  manufacturers: "manufacturers",
  suppliers: "suppliers",
  measurement_units: "measurement_units",
  part_custom_states: "part_custom_states",
  currencies: "currencies",
  storage_locations: "storelocations",
  projects: "projects",
};

/** Maps a tree table to the columns that only this table has, with the same name in the recording. */
const ownColumns: Readonly<Record<StructuralTable, readonly string[]>> = {
  attachment_types: ["filetype_filter"],
  categories: [
    "partname_hint",
    "partname_regex",
    "part_ipn_prefix",
    "disable_footprints",
    "disable_manufacturers",
    "disable_autodatasheets",
    "disable_properties",
    "default_description",
    "default_comment",
  ],
  footprints: [],
  currencies: ["iso_code"],
  measurement_units: ["unit", "is_integer", "use_si_prefix"],
  part_custom_states: [],
  projects: ["status", "description"],
  storage_locations: ["is_full", "only_single_part", "limit_to_existing_parts", "part_owner_must_match"],
  suppliers: ["address", "phone_number", "fax_number", "email_address", "website", "auto_product_url"],
  manufacturers: ["address", "phone_number", "fax_number", "email_address", "website", "auto_product_url"],
};

const partColumns = [
  "mass",
  "ipn",
  "minamount",
  "manufacturer_product_url",
  "manufacturer_product_number",
  "manufacturing_status",
];

const scopeOfLevel: readonly Scope[] = ["read_only", "edit", "admin", "full"];

/** Tokens that the recordings use and fixture.json lacks. */
const furtherTokens: readonly {
  readonly text: string;
  readonly name: string;
  readonly userId: number;
  readonly scope: Scope;
  readonly expires: boolean;
}[] = [
  { text: "tcp_anon", name: "anon", userId: 1, scope: "full", expires: true },
  { text: "tcp_neverexp", name: "never", userId: 4, scope: "full", expires: false },
  { text: "tcp_userfull", name: "user-full", userId: 5, scope: "full", expires: true },
  { text: "tcp_useredit", name: "user-edit", userId: 5, scope: "edit", expires: true },
  { text: "tcp_userro", name: "user-ro", userId: 5, scope: "read_only", expires: true },
  { text: "tcp_noread", name: "noread", userId: 6, scope: "full", expires: true },
];

interface Grants {
  /** Maps a user ID to the permissions that were added before the recording. */
  readonly permissions?: Readonly<Record<number, readonly string[]>>;
}

/** Inserts all rows in one transaction. `now` determines which tokens have expired. */
export async function seedFixture(
  store: Store,
  fixture: Fixture,
  now: Date,
  grants: Grants = {},
): Promise<void> {
  await store.transaction(async (transaction) => {
    for (const [table, name] of Object.entries(structuralTables)) {
      await seedTree(transaction, table as StructuralTable, fixture[name] ?? []);
    }
    for (const row of fixture.parts ?? []) await seedPart(transaction, row);
    for (const row of fixture.part_lots ?? []) await seedLot(transaction, row);
    for (const row of fixture.orderdetails ?? []) await seedOrderdetail(transaction, row);
    for (const row of fixture.pricedetails ?? []) await seedPricedetail(transaction, row);
    for (const row of fixture.attachments ?? []) await seedAttachment(transaction, row);
    for (const row of fixture.groups ?? []) await seedGroup(transaction, row);
    for (const row of fixture.users ?? []) await seedUser(transaction, row, grants);
    for (const row of fixture.api_tokens ?? []) await seedToken(transaction, row, now);
    for (const { expires, ...token } of furtherTokens) {
      await insertToken(transaction, { ...token, validUntil: expires ? new Date("2030-01-01") : null, now });
    }
  });
}

async function seedTree(
  { db }: Transaction,
  table: StructuralTable,
  rows: readonly FixtureRow[],
): Promise<void> {
  const placed = new Map<number, { path: string; level: number }>();
  let waiting = [...rows];
  while (waiting.length > 0) {
    const next = waiting.filter((row) => row.parent_id === undefined || placed.has(Number(row.parent_id)));
    if (next.length === 0) throw new Error(`${table} of the fixture hold a parent that does not exist`);
    for (const row of next) {
      const parent = placed.get(Number(row.parent_id));
      const name = String(row.name);
      const path = parent === undefined ? name : `${parent.path} → ${name}`;
      const level = parent === undefined ? 0 : parent.level + 1;
      placed.set(Number(row.id), { path, level });
      await db
        .insertInto(table)
        .values({
          id: Number(row.id),
          parent_id: row.parent_id === undefined ? null : Number(row.parent_id),
          name,
          name_folded: fold(name),
          full_path: path,
          level,
          ...dates(row),
          ...columns(row, ownColumns[table]),
          ...(table === "currencies" && {
            iso_code_folded: fold(String(row.iso_code)),
            exchange_rate: decimal(row.exchange_rate),
          }),
          ...edaColumns(row),
        })
        .execute();
    }
    waiting = waiting.filter((row) => !next.includes(row));
  }
}

async function seedPart({ db }: Transaction, row: FixtureRow): Promise<void> {
  const texts = ["name", "description", "comment", "tags"];
  await db
    .insertInto("parts")
    .values({
      id: Number(row.id),
      category_id: Number(row.id_category),
      footprint_id: numberOrNull(row.id_footprint),
      manufacturer_id: numberOrNull(row.id_manufacturer),
      favorite: row.favorite === 1,
      needs_review: row.needs_review === 1,
      ...columns(row, [...texts, ...partColumns]),
      ...folded(row, [...texts, "ipn", "manufacturer_product_number"]),
      ...dates(row),
      ...edaColumns(row),
    } as never)
    .execute();
}

async function seedLot({ db }: Transaction, row: FixtureRow): Promise<void> {
  const texts = ["description", "comment"];
  const barcode = row.vendor_barcode as string | undefined;
  await db
    .insertInto("part_lots")
    .values({
      id: Number(row.id),
      part_id: Number(row.id_part),
      storage_location_id: numberOrNull(row.id_store_location),
      amount: Number(row.amount),
      expiration_date: row.expiration_date === undefined ? null : instant(row.expiration_date),
      user_barcode: barcode ?? null,
      user_barcode_folded: barcode === undefined ? null : fold(barcode),
      ...columns(row, [...texts, "instock_unknown", "needs_refill"]),
      ...folded(row, texts),
      ...dates(row),
    })
    .execute();
}

async function seedOrderdetail({ db }: Transaction, row: FixtureRow): Promise<void> {
  const texts = ["supplierpartnr", "supplier_product_url"];
  await db
    .insertInto("orderdetails")
    .values({
      id: Number(row.id),
      part_id: Number(row.part_id),
      supplier_id: Number(row.id_supplier),
      ...columns(row, [...texts, "obsolete"]),
      ...folded(row, texts),
      ...dates(row),
    })
    .execute();
}

async function seedPricedetail({ db }: Transaction, row: FixtureRow): Promise<void> {
  await db
    .insertInto("pricedetails")
    .values({
      id: Number(row.id),
      orderdetail_id: Number(row.orderdetails_id),
      price: decimal(row.price),
      ...columns(row, ["price_related_quantity", "min_discount_quantity"]),
      ...dates(row),
    } as never)
    .execute();
}

async function seedAttachment({ db }: Transaction, row: FixtureRow): Promise<void> {
  if (row.class_name !== "Part") throw new Error("the fixture holds attachments of parts only");
  await db
    .insertInto("attachments")
    .values({
      id: Number(row.id),
      attachment_type_id: Number(row.type_id),
      part_id: Number(row.element_id),
      show_in_table: row.show_in_table === 1,
      ...columns(row, ["name", "external_path"]),
      ...folded(row, ["name"]),
      // The recorded file does not exist. Its key refers to the public directory.
      ...(typeof row.internal_path === "string" && { internal_path: `media/${row.internal_path}` }),
      ...dates(row),
    } as never)
    .execute();
}

async function seedGroup({ db }: Transaction, row: FixtureRow): Promise<void> {
  await db
    .insertInto("groups")
    .values({
      id: Number(row.id),
      parent_id: numberOrNull(row.parent_id),
      name: String(row.name),
      name_folded: fold(String(row.name)),
      // All rows are root elements.
      full_path: String(row.name),
      permissions: JSON.stringify(row.permissions_data),
      ...dates(row),
    })
    .execute();
}

async function seedUser({ db }: Transaction, row: FixtureRow, grants: Grants): Promise<void> {
  const permissions = structuredClone(row.permissions_data) as Record<string, Record<string, boolean>>;
  for (const permission of grants.permissions?.[Number(row.id)] ?? []) {
    const [group, operation] = permission.split(".") as [string, string];
    (permissions[group] ??= {})[operation] = true;
  }
  await db
    .insertInto("users")
    .values({
      id: Number(row.id),
      name: String(row.name),
      name_folded: fold(String(row.name)),
      group_id: numberOrNull(row.group_id),
      disabled: row.disabled === 1,
      need_pw_change: row.need_pw_change === 1,
      show_email_on_profile: row.show_email_on_profile === 1,
      timezone: String(row.config_timezone),
      language: String(row.config_language),
      ...columns(row, ["email", "department", "last_name", "first_name", "about_me"]),
      permissions: JSON.stringify(permissions),
      ...dates(row),
    })
    .execute();
}

async function seedToken(transaction: Transaction, row: FixtureRow, now: Date): Promise<void> {
  await insertToken(transaction, {
    userId: Number(row.user_id),
    name: String(row.name),
    text: String(row.token),
    scope: scopeOfLevel[Number(row.level) - 1]!,
    validUntil: new Date(now.getTime() + (row.token === "tcp_expired" ? -1 : 365) * 24 * 60 * 60 * 1_000),
    now,
  });
}
