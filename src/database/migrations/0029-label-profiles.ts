/** Creates the table of label profiles with the first profiles, and gives users and groups the permissions for labels. */
import { sql } from "kysely";
import { fold } from "../fold.ts";
import { changePermissions, isRecord } from "./change-permissions.ts";
import { table, unique, type Migration } from "./schema.ts";

export const labelProfiles: Migration = {
  name: "0029-label-profiles",
  up: async (db, dialect) => {
    await table(db, dialect, "label_profiles")
      .id()
      .text("name")
      .text("name_folded")
      .optionalText("name_sort")
      .text("comment", "")
      .text("comment_folded", "")
      .boolean("show_in_dropdown", true)
      .real("width", 50)
      .real("height", 30)
      .text("barcode_type", "none")
      .optionalText("barcode_content")
      .text("picture_type", "none")
      .text("supported_element", "part")
      .text("additional_css", "")
      .text("process_mode", "html")
      .text("lines", "")
      .history()
      .create();
    await unique(db, "label_profiles", ["name", "supported_element"]);
    for (const profile of profiles) await insertProfile(db, profile);
    await changePermissions(db, allowLabels);
  },
};

interface Profile {
  readonly name: string;
  readonly size: readonly [width: number, height: number];
  readonly barcode: readonly [type: string, content: string];
  readonly element: string;
  readonly lines: readonly string[];
}

/** A DataMatrix code with a short code can be scanned on small labels. A link needs a larger code. */
const profiles: readonly Profile[] = [
  {
    name: "Drawer 30 × 12 mm",
    size: [30, 12],
    barcode: ["datamatrix", "id"],
    element: "part",
    lines: ["<b>[[NAME]]</b>", "[[FOOTPRINT]]"],
  },
  {
    name: "Bag 50 × 30 mm",
    size: [50, 30],
    barcode: ["qr", "link"],
    element: "part_lot",
    lines: ["<b>[[NAME]]</b>", "[[DESCRIPTION_T]]", "[[MPN]]", "[[LOCATION]]"],
  },
  {
    name: "Reel 50 × 25 mm",
    size: [50, 25],
    barcode: ["qr", "link"],
    element: "part_lot",
    lines: ["<b>[[NAME]]</b>", "[[MPN]]", "[[FOOTPRINT]]", "[[LOCATION]]"],
  },
  {
    name: "Shelf 62 × 29 mm",
    size: [62, 29],
    barcode: ["qr", "link"],
    element: "storelocation",
    lines: ["<b>[[NAME]]</b>", "[[FULL_PATH]]"],
  },
];

/** A fixed time, so that the profiles of all instances are equal. */
export const addedWithProfiles = "2026-11-30T00:00:00.000Z";

async function insertProfile(
  db: Parameters<Migration["up"]>[0],
  { name, size, barcode, element, lines }: Profile,
): Promise<void> {
  await sql`
    insert into label_profiles (name, name_folded, width, height, barcode_type, barcode_content,
      supported_element, lines, added_date, last_modified)
    values (${name}, ${fold(name)}, ${size[0]}, ${size[1]}, ${barcode[0]}, ${barcode[1]}, ${element},
      ${lines.join("<br>")}, ${addedWithProfiles},
      ${addedWithProfiles})`.execute(db);
}

const reading = ["create_labels", "read_profiles"];

const writing = ["edit_profiles", "create_profiles", "delete_profiles", "show_history", "revert_element"];

/**
 * Users and groups that may scan labels may also print them. If they may do everything with parts, too, they may also do
 * everything with label profiles.
 */
function allowLabels(permissions: Record<string, unknown>): boolean {
  const { tools, parts } = permissions;
  if (!isRecord(tools) || tools["label_scanner"] !== true) return false;
  const mayEdit =
    isRecord(parts) && ["read", "edit", "create", "delete"].every((operation) => parts[operation] === true);
  const operations = mayEdit ? [...reading, ...writing] : reading;
  permissions["labels"] = Object.fromEntries(operations.map((name) => [name, true]));
  return true;
}
