/** The columns of the list of parts. Users choose which of them they see. */
import type { ComponentChildren } from "preact";
import { Badge } from "../../site/components.tsx";
import { Icon } from "../../site/icon.tsx";
import { Time } from "../../site/time.tsx";
import { amountText } from "../../../util/amount-text.ts";
import type { Units } from "../amount.ts";
import { Excerpt } from "./excerpt.tsx";
import {
  listAddress,
  withReferences,
  type ListState,
  type ReferenceFilter,
  type SortableProperty,
} from "./list-state.ts";
import type { ListedPart } from "./read-list.ts";

export interface CellContext {
  readonly state: ListState;
  readonly units: Units;
}

interface PartColumn {
  readonly title: string;
  /** The property by which the heading sorts the list. */
  readonly sort?: SortableProperty;
  readonly numeric?: boolean;
  /** Returns null if the part has no value. */
  readonly cell: (listed: ListedPart, context: CellContext) => ComponentChildren;
}

export const partColumns = {
  ipn: {
    title: "IPN",
    sort: "ipn",
    cell: (listed) => partNumber("ipn", listed),
  },
  mpn: {
    title: "MPN",
    sort: "manufacturer_product_number",
    cell: (listed) => partNumber("manufacturer_product_number", listed),
  },
  category: {
    title: "Category",
    cell: ({ part }, context) => reference("category", part.category, context),
  },
  manufacturer: {
    title: "Manufacturer",
    cell: ({ part }, context) => reference("manufacturer", part.manufacturer, context),
  },
  footprint: {
    title: "Footprint",
    cell: ({ part }, context) => reference("footprint", part.footprint, context),
  },
  state: {
    title: "State",
    cell: ({ part }, context) => reference("partCustomState", part.partCustomState, context),
  },
  tags: { title: "Tags", cell: ({ part: { tags } }, { state }) => tagLinks(tags, state) },
  location: { title: "Location", cell: ({ part }, context) => locations(part, context) },
  stock: {
    title: "Stock",
    numeric: true,
    cell: ({ part }, { units }) => <Stock part={part} units={units} />,
  },
  minimum: {
    title: "Minimum",
    sort: "minamount",
    numeric: true,
    cell: ({ part }, { units }) =>
      part.minamount > 0 ? amountText(part.minamount, unitOf(part, units)) : null,
  },
  added: {
    title: "Added",
    sort: "addedDate",
    cell: ({ part: { addedDate: at } }) => (at ? <Time at={at} /> : null),
  },
  changed: {
    title: "Changed",
    sort: "lastModified",
    cell: ({ part: { lastModified: at } }) => (at ? <Time at={at} /> : null),
  },
} as const satisfies Readonly<Record<string, PartColumn>>;

export type PartColumnName = keyof typeof partColumns;

/** The columns of exports that contain the values of each column of the page. */
const exported: Readonly<Record<PartColumnName, readonly string[]>> = {
  ipn: ["ipn"],
  mpn: ["manufacturer_product_number"],
  category: ["category_path"],
  manufacturer: ["manufacturer"],
  footprint: ["footprint"],
  state: ["custom_state"],
  tags: ["keywords"],
  location: ["location", "all_locations"],
  stock: ["quantity"],
  minimum: ["minamount"],
  added: ["added_date"],
  changed: ["last_modified"],
};

/** Returns the columns for an export of the columns that a user sees. An import needs the name and the category. */
export function exportedColumns(columns: readonly PartColumnName[]): readonly string[] {
  const shown = columns.flatMap((name) => exported[name]);
  return [...new Set(["id", "name", "category_path", "description", ...shown])];
}

export const partColumnNames = Object.keys(partColumns) as readonly PartColumnName[];

const defaultColumns: readonly PartColumnName[] = ["category", "mpn", "footprint", "location", "stock"];

/** Returns the chosen columns in the order of {@link partColumns}. Without a choice, the default columns. */
export function chosenColumns(names: readonly string[] | undefined): readonly PartColumnName[] {
  return names === undefined ? defaultColumns : partColumnNames.filter((name) => names.includes(name));
}

export function columnOf(name: PartColumnName): PartColumn {
  return partColumns[name];
}

type Part = ListedPart["part"];

export function unitOf({ partUnit: unit }: Part, units: Units): string | null {
  return unit ? (units.get(unit.id) ?? null) : null;
}

/** Longer texts may not fit into their columns, so they also have a tooltip. */
const fittingLength = 18;

function partNumber(property: "ipn" | "manufacturer_product_number", listed: ListedPart): ComponentChildren {
  const text = listed.part[property];
  if (!text) return null;
  return (
    <span class="part-number" title={text.length > fittingLength ? text : undefined}>
      <Excerpt listed={listed} property={property} text={text} code={property === "ipn"} />
    </span>
  );
}

interface Referred {
  readonly id: number;
  readonly name: string;
  readonly full_path?: string;
}

/** Returns a link that filters the list by an element. Its full path is the tooltip. */
function reference(
  name: ReferenceFilter,
  to: Referred | null | undefined,
  { state }: CellContext,
): ComponentChildren {
  if (!to) return null;
  const path = to.full_path ?? to.name;
  return (
    <a
      class={to.name.length <= fittingLength ? "plain reference" : "plain reference long"}
      href={listAddress(state, { references: withReferences(state.references, name, [String(to.id)]) })}
      title={path === to.name && path.length <= fittingLength ? undefined : path}
    >
      <bdi>{to.name.length <= fittingLength ? to.name : wrappable(to.name)}</bdi>
    </a>
  );
}

/** Lets a name such as `Package_TO_SOT_SMD:TO-252-2` wrap after its underscores and colons. */
function wrappable(name: string): ComponentChildren {
  return name.split(/(?<=[_:])/).map((piece) => (
    <>
      {piece}
      <wbr />
    </>
  ));
}

function tagLinks(tags: string, state: ListState): ComponentChildren {
  const all = tags.split(",").flatMap((tag) => tag.trim() || []);
  if (all.length === 0) return null;
  return all.map((tag) => (
    <>
      <a class="badge" href={listAddress(state, { tag })}>
        {tag}
      </a>{" "}
    </>
  ));
}

function locations(part: Part, context: CellContext): ComponentChildren {
  const all = new Map(
    part.partLots.flatMap(({ storage_location: location }) => (location ? [[location.id, location]] : [])),
  );
  const [first, ...others] = all.values();
  if (first === undefined) return null;
  return (
    <>
      {reference("storage_location", first, context)}
      {others.length > 0 && <span class="muted"> +{others.length}</span>}
    </>
  );
}

function Stock({ part, units }: { readonly part: Part; readonly units: Units }) {
  const { total_instock: total, minamount: minimum, partLots: lots } = part;
  const unit = unitOf(part, units);
  const isUnknown = lots.some(({ instock_unknown: unknown }) => unknown);
  if (isUnknown && total === 0) return <Badge>unknown</Badge>;
  return (
    <>
      {total < minimum && (
        <span class="caution-icon" title={`Below the minimum of ${amountText(minimum, unit)}`}>
          <Icon name="triangle-alert" label={`Below the minimum of ${amountText(minimum, unit)}`} />{" "}
        </span>
      )}
      <span class={total === 0 ? "muted" : undefined}>{amountText(total, unit)}</span>
      {isUnknown && <span class="muted"> + unknown</span>}
    </>
  );
}
