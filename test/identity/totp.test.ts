import { describe, expect, test } from "vitest";
import { acceptedStep, isTotpSecret, newTotpSecret, totpUri } from "../../src/identity/totp.ts";

/** The secret of RFC 6238 appendix B in base 32: `12345678901234567890`. */
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const at = (seconds: number) => new Date(seconds * 1000);

describe("a code of the app", () => {
  test.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_111_111_111, "050471"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"],
    [20_000_000_000, "353130"],
  ])("is accepted as RFC 6238 appendix B computes it, at %i", (seconds, code) => {
    expect(acceptedStep(secret, code, at(seconds), null)).toBe(Math.floor(seconds / 30));
  });

  test("is accepted at most one step early or late (RFC 6238 §5.2)", () => {
    const step = 41_152_263; // the step of 1,234,567,890 s
    const accepted = (seconds: number) => acceptedStep(secret, "005924", at(seconds), null);
    expect(accepted(step * 30 - 31)).toBeNull();
    expect(accepted(step * 30 - 30)).toBe(step);
    expect(accepted(step * 30 + 59)).toBe(step);
    expect(accepted(step * 30 + 60)).toBeNull();
  });

  test("is rejected after it or a later step was used (RFC 6238 §5.2)", () => {
    const step = Math.floor(59 / 30);
    expect(acceptedStep(secret, "287082", at(59), step - 1)).toBe(step);
    expect(acceptedStep(secret, "287082", at(59), step)).toBeNull();
    expect(acceptedStep(secret, "287082", at(59), step + 1)).toBeNull();
  });

  test("is accepted although a step far in the future was used, because the clock was wrong then", () => {
    const step = Math.floor(59 / 30);
    expect(acceptedStep(secret, "287082", at(59), step + 2)).toBeNull();
    expect(acceptedStep(secret, "287082", at(59), step + 1_000_000)).toBe(step);
  });

  test.each(["", "28708", "2870820", "28708a", "٢٨٧٠٨٢", "287082\n", "-87082"])(
    "rejects %j without comparing it",
    (code) => {
      expect(acceptedStep(secret, code, at(59), null)).toBeNull();
    },
  );
});

describe("a TOTP secret", () => {
  test("has 160 random bits (RFC 4226 §4) and is different each time", () => {
    const made = newTotpSecret(Buffer.from("12345678901234567890"));
    expect(made).toBe(secret);
    expect(newTotpSecret()).not.toBe(newTotpSecret());
    expect(isTotpSecret(newTotpSecret())).toBe(true);
  });

  test.each(["", "GEZDGNBV", secret.toLowerCase(), `${secret}A`, "1EZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"])(
    "rejects %j",
    (text) => {
      expect(isTotpSecret(text)).toBe(false);
    },
  );

  test("is passed to apps with issuer and account, regardless of their characters", () => {
    const uri = new URL(totpUri("Lab & Co: parts", "ada+1@example.org", secret));
    expect(uri.protocol).toBe("otpauth:");
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: "Lab & Co: parts",
      secret,
      algorithm: "SHA1",
      digits: "6",
      period: "30",
    });
    expect(decodeURIComponent(uri.pathname)).toContain("ada+1@example.org");
  });
});
