/** The fields of a symbol in KiCad, as they are gathered and written: named texts in an order, each name once. */

export interface SymbolFields {
  /** A name that is there already keeps its place, and gets the new value. */
  set(name: string, value: string, visible?: boolean): void;
  /** Whether a field has the name. KiCad does not look at the case of the names that it knows itself. */
  has(name: string): boolean;
  /** The JSON text. By hand: objects would move names that are numbers to their beginning. */
  json(): string;
}

export function createSymbolFields(): SymbolFields {
  const fields = new Map<string, { readonly value: string; readonly visible: boolean }>();
  const names = new Set<string>();
  return {
    set(name, value, visible = false) {
      fields.set(name, { value, visible });
      names.add(name.toLowerCase());
    },
    has: (name) => names.has(name.toLowerCase()),
    json() {
      let text = "";
      for (const [name, { value, visible }] of fields) {
        const separator = text === "" ? "" : ",";
        text += `${separator}${JSON.stringify(name)}:{"value":${JSON.stringify(value)},"visible":${kicadBoolean(visible)}}`;
      }
      return `{${text}}`;
    },
  };
}

/** The JSON text of a truth value. */
export function kicadBoolean(value: boolean): string {
  return value ? '"True"' : '"False"';
}
