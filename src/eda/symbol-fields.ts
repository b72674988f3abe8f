/** Collects the fields of a KiCad symbol. The fields keep their order and have unique names. */

export type SymbolFields = ReturnType<typeof createSymbolFields>;

export function createSymbolFields() {
  const fields = new Map<string, { readonly value: string; readonly visible: string }>();
  const foldedNames = new Set<string>();
  return {
    /** Sets the value of a field. An existing field keeps its position and visibility. */
    set(name: string, value: string, visible = false): void {
      fields.set(name, { value, visible: fields.get(name)?.visible ?? kicadBoolean(visible) });
      foldedNames.add(name.toLowerCase());
    },
    /** Returns whether a field has this name. The comparison ignores case, as KiCad does for its built-in field names. */
    hasLike(name: string): boolean {
      return foldedNames.has(name.toLowerCase());
    },
    /** Returns the JSON text. It is built from pieces, because an object would move numeric names to the front. */
    json(): string {
      const members = [...fields].map(([name, field]) => `${JSON.stringify(name)}:${JSON.stringify(field)}`);
      return `{${members.join(",")}}`;
    },
  };
}

/** Returns the text with which KiCad represents the boolean. */
export function kicadBoolean(value: boolean): string {
  return value ? "True" : "False";
}
