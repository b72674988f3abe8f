/** Helpers that import bills of materials into projects over HTTP. */
import type { Json } from "../../support/client.ts";
import { plain, type Running } from "../running-service.ts";
import type { ProjectFixtures } from "./project-fixtures.ts";

export interface Line {
  readonly line: number;
  readonly status: string;
  readonly references: readonly string[];
  readonly quantity?: number;
  readonly name: string;
  readonly part?: { readonly id: number };
  readonly matched_by?: string;
  readonly candidates: readonly { readonly part: { readonly id: number }; readonly full_match: boolean }[];
  readonly entry?: { readonly id: number };
  readonly changes: readonly Json[];
  readonly warnings: readonly { readonly property: string; readonly message: string }[];
}

export interface BomImport {
  readonly lines: readonly Line[];
  readonly removed_entries: readonly { readonly id: number; readonly name?: string }[];
}

export interface Entry {
  readonly id: number;
  readonly name?: string;
  readonly comment: string;
  readonly quantity: number;
  readonly mountnames: string;
  readonly part?: { readonly id: number };
}

export interface BomImportFixtures {
  /** Creates a project without entries and returns its IRI. */
  empty(): Promise<string>;
  /** Imports a file, by default CSV, into a project. */
  bomImport(
    project: string,
    content: string | Buffer,
    query?: string,
  ): Promise<BomImport & Readonly<Record<string, unknown>>>;
  entriesOf(project: string): Promise<readonly Entry[]>;
}

export function bomImportFixtures(running: Running, { project }: ProjectFixtures): BomImportFixtures {
  return {
    empty: async () => (await project([])).project,
    async bomImport(of, content, query = "") {
      const { body } = await running.client.post<BomImport & Record<string, Json>>(
        `${of}/bom_imports${query}`,
        content,
        { ...plain, contentType: "text/csv", expect: 200 },
      );
      return body;
    },
    async entriesOf(of) {
      const { body } = await running.client.get<readonly Entry[]>(`${of}/bom`, { ...plain, expect: 200 });
      return body;
    },
  };
}
