/** The sessions on the settings page, and the pages to end them. */
import { problem } from "../../util/errors.ts";
import { endOtherSessions, endSession, type ListedSession } from "../../identity/sessions.ts";
import type { PageDependencies } from "../page-dependencies.ts";
import { changeOf } from "../site/form-change-context.ts";
import { Actions, Badge, ConfirmPage, LinkButton, Section, Table } from "../site/components.tsx";
import { page, redirect, type PageRoute, type SignedInRequest } from "../site/page.ts";
import { sessionCookie } from "../site/cookies.ts";
import { Time } from "../site/time.tsx";
import { pathId } from "../site/path-id.ts";
import {
  sectionTitles,
  securityPath,
  settingsPath,
  settingsSection,
  settingsTrail,
} from "./settings-sections.ts";
import { describeUserAgent } from "./user-agent.ts";

const sessionsPath = `${settingsPath}/sessions`;
const othersPath = `${sessionsPath}/end_others`;

interface SessionsSectionProps {
  readonly sessions: readonly ListedSession[];
  readonly currentId: number;
}

export function SessionsSection({ sessions, currentId }: SessionsSectionProps) {
  return (
    <Section
      id="sessions"
      title={sectionTitles.sessions}
      description="Browsers in which you are signed in. If you do not recognize a browser, end its session and change your password."
    >
      <Table
        caption="Your sessions"
        columns={["Browser and address", "Signed in", "Last active", { title: "End", hidden: true }]}
        rows={sessions.map(({ id, userAgent, address, createdAt, lastSeenAt }) => [
          <>
            <span title={userAgent}>{describeUserAgent(userAgent)}</span>{" "}
            {id === currentId && <Badge kind="good">this session</Badge>} <small>{address}</small>
          </>,
          <Time at={createdAt} />,
          <Time at={lastSeenAt} />,
          id === currentId ? null : (
            <LinkButton
              href={`${sessionsPath}/${id}/end`}
              kind="danger"
              label={`End session: ${describeUserAgent(userAgent)}`}
            >
              End session
            </LinkButton>
          ),
        ])}
        empty="No sessions."
        stacking="named"
      />
      {sessions.some(({ id }) => id !== currentId) && (
        <Actions>
          <LinkButton href={othersPath} kind="danger">
            End all other sessions
          </LinkButton>
        </Actions>
      )}
    </Section>
  );
}

export function sessionRoutes({ store, sessions }: PageDependencies): PageRoute[] {
  async function askOne(request: SignedInRequest) {
    const id = pathId(request);
    const all = await sessions.list(request.signedIn.principal.userId, request.now);
    const session = all.find((each) => each.id === id);
    if (session === undefined) throw ended();
    const own = session.id === request.signedIn.sessionId;
    return page(
      <ConfirmPage
        title="End this session?"
        trail={settingsTrail("sessions")}
        question={
          own
            ? "This is your current session. You will be signed out."
            : `${describeUserAgent(session.userAgent)} (${session.address}) is signed out immediately.`
        }
        submit="End session"
        cancel={settingsSection("sessions")}
      />,
    );
  }

  async function endOne(request: SignedInRequest) {
    const { signedIn } = request;
    const id = pathId(request);
    if (!(await endSession(changeOf(store, request), signedIn.principal.userId, id))) throw ended();
    return id === signedIn.sessionId
      ? redirect("/login", { cookies: [{ name: sessionCookie, value: null }] })
      : redirect(securityPath, { notice: "Session ended." });
  }

  async function askOthers({ signedIn, now }: SignedInRequest) {
    const all = await sessions.list(signedIn.principal.userId, now);
    const others = all.filter(({ id }) => id !== signedIn.sessionId).length;
    return page(
      <ConfirmPage
        title="End all other sessions?"
        trail={settingsTrail("sessions")}
        question={`You stay signed in here. ${countOf(others)} ${others === 1 ? "ends" : "end"} immediately.`}
        submit="End other sessions"
        cancel={settingsSection("sessions")}
      />,
    );
  }

  async function endOthers(request: SignedInRequest) {
    const { principal, sessionId } = request.signedIn;
    const count = await endOtherSessions(changeOf(store, request), principal.userId, sessionId);
    return redirect(securityPath, {
      notice: count === 0 ? "No other sessions to end." : `${countOf(count)} ended.`,
    });
  }

  return [
    { method: "GET", path: othersPath, access: "signed-in", handle: askOthers, submit: endOthers },
    {
      method: "GET",
      path: `${sessionsPath}/:id/end`,
      access: "signed-in",
      handle: askOne,
      submit: endOne,
    },
  ];
}

function ended(): Error {
  return problem("not-found", "This session has already ended.");
}

function countOf(sessions: number): string {
  if (sessions === 0) return "No other session";
  return sessions === 1 ? "1 other session" : `${sessions} other sessions`;
}
