/** Combines the rules of all resources that can be written, and the references that prevent deletion. */
import { sql } from "kysely";
import { temporaryText } from "../writing/unique-keys.ts";
import type { EditableResource, Rules, RulesByResource } from "../writing/write-context.ts";
import { attachmentRules } from "./attachment-rules.ts";
import { bomEntryRules } from "./bom-entry-rules.ts";
import { groupRules } from "../../identity/accounts/group-rules.ts";
import {
  checkMergedAttachmentType,
  checkMergedCategory,
  checkMergedCurrency,
  checkMergedLocation,
  checkMergedProject,
  checkMergedSupplier,
  checkMergedUnit,
} from "./merged-references.ts";
import { labelProfileRules } from "./label-profile-rules.ts";
import { orderdetailRules } from "./orderdetail-rules.ts";
import { parameterRules } from "./parameter-rules.ts";
import { partAssociationRules } from "./part-association-rules.ts";
import { partLotRules } from "./part-lot-rules.ts";
import { partRules } from "./part-rules.ts";
import { pricedetailRules } from "./pricedetail-rules.ts";
import { checkModel } from "./picture-rules.ts";
import { touchChangedBuildParts, checkProject, deleteBomEntries } from "./project-rules.ts";
import {
  checkCategory,
  checkCurrency,
  checkFileTypeFilter,
  checkUnit,
  touchPartsOfUnit,
} from "./tree-checks.ts";
import { treeRules } from "./tree-rules.ts";
import { userRules } from "../../identity/accounts/user-rules.ts";
import { webhookRules } from "./webhook-rules.ts";

const parts = (column: string) => ({ table: "parts", column, label: ["part", "parts"] }) as const;

const typedRules: { readonly [R in EditableResource]?: Rules<R> } = {
  Attachment: attachmentRules,
  AttachmentType: treeRules(
    "attachment_types",
    [{ table: "attachments", column: "attachment_type_id", label: ["attachment", "attachments"] }],
    // The depth is limited because lists embed all ancestors of an attachment type and would become very large.
    { check: checkFileTypeFilter, maximumLevel: 10, checkMerge: checkMergedAttachmentType },
  ),
  Category: treeRules("categories", [parts("category_id")], {
    check: checkCategory,
    checkMerge: checkMergedCategory,
  }),
  Currency: treeRules(
    "currencies",
    [
      { table: "pricedetails", column: "currency_id", label: ["price", "prices"] },
      {
        table: "project_bom_entries",
        column: "price_currency_id",
        label: ["price of a BOM entry", "prices of BOM entries"],
      },
    ],
    {
      check: checkCurrency,
      checkMerge: checkMergedCurrency,
      unique: [
        {
          columns: { iso_code: null },
          property: "iso_code",
          message: "This value is already used.",
          temporary: { column: "iso_code", value: temporaryText },
        },
      ],
    },
  ),
  Footprint: treeRules("footprints", [parts("footprint_id")], { check: checkModel }),
  Manufacturer: treeRules("manufacturers", [parts("manufacturer_id")]),
  Group: groupRules,
  LabelProfile: labelProfileRules,
  MeasurementUnit: treeRules(
    "measurement_units",
    [
      parts("part_unit_id"),
      {
        table: "storage_locations",
        column: "storage_type_id",
        label: ["storage location", "storage locations"],
      },
    ],
    {
      check: checkUnit,
      checkMerge: checkMergedUnit,
      unique: [
        {
          columns: { unit: null },
          property: "unit",
          message: "This value is already used.",
          temporary: { column: "unit", value: sql`null` },
        },
      ],
      afterWrite: touchPartsOfUnit,
    },
  ),
  Orderdetail: orderdetailRules,
  Parameter: parameterRules,
  Part: partRules,
  PartAssociation: partAssociationRules,
  PartCustomState: treeRules("part_custom_states", [parts("part_custom_state_id")]),
  PartLot: partLotRules,
  Pricedetail: pricedetailRules,
  Project: treeRules("projects", [], {
    check: checkProject,
    unique: [
      {
        columns: { build_part_id: null },
        property: "build_part",
        message: "This part is already the build part of another project.",
        temporary: { column: "build_part_id", value: sql`null` },
      },
    ],
    afterWrite: touchChangedBuildParts,
    beforeDelete: deleteBomEntries,
    deletedWith: [
      { table: "project_bom_entries", column: "project_id", label: ["BOM entry", "BOM entries"] },
    ],
    checkMerge: checkMergedProject,
  }),
  ProjectBOMEntry: bomEntryRules,
  StorageLocation: treeRules(
    "storage_locations",
    [{ table: "part_lots", column: "storage_location_id", label: ["lot", "lots"] }],
    { checkMerge: checkMergedLocation },
  ),
  Supplier: treeRules(
    "suppliers",
    [{ table: "orderdetails", column: "supplier_id", label: ["orderdetail", "orderdetails"] }],
    { checkMerge: checkMergedSupplier },
  ),
  User: userRules,
  Webhook: webhookRules,
};

/** The rules without resource types, for code that handles any resource. */
export const rules: RulesByResource = typedRules;
