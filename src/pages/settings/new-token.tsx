/** The page to create an API token. The response shows the token once (`created-token.tsx`). */
import { confirmPassword } from "../../identity/confirm-password.ts";
import { createToken } from "../../identity/tokens.ts";
import type { SignedIn } from "../../identity/signed-in.ts";
import { usableScopes } from "../../identity/usable-scopes.ts";
import type { PageDependencies } from "../page-dependencies.ts";
import { changeOf } from "../site/form-change-context.ts";
import { FormPage } from "../site/components.tsx";
import { ConfirmPasswordField } from "../site/confirm-password-field.tsx";
import { Field, Radios, Select } from "../site/fields.tsx";
import { page, type PageRoute, type SignedInRequest } from "../site/page.ts";
import { FormRejection } from "../site/form-rejection.ts";
import { scopeLabels } from "../scope-labels.ts";
import { CreatedTokenPage } from "./created-token.tsx";
import { settingsSection, settingsTrail } from "./settings-sections.ts";
import { newTokenPath } from "./tokens.tsx";

/** Maps the form value of each validity to its number of days and label. `null` means no expiration. */
const validities = new Map<string, { readonly days: number | null; readonly label: string }>([
  ["30", { days: 30, label: "30 days" }],
  ["90", { days: 90, label: "90 days" }],
  ["365", { days: 365, label: "1 year" }],
  ["never", { days: null, label: "No expiration" }],
]);
const usualValidity = "365";

const labels = { name: "Name", tier: "Scope", expires: "Expiration", password: "Your password" };

function NewTokenPage({ principal }: SignedIn) {
  const scopes = usableScopes(principal);
  return (
    <FormPage
      title="Create API token"
      trail={settingsTrail("tokens")}
      lead="Create a separate token for each program, so that you can revoke it individually."
      labels={labels}
      submit="Create token"
      cancel={settingsSection("tokens")}
    >
      <Field
        name="name"
        label={labels.name}
        hint="The program that uses the token, such as “KiCad on my laptop”."
        value=""
        maxLength={255}
        autocomplete="off"
        required
      />
      <Radios
        name="tier"
        legend={labels.tier}
        hint="A token never has more permissions than you."
        options={scopes.map((each) => {
          const { label, description, warning } = scopeLabels(each);
          return { value: each, label, hint: description, ...(warning !== null && { warning }) };
        })}
        value={scopes[0]}
        required
      />
      <Select
        name="expires"
        label={labels.expires}
        options={[...validities].map(([value, { label }]) => ({ value, label }))}
        value={usualValidity}
      />
      {scopes.includes("full") && (
        <ConfirmPasswordField hint={`Required for the scope “${scopeLabels("full").label}”.`} />
      )}
    </FormPage>
  );
}

export function newTokenRoute(
  dependencies: Pick<PageDependencies, "config" | "store" | "baseUrl">,
): PageRoute {
  const { store } = dependencies;

  async function create(request: SignedInRequest) {
    const { form, now, signedIn, address } = request;
    const { principal } = signedIn;
    const name = (form.get("name") ?? "").trim();
    const scope = usableScopes(principal).find((each) => each === form.get("tier"));
    const validity = validities.get(form.get("expires") ?? "");
    if (scope === undefined || validity === undefined) {
      throw new FormRejection({
        ...(scope === undefined && { tier: "Choose an option." }),
        ...(validity === undefined && { expires: "Choose an option." }),
      });
    }
    const validUntil = validity.days === null ? null : daysAfter(now, validity.days);
    const wanted = { user: principal.username, name, scope, validUntil };
    const change = changeOf(store, request);
    if (scope === "full") {
      const { userId } = principal;
      const password = form.get("password") ?? "";
      await confirmPassword(change, { userId, password, propertyPath: "password", address });
    }
    const { token } = await createToken(change, wanted);
    const canUseMcp = principal.can("api.use_mcp");
    return page(<CreatedTokenPage {...dependencies} {...{ token, name, scope, validUntil, canUseMcp }} />);
  }

  return {
    method: "GET",
    path: newTokenPath,
    access: ["api.manage_tokens"],
    handle: async ({ signedIn }: SignedInRequest) => page(<NewTokenPage {...signedIn} />),
    submit: create,
  };
}

function daysAfter(now: Date, days: number): Date {
  return new Date(now.getTime() + days * 24 * 60 * 60 * 1000);
}
