/** Hashes passwords with scrypt (RFC 7914) and validates new passwords. `attempts.ts` limits failed sign-ins. */
import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from "node:crypto";
import { promisify } from "node:util";
import { normalize } from "../database/normalize.ts";
import { standardParameters, type ScryptParameters } from "./password-cost.ts";

export const maximumPasswordLength = 128;

/** Minimum length of a password that a user chooses on a page (NIST SP 800-63B §5.1.1.2). */
export const minimumChosenLength = 8;

const scryptKey = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

const maximumMemory = 256 * 1024 * 1024;
const saltBytes = 16;
const keyBytes = 32;
const hashPattern =
  /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/;

/**
 * Returns the reason why a new password is not accepted, or `null`. As NIST SP 800-63B recommends, only the length is
 * restricted. The length is counted in code points after NFKC normalization. Control characters are rejected because
 * users enter them only by mistake, and because PBKDF2 (a part of scrypt) ignores trailing NULs.
 */
export function passwordViolation(password: string, minimum = 6): string | null {
  const length = [...normalize(password, "NFKC")].length;
  if (length < minimum) return `The password is too short. It must have at least ${minimum} characters.`;
  if (length > maximumPasswordLength) {
    return `The password is too long. It must have at most ${maximumPasswordLength} characters.`;
  }
  if (/\p{Cc}/u.test(password)) return "The password must not contain control characters.";
  return null;
}

/**
 * Returns the hash to store, in the format `$scrypt$ln=15,r=8,p=3$salt$key`. Salt and key are encoded in Base64 without
 * padding.
 * @param parameters set only by tests
 */
export async function hashPassword(password: string, parameters = standardParameters): Promise<string> {
  const salt = randomBytes(saltBytes);
  const key = await derive(password, salt, parameters);
  const { ln, r, p } = parameters;
  return `$scrypt$ln=${ln},r=${r},p=${p}$${unpadded(salt)}$${unpadded(key)}`;
}

/**
 * Whether a password matches a hash. If the hash is `null` (unknown user or user without a password), hashes the
 * password with a dummy salt. The response time then does not reveal which names exist.
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const expected = hash === null ? null : parse(hash);
  const { parameters, salt, key } = expected ?? decoy;
  const actual = await derive(password, salt, parameters);
  return timingSafeEqual(actual, key) && expected !== null;
}

/** Whether the cost of a hash differs from the current cost. The next successful sign-in replaces such a hash. */
export function needsRehash(hash: string): boolean {
  const { ln, r, p } = standardParameters;
  const used = parse(hash)?.parameters;
  return used?.ln !== ln || used.r !== r || used.p !== p;
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

/** Parses a stored hash. Returns `null` if the format is unknown or the cost exceeds the limits of this process. */
function parse(hash: string): ParsedHash | null {
  const [, log, blockSize, parallel, salt, key] = hashPattern.exec(hash) ?? [];
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
