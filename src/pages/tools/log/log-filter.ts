/** What of the event log is asked for: the fields of the form above it, read from the query and held to what they mean. */
import { parseTimeSpan, storedTime } from "../../../query/date-value.ts";
import { wholeNumber } from "../../site/path-id.ts";
import { readActor, writeActor } from "./log-actor.ts";
import type { AskedUser } from "./log-actor.ts";
import { kindWords, levelWords, targetWords } from "../../log-words.ts";

/** Null stands for what is not filtered by. */
export interface LogFilter {
  readonly kind: string | null;
  readonly level: string | null;
  /** Who acted; null: anybody. */
  readonly user: AskedUser | null;
  readonly targetType: string | null;
  readonly targetId: number | null;
  /** Part of the comment. */
  readonly comment: string | null;
  /** The first instant, as stored. */
  readonly from: string | null;
  /** The first instant that is too late, as stored. */
  readonly until: string | null;
}

export const logFields = [
  "kind",
  "level",
  "user",
  "target_type",
  "target_id",
  "comment",
  "from",
  "to",
] as const;

export type LogField = (typeof logFields)[number];

export interface AskedLog {
  readonly filter: LogFilter;
  /** What was typed, for the form and for links to further pages; only fields that were filled in. */
  readonly values: Readonly<Partial<Record<LogField, string>>>;
  /** What is wrong, by field; then the filter means nothing. */
  readonly errors: Readonly<Partial<Record<LogField, string>>>;
}

const longestText = 255;
const day = 24 * 60 * 60 * 1000;

/** Reads the form. Fields that were left empty filter nothing. */
export function readLogFilter(query: URLSearchParams): AskedLog {
  const values: Partial<Record<LogField, string>> = {};
  const errors: Partial<Record<LogField, string>> = {};
  for (const field of logFields) {
    const value = query.get(field)?.trim() ?? "";
    if (value !== "") values[field] = value;
  }

  const text = (field: LogField): string | null => {
    const value = values[field] ?? null;
    if (value === null) return null;
    if ([...value].length > longestText) errors[field] = `This may have at most ${longestText} characters.`;
    else if (value.includes("\0")) errors[field] = "This contains a character that no text can have.";
    return value;
  };
  const oneOf = (field: LogField, words: object): string | null => {
    const value = values[field] ?? null;
    if (value !== null && !Object.hasOwn(words, value)) errors[field] = "Choose one of the options.";
    return value;
  };
  const midnight = (field: LogField): number | null => {
    const value = values[field];
    if (value === undefined) return null;
    const start = /^\d{4}-\d{2}-\d{2}$/.test(value) ? (parseTimeSpan(value)?.start ?? null) : null;
    if (start === null) errors[field] = "This must be a date such as 2026-01-31.";
    return start;
  };

  const user = (): AskedUser | null => {
    const typed = text("user");
    if (typed === null) return null;
    const asked = readActor(typed);
    values.user = writeActor(asked);
    return asked;
  };

  const targetId = values.target_id === undefined ? null : wholeNumber(values.target_id);
  if (values.target_id !== undefined && targetId === null) {
    errors.target_id = "Enter a whole number of 1 or more.";
  }
  const [from, to] = [midnight("from"), midnight("to")];
  if (from !== null && to !== null && to < from) errors.to = "This is before the first day.";
  const filter: LogFilter = {
    kind: oneOf("kind", kindWords),
    level: oneOf("level", levelWords),
    user: user(),
    targetType: oneOf("target_type", targetWords),
    targetId,
    comment: text("comment"),
    from: from === null ? null : storedTime(from),
    until: to === null ? null : storedTime(to + day),
  };
  return { filter, values, errors };
}

/** Where a page of the log ended: the last entry that was shown or looked at. */
export interface LogPosition {
  readonly datetime: string;
  readonly id: number;
}

/** The position as a text for the URL. */
export function writePosition({ datetime, id }: LogPosition): string {
  return `${datetime}_${id}`;
}

/** Reads {@link writePosition} back; null for every other text. */
export function readPosition(text: string): LogPosition | null {
  const match = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z)_([0-9]{1,16})$/.exec(text);
  const id = wholeNumber(match?.[2] ?? "");
  return id === null || match?.[1] === undefined ? null : { datetime: match[1], id };
}
