/** Reads a stored entry like a line of a file, to find parts for it and to compare it with lines. */
import type { Row } from "../../inventory/writing/write-context.ts";
import { readFacts } from "./entry-comment.ts";
import type { LineToMatch } from "./line-to-match.ts";

export type EntryRow = Row<"ProjectBOMEntry">;

export function lineOfEntry({
  id,
  name,
  mountnames,
  quantity,
  comment,
}: Pick<EntryRow, "id" | "name" | "mountnames" | "quantity" | "comment">): LineToMatch {
  const { own, supplierNumbers } = readFacts(comment);
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

/** Returns the reference designators of a stored entry. */
export function namesIn(mountnames: string): readonly string[] {
  return mountnames
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}
