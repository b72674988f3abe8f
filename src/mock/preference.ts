/** Parses the `Prefer` header (RFC 7240), by which clients select a response of the mock. */

export interface Preference {
  /** Status code of the response. */
  readonly code: string | null;
  /** Name of the example. */
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
