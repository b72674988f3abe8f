/**
 * Decodes `upload.data` as a stream. The text is a Base64 `data:` URL (RFC 2397) or plain Base64 (RFC 4648). The
 * decoder accepts the standard and the URL-safe alphabet, missing padding, and whitespace anywhere.
 */
import { FileRefused } from "./file-refused.ts";

const maximumPrefixLength = 1024;

/** Creates a decoder. Its methods throw a {@link FileRefused} error `not-base64` for invalid text. */
export function createBase64Decoder() {
  let prefix: string | null = ""; // Collects text until the decoder knows whether the text is a data URL; then `null`.
  let carry = "";
  let padding = 0;

  function decode(text: string): Buffer {
    if (padding === 0 && !/[^A-Za-z0-9+/_-]/.test(text)) return decodeQuartets(text);
    const compact = text.replaceAll(/[\t\n\f\r ]/g, "");
    const padAt = padding > 0 ? 0 : compact.indexOf("=");
    const digits = padAt === -1 ? compact : compact.slice(0, padAt);
    const pads = padAt === -1 ? "" : compact.slice(padAt);
    if (/[^A-Za-z0-9+/_-]/.test(digits) || /[^=]/.test(pads)) throw notBase64();
    padding += pads.length;
    if (padding > 2) throw notBase64();
    return decodeQuartets(digits);
  }

  function decodeQuartets(digits: string): Buffer {
    const text = carry + digits;
    const usable = text.length - (text.length % 4);
    carry = text.slice(usable);
    return Buffer.from(text.slice(0, usable), "base64");
  }

  return {
    /** Decodes the next piece of text. Returns the bytes that can be decoded so far. */
    push(text: string): Buffer {
      if (prefix === null) return decode(text);
      prefix = (prefix + text).replace(/^[\t\n\f\r ]+/, "");
      const start = prefix.slice(0, 5).toLowerCase();
      if (start === "data:") {
        const comma = prefix.slice(0, maximumPrefixLength).indexOf(",");
        if (comma === -1) {
          if (prefix.length >= maximumPrefixLength) throw notBase64();
          return Buffer.alloc(0);
        }
        checkPrefix(prefix.slice(5, comma));
        prefix = prefix.slice(comma + 1);
      } else if ("data:".startsWith(start)) {
        return Buffer.alloc(0);
      }
      const first = prefix;
      prefix = null;
      return decode(first);
    },
    /** Completes the decoding and returns the last bytes. */
    end(): Buffer {
      // Text as short as "data" can be plain Base64 or the start of a data URL, so it is classified only at the end.
      const undecided = prefix;
      prefix = null;
      if (undecided?.toLowerCase().startsWith("data:")) throw notBase64();
      const bytes = undecided ? decode(undecided) : Buffer.alloc(0);
      if (carry.length === 1) throw notBase64();
      if (padding > 0 && carry.length + padding !== 4) throw notBase64();
      return Buffer.concat([bytes, Buffer.from(carry, "base64")]);
    },
  };
}

/**
 * Validates the part of a data URL between `data:` and the comma. Ignores the media type, because clients send invalid
 * media types.
 */
function checkPrefix(text: string): void {
  if (!/;\s*base64\s*$/i.test(text)) {
    throw new FileRefused("not-base64", "A data URL must contain base64 data (data:…;base64,…).");
  }
}

function notBase64(): FileRefused {
  return new FileRefused(
    "not-base64",
    "This value is not valid base64. Send the file content as base64 or as a base64 data URL.",
  );
}
