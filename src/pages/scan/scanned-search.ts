/** Scans in the search field: texts that are codes of labels, which the list of parts would not find. */
import { decodeCode } from "../../search/scan/decode-code.ts";
import { parsePrintedId } from "../../search/scan/printed-id.ts";
import type { SignedInRequest } from "../site/page.ts";
import { scanAddress } from "./scan-path.ts";

/**
 * Returns the page with the result of a scan if the user opened the list with the code of a label as the search text.
 * Short codes, such as `P0001`, are also part numbers, so the list searches for them. Scripts that update the list while
 * the user types get the list.
 */
export function scannedSearch({ query, headers, signedIn }: SignedInRequest): string | null {
  const text = (query.get("q") ?? "").trim();
  if (headers["sec-fetch-mode"] !== "navigate" || text === "") return null;
  if (!signedIn.principal.can("tools.label_scanner")) return null;
  const isAddress = text.includes("/scan/") && parsePrintedId(text) !== null;
  const decoded = decodeCode(text);
  // The codes of Amazon are short, so they can be part numbers, too.
  const isCode = decoded !== null && decoded.format !== "amazon";
  return isAddress || isCode ? scanAddress(text) : null;
}
