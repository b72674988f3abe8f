/**
 * Sends the requests recorded with Part-DB to the service, in the same order against the same data, and compares the
 * responses: status, media type, keys, types and values.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { send, type Answer } from "../../support/client.ts";
import { withFixture } from "../../support/fixtures.ts";
import { assertDeclared } from "../../support/reached.ts";
import { startService, type TestService } from "../../support/service.ts";
import { missingInChallenge } from "./challenge.ts";
import { compare, describeMismatch, type Mismatch } from "./compare.ts";
import { answerDifferences } from "./answer-differences.ts";
import type { AnswerDifference, DocumentDifference } from "./difference.ts";
import { documentDifferences } from "./document-differences.ts";
import { collectionOf, createIdMap, itemOf, type IdMap } from "./ids.ts";
import { readFixture, readRecording, type Fixture, type RecordedCase } from "./recording.ts";
import { exclusions, files, unrecordedCases, withoutUnknown } from "./scope.ts";
import { preparations, recordingTime, seedFor, timeOf } from "./starting-data.ts";

const used = new Set<AnswerDifference | DocumentDifference>();
const unreplayable: string[] = [];

withFixture("golden", (folder) => {
  describe.each(files)("recorded responses of %s", (file) => {
    const fixture = readFixture(folder);
    const cases = readRecording(folder, file).filter(
      (recorded) => !exclusions.some(({ matches }) => matches(recorded)),
    );
    const ids = createIdMap(() => service.url);
    const clock = { now: recordingTime };
    let service: TestService;

    beforeAll(async () => {
      service = await startService({
        seed: seedFor(file, fixture),
        // The settings of the recorded service. The address rule rejects downloads before any connection.
        environment: {
          ALLOW_ATTACHMENT_DOWNLOADS: "1",
          OAUTH_SERVER_ENABLED: "1",
          EDA_KICAD_FIELD_PREFIX: "Part-DB",
        },
        overrides: { now: () => clock.now, allowAddress: () => false },
      });
    });
    afterAll(async () => {
      await service.close();
    });

    it.each(cases.map((recorded) => [recorded.seq, recorded.name, recorded] as const))(
      "%i %s",
      async (_seq, _name, recorded) => {
        const difference = answerDifferences.find(({ where }) => where(recorded));
        if (difference === undefined && refersToMissingEntity(recorded, ids, fixture)) {
          unreplayable.push(`${recorded.file} ${recorded.seq}`);
          return;
        }
        await preparations(recorded, service.store);
        clock.now = timeOf(recorded) ?? clock.now;
        const answer = await replay(service, recorded, ids);
        if (difference === undefined) {
          expectSame(recorded, answer, ids);
          const challenge = answer.headers["www-authenticate"];
          const wanted = recorded.response.headers["WWW-Authenticate"];
          expect(missingInChallenge(wanted, challenge, service.url)).toEqual([]);
        } else {
          used.add(difference);
          expectDifference(difference, recorded, answer, ids, fixture);
        }
      },
    );
  });

  describe("the list of intended differences", () => {
    it.each(
      [...answerDifferences, ...documentDifferences].map((difference) => [difference.reason, difference]),
    )("the intended difference is still needed: %s", (_reason, difference) => {
      expect(used).toContain(difference);
    });
  });

  describe("the recordings", () => {
    it("the recordings contain few requests that depend on unrecorded ones", () => {
      expect(unreplayable).toEqual(unrecordedCases);
    });

    it.each(exclusions)(
      "the recordings contain a response that is left out because $reason",
      ({ matches }) => {
        const all = files.flatMap((file) => readRecording(folder, file));
        expect(all.some(matches)).toBe(true);
      },
    );
  });
});

/** Returns whether a request refers to an entity that does not exist because its creation was not recorded. */
function refersToMissingEntity(recorded: RecordedCase, ids: IdMap, fixture: Fixture): boolean {
  const item = itemOf(recorded.request.path);
  if (item === null || recorded.response.status >= 400) return false;
  return !entityExists(item.collection, item.id, ids, fixture);
}

/** Returns whether the recorded entity is in the fixture or was created by a recorded request. */
function entityExists(collection: string, id: number, ids: IdMap, fixture: Fixture): boolean {
  const table = collection === "storage_locations" ? "storelocations" : collection;
  return ids.knows(collection, id) || (fixture[table] ?? []).some((row) => row.id === id);
}

async function replay(service: TestService, recorded: RecordedCase, ids: IdMap): Promise<Answer<unknown>> {
  const { method, path, headers } = recorded.request;
  const { Accept: accept, Authorization: authorization, "Content-Type": contentType, ...others } = headers;
  const target = ids.translate(path);
  const answer = await send<unknown>(service.url, method, target, requestBody(recorded, ids), {
    accept: accept ?? null,
    authorization: authorization ?? null,
    contentType: contentType ?? null,
    headers: others,
  });
  const { status, headers: answered, bytes } = answer;
  assertDeclared({ method, target, status, headers: answered, body: bytes });
  if (status < 300 && method !== "GET") {
    learn(recorded.response.body, answer.body, ids, collectionOf(path) ?? undefined);
  }
  return answer;
}

function requestBody(recorded: RecordedCase, ids: IdMap): unknown {
  const { body } = recorded.request;
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
  return ids.translateDocument(withoutUnknown(recorded, body as Record<string, unknown>), null);
}

/** Maps the IDs of new entities in the response to a write, including embedded entities. */
function learn(recorded: unknown, actual: unknown, ids: IdMap, collection?: string): void {
  if (Array.isArray(recorded) && Array.isArray(actual)) {
    recorded.forEach((member, index) => {
      learn(member, actual[index], ids);
    });
    return;
  }
  if (!isDocument(recorded) || !isDocument(actual)) return;
  const item = typeof recorded["@id"] === "string" ? itemOf(recorded["@id"]) : null;
  const own = collection ?? item?.collection;
  if (own !== undefined && typeof recorded.id === "number" && typeof actual.id === "number") {
    ids.learn(own, recorded.id, actual.id);
  }
  for (const [key, member] of Object.entries(recorded)) learn(member, actual[key], ids);
}

function isDocument(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function expectSame(recorded: RecordedCase, answer: Answer<unknown>, ids: IdMap): void {
  const { status, headers, body } = recorded.response;
  expect(answer.status, answer.text).toBe(status);
  expect(answer.mediaType).toBe(expectedMediaType(status, headers["Content-Type"]));
  const isText = typeof body === "string";
  if (isText || recorded.request.method === "HEAD") return;
  const expected = ids.translateDocument(body, collectionOf(recorded.request.path));
  expect(unintended(compare(expected, answer.body), recorded)).toEqual([]);
}

/** Describes the mismatches that no intended difference covers. */
function unintended(mismatches: readonly Mismatch[], recorded: RecordedCase): string[] {
  const left = mismatches.filter((mismatch) => {
    const difference = documentDifferences.find(({ covers }) => covers(mismatch, recorded));
    if (difference !== undefined) used.add(difference);
    return difference === undefined;
  });
  return left.map(describeMismatch);
}

/** Compares the properties that do not depend on unrecorded requests, or the elements that both lists contain. */
function expectSameBut(
  { except = [], inCommon }: AnswerDifference["expect"],
  recorded: RecordedCase,
  body: unknown,
  ids: IdMap,
  fixture: Fixture,
): void {
  const expected = ids.translateDocument(recorded.response.body, collectionOf(recorded.request.path));
  const unexpectedOf = (mismatches: readonly Mismatch[]): string[] =>
    unintended(
      mismatches.filter(({ place }) => !place.split(/[.[\]]+/).some((key) => except.includes(key))),
      recorded,
    );
  if (inCommon === undefined) {
    expect(unexpectedOf(compare(expected, body))).toEqual([]);
    return;
  }
  const collection = collectionOf(recorded.request.path) ?? "";
  const kept = elementsOf(recorded.response.body).filter(({ id }) =>
    entityExists(collection, id, ids, fixture),
  );
  const both = kept.flatMap((element) => {
    const wanted = ids.translateDocument(element, collection) as typeof element;
    const actual = elementsOf(body).find(({ id }) => id === wanted.id);
    return actual === undefined ? [] : [{ wanted, actual }];
  });
  expect(both.flatMap(({ wanted, actual }) => unexpectedOf(compare(wanted, actual)))).toEqual([]);
  expect(both.length).toBe(inCommon);
}

function elementsOf(list: unknown): readonly { readonly id: number }[] {
  const members = Array.isArray(list) ? list : (list as Record<string, unknown>)["hydra:member"];
  return members as readonly { readonly id: number }[];
}

/** Returns the expected media type. Errors are problem documents, even if Part-DB returned something else. */
function expectedMediaType(status: number, contentType: string | undefined): string | null {
  if (status >= 400) return "application/problem+json";
  return contentType?.split(";", 1)[0]?.trim() ?? null;
}

function expectDifference(
  { expect: wanted }: AnswerDifference,
  recorded: RecordedCase,
  answer: Answer<unknown>,
  ids: IdMap,
  fixture: Fixture,
): void {
  expect(answer.status, answer.text).toBe(wanted.status);
  const mediaType = wanted.mediaType ?? (wanted.status >= 400 ? "application/problem+json" : undefined);
  if (mediaType !== undefined) expect(answer.mediaType).toBe(mediaType);
  if (wanted.violations !== undefined) {
    const { violations = [] } = answer.body as { violations?: { propertyPath: string }[] };
    expect(violations.map(({ propertyPath }) => propertyPath).sort()).toEqual([...wanted.violations].sort());
  }
  if (wanted.code !== undefined) {
    expect(answer.body).toMatchObject({ violations: [{ code: wanted.code }] });
  }
  if (wanted.except !== undefined || wanted.inCommon !== undefined) {
    expectSameBut(wanted, recorded, answer.body, ids, fixture);
  }
  if (wanted.members !== undefined) {
    const members = (answer.body as { "hydra:member": { id: number }[] })["hydra:member"];
    expect(members.map(({ id }) => id)).toEqual(wanted.members);
  }
}
