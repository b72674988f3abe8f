/** A page with a form: shows it, makes the change that was sent, or shows it again with what is wrong. */
import type { ComponentChild } from "preact";
import { invalid } from "../../errors.ts";
import { page } from "./page.ts";
import type { Access, PageAnswer, PageRoute, SignedInRequest } from "./page.ts";
import { refusalOf } from "./refused.ts";
import type { Faults } from "./refused.ts";

export interface FormPage<Subject> {
  readonly path: string;
  readonly access: Exclude<Access, "public">;
  /** What the page is about. Throws if it does not exist or must not be changed. */
  readonly read: (request: SignedInRequest) => Subject | Promise<Subject>;
  /** `sent` is what was typed if the form is shown again; then `faults` may name what is wrong. */
  readonly show: (
    subject: Subject,
    request: SignedInRequest,
    faults: Faults,
    sent: URLSearchParams | null,
  ) => ComponentChild;
  /** Makes the change, and returns where to go on. */
  readonly save: (subject: Subject, request: SignedInRequest) => Promise<PageAnswer>;
}

export function formPage<Subject>(form: FormPage<Subject>): PageRoute[] {
  const { path, access, read, show } = form;
  return [
    {
      method: "GET",
      path,
      access,
      handle: async (request) => page(show(await read(request), request, {}, null)),
    },
    saveRoute(form),
  ];
}

/** A further form of a page, which is sent to a path of its own. */
export function saveRoute<Subject>({ path, access, read, show, save }: FormPage<Subject>): PageRoute {
  const handle = async (request: SignedInRequest): Promise<PageAnswer> => {
    const subject = await read(request);
    try {
      return await save(subject, request);
    } catch (error) {
      const refused = refusalOf(error);
      if (refused === null) throw error;
      const { faults, status, headers } = refused;
      return page(show(subject, request, faults, request.form), { faults, status, headers });
    }
  };
  return { method: "POST", path, access, handle };
}

/**
 * The text of a field without blanks around it; empty when it is missing. Line breaks are LF.
 * @throws {Problem} `unprocessable` on the field, for U+0000, which PostgreSQL has no place for
 */
export function formText(form: URLSearchParams, name: string): string {
  const text = (form.get(name) ?? "").replaceAll("\r\n", "\n").trim();
  if (text.includes("\0")) {
    const message = "This contains a character that no text can have.";
    throw invalid([{ propertyPath: name, message, code: "control-characters" }]);
  }
  return text;
}
