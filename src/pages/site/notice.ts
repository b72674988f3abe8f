/** The one sentence that is carried over a redirect: what a form has done. Signed, so that only we put words on pages. */
import { createHmac, timingSafeEqual } from "node:crypto";

const maximumLength = 500;

/** The value of the cookie, for the browser that holds `secret`. */
export function writeNotice(text: string, secret: string): string {
  const encoded = Buffer.from(text.slice(0, maximumLength)).toString("base64url");
  return `${encoded}.${signature(encoded, secret).toString("base64url")}`;
}

/** The sentence of a cookie; null for one that we did not write for this browser. */
export function readNotice(value: string | undefined, secret: string | null): string | null {
  const [encoded = "", signed = ""] = (value ?? "").split(".");
  if (encoded === "" || secret === null) return null;
  const expected = signature(encoded, secret);
  const given = Buffer.from(signed, "base64url");
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return Buffer.from(encoded, "base64url").toString("utf8");
}

function signature(encoded: string, secret: string): Buffer {
  return createHmac("sha256", secret).update(`partledger notice ${encoded}`).digest();
}
