/** Tests the import of the KiCad libraries on both databases. */
import { expect, it } from "vitest";
import { describeDialects } from "../support/dialects.ts";
import { realPartsTimeout, withRealParts, type RealPart } from "../support/real-parts.ts";
import { useImporter } from "./importer.ts";

/** KiCad writes "~" for an empty value. */
const isEmpty = (text: string): boolean => text === "" || text === "~";

withRealParts(({ rows, path }) => {
  describeDialects("importing the KiCad libraries", (dialect) => {
    const importer = useImporter(dialect);
    const isWebAddress = ({ datasheet }: RealPart) => /^https?:\/\//.test(datasheet);

    it("creates every part, category, footprint and datasheet", { timeout: realPartsTimeout }, async () => {
      const report = await importer.importWithProgram({ path: path() });
      const categories = new Set(rows.flatMap(({ category_path: text }) => ancestors(text.split("->"))));
      const footprints = new Set(rows.map(({ footprint }) => footprint).filter((name) => !isEmpty(name)));
      const datasheets = rows.filter(isWebAddress).length;
      const expected = {
        Part: rows.length,
        Category: categories.size,
        Footprint: footprints.size,
        AttachmentType: 1,
        Attachment: datasheets,
      };
      expect(report).toMatchObject({ records: rows.length, created: expected, unchanged: 0, refused: [] });
      const dropped = rows.flatMap((row, index) =>
        !isEmpty(row.datasheet) && !isWebAddress(row) ? [index + 2] : [],
      );
      expect(report.leftOut.map(({ line }) => line)).toEqual(dropped);
      expect(await importer.counts()).toEqual({
        parts: rows.length,
        categories: categories.size,
        footprints: footprints.size,
        attachment_types: 1,
        attachments: datasheets,
        log_entries: rows.length + categories.size + footprints.size + 1 + datasheets,
      });
    });

    it("imports every value of every row", async () => {
      const { db } = importer.store().read;
      const stored = await db
        .selectFrom("parts")
        .innerJoin("categories", "categories.id", "parts.category_id")
        .leftJoin("footprints", "footprints.id", "parts.footprint_id")
        .leftJoin("attachments", "attachments.part_id", "parts.id")
        .select([
          "parts.name as name",
          "parts.description as description",
          "parts.tags as keywords",
          "categories.full_path as category_path",
          "footprints.name as footprint",
          "footprints.eda_kicad_footprint as kicad_footprint",
          "parts.eda_reference_prefix as reference_prefix",
          "parts.eda_kicad_symbol as kicad_symbol",
          "attachments.external_path as datasheet",
        ])
        .orderBy("parts.id")
        .execute();
      const expected = rows.map((row) => ({
        name: row.name,
        description: row.description,
        keywords: row.keywords.split(/[ ,]+/).filter(Boolean).join(","),
        category_path: row.category_path.replaceAll("->", " → "),
        footprint: isEmpty(row.footprint) ? null : row.footprint,
        kicad_footprint: row.footprint.includes(":") ? row.footprint : null,
        reference_prefix: row.reference_prefix,
        kicad_symbol: row.kicad_symbol,
        datasheet: isWebAddress(row) ? row.datasheet.replaceAll(" ", "%20") : null,
      }));
      expect(stored).toEqual(expected);
    });

    it("creates nothing twice", { timeout: realPartsTimeout }, async () => {
      const before = await importer.counts();
      const report = await importer.importWithProgram({ path: path() });
      expect(report).toMatchObject({ records: rows.length, unchanged: rows.length, refused: [] });
      expect(await importer.counts()).toEqual(before);
    });
  });
});

function ancestors(path: readonly string[]): string[] {
  return path.map((_, index) => path.slice(0, index + 1).join("->"));
}
