/**
 * Defines the cost of password hashes. At this cost, hashing takes about 0.2 s. The cost has its own module so that
 * tests can replace it.
 */

/** Parameters of scrypt (RFC 7914). `ln` is log2(N). Hashing needs 128 × 2^ln × r bytes of memory. */
export interface ScryptParameters {
  readonly ln: number;
  readonly r: number;
  readonly p: number;
}

/** One of the configurations that the OWASP Password Storage Cheat Sheet recommends. Hashing needs 32 MiB of memory. */
export const standardParameters: ScryptParameters = { ln: 15, r: 8, p: 3 };
