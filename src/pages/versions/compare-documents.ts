/** Compares two documents of an element: its properties, and the elements that it owns. */
import type { Target, TargetNames } from "../../inventory/changes/target-names.ts";
import { isObject } from "../../util/is-object.ts";
import { targetLabel } from "../log-labels.ts";
import { referenceOf } from "../tools/log/entry-content.ts";

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

/** Properties that each change sets, the ID, which never changes, and values that others determine. */
const skipped: ReadonlySet<string> = new Set([
  ...["id", "lastModified", "addedDate", "level", "formatted", "currency_iso_code", "price_per_unit"],
  // Of files
  ...[
    "3d_model",
    "builtIn",
    "external",
    "internal",
    "internal_path",
    "media_url",
    "picture",
    "thumbnail_url",
  ],
]);

/**
 * Compares an old document with the present one.
 * @param now null if the element was deleted
 * @param names the names of the elements in {@link referencesIn}
 */
export function compareDocuments(then: Document, now: Document | null, names: TargetNames): Comparison {
  const [old, present] = [flattened(then, names), now === null ? null : flattened(now, names)];
  const lists = new Set([...old.lists.keys(), ...(present?.lists.keys() ?? [])]);
  return {
    values: comparedValues(old.values, present?.values ?? null),
    lists: [...lists].map((property) => ({
      property,
      elements: comparedElements(
        old.lists.get(property) ?? [],
        present === null ? null : (present.lists.get(property) ?? []),
        names,
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

function flattened(document: Document, names: TargetNames): Flattened {
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
      else {
        const target = referenceOf(typeOf(document), property, member);
        const text = target === null ? textOf(member) : (names.of(target) ?? nameOfTarget(target));
        values.set(property, { text, key: keyOf(member) });
      }
    }
  };
  visit(document, "");
  // The prices of an orderdetail are compared like the elements that the part owns itself.
  for (const owned of [...lists.values()]) {
    for (const element of owned) {
      for (const [name, nested] of flattened(element, names).lists) {
        lists.set(name, [...(lists.get(name) ?? []), ...nested]);
      }
    }
  }
  return { values, lists };
}

const typeOf = ({ "@type": type }: Document): string | null => (typeof type === "string" ? type : null);

const nameOfTarget = ({ type, id }: Target): string => `${targetLabel(type)} ${id}`;

/** Returns the elements to which a document refers by their IRI alone, without their name. */
export function referencesIn(document: Document): readonly Target[] {
  return Object.entries(document).flatMap(([property, value]) => {
    if (Array.isArray(value)) return value.filter(isObject).flatMap(referencesIn);
    if (isObject(value)) return referencesIn(value);
    return referenceOf(typeOf(document), property, value) ?? [];
  });
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
  names: TargetNames,
): readonly ComparedElement[] {
  const old = new Map(then.map((element) => [textOf(element["@id"]), element]));
  const present = new Map((now ?? []).map((element) => [textOf(element["@id"]), element]));
  return [...new Set([...old.keys(), ...present.keys()])].map((id) => {
    const [before, after] = [old.get(id), present.get(id)];
    const values = comparedValues(
      before === undefined ? new Map() : flattened(before, names).values,
      now === null ? null : after === undefined ? new Map() : flattened(after, names).values,
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
  return text === "" ? nameOfTarget({ type: typeOf(element) ?? "", id: Number(id) }) : text;
}
