/** Parses the `Prefer` header (RFC 7240), with which clients choose a response of the mock. */

export interface Preference {
  /** The status code. */
  readonly code: string | null;
  /** The name of an example. */
  readonly example: string | null;
}

/** Parses `code=404` and `example=empty`. Values can be quoted; other preferences are ignored. */
export function readPreference(header: string | readonly string[] | undefined): Preference {
  const text = typeof header === "string" ? header : (header ?? []).join(",");
  const values = new Map<string, string>();
  for (const part of text.split(/[,;]/)) {
    const [name = "", value = ""] = part.split("=", 2);
    values.set(name.trim().toLowerCase(), value.trim().replace(/^"(.*)"$/, "$1"));
  }
  return { code: values.get("code") ?? null, example: values.get("example") ?? null };
}
