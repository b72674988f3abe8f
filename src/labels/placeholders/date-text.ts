/** Formats times in the short format of the user's language. */
import type { LabelContext } from "../label-element.ts";

type DateOptions = Pick<LabelContext, "locale" | "timeZone">;

export function dateText(time: Date, options: DateOptions): string {
  return format(time, options, { dateStyle: "short" });
}

export function timeText(time: Date, options: DateOptions): string {
  return format(time, options, { timeStyle: "short" });
}

export function dateTimeText(time: Date, options: DateOptions): string {
  return format(time, options, { dateStyle: "short", timeStyle: "short" });
}

function format(
  time: Date,
  { locale, timeZone }: DateOptions,
  styles: Pick<Intl.DateTimeFormatOptions, "dateStyle" | "timeStyle">,
): string {
  const text = new Intl.DateTimeFormat(locale, { ...styles, timeZone }).format(time);
  // English times contain a narrow space that does not break. Labels are narrow, so lines must break there.
  return text.replaceAll("\u202f", " ");
}
