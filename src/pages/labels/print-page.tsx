/** `/labels`: prints labels for elements, with a preview. `/labels/document` returns the PDF document or picture. */
import { fileHeaders } from "../../attachments/serve-file.ts";
import { labelTypes } from "../../labels/requests/label-types.ts";
import type { PageDependencies } from "../page-dependencies.ts";
import { LinkButton } from "../site/components.tsx";
import { Icon } from "../site/icon.tsx";
import { Page } from "../site/layout.tsx";
import { usePage } from "../site/page-context.ts";
import { page, redirect, type PageResponse, type PageRoute, type SignedInRequest } from "../site/page.ts";
import { toFormRejection } from "../site/form-rejection.ts";
import { LabelledElements, readLabelled } from "./label-elements.tsx";
import { LabelPreview, readPreview, type PreviewResult } from "./label-preview.tsx";
import {
  chosenGrid,
  labelRequest,
  labelType,
  nextStartField,
  sheetField,
  startField,
  startSheetField,
} from "./label-request.ts";
import { labelDocumentPath, labelProfilesPath, labelsPath, type LabelElementType } from "./labels-path.ts";
import { lastChoices, rememberChoices } from "./last-choices.ts";
import { PrintForm, printLabel } from "./print-form.tsx";
import { searchedParts } from "./searched-parts.ts";

interface PrintPageProps {
  readonly labelled: Awaited<ReturnType<typeof readLabelled>>;
  readonly type: LabelElementType;
  readonly profiles: readonly { readonly id: number; readonly name: string }[];
  readonly values: URLSearchParams;
  /** Null if there is no label profile. */
  readonly preview: PreviewResult | null;
}

function PrintPage({ labelled, type, profiles, values, preview }: PrintPageProps) {
  return (
    <Page
      title="Print labels"
      lead={<LabelledElements {...labelled} />}
      width="wide"
      scripts={["live.js"]}
      actions={<LinkButton href={labelProfilesPath}>Label profiles</LinkButton>}
    >
      {preview === null ? (
        <NoProfiles type={type} />
      ) : (
        <PrintForm type={type} profiles={profiles} values={values}>
          <LabelPreview
            result={preview}
            labelOf={printLabel}
            showsCount
            print={
              <>
                <PrintButton isPicture={values.get("format") === "png"} />
                <NextStart values={values} labels={preview.preview?.labels ?? 0} />
              </>
            }
          />
        </PrintForm>
      )}
    </Page>
  );
}

/** Opens the document in another tab, because the viewers of browsers print at the exact size. */
function PrintButton({ isPicture }: { readonly isPicture: boolean }) {
  return (
    <>
      <button type="submit" class="button" formAction={labelDocumentPath} formTarget="_blank">
        <Icon name="printer" /> {isPicture ? "Open picture" : "Open PDF to print"}
      </button>
      <p class="hint">Print at 100 %, without “fit to page”.</p>
    </>
  );
}

interface NextStartProps {
  readonly values: URLSearchParams;
  readonly labels: number;
}

/** The first label of the sheet that is unused after the labels are printed. The document remembers it. */
function NextStart({ values, labels }: NextStartProps) {
  const grid = chosenGrid(values);
  if (grid === null || values.get("format") === "png") return null;
  const used = Number(values.get(startField) ?? 1) - 1 + labels;
  return (
    <input type="hidden" name={nextStartField} value={String((used % (grid.columns * grid.rows)) + 1)} />
  );
}

function NoProfiles({ type }: { readonly type: LabelElementType }) {
  const canCreate = usePage().signedIn?.principal.can("labels.create_profiles") === true;
  return (
    <>
      <p class="empty">No label profile for {labelTypes[type].plural} is offered in menus.</p>
      {canCreate && (
        <LinkButton href={`${labelProfilesPath}/new?options.supported_element=${type}`} kind="main">
          <Icon name="plus" /> New label profile
        </LinkButton>
      )}
    </>
  );
}

/** Returns the values of the form. A page that is opened without them shows those that were used last. */
function formValues(
  request: SignedInRequest,
  type: LabelElementType,
  profiles: readonly { readonly id: number }[],
): URLSearchParams {
  const isSent = request.query.has("profile");
  const values = new URLSearchParams(
    isSent ? request.query : [...lastChoices(request, type), ...request.query],
  );
  const isOffered = profiles.some(({ id }) => String(id) === values.get("profile"));
  if (!isOffered) values.set("profile", String(profiles[0]?.id));
  if (!values.has("copies")) values.set("copies", "1");
  return withOwnStart(values);
}

/** Returns the values without the first label if it belongs to another sheet. */
function withOwnStart(query: URLSearchParams): URLSearchParams {
  const values = new URLSearchParams(query);
  const sheet = values.get(sheetField);
  const grid = chosenGrid(values);
  const isTooLarge = grid !== null && Number(values.get(startField)) > grid.columns * grid.rows;
  if (isTooLarge || (values.get(startSheetField) ?? sheet) !== sheet) values.delete(startField);
  return values;
}

export function printRoutes({ operations }: Pick<PageDependencies, "operations">): readonly PageRoute[] {
  async function readProfiles(request: SignedInRequest, type: LabelElementType) {
    const list = await operations.call(request, {
      operationId: "listLabelProfiles",
      query: {
        "options.supported_element": type,
        show_in_dropdown: "true",
        "order[name]": "asc",
        itemsPerPage: 500,
        "properties[]": ["id", "name"],
      },
    });
    return list["hydra:member"];
  }

  async function show(request: SignedInRequest): Promise<PageResponse> {
    const type = labelType(request.query);
    const labelled = await readLabelled(operations, request, type);
    const profiles = await readProfiles(request, type);
    const values = formValues(request, type, profiles);
    if (profiles.length === 0)
      return page(<PrintPage {...{ labelled, type, profiles, values }} preview={null} />);
    const preview = await readPreview(
      async () =>
        operations.call(request, {
          operationId: "previewLabels",
          body: labelRequest(values, await searchedParts(operations, request)),
        }),
      printLabel,
    );
    const { errors } = preview;
    const document = <PrintPage {...{ labelled, type, profiles, values, preview }} />;
    return errors === null
      ? page(document, { submitted: values })
      : page(document, { status: 400, submitted: values, errors });
  }

  async function send(request: SignedInRequest): Promise<PageResponse> {
    const { query } = request;
    const type = labelType(query);
    const values = withOwnStart(query);
    try {
      const { mediaType, body } = await operations.callForContent(request, {
        operationId: "createLabels",
        body: labelRequest(values, await searchedParts(operations, request)),
      });
      const fileName = mediaType === "image/png" ? "labels.png" : "labels.pdf";
      return {
        status: 200,
        body,
        headers: fileHeaders({ mediaType, fileName, purpose: "view", private: true, immutable: false }),
        cookies: [rememberChoices(request, type, values)],
      };
    } catch (error) {
      // The page shows the errors at their fields.
      if (toFormRejection(error) === null) throw error;
      return redirect(`${labelsPath}?${query.toString()}`);
    }
  }

  const access = ["labels.create_labels"] as const;
  return [
    { method: "GET", path: labelsPath, access, handle: show },
    { method: "GET", path: labelDocumentPath, access, handle: send },
  ];
}
