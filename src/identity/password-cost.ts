/**
 * Defines the cost of password hashes. This is a separate module so that tests can replace it. A hash takes about 0.2
 * s.
 */

/** Parameters of scrypt (RFC 7914): `ln` is log2(N). A hash needs 128 × 2^ln × r bytes of memory. */
export interface ScryptParameters {
  readonly ln: number;
  readonly r: number;
  readonly p: number;
}

/**
 * A hash needs 32 MiB of memory. The OWASP Password Storage Cheat Sheet recommends this configuration, among others.
 */
export const standardParameters: ScryptParameters = { ln: 15, r: 8, p: 3 };
