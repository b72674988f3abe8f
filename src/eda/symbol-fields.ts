/** The fields of a symbol in KiCad, as they are gathered and written: named texts in an order, each name once. */

import { memoize } from "../memoize.ts";

export type SymbolFields = ReturnType<ReturnType<typeof symbolFieldsMaker>>;

/** Makes the fields of many symbols, which have most of their names in common: each is made ready only once. */
export function symbolFieldsMaker() {
  const fold = memoize((name: string) => name.toLowerCase());
  const open = memoize((name: string) => `${jsonText(name)}:{"value":`);

  return () => {
    // In pieces: joined at last they make one text, where adding one to the other makes thousands.
    const pieces: string[] = [];
    const places = new Map<string, number>();
    let alike: Set<string> | null = null;
    return {
      /** A name that is there already keeps its place and visibility, and gets the new value. */
      set(name: string, value: string, visible = false): void {
        const written = jsonText(value);
        const place = places.get(name);
        if (place !== undefined) {
          pieces[place] = written;
          return;
        }
        pieces.push(open(name), written, visible ? shown : hidden);
        places.set(name, pieces.length - 2);
        alike?.add(fold(name));
      },
      /** Whether a field has the name, whatever its case: of the names that it knows itself, KiCad does not look at it. */
      hasLike(name: string): boolean {
        alike ??= new Set([...places.keys()].map(fold));
        return alike.has(fold(name));
      },
      /** The JSON text. By hand: objects would move names that are numbers to their beginning. */
      json: (): string => `{${pieces.join("").slice(0, -1)}}`,
    };
  };
}

const shown = ',"visible":"True"},';
const hidden = ',"visible":"False"},';

const plain = /^[ !#-[\]-\ud7ff]*$/;

/** As `JSON.stringify`; twice as fast for texts that stay as they are, which are nearly all. */
export function jsonText(text: string): string {
  return plain.test(text) ? `"${text}"` : JSON.stringify(text);
}

/** The JSON text of a truth value. */
export function kicadBoolean(value: boolean): string {
  return value ? '"True"' : '"False"';
}
