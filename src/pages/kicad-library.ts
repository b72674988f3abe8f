/**
 * The file that makes this service an HTTP library of KiCad: https://dev-docs.kicad.org/en/apis-and-binding/http-libraries/
 */

/** Stands where a token belongs that is not known. */
export const tokenPlaceholder = "YOUR_TOKEN";

export const kicadLibraryFile = "partledger.kicad_httplib";

/** Its text. KiCad adds the version (`v1/`) to the address by itself. */
export function kicadLibrary(baseUrl: string, token: string, instanceTitle: string): string {
  return json({
    meta: { version: 1.0 },
    name: instanceTitle,
    description: `Parts of ${instanceTitle}`,
    source: {
      type: "REST_API",
      api_version: "v1",
      root_url: `${baseUrl}/eda-api/`,
      token,
      timeout_parts_seconds: 60,
      timeout_categories_seconds: 600,
    },
  });
}

/** KiCad reads the version as a number with a fraction, and writes it so. */
function json(value: unknown): string {
  return JSON.stringify(value, null, 2).replace('"version": 1\n', '"version": 1.0\n');
}
