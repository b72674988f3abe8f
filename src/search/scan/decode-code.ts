/** Decodes the codes of distributors and manufacturers. */
import { decodeAmazon } from "./amazon.ts";
import type { DecodedCode } from "./decoded-code.ts";
import { decodeIso15434 } from "./iso15434.ts";
import { decodeLcsc } from "./lcsc.ts";
import { decodeManufacturerCode } from "./manufacturer-codes.ts";
import { decodeTme } from "./tme.ts";

const decoders = [decodeIso15434, decodeLcsc, decodeTme, decodeManufacturerCode, decodeAmazon];

/** Returns the content of the code, or `null` if its format is unknown. */
export function decodeCode(code: string): DecodedCode | null {
  for (const decode of decoders) {
    const decoded = decode(code);
    if (decoded !== null) return decoded;
  }
  return null;
}
