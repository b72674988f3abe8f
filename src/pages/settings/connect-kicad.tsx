/** Instructions to connect KiCad, and the settings that determine which fields and categories KiCad shows. */
import type { ComponentChildren } from "preact";
import type { Config, KicadFieldGroup } from "../../config/config.ts";
import type { Principal } from "../../identity/principal.ts";
import { kicadLibrary, kicadLibraryFile, tokenPlaceholder } from "../kicad-library.ts";
import { Actions, CopyBlock, Facts, LinkButton, Section, Warning } from "../site/components.tsx";
import { kicadFilePath } from "./connect-path.ts";

export interface KicadSectionProps {
  readonly config: Config;
  /** URL of the service, without a trailing slash. */
  readonly baseUrl: string;
  readonly principal: Principal;
}

export function KicadSection({ config, baseUrl, principal }: KicadSectionProps) {
  return (
    <Section id="kicad">
      {!(principal.can("parts.read") && principal.can("categories.read")) && (
        <Warning>
          <p>You need the “View parts” and “View categories” permissions. Ask an administrator.</p>
        </Warning>
      )}
      <ol class="steps">
        <li>
          <p>
            Create a token with the scope <strong>Read the inventory</strong>.
          </p>
        </li>
        <li>
          <p>
            Save this as <code>{kicadLibraryFile}</code> and replace <code>{tokenPlaceholder}</code> with your
            token. After you create a token, you can also download the file with the token filled in.
          </p>
          <CopyBlock
            label={kicadLibraryFile}
            text={kicadLibrary(baseUrl, tokenPlaceholder, config.instance.title)}
          />
          <Actions>
            <LinkButton href={kicadFilePath}>Download file</LinkButton>
          </Actions>
        </li>
        <li>
          <p>
            In KiCad, open <strong>Preferences → Manage Symbol Libraries</strong> and add the file with the
            type <strong>HTTP</strong>.
          </p>
        </li>
      </ol>
      <Troubleshooting baseUrl={baseUrl} />
      <h2>Settings of the KiCad library</h2>
      <p>An administrator can change these settings with environment variables:</p>
      <Facts facts={settingsOf(config.kicad)} />
    </Section>
  );
}

function Troubleshooting({ baseUrl }: { readonly baseUrl: string }) {
  return (
    <p class="hint">
      KiCad reports <strong>code 0</strong> if it cannot connect.{" "}
      {baseUrl.startsWith("https:")
        ? "The usual cause is an untrusted certificate. Add a self-signed certificate to the trusted certificates of your system."
        : "Check the address, firewalls and proxies. Over HTTPS, the certificate may also be untrusted."}{" "}
      Code 401 means that the token is invalid or expired.
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
            ? "basic fields only"
            : `basic fields, ${fields.map((group) => groupWords[group]).join(", ")}`}
        </Setting>
      ),
    },
    {
      name: "Prefix of Partledger fields",
      value: (
        <Setting name="EDA_KICAD_FIELD_PREFIX">
          <bdi>{fieldPrefix}</bdi>, as in “<bdi>{fieldPrefix} ID</bdi>”. Use <code>Part-DB</code> for
          schematics created with Part-DB
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
          {datasheetAsPdf ? "link to the datasheet, if available" : "link to the part page"}
        </Setting>
      ),
    },
  ];
}

function depthWords(depth: number): string {
  if (depth < 0) return "none; all parts are in one library";
  if (depth === 0) return "top level only, including the parts of all subcategories";
  return `${depth + 1} levels; the lowest level includes the parts of all subcategories`;
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
