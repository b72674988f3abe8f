/** `/scan`: looks up the code of a label, changes the stock of the part that it identifies, or creates a part from it. */
import { Problem } from "../../util/errors.ts";
import type { PageDependencies } from "../page-dependencies.ts";
import { Warning } from "../site/components.tsx";
import { Icon } from "../site/icon.tsx";
import { Page } from "../site/layout.tsx";
import { usePage } from "../site/page-context.ts";
import { page, type PageRoute, type SignedInRequest } from "../site/page.ts";
import { DecodedSection } from "./decoded-section.tsx";
import { FoundElement, OtherMatches } from "./found-element.tsx";
import { readScan, type ScanResult } from "./read-scan.ts";
import { scanPath } from "./scan-path.ts";

interface ScanPageProps {
  readonly code: string;
  /** Null if no code was entered. */
  readonly result: ScanResult | Problem | null;
}

function ScanPage({ code, result }: ScanPageProps) {
  return (
    <Page title="Scan" width="narrow" scripts={["picker.js", "scan.js", "scan-camera.js"]}>
      <ScanForm code={result instanceof Problem ? code : ""} />
      <Camera />
      {result === null && (
        <p class="hint">
          Scan a label with a barcode scanner, or type its code and press Enter. Labels of parts, lots and
          storage locations, barcodes of lots, IPNs, GTINs and part numbers are found. Codes of distributors
          are also decoded.
        </p>
      )}
      {result instanceof Problem && <Failure problem={result} code={code} />}
      {result !== null && !(result instanceof Problem) && (
        <>
          <p class="scan-code">
            Code: <code>{withPictures(result.code)}</code>
          </p>
          <FoundElement result={result} />
          <DecodedSection result={result} />
          <OtherMatches result={result} />
        </>
      )}
    </Page>
  );
}

/** The field keeps the focus, so that the next scan replaces the result. */
function ScanForm({ code }: { readonly code: string }) {
  return (
    <form class="scan-form" action={scanPath} role="search" aria-label="Scan">
      <label for="scan-code">Code</label>
      <div>
        <input
          id="scan-code"
          name="code"
          value={withPictures(code)}
          required
          autofocus
          maxLength={1000}
          autocomplete="off"
          autocapitalize="none"
          autocorrect="off"
          spellcheck={false}
          enterKeyHint="search"
        />
        <button type="submit" class="button">
          <Icon name="search" /> Look up
        </button>
      </div>
    </form>
  );
}

/** The camera and photos of labels. `scan-camera.js` shows this part, which requires scripts. */
function Camera() {
  const { asset } = usePage();
  return (
    <div
      class="scan-camera"
      hidden
      data-reader={asset("barcode-reader.js")}
      data-module={asset("barcode-reader.wasm")}
    >
      <div class="actions">
        <button type="button" class="button quiet" aria-pressed="false">
          <Icon name="camera" /> Use camera
        </button>
        <label class="button quiet" for="scan-photo">
          <Icon name="image" /> Photo of a label
          <input id="scan-photo" class="unseen" type="file" accept="image/*" capture="environment" />
        </label>
      </div>
      <video hidden muted playsInline aria-label="Picture of the camera" />
      <p class="hint" role="status" />
    </div>
  );
}

/** The camera of this page only, and its barcode reader, which is WebAssembly. */
const camera = {
  scriptSources: ["'wasm-unsafe-eval'"],
  headers: { "Permissions-Policy": "camera=(self)" },
};

interface FailureProps {
  readonly problem: Problem;
  readonly code: string;
}

function Failure({ problem, code }: FailureProps) {
  return (
    <Warning>
      {problem.status === 404 ? (
        <p role="alert">
          No part, lot or storage location has the code <code>{withPictures(code)}</code>, and its format is
          unknown. Check the code and scan it again, or enter it as the IPN of a part or as the barcode of a
          lot.
        </p>
      ) : (
        <p role="alert">The code is not valid. {problem.detail}</p>
      )}
    </Warning>
  );
}

/**
 * Returns the code with control characters as their pictures. The operation also accepts the pictures.
 * @example withPictures("1P5\u001d") // "1P5␝"
 */
function withPictures(code: string): string {
  return code.replace(/[\0-\u001f]/g, (character) => String.fromCharCode(0x2400 + character.charCodeAt(0)));
}

export function scanRoute({ operations }: Pick<PageDependencies, "operations">): PageRoute {
  return {
    method: "GET",
    path: scanPath,
    access: ["tools.label_scanner"],
    handle: async (request: SignedInRequest) => {
      const code = request.query.get("code") ?? "";
      const result = code.trim() === "" ? null : await readScan(operations, request, code);
      const status = result instanceof Problem ? result.status : 200;
      return page(<ScanPage code={code} result={result} />, { status, ...camera });
    },
  };
}
