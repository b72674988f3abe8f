/** How long an application stays connected without asking again: the choices of the consent page. */

/** `none`: no refresh token at all; a number: that many days from each refresh; `unlimited`: does not expire. */
export const refreshValidities = ["none", "1", "7", "30", "90", "365", "unlimited"] as const;

export type RefreshValidity = (typeof refreshValidities)[number];

/** What is chosen when nothing is chosen. */
export const defaultRefreshValidity: RefreshValidity = "30";

/** The value of a form field; an empty one is the default. Null: none of the choices. */
export function parseRefreshValidity(text: string): RefreshValidity | null {
  if (text === "") return defaultRefreshValidity;
  return refreshValidities.find((validity) => validity === text) ?? null;
}

const day = 24 * 60 * 60 * 1000;

/** When a refresh token that is issued `now` expires; null when it does not. Not to be asked for `none`. */
export function refreshTokenExpiry(validity: RefreshValidity, now: Date): Date | null {
  return validity === "unlimited" ? null : new Date(now.getTime() + Number(validity) * day);
}
