/** Product pages that follow a pattern of the manufacturer or supplier. */
import { parseUrl } from "../../url.ts";

/** What the contract takes as an address. */
const validUrl = /^https?:\/\/\S+$/;

/** Characters, as in the contract. */
const maximumUrlLength = 2048;

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
  // A long host takes long to parse: up to 60 ms for each part of a list.
  const parsed = url.length > maximumUrlLength ? null : parseUrl(url);
  if (parsed === null) return "";
  const address = validUrl.test(url) ? url : parsed.href;
  return address.length <= maximumUrlLength ? address : "";
}
