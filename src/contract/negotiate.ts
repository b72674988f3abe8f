/**
 * Content negotiation (RFC 9110 §12.5.1): which representation an `Accept` header asks for. It decides only; who
 * acts on it, and when in the course of a request, is said in `pipeline.ts`.
 */
import { problem, type Problem } from "../errors.ts";
import type { Operation } from "./operation.ts";
import type { Format, Match } from "./route-index.ts";
import { memoizeHeader, parseWeightedList, type Weighted } from "./weighted-list.ts";

export type Negotiation =
  | { readonly kind: "chosen"; readonly mediaType: string }
  /** There is no `Accept` header. */
  | { readonly kind: "missing" }
  /** HTML is preferred to every type that is offered; `otherwise` is the best of those. */
  | { readonly kind: "html"; readonly requested: string; readonly otherwise: string | null }
  | { readonly kind: "unsupported"; readonly requested: string };

/** Chooses for one set of media types; the header is `undefined` where there is none. */
export type Negotiator = (accept: string | undefined) => Negotiation;

export const jsonLd = "application/ld+json";
export const plainJson = "application/json";

/** The media types of data, preferred first. */
export const dataTypes: readonly string[] = [jsonLd, plainJson];

/** Offered by operations without a response body: only their errors have a format to negotiate. */
const problemJson = "application/problem+json";
const withoutBody: readonly string[] = [...dataTypes, problemJson];

const html = "text/html";

export interface Offers {
  /** The media types of the response body, preferred first; those of errors if there is none. */
  readonly mediaTypes: readonly string[];
  /** Whether the documentation page stands in for data: the contract then declares HTML after the data. */
  readonly documentationPage: boolean;
  /** Whether the contract declares 406; if not, the operation answers the first of its types to everyone. */
  readonly strict: boolean;
}

/** What an operation offers: the media types of its successful answers, in the contract's order. */
export function offersOf(operation: Operation): Offers {
  const own = operation.response?.mediaTypes ?? [];
  const strict = operation.problems.includes(406);
  if (own.length === 0) return { mediaTypes: withoutBody, documentationPage: false, strict };
  const documentationPage = own.length > 1 && own.at(-1) === html;
  return { mediaTypes: documentationPage ? own.slice(0, -1) : own, documentationPage, strict };
}

/**
 * Makes the negotiator for a set of media types, preferred first. The highest weight wins, then the order of the
 * offers. Parameters of media types (`profile`, `charset`) are not looked at.
 */
export function createNegotiator(offers: readonly string[]): Negotiator {
  const negotiateHeader = memoizeHeader((accept) => negotiate(accept, offers));
  return (accept) =>
    accept === undefined || accept.trim() === "" ? { kind: "missing" } : negotiateHeader(accept);
}

function negotiate(accept: string, offers: readonly string[]): Negotiation {
  const ranges = parseWeightedList(accept);
  let chosen: string | null = null;
  let best = 0;
  for (const offer of offers) {
    const quality = qualityOf(offer, ranges);
    if (quality > best) {
      best = quality;
      chosen = offer;
    }
  }
  if (
    !offers.includes(html) &&
    ranges.some(({ value }) => value === html) &&
    qualityOf(html, ranges) > best
  ) {
    return { kind: "html", requested: accept, otherwise: chosen };
  }
  return chosen === null ? { kind: "unsupported", requested: accept } : { kind: "chosen", mediaType: chosen };
}

/** The weight of the most specific range that covers a media type; 0 where none does. */
function qualityOf(mediaType: string, ranges: readonly Weighted[]): number {
  const group = `${mediaType.slice(0, mediaType.indexOf("/"))}/*`;
  for (const wanted of mediaType === "*/*" ? [] : [mediaType, group, "*/*"]) {
    const covering = ranges.filter(({ value }) => value === wanted || (wanted === "*/*" && value === "*"));
    if (covering.length > 0) return Math.max(...covering.map(({ quality }) => quality));
  }
  // An operation that answers files of any type is acceptable to everyone.
  return mediaType === "*/*" ? 1 : 0;
}

/**
 * The media type to answer with. A suffix decides alone, unless the operation's own path ends in it and offers more.
 *
 * @throws {Problem} 406 that names what there is
 */
export function acceptedType(
  { mediaTypes, strict }: Offers,
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
  if (strict && forced !== null) throw notAcceptable(forced, mediaTypes);
  if (strict && "requested" in negotiation) throw notAcceptable(negotiation.requested, mediaTypes);
  return mediaTypes[0] ?? jsonLd;
}

function notAcceptable(requested: string, offers: readonly string[]): Problem {
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

const negotiateProblem = createNegotiator(withoutBody);

/** The form of problem documents that a client understands best; JSON-LD where it does not say. */
export function problemFormat(accept: string | undefined, suffix: Format | null): Format {
  if (suffix !== null) return suffix;
  const negotiation = negotiateProblem(accept);
  if (negotiation.kind === "chosen") return formatOf(negotiation.mediaType);
  return negotiation.kind === "html" && prefersPlain(accept) ? "json" : "jsonld";
}

/** Browsers and the like: HTML first, but plain JSON or plain problem documents named and JSON-LD not. */
function prefersPlain(accept: string | undefined): boolean {
  const ranges = parseWeightedList(accept ?? "");
  const plain = Math.max(qualityOf(plainJson, ranges), qualityOf(problemJson, ranges));
  return plain > qualityOf(jsonLd, ranges);
}
