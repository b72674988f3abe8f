/** Names the kind of files that are no tables, by their first bytes, with the way to read them. */
import { ImportError } from "./import-error.ts";
import { startOf } from "./source-bytes.ts";

/** The number of bytes that identify a file. A tar archive has its signature at 257. */
const startLength = 512;

const archive = "Import an archive of `export all` with `import all`";
const exportImage = "Import a CSV file or an .xlsx spreadsheet";

/** The starts of files that users mistake for tables, as Latin-1, with explanations. */
const kinds: readonly (readonly [start: string, explanation: string])[] = [
  [
    "\xd0\xcf\x11\xe0",
    "an Excel file in the old .xls format or with a password. Save it as .xlsx without a password",
  ],
  ["\x09\x08\x10\x00", "an Excel file in the old .xls format. Save it as .xlsx"],
  ["PK\x05\x06", "an empty ZIP file. Import the file that it should contain"],
  ["\x1f\x8b", `a compressed file. ${archive}, or unpack the file`],
  ["age-encryption.org/v1", `an encrypted file. ${archive}`],
  ["header.json\0", "an archive. Import it with `import all`"],
  ["SQLite format 3\0", "a SQLite database. Use it with DATABASE_URL=sqlite:FILE"],
  ["%PDF-", "a PDF document. Download the order or list as CSV or .xlsx"],
  ["7z\xbc\xaf\x27\x1c", "a 7-Zip archive. Unpack it and import the file in it"],
  ["Rar!\x1a\x07", "a RAR archive. Unpack it and import the file in it"],
  ["BZh", "a compressed file. Unpack it and import the file in it"],
  ["\xfd7zXZ\0", "a compressed file. Unpack it and import the file in it"],
  ["\x28\xb5\x2f\xfd", "a compressed file. Unpack it and import the file in it"],
  ["\x89PNG", `an image. ${exportImage}`],
  ["\xff\xd8\xff", `an image. ${exportImage}`],
  ["GIF8", `an image. ${exportImage}`],
  ["{\\rtf", "a text document. Save its table as CSV"],
  ["\x7fELF", "a program. Import a CSV file or an .xlsx spreadsheet"],
];

/** A ZIP file, such as an `.xlsx` spreadsheet. */
export function isZip(start: Buffer): boolean {
  return start.toString("latin1", 0, 4) === "PK\x03\x04";
}

/** @throws {ImportError} if the file has a format that is no text */
function requireReadable(path: string, start: Buffer): void {
  const text = start.toString("latin1");
  const explanation = kinds.find(([signature]) => text.startsWith(signature))?.[1];
  if (explanation !== undefined) throw new ImportError(`${path} is ${explanation}.`);
  if (text.startsWith("ustar", 257)) throw new ImportError(`${path} is a tar archive. ${archive}.`);
  if (/^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html|\?xml)/i.test(text)) {
    throw new ImportError(`${path} is a web page or XML file. Download the table itself as CSV or .xlsx.`);
  }
}

/**
 * Returns the first bytes of a file.
 * @throws {ImportError} if the file has a format that is neither text nor ZIP
 */
export async function readableStart(path: string): Promise<Buffer> {
  const start = await startOf(path, startLength);
  requireReadable(path, start);
  return start;
}
