/** What is built from parts. */
import { unique } from "./schema.ts";
import { structural } from "./structural.ts";
import type { Migration } from "./schema.ts";

export const projects: Migration = {
  name: "0017-projects",
  up: async (db, dialect) => {
    await structural(db, dialect, { name: "projects", owner: "project_id" }, (columns) =>
      columns
        .optionalText("status")
        .text("description", "")
        .optionalReference("build_part_id", "parts", "set null"),
    );
    await unique(db, "projects", ["build_part_id"]);
  },
};
