/**
 * Password hashing with scrypt (RFC 7914) and the rule for new passwords. Who has which password is stored by
 * `users.ts`; throttling of log-ins is not done here.
 */
import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from "node:crypto";
import { promisify } from "node:util";
import { normalize } from "../database/normalize.ts";
import { standardParameters, type ScryptParameters } from "./password-cost.ts";

export const maximumPasswordLength = 128;

/** The least that is asked of a password that people choose for themselves on a page (NIST SP 800-63B §5.1.1.2). */
export const minimumChosenLength = 8;

const scryptKey = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

const maximumMemory = 256 * 1024 * 1024;
const saltBytes = 16;
const keyBytes = 32;
const stored = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/;

/**
 * Why a new password is refused, or `null`. Little more than length is asked (NIST SP 800-63B), counted in
 * characters as people see them. Control characters only get in by accident, and PBKDF2 inside scrypt cannot
 * tell `x` from `x` and a NUL.
 */
export function passwordFault(password: string, minimum = 6): string | null {
  const length = [...normalize(password, "NFKC")].length;
  if (length < minimum) return `The password is too short. It must have at least ${minimum} characters.`;
  if (length > maximumPasswordLength) {
    return `The password is too long. It must not have more than ${maximumPasswordLength} characters.`;
  }
  if (/\p{Cc}/u.test(password)) return "The password must not contain control characters.";
  return null;
}

/**
 * The text to store: `$scrypt$ln=15,r=8,p=3$salt$key`, salt and key in base 64 without padding.
 * @param parameters only tests give others
 */
export async function hashPassword(password: string, parameters = standardParameters): Promise<string> {
  const salt = randomBytes(saltBytes);
  const key = await derive(password, salt, parameters);
  const { ln, r, p } = parameters;
  return `$scrypt$ln=${ln},r=${r},p=${p}$${unpadded(salt)}$${unpadded(key)}`;
}

/**
 * Whether a password is the one that was stored. Without a stored one (`null`: there is no such user, or the user
 * has no password) the same work is done before the refusal, so that the time taken does not tell which names exist.
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const expected = hash === null ? null : parse(hash);
  const { parameters, salt, key } = expected ?? decoy;
  const given = await derive(password, salt, parameters);
  return timingSafeEqual(given, key) && expected !== null;
}

/** Whether a hash was made with another cost than today's and should be renewed at the next log-in. */
export function needsRehash(hash: string): boolean {
  const { ln, r, p } = standardParameters;
  const made = parse(hash)?.parameters;
  return made?.ln !== ln || made.r !== r || made.p !== p;
}

interface ParsedHash {
  readonly parameters: ScryptParameters;
  readonly salt: Buffer;
  readonly key: Buffer;
}

const decoy: ParsedHash = {
  parameters: standardParameters,
  salt: Buffer.alloc(saltBytes),
  key: Buffer.alloc(keyBytes),
};

/** `null` for what is no hash of ours, and for a cost that this process would choke on. */
function parse(hash: string): ParsedHash | null {
  const [, log, blockSize, parallel, salt, key] = stored.exec(hash) ?? [];
  if (salt === undefined || key === undefined) return null;
  const [ln, r, p] = [Number(log), Number(blockSize), Number(parallel)];
  if (ln < 1 || r < 1 || p < 1 || p > 16 || memoryOf({ ln, r, p }) > maximumMemory) return null;
  return {
    parameters: { ln, r, p },
    salt: Buffer.from(salt, "base64"),
    key: Buffer.from(key, "base64"),
  };
}

function memoryOf({ ln, r }: ScryptParameters): number {
  return 128 * 2 ** ln * r;
}

function derive(password: string, salt: Buffer, parameters: ScryptParameters): Promise<Buffer> {
  const { ln, r, p } = parameters;
  const options = { N: 2 ** ln, r, p, maxmem: memoryOf(parameters) + 128 * r * p + 1024 * 1024 };
  return scryptKey(normalize(password, "NFKC"), salt, keyBytes, options);
}

function unpadded(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}
