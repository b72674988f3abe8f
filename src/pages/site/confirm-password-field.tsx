/** The field that asks for the password again, which `identity/confirm-password.ts` checks. */
import { Field } from "./fields.tsx";
import { usePage } from "./page-context.ts";

interface ConfirmPasswordFieldProps {
  readonly hint?: string;
  readonly required?: boolean;
}

export function ConfirmPasswordField({ hint, required }: ConfirmPasswordFieldProps) {
  const { signedIn } = usePage();
  return (
    <>
      {/* Password managers use this field to find the account. It has no name, so it is not sent. */}
      <input type="hidden" autocomplete="username" value={signedIn?.principal.username} />
      <Field
        type="password"
        name="password"
        label="Your password"
        autocomplete="current-password"
        {...{ hint, required }}
      />
    </>
  );
}
