/**
 * Collects the fields of a KiCad symbol and serializes them as JSON. The fields keep their order and have unique names.
 */

import { memoize } from "../util/memoize.ts";

export type SymbolFields = ReturnType<ReturnType<typeof createFieldsFactory>>;

/**
 * Returns a function that creates an empty set of symbol fields. The function caches serialized names, because most
 * symbols use the same names.
 */
export function createFieldsFactory() {
  const fold = memoize((name: string) => name.toLowerCase());
  const open = memoize((name: string) => `${jsonText(name)}:{"value":`);

  return () => {
    // Joining the pieces once at the end is faster than concatenating strings.
    const pieces: string[] = [];
    const indexes = new Map<string, number>();
    let foldedNames: Set<string> | null = null;
    return {
      /** Sets the value of a field. An existing field keeps its position and visibility. */
      set(name: string, value: string, visible = false): void {
        const written = jsonText(value);
        const index = indexes.get(name);
        if (index !== undefined) {
          pieces[index] = written;
          return;
        }
        pieces.push(open(name), written, visible ? shown : hidden);
        indexes.set(name, pieces.length - 2);
        foldedNames?.add(fold(name));
      },
      /**
       * Returns whether a field has this name. The comparison ignores case, as KiCad does for its built-in field names.
       */
      hasLike(name: string): boolean {
        foldedNames ??= new Set([...indexes.keys()].map(fold));
        return foldedNames.has(fold(name));
      },
      /**
       * Returns the JSON text. The text is built from pieces, because an object would move numeric names to the front.
       */
      json: (): string => `{${pieces.join("").slice(0, -1)}}`,
    };
  };
}

const shown = ',"visible":"True"},';
const hidden = ',"visible":"False"},';

const plain = /^[ !#-[\]-\ud7ff]*$/;

/** Serializes a text like `JSON.stringify`, but takes half the time for texts that need no escapes. */
export function jsonText(text: string): string {
  return plain.test(text) ? `"${text}"` : JSON.stringify(text);
}

/** Returns the JSON string with which KiCad represents the boolean. */
export function kicadBoolean(value: boolean): string {
  return value ? '"True"' : '"False"';
}
