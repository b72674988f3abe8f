/** Copies parts with their lots, orderdetails, prices and parameters. */
import { batchSize, type CopySession } from "./copy-session.ts";
import type { Item } from "./items.ts";
import { inParallel } from "./parallel.ts";
import { readPart, summaryOf, type PartSummary, type ProductUrls } from "./read-source-parts.ts";
import { count } from "./report.ts";

/** Copies the parts that are new or have changed at the source. The next parts are read while a batch is written. */
export async function copyParts(session: CopySession, urls: ProductUrls): Promise<void> {
  const { client } = session.options;
  const parts = await session.read("Part", summaryOf);
  const wanted: number[] = [];
  for (const [id, summary] of parts) {
    session.addPicture({ resource: "Part", id, property: "master_picture_attachment" }, summary.picture);
    if (isCurrent(session, id, summary)) count(session.report.existing, "Part");
    else wanted.push(id);
  }
  session.advance(parts.size - wanted.length);
  const readBatch = (start: number): Promise<readonly (Item | null)[]> =>
    inParallel(wanted.slice(start, start + batchSize), (id) =>
      session.orReport("Part", { id }, () => readPart(client, id, urls)),
    );
  let next = readBatch(0);
  for (let start = 0; start < wanted.length; start += batchSize) {
    const items = await next;
    next = readBatch(start + batchSize);
    // If the batch fails, the error of this request does not matter.
    next.catch(() => undefined);
    await session.write(items.filter((item) => item !== null));
    session.advance(items.length);
  }
}

/** Returns whether an earlier copy has copied this state of a part. */
function isCurrent({ mapping }: CopySession, id: number, { modified, lots }: PartSummary): boolean {
  return (
    modified !== null &&
    mapping.modified(id) === modified &&
    mapping.find("Part", id) !== undefined &&
    lots.every((lot) => mapping.find("PartLot", lot) !== undefined)
  );
}
