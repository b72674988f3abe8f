/** Lists the migrations of the database. */
import { readdir } from "node:fs/promises";
import { basename } from "node:path";

/**
 * Returns the module that lists all migrations in order. The file `0020-sort-texts.ts` exports `sortTexts`.
 * @param folder the folder of the migrations
 * @throws {Error} if two migrations have the same number
 */
export async function migrationsModule(folder: string): Promise<string> {
  const files = (await readdir(folder)).filter((file) => /^\d{4}-.*\.ts$/.test(file)).sort();
  const numbers = files.map((file) => file.slice(0, 4));
  const repeated = numbers.find((number, index) => number === numbers[index - 1]);
  if (repeated !== undefined) throw new Error(`${folder}: two migrations have the number ${repeated}.`);
  const migrations = files.map((file) => ({ file, name: exportedName(basename(file, ".ts")) }));
  return `
    /**
     * Lists all migrations in order. The schema version is the number of applied migrations. The numbers 0017 and 0018
     * were never released. Generated from the files of this folder by \`npm run codegen\`. Do not edit.
     */
    ${migrations.map(({ file, name }) => `import { ${name} } from "./${file}";`).join("\n")}
    import type { Migration } from "./schema.ts";

    export const migrations: readonly Migration[] = [
      ${migrations.map(({ name }) => `${name},`).join("\n")}
    ];`;
}

function exportedName(file: string): string {
  return file.slice("0000-".length).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
