/**
 * Fills a fresh database with the rows that the recordings started from, as far as our tables go. The column
 * names of the recordings are Part-DB's.
 */
import { fold } from "../../../src/database/fold.ts";
import type { Store, Transaction } from "../../../src/database/store.ts";
import type { StructuralTable } from "../../../src/database/tables.ts";
import type { Tier } from "../../../src/identity/tier.ts";
import { insertToken } from "../../support/principals.ts";
import type { Fixture, FixtureRow } from "./recording.ts";

const structuralTables = ["attachment_types", "categories", "footprints", "manufacturers"] as const;

/** Columns that are called the same in both and only exist in one of the trees. */
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
  currencies: [],
  measurement_units: [],
  part_custom_states: [],
  projects: [],
  storage_locations: [],
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

const tierOfLevel: readonly Tier[] = ["read_only", "edit", "admin", "full"];

/** Tokens that the recordings use and fixture.json does not hold. */
const furtherTokens: readonly {
  readonly text: string;
  readonly name: string;
  readonly userId: number;
  readonly tier: Tier;
  readonly expires: boolean;
}[] = [
  { text: "tcp_anon", name: "anon", userId: 1, tier: "full", expires: true },
  { text: "tcp_neverexp", name: "never", userId: 4, tier: "full", expires: false },
  { text: "tcp_userfull", name: "user-full", userId: 5, tier: "full", expires: true },
  { text: "tcp_useredit", name: "user-edit", userId: 5, tier: "edit", expires: true },
  { text: "tcp_userro", name: "user-ro", userId: 5, tier: "read_only", expires: true },
  { text: "tcp_noread", name: "noread", userId: 6, tier: "full", expires: true },
];

const columnsThatAreBoolean = new Set([
  "disable_footprints",
  "disable_manufacturers",
  "disable_autodatasheets",
  "disable_properties",
  "eda_visibility",
  "eda_exclude_from_bom",
  "eda_exclude_from_board",
  "eda_exclude_from_sim",
]);

interface Grants {
  /** Permissions that users were given on top, before the recording started: user id → permission. */
  readonly permissions?: Readonly<Record<number, readonly string[]>>;
}

/** Inserts everything in one transaction. `now` decides which tokens have expired. */
export async function seedFixture(
  store: Store,
  fixture: Fixture,
  now: Date,
  grants: Grants = {},
): Promise<void> {
  await store.transaction(async (transaction) => {
    for (const table of structuralTables) await seedTree(transaction, table, fixture[table] ?? []);
    for (const row of fixture.parts ?? []) await seedPart(transaction, row);
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
      // Part-DB's row names a file that does not exist. Here such a key lies in the public folder.
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
    tier: tierOfLevel[Number(row.level) - 1]!,
    validUntil: new Date(now.getTime() + (row.token === "tcp_expired" ? -1 : 365) * 24 * 60 * 60 * 1_000),
    now,
  });
}

function columns(row: FixtureRow, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    names.flatMap((name) => (row[name] === undefined ? [] : [[name, value(name, row[name])]])),
  );
}

function folded(row: FixtureRow, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    names.flatMap((name) => (typeof row[name] === "string" ? [[`${name}_folded`, fold(row[name])]] : [])),
  );
}

function edaColumns(row: FixtureRow): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => name.startsWith("eda_info_"))
      .map(([name, content]) => {
        const column = name.replace("eda_info_", "eda_");
        return [column, value(column, content)];
      }),
  );
}

function value(column: string, content: unknown): unknown {
  return columnsThatAreBoolean.has(column) ? content === 1 : content;
}

function dates(row: FixtureRow): { added_date: string; last_modified: string } {
  const instant = (text: unknown): string => new Date(`${String(text).replace(" ", "T")}Z`).toISOString();
  return { added_date: instant(row.datetime_added), last_modified: instant(row.last_modified) };
}

function numberOrNull(content: unknown): number | null {
  return content === undefined || content === null ? null : Number(content);
}
