/** Concurrent requests that move or replace the file of one attachment. */
import { beforeAll, describe, expect, it } from "vitest";
import { describeDialects } from "../support/dialects.ts";
import { textFile } from "../support/inventory.ts";
import { byThoroughness } from "../support/soak.ts";
import { useAttachmentService } from "./attachment-service.ts";

const rounds = byThoroughness({ sample: 8, full: 20 });

describeDialects("attachment files", (dialect) => {
  const { running, given, newFile, bytesOf, stored } = useAttachmentService(dialect);

  describe("with concurrent changes", () => {
    const hello = { data: textFile, filename: "a.txt" };

    // All tests share this attachment. The lists of attachments below delete the other attachments of the part.
    let iri = "";
    beforeAll(async () => {
      iri = await newFile(hello);
    });

    const alone = (upload: object) => running.client.patch(iri, { upload });
    const inList = (upload: object) =>
      running.client.patch(given().part, { attachments: [{ "@id": iri, upload }] });

    it.each([
      ["on their own", [alone]],
      ["on their own and in the list of their part", [alone, inList]],
    ] as const)("no file is lost or left over if attachments are changed %s", async (_, ways) => {
      const before = (await stored()).length;
      for (let round = 0; round < rounds; round += 1) {
        const once = [{ private: round % 2 === 0 }, { private: round % 2 === 1 }, hello, { private: true }];
        const uploads = [...once, ...once];
        const changes = uploads.map((upload, index) => {
          const change = ways[(index + round) % ways.length] ?? alone;
          return change(upload);
        });
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
