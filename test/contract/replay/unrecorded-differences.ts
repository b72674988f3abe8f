/**
 * Responses that depend on requests that were not recorded. Everything else in them is compared; see
 * `answer-differences.ts`.
 */
import { cases, type AnswerDifference } from "./difference.ts";

const ofPart = [
  "comment",
  "attachments",
  "parameters",
  "partLots",
  "total_instock",
  "orderdetails",
  "associated_parts_as_owner",
  "lastModified",
];

export const unrecordedDifferences: readonly AnswerDifference[] = [
  {
    reason: "what belongs to a part was written by requests that were not kept",
    where: cases("perms", 4816, 4844, 4872, 4900),
    expect: { status: 200, except: ofPart },
  },
  {
    reason: "lots and associations of a part were made by requests that were not kept",
    where: cases("malformed", 3317, 3323, 3359, 3422),
    expect: { status: 200, except: ["partLots", "total_instock", "associated_parts_as_owner"] },
  },
  {
    reason: "one part more, and the attachments of part 1, were made by requests that were not kept",
    where: cases("perms", 4815, 4843, 4871),
    expect: { status: 200, except: ofPart, inCommon: 2 },
  },
  {
    reason: "categories were made by requests that were not kept",
    where: cases("perms", 4819),
    expect: { status: 200, inCommon: 7 },
  },
  {
    reason: "categories were made by requests that were not kept, before the second user came",
    where: cases("perms", 4875),
    expect: { status: 200, inCommon: 8 },
  },
  {
    reason: "attachments were made by requests that were not kept",
    where: cases("perms", 4878),
    expect: { status: 200, inCommon: 2 },
  },
  {
    reason:
      "the same parameter had been made by a request that was not kept: Part-DB refuses what is made here",
    where: cases("perms", 4849),
    expect: { status: 201 },
  },
  {
    reason:
      "an address had been set by a request that was not kept: here the file that it replaced is still there",
    where: cases("attach", 2920, 2922, 2924),
    expect: {
      status: 200,
      except: ["external_path", "external", "internal", "private", "internal_path", "media_url"],
    },
  },
  {
    reason: "most attachments of the lists were made by requests that were not kept",
    where: cases("attach", 2929, 2930),
    expect: { status: 200, inCommon: 17 },
  },
];
