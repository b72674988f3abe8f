/** Writes what a file says about a part into the comment of an entry without a part, one fact per line, and reads it. */
import { shops } from "../tables/shops.ts";
import { nameOfLine, type SupplierNumber } from "./bom-line.ts";
import type { LineToMatch } from "./line-to-match.ts";

const unnamedSupplier = "Supplier part number";

/** The suppliers whose names are names of facts. Others are in parentheses, so that their facts are recognized. */
const shopNames = new Set(Object.values(shops));
const otherSupplier = /^Supplier part number \((.+)\)$/;

/** The names of facts, except those of suppliers. */
const factNames = new Set(["Value", "Manufacturer", "MPN", "IPN", "Name", "Description", "Comment"]);

const knownNames = new Set([...factNames, unnamedSupplier, ...shopNames]);

const maximumFacts = 50;

/** Returns what the name of the entry does not contain. */
export function commentOfLine(line: LineToMatch): string {
  const isValueNamed = line.mpn === "" && line.entryName === nameOfLine(line);
  const facts: readonly (readonly [string, string])[] = [
    ["Value", isValueNamed ? "" : line.value],
    ["Manufacturer", line.manufacturer],
    ["MPN", line.mpn],
    ["IPN", line.ipn],
    ...line.supplierNumbers.map(({ supplier, number }) => [nameOfNumber(supplier), number] as const),
    ["Name", line.partName],
    ["Description", line.description],
    ["Comment", line.comment],
  ];
  return facts
    .filter(([, text]) => text !== "")
    .map(([name, text]) => `${name}: ${text.replaceAll(/\s+/g, " ")}`)
    .join("\n");
}

const maximumSupplier = 70;

function nameOfNumber(supplier: string | null): string {
  if (supplier === null) return unnamedSupplier;
  const name = supplier
    .replaceAll(/[\s:]+/g, " ")
    .slice(0, maximumSupplier)
    .trim();
  return shopNames.has(name) ? name : `${unnamedSupplier} (${name})`;
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
      supplierNumbers.push({ supplier: supplierIn(name), number: text });
    }
  }
  return { own, supplierNumbers };
}

function supplierIn(name: string): string | null {
  return name === unnamedSupplier ? null : (otherSupplier.exec(name)?.[1] ?? name);
}

function isFactName(name: string): boolean {
  return knownNames.has(name) || otherSupplier.test(name);
}

/** Returns the comment with the facts of another component. The lines that users have written are kept. */
export function replaceFacts(comment: string, facts: string): string {
  const kept = comment.split("\n").filter((line) => !isFactName(factIn(line)?.name ?? ""));
  return [...kept, facts].join("\n").replace(/^\n+|\n+$/g, "");
}

function factIn(line: string): { readonly name: string; readonly text: string } | null {
  const [, name, text] = /^([^:]{1,100}):\s+(.+)$/.exec(line.trim()) ?? [];
  return name === undefined || text === undefined ? null : { name, text };
}
