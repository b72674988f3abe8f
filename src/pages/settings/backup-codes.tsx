/** The page that shows backup codes: the answer to the form that made them, and the only time that they can be seen. */
import { Actions, CopyBlock, LinkButton, Warning } from "../site/components.tsx";
import { usePage } from "../site/context.ts";
import { Page } from "../site/layout.tsx";

export interface BackupCodesPageProps {
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
      lead="Keep these backup codes where you find them without your phone: each of them lets you sign in once in its place."
      narrow
    >
      <Warning>
        <p>They are shown only this once. Copy or print them now, and keep them like a key.</p>
      </Warning>
      <CopyBlock label="Backup codes" text={[...heading, "", ...codes].join("\n")} />
      <Actions>
        <LinkButton href={goOn} kind="main">
          I have kept them
        </LinkButton>
      </Actions>
    </Page>
  );
}
