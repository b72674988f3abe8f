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

/** Whether a US keyboard cannot type a character. */
const isForeign = (character: string) => character > "\u007e";

const header = /^>?\[\)>/;

/**
 * Returns the code, and what a scanner with US layout sent for each layout that can produce the code. Codes of ASCII
 * characters are converted only if they become a code of ISO/IEC 15434, which is then the first reading: swapped letters
 * could turn one part number into another.
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
    .map((map) => Array.from(code, (character) => map.get(character) ?? character).join(""));
  const withHeader = header.test(code) ? [] : typed.filter((reading) => header.test(reading));
  return [...new Set([...withHeader, code, ...(foreign.length > 0 ? typed : [])])];
}
