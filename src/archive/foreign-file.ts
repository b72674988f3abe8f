/** Explains which file was given instead of an archive. */

const signatures: readonly (readonly [start: string, explanation: string])[] = [
  ["SQLite format 3\0", "It is a SQLite database. Use it with DATABASE_URL=sqlite:FILE."],
  [
    "PK\x03\x04",
    "It is a ZIP file or a spreadsheet. Save a spreadsheet as CSV, and import it with `import parts`.",
  ],
];

const extensions: readonly (readonly [name: RegExp, explanation: string])[] = [
  [/\.(csv|jsonl|ndjson)$/i, "Import it with `import parts`."],
  [/\.json$/i, "Save it as CSV or JSON Lines, and import it with `import parts`."],
  [/\.sql$/i, "Archives are written by `export all` and `backup`."],
];

/** The number of bytes from which the kind of a file is recognized. */
export const signatureSize = 16;

/** @param start the first {@link signatureSize} bytes of the file */
export function foreignFileMessage(file: string, start: Buffer): string {
  const text = start.toString("latin1");
  const explanation =
    (text === "" ? "It is empty." : undefined) ??
    signatures.find(([signature]) => text.startsWith(signature))?.[1] ??
    extensions.find(([name]) => name.test(file))?.[1] ??
    "Archives are written by `export all` and `backup`.";
  return `${file} is not an archive of Partledger. ${explanation}`;
}

/** The commands that read each format. */
const commands: Readonly<Record<string, string>> = {
  "partledger-backup": "restore",
  "partledger-inventory": "import all",
};

/** Returns the message for an archive of another format than the command reads. */
export function otherFormatMessage(file: string, format: string, expected: string): string {
  const command = commands[format];
  const remedy = command === undefined ? "" : ` Use \`${command}\`.`;
  return `${file} has the format "${format}". This command reads "${expected}".${remedy}`;
}
