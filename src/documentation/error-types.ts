/**
 * Handles the operations that explain the `type` of problem documents. The texts come from docs/errors.md.
 * `http/response/problem-document.ts` creates the types.
 */
import { errorTypes, violatedRules } from "../../generated/problem-types.ts";
import type { components } from "../../generated/types.ts";
import type { ApiRequest, ApiResponse, Handler } from "../http/handler.ts";
import { jsonLd } from "../http/request/negotiate.ts";
import { maximumViolations, problem, problemKinds } from "../util/errors.ts";
import { errorTypePage, type ErrorTypePageProps } from "./error-type-page.tsx";
import { pageHeaders } from "./page.tsx";

export interface ErrorTypeHandlers {
  readonly getErrorType: Handler;
  readonly getValidationErrorType: Handler;
}

type ErrorType = components["schemas"]["ErrorType"];
type ValidationErrorType = components["schemas"]["ValidationErrorType"];

export function createErrorTypes(layout: Omit<ErrorTypePageProps, "errorType">): ErrorTypeHandlers {
  const respond = (
    { mediaType }: ApiRequest,
    resource: string,
    errorType: ErrorType | ValidationErrorType,
  ): ApiResponse => {
    if (mediaType === "text/html") {
      const body = errorTypePage({ ...layout, errorType });
      return {
        status: 200,
        content: { mediaType: `${mediaType}; charset=utf-8`, body },
        headers: pageHeaders(),
      };
    }
    if (mediaType !== jsonLd) return { status: 200, document: errorType };
    const keywords = { "@context": "/api/contexts/Error", "@id": errorType.type, "@type": resource };
    return { status: 200, document: { ...keywords, ...errorType } };
  };
  return {
    getErrorType: async (request) => {
      const { status = "" } = request.pathParameters;
      return respond(request, "ErrorType", findErrorType(status));
    },
    getValidationErrorType: async (request) => {
      const { codes = "" } = request.pathParameters;
      return respond(request, "ValidationErrorType", findValidationErrorType(codes));
    },
  };
}

/** @throws {Problem} 404 */
function findErrorType(status: string): ErrorType {
  const errorType = errorTypes.get(Number(status));
  if (errorType === undefined || status !== String(errorType.status)) {
    const statuses = [...errorTypes.keys()].join(", ");
    throw problem(
      "not-found",
      `The service sends no problem documents with the status ${status}. It sends ${statuses}.`,
    );
  }
  return errorType;
}

/**
 * @param codes `not-blank`, or `0=not-blank;1=not-null`
 * @throws {Problem} 404
 */
function findValidationErrorType(codes: string): ValidationErrorType {
  const rules = [...new Set(readCodes(codes))].map(findRule);
  const { title } = problemKinds.unprocessable;
  return { type: `/validation_errors/${codes}`, status: 422, title, rules };
}

/** @throws {Problem} 404 if the path is not in the form of a type */
function readCodes(path: string): readonly string[] {
  if (!path.includes("=")) return [path];
  const entries = path.split(";");
  const codes = entries.map((entry, index) => {
    const start = `${index}=`;
    return entry.startsWith(start) ? entry.slice(start.length) : null;
  });
  if (entries.length > maximumViolations || !codes.every((code) => code !== null)) {
    throw problem(
      "not-found",
      "The path is not the type of a problem document. Send one code, such as /validation_errors/not-blank, or up to " +
        `${maximumViolations} codes with their positions, such as /validation_errors/0=not-blank;1=not-null.`,
    );
  }
  return codes;
}

/** @throws {Problem} 404 */
function findRule(code: string): ValidationErrorType["rules"][number] {
  const rule = violatedRules.get(code);
  if (rule === undefined) {
    throw problem(
      "not-found",
      `Unknown violation code ${JSON.stringify(code.slice(0, 100))}. Later versions can add codes; treat an unknown code ` +
        'as "invalid". The schema "ViolationCode" in /api/docs.json lists the codes of this version.',
    );
  }
  return rule;
}
