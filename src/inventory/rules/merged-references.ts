/**
 * Rules of merges of specific trees: what refers to the source must be allowed to refer to the target, as if each
 * entity were changed on its own.
 */
import { sql } from "kysely";
import { decimalIn } from "../../database/decimal.ts";
import { ownerNames, owners } from "../entities/owners.ts";
import type { Merge } from "../writing/write-context.ts";
import { needsProject } from "./circular-builds.ts";
import { fractionalParts } from "./fractional-parts.ts";
import { counted, quoted, quotedList } from "./merge-texts.ts";
import { examples, namesFound, type Named } from "./names-found.ts";

const parts = ["part", "parts"] as const;

/** The number of rows that are read at once and checked in this process. */
const batchSize = 5000;

export async function checkMergedCategory(merge: Merge<"Category">): Promise<void> {
  const { context, source, target, violate } = merge;
  const rule = target.partname_regex;
  if (rule === "") return;
  const pattern = await context.namePattern(rule);
  if (typeof pattern === "string") return;
  const wrong: string[] = [];
  let count = 0;
  for await (const row of rowsInBatches((after) =>
    context.transaction.db
      .selectFrom("parts")
      .select(["id", "name"])
      .where("category_id", "=", source.id)
      .where("id", ">", after)
      .orderBy("id")
      .limit(batchSize)
      .execute(),
  )) {
    if (pattern.matches(row.name)) continue;
    count += 1;
    if (wrong.length < examples) wrong.push(row.name);
  }
  if (count === 0) return;
  violate(
    `${counted(count, parts)} (${quotedList(wrong, count)}) do not match the regular expression stated by the category: ${rule}`,
    "name-pattern",
  );
}

async function* rowsInBatches<Row extends { readonly id: number }>(
  read: (after: number) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  for (let after = 0; ;) {
    const rows = await read(after);
    yield* rows;
    if (rows.length < batchSize) return;
    after = rows.at(-1)?.id ?? after;
  }
}

/** The restrictions of the target apply to all lots of the source. */
export async function checkMergedLocation(merge: Merge<"StorageLocation">): Promise<void> {
  const { context, source, target, violate } = merge;
  const restricted = [
    target.is_full,
    target.limit_to_existing_parts,
    target.only_single_part,
    target.part_owner_must_match,
  ];
  if (!restricted.includes(true)) return;
  const { rows } = await sql<Record<"lots" | "new_parts" | "all_parts" | "other_owners", number>>`
    select count(*) as lots,
      count(distinct case when not exists (
        select 1 from part_lots kept where kept.storage_location_id = ${target.id} and kept.part_id = lot.part_id
      ) then lot.part_id end) as new_parts,
      (select count(distinct part_id) from part_lots where storage_location_id = ${target.id}) as all_parts,
      count(case when lot.owner_id <> ${target.owner_id} then 1 end) as other_owners
    from part_lots lot where lot.storage_location_id = ${source.id}`.execute(context.transaction.db);
  const [found] = rows;
  const [lots, newParts] = [Number(found?.lots ?? 0), Number(found?.new_parts ?? 0)];
  const name = quoted(target.name);
  if (lots === 0) return;
  if (target.is_full) violate(`${name} is full. Nothing can be added to it.`, "full");
  if (target.limit_to_existing_parts && newParts > 0) {
    violate(
      `${name} accepts only parts that it already contains, and it does not contain ${counted(newParts, parts)} of the source.`,
      "only-existing-parts",
    );
  }
  if (target.only_single_part && newParts > 0 && newParts + Number(found?.all_parts) > 1) {
    violate(`${name} accepts only one part, but it would contain several.`, "only-single-part");
  }
  const others = Number(found?.other_owners);
  if (target.part_owner_must_match && others > 0) {
    const label = counted(others, ["lot has", "lots have"]);
    violate(`${name} accepts only lots of its owner, but ${label} another owner.`, "owner-must-match");
  }
}

/** Orderdetails of a part must have different suppliers or part numbers. */
export async function checkMergedSupplier(merge: Merge<"Supplier">): Promise<void> {
  const { source, target, violate } = merge;
  const found = await namesFound(
    merge,
    sql<Named>`
      select parts.name, count(*) over () as count from orderdetails moved
      join orderdetails kept on kept.part_id = moved.part_id and kept.supplier_id = ${target.id}
        and kept.supplierpartnr = moved.supplierpartnr
      join parts on parts.id = moved.part_id
      where moved.supplier_id = ${source.id} order by moved.id limit ${examples}`,
  );
  if (found === null) return;
  const have = found.count === 1 ? "has" : "have";
  violate(
    `${counted(found.count, parts)} (${found.names}) ${have} the same part number at both suppliers. Delete one of the orderdetails first.`,
    "unique",
  );
}

/** A part or name is unique in a bill of materials, and a project must not need itself. */
export async function checkMergedProject(merge: Merge<"Project">): Promise<void> {
  const { context, source, target, violate } = merge;
  const ofTarget = (column: string) =>
    sql`select ${sql.ref(column)} from project_bom_entries where project_id = ${target.id}`;
  const found = await namesFound(
    merge,
    sql<Named>`
      select coalesce(parts.name, moved.name) as name, count(*) over () as count from project_bom_entries moved
      left join parts on parts.id = moved.part_id
      where moved.project_id = ${source.id}
        and (moved.part_id in (${ofTarget("part_id")}) or moved.name in (${ofTarget("name")}))
      order by moved.id limit ${examples}`,
  );
  if (found !== null) {
    const have = found.count === 1 ? "entry has" : "entries have";
    violate(
      `${found.count} BOM ${have} the same part or name in both projects (${found.names}). Change or delete one of them first.`,
      "unique",
    );
  }
  if (await needsProject(context, source.id, target.id)) {
    violate(
      `${quoted(target.name)} would need itself, because ${quoted(source.name)} needs it, directly or through other projects.`,
      "needed-to-build",
    );
  }
}

/** A unit that counts whole numbers cannot replace a unit with fractional amounts. */
export async function checkMergedUnit({
  context,
  source,
  target,
  violate,
}: Merge<"MeasurementUnit">): Promise<void> {
  if (source.is_integer || !target.is_integer) return;
  const fractional = await fractionalParts(context, source.id);
  if (fractional !== null)
    violate(`${quoted(target.name)} counts whole numbers, but ${fractional}.`, "whole-number");
}

/** Prices keep their numbers, so their currency must have the same value. */
export function checkMergedCurrency(merge: Merge<"Currency">): void {
  const { references, source, target, violate } = merge;
  const rate = decimalIn(source, "exchange_rate");
  if (references === 0 || (rate !== null && rate === decimalIn(target, "exchange_rate"))) return;
  const prices = counted(references, ["price", "prices"]);
  violate(
    `${prices} in ${source.iso_code} would change in value, because the exchange rates differ or are unknown. Change the currency of the prices, or set the same exchange rate for both currencies first.`,
    "exchange-rate",
  );
}

/** Files must match the filter of the target, and the attachments of an element need different names. */
export async function checkMergedAttachmentType(merge: Merge<"AttachmentType">): Promise<void> {
  await checkAttachmentNames(merge);
  await checkFileTypes(merge);
}

async function checkAttachmentNames(merge: Merge<"AttachmentType">): Promise<void> {
  const { source, target, violate } = merge;
  // One select per owner, because the unique index of each owner finds the other attachment.
  const selects = [...ownerNames.map((name) => owners[name]), "user_id"].map((name) => {
    const [moved, kept] = [sql.ref(`moved.${name}`), sql.ref(`kept.${name}`)];
    return sql`select moved.id, moved.name from attachments moved
      join attachments kept on ${kept} = ${moved} and kept.attachment_type_id = ${target.id} and kept.name = moved.name
      where moved.attachment_type_id = ${source.id} and ${moved} is not null`;
  });
  const found = await namesFound(
    merge,
    sql<Named>`
      select name, count(*) over () as count from (${sql.join(selects, sql` union all `)}) same
      order by id limit ${examples}`,
  );
  if (found === null) return;
  violate(
    `${counted(found.count, ["attachment has", "attachments have"])} the same element and name in both types (${found.names}). Rename or delete one of them first.`,
    "unique",
  );
}

async function checkFileTypes({ context, source, target, violate }: Merge<"AttachmentType">): Promise<void> {
  if (target.filetype_filter === "") return;
  const { parseFileTypeFilter } = await import("../../attachments/file-type-filter.ts");
  const accepts = parseFileTypeFilter(target.filetype_filter);
  const wrong: string[] = [];
  let count = 0;
  for await (const { name, internal_path: key, media_type: mediaType } of rowsInBatches((after) =>
    context.transaction.db
      .selectFrom("attachments")
      .select(["id", "name", "internal_path", "media_type"])
      .where("attachment_type_id", "=", source.id)
      .where("internal_path", "is not", null)
      .where("id", ">", after)
      .orderBy("id")
      .limit(batchSize)
      .execute(),
  )) {
    const extension = /\.([^./]+)$/.exec(key ?? "")?.[1] ?? "";
    if (accepts({ mediaType: mediaType ?? "application/octet-stream", extension })) continue;
    count += 1;
    if (wrong.length < examples) wrong.push(name);
  }
  if (count === 0) return;
  violate(
    `${quoted(target.name)} accepts only files that match ${quoted(target.filetype_filter)}. ${counted(count, ["file does", "files do"])} not match (${quotedList(wrong, count)}).`,
    "filetype",
  );
}
