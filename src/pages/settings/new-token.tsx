/** Making an API token. The answer to the form shows it: the only time that it can be seen (`created-token.tsx`). */
import { createToken } from "../../identity/tokens.ts";
import { isTier } from "../../identity/tier.ts";
import type { Tier } from "../../identity/tier.ts";
import { usableTiers } from "../../identity/usable-tiers.ts";
import { changeOf } from "../site/change.ts";
import { Actions, ErrorSummary, LinkButton, Submit } from "../site/components.tsx";
import { Field, Radios, Select } from "../site/fields.tsx";
import { Form, Page } from "../site/layout.tsx";
import { page } from "../site/page.ts";
import type { PageRoute, SignedInRequest } from "../site/page.ts";
import { tierWords } from "../tier-words.ts";
import { again, attempt, refused } from "../site/attempt.ts";
import type { Attempt } from "../site/attempt.ts";
import { CreatedTokenPage } from "./created-token.tsx";
import { settingsSection } from "./settings-parts.ts";
import type { SettingsParts } from "./settings-parts.ts";
import { newTokenPath } from "./tokens.tsx";

/** Days; null: never expires. */
const validities = new Map<string, { readonly days: number | null; readonly label: string }>([
  ["30", { days: 30, label: "In 30 days" }],
  ["90", { days: 90, label: "In 90 days" }],
  ["365", { days: 365, label: "In one year" }],
  ["never", { days: null, label: "Never" }],
]);
const usualValidity = "365";

const labels = { name: "Name", tier: "What it may do", expires: "When it expires" };

interface NewTokenPageProps {
  readonly tiers: readonly Tier[];
  readonly name?: string;
  readonly tier?: string;
  readonly expires?: string;
  readonly faults?: Readonly<Record<string, string>>;
}

function NewTokenPage(props: NewTokenPageProps) {
  const { tiers, name = "", tier = tiers[0], expires = usualValidity, faults = {} } = props;
  return (
    <Page
      title="Create an API token"
      lead="Create one token per program, so that you can revoke it separately."
      narrow
    >
      <ErrorSummary errors={faults} labels={labels} />
      <Form action={newTokenPath}>
        <Field
          name="name"
          label={labels.name}
          hint="Identifies the program, for example “KiCad on my laptop”."
          value={name}
          maxLength={255}
          autocomplete="off"
          error={faults["name"]}
          required
        />
        <Radios
          name="tier"
          legend={labels.tier}
          hint="A token never has more permissions than you."
          options={tiers.map((each) => {
            const { can, includes, warning } = tierWords(each);
            return { value: each, label: can, hint: includes, ...(warning !== null && { warning }) };
          })}
          value={tier}
          error={faults["tier"]}
          required
        />
        <Select
          name="expires"
          label={labels.expires}
          options={[...validities].map(([value, { label }]) => ({ value, label }))}
          value={expires}
          error={faults["expires"]}
        />
        <Actions>
          <Submit>Create token</Submit>
          <LinkButton href={settingsSection("tokens")}>Cancel</LinkButton>
        </Actions>
      </Form>
    </Page>
  );
}

interface Created {
  readonly token: string;
  readonly name: string;
  readonly tier: Tier;
  readonly validUntil: Date | null;
}

export function newTokenRoutes(parts: SettingsParts): PageRoute[] {
  const { store } = parts;

  function show({ signedIn }: SignedInRequest) {
    return page(<NewTokenPage tiers={usableTiers(signedIn.principal)} />);
  }

  async function create(request: SignedInRequest): Promise<Attempt<Created>> {
    const { form, now, signedIn } = request;
    const name = (form.get("name") ?? "").trim();
    const tier = form.get("tier") ?? "";
    const validity = validities.get(form.get("expires") ?? "");
    const mayHave = isTier(tier) && usableTiers(signedIn.principal).includes(tier);
    if (!mayHave || validity === undefined) {
      return refused({
        ...(!mayHave && { tier: "Choose one of these." }),
        ...(validity === undefined && { expires: "Choose one of these." }),
      });
    }
    const validUntil = validity.days === null ? null : daysAfter(now, validity.days);
    const wanted = { user: signedIn.principal.username, name, tier, validUntil };
    const made = await attempt(() => createToken(changeOf(store, request), wanted));
    return made.ok ? { ok: true, value: { token: made.value.token, name, tier, validUntil } } : made;
  }

  async function answer(request: SignedInRequest) {
    const { form, signedIn } = request;
    const { principal } = signedIn;
    const result = await create(request);
    if (result.ok) {
      return page(<CreatedTokenPage {...parts} {...result.value} mayUseMcp={principal.can("api.use_mcp")} />);
    }
    const typed = (name: string) => form.get(name) ?? "";
    return again(
      <NewTokenPage
        tiers={usableTiers(principal)}
        name={typed("name")}
        tier={typed("tier")}
        expires={typed("expires")}
        faults={result.faults}
      />,
      result,
    );
  }

  return [
    { method: "GET", path: newTokenPath, access: ["api.manage_tokens"], handle: show },
    { method: "POST", path: newTokenPath, access: ["api.manage_tokens"], handle: answer },
  ];
}

function daysAfter(now: Date, days: number): Date {
  return new Date(now.getTime() + days * 24 * 60 * 60 * 1000);
}
