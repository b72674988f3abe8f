/** `/scan/series`: books one scan after the other, with a running list and an undo for each line. */
import { problem } from "../../../util/errors.ts";
import { filteredBy } from "../../parts/list/list-state.ts";
import type { PageDependencies } from "../../page-dependencies.ts";
import { capitalized } from "../../site/capitalized.ts";
import { Icon } from "../../site/icon.tsx";
import { FormKey } from "../../site/form-key.tsx";
import { Form, Page } from "../../site/layout.tsx";
import { NumberField } from "../../site/number-field.tsx";
import { usePage } from "../../site/page-context.ts";
import { page, redirect, type PageResponse, type PageRoute, type SignedInRequest } from "../../site/page.ts";
import { Camera, cameraResponse, CodeField } from "../scan-input.tsx";
import { scanPath } from "../scan-path.ts";
import { bookScan, type Booked, type Question } from "./book-scan.ts";
import type { Failed } from "./find-stock.ts";
import { BookedLine, FailedLine } from "./series-line.tsx";
import { readLocation, type SeriesLocation } from "./series-location.ts";
import {
  allowedModes,
  readState,
  seriesAddress,
  seriesModes,
  seriesPath,
  type SeriesState,
} from "./series-path.ts";
import { SeriesQuestion } from "./series-question.tsx";
import { readUncounted, UncountedLots, type Uncounted } from "./uncounted-lots.tsx";

interface SeriesProps {
  readonly state: SeriesState;
  readonly location: SeriesLocation | null;
  readonly uncounted: Uncounted | null;
  /** The outcome of the scan. Null if there was none. */
  readonly outcome: Booked | Failed | Question | null;
  readonly code: string;
  /** The entered amount. */
  readonly amount: string | null;
}

/** `scan-series.js` replaces the elements with the IDs `series-state` and `series-uncounted` after each scan. */
function SeriesPage({ state, location, uncounted, outcome, code, amount }: SeriesProps) {
  const { signedIn } = usePage();
  const { mode } = state;
  const address = seriesAddress(state);
  return (
    <Page
      title="One after the other"
      trail={[{ href: scanPath, title: "Scan" }]}
      width="narrow"
      scripts={["scan.js", "scan-queue.js", "scan-series.js", "scan-signals.js", "scan-camera.js"]}
    >
      <Modes state={state} />
      <p class="hint">{seriesModes[mode].hint}</p>
      <div id="series-state" data-address={address}>
        {location !== null && (
          <p class="scan-location">
            <Icon name="map-pin" />{" "}
            <a href={filteredBy("storage_location", location.id)}>
              <bdi>{location.full_path}</bdi>
            </a>{" "}
            <a class="button quiet small" href={seriesAddress({ ...state, location: null })}>
              Leave location
            </a>
          </p>
        )}
        {outcome?.kind === "question" && (
          <SeriesQuestion question={outcome} address={address} amount={amount} />
        )}
      </div>
      <Form action={address} class="scan-form" id="series-form" queue="scan">
        <FormKey />
        <input type="hidden" name="recent_lots" value="" />
        <CodeField submit={mode === "count" ? "Look up" : seriesModes[mode].title} />
        {mode === "withdraw" && (
          <NumberField label="Amount per scan" name="amount" value={amount ?? 1} required />
        )}
      </Form>
      <Camera continues />
      <section aria-labelledby="series-title">
        <h2 id="series-title">Scans</h2>
        <ol
          class="scan-lines"
          id="series-lines"
          data-unsent={signedIn?.principal.userId}
          aria-live="polite"
          aria-relevant="additions"
        >
          {outcome?.kind === "booked" && <BookedLine booked={outcome} address={address} />}
          {outcome?.kind === "failed" && <FailedLine failed={outcome} code={code} address={address} />}
        </ol>
      </section>
      <div id="series-uncounted">{uncounted !== null && <UncountedLots {...uncounted} />}</div>
      <Signals />
    </Page>
  );
}

function Modes({ state }: { readonly state: SeriesState }) {
  const principal = usePage().signedIn?.principal;
  if (principal === undefined) return null;
  return (
    <nav class="scan-modes" aria-label="Action">
      {allowedModes(principal).map((mode) => (
        <a
          class="button quiet"
          href={seriesAddress({ ...state, mode })}
          aria-current={mode === state.mode ? "page" : undefined}
        >
          {seriesModes[mode].title}
        </a>
      ))}
    </nav>
  );
}

/** The signals after each scan. `scan-signals.js` shows the choices and remembers them. */
function Signals() {
  return (
    <fieldset class="scan-signals" hidden>
      <legend class="unseen">Signals</legend>
      {(["sound", "vibration"] as const).map((name) => (
        <label for={`signal-${name}`}>
          <input type="checkbox" id={`signal-${name}`} data-signal={name} checked /> {capitalized(name)}
        </label>
      ))}
    </fieldset>
  );
}

export function seriesRoute({ operations }: Pick<PageDependencies, "operations">): PageRoute {
  async function show(
    request: SignedInRequest,
    wanted: SeriesState,
    outcome: SeriesProps["outcome"],
  ): Promise<PageResponse> {
    const location = await readLocation(operations, request, wanted);
    const state = { ...wanted, location: location?.id ?? null };
    const uncounted = await readUncounted(operations, request, state);
    const { form } = request;
    const entered = { code: form.get("code") ?? "", amount: form.get("amount") };
    const error = outcome?.kind === "question" ? outcome.error : null;
    return page(<SeriesPage {...{ state, location, uncounted, outcome, ...entered }} />, {
      status: outcome?.kind === "failed" ? outcome.status : error === null ? 200 : 422,
      ...(error !== null && { errors: { amount: error } }),
      ...cameraResponse,
    });
  }

  function stateOf(request: SignedInRequest): SeriesState {
    const state = readState(request);
    if (state === null) {
      const { title } = seriesModes.count;
      throw problem("forbidden", `You need a permission to change the stock, such as “${title}”.`);
    }
    return state;
  }

  return {
    method: "GET",
    path: seriesPath,
    access: ["tools.label_scanner"],
    handle: (request: SignedInRequest) => show(request, stateOf(request), null),
    submit: async (request: SignedInRequest) => {
      const state = stateOf(request);
      const outcome = await bookScan(operations, request, state);
      if (outcome.kind === "location") return redirect(seriesAddress({ ...state, location: outcome.id }));
      return show(request, state, outcome);
    },
  };
}
