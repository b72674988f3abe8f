/** Intended differences from lists of Part-DB; see `answer-differences.ts`. */
import { cases, type AnswerDifference } from "./difference.ts";

export const queries: readonly AnswerDifference[] = [
  {
    reason: "a page size that is none is refused",
    where: cases("query", 2021, 2022),
    expect: { status: 400, violations: ["itemsPerPage"] },
  },
  {
    reason: "an unknown query parameter is refused: partial",
    where: cases("query", 2025),
    expect: { status: 400, violations: ["partial"] },
  },
  {
    reason: "parts can be ordered by their mass",
    where: cases("query", 2043),
    expect: { status: 200, members: [1, 3, 6, 8, 9, 10, 11, 4, 5, 7, 2] },
  },
  {
    reason: "an order without a property is refused",
    where: cases("query", 2044),
    expect: { status: 400, violations: ["order"] },
  },
  {
    reason: "an order without a direction is ascending, not none",
    where: cases("query", 2039),
    expect: { status: 200, members: [8, 7, 1, 10, 2, 3, 11, 4, 5, 6, 9] },
  },
  {
    reason: "equal times of creation are ordered by id",
    where: cases("query", 2041),
    expect: { status: 200, members: [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1] },
  },
  {
    reason: "a filter given as an array is refused, not a server error: name",
    where: cases("query", 2055),
    expect: { status: 400, violations: ["name[]"] },
  },
  {
    reason: "a filter given as an array is refused, not a server error: category",
    where: cases("query", 2079),
    expect: { status: 400, violations: ["category[]"] },
  },
  {
    reason: "lists can be filtered by ID",
    where: cases("query", 2063),
    expect: { status: 200, members: [1] },
  },
  {
    reason: "entity filters take IRIs as well as ids: one",
    where: cases("query", 2065),
    expect: { status: 200, members: [1, 2, 3, 10, 11] },
  },
  {
    reason: "entity filters take IRIs as well as ids: two",
    where: cases("query", 2074),
    expect: { status: 200, members: [7, 9] },
  },
  {
    reason: "entity filters take IRIs as well as ids: storage locations",
    where: cases("query", 2097),
    expect: { status: 200, members: [4] },
  },
  {
    reason: "a percent sign in a query encodes something",
    where: cases("tests", 1131),
    expect: { status: 400 },
  },
  {
    reason: "a raw + in an entity filter counts, also after an IRI",
    where: cases("query", 2067, 2070),
    expect: { status: 200, members: [1, 2, 3, 4, 6, 10, 11] },
  },
  {
    reason: "an entity filter that names no entity is refused: category",
    where: cases("query", 2077, 2081, 2082, 2084),
    expect: { status: 400, violations: ["category"] },
  },
  {
    reason: "an entity filter that names no entity is refused: footprint",
    where: cases("query", 2087, 2088),
    expect: { status: 400, violations: ["footprint"] },
  },
  {
    reason: "a boolean that is none is refused",
    where: cases("query", 2110, 2111, 2113),
    expect: { status: 400, violations: ["favorite"] },
  },
  {
    reason: "a boolean has no case",
    where: cases("query", 2112),
    expect: { status: 200, members: [3, 4] },
  },
  {
    reason: "a range without two ends is refused",
    where: cases("query", 2122),
    expect: { status: 400, violations: ["mass[between]"] },
  },
  {
    reason: "an unknown comparison is refused",
    where: cases("query", 2126),
    expect: { status: 400, violations: ["mass[nope]"] },
  },
  {
    reason: "a bound that is no number is refused",
    where: cases("query", 2148),
    expect: { status: 400, violations: ["mass[gt]"] },
  },
  {
    reason: "a date in words is refused",
    where: cases("query", 2136),
    expect: { status: 400, violations: ["lastModified[after]"] },
  },
  {
    reason: "there is no filter for existence: footprint",
    where: cases("query", 2138),
    expect: { status: 400, violations: ["exists[footprint]"] },
  },
  {
    reason: "there is no filter for existence: ipn",
    where: cases("query", 2139),
    expect: { status: 400, violations: ["exists[ipn]"] },
  },
  {
    reason: "a direction that is none is refused",
    where: cases("query", 2149),
    expect: { status: 400, violations: ["order[name]"] },
  },
  {
    reason: "a sub-collection of a missing parent is a 404",
    where: (recorded) => cases("query", 2162)(recorded) || cases("tests", 1112)(recorded),
    expect: { status: 404 },
  },
  {
    reason: "If-None-Match is honoured (* is any version)",
    where: cases("query", 2187),
    expect: { status: 304 },
  },
];
