/** Compares footprints by the size or package that their names and descriptions contain, such as 0603 and SOT-23. */

const sizes = "01005|0201|0402|0603|0805|1008|1206|1210|1218|1806|1808|1812|2010|2220|2225|2512|2920";

/** Imperial sizes. In "0603_1608Metric", the second number is metric. */
const size = new RegExp(String.raw`(?<!\d)(${sizes})(?!\d|\s*_?metric)`, "gi");

/** A size whose zero a spreadsheet has removed. */
const shortSize = /^(?:[a-z]_?)?(201|402|603|805)$/i;

const families =
  "sot|soic|so|sop|tssop|ssop|msop|vssop|hvqfn|vqfn|wqfn|uqfn|qfn|dfn|udfn|wson|lqfp|tqfp|qfp|dip|pdip|sip|to|sod|sc|do|bga|lga|wlcsp|plcc";

const family = new RegExp(
  String.raw`(?<![a-z])(?:(${families})[-_ ]?(\d+)(?:-(\d{1,2})(?![\d.]))?|(sma|smb|smc|melf|minimelf|dpak|d2pak))(?![a-z])`,
  "gi",
);

const synonyms: Readonly<Record<string, string>> = { so: "soic", sop: "soic", pdip: "dip", udfn: "dfn" };

/** Returns the sizes and packages that a text contains, in a form that can be compared. */
export function packagesIn(text: string): readonly string[] {
  const plain = text.slice(0, 500);
  const [, short] = shortSize.exec(plain.trim()) ?? [];
  const found = [...plain.matchAll(size)].map(([, code = ""]) => code);
  const packages = [...plain.matchAll(family)].map(([, kind = "", pins = "", variant = "", alone = ""]) => {
    const name = kind.toLowerCase();
    return alone === ""
      ? `${synonyms[name] ?? name}${pins}${variant === "" ? "" : `-${variant}`}`
      : alone.toLowerCase();
  });
  return [...(short === undefined ? [] : [`0${short}`]), ...found, ...packages];
}

/**
 * Returns the size or package of a footprint. Others are compared by their whole name. Returns `null` if there is no
 * footprint, or several with different packages, as in a group of components with the same value.
 */
export function packageOf(footprint: string): string | null {
  if (footprint === "") return null;
  const found = footprint.split(/[,;]/).flatMap((each) => packagesIn(each)[0] ?? []);
  if (new Set(found).size > 1) return null;
  return found[0] ?? plainName(footprint);
}

function plainName(footprint: string): string {
  return footprint.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");
}

interface PackagedPart {
  readonly footprint: string | null;
  readonly kicadFootprint: string | null;
  readonly texts: readonly string[];
}

export interface PartPackages {
  readonly names: ReadonlySet<string>;
  /** Whether the part has a footprint. */
  readonly isKnown: boolean;
}

/** Returns the packages of a part. The texts count only if the part has no footprint with a known package. */
export function packagesOfPart({ footprint, kicadFootprint, texts }: PackagedPart): PartPackages {
  const own = [footprint, kicadFootprint].flatMap((name) =>
    name === null || name === "" ? [] : [name.replace(/^[^:]*:(?=.)/, "")],
  );
  const known = own.flatMap(packagesIn);
  const names = known.length > 0 ? known : [...own.map(plainName), ...texts.flatMap(packagesIn)];
  return { names: new Set(names), isKnown: own.length > 0 };
}
