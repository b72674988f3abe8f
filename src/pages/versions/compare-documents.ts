/** Compares two documents of an element: its properties, and the elements that it owns. */
import { isObject } from "../../util/is-object.ts";

type Document = Readonly<Record<string, unknown>>;

export interface ComparedValue {
  readonly property: string;
  readonly then: string;
  readonly now: string;
  readonly isDifferent: boolean;
}

export interface ComparedElement {
  readonly id: string;
  readonly name: string;
  readonly state: "same" | "changed" | "removed" | "added";
  readonly values: readonly ComparedValue[];
}

export interface ComparedList {
  readonly property: string;
  readonly elements: readonly ComparedElement[];
}

export interface Comparison {
  readonly values: readonly ComparedValue[];
  readonly lists: readonly ComparedList[];
}

/** Properties that each change sets, and the ID, which never changes. */
const skipped: ReadonlySet<string> = new Set(["id", "lastModified", "addedDate"]);

/**
 * Compares an old document with the present one.
 * @param now null if the element was deleted
 */
export function compareDocuments(then: Document, now: Document | null): Comparison {
  const [old, present] = [flattened(then), now === null ? null : flattened(now)];
  const names = new Set([...old.lists.keys(), ...(present?.lists.keys() ?? [])]);
  return {
    values: comparedValues(old.values, present?.values ?? null),
    lists: [...names].map((property) => ({
      property,
      elements: comparedElements(
        old.lists.get(property) ?? [],
        present === null ? null : (present.lists.get(property) ?? []),
      ),
    })),
  };
}

interface Value {
  readonly text: string;
  /** Identifies the value. A referenced element can have another name now, and is still the same. */
  readonly key: string;
}

type Values = ReadonlyMap<string, Value>;

interface Flattened {
  readonly values: Values;
  /** The owned elements by the name of their list. */
  readonly lists: ReadonlyMap<string, readonly Document[]>;
}

function flattened(document: Document): Flattened {
  const values = new Map<string, Value>();
  const lists = new Map<string, Document[]>();
  const visit = (value: Document, prefix: string): void => {
    for (const [name, member] of Object.entries(value)) {
      if (name.startsWith("@") || skipped.has(name)) continue;
      const property = prefix + name;
      if (Array.isArray(member) && member.some(isObject)) {
        const owned = member.filter(isObject);
        lists.set(name, [...(lists.get(name) ?? []), ...owned]);
      } else if (isObject(member) && !isReference(member)) visit(member, `${property}.`);
      else values.set(property, { text: textOf(member), key: keyOf(member) });
    }
  };
  visit(document, "");
  // The prices of an orderdetail are compared like the elements that the part owns itself.
  for (const owned of [...lists.values()]) {
    for (const element of owned) {
      for (const [name, nested] of flattened(element).lists) {
        lists.set(name, [...(lists.get(name) ?? []), ...nested]);
      }
    }
  }
  return { values, lists };
}

/** Whether an object is an element of its own. Groups of properties, such as `eda_info`, have a generated IRI. */
function isReference({ "@id": iri }: Document): boolean {
  return typeof iri === "string" && !iri.includes("/genid/");
}

/** Returns the text of a value. A referenced element has its full path or name. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.map(textOf).join(", ");
  if (isObject(value)) return textOf(value["full_path"] ?? value["name"] ?? value["@id"]);
  return typeof value === "string" || typeof value === "number" ? String(value) : JSON.stringify(value);
}

function keyOf(value: unknown): string {
  return isObject(value) && isReference(value) ? textOf(value["@id"]) : textOf(value);
}

const none: Value = { text: "", key: "" };

function comparedValues(then: Values, now: Values | null): readonly ComparedValue[] {
  const properties = new Set([...then.keys(), ...(now?.keys() ?? [])]);
  return [...properties].flatMap((property) => {
    const old = then.get(property) ?? none;
    const present = now?.get(property) ?? none;
    if (old.text === "" && present.text === "") return [];
    const isDifferent = now !== null && old.key !== present.key;
    return [{ property, then: old.text, now: present.text, isDifferent }];
  });
}

function comparedElements(
  then: readonly Document[],
  now: readonly Document[] | null,
): readonly ComparedElement[] {
  const old = new Map(then.map((element) => [textOf(element["@id"]), element]));
  const present = new Map((now ?? []).map((element) => [textOf(element["@id"]), element]));
  return [...new Set([...old.keys(), ...present.keys()])].map((id) => {
    const [before, after] = [old.get(id), present.get(id)];
    const values = comparedValues(
      before === undefined ? new Map() : flattened(before).values,
      now === null ? null : after === undefined ? new Map() : flattened(after).values,
    );
    const state =
      now === null
        ? "same"
        : after === undefined
          ? "removed"
          : before === undefined
            ? "added"
            : values.some(({ isDifferent }) => isDifferent)
              ? "changed"
              : "same";
    return { id, name: nameOf(before ?? after ?? {}), state, values };
  });
}

function nameOf(element: Document): string {
  const { name, storage_location: location, supplierpartnr, id } = element;
  const text = textOf(name) || textOf(location) || textOf(supplierpartnr);
  return text === "" ? `ID ${textOf(id)}` : text;
}
