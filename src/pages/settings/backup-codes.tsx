/** The page that shows new backup codes. They are shown only once. */
import { Actions, CopyBlock, LinkButton, Warning } from "../site/components.tsx";
import { usePage } from "../site/page-context.ts";
import { Page } from "../site/layout.tsx";
import { settingsTrail } from "./settings-sections.ts";

interface BackupCodesPageProps {
  readonly title: string;
  readonly codes: readonly string[];
  readonly issuer: string;
  readonly username: string;
  readonly nextPath: string;
}

export function BackupCodesPage({ title, codes, issuer, username, nextPath }: BackupCodesPageProps) {
  const { now } = usePage();
  const heading = [`Backup codes of ${username}`, `${issuer}, ${now.toISOString().slice(0, 10)}`];
  return (
    <Page
      title={title}
      trail={settingsTrail("second_factor")}
      lead="If you do not have your phone, sign in with a backup code. Each code works once."
      width="narrow"
    >
      <Warning>
        <p>Copy or print the codes now. They are shown only once.</p>
      </Warning>
      <CopyBlock label="Backup codes" text={[...heading, "", ...codes].join("\n")} />
      <Actions>
        <LinkButton href={nextPath} kind="main">
          I have saved the codes
        </LinkButton>
      </Actions>
    </Page>
  );
}
