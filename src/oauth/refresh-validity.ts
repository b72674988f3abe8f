/**
 * Determines how long an application stays connected without another approval. The user chooses this validity on the
 * consent page.
 */

/**
 * The choices on the consent page. `none`: no refresh token. A number: each refresh token is valid for this number of
 * days. `unlimited`: refresh tokens never expire.
 */
export const refreshValidities = ["none", "1", "7", "30", "90", "365", "unlimited"] as const;

export type RefreshValidity = (typeof refreshValidities)[number];

export const defaultRefreshValidity: RefreshValidity = "30";

/** Parses the form field. Returns the default for an empty text, and null for an invalid text. */
export function parseRefreshValidity(text: string): RefreshValidity | null {
  if (text === "") return defaultRefreshValidity;
  return refreshValidities.find((validity) => validity === text) ?? null;
}

const day = 24 * 60 * 60 * 1000;

/**
 * The number of days after which all tokens of an approval expire, even if the application uses them. Does not apply to
 * `unlimited`.
 */
const maximumFamilyDays = 365;

/**
 * Returns the time at which the last token of an approval expires. Returns null if the tokens can be refreshed without
 * a time limit.
 */
export function familyEnd(validity: RefreshValidity, approvedAt: Date): Date | null {
  return validity === "unlimited" ? null : new Date(approvedAt.getTime() + maximumFamilyDays * day);
}

/**
 * Returns the time at which a refresh token issued at `now` expires, or null if the token never expires. `validity`
 * must not be `none`.
 * @param end the result of {@link familyEnd}
 */
export function refreshTokenExpiry(validity: RefreshValidity, now: Date, end: Date | null): Date | null {
  if (validity === "unlimited") return null;
  return earlier(new Date(now.getTime() + Number(validity) * day), end);
}

/** Returns the earlier of two times. Null means that there is no limit. */
export function earlier(one: Date, other: Date | null): Date {
  return other !== null && other < one ? other : one;
}
