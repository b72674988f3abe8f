/** Builds copies of a project of the demo, so that stock has moved. */
import type { Making } from "../inventory/operations/create-entity.ts";
import { writeContext } from "../inventory/operations/write.ts";
import { readProject } from "../inventory/projects/bill-of-materials.ts";
import { build } from "../inventory/projects/build.ts";
import { writeCollectedLog } from "../inventory/writing/apply.ts";

interface Order {
  /** Path of the project. */
  readonly project: string;
  readonly copies: number;
  /** IRI of the place that the copies go to. */
  readonly storage_location: string;
}

/** Takes what the copies need from stock, and adds them to the stock of the project's build part. */
export async function buildSome(
  { inventory, transaction, occasion }: Making,
  idOf: (project: string) => number,
  { project: path, copies, storage_location }: Order,
): Promise<void> {
  const project = await readProject(transaction, idOf(path));
  if (project === null) throw new Error(`The project ${path} is not there.`);
  const context = writeContext(inventory, transaction, occasion);
  const note = { comment: "First batch", timestamp: null };
  await build(context, project, { copies, sources: [], target: { storage_location }, note });
  await writeCollectedLog(context, occasion.actor);
}
