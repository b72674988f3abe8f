/** Writes what a file says about a part into the comment of an entry without a part, one fact per line, and reads it. */
import { shops } from "../tables/shops.ts";
import { nameOfLine, type SupplierNumber } from "./bom-line.ts";
import type { LineToMatch } from "./line-to-match.ts";

const unnamedSupplier = "Supplier part number";

/** The names of facts, except those of suppliers. */
const factNames = new Set(["Value", "Manufacturer", "MPN", "IPN", "Name", "Description", "Comment"]);

const knownNames = new Set([...factNames, unnamedSupplier, ...Object.values(shops)]);

const maximumFacts = 50;

/** Returns what the name of the entry does not contain. */
export function commentOfLine(line: LineToMatch): string {
  const isValueNamed = line.mpn === "" && line.entryName === nameOfLine(line);
  const facts: readonly (readonly [string, string])[] = [
    ["Value", isValueNamed ? "" : line.value],
    ["Manufacturer", line.manufacturer],
    ["MPN", line.mpn],
    ["IPN", line.ipn],
    ...line.supplierNumbers.map(({ supplier, number }) => [supplier ?? unnamedSupplier, number] as const),
    ["Name", line.partName],
    ["Description", line.description],
    ["Comment", line.comment],
  ];
  return facts
    .filter(([, text]) => text !== "")
    .map(([name, text]) => `${name}: ${text.replaceAll(/\s+/g, " ")}`)
    .join("\n");
}

export interface Facts {
  /** The texts by the names of the facts. */
  readonly own: ReadonlyMap<string, string>;
  readonly supplierNumbers: readonly SupplierNumber[];
}

export function readFacts(comment: string): Facts {
  const own = new Map<string, string>();
  const supplierNumbers: SupplierNumber[] = [];
  for (const line of comment.split("\n").slice(0, maximumFacts)) {
    const { name, text } = factIn(line) ?? { name: "", text: "" };
    if (factNames.has(name)) own.set(name, text);
    else if (name !== "" && text.length <= 100) {
      supplierNumbers.push({ supplier: name === unnamedSupplier ? null : name, number: text });
    }
  }
  return { own, supplierNumbers };
}

/** Returns the comment with the facts of another component. The lines that users have written are kept. */
export function replaceFacts(comment: string, facts: string): string {
  const kept = comment.split("\n").filter((line) => !knownNames.has(factIn(line)?.name ?? ""));
  return [...kept, facts].join("\n").replace(/^\n+|\n+$/g, "");
}

function factIn(line: string): { readonly name: string; readonly text: string } | null {
  const [, name, text] = /^([^:]{1,100}):\s+(.+)$/.exec(line.trim()) ?? [];
  return name === undefined || text === undefined ? null : { name, text };
}
