/** The field in which a new password is chosen: the same rule and the same words wherever that is done. */
import { minimumChosenLength } from "../../identity/password.ts";
import { Field } from "./fields.tsx";

export interface NewPasswordFieldProps {
  readonly name: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly required?: boolean;
  /** A sentence that is true of this page only. */
  readonly hint?: string;
}

export function NewPasswordField({ hint = "", ...field }: NewPasswordFieldProps) {
  return <Field {...field} type="password" hint={`${rule} ${hint}`.trimEnd()} autocomplete="new-password" />;
}

const rule = `At least ${minimumChosenLength} characters. Several words in a row are easy to remember and hard to guess.`;
