/** Draws the labels of elements: fills in placeholders, encodes barcodes and collects warnings. */
import { invalid } from "../../util/errors.ts";
import { barcodeContent } from "../barcode-content.ts";
import type { LabelFonts } from "../fonts.ts";
import type { LabelContext, LabelElement } from "../label-element.ts";
import { ContentNotEncodable, LabelTooSmall, type LabelSize } from "../label-errors.ts";
import { layOutLabel, type Label, type LabelDrawing } from "../layout.ts";
import { fillPlaceholders } from "../placeholders/fill-placeholders.ts";
import { namedElements } from "./label-types.ts";
import { localAddressWarning } from "./local-address.ts";
import { elementId } from "./read-elements.ts";
import type { RequestedOptions } from "./requested-options.ts";

export interface DrawOptions {
  readonly requested: RequestedOptions;
  /** The size of a label on the medium. */
  readonly size: LabelSize;
  /** Whether the medium, rather than the options, determines the size. */
  readonly isSizeOfSheet: boolean;
  readonly context: LabelContext;
  readonly fonts: LabelFonts;
}

export interface LabelDrawer {
  /** @throws {Problem} 422 if the label cannot be drawn */
  draw(element: LabelElement): LabelDrawing;
  /** The warnings of all labels that were drawn. */
  warnings(): readonly string[];
}

export function createLabelDrawer(options: DrawOptions): LabelDrawer {
  const { requested, size, context, fonts } = options;
  const { barcode_type: type, additional_css: css, lines, grow_text: growsText } = requested.options;
  const content = requested.options.barcode_content ?? defaultContent(type);
  const warnings = new Set<string>();
  const withoutBarcode = new Set<number>();
  const supported = requested.options.supported_element;
  const localAddress = localAddressWarning(
    { ...requested.options, barcode_content: content },
    context.baseUrl,
  );
  if (localAddress !== null) warnings.add(localAddress);
  if (css.trim() !== "") warnings.add("Labels do not support CSS. `additional_css` is ignored.");

  return {
    draw: (element) => {
      const { text, codes, unknown, warnings: fromText } = fillPlaceholders(lines, element, context);
      if (unknown.length > 0) warnings.add(unknownPlaceholders(unknown));
      const encoded = type === "none" ? "" : barcodeContent(content, element, context);
      if (type !== "none" && encoded === "") withoutBarcode.add(elementId(element));
      const barcode: Label["barcode"] = type === "none" || encoded === "" ? null : { type, content: encoded };
      const drawing = layOut({ ...size, barcode, text, codes, growsText }, element);
      for (const warning of [...fromText, ...drawing.warnings]) warnings.add(warning);
      return drawing;
    },
    warnings: () => {
      if (withoutBarcode.size === 0) return [...warnings];
      const named = namedElements(supported, [...withoutBarcode]);
      return [`No barcode, because \`${content}\` is empty: ${named}.`, ...warnings];
    },
  };

  function layOut(label: Label, element: LabelElement): LabelDrawing {
    try {
      return layOutLabel(label, fonts);
    } catch (error) {
      throw refusal(error, element, options);
    }
  }
}

function defaultContent(type: string) {
  return type === "qr" || type === "datamatrix" ? "link" : "id";
}

function unknownPlaceholders(unknown: readonly string[]): string {
  const named = unknown.slice(0, 10).map((name) => `"${name}"`);
  return `Unknown placeholder${unknown.length === 1 ? "" : "s"} ${named.join(", ")}.`;
}

function refusal(
  error: unknown,
  element: LabelElement,
  { requested: { source }, isSizeOfSheet }: DrawOptions,
): unknown {
  const named = namedElements(element.type, [elementId(element)]);
  const message = error instanceof Error ? `Label of ${named}: ${error.message}` : "";
  if (error instanceof LabelTooSmall) {
    const propertyPath = isSizeOfSheet ? "medium" : source;
    return invalid([{ propertyPath, message, code: "label-too-small" }]);
  }
  if (error instanceof ContentNotEncodable) {
    const propertyPath = source === "profile" ? source : "options.barcode_type";
    return invalid([{ propertyPath, message, code: "not-encodable" }]);
  }
  return error;
}
