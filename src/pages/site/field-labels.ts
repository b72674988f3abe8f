/** Labels of fields in the messages of a form, where the fields have no heading. */

/**
 * Returns a function for the label of a field, which returns `undefined` for unknown fields.
 * @param labels labels by property path; `[]` is the index of an entry
 * @param entryLabels names of the entries of lists, by the name of the list
 */
export function fieldLabels(
  labels: Readonly<Record<string, string>>,
  entryLabels: Readonly<Record<string, string>>,
): (path: string) => string | undefined {
  return (path) => {
    const own = labels[path.replaceAll(/\[\d*\]/g, "[]")];
    const entries = [...path.matchAll(/(\w+)\[(\d+)\]/g)].map(
      ([, list = "", index]) => `${entryLabels[list] ?? list} ${Number(index) + 1}`,
    );
    const label = [entries.join(", "), own].filter(Boolean).join(": ");
    if (path.startsWith("eda_info.") && !label.includes("KiCad")) return `KiCad: ${label}`;
    return label === "" ? undefined : label;
  };
}
