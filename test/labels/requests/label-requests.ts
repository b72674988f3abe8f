/** Sends requests for labels to a running service, and reads the labels back. */
import type { Api } from "../../support/client.ts";
import { readPages, type RenderedPage } from "../read-pdf.ts";

export interface PrintedLabels {
  readonly pages: readonly RenderedPage[];
  readonly warnings: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
}

/** Creates labels and reads the pages of the document. */
export async function printLabels(
  client: Api,
  body: unknown,
  { path = "/api/labels", dpi = 300 } = {},
): Promise<PrintedLabels> {
  const { headers, bytes } = await client.post(path, body, { accept: null, expect: 200 });
  const pages = await readPages(new Uint8Array(bytes), dpi);
  return { pages, warnings: warningsOf(headers), headers };
}

export function warningsOf(headers: Readonly<Record<string, string>>): readonly string[] {
  return JSON.parse(headers["partledger-warnings"] ?? "[]") as readonly string[];
}

/** The texts of all codes on the pages, in order. */
export function codesOf(pages: readonly RenderedPage[]): readonly string[] {
  return pages.flatMap(({ codes }) => codes.map(({ text }) => text));
}

/** Returns the ID in an IRI. */
export function idOf(iri: string): number {
  return Number(iri.split("/").at(-1));
}
