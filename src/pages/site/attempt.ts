/** Makes a change that a form asks for, and tells a refusal, which is shown beside the fields, from a fault. */
import type { ComponentChild } from "preact";
import { Problem } from "../../errors.ts";
import { formFaults } from "./forms.ts";
import { page } from "./page.ts";
import type { PageAnswer } from "./page.ts";

export interface Refused {
  readonly ok: false;
  /** Of the answer that shows the form again. */
  readonly status: number;
  /** By field; under `""` what concerns no single one. */
  readonly faults: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
}

export type Attempt<T> = { readonly ok: true; readonly value: T } | Refused;

/** @throws whatever `change` throws that is no refusal of what the form holds */
export async function attempt<T>(change: () => Promise<T>): Promise<Attempt<T>> {
  try {
    return { ok: true, value: await change() };
  } catch (error) {
    const faults = formFaults(error);
    if (faults !== null) return refused(faults);
    if (error instanceof Problem && (error.code === "too-many-requests" || error.code === "conflict")) {
      return { ok: false, status: error.status, faults: { "": error.detail }, headers: error.headers };
    }
    throw error;
  }
}

/** What a page finds out by itself. */
export function refused(faults: Readonly<Record<string, string>>): Refused {
  return { ok: false, status: 422, faults, headers: {} };
}

/** The form again, with what is wrong in it. */
export function again(document: ComponentChild, { status, headers }: Refused): PageAnswer {
  return page(document, { status, headers });
}
