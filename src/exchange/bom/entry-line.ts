/** Reads a stored entry without a part like a line of a file, to find parts for it. */
import { namesIn, type EntryRow } from "./entry-plan.ts";
import type { SupplierNumber } from "./bom-line.ts";
import type { LineToMatch } from "./match-parts.ts";

/** The names of facts in comments that `bom-line.ts` writes, except suppliers. */
const facts = new Set(["Value", "Manufacturer", "MPN", "IPN", "Name", "Description", "Comment"]);

const maximumFacts = 50;

export function lineOfEntry({ id, name, mountnames, quantity, comment }: EntryRow): LineToMatch {
  const own = new Map<string, string>();
  const supplierNumbers: SupplierNumber[] = [];
  for (const line of comment.split("\n").slice(0, maximumFacts)) {
    const [, fact = "", text = ""] = /^([^:]{1,100}):\s+(.+)$/.exec(line.trim()) ?? [];
    if (fact === "") continue;
    if (facts.has(fact)) own.set(fact, text);
    else if (text.length <= 100) {
      supplierNumbers.push({ supplier: fact === "Supplier part number" ? null : fact, number: text });
    }
  }
  const [, base = name ?? "", footprint = ""] = /^(.*\S)\s+\(([^()]*)\)$/.exec(name ?? "") ?? [];
  return {
    line: id,
    references: namesIn(mountnames),
    quantity,
    value: own.get("Value") ?? base,
    footprint,
    partName: own.get("Name") ?? "",
    mpn: own.get("MPN") ?? "",
    manufacturer: own.get("Manufacturer") ?? "",
    supplierNumbers,
    ipn: own.get("IPN") ?? "",
    partId: null,
    description: "",
    comment: "",
    isFitted: true,
    warnings: [],
    errors: [],
    entryName: name ?? "",
  };
}
