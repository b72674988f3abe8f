/** Tests that OAuth requests and forms are parsed in linear time. */
import { describable } from "../../../src/oauth/oauth-error.ts";
import { readClient } from "../../../src/pages/oauth/client-form-page.tsx";
import { describe, expect, it } from "vitest";
import { clientIdOf } from "../../../src/oauth/client-credentials.ts";
import { cleanClientName, redirectUriViolation } from "../../../src/oauth/client-rules.ts";
import { readParameters } from "../../../src/oauth/form.ts";
import { isPkceText } from "../../../src/oauth/pkce.ts";
import { isAllowedRedirectUri, matchesRedirectUri } from "../../../src/oauth/redirect-uri.ts";
import { readRegistration } from "../../../src/oauth/registration-request.ts";
import { parseResource } from "../../../src/oauth/resource.ts";
import { parseScope } from "../../../src/oauth/parse-scope.ts";
import { readFilters } from "../../../src/pages/site/filtered-list.tsx";
import { markdownHtml } from "../../../src/pages/site/markdown.tsx";
import { readNotice } from "../../../src/pages/site/notice.ts";
import { returnPath } from "../../../src/pages/site/return-to.ts";
import { parseActor } from "../../../src/pages/tools/log/log-actor.ts";
import { logList } from "../../../src/pages/tools/log/log-list.tsx";
import { describeReaders, isLinear, type Readers } from "./runner.ts";

const readers: Readers = {
  "OAuth parameters": (text) => readParameters(text),
  "client credentials": (text) =>
    clientIdOf(readParameters(`client_id=${encodeURIComponent(text)}`), { authorization: `Basic ${text}` }),
  "redirect URI": (text) => [
    isAllowedRedirectUri(text),
    matchesRedirectUri("http://127.0.0.1/a", text),
    redirectUriViolation(text),
  ],
  scope: (text) => parseScope(text),
  "resource indicator": (text) => parseResource([text], "http://a"),
  "code challenge": (text) => isPkceText(text),
  "client name": (text) => cleanClientName(text),
  "client registration": (text) =>
    readRegistration(JSON.stringify({ client_name: text, redirect_uris: [text], scope: text }), "edit"),
  "page to return to": (text) => returnPath(`/${text}`, "/"),
  notice: (text) => readNotice(text, "secret"),
  "filter of the event log": (text) =>
    readFilters(new URLSearchParams({ user: text, from: text, comment: text, target_id: text }), logList),
  Markdown: (text) => markdownHtml(text),
  "redirect URIs of a form": (text) => readClient(new URLSearchParams({ name: text, redirect_uris: text })),
  "text of an OAuth error": (text) => describable(text),
  "person in the event log": (text) => [parseActor(text), parseActor(`${text} command line`)],
};

describeReaders(readers);

/** Markdown for which other implementations take quadratic time when it is repeated. */
const hostileMarkdown =
  "*|_a|*a _b|**a|a**b|*a**a|![|[a](|[a][|[a]: x\n|`a|> |- |\\|<![CDATA[|<!--|#|a\n=|1. |- a\n|>".split("|");

describe("takes linear time for any text:", () => {
  it.each(hostileMarkdown)("Markdown of many %j takes linear time", async (unit) => {
    expect(await isLinear(markdownHtml, (length) => unit.repeat(length / unit.length))).toBe(true);
  });
});
