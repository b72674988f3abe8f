/** Requests that move or replace the file of one attachment at the same time. */
import { describe, expect, it } from "vitest";
import { describeDialects } from "../support/dialects.ts";
import { textFile } from "../support/inventory.ts";
import { useAttachmentService } from "./attachment-service.ts";

const rounds = 20;

describeDialects("files of attachments", (dialect) => {
  const { running, given, newFile, bytesOf, stored } = useAttachmentService(dialect);

  describe("changed by several requests at the same time", () => {
    const hello = { data: textFile, filename: "a.txt" };

    it("are moved and replaced one after the other, and none is lost or left behind", async () => {
      const iri = await newFile(hello);
      const { part } = given();
      const before = (await stored()).length;
      for (let round = 0; round < rounds; round += 1) {
        const once = [{ private: round % 2 === 0 }, { private: round % 2 === 1 }, hello, { private: true }];
        const uploads = [...once, ...once];
        const changes = uploads.map((upload) => running.client.patch(iri, { upload }));
        // The same in the list of its part.
        changes.push(
          running.client.patch(part, { attachments: [{ "@id": iri, upload: { private: false } }] }),
        );
        const statuses = (await Promise.all(changes)).map(({ status, text }) =>
          status === 200 ? 200 : text,
        );
        expect(statuses).toEqual(Array(changes.length).fill(200));
        expect(await bytesOf(iri)).toBe("SGVsbG8=");
      }
      await expect.poll(async () => (await stored()).length).toBe(before);
    });
  });
});
