import { expect, test } from "vitest";
import { datasheetFirst, type FileDocument } from "../../../src/pages/files/file-document.ts";

const types = new Map([["/api/attachment_types/1", "Datasheets"]]);
const order = (second: Partial<FileDocument>): number[] => {
  const files = [1, 2, 3].map(
    (id) =>
      ({ id, name: "", attachment_type: "", internal_path: null, ...(id === 2 && second) }) as FileDocument,
  );
  return datasheetFirst(files, types).map(({ id }) => id);
};

test.each<[string, Partial<FileDocument>, number[]]>([
  ["is first", { attachment_type: "/api/attachment_types/1" }, [2, 1, 3]],
  ["can be private", { internal_path: "/api/attachments/2/file", media_type: "application/pdf" }, [2, 1, 3]],
  ["can be missing", {}, [1, 2, 3]],
])("the datasheet of a part %s", (_what, second, expected) => {
  expect(order(second)).toEqual(expected);
});
