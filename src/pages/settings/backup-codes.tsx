/** The page that shows backup codes: the answer to the form that made them, and the only time that they can be seen. */
import { Actions, CopyBlock, LinkButton, Warning } from "../site/components.tsx";
import { usePage } from "../site/context.ts";
import { Page } from "../site/layout.tsx";

interface BackupCodesPageProps {
  readonly title: string;
  readonly codes: readonly string[];
  readonly issuer: string;
  readonly username: string;
  /** Path to go on to. */
  readonly goOn: string;
}

export function BackupCodesPage({ title, codes, issuer, username, goOn }: BackupCodesPageProps) {
  const { now } = usePage();
  const heading = [`Backup codes of ${username}`, `${issuer}, ${now.toISOString().slice(0, 10)}`];
  return (
    <Page
      title={title}
      lead="Each code replaces your phone for one sign-in. Keep the codes where you can reach them without your phone."
      narrow
    >
      <Warning>
        <p>The codes are shown only once. Copy or print them now and keep them safe.</p>
      </Warning>
      <CopyBlock label="Backup codes" text={[...heading, "", ...codes].join("\n")} />
      <Actions>
        <LinkButton href={goOn} kind="main">
          I have saved them
        </LinkButton>
      </Actions>
    </Page>
  );
}
