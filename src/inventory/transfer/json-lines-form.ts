/** Writes records as JSON Lines: an object on each line, which says in `@type` what it is. */
import type { Form } from "./form.ts";

export const jsonLinesForm: Form = {
  head: "",
  text: ({ resource, document }) => `${JSON.stringify({ "@type": resource, ...document })}\n`,
};
