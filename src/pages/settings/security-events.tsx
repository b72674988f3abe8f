/** What happened to one's account lately, in plain words, so that a stranger is noticed. */
import type { Reader } from "../../database/store.ts";
import { Section, Table } from "../site/components.tsx";
import { Time } from "../site/time.tsx";
import { eventWord } from "../log-words.ts";
import { sectionTitles } from "./settings-parts.ts";

interface SecurityEvent {
  readonly at: string;
  /** Who did it: a user, an administrator, or somebody at the command line. */
  readonly by: string;
  readonly serious: boolean;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Of one user, newest first. */
export async function listSecurityEvents(
  { db }: Pick<Reader, "db">,
  userId: number,
  limit = 20,
): Promise<SecurityEvent[]> {
  const rows = await ofUser(db, userId)
    .select(["datetime", "username", "level", "data"])
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ datetime, username, level, data }) => ({
    at: datetime,
    by: username,
    serious: level === "warning",
    data: readData(data),
  }));
}

/** So many entries about a user are looked through for one event: a few milliseconds. */
const lookedThrough = 5000;

/** When something of that name happened to a user last; null: never, as far back as is looked. */
export async function lastSecurityEvent(
  { db }: Pick<Reader, "db">,
  userId: number,
  event: string,
  most = lookedThrough,
): Promise<string | null> {
  const latest = ofUser(db, userId).select(["id", "datetime", "data"]).orderBy("id", "desc").limit(most);
  const row = await db
    .selectFrom(latest.as("entry"))
    .select("entry.datetime")
    .where("entry.data", "like", `%"event":"${event}"%`)
    .orderBy("entry.id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.datetime ?? null;
}

function ofUser(db: Reader["db"], userId: number) {
  return db
    .selectFrom("log_entries")
    .where("target_type", "=", "User")
    .where("target_id", "=", userId)
    .where("kind", "=", "security_event");
}

function readData(text: string | null): Readonly<Record<string, unknown>> {
  const value: unknown = text === null ? {} : JSON.parse(text);
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

/** What it was, and the token or application that it was about. Serious ones stand out. */
function Event({ data: { event, token, client }, serious }: SecurityEvent) {
  const about = typeof token === "string" ? token : client;
  return (
    <span class={serious ? undefined : "light"}>
      {eventWord(event)}
      {typeof about === "string" && (
        <>
          : “<bdi>{about}</bdi>”
        </>
      )}
    </span>
  );
}

/** Where it came from, and who it was if that was somebody else. */
function circumstances({ by, data: { address } }: SecurityEvent, username: string): string {
  const parts: string[] = [];
  if (by.startsWith(commandLinePrefix))
    parts.push(`by ${by.slice(commandLinePrefix.length)} on the command line`);
  else if (by !== username && by !== nobody) parts.push(`by ${by}`);
  if (typeof address === "string" && address !== "") parts.push(`from ${address}`);
  return parts.join(", ");
}

/** As the log names them: whoever could not sign in, and whoever ran a command on the machine. */
const nobody = "anonymous";
const commandLinePrefix = "!!!CLI ";

interface SecurityEventsSectionProps {
  readonly events: readonly SecurityEvent[];
  readonly username: string;
}

export function SecurityEventsSection({ events, username }: SecurityEventsSectionProps) {
  return (
    <Section
      id="events"
      title={sectionTitles.events}
      description="Recent sign-ins and changes to your account. If you do not recognize one, change your password and revoke your tokens."
    >
      <Table
        caption="Recent security events"
        columns={["Event", "Time"]}
        rows={events.map((event) => [
          <>
            <Event {...event} /> <small>{circumstances(event, username)}</small>
          </>,
          <Time at={event.at} />,
        ])}
        empty="No events."
        stacking="plain"
      />
    </Section>
  );
}
