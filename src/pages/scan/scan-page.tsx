/** `/scan`: looks up the code of a label, changes the stock of the part that it identifies, or creates a part from it. */
import { Problem } from "../../util/errors.ts";
import type { PageDependencies } from "../page-dependencies.ts";
import { LinkButton, Warning } from "../site/components.tsx";
import { FormRejection } from "../site/form-rejection.ts";
import { Icon } from "../site/icon.tsx";
import { Page } from "../site/layout.tsx";
import { usePage } from "../site/page-context.ts";
import { page, redirect, type PageRoute, type SignedInRequest } from "../site/page.ts";
import { parsePositiveInteger } from "../site/path-id.ts";
import { resolveReferences } from "../site/reference-fields.ts";
import { DecodedSection } from "./decoded-section.tsx";
import { FoundElement, OtherMatches } from "./found-element.tsx";
import { readScan, type ScanResult } from "./read-scan.ts";
import { Camera, CodeField, cameraResponse, withPictures } from "./scan-input.tsx";
import { newLotAddress, scanPath } from "./scan-path.ts";
import { readLeftSeries, type LeftSeries } from "./series/series-location.ts";
import { allowedModes, seriesPath } from "./series/series-path.ts";

interface ScanPageProps {
  readonly code: string;
  /** Null if no code was entered. */
  readonly result: ScanResult | Problem | null;
  readonly series: LeftSeries | null;
}

function ScanPage({ code, result, series }: ScanPageProps) {
  return (
    <Page
      title="Scan"
      width="narrow"
      actions={<SeriesLink series={series} />}
      scripts={["picker.js", "scan.js", "scan-queue.js", "scan-stock.js", "scan-camera.js"]}
    >
      <ScanForm code={result instanceof Problem ? code : ""} />
      <Camera />
      <UnsentChanges />
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
          <FoundElement result={result} series={series} />
          <DecodedSection result={result} series={series} />
          <OtherMatches result={result} series={series} />
        </>
      )}
    </Page>
  );
}

/** The changes of the stock that were not answered. `scan-queue.js` fills the list. */
function UnsentChanges() {
  const userId = usePage().signedIn?.principal.userId;
  return (
    <ol class="scan-lines" id="scan-lines" data-unsent={userId} aria-live="polite" aria-label="Changes" />
  );
}

function SeriesLink({ series }: Pick<ScanPageProps, "series">) {
  const principal = usePage().signedIn?.principal;
  if (principal === undefined || allowedModes(principal).length === 0) return null;
  return (
    <LinkButton href={series?.address ?? seriesPath}>
      <Icon name="layers" /> {series !== null && "Back to "}One after the other
    </LinkButton>
  );
}

function ScanForm({ code }: { readonly code: string }) {
  return (
    <form class="scan-form" action={scanPath} role="search" aria-label="Scan">
      <CodeField value={code} submit="Look up" />
    </form>
  );
}

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

export function scanRoute({ operations }: Pick<PageDependencies, "operations">): PageRoute {
  return {
    method: "GET",
    path: scanPath,
    access: ["tools.label_scanner"],
    handle: async (request: SignedInRequest) => {
      const code = request.query.get("code") ?? "";
      const result = code.trim() === "" ? null : await readScan(operations, request, code);
      const series = await readLeftSeries(operations, request);
      const status = result instanceof Problem ? result.status : 200;
      return page(<ScanPage code={code} result={result} series={series} />, { status, ...cameraResponse });
    },
    submit: async (request: SignedInRequest) => {
      const code = request.query.get("code") ?? "";
      const { form } = await resolveReferences(operations, request);
      const part = parsePositiveInteger(/^\/api\/parts\/(\d+)$/.exec(form.get("part") ?? "")?.[1] ?? "");
      if (part === null) throw new FormRejection({ part: "Choose a part." });
      const result = await readScan(operations, request, code);
      const decoded = result instanceof Problem ? null : result.decoded;
      return redirect(newLotAddress(decoded, code, part, await readLeftSeries(operations, request)));
    },
  };
}
