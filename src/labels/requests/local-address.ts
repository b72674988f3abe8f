/** Warns about labels that contain an address that only the computer of the service can open. */
import { isLoopback } from "../../util/loopback.ts";
import { parseUrl } from "../../util/url.ts";
import type { LabelOptions } from "./default-options.ts";

const linkPlaceholders = /\[\[(?:2D_CONTENT|INSTANCE_URL)\]\]/;
const codePlaceholders = /\[\[BARCODE_(?:QR|DATAMATRIX)\]\]/;

/** Returns null if the labels contain no address, or one that other devices can open. */
export function localAddressWarning(
  { barcode_type: type, barcode_content: content, lines }: LabelOptions,
  baseUrl: string,
): string | null {
  const isCode = (type !== "none" && content === "link") || codePlaceholders.test(lines);
  if (!isCode && !linkPlaceholders.test(lines)) return null;
  if (!isLoopback(parseUrl(baseUrl)?.hostname ?? "")) return null;
  const place = isCode ? "codes" : "texts";
  return `The ${place} contain the address ${baseUrl}, which other devices cannot open. Set PUBLIC_URL.`;
}
