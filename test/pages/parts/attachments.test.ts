import { expect, test } from "vitest";
import { datasheetFirst } from "../../../src/pages/parts/attachments.ts";
import type { AttachmentDocument } from "../../../src/pages/parts/read-part.ts";

const nothing = { type: "", key: null, fileName: null, mediaType: null, size: null };
const attachments = [1, 2, 3].map((id) => ({ id, name: "" }) as AttachmentDocument);
const order = (details: Readonly<Record<number, { type?: string; key?: string }>>): number[] =>
  datasheetFirst(
    attachments,
    new Map(Object.entries(details).map(([id, each]) => [Number(id), { ...nothing, ...each }])),
  ).map(({ id }) => id);

test.each([
  ["is first", { 2: { type: "Datasheets" } }, [2, 1, 3]],
  ["can be private", { 3: { key: "secure/a.pdf" } }, [3, 1, 2]],
  ["can be missing", {}, [1, 2, 3]],
])("the datasheet of a part %s", (_what, details, expected) => {
  expect(order(details)).toEqual(expected);
});
