/** Tests that JavaScript and SQL compute the same KiCad names, with few statements per response. */
import { sql } from "kysely";
import { expect, it } from "vitest";
import { libraryName, libraryNameOf } from "../../src/database/library-name.ts";
import { readConfig } from "../../src/config/config.ts";
import { readCategories, readPart, readPartsOfCategory } from "../../src/eda/catalogue.ts";
import { unique, useService } from "../inventory/running-service.ts";
import { describeOneDialect } from "../support/dialects.ts";

const everyCharacter = Array.from({ length: 0x2ff }, (_, index) => String.fromCharCode(index + 1));

describeOneDialect("the name of a part in KiCad's libraries", (dialect) => {
  const running = useService(dialect);

  it.each([
    ["every character", everyCharacter.join("")],
    ["others", "日本 𝕏 \u2028 e\u0301 \ufeff"],
    ["no character to replace", "LM317 (TO-220)"],
  ])(
    "the name of a part in KiCad's libraries is the same in JavaScript and in SQL: %s",
    async (_words, name) => {
      const { db } = running.service.store.read;
      const expression = libraryNameOf(sql`cast(${name} as text)`, dialect);
      const { rows } = await sql<{ name: string }>`select ${expression} as name`.execute(db);
      expect(rows).toEqual([{ name: libraryName(name) }]);
      expect(libraryName(name)).toHaveLength(name.length);
    },
  );

  it("many parts need as many statements as a few", async () => {
    const { store } = running.service;
    const settings = { ...readConfig({}).kicad, baseUrl: "http://parts.example.com" };
    const category = await running.make("categories", { name: "C", eda_info: { visibility: true } });
    const id = Number(category.split("/").at(-1));
    const now = "2026-01-31T12:00:00.000Z";
    const counted = async (): Promise<readonly number[]> => {
      const counts: number[] = [];
      const count = async (read: (reader: typeof store.read) => Promise<unknown>): Promise<void> => {
        await store.readTransaction(async (reader) => {
          const before = store.statements;
          await read(reader);
          counts.push(store.statements - before);
        });
      };
      await count((reader) => readCategories(reader, settings));
      await count((reader) => readPartsOfCategory(reader, settings, id, { now, minimal: true }));
      await count((reader) => readPartsOfCategory(reader, settings, id, { now, minimal: false }));
      await count((reader) => readPart(reader, settings, later, now));
      return counts;
    };
    const add = (): Promise<string> => running.make("parts", { name: "Same", category, ipn: unique("I") });
    await add();
    const later = Number((await add()).split("/").at(-1));
    const few = await counted();
    for (let count = 0; count < 30; count += 1) await add();
    expect(await counted()).toEqual(few);
    expect(few).toEqual([2, 5, 9, 8]);
  });
});
