/** Compares a submitted form with a newer version of the entity, which another user has saved. */
import { isObject } from "../../is-object.ts";

export interface Difference {
  /** Property path, such as `partLots[0].amount`. */
  readonly path: string;
  readonly submitted: string;
  readonly stored: string;
}

/** Returns the fields whose text differs from the stored value. New entries of lists are omitted. */
export function differences(document: object, form: URLSearchParams): readonly Difference[] {
  const names = [...new Set(form.keys())].filter(
    (name) => !name.startsWith("_") && !/\[\]$|\.id$/.test(name),
  );
  return names.flatMap((path) => {
    const stored = storedText(document, path, form);
    const submitted = (form.getAll(path).at(-1) ?? "").replaceAll("\r\n", "\n");
    return stored === null || stored === submitted ? [] : [{ path, submitted, stored }];
  });
}

/** Returns the text that the form would show for the stored value. Null if the entity has no such property. */
function storedText(document: object, path: string, form: URLSearchParams): string | null {
  let value: unknown = document;
  let before = "";
  for (const [step, property, index] of path.matchAll(/\.?([^.[\]]+)|\[(\d+)\]/g)) {
    if (typeof value !== "object" || value === null) return null;
    before += step;
    if (index === undefined) {
      value = Object.hasOwn(value, property ?? "")
        ? (value as Record<string, unknown>)[property ?? ""]
        : null;
    } else {
      const id = form.get(`${before}.id`);
      value = Array.isArray(value)
        ? (value as readonly { readonly id?: number }[]).find((entry) => String(entry.id) === id)
        : null;
      if (value === undefined) return null;
    }
  }
  return toText(value);
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (isObject(value))
    return typeof value["full_path"] === "string" ? value["full_path"] : String(value["name"]);
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return /^\d{4}-\d\d-\d\dT00:00:00(?:\.0+)?(?:Z|\+00:00)$/.test(text) ? text.slice(0, 10) : text;
}
