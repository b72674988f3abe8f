/** Defines what users choose for the import of an order. */

/** The choices as they are given in the API and on the command line. Locations and categories are paths as text. */
export interface OrderOptions {
  readonly supplier?: string;
  readonly order_number?: string;
  readonly location?: string;
  /** `LINE=LOCATION` */
  readonly locations?: readonly string[];
  /** `LINE=ID` or `LINE=new` */
  readonly parts?: readonly string[];
  /** `TEXT=CATEGORY` */
  readonly category_rules?: readonly string[];
  /** Whether to add stock that was already added. */
  readonly again?: boolean;
}

export type PartChoice = number | "new";

export interface LineChoices {
  location(line: number): string | undefined;
  part(line: number): PartChoice | undefined;
  /** The category of the first rule whose text the description contains. */
  category(description: string): string | undefined;
}

export function lineChoices({ locations, parts, category_rules: rules }: OrderOptions): LineChoices {
  const locationByLine = new Map(pairs(locations).map(([line, path]) => [Number(line), path]));
  const partByLine = new Map(pairs(parts).map(([line, part]) => [Number(line), partChoice(part)]));
  const categories = pairs(rules).map(([text, path]) => [text.trim().toLowerCase(), path] as const);
  return {
    location: (line) => locationByLine.get(line),
    part: (line) => partByLine.get(line),
    category: (description) => {
      const folded = description.toLowerCase();
      return categories.find(([text]) => folded.includes(text))?.[1];
    },
  };
}

/** Returns a line that choices name several times, or `null` if there is none. */
export function repeatedLine(choices: readonly string[] = []): number | null {
  const lines = pairs(choices).map(([line]) => Number(line));
  return lines.find((line, index) => lines.indexOf(line) !== index) ?? null;
}

/** Returns the lines for which a part or a location is chosen. */
export function chosenLines({ locations, parts }: OrderOptions): readonly number[] {
  return [...pairs(locations), ...pairs(parts)].map(([line]) => Number(line));
}

function partChoice(text: string): PartChoice {
  return text === "new" ? "new" : Number(text);
}

function pairs(texts: readonly string[] = []): readonly (readonly [string, string])[] {
  return texts.map((text) => {
    const end = text.indexOf("=");
    return [text.slice(0, end), text.slice(end + 1).trim()];
  });
}
