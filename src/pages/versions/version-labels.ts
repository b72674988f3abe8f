/** The labels of the properties and lists of an old version, as on the pages and forms of the elements. */
import { profileLabel } from "../labels/profile-labels.ts";
import { fieldLabel, lotFieldLabel } from "../parts/edit/part-labels.ts";
import { changedPropertyLabel } from "../tools/log/log-entry-parts.tsx";
import { entryLabel } from "../trees/entry-texts.ts";
import { treeNames, trees, type Tree } from "../trees/tree-table.ts";

export type VersionedType = "Part" | "PartLot" | "LabelProfile" | Tree["component"];

/** Labels of properties and lists that no form has, or that are clear only next to other fields. */
const otherLabels: Readonly<Record<string, string>> = {
  total_instock: "In stock",
  projectBuildPart: "Built by a project",
  full_path: "Path",
  master_picture_attachment: "Picture",
  partLots: "Lots",
  orderdetails: "Suppliers and prices",
  pricedetails: "Prices",
  "pricedetails[].price_related_quantity": "Price per quantity",
  associated_parts_as_owner: "Associated parts",
  associated_parts_as_other: "Associated with other parts",
  attachments: "Files",
  "attachments[].attachment_type": "Type",
  "attachments[].show_in_table": "Show in tables",
  "attachments[].original_filename": "File name",
  "attachments[].file_size": "Size in bytes",
  "attachments[].url": "URL",
};

/**
 * Returns the label of a property.
 * @param path the property, or `list[].property` for an element in a list
 */
export function versionLabel(type: VersionedType, path: string): string {
  const [property = ""] = path.split("[].").slice(-1);
  // The prices belong to the orderdetails of a part.
  const full = path.startsWith("pricedetails[].") ? `orderdetails[].${path}` : path;
  return otherLabels[path] ?? labelInForm(type, full) ?? changedPropertyLabel(property);
}

function labelInForm(type: VersionedType, path: string): string | undefined {
  if (type === "Part") return fieldLabel(path);
  if (type === "PartLot") return lotFieldLabel(path);
  if (type === "LabelProfile") return profileLabel(path);
  const name = treeNames.find((each) => trees[each].component === type);
  return name === undefined ? undefined : entryLabel(name)(path);
}
