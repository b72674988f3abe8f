/** Implements `GET /api/parts/tags`, which counts parts by tag. The tags of a part are one comma-separated text. */
import { sql } from "kysely";
import type { Schemas } from "../../generated/resources.ts";
import type { Handler } from "../http/handler.ts";
import { fold } from "../database/fold.ts";
import type { Inventory } from "../inventory/operations/inventory.ts";
import { requireText } from "../query/bad-parameter.ts";
import { documentWriter } from "../representation/document-writer.ts";
import { partScopes } from "./part-scope.ts";

type Tag = Schemas["PartTag"];

const listedTags = 200;

/** Limits for the texts to split, which bound the memory of a request. */
const examinedTexts = 10_000;
const examinedCharacters = 1000;

interface TextRow {
  readonly tags: string;
  readonly parts: number | string;
}

export function countPartTags(inventory: Inventory): Handler {
  const select = partScopes(inventory);

  return async (request) => {
    const prefix = fold(requireText("prefix", request.query["prefix"] ?? "")).trim();
    const scope = await select(request);
    const texts = scope.statement<TextRow>("tags", (_slot, _dialect, condition) => {
      const text = sql`substr(parts.tags, 1, ${sql.lit(examinedCharacters)})`;
      const among = condition === null ? sql`` : sql` and ${condition}`;
      return sql`select ${text} as tags, count(*) as parts from parts where parts.tags <> ''${among}
        group by 1 order by 2 desc, 1 limit ${sql.lit(examinedTexts)}`;
    });
    const rows = await inventory.store.read.run(texts, scope.values);
    const write = documentWriter(request.format);
    const document = write.root("PartTags", `${request.path}?${request.searchParams.toString()}`, {
      tags: tagsOf(rows, prefix).map((tag) => write.value("PartTag", { ...tag })),
    });
    return { status: 200, document };
  };
}

/** Returns the tags with a folded prefix, most frequent first. */
function tagsOf(rows: readonly TextRow[], prefix: string): readonly Tag[] {
  const spellings = new Map<string, Map<string, number>>();
  const totals = new Map<string, number>();
  for (const { tags, parts } of rows) {
    const own = new Map(tags.split(",").map((tag) => [fold(tag.trim()), tag.trim()]));
    for (const [folded, tag] of own) {
      if (folded === "" || !folded.startsWith(prefix)) continue;
      const known = spellings.get(folded) ?? new Map<string, number>();
      spellings.set(folded, known.set(tag, (known.get(tag) ?? 0) + Number(parts)));
      totals.set(folded, (totals.get(folded) ?? 0) + Number(parts));
    }
  }
  return [...totals]
    .sort(([a, some], [b, others]) => others - some || (a < b ? -1 : 1))
    .slice(0, listedTags)
    .map(([folded, parts]) => ({ tag: mostFrequent(spellings.get(folded) ?? new Map()), parts }));
}

function mostFrequent(counts: ReadonlyMap<string, number>): string {
  const [[tag] = [""]] = [...counts].sort(([a, some], [b, others]) => others - some || (a < b ? -1 : 1));
  return tag;
}
