/** The columns of the list of parts. Users choose which of them they see. */
import type { ComponentChildren } from "preact";
import { Badge } from "../../site/components.tsx";
import { Icon } from "../../site/icon.tsx";
import { Time } from "../../site/time.tsx";
import { amountText } from "../amount.ts";
import type { Units } from "../amount.ts";
import { Excerpt } from "./excerpt.tsx";
import { listAddress } from "./list-state.ts";
import type { ListState, ReferenceFilter, SortableProperty } from "./list-state.ts";
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
  readonly cell: (listed: ListedPart, context: CellContext) => ComponentChildren;
}

export const partColumns = {
  ipn: {
    title: "IPN",
    sort: "ipn",
    cell: (listed) => <Excerpt listed={listed} property="ipn" text={listed.part.ipn} code />,
  },
  mpn: {
    title: "MPN",
    sort: "manufacturer_product_number",
    cell: (listed) => (
      <Excerpt
        listed={listed}
        property="manufacturer_product_number"
        text={listed.part.manufacturer_product_number}
      />
    ),
  },
  category: {
    title: "Category",
    cell: ({ part }, context) => <Reference {...context} name="category" to={part.category} />,
  },
  manufacturer: {
    title: "Manufacturer",
    cell: ({ part }, context) => <Reference {...context} name="manufacturer" to={part.manufacturer} />,
  },
  footprint: {
    title: "Footprint",
    cell: ({ part }, context) => <Reference {...context} name="footprint" to={part.footprint} />,
  },
  state: {
    title: "State",
    cell: ({ part }, context) => <Reference {...context} name="partCustomState" to={part.partCustomState} />,
  },
  tags: { title: "Tags", cell: ({ part: { tags } }, { state }) => <Tags tags={tags} state={state} /> },
  location: { title: "Location", cell: ({ part }, context) => <Locations part={part} {...context} /> },
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
      part.minamount > 0 ? amountText(part.minamount, unitOf(part, units)) : "",
  },
  added: {
    title: "Added",
    sort: "addedDate",
    cell: ({ part }) => <Time at={part.addedDate ?? null} otherwise="" />,
  },
  changed: {
    title: "Changed",
    sort: "lastModified",
    cell: ({ part }) => <Time at={part.lastModified ?? null} otherwise="" />,
  },
} as const satisfies Readonly<Record<string, PartColumn>>;

export type PartColumnName = keyof typeof partColumns;

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

interface ReferenceProps extends CellContext {
  readonly name: ReferenceFilter;
  readonly to: { readonly id: number; readonly name: string; readonly full_path?: string } | null | undefined;
}

/** A link that adds the filter for an element. Its full path is the tooltip. */
function Reference({ state, name, to }: ReferenceProps) {
  if (!to) return null;
  const references = { ...state.references, [name]: String(to.id) };
  return (
    <a
      class="plain"
      href={listAddress(state, { references })}
      title={to.full_path === to.name ? undefined : to.full_path}
    >
      <bdi>{to.name}</bdi>
    </a>
  );
}

function Tags({ tags, state }: { readonly tags: string; readonly state: ListState }) {
  const all = tags.split(",").flatMap((tag) => tag.trim() || []);
  return (
    <>
      {all.map((tag) => (
        <>
          <a class="badge" href={listAddress(state, { tag })}>
            {tag}
          </a>{" "}
        </>
      ))}
    </>
  );
}

function Locations({ part, ...context }: CellContext & { readonly part: Part }) {
  const locations = new Map(
    part.partLots.flatMap(({ storage_location: location }) => (location ? [[location.id, location]] : [])),
  );
  const [first, ...others] = locations.values();
  if (first === undefined) return null;
  return (
    <>
      <Reference {...context} name="storage_location" to={first} />
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
