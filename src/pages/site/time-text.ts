/** The text of a stored time in a form field, and back. Fields show a date, or a date and time in UTC. */

const stored = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(:\d\d)(?:\.0+)?(?:Z|\+00:00)$/;

/**
 * Returns the value of a field of the type `date` for midnight, and otherwise one of the type `datetime-local`, without
 * seconds if they are zero, as browsers do. Any other text stays as it is.
 */
export function timeText(at: string): string {
  const [, date, time, seconds] = stored.exec(at) ?? [];
  if (date === undefined || time === undefined) return at;
  if (time === "00:00" && seconds === ":00") return date;
  return `${date}T${time}${seconds === ":00" ? "" : (seconds ?? "")}`;
}

export type TimeInput = "date" | "datetime-local" | "text";

/** Returns the type of the field for a text of `timeText`. */
export function timeInput(text: string): TimeInput {
  if (/^(?:\d{4}-\d\d-\d\d)?$/.test(text)) return "date";
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/.test(text) ? "datetime-local" : "text";
}

/** Returns the time of a field in ISO 8601. Any other text stays as it is. */
export function parseTimeText(text: string): string {
  const [, date, time = "00:00", seconds = ":00"] =
    /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(:\d\d)?)?$/.exec(text) ?? [];
  return date === undefined ? text : `${date}T${time}${seconds}+00:00`;
}
