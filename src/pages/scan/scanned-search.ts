/** Scans in the search field: texts that are codes of labels, which the list of parts would not find. */
import { decodeCode } from "../../search/scan/decode-code.ts";
import { readingsOf } from "../../search/scan/keyboard-layouts.ts";
import { parsePrintedId } from "../../search/scan/printed-id.ts";
import { Problem } from "../../util/errors.ts";
import type { PageOperations } from "../site/operations.ts";
import type { SignedInRequest } from "../site/page.ts";
import { scanAddress } from "./scan-path.ts";

/**
 * Returns the page with the result of a scan if the user searched for the code of a label. Short codes, such as `P0001`,
 * can also be part numbers: the list searches for those of a part, and for those that no label has. Scripts that update
 * the list while the user types get the list.
 */
export async function scannedSearch(
  operations: PageOperations,
  request: SignedInRequest,
): Promise<string | null> {
  const { query, headers, signedIn } = request;
  const text = (query.get("q") ?? "").trim();
  const isSubmitted = headers["sec-fetch-mode"] === "navigate" || headers["x-form-submitted"] === "true";
  if (
    !isSubmitted ||
    text === "" ||
    text.length > maximumCode ||
    !signedIn.principal.can("tools.label_scanner")
  )
    return null;
  const readings = readingsOf(text);
  if (readings.some(isLabelCode)) return scanAddress(text);
  const isShort = readings.some((reading) => shortCode.test(reading));
  return isShort && (await isElement(operations, request, text)) ? scanAddress(text) : null;
}

/** The maximum length of a code that can be scanned, in characters. */
const maximumCode = 1000;

/** Whether the text is the address of a label or the code of a supplier. */
function isLabelCode(text: string): boolean {
  if (/\/scan\//i.test(text) && parsePrintedId(text) !== null) return true;
  const decoded = decodeCode(text);
  // The codes of Amazon are short, so they can be part numbers, too.
  return decoded !== null && decoded.format !== "amazon";
}

/** Labels have at least four digits. */
const shortCode = /^(?:[pls]-?|\$l)[0-9]{4,}$/i;

/** Whether the text is the short code of an element, and no number or name of a part. */
async function isElement(
  operations: PageOperations,
  request: SignedInRequest,
  text: string,
): Promise<boolean> {
  try {
    const { match, others } = await operations.call(request, {
      operationId: "scanCode",
      query: { code: text },
    });
    return match !== null && match.endsWith("_id") && others.length === 0;
  } catch (error) {
    if (error instanceof Problem && (error.status === 404 || error.status === 403)) return false;
    throw error;
  }
}
