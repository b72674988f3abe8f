/** Defines the types of the demo data. Elements refer to each other by name. */

export interface DemoNode {
  readonly name: string;
  readonly children?: readonly DemoNode[];
  /** Other properties, named as in import records. */
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
  /** The names from the root category to this one, joined with ` → `. */
  readonly category: string;
  readonly manufacturer?: string;
  readonly footprint?: string;
  readonly ipn: string;
  readonly tags: string;
  /** The name of the unit. A part without a unit is counted in pieces. */
  readonly unit?: string;
  readonly parameters?: readonly DemoParameter[];
  readonly datasheet?: string;
  /** Other properties, named as in import records. */
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

/**
 * Returns KiCad's footprint of a chip component. The footprint depends on both the kind and the size of the component.
 */
export function chipFootprint(library: string, prefix: string, size: ChipSize): string {
  return `${library}:${prefix}_${size}_${metricSizes[size]}Metric`;
}

/** Splits a path such as `Passive → Resistors` into its names. */
export function names(path: string): readonly string[] {
  return path.split(" → ");
}

export function typical(name: string, symbol: string, value: number, unit: string): DemoParameter {
  return { name, symbol, value_typical: value, unit };
}

export function range(name: string, symbol: string, min: number, max: number, unit: string): DemoParameter {
  return { name, symbol, value_min: min, value_max: max, unit };
}

export function atMost(name: string, symbol: string, max: number, unit: string): DemoParameter {
  return { name, symbol, value_max: max, unit };
}

/** Creates a parameter with a text, such as the polarity of a transistor. */
export function text(name: string, value: string): DemoParameter {
  return { name, value_text: value };
}
