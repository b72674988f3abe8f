// Lists what to buy, from which supplier and at what price. Requires Node.js 20 and `npm install @partledger/client`.
import { parseArgs } from "node:util";
import { ConnectionError, createClient, isProblem } from "@partledger/client";

const help = `Usage: node shopping-list.mjs [--project ID [--quantity N]] [--csv]

Lists the cheapest purchases of the parts that are below their minimum amount, or that a project is missing. A purchase can
contain more pieces than needed if a quantity discount makes this cheaper.

  --project ID   Lists the missing parts of this project.
  --quantity N   Number of copies to build. Default: 1.
  --csv          Prints CSV instead of a table.

PARTLEDGER_URL is the address of the service (default: http://127.0.0.1:8080), PARTLEDGER_TOKEN an API token.
Exit code: 0 if the list is complete, 1 if parts have no best price, 2 if it failed.`;

const { PARTLEDGER_URL: baseUrl = "http://127.0.0.1:8080", PARTLEDGER_TOKEN: token = "" } = process.env;
const client = createClient({ baseUrl, token });

/** Returns each missing part with the missing amount and the cheapest purchase. */
async function missingForProject(id, quantity) {
  const { parts } = await client.projects.getAvailability(id, { quantity });
  return parts.filter(({ missing }) => missing > 0);
}

async function belowMinimum() {
  const lines = [];
  for await (const part of client.parts.iterate({ below_minimum: true })) {
    // The smallest amount is 10⁻⁹. Further digits are rounding errors.
    const missing = Number((part.minamount - part.total_instock).toFixed(9));
    const { purchases, comparable } = await client.parts.listPurchases(part.id, { quantity: missing });
    lines.push({ part, missing, ...(comparable ? { purchase: purchases[0] } : { alternatives: purchases }) });
  }
  return lines;
}

function unitPrice({ cost, quantity }) {
  return (Number(cost) / quantity).toPrecision(3);
}

const columns = ["Supplier", "Number", "Part", "Needed", "Buy", "Unit price", "Cost", "Currency"];
/** `alternatives` are purchases with and without VAT, which the service compares only if `VAT_RATE` is set. */
function toRow({ part, missing, purchase, alternatives }) {
  const reason = alternatives ? "(VAT differs)" : "(no price)";
  if (!purchase) return [reason, "", part.name, missing, "", "", "", ""];
  const { supplier, supplierpartnr, quantity, cost, currency, prices_includes_vat: vat } = purchase;
  const unit = vat === null ? currency : `${currency} ${vat ? "with" : "without"} VAT`;
  return [supplier.name, supplierpartnr, part.name, missing, quantity, unitPrice(purchase), cost, unit];
}

function printCsv(rows) {
  // The apostrophe keeps spreadsheets from executing a text such as "=1+1", also after a semicolon, at which some split it.
  const safe = (value) => String(value).replaceAll(/(^|[;|\t\r\n])([ "]*[=+\-@])/g, "$1'$2");
  const quoted = (value) => `"${safe(value).replaceAll('"', '""')}"`;
  for (const row of [columns, ...rows]) console.log(row.map(quoted).join(","));
}

function printTable(rows) {
  if (rows.length === 0) return console.log("Nothing to buy.");
  const widths = columns.map((name, i) => Math.max(name.length, ...rows.map((row) => String(row[i]).length)));
  for (const row of [columns, ...rows]) {
    const cells = row.map((value, i) => String(value).padEnd(widths[i]));
    console.log(cells.join("  ").trimEnd());
  }
  const totals = new Map();
  for (const row of rows) totals.set(row[7], (totals.get(row[7]) ?? 0) + Number(row[6]));
  totals.delete("");
  for (const [currency, sum] of totals) console.log(`Total: ${sum.toFixed(2)} ${currency}`);
}

async function main() {
  const text = { type: "string" };
  const flag = { type: "boolean" };
  const options = { project: text, quantity: { ...text, default: "1" }, csv: flag, help: flag };
  const { values } = parseArgs({ options });
  if (values.help) return console.log(help);
  const numbers = [values.project ?? "1", values.quantity];
  if (!numbers.every((value) => /^[1-9]\d*$/.test(value))) throw new Error(help);
  const lines =
    values.project === undefined
      ? await belowMinimum()
      : await missingForProject(Number(values.project), Number(values.quantity));
  const rows = lines.map(toRow).sort((a, b) => a[0].localeCompare(b[0]));
  if (values.csv) printCsv(rows);
  else printTable(rows);
  if (lines.some(({ purchase }) => purchase === undefined)) process.exitCode = 1;
}

main().catch((error) => {
  process.exitCode = 2;
  if (isProblem(error, 401)) console.error("The API token is missing or invalid. Set PARTLEDGER_TOKEN.");
  else if (isProblem(error, 404)) console.error("The project does not exist. Check the ID after --project.");
  else if (error instanceof ConnectionError) console.error(`${error.message} Set PARTLEDGER_URL.`);
  else console.error(error.message);
});
