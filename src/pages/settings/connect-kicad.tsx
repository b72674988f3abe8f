/** How KiCad is connected, and what it then sees. */
import type { ComponentChildren } from "preact";
import type { Config, KicadFieldGroup } from "../../config.ts";
import type { Principal } from "../../identity/principal.ts";
import { kicadLibrary, kicadLibraryFile, tokenPlaceholder } from "../kicad-library.ts";
import { Actions, CopyBlock, Facts, LinkButton, Section, Warning } from "../site/components.tsx";
import { kicadFilePath } from "./connect-path.ts";

export interface KicadSectionProps {
  readonly config: Config;
  /** Address of the service, without slash at the end. */
  readonly baseUrl: string;
  readonly principal: Principal;
}

export function KicadSection({ config, baseUrl, principal }: KicadSectionProps) {
  return (
    <Section
      id="kicad"
      title="KiCad"
      description="KiCad shows the parts as a symbol library and adds their values, part numbers and stock to the schematic."
    >
      {!(principal.can("parts.read") && principal.can("categories.read")) && (
        <Warning>
          <p>You need the permissions “See parts” and “See categories”. Ask an administrator.</p>
        </Warning>
      )}
      <ol class="steps">
        <li>
          <p>
            Create a token that <strong>can read your inventory</strong>. KiCad needs no other scope.
          </p>
        </li>
        <li>
          <p>
            Save this as <code>{kicadLibraryFile}</code>, with the token in place of{" "}
            <code>{tokenPlaceholder}</code>. The page that shows a new token contains the file with the token
            filled in.
          </p>
          <CopyBlock
            label={kicadLibraryFile}
            text={kicadLibrary(baseUrl, tokenPlaceholder, config.instance.title)}
          />
          <Actions>
            <LinkButton href={kicadFilePath}>Download the file</LinkButton>
          </Actions>
        </li>
        <li>
          <p>
            In KiCad open <strong>Preferences → Manage Symbol Libraries</strong>, add the file there and
            choose the type <strong>HTTP</strong>.
          </p>
        </li>
      </ol>
      <CodeZero baseUrl={baseUrl} />
      <h3>What KiCad sees</h3>
      <p>The operator of the service sets this with environment variables:</p>
      <Facts facts={settingsOf(config.kicad)} />
    </Section>
  );
}

function CodeZero({ baseUrl }: { readonly baseUrl: string }) {
  return (
    <p class="hint">
      KiCad reports <strong>code 0</strong> if it cannot connect:{" "}
      {baseUrl.startsWith("https:")
        ? "usually it does not trust the certificate. Add a self-signed certificate to the certificates that the system trusts."
        : "the address is wrong, a firewall or proxy blocks it, or, with https, it does not trust the certificate."}{" "}
      401 means that the token is wrong or has expired.
    </p>
  );
}

const groupWords: Readonly<Record<KicadFieldGroup, string>> = {
  parameters: "parameters",
  supplier_numbers: "supplier numbers",
  stock: "stock",
  storage_locations: "storage locations",
};

function settingsOf(kicad: Config["kicad"]): { name: string; value: ComponentChildren }[] {
  const { fields, fieldPrefix, categoryDepth, datasheetAsPdf } = kicad;
  return [
    {
      name: "Fields",
      value: (
        <Setting name="EDA_KICAD_FIELDS">
          {fields.length === 0
            ? "only the basic fields"
            : `basic fields, ${fields.map((group) => groupWords[group]).join(", ")}`}
        </Setting>
      ),
    },
    {
      name: "Prefix of own fields",
      value: (
        <Setting name="EDA_KICAD_FIELD_PREFIX">
          <bdi>{fieldPrefix}</bdi>, as in “<bdi>{fieldPrefix} ID</bdi>”; <code>Part-DB</code> fits schematics
          created with Part-DB
        </Setting>
      ),
    },
    {
      name: "Categories",
      value: <Setting name="EDA_KICAD_CATEGORY_DEPTH">{depthWords(categoryDepth)}</Setting>,
    },
    {
      name: "Datasheet",
      value: (
        <Setting name="EDA_KICAD_DATASHEET_AS_PDF">
          {datasheetAsPdf ? "links to the datasheet, if there is one" : "links to the page of the part"}
        </Setting>
      ),
    },
  ];
}

function depthWords(depth: number): string {
  if (depth < 0) return "none: all parts are in one library";
  if (depth === 0) return "only the top level, which includes the parts of all levels below";
  return `the top level and ${depth} below; the last one includes the parts of deeper levels`;
}

interface SettingProps {
  readonly name: string;
  readonly children: ComponentChildren;
}

function Setting({ name, children }: SettingProps) {
  return (
    <>
      {children} <small class="muted setting">{name}</small>
    </>
  );
}
