/** Two-factor authentication on the settings page: status, remaining backup codes and trusted devices. */
import type { Reader } from "../../database/store.ts";
import { timestamp } from "../../database/timestamp.ts";
import { unusedBackupCodes } from "../../identity/second-factor.ts";
import { Actions, Badge, Facts, LinkButton, Section } from "../site/components.tsx";
import { Time } from "../site/time.tsx";
import { secondFactorPath } from "../site/required-action.ts";
import { lastSecurityEvent } from "./security-events.tsx";
import { codesPath, devicesPath, disablePath } from "./second-factor-changes.tsx";
import { sectionTitles } from "./settings-sections.ts";

interface SecondFactorState {
  /** Time at which 2FA was turned on. `null` if the log does not contain it. */
  readonly since: string | null;
  readonly backupCodes: number;
  readonly trustedDevices: number;
}

/** If fewer backup codes are left, the page suggests creating new codes. */
const fewCodes = 3;

export async function readSecondFactor(
  read: Pick<Reader, "db">,
  userId: number,
  now: Date,
): Promise<SecondFactorState> {
  return {
    since: await lastSecurityEvent(read, userId, "second_factor_enabled"),
    backupCodes: await unusedBackupCodes(read, userId),
    trustedDevices: await countTrustedDevices(read, userId, now),
  };
}

async function countTrustedDevices({ db }: Pick<Reader, "db">, userId: number, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom("trusted_devices")
    .where("user_id", "=", userId)
    .where("expires_at", ">", timestamp(now))
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface SecondFactorSectionProps {
  /** The state of 2FA. `null` if it is off. */
  readonly state: SecondFactorState | null;
  readonly isRequiredByGroup: boolean;
}

export function SecondFactorSection({ state, isRequiredByGroup }: SecondFactorSectionProps) {
  return (
    <Section
      id="second_factor"
      title={sectionTitles.second_factor}
      description="Protects your account with a code from your phone in addition to your password."
    >
      {state === null ? <Off /> : <On {...state} isRequiredByGroup={isRequiredByGroup} />}
    </Section>
  );
}

function Off() {
  return (
    <>
      <Facts facts={[{ name: "Status", value: <Badge kind="warn">off</Badge> }]} />
      <Actions>
        <LinkButton href={secondFactorPath}>Set up 2FA</LinkButton>
      </Actions>
    </>
  );
}

type OnProps = SecondFactorState & Pick<SecondFactorSectionProps, "isRequiredByGroup">;

function On({ since, backupCodes, trustedDevices, isRequiredByGroup }: OnProps) {
  return (
    <>
      <Facts
        facts={[
          {
            name: "Status",
            value: (
              <>
                <Badge kind="good">on</Badge>
                {since !== null && (
                  <>
                    {" "}
                    since <Time at={since} />
                  </>
                )}
              </>
            ),
          },
          {
            name: "Backup codes",
            value: (
              <>
                {backupCodes} left {backupCodes < fewCodes && <Badge kind="warn">create new ones</Badge>}
              </>
            ),
          },
          {
            name: "Trusted devices",
            value: trustedDevices === 0 ? "none" : `${trustedDevices} (no code required)`,
          },
        ]}
      />
      <Actions>
        <LinkButton href={codesPath}>Create new backup codes</LinkButton>
        {trustedDevices > 0 && <LinkButton href={devicesPath}>Remove trusted devices</LinkButton>}
        <LinkButton href={disablePath} kind="danger">
          {isRequiredByGroup ? "Set up 2FA again" : "Turn off 2FA"}
        </LinkButton>
      </Actions>
      {isRequiredByGroup && (
        <p class="hint">
          Your group requires two-factor authentication. To use another phone, set it up again.
        </p>
      )}
    </>
  );
}
