/** The shape of the demo inventory: what it is made of refers to each other by name. */

export interface DemoNode {
  readonly name: string;
  readonly children?: readonly DemoNode[];
  /** Further properties, as records of the import have them. */
  readonly [property: string]: unknown;
}

interface DemoParameter {
  readonly name: string;
  readonly symbol?: string;
  readonly value_min?: number;
  readonly value_typical?: number;
  readonly value_max?: number;
  readonly unit?: string;
  readonly value_text?: string;
  readonly group?: string;
}

export interface DemoPart {
  readonly name: string;
  readonly description: string;
  /** Names from the root down, joined with ` → `. */
  readonly category: string;
  readonly manufacturer?: string;
  readonly footprint?: string;
  readonly ipn: string;
  readonly tags: string;
  /** Name of the unit; without one it is counted in pieces. */
  readonly unit?: string;
  readonly parameters?: readonly DemoParameter[];
  /** Address of the datasheet. */
  readonly datasheet?: string;
  /** Further properties, as records of the import have them. */
  readonly [property: string]: unknown;
}

const metricSizes = {
  "0402": "1005",
  "0603": "1608",
  "0805": "2012",
  "1206": "3216",
  "1812": "4532",
} as const;

export type ChipSize = keyof typeof metricSizes;

/** KiCad's footprint of a chip: one size has another footprint for each kind of part. */
export function chipFootprint(library: string, prefix: string, size: ChipSize): string {
  return `${library}:${prefix}_${size}_${metricSizes[size]}Metric`;
}

/** The names of a path. */
export function names(path: string): readonly string[] {
  return path.split(" → ");
}

/** A parameter with one value. */
export function typical(name: string, symbol: string, value: number, unit: string): DemoParameter {
  return { name, symbol, value_typical: value, unit };
}

/** A parameter with two limits. */
export function range(name: string, symbol: string, min: number, max: number, unit: string): DemoParameter {
  return { name, symbol, value_min: min, value_max: max, unit };
}

/** A parameter with an upper limit. */
export function atMost(name: string, symbol: string, max: number, unit: string): DemoParameter {
  return { name, symbol, value_max: max, unit };
}

/** A parameter with a text, such as the polarity of a transistor. */
export function text(name: string, value: string): DemoParameter {
  return { name, value_text: value };
}
