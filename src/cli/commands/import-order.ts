/** Implements the options of `partledger import order`. `import.ts` runs the import and prints the report. */
import type { Command } from "commander";
import { repeatedLine, type OrderOptions } from "../../exchange/orders/order-options.ts";
import { WrongUsage } from "../failure.ts";
import { collect, columnHelp, encodingHelp, mappingHelp, sheetHelp } from "../table-options.ts";

export interface OrderCommandOptions {
  readonly category?: string;
  readonly again?: boolean;
  readonly sheet?: string;
  readonly encoding?: string;
  readonly decimalMark?: string;
  readonly column: readonly string[];
  readonly mapping?: string;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

interface ChosenOptions extends OrderCommandOptions {
  readonly supplier?: string;
  readonly orderNumber?: string;
  readonly location?: string;
  readonly lineLocation: readonly string[];
  readonly linePart: readonly string[];
  readonly categoryRule: readonly string[];
}

const help = `
An order file is a CSV file or an .xlsx spreadsheet with one order line per row, such as those of Digi-Key, Mouser, LCSC,
Farnell and TME. It is read like a parts list (see "partledger import parts --help"), with these columns: quantity,
supplier_part_number or manufacturer_product_number, manufacturer, description, footprint, price, currency, supplier,
order_number, order_date, customer_reference, backorder, location, category_path, ipn. Their usual headings are recognized.

The quantity of each line becomes a new lot, which is described by the supplier and the order number. Without --location
and a location in the file, the goods are not put away yet, and their lots have no location. The price becomes the price
of the supplier for this quantity, and the lot notes it with the date of the order.

A line describes an existing part if they have the same number of the same supplier, else the same manufacturer part
number and no different manufacturers, else the same IPN. If several parts match, the line is rejected; choose with
--line-part. Other lines create a part, whose category comes from the file, --category-rule or --category.

--column sets the meaning of a column, as in "partledger import parts --help", also in files without a header, such as
those of TME and Farnell with a number and a quantity in each row.

Each line of an order is added only once: an import of the same supplier and order number, or without a number of the
same file, changes nothing, unless --again is set or the first import was undone. Lines that were rejected or are new are
added. If the quantity of a line is different now, this is reported. The order number comes from --order-number, a column
or the name of the file; the supplier from a column, the headings, the name of the file or --supplier.

Examples:
  $ partledger import order 89012345.csv --category "New parts" --dry-run
  $ partledger import order LCSC__WM2408150001.csv --category-rule "RES=Resistors" --category-rule "CAP=Capacitors"
  $ partledger import order tme.csv --supplier TME --column "#1=supplier_part_number" --column "#2=quantity"
  $ partledger import order mouser.xlsx --location "Lab > Incoming" --line-part 3=17 --line-part 5=new`;

export function addImportOrder(
  group: Command,
  run: (file: string, options: OrderCommandOptions & { readonly order: OrderOptions }) => Promise<void>,
): void {
  group
    .command("order")
    .description("Add the goods of an order file to the stock")
    .argument("<file>", "File to import")
    .option("--supplier <name>", "Supplier of the order (default: from the file)")
    .option("--order-number <number>", "Number of the order (default: from the file or its name)")
    .option(
      "--location <path>",
      'Location of the goods, such as "Lab > Incoming" (default: not put away yet)',
    )
    .option("--line-location <line=path>", "Location of the goods of one line", collect, [])
    .option("--line-part <line=id>", 'Part of one line, by ID, or "new"', collect, [])
    .option("--category <path>", "Category of new parts")
    .option(
      "--category-rule <text=path>",
      "Category of new parts whose description contains a text",
      collect,
      [],
    )
    .option("--column <heading=column>", columnHelp, collect, [])
    .option("--mapping <name>", mappingHelp)
    .option("--again", "Add lines that were already added")
    .option("--sheet <name>", sheetHelp)
    .option("--encoding <name>", encodingHelp)
    .option("--decimal-mark <mark>", 'Decimal mark of the numbers: "." or ","')
    .option("--dry-run", "Report what would be imported, without making changes")
    .option("--json", "Print the report as JSON")
    .addHelpText("after", help)
    .action((file: string, options: ChosenOptions) =>
      run(file, { ...options, order: orderOptions(options) }),
    );
}

/** @throws {WrongUsage} if the value of an option is malformed */
function orderOptions(options: ChosenOptions): OrderOptions {
  const { supplier, orderNumber, location, lineLocation, linePart, categoryRule, again = false } = options;
  requireForm("--line-location", "LINE=LOCATION", lineLocation, /^\d{1,9}=\s*\S/);
  requireForm("--line-part", 'LINE=ID, such as "3=17" or "5=new"', linePart, /^\d{1,9}=(?:\d{1,15}|new)$/);
  requireForm(
    "--category-rule",
    'TEXT=CATEGORY, such as "RES=Resistors"',
    categoryRule,
    /^\s*[^=\s][^=]*=\s*\S/,
  );
  requireDistinct("--line-location", lineLocation);
  requireDistinct("--line-part", linePart);
  return {
    ...(supplier !== undefined && { supplier }),
    ...(orderNumber !== undefined && { order_number: orderNumber }),
    ...(location !== undefined && { location }),
    locations: lineLocation,
    parts: linePart,
    category_rules: categoryRule,
    again,
  };
}

function requireForm(option: string, form: string, values: readonly string[], pattern: RegExp): void {
  const wrong = values.find((value) => !pattern.test(value));
  if (wrong !== undefined) {
    throw new WrongUsage(`The value ${JSON.stringify(wrong)} of ${option} is malformed. Write ${form}.`);
  }
}

function requireDistinct(option: string, choices: readonly string[]): void {
  const line = repeatedLine(choices);
  if (line !== null) {
    throw new WrongUsage(`Line ${line} is chosen twice with ${option}. Make one choice for each line.`);
  }
}
