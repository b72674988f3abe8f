/** Tests that texts in request bodies are parsed in linear time. */
import { expect, it, vi } from "vitest";
import { isHttpUrl } from "../../../src/http/validation/validated-formats.ts";
import { didYouMean } from "../../../src/http/validation/nearest-name.ts";
import { normalize } from "../../../src/database/normalize.ts";
import { clientText } from "../../../src/identity/new-session.ts";
import { automaticProductUrl } from "../../../src/inventory/entities/automatic-product-url.ts";
import { parseFileTypeFilter } from "../../../src/attachments/file-type-filter.ts";
import { parseJson } from "../../../src/http/body/json-body.ts";
import { fold } from "../../../src/database/fold.ts";
import { libraryName } from "../../../src/database/library-name.ts";
import { passwordViolation } from "../../../src/identity/password.ts";
import { parsePermissionData } from "../../../src/identity/permission-data.ts";
import { nameViolations, passwordViolations, profileViolations } from "../../../src/identity/user-values.ts";
import { compileNamePattern } from "../../../src/inventory/name-pattern.ts";
import { describeReaders, type Readers } from "./runner.ts";

const readers: Readers = {
  JSON: (text) => parseJson(Buffer.from(text)),
  "JSON string": (text) => parseJson(Buffer.from(JSON.stringify(text))),
  "name pattern": (text) => compileNamePattern(text.slice(0, 1000)),
  "name that a pattern looks at": (text) => {
    const pattern = compileNamePattern("(a|aa)+[0-9.]*$");
    return typeof pattern === "string" ? pattern : pattern.matches(text);
  },
  "file type filter": (text) => parseFileTypeFilter(text)({ mediaType: "image/png", extension: "png" }),
  password: (text) => passwordViolation(text),
  "user name and e-mail address": (text) => [
    ...nameViolations(text),
    ...profileViolations({ email: text }),
    ...passwordViolations(text, 8),
  ],
  "stored permissions": (text) => parsePermissionData(text),
  "folded text": (text) => fold(text),
  "library name": (text) => libraryName(text),
  "normalized text": (text) => [normalize(text, "NFC"), normalize(text, "NFKC")],
  "web address": (text) => isHttpUrl(text),
  "address of a product": (text) => [
    automaticProductUrl("http://%PARTNUMBER%", text, ""),
    automaticProductUrl(`http://a/${text}`, "x", ""),
    automaticProductUrl(text, "x", ""),
  ],
  "unknown name": (text) => didYouMean(text, ["name", "description"]),
  "client of a session": (text) => clientText(text, 255),
};

describeReaders(readers);

it("a product URL that is too long is not parsed", () => {
  const parse = vi.spyOn(globalThis, "URL");
  const address = automaticProductUrl(`http://${"%PARTNUMBER%".repeat(160)}`, "é".repeat(255), "");
  expect(address).toBe("");
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
});
