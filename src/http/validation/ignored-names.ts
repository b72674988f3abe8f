/** Collects the names of ignored query parameters and properties of a request for the header `Partledger-Ignored`. */

/** The names are limited, because a request can contain thousands of them. */
const maximumNames = 20;
const maximumLength = 100;
/** The maximum length of all names in the header. Percent-encoding makes a name up to nine times as long. */
const maximumHeaderLength = 4000;

export interface IgnoredNames {
  /** Adds the name of a query parameter or the path of a property. */
  readonly add: (name: string) => void;
  /**
   * Returns the header, or null if nothing was ignored. Its value is a list (RFC 9651 §3.1) of the first names as strings,
   * at most 20, followed by the number of further names if there are more.
   */
  readonly headers: () => IgnoredHeaders | null;
}

export type IgnoredHeaders = Readonly<Record<"Partledger-Ignored", string>>;

export function createIgnoredNames(): IgnoredNames {
  const names = new Set<string>();
  let omitted = 0;
  return {
    add: (name) => {
      const shown = shortened(name);
      if (names.size < maximumNames) names.add(shown);
      else if (!names.has(shown)) omitted += 1;
    },
    headers: () => {
      if (names.size === 0) return null;
      const members: string[] = [];
      let length = 0;
      for (const member of [...names].map(structuredString)) {
        length += member.length + ", ".length;
        if (length > maximumHeaderLength) break;
        members.push(member);
      }
      const more = omitted + names.size - members.length;
      if (more > 0) members.push(String(more));
      return { "Partledger-Ignored": members.join(", ") };
    },
  };
}

function shortened(name: string): string {
  return name.length > maximumLength ? `${name.slice(0, maximumLength)}...` : name;
}

/** Serializes a string (RFC 9651 §4.1.6), or a display string (§4.1.11) if it contains more than printable ASCII. */
function structuredString(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return `"${text.replace(/["\\]/g, "\\$&")}"`;
  const encoded = [...Buffer.from(text)].map((byte) =>
    byte < 0x20 || byte > 0x7e || byte === 0x22 || byte === 0x25
      ? `%${byte.toString(16).padStart(2, "0")}`
      : String.fromCharCode(byte),
  );
  return `%"${encoded.join("")}"`;
}
