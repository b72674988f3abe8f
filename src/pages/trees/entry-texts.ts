/** The labels and texts of the fields in the form for an entry, for the list of conflicts with another user. */
import { parameterLabels } from "../parameters/parameter-labels.ts";
import type { ParameterValues } from "../parameters/parameter-rows.tsx";
import { fieldLabels } from "../site/field-labels.ts";
import { textsOf, type Texts } from "../site/merge-versions.ts";
import { attachmentOptions, iriOf, valueAt } from "./property-value.ts";
import { parentOf, type EntryDocument } from "./read-tree.ts";
import { trees, type TreeName, type TreeProperty } from "./tree-table.ts";

const picture: TreeProperty = { name: "master_picture_attachment", label: "Picture", kind: "attachment" };

const propertiesOf = (name: TreeName): readonly TreeProperty[] => [picture, ...trees[name].properties];

export const groupingLabel = (name: TreeName): string =>
  `Only groups other ${trees[name].title.toLowerCase()}`;

function labelsOf(name: TreeName): Readonly<Record<string, string>> {
  return {
    name: "Name",
    parent: "Parent",
    alternative_names: "Alternative names",
    not_selectable: groupingLabel(name),
    ...Object.fromEntries(propertiesOf(name).map((property) => [property.name, property.label])),
    ...parameterLabels,
    comment: "Comment",
  };
}

export function entryLabel(name: TreeName): (path: string) => string | undefined {
  return fieldLabels(labelsOf(name), { parameters: "Parameter" });
}

export function entryTexts(
  name: TreeName,
  entry: EntryDocument,
  parameters: readonly ParameterValues[] | null,
): Texts {
  const attachments = propertiesOf(name).filter(({ kind }) => kind === "attachment");
  const document = {
    ...entry,
    ...Object.fromEntries(
      attachments.map((property) => [property.name, iriOf(valueAt(entry, property.name))]),
    ),
    parent: parentOf(entry),
    parameters,
  };
  return textsOf(document, Object.keys(labelsOf(name)));
}

export function shownText(name: TreeName, document: object, path: string, text: string): string {
  if (text === "true") return "Yes";
  if (text === "false") return "No";
  const property = propertiesOf(name).find((each) => each.name === path);
  const options = property?.kind === "attachment" ? attachmentOptions(document) : (property?.options ?? []);
  return options.find(({ value }) => value === text)?.label ?? text;
}
