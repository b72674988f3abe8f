/** Finds tables, columns, indexes and triggers that are missing, and creates missing indexes. */
import { sql } from "kysely";
import type { SchemaObject } from "../../database/schema-object.ts";
import { missingObjects } from "../../database/schema-objects.ts";
import { storeOptions, withCurrentStore } from "../open.ts";
import { formatList, ok, problem, warning, type DatabaseContext, type Finding } from "./finding.ts";

export async function checkObjects(context: DatabaseContext): Promise<readonly Finding[]> {
  const missing = await missingObjects(context.read, storeOptions(context.config));
  if (missing.length === 0) return [ok("tables", "All tables, indexes and triggers exist.")];
  const indexes = missing.filter(({ kind, create }) => kind === "index" && typeof create === "string");
  const others = missing.filter((object) => !indexes.includes(object));
  return [
    ...(others.length === 0 ? [] : [lostObjects(context, others)]),
    ...(indexes.length === 0 ? [] : [lostIndexes(context, indexes)]),
  ];
}

function lostObjects({ terminal }: DatabaseContext, objects: readonly SchemaObject[]): Finding {
  const message =
    `The database lacks ${listOf(objects)}, which this schema version contains. Another program has changed the schema. ` +
    "Restore a backup from before this change.";
  return problem("tables", message, { fix: terminal.command("restore FILE --force") });
}

/** An index can be created from the rows, but other indexes than unique ones only make the service faster. */
function lostIndexes({ terminal, config }: DatabaseContext, indexes: readonly SchemaObject[]): Finding {
  const message = `The database lacks ${listOf(indexes)}. Another program has changed the schema.`;
  return (indexes.some(({ create }) => /^create unique/i.test(create ?? "")) ? problem : warning)(
    "indexes",
    message,
    {
      fix: terminal.command("doctor --fix"),
      repair: async () => {
        await withCurrentStore(config, (store) =>
          store.transaction(async ({ db }) => {
            for (const { name, create } of indexes) {
              // An index of PostgreSQL can exist without being valid.
              await sql`drop index if exists ${sql.ref(name)}`.execute(db);
              await sql.raw(create ?? "").execute(db);
            }
          }),
        );
        return `Created ${listOf(indexes)}.`;
      },
    },
  );
}

function listOf(objects: readonly SchemaObject[]): string {
  return formatList(
    objects.map(({ kind, name, table }) =>
      kind === "table" || kind === "function" ? `the ${kind} ${name}` : `the ${kind} ${name} of ${table}`,
    ),
  );
}
