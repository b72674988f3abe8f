import { STATUS_CODES } from "node:http";
import { describe, expect, it } from "vitest";
import { problemDocument } from "../../src/http/response/problem-document.ts";
import { invalid, malformed, problem, problemKinds, type ProblemCode } from "../../src/util/errors.ts";

const blank = {
  propertyPath: "name",
  message: "This value should not be blank.",
  code: "not-blank",
} as const;
const long = { propertyPath: "ipn", message: "Too long.", code: "too-long" } as const;

const text = (value: unknown) => JSON.stringify(value);

describe("problem documents", () => {
  it("problem documents have the members of Part-DB in the order of Part-DB", () => {
    expect(text(problemDocument(problem("not-found"), "jsonld"))).toBe(
      text({
        "@context": "/api/contexts/Error",
        "@id": "/api/errors/404",
        "@type": "hydra:Error",
        detail: "Not Found",
        status: 404,
        type: "/errors/404",
        "hydra:description": "Not Found",
        "hydra:title": "Not Found",
      }),
    );
    expect(text(problemDocument(problem("not-found"), "json"))).toBe(
      text({ title: "Not Found", detail: "Not Found", status: 404, type: "/errors/404" }),
    );
  });

  it("problem documents have the type ConstraintViolation for status 422", () => {
    const detail = "name: This value should not be blank.\nipn: Too long.";
    const codes = "0=not-blank;1=too-long";
    expect(text(problemDocument(invalid([blank, long]), "jsonld"))).toBe(
      text({
        "@context": "/api/contexts/ConstraintViolation",
        "@id": `/api/validation_errors/${codes}`,
        "@type": "ConstraintViolation",
        status: 422,
        violations: [blank, long],
        detail,
        type: `/validation_errors/${codes}`,
        "hydra:description": detail,
        "hydra:title": "Unprocessable Content",
      }),
    );
    expect(text(problemDocument(invalid([blank]), "json"))).toBe(
      text({
        status: 422,
        violations: [blank],
        detail: "name: This value should not be blank.",
        type: "/validation_errors/not-blank",
        title: "Unprocessable Content",
      }),
    );
  });

  it.each(Object.entries(problemKinds))(
    "problem documents have a reason phrase as title: %s",
    (code, { status }) => {
      // Node.js still uses the reason phrases of RFC 7231 for these two statuses.
      const renamed: Record<number, string> = { 413: "Content Too Large", 422: "Unprocessable Content" };
      const { title } = problemDocument(problem(code as ProblemCode), "json");
      expect(title).toBe(renamed[status] ?? STATUS_CODES[status]);
    },
  );

  it("problem documents contain a violation for each 422", () => {
    expect(problemDocument(problem("unprocessable", "The picture is broken."), "json")).toMatchObject({
      violations: [{ propertyPath: "", message: "The picture is broken.", code: "invalid" }],
    });
  });

  it("problem documents contain the violations of a 400", () => {
    expect(problemDocument(malformed([blank]), "json")).toMatchObject({ status: 400, violations: [blank] });
  });

  it("problem documents do not reveal internal errors", () => {
    const leaking = problem("internal", "password=secret", { cause: new Error("secret") });
    for (const format of ["json", "jsonld"] as const) {
      expect(text(problemDocument(leaking, format))).not.toContain("secret");
    }
  });
});
