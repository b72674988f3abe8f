/** The notice that is shown after a redirect. The cookie is signed, so only the service can set the text. */
import { createHmac, timingSafeEqual } from "node:crypto";

const maximumLength = 500;

/** Returns the value of the notice cookie for the browser with this secret. */
export function writeNotice(text: string, secret: string): string {
  const encoded = Buffer.from(text.slice(0, maximumLength)).toString("base64url");
  return `${encoded}.${signature(encoded, secret).toString("base64url")}`;
}

/** Returns the text of a notice cookie, or `null` if the service did not write the cookie for this browser. */
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
