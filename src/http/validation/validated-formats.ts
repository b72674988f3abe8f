/** Defines the values of `format` in the contract that are validated. All other formats are annotations. */
import addFormats from "ajv-formats";
import type { Ajv2020 } from "ajv/dist/2020.js";
import { parseDecimal } from "../../database/decimal.ts";
import { parseTimeSpan } from "../../query/date-value.ts";
import { parseUrl } from "../../util/url.ts";

/** Formats that ajv-formats does not support, or that accept any string. */
const annotations = [
  "uri-reference",
  "iri-reference",
  "iri",
  "int32",
  "int64",
  "float",
  "double",
  "password",
  "binary",
];

export function addContractFormats(ajv: Ajv2020): void {
  addFormats.default(ajv, ["date", "time", "date-time", "email", "uuid", "regex"]);
  const { validate: isEmail } = formatOf(ajv, "email");
  ajv.addFormat("email", (text: string) => text === "" || isEmail(text));
  // As in Part-DB and in filters, a date without a time is accepted, and a time without an offset is in UTC.
  ajv.addFormat("date-time", (text: string) => parseTimeSpan(text) !== null);
  ajv.addFormat("uri", isHttpUrl);
  ajv.addFormat("decimal", (text: string) => parseDecimal(text) !== null);
  for (const name of annotations) ajv.addFormat(name, true);
}

/**
 * Maximum length of the host with user name and port. Host names are shorter (RFC 1035), and longer texts are slow to
 * parse.
 */
const maximumHostLength = 1000;

/**
 * Whether the text is an absolute `http` or `https` URL. As in Part-DB, the host needs no top-level domain. An empty
 * string is valid, because responses use it for "no URL" and clients may send it back.
 */
export function isHttpUrl(text: string): boolean {
  if (text === "") return true;
  const host = /^https?:\/\/([^\s\\/?#]+)/i.exec(text)?.[1];
  if (host === undefined || host.length > maximumHostLength) return false;
  if (/[\s\p{Cc}"<>\\^`{|}]/u.test(text)) return false;
  return parseUrl(text) !== null;
}

function formatOf(ajv: Ajv2020, name: string): { validate: (text: string) => boolean } {
  const format = ajv.formats[name];
  if (typeof format === "function") return { validate: format };
  if (format instanceof RegExp) return { validate: (text) => format.test(text) };
  if (typeof format === "object" && "validate" in format) {
    const { validate } = format;
    if (validate instanceof RegExp) return { validate: (text) => validate.test(text) };
    if (typeof validate === "function") return { validate: validate as (text: string) => boolean };
  }
  throw new TypeError(`ajv-formats does not define the format ${name}.`);
}
