/**
 * Estimates how plausible bytes are as text in an encoding that is not Unicode. The estimate is an average over all
 * bytes or characters outside ASCII, from 0 to 1. It is calculated in one pass.
 */

export interface Score {
  /** The number of characters outside ASCII. */
  units: number;
  /** The sum of their estimates. */
  plausible: number;
  isValid: boolean;
}

export function emptyScore(): Score {
  return { units: 0, plausible: 0, isValid: true };
}

function add(score: Score, plausible: number): void {
  score.units += 1;
  score.plausible += plausible;
}

const isHigh = (byte: number): boolean => byte >= 0x80;
const isBetween = (byte: number, low: number, high: number): boolean => byte >= low && byte <= high;
const isAsciiLetter = (byte: number): boolean => isBetween(byte | 0x20, 0x61, 0x7a);

/** Symbols of parts lists and punctuation: € … ‘ ’ “ ” – — ™ NBSP £ § © ® ° ± ² ³ µ · ¼ ½ ¾ × ÷ */
const symbols1252 = new Set([
  0x80, 0x85, 0x91, 0x92, 0x93, 0x94, 0x96, 0x97, 0x99, 0xa0, 0xa3, 0xa7, 0xa9, 0xae, 0xb0, 0xb1, 0xb2, 0xb3,
  0xb5, 0xb7, 0xbc, 0xbd, 0xbe, 0xd7, 0xf7,
]);
const undefined1252 = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/** Letters are beside ASCII letters, and symbols are single. In other encodings, such bytes come in pairs. */
export function scoreWindows1252(bytes: Uint8Array, score: Score): void {
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0;
    if (!isHigh(byte)) continue;
    const before = bytes[index - 1] ?? 0;
    const after = bytes[index + 1] ?? 0;
    const isSingle = !isHigh(before) && !isHigh(after);
    if (undefined1252.has(byte)) add(score, 0);
    else if (symbols1252.has(byte)) add(score, isSingle ? 1 : 0.5);
    else if (byte < 0xc0) add(score, 0.2);
    else if (!isSingle) add(score, 0.5);
    else add(score, isAsciiLetter(before) || isAsciiLetter(after) ? 1 : 0.6);
  }
}

/** GB 2312 has its symbols at A1 to A9, frequent characters at B0 to D7 and others at D8 to F7, all above 0xA0. */
export function scoreGb18030(bytes: Uint8Array, score: Score): void {
  for (let index = 0; index < bytes.length; index += 1) {
    const lead = bytes[index] ?? 0;
    if (!isHigh(lead)) continue;
    const trail = bytes[index + 1] ?? 0;
    if (!isBetween(lead, 0x81, 0xfe)) score.isValid = false;
    else if (isBetween(trail, 0x30, 0x39)) {
      const third = bytes[index + 2] ?? 0;
      if (isBetween(third, 0x81, 0xfe) && isBetween(bytes[index + 3] ?? 0, 0x30, 0x39)) add(score, 0.5);
      else score.isValid = false;
      index += 3;
    } else if (isBetween(trail, 0x40, 0xfe) && trail !== 0x7f) {
      add(score, trail < 0xa1 ? 0.2 : plausibleGb(lead));
      index += 1;
    } else score.isValid = false;
  }
}

function plausibleGb(lead: number): number {
  if (isBetween(lead, 0xb0, 0xd7) || isBetween(lead, 0xa1, 0xa3) || lead === 0xa6) return 1;
  return isBetween(lead, 0xd8, 0xf7) ? 0.45 : 0.2;
}

/** Shift-JIS has symbols and kana at 81 to 83, frequent kanji at 88 to 97, and half-width katakana at A1 to DF. */
export function scoreShiftJis(bytes: Uint8Array, score: Score): void {
  for (let index = 0; index < bytes.length; index += 1) {
    const lead = bytes[index] ?? 0;
    if (!isHigh(lead)) continue;
    if (isBetween(lead, 0xa1, 0xdf)) {
      const isInWord =
        isBetween(bytes[index - 1] ?? 0, 0xa1, 0xdf) || isBetween(bytes[index + 1] ?? 0, 0xa1, 0xdf);
      add(score, isInWord ? 0.4 : 0.2);
      continue;
    }
    const trail = bytes[index + 1] ?? 0;
    const isPair = isBetween(trail, 0x40, 0xfc) && trail !== 0x7f;
    if (!isPair || !(isBetween(lead, 0x81, 0x9f) || isBetween(lead, 0xe0, 0xfc))) score.isValid = false;
    else add(score, plausibleShiftJis(lead, trail));
    index += 1;
  }
}

function plausibleShiftJis(lead: number, trail: number): number {
  if (lead === 0x83 || (lead === 0x82 && trail >= 0x4f) || (lead === 0x81 && trail <= 0xac)) return 1;
  if (isBetween(lead, 0x88, 0x97)) return isHigh(trail) ? 1 : 0.7;
  return isBetween(lead, 0x98, 0x9f) || isBetween(lead, 0xe0, 0xea) ? 0.3 : 0.1;
}
