/** Generates product page URLs from the URL pattern of a manufacturer or supplier. */
import { parseUrl } from "../../util/url.ts";

/** The URL format that the contract accepts. */
const validUrl = /^https?:\/\/\S+$/;

/** The maximum length of a URL in the contract, in characters. */
const maximumUrlLength = 2048;

/**
 * Replaces `%PARTNUMBER%` in a URL pattern such as `https://example.com/%PARTNUMBER%`.
 * @returns an empty string if the pattern is empty, or if the result is not a URL that the contract accepts
 */
export function automaticProductUrl(pattern: string, productNumber: string, name: string): string {
  if (!/^https?:\/\//i.test(pattern)) return "";
  // `encodeURIComponent` throws on unpaired surrogates.
  const text = (productNumber === "" ? name : productNumber).replaceAll(/\p{Surrogate}/gu, "\ufffd");
  const number = encodeURIComponent(text);
  const url = pattern.replaceAll("%PARTNUMBER%", () => number);
  // The length is checked first, because parsing a very long host takes up to 60 ms per part.
  const parsed = url.length > maximumUrlLength ? null : parseUrl(url);
  if (parsed === null) return "";
  const address = validUrl.test(url) ? url : parsed.href;
  return address.length <= maximumUrlLength ? address : "";
}
