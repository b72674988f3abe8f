/** Parses the `Prefer` header (RFC 7240), with which clients select a response of the mock. */

export interface Preference {
  /** The status code of the preferred response. */
  readonly code: string | null;
  readonly example: string | null;
}

/** Parses preferences such as `code=404` and `example=empty`, with or without quotes. Ignores all other preferences. */
export function readPreference(header: string | readonly string[] | undefined): Preference {
  const text = typeof header === "string" ? header : (header ?? []).join(",");
  const values = new Map<string, string>();
  for (const part of text.split(/[,;]/)) {
    const [name = "", value = ""] = part.split("=", 2);
    values.set(name.trim().toLowerCase(), value.trim().replace(/^"(.*)"$/, "$1"));
  }
  return { code: values.get("code") ?? null, example: values.get("example") ?? null };
}
