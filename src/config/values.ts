/** Parses the values of environment variables. Each parser returns a value or a message. */
import ipaddr from "ipaddr.js";
import { parseUrl } from "../util/url.ts";

/** The result of a parser. `problem` continues a sentence that starts with the variable's name: `PORT` + ` must be …`. */
export type Reading<T> = { readonly value: T } | { readonly problem: string };

export type ReadValue<T> = (text: string) => Reading<T>;

/** Accepts at most `maximum` characters, and no control characters except line breaks and tabs. */
export function text(maximum: number): ReadValue<string> {
  return (given) => {
    if (given.length > maximum) return { problem: `must not be longer than ${maximum} characters.` };
    if (/[^\P{Cc}\n\t]/u.test(given)) return { problem: "must not contain control characters." };
    return { value: given };
  };
}

/** Accepts a single line of at most `maximum` characters. */
export function line(maximum: number): ReadValue<string> {
  return (given) =>
    /[\n\t]/.test(given) ? { problem: "must be one line without tabs." } : text(maximum)(given);
}

/** Accepts 1, true, yes and on, or 0, false, no and off. */
export function flag(given: string): Reading<boolean> {
  if (/^(1|true|yes|on)$/i.test(given)) return { value: true };
  if (/^(0|false|no|off)$/i.test(given)) return { value: false };
  return { problem: `must be 1 or 0, not ${quoted(given)}.` };
}

export function wholeNumber(least: number, most: number): ReadValue<number> {
  return (given) => {
    const number = /^-?\d{1,15}$/.test(given) ? Number(given) : NaN;
    if (number >= least && number <= most) return { value: number };
    return { problem: `must be a whole number from ${least} to ${most}, not ${quoted(given)}.` };
  };
}

/** Accepts a percentage from 0 to 100 with at most four decimals, such as 19 or 8.1. */
export function percentage(given: string): Reading<number> {
  const number = /^\d{1,3}(\.\d{1,4})?$/.test(given) ? Number(given) : NaN;
  if (number <= 100) return { value: number };
  return { problem: `must be a percentage from 0 to 100 such as 19 or 8.1, not ${quoted(given)}.` };
}

export function oneOf<const T extends string>(choices: readonly T[]): ReadValue<T> {
  return (given) => {
    const value = choices.find((choice) => choice === given.toLowerCase());
    if (value !== undefined) return { value };
    return { problem: `must be one of ${choices.join(", ")}, not ${quoted(given)}.` };
  };
}

/** Accepts one or more of `choices`, separated by spaces. Returns the last of them in the order of `choices`. */
export function highestOf<const T extends string>(choices: readonly T[]): ReadValue<T> {
  return (given) => {
    const names = given.toLowerCase().split(/\s+/);
    const value = choices.findLast((choice) => names.includes(choice));
    if (value !== undefined && names.every((name) => choices.some((choice) => choice === name)))
      return { value };
    return {
      problem: `must be one or more of ${choices.join(", ")}, separated by spaces, not ${quoted(given)}.`,
    };
  };
}

/**
 * Accepts a comma-separated list of `choices`, or `all`, or `none`. Returns the selected choices in the order of
 * `choices`.
 */
export function someOf<const T extends string>(choices: readonly T[]): ReadValue<readonly T[]> {
  return (given) => {
    const names = given
      .toLowerCase()
      .split(",")
      .flatMap((name) => (name.trim() === "" ? [] : [name.trim()]));
    if (names.length === 1 && names[0] === "none") return { value: [] };
    if (names.length === 1 && names[0] === "all") return { value: choices };
    const wrong = names.find((name) => !choices.some((choice) => choice === name));
    if (wrong === undefined && names.length > 0) {
      return { value: choices.filter((choice) => names.includes(choice)) };
    }
    return {
      problem: `must be all, none, or a comma-separated list of ${choices.join(", ")}, not ${quoted(given)}.`,
    };
  };
}

const units: Readonly<Record<string, number>> = {
  "": 1,
  K: 1000,
  M: 1000 ** 2,
  G: 1000 ** 3,
  KI: 1024,
  MI: 1024 ** 2,
  GI: 1024 ** 3,
};

/** Accepts `100M`, `1.5G`, `64Ki`, `2000000`. K, M and G are powers of 1000; Ki, Mi and Gi are powers of 1024. */
export function byteSize(given: string): Reading<number> {
  const [, digits = "", unit = ""] = /^(\d{1,15}(?:\.\d{1,3})?)\s*([KMG]?i?)B?$/i.exec(given) ?? [];
  const factor = units[unit.toUpperCase()];
  const bytes = factor === undefined || digits === "" ? NaN : Math.floor(Number(digits) * factor);
  if (bytes >= 1 && Number.isSafeInteger(bytes)) return { value: bytes };
  return { problem: `must be a size such as 100M, 512Ki or 2000000, not ${quoted(given)}.` };
}

export function byteSizeBetween(least: string, most: string): ReadValue<number> {
  const limit = (size: string, other: number): number => {
    const reading = byteSize(size);
    return "value" in reading ? reading.value : other;
  };
  return (given) => {
    const reading = byteSize(given);
    if ("problem" in reading) return reading;
    if (reading.value >= limit(least, 0) && reading.value <= limit(most, Infinity)) return reading;
    return { problem: `must be from ${least} to ${most}, not ${quoted(given)}.` };
  };
}

/**
 * Accepts only a URL without a path or query, such as `https://parts.example.com`. Returns the URL without a trailing
 * slash.
 */
export function publicUrl(given: string): Reading<string> {
  const example = 'such as "https://parts.example.com"';
  const url = /^https?:\/\//i.test(given) ? parseUrl(given) : null;
  if (url === null) {
    return { problem: `must be a URL ${example}, not ${quoted(given)}.` };
  }
  const { origin, pathname, search, hash, username, password } = url;
  if (username !== "" || password !== "") return { problem: "must not contain a user name or a password." };
  if (pathname !== "/" || search !== "" || hash !== "") {
    return { problem: `must be a URL without a path, ${example}. The service cannot run under a path.` };
  }
  return { value: origin };
}

/** Accepts a URL without user name, password and query, such as `https://s3.example.com`. */
export function serviceUrl(given: string): Reading<string> {
  const url = /^https?:\/\//i.test(given) ? parseUrl(given) : null;
  if (url !== null && url.username === "" && url.password === "" && url.search === "" && url.hash === "")
    return { value: url.href.replace(/\/$/, "") };
  return {
    problem: 'must be a URL such as "https://s3.example.com", without user name, password and parameters.',
  };
}

/** Accepts the name of a bucket. The rules are those of Amazon S3. */
export function bucketName(given: string): Reading<string> {
  if (/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(given)) return { value: given };
  return {
    problem: `must have 3 to 63 lowercase letters, digits, dots and hyphens, not ${quoted(given)}.`,
  };
}

/**
 * Accepts the URL of a SQLite or PostgreSQL database. Checks only the format. The message never contains the URL, which
 * can include a password.
 */
export function databaseUrl(given: string): Reading<string> {
  if (/^sqlite:(?:\/\/)?(?!\/\/|:memory:$)./i.test(given)) return { value: given };
  if (/^postgres(ql)?:\/\//i.test(given) && isDecodable(given)) return { value: given };
  return {
    problem: 'must be "sqlite:" followed by the path of a file, or a URL that starts with "postgres://".',
  };
}

/** Whether `%` is only used to encode characters. Passwords often contain one that is not encoded. */
function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return parseUrl(url) !== null;
  } catch {
    return false;
  }
}

export function hostName(given: string): Reading<string> {
  const isName =
    /^(?=.{1,253}$)[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?)*\.?$/i;
  const looksLikeAddress = /^[\d.]+$/.test(given) || given.includes(":");
  const isValid = looksLikeAddress
    ? isDottedAddress(given) || ipaddr.IPv6.isValid(given)
    : isName.test(given);
  if (isValid) return { value: given };
  return { problem: `must be an IP address or a host name such as 127.0.0.1, not ${quoted(given)}.` };
}

/** Named address ranges, with the names that Express uses. */
const namedRanges: ReadonlyMap<string, readonly string[]> = new Map([
  ["loopback", ["127.0.0.0/8", "::1/128"]],
  ["linklocal", ["169.254.0.0/16", "fe80::/10"]],
  ["uniquelocal", ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"]],
]);

/** Accepts comma-separated addresses, CIDR ranges and the names `loopback`, `linklocal` and `uniquelocal`. */
export function addressList(given: string): Reading<readonly string[]> {
  const names = given.split(",").flatMap((name) => (name.trim() === "" ? [] : [name.trim()]));
  const wrong = names.find((name) => !namedRanges.has(name) && !isAddressOrRange(name));
  if (wrong !== undefined) {
    return {
      problem: `must be a comma-separated list of IP addresses or ranges such as 10.0.0.0/8. ${quoted(wrong)} is neither.`,
    };
  }
  return { value: names.flatMap((name) => namedRanges.get(name) ?? [name]) };
}

function isAddressOrRange(name: string): boolean {
  return name.includes("/") ? ipaddr.isValidCIDR(name) : ipaddr.IPv6.isValid(name) || isDottedAddress(name);
}

/**
 * Whether an IPv4 address has four parts. The library also accepts short forms such as `10.1`, which are probably
 * typing mistakes.
 */
function isDottedAddress(name: string): boolean {
  return ipaddr.IPv4.isValidFourPartDecimal(name);
}

/**
 * Accepts a regular expression for CORS origins, or `*` for all origins. The expression must match the complete origin.
 */
export function originPattern(given: string): Reading<RegExp> {
  if (given === "*") return { value: /.*/ };
  try {
    return { value: new RegExp(given) };
  } catch {
    return { problem: `must be a regular expression for origins, or *, not ${quoted(given)}.` };
  }
}

export function timeZone(given: string): Reading<string> {
  try {
    new Intl.DateTimeFormat("en", { timeZone: given });
    return { value: given };
  } catch {
    return { problem: `must be an IANA time zone such as Europe/Berlin, not ${quoted(given)}.` };
  }
}

export function currency(given: string): Reading<string> {
  const code = given.toUpperCase();
  if (Intl.supportedValuesOf("currency").includes(code)) return { value: code };
  return { problem: `must be a currency code such as EUR, not ${quoted(given)}.` };
}

export function locale(given: string): Reading<string> {
  try {
    const [value] = Intl.getCanonicalLocales(given.replaceAll("_", "-"));
    if (value !== undefined) return { value };
  } catch {
    // The message below covers invalid language tags.
  }
  return { problem: `must be a language tag such as en or de-AT, not ${quoted(given)}.` };
}

export function quoted(given: string): string {
  return JSON.stringify(given.length > 80 ? `${given.slice(0, 80)}…` : given);
}
