/** The rules of every resource that can be written, and what keeps an entity from being deleted. */
import type { RulesByResource } from "../writing/change.ts";
import { attachmentRules } from "./attachment-rules.ts";
import { checkFileTypeFilter } from "./attachment-type-rules.ts";
import { parameterRules } from "./parameter-rules.ts";
import { partRules } from "./part-rules.ts";
import { checkNamePattern } from "./part-rules.ts";
import { checkModel } from "./picture-rules.ts";
import { treeRules } from "./tree-rules.ts";

const parts = (column: string) => ({ table: "parts", column, label: ["part", "parts"] }) as const;

export const rules: RulesByResource = {
  Attachment: attachmentRules,
  AttachmentType: treeRules(
    "attachment_types",
    [{ table: "attachments", column: "attachment_type_id", label: ["attachment", "attachments"] }],
    // Each of them embeds its whole way up, so that a long one multiplies what a list answers.
    { check: checkFileTypeFilter, deepest: 10 },
  ),
  Category: treeRules("categories", [parts("category_id")], { check: checkNamePattern }),
  Footprint: treeRules("footprints", [parts("footprint_id")], { check: checkModel }),
  Manufacturer: treeRules("manufacturers", [parts("manufacturer_id")]),
  Parameter: parameterRules,
  Part: partRules,
};
