// Checks whether the parts of a bill of materials from KiCad are in stock. Requires Node.js 20 and two packages:
//   npm install @partledger/client csv-parse
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { ConnectionError, createClient, isProblem } from "@partledger/client";
import { parse } from "csv-parse/sync";

const help = `Usage: node check-bom.mjs [--boards N] FILE.csv

Reads a CSV file of KiCad's "Generate Bill of Materials". The first of these columns that has a value identifies the part:
"Partledger ID", "Partledger IPN" or "IPN", "MPN" or "manf#", and "Value" with the size in "Footprint", such as 0603.

  --boards N   Number of boards to build. Default: 1.

PARTLEDGER_URL is the address of the service (default: http://127.0.0.1:8080), PARTLEDGER_TOKEN an API token.
Exit code: 0 if everything is in stock, 1 if a part is missing, ambiguous or unknown, 2 if the check failed.`;

const { PARTLEDGER_URL: baseUrl = "http://127.0.0.1:8080", PARTLEDGER_TOKEN: token = "" } = process.env;
const client = createClient({ baseUrl, token });

/** Returns the rows as objects. The names of the columns are in lower case. */
function readBom(text) {
  const [header = ""] = text.split("\n", 1);
  const delimiter = ["\t", ";"].find((character) => header.includes(character)) ?? ",";
  const columns = (names) => names.map((name) => name.toLowerCase());
  const rows = parse(text, { bom: true, columns, delimiter, skip_empty_lines: true, trim: true });
  if (rows.length === 0 || rows[0].value === undefined) throw new Error('The file has no column "Value".');
  return rows.filter(({ dnp = "" }) => dnp === "");
}

/** Counts references such as "C103-C105,C108". */
function countReferences(references) {
  const counts = references.split(/[\s,]+/).map((reference) => {
    const [, first, last] = /^\D+(\d+)-\D+(\d+)$/.exec(reference) ?? [];
    return first === undefined ? 1 : Number(last) - Number(first) + 1;
  });
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Returns the text that identifies the part of a row, and the parts that match it. */
async function findParts(row) {
  const list = async (text, query) => {
    const parts = await client.parts.list({ itemsPerPage: 5, ...query });
    return { text, parts };
  };
  const exactly = (text) => text.replace(/[\\%_]/g, "\\$&");
  const id = row["partledger id"] || row["part-db id"];
  if (id) return list(`the ID ${id}`, { id });
  const ipn = row["partledger ipn"] || row["part-db ipn"] || row.ipn;
  if (ipn) return list(ipn, { ipn: exactly(ipn) });
  const number = row.mpn || row["manf#"];
  if (number) return list(number, { manufacturer_product_number: exactly(number) });
  const [, size = ""] = /_(\d{4})_\d{4}Metric/.exec(row.footprint ?? "") ?? [];
  const text = `${row.value} ${size}`.trim();
  const hits = await client.search(text, { itemsPerPage: 5 });
  const parts = hits.filter(({ similar }) => !similar).map(({ part }) => part);
  const same = parts.filter(({ name }) => name.toLowerCase() === row.value.toLowerCase());
  return { text, parts: same.length === 1 ? same : parts };
}

async function check(file, boards) {
  const lines = [];
  const needed = new Map();
  for (const row of readBom(await readFile(file, "utf8"))) {
    const references = row.reference ?? row.refs ?? row.references ?? "";
    const { text, parts } = await findParts(row);
    lines.push({ references, text, parts });
    const amount = boards * Number(row.qty || row.quantity || countReferences(references));
    if (parts.length === 1) needed.set(parts[0].id, (needed.get(parts[0].id) ?? 0) + amount);
  }
  const results = lines.map(({ references, text, parts: [part, ...others] }) => {
    if (part === undefined) return ["unknown", references, `No part matches ${text}.`];
    const names = [part, ...others].map(({ name }) => name).join(", ");
    if (others.length > 0)
      return ["ambiguous", references, `${text} matches ${names}. Set "MPN" or "Partledger ID".`];
    const state = needed.get(part.id) > part.total_instock ? "missing" : "available";
    return [state, references, `${names}: ${needed.get(part.id)} needed, ${part.total_instock} in stock`];
  });
  for (const [state, references, text] of results) console.log(state.padEnd(10), references.padEnd(16), text);
  return results.every(([state]) => state === "available") ? 0 : 1;
}

async function main() {
  const options = { boards: { type: "string", default: "1" }, help: { type: "boolean" } };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.help) return console.log(help);
  if (positionals.length !== 1 || !/^[1-9]\d*$/.test(values.boards)) throw new Error(help);
  process.exitCode = await check(positionals[0], Number(values.boards));
}

main().catch((error) => {
  process.exitCode = 2;
  if (isProblem(error, 401)) console.error("The API token is missing or invalid. Set PARTLEDGER_TOKEN.");
  else if (error instanceof ConnectionError) console.error(`${error.message} Set PARTLEDGER_URL.`);
  else console.error(error.message);
});
