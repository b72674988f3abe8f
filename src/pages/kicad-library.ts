/**
 * Creates the library file that connects KiCad to this service:
 * https://dev-docs.kicad.org/en/apis-and-binding/http-libraries/
 */

/** Placeholder for the token in examples of the file. */
export const tokenPlaceholder = "YOUR_TOKEN";

export const kicadLibraryFile = "partledger.kicad_httplib";

/** Returns the content of the file. KiCad appends the version (`v1/`) to the URL. */
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

/** Formats JSON in the way of KiCad, which writes the version as `1.0`. */
function json(value: unknown): string {
  return JSON.stringify(value, null, 2).replace('"version": 1\n', '"version": 1.0\n');
}
