/**
 * Corrects codes from a scanner that types the keys of a US keyboard on a computer with another keyboard layout.
 */

/** The characters of all keys of a US keyboard, without and with Shift. */
const us =
  "`1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./" + '~!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?';

/** The characters of the same keys in other layouts. */
const layouts: readonly string[] = [
  // German
  "^1234567890ß´qwertzuiopü+#asdfghjklöäyxcvbnm,.-" + "°!\"§$%&/()=?`QWERTZUIOPÜ*'ASDFGHJKLÖÄYXCVBNM;:_",
  // Swiss German
  "§1234567890'^qwertzuiopü¨$asdfghjklöäyxcvbnm,.-" + '°+"*ç%&/()=?`QWERTZUIOPè!£ASDFGHJKLéàYXCVBNM;:_',
  // British
  "`1234567890-=qwertyuiop[]#asdfghjkl;'zxcvbnm,./" + '¬!"£$%^&*()_+QWERTYUIOP{}~ASDFGHJKL:@ZXCVBNM<>?',
  // French
  "²&é\"'(-è_çà)=azertyuiop^$*qsdfghjklmùwxcvbn,;:!" + "~1234567890°+AZERTYUIOP¨£µQSDFGHJKLM%WXCVBN?./§",
  // Italian
  "\\1234567890'ìqwertyuiopè+ùasdfghjklòàzxcvbnm,.-" + '|!"£$%&/()=?^QWERTYUIOPé*§ASDFGHJKLç°ZXCVBNM;:_',
  // Spanish
  "º1234567890'¡qwertyuiop`+çasdfghjklñ´zxcvbnm,.-" + 'ª!"·$%&/()=?¿QWERTYUIOP^*ÇASDFGHJKLÑ¨ZXCVBNM;:_',
];

const toUs: readonly ReadonlyMap<string, string>[] = layouts.map(
  (layout) => new Map(Array.from(layout, (character, index) => [character, us[index] ?? character])),
);

/** Whether a US keyboard cannot type a character. The pictures of control characters can replace separators. */
const isForeign = (character: string) => character > "\u007e" && !/[\u2400-\u2421]/.test(character);

/** The start of a code of ISO/IEC 15434 or of an address, which no other text becomes by chance. */
const start = /^(?:>?\[\)>|https?:\/\/)/i;

/** The characters of which most codes consist, with the control characters that separate fields. */
const common = /[0-9A-Za-z \-+./,:%#_()\u0000-\u001f\u2400-\u2421]/g;

const uncommonCount = (code: string) => code.replaceAll(common, "").length;

/**
 * Returns the code, and what a scanner with US layout sent for each layout that can produce the code, the most likely
 * first. A reading that starts like a code of ISO/IEC 15434 or an address precedes the code.
 * @example readingsOf("Pß000123") // ["Pß000123", "P-000123"]
 */
export function readingsOf(code: string): readonly string[] {
  // Chrome inserts this character before the scans of some scanners.
  return code.startsWith("\u2220") ? [code, ...layoutReadingsOf(code.slice(1))] : layoutReadingsOf(code);
}

function layoutReadingsOf(code: string): readonly string[] {
  const foreign = Array.from(code).filter(isForeign);
  const typed = toUs
    .filter((map) => foreign.every((character) => map.has(character)))
    .map((map) => Array.from(code, (character) => map.get(character) ?? character).join(""))
    .toSorted((one, two) => uncommonCount(one) - uncommonCount(two));
  const needsLayout = foreign.length > 0 || !start.test(code);
  const started = needsLayout ? typed.filter((reading) => start.test(reading)) : [];
  return [...new Set([...started, code, ...(foreign.length > 0 ? typed : readingsOfAscii(code))])];
}

/**
 * Codes of ASCII characters are converted only if all layouts agree: swapped letters could turn one part number into
 * another. On Swiss, Italian and Spanish keyboards, an apostrophe has the key of the hyphen, and no part number has one.
 */
function readingsOfAscii(code: string): readonly string[] {
  if (!code.includes("'")) return [];
  const readings = new Set(
    toUs
      .filter((map) => map.get("'") === "-")
      .map((map) => Array.from(code, (character) => map.get(character) ?? character).join("")),
  );
  return readings.size === 1 ? [...readings] : [];
}
