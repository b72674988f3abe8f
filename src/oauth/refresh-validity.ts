/**
 * Determines how long an application stays connected without another approval. The user chooses the validity on the
 * consent page.
 */

/**
 * The choices. `none`: no refresh token. A number: days from each refresh. `unlimited`: the refresh token never
 * expires.
 */
export const refreshValidities = ["none", "1", "7", "30", "90", "365", "unlimited"] as const;

export type RefreshValidity = (typeof refreshValidities)[number];

export const defaultRefreshValidity: RefreshValidity = "30";

/** Parses a form field. Returns the default for an empty value, and null for an invalid value. */
export function parseRefreshValidity(text: string): RefreshValidity | null {
  if (text === "") return defaultRefreshValidity;
  return refreshValidities.find((validity) => validity === text) ?? null;
}

const day = 24 * 60 * 60 * 1000;

/** The number of days after which an approval ends even if its tokens are used. */
const maximumFamilyDays = 365;

/** Returns the time when the last token of an approval expires, or null if the tokens can be renewed without limit. */
export function familyEnd(validity: RefreshValidity, approvedAt: Date): Date | null {
  return validity === "unlimited" ? null : new Date(approvedAt.getTime() + maximumFamilyDays * day);
}

/**
 * Returns the time when a refresh token issued `now` expires, or null if it does not expire. `validity` must not be
 * `none`.
 * @param end the result of {@link familyEnd}
 */
export function refreshTokenExpiry(validity: RefreshValidity, now: Date, end: Date | null): Date | null {
  if (validity === "unlimited") return null;
  return earlier(new Date(now.getTime() + Number(validity) * day), end);
}

/** Returns the earlier of two times. A null time means never. */
export function earlier(one: Date, other: Date | null): Date {
  return other !== null && other < one ? other : one;
}
