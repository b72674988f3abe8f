/** How long an application stays connected without asking again: the choices of the consent page, and their limit. */

/** `none`: no refresh token at all; a number: that many days from each refresh; `unlimited`: does not expire. */
export const refreshValidities = ["none", "1", "7", "30", "90", "365", "unlimited"] as const;

export type RefreshValidity = (typeof refreshValidities)[number];

export const defaultRefreshValidity: RefreshValidity = "30";

/** The value of a form field; an empty one is the default. Null: none of the choices. */
export function parseRefreshValidity(text: string): RefreshValidity | null {
  if (text === "") return defaultRefreshValidity;
  return refreshValidities.find((validity) => validity === text) ?? null;
}

const day = 24 * 60 * 60 * 1000;

/** Days after an approval at which it ends, however often it was used. */
const longestFamily = 365;

/** When the last token of an approval expires; null if it can be renewed without limit. */
export function familyEnd(validity: RefreshValidity, approvedAt: Date): Date | null {
  return validity === "unlimited" ? null : new Date(approvedAt.getTime() + longestFamily * day);
}

/**
 * When a refresh token that is issued `now` expires; null when it does not. Not to be asked for `none`.
 * @param end {@link familyEnd}
 */
export function refreshTokenExpiry(validity: RefreshValidity, now: Date, end: Date | null): Date | null {
  if (validity === "unlimited") return null;
  return earlier(new Date(now.getTime() + Number(validity) * day), end);
}

/** The earlier of two times; null is never. */
export function earlier(one: Date, other: Date | null): Date {
  return other !== null && other < one ? other : one;
}
