/** The `Prefer` header (RFC 7240) of requests to the mock: which response of the contract the client wants. */

export interface Preference {
  /** Status code. */
  readonly code: string | null;
  /** Name of an example. */
  readonly example: string | null;
}

/** Reads `code=404` and `example=empty`, also in quotes; other preferences are ignored. */
export function readPreference(header: string | readonly string[] | undefined): Preference {
  const text = typeof header === "string" ? header : (header ?? []).join(",");
  const values = new Map<string, string>();
  for (const part of text.split(/[,;]/)) {
    const [name = "", value = ""] = part.split("=", 2);
    values.set(name.trim().toLowerCase(), value.trim().replace(/^"(.*)"$/, "$1"));
  }
  return { code: values.get("code") ?? null, example: values.get("example") ?? null };
}
