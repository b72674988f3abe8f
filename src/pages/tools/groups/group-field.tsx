/** Renders the field to choose a group, and reads the chosen group. */
import { invalid } from "../../../util/errors.ts";
import { Select } from "../../site/fields.tsx";
import { parsePositiveInteger } from "../../site/path-id.ts";
import type { GroupTree } from "./group-tree.ts";

interface GroupFieldProps {
  readonly tree: GroupTree;
  readonly label: string;
  /** ID of the group. Empty for no group. */
  readonly value: string;
  readonly none: string;
  readonly name?: string;
  readonly hint?: string;
  readonly except?: ReadonlySet<number>;
}

export function GroupField(props: GroupFieldProps) {
  const { tree, label, value, none, name = "group", hint, except } = props;
  const groups = tree.all.filter(({ id }) => except?.has(id) !== true);
  return (
    <Select
      {...{ label, name, value, hint }}
      options={[
        { value: "", label: none },
        ...groups.map(({ id }) => ({ value: String(id), label: tree.pathOf(id) })),
      ]}
    />
  );
}

/**
 * Returns the ID of the chosen group, or `null` for no group.
 * @throws {Problem} `unprocessable` on the field if the group does not exist
 */
export function readGroup(form: URLSearchParams, tree: GroupTree, name = "group"): number | null {
  const value = form.get(name) ?? "";
  if (value === "") return null;
  const id = parsePositiveInteger(value);
  if (id !== null && tree.find(id) !== null) return id;
  throw invalid([
    { propertyPath: name, message: "This group does not exist. Choose another one.", code: "not-found" },
  ]);
}
