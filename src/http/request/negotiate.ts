/**
 * Content negotiation (RFC 9110 §12.5.1): selects the representation that the `Accept` header requests. The steps of the
 * pipeline decide when to use the result.
 */
import { problem, type Problem } from "../../util/errors.ts";
import type { Operation } from "../operation.ts";
import type { Format, Match } from "../pipeline/route-index.ts";
import { parseWeightedList, type Weighted } from "./weighted-list.ts";

export type Negotiation =
  | { readonly kind: "chosen"; readonly mediaType: string }
  /** The request has no `Accept` header. */
  | { readonly kind: "missing" }
  /** The client prefers HTML to every offered type. `otherwise` is the best of the offered types. */
  | { readonly kind: "html"; readonly requested: string; readonly otherwise: string | null }
  | { readonly kind: "unsupported"; readonly requested: string };

export const jsonLd = "application/ld+json";
export const plainJson = "application/json";

/** The media types of data, in order of preference. */
export const dataTypes: readonly string[] = [jsonLd, plainJson];

/**
 * Whether a media type is JSON or a format based on JSON (RFC 6839 §3.1). JSON Lines is not.
 * @example isJson("application/ld+json") // true
 */
export function isJson(mediaType: string): boolean {
  return /[/+]json$/.test(mediaType);
}

/** The media type of errors. For operations without a response body, only the format of errors is negotiated. */
const problemJson = "application/problem+json";
const bodilessTypes: readonly string[] = [...dataTypes, problemJson];

const html = "text/html";

export interface Offers {
  /** The media types of the response body in order of preference, or the media types of errors if there is no body. */
  readonly mediaTypes: readonly string[];
  /**
   * Whether browsers get the documentation page instead of data: below `/api`, if the contract lists HTML after the data
   * types. Elsewhere, the handler returns the listed HTML.
   */
  readonly hasDocumentationPage: boolean;
  /** Whether the contract declares 406. If not, the operation falls back to the first of its media types. */
  readonly isStrict: boolean;
}

/** Returns the media types of an operation's successful responses, in the order of the contract. */
export function offersOf(operation: Pick<Operation, "path" | "response" | "problems">): Offers {
  const own = operation.response?.mediaTypes ?? [];
  const isStrict = operation.problems.includes(406);
  if (own.length === 0) return { mediaTypes: bodilessTypes, hasDocumentationPage: false, isStrict };
  const hasDocumentationPage = /^\/api(\/|$)/.test(operation.path) && own.length > 1 && own.at(-1) === html;
  return {
    mediaTypes: hasDocumentationPage ? own.slice(0, -1) : own,
    hasDocumentationPage,
    isStrict,
  };
}

/**
 * Selects the media type of a response: the offered type with the highest quality. Of types with the same quality, one
 * that the header names is preferred to one that only a wildcard includes; then the order of the offers decides. Media
 * type parameters (`profile`, `charset`) are ignored.
 * @param accept the `Accept` header, if the request has one
 * @param offers media types in order of preference
 * @example negotiate("application/*;q=0.5", ["application/json"]) // { kind: "chosen", mediaType: "application/json" }
 */
export function negotiate(accept: string | undefined, offers: readonly string[]): Negotiation {
  if (accept === undefined || accept.trim() === "") return { kind: "missing" };
  const ranges = parseWeightedList(accept);
  let chosen: string | null = null;
  let best = unacceptable;
  for (const offer of offers) {
    const weight = weightOf(offer, ranges);
    if (isHigher(weight, best)) {
      best = weight;
      chosen = offer;
    }
  }
  const prefersHtml =
    /text\/html/i.test(accept) && !offers.includes(html) && isHigher(weightOf(html, ranges), best);
  if (prefersHtml) {
    return { kind: "html", requested: accept, otherwise: chosen };
  }
  return chosen === null ? { kind: "unsupported", requested: accept } : { kind: "chosen", mediaType: chosen };
}

interface Weight {
  readonly quality: number;
  /** Whether the header names the media type itself, and not only a range that includes it. */
  readonly isNamed: boolean;
}

const unacceptable: Weight = { quality: 0, isNamed: true };

function isHigher(one: Weight, other: Weight): boolean {
  return one.quality === other.quality ? one.isNamed && !other.isNamed : one.quality > other.quality;
}

/** Returns the weight of the most specific range that includes the media type. */
function weightOf(mediaType: string, ranges: readonly Weighted[]): Weight {
  const group = `${mediaType.slice(0, mediaType.indexOf("/"))}/*`;
  // An operation that returns files of any type ignores the `Accept` header.
  if (mediaType === "*/*") return { quality: 1, isNamed: true };
  let most = 0;
  let specificity = 0;
  for (const { value, quality } of ranges) {
    const own = value === mediaType ? 3 : value === group ? 2 : value === "*/*" || value === "*" ? 1 : 0;
    if (own === 0 || own < specificity) continue;
    most = own > specificity ? quality : Math.max(most, quality);
    specificity = own;
  }
  return { quality: most, isNamed: specificity === 3 };
}

/**
 * Returns the media type of the response. A format suffix overrides the `Accept` header, unless the operation's own
 * path ends in the suffix and the operation offers more types.
 * @throws {Problem} 406 that lists the offered types
 */
export function acceptedType(
  { mediaTypes, isStrict }: Offers,
  { suffix, route }: Pick<Match<unknown>, "suffix" | "route">,
  negotiation: Negotiation,
): string {
  if (negotiation.kind === "chosen" && (suffix === null || route.template.endsWith(`.${suffix}`))) {
    return negotiation.mediaType;
  }
  if (suffix === null && negotiation.kind === "html" && negotiation.otherwise !== null) {
    return negotiation.otherwise;
  }
  const forced = suffix === null ? null : suffix === "json" ? plainJson : jsonLd;
  if (forced !== null && mediaTypes.includes(forced)) return forced;
  if (isStrict && forced !== null) throw notAcceptable(forced, mediaTypes);
  if (isStrict && "requested" in negotiation) throw notAcceptable(negotiation.requested, mediaTypes);
  return mediaTypes[0] ?? jsonLd;
}

/** Creates the 406 for a request that accepts none of the offered types. */
export function notAcceptable(requested: string, offers: readonly string[]): Problem {
  const supported = offers.map((type) => `"${type}"`).join(", ");
  const shown = requested.slice(0, 200);
  return problem(
    "not-acceptable",
    `Requested format "${shown}" is not supported. Supported MIME types are ${supported}.`,
  );
}

export function formatOf(mediaType: string): Format {
  return mediaType === plainJson || mediaType === problemJson ? "json" : "jsonld";
}

/** Returns the format of problem documents that the client prefers. The default is JSON-LD. */
export function problemFormat(accept: string | undefined, suffix: Format | null): Format {
  if (suffix !== null) return suffix;
  const negotiation = negotiate(accept, bodilessTypes);
  if (negotiation.kind === "chosen") return formatOf(negotiation.mediaType);
  return negotiation.kind === "html" && prefersPlain(accept) ? "json" : "jsonld";
}

/** Whether the `Accept` header prefers plain JSON or problem documents to JSON-LD. */
function prefersPlain(accept: string | undefined): boolean {
  const ranges = parseWeightedList(accept ?? "");
  const linked = weightOf(jsonLd, ranges);
  return [plainJson, problemJson].some((plain) => isHigher(weightOf(plain, ranges), linked));
}
