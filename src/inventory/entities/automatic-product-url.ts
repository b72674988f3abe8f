/** Product pages that follow a pattern of the manufacturer or supplier. */

/** What the contract takes as an address. */
const sendable = /^https?:\/\/\S+$/;

/**
 * The page of a product by a pattern (`https://…/%PARTNUMBER%`): empty without one, and where the result is no web
 * address, which nobody could follow or send back.
 */
export function automaticProductUrl(pattern: string, productNumber: string, name: string): string {
  if (!/^https?:\/\//i.test(pattern)) return "";
  // Half a surrogate pair cannot be encoded.
  const text = (productNumber === "" ? name : productNumber).replaceAll(/\p{Surrogate}/gu, "\ufffd");
  const number = encodeURIComponent(text);
  const url = pattern.replaceAll("%PARTNUMBER%", () => number);
  if (!URL.canParse(url)) return "";
  const address = sendable.test(url) ? url : new URL(url).href;
  return address.length <= 2048 ? address : "";
}
