/** The notice that is shown after a redirect. The cookie is signed, so only the service can set the text. */
import { createHmac, timingSafeEqual } from "node:crypto";

export interface Notice {
  readonly text: string;
  /** The page of the changed element. */
  readonly link?: { readonly href: string; readonly title: string };
  /** The change set that the button in the notice takes back or makes again. */
  readonly revert?: { readonly action: "undo" | "redo"; readonly changeSet: number };
}

const maximumLength = 500;

/** Returns the value of the notice cookie for the browser with this secret. */
export function writeNotice(notice: Notice, secret: string): string {
  const text = notice.text.slice(0, maximumLength);
  const encoded = Buffer.from(JSON.stringify({ ...notice, text })).toString("base64url");
  return `${encoded}.${signature(encoded, secret).toString("base64url")}`;
}

/** Returns the notice of a cookie, or `null` if the service did not write the cookie for this browser. */
export function readNotice(value: string | undefined, secret: string | null): Notice | null {
  const [encoded = "", signed = ""] = (value ?? "").split(".");
  if (encoded === "" || secret === null) return null;
  const expected = signature(encoded, secret);
  const given = Buffer.from(signed, "base64url");
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  // Only `writeNotice` creates signed texts.
  return JSON.parse(Buffer.from(encoded, "base64url").toString("utf8")) as Notice;
}

function signature(encoded: string, secret: string): Buffer {
  return createHmac("sha256", secret).update(`partledger notice with actions ${encoded}`).digest();
}
