/** The preview of labels: the first label, the number of labels and pages, warnings, and errors. */
import type { ComponentChildren } from "preact";
import { ErrorSummary, Warning } from "../site/components.tsx";
import { countText } from "../site/count-text.ts";
import {
  RejectedFormContext,
  toFormRejection,
  type FormErrors,
  type FormRejection,
} from "../site/form-rejection.ts";
import { barcodeContents, htmlLanguage, profileLabel } from "./profile-labels.ts";
import type { OperationDocument } from "../site/operations.ts";

type Preview = Pick<
  OperationDocument<"previewLabels">,
  "svg" | "width" | "height" | "labels" | "pages" | "warnings"
>;

export type PreviewResult =
  | { readonly preview: Preview; readonly errors: null }
  | { readonly preview: null; readonly errors: FormErrors };

/**
 * Reads a preview, or the errors that the user can correct.
 * @param labelOf returns the label of a field. Errors of properties without a field belong to the whole form.
 */
export async function readPreview(
  read: () => Promise<Preview>,
  labelOf: (name: string) => string | undefined,
): Promise<PreviewResult> {
  try {
    const preview = await read();
    return { preview: { ...preview, warnings: preview.warnings.map(inFormWords) }, errors: null };
  } catch (error) {
    const rejection = toFormRejection(error);
    if (rejection === null) throw error;
    return { preview: null, errors: fieldErrors(rejection, labelOf) };
  }
}

function fieldErrors({ errors }: FormRejection, labelOf: (name: string) => string | undefined): FormErrors {
  const all = Object.entries(errors).map(([name, message]) => [name, inFormWords(message)] as const);
  const others = all.filter(([name]) => labelOf(name) === undefined).map(([, message]) => message);
  return {
    ...(others.length > 0 && { "": [...new Set(others)].join(" ") }),
    ...Object.fromEntries(all.filter(([name]) => labelOf(name) !== undefined)),
  };
}

/** The words of the forms for options and values of the API. */
const formWords = new Map<string, string | undefined>([
  ...Object.entries(barcodeContents),
  ...["process_mode", "additional_css", "barcode_content"].map(
    (name) => [name, profileLabel(`options.${name}`)] as const,
  ),
  ["html", htmlLanguage],
]);

function inFormWords(message: string): string {
  return message.replace(/`([^`]*)`/g, (_, word: string) => {
    const inForm = formWords.get(word);
    return inForm === undefined ? word : `“${inForm}”`;
  });
}

/** ID of the element that scripts replace when a field changes. */
export const resultId = "label-result";

interface LabelPreviewProps {
  readonly result: PreviewResult;
  readonly labelOf: (name: string) => string | undefined;
  readonly showsCount?: boolean;
  /** The button to print. It is omitted if the labels have errors. */
  readonly print?: ComponentChildren;
  readonly children?: ComponentChildren;
}

export function LabelPreview({ result, labelOf, print, children, ...shown }: LabelPreviewProps) {
  const { preview, errors } = result;
  return (
    <section class="label-preview" aria-label="Preview">
      <div id={resultId}>
        {preview === null ? (
          <RejectedFormContext.Provider value={{ submitted: null, errors }}>
            <ErrorSummary labelOf={labelOf} />
          </RejectedFormContext.Provider>
        ) : (
          <>
            <FirstLabel {...preview} {...shown} />
            {print}
          </>
        )}
      </div>
      {children}
    </section>
  );
}

interface FirstLabelProps extends Preview, Pick<LabelPreviewProps, "showsCount"> {}

function FirstLabel({ svg, width, height, labels, pages, warnings, showsCount = false }: FirstLabelProps) {
  return (
    <>
      <img
        src={`data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`}
        alt="Preview of the first label"
      />
      <p class="muted" role="status">
        {showsCount && `${counted(labels, "label")} on ${counted(pages, "page")}, `}
        {width} × {height} mm
      </p>
      {warnings.length > 0 && (
        <Warning>
          <ul>
            {warnings.map((warning) => (
              <li>{warning}</li>
            ))}
          </ul>
        </Warning>
      )}
    </>
  );
}

function counted(count: number, noun: string): string {
  return `${countText(count)} ${noun}${count === 1 ? "" : "s"}`;
}
