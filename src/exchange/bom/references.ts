/** Reads lists of reference designators, such as "R1, R2" and "R1-R4". */

export interface ReferenceList {
  readonly references: readonly string[];
  /** Designators without a number, such as "R?". */
  readonly placeholders: readonly string[];
  /** Texts that look like a range but are none, such as "R4-R1" and "R1-C4". */
  readonly odd: readonly string[];
  /** The first range that is not expanded, because there are too many designators. */
  readonly tooLong: string | null;
}

export const maximumRange = 1000;

/** The maximum number of designators of a list. Further ranges are not expanded. */
const maximumListed = 10_000;

const range = /^([\p{L}_]+)(\d{1,9})(?:-|\u2010|\u2011|–|—|~|\.{2,3}|…)([\p{L}_]+)(\d{1,9})$/u;

const spacedRange = /(?<=\d)\s+(-|–|—|\.{2,3}|…)\s+(?=[\p{L}_]+\d)/gu;

export function readReferences(text: string): ReferenceList {
  const references: string[] = [];
  const placeholders: string[] = [];
  const odd: string[] = [];
  let tooLong: string | null = null;
  const plain = text.normalize("NFKC").replaceAll(spacedRange, "$1");
  for (const token of plain.split(/[\s,;、，；]+/u)) {
    if (token === "" || /^[-~–—.]+$/.test(token)) continue;
    if (/[?*]/.test(token)) {
      placeholders.push(token);
      continue;
    }
    const [, prefix = "", first = "", otherPrefix = "", last = ""] = range.exec(token) ?? [];
    if (first === "") {
      references.push(token);
      continue;
    }
    const [from, to] = [Number(first), Number(last)];
    if (prefix.toLowerCase() !== otherPrefix.toLowerCase() || to < from) {
      odd.push(token);
      references.push(token);
    } else if (to - from >= maximumRange || references.length > maximumListed) {
      tooLong ??= token;
    } else {
      const width = first.startsWith("0") ? first.length : 0;
      for (let number = from; number <= to; number += 1)
        references.push(prefix + String(number).padStart(width, "0"));
    }
  }
  return { references, placeholders, odd, tooLong };
}

/** The letters with which designators usually begin. Part numbers such as BC547 begin with others. */
const prefixes = new Set(
  (
    "A ANT AR B BAT BR BT BZ C CB CN CON CONN CP CR D DA DB DC DL DS E EC F FB FD FID FL G H HD HS IC ID J JP JS K KF L " +
    "LA LED LF LK LS M MH MK MOD MP N NT OP OPT OSC P PB PCB PL PS Q QA R RA RB RC RE REF RF RJ RL RLY RN RP RR RS RT " +
    "RV S SB SJ SK SL SP SPK ST SW T TB TC TH TP TR TVS U UC UN USB V VC VD VR VT W X XT XTAL Y Z ZD"
  ).split(" "),
);

/** Whether all items of a list look like designators. */
export function looksLikeReferences(text: string): boolean {
  const { references, placeholders, odd, tooLong } = readReferences(text);
  const all = [...references, ...placeholders];
  return (
    all.length > 0 &&
    odd.length === 0 &&
    tooLong === null &&
    all.every((reference) => {
      const [, prefix] = /^([A-Z]{1,5})(?:\d{1,5}[A-Z]?|\?|\*+)$/i.exec(reference) ?? [];
      return prefix !== undefined && prefixes.has(prefix.toUpperCase());
    })
  );
}

/** Returns the letters with which a designator begins, such as "R". */
export function prefixOf(reference: string): string {
  return /^[\p{L}]+/u.exec(reference)?.[0].toUpperCase() ?? "";
}
