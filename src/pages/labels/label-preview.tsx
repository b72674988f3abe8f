/** The preview of labels: the first label, the number of labels and pages, warnings, and errors. */
import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import { ErrorSummary, Warning } from "../site/components.tsx";
import { countText } from "../site/count-text.ts";
import { FormRejection, RejectedFormContext, toFormRejection, type FormErrors } from "../site/form-rejection.ts";
import type { OperationDocument } from "../site/operations.ts";

export type Preview = Pick<
  OperationDocument<"previewLabels">,
  "svg" | "width" | "height" | "labels" | "pages" | "warnings"
>;

export type PreviewResult =
  | { readonly preview: Preview; readonly errors: null }
  | { readonly preview: null; readonly errors: FormErrors };

/**
 * Reads a preview. Errors that the user can correct belong to the fields.
 * @param isField whether the form has a field of this name. Other errors are shown above the form.
 */
export async function readPreview(
  read: () => Promise<Preview>,
  isField: (name: string) => boolean,
): Promise<PreviewResult> {
  try {
    return { preview: await read(), errors: null };
  } catch (error) {
    const rejection = toFormRejection(error);
    if (rejection === null) throw error;
    return { preview: null, errors: fieldErrors(rejection, isField) };
  }
}

function fieldErrors({ errors }: FormRejection, isField: (name: string) => boolean): FormErrors {
  const all = Object.entries(errors);
  const others = all.filter(([name]) => !isField(name)).map(([, message]) => message);
  return {
    ...(others.length > 0 && { "": [...new Set(others)].join(" ") }),
    ...Object.fromEntries(all.filter(([name]) => isField(name))),
  };
}

/** ID of the element that scripts replace when a field changes. */
export const previewId = "label-preview";

interface LabelPreviewProps {
  /** Null before the first preview, and if the label cannot be drawn. */
  readonly preview: Preview | null;
  readonly labels: Readonly<Record<string, string>>;
  readonly showsCount?: boolean;
  readonly children?: ComponentChildren;
}

export function LabelPreview({ preview, labels, showsCount = false, children }: LabelPreviewProps) {
  const { errors } = useContext(RejectedFormContext);
  return (
    <section id={previewId} class="label-preview" aria-label="Preview">
      <ErrorSummary labels={labels} />
      {preview === null && Object.keys(errors).length === 0 && <p class="empty">No preview yet.</p>}
      {preview !== null && (
        <>
          <img
            src={`data:image/svg+xml;base64,${Buffer.from(preview.svg).toString("base64")}`}
            alt="Preview of the first label"
          />
          <p class="muted" role="status">
            {showsCount && `${counted(preview.labels, "label")} on ${counted(preview.pages, "page")}, `}
            {preview.width} × {preview.height} mm
          </p>
          {preview.warnings.length > 0 && (
            <Warning>
              <ul>
                {preview.warnings.map((warning) => (
                  <li>{warning}</li>
                ))}
              </ul>
            </Warning>
          )}
          {children}
        </>
      )}
    </section>
  );
}

function counted(count: number, noun: string): string {
  return `${countText(count)} ${noun}${count === 1 ? "" : "s"}`;
}
