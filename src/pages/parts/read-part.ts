/**
 * Reads the data of the part page: selected properties of the API document, and details of the elements that the part
 * refers to.
 */
import type { components } from "../../../generated/types.ts";
import { prepared } from "../../database/prepared.ts";
import type { Slot } from "../../database/prepared.ts";
import { readPartInKicad } from "../../eda/part-in-kicad.ts";
import type { PartInKicad } from "../../eda/part-in-kicad.ts";
import type { PagesParts } from "../page-dependencies.ts";
import { readHistory } from "./read-history.ts";
import type { PartHistory } from "./read-history.ts";

export type PartDocument = components["schemas"]["Part"];
export type LotDocument = PartDocument["partLots"][number];
export type AttachmentDocument = PartDocument["attachments"][number];

/** Details that the API document of an attachment does not contain. */
export interface AttachmentDetails {
  /** Name of the attachment type. */
  readonly type: string;
  /** Storage key of the file. `null` if there is no file. */
  readonly key: string | null;
  /** Original name of the stored file. `null` if unknown. */
  readonly fileName: string | null;
  readonly mediaType: string | null;
  readonly size: number | null;
}

export interface ShownPart {
  readonly part: PartDocument;
  /** Symbol of the unit, such as `m`. `null` for parts counted in pieces. */
  readonly unit: string | null;
  /** Details of the attachments, by attachment ID. */
  readonly attachments: ReadonlyMap<number, AttachmentDetails>;
  readonly kicad: PartInKicad;
  /** The history. `null` if it was not requested. */
  readonly history: PartHistory | null;
}

/** Omits prices and associations, because reading them would take additional statements. */
const selection = new URLSearchParams(
  [
    ..."id name description comment favorite needs_review tags ipn gtin category footprint manufacturer".split(
      " ",
    ),
    ..."manufacturer_product_url manufacturer_product_number manufacturing_status minamount".split(" "),
    ..."total_instock partUnit partCustomState projectBuildPart partLots attachments".split(" "),
    ..."master_picture_attachment parameters addedDate lastModified".split(" "),
  ].map((name) => ["properties[]", name]),
);
for (const name of "id supplierpartnr supplier obsolete supplier_product_url".split(" ")) {
  selection.append("properties[orderdetails][]", name);
}

const unitOfPart = prepared((db, slot: Slot<{ id: number }>) =>
  db
    .selectFrom("parts")
    .innerJoin("measurement_units", "measurement_units.id", "parts.part_unit_id")
    .select(["measurement_units.unit", "measurement_units.name"])
    .where("parts.id", "=", slot("id")),
);

const attachmentDetails = prepared((db, slot: Slot<{ id: number }>) =>
  db
    .selectFrom("attachments")
    .innerJoin("attachment_types", "attachment_types.id", "attachments.attachment_type_id")
    .select(["attachments.id", "attachment_types.name as type", "attachments.internal_path as key"])
    .select(["original_filename as fileName", "media_type as mediaType", "file_size as size"])
    .where("attachments.part_id", "=", slot("id")),
);

/**
 * Reads a part in one transaction, with a constant number of statements.
 * @param before the ID before which history entries are read; `null` for the newest page, `undefined` for no history
 * @returns `null` if the part does not exist
 */
export function readPart(
  { config, inventory, store }: Pick<PagesParts, "config" | "inventory" | "store">,
  id: number,
  before: number | null | undefined,
): Promise<ShownPart | null> {
  return store.readTransaction(async (reader) => {
    const entity = await inventory.plans.for("Part", selection).one(reader, id);
    const kicad = await readPartInKicad(reader, id, config.kicad.categoryDepth);
    if (entity === null || kicad === null) return null;
    const [unit] = await reader.run(unitOfPart, { id });
    const attachments = await reader.run(attachmentDetails, { id });
    return {
      part: entity.document(false) as PartDocument,
      kicad,
      unit: unit === undefined ? null : unit.unit || unit.name,
      attachments: new Map(attachments.map((each) => [each.id, each])),
      history: before === undefined ? null : await readHistory(reader, id, before),
    };
  });
}
