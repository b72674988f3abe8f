/**
 * The label profile, the medium and the first unused label of the sheet, which a browser remembers in a cookie. They belong
 * to the browser, because the printer usually does.
 */
import type { Cookie, PageRequest } from "../site/page.ts";
import { measurePrefix, nextStartField, sheetField, startField } from "./label-request.ts";
import type { LabelElementType } from "./labels-path.ts";

const cookieName = "partledger_labels";
const year = 365 * 24 * 60 * 60;
const longestValue = 40;

const mediumFields = [
  sheetField,
  startField,
  ...["offset_x", "offset_y", "rotated"].map((name) => `medium.${name}`),
  ...["paper", "columns", "rows", "label_width", "label_height", "left", "top", "pitch_x", "pitch_y"].map(
    (name) => measurePrefix + name,
  ),
  "format",
  "dpi",
];

const profileFields: Readonly<Record<LabelElementType, string>> = {
  part: "profile.part",
  part_lot: "profile.part_lot",
  storelocation: "profile.storelocation",
};

/** Returns the values of the form when it is opened for elements of a type. */
export function lastChoices({ cookies }: Pick<PageRequest, "cookies">, type: LabelElementType) {
  const stored = new URLSearchParams(cookies.get(cookieName) ?? "");
  const choices = kept(stored, mediumFields);
  const profile = stored.get(profileFields[type]);
  if (profile !== null) choices.set("profile", profile);
  return choices;
}

/** Returns the cookie that remembers the values of a form. The profiles for other types of elements stay. */
export function rememberChoices(
  { cookies }: Pick<PageRequest, "cookies">,
  type: LabelElementType,
  form: URLSearchParams,
): Cookie {
  const choices = kept(form, mediumFields);
  const next = form.get(nextStartField) ?? "";
  if (/^\d{1,5}$/.test(next)) choices.set(startField, next);
  for (const [name, value] of kept(
    new URLSearchParams(cookies.get(cookieName) ?? ""),
    Object.values(profileFields),
  ))
    choices.set(name, value);
  choices.set(profileFields[type], (form.get("profile") ?? "").slice(0, longestValue));
  return { name: cookieName, value: choices.toString(), maxAge: year };
}

/** Only known fields with short values are kept, so the size of the cookie is limited. */
function kept(values: URLSearchParams, names: readonly string[]): URLSearchParams {
  const result = new URLSearchParams();
  for (const name of names) {
    const value = values.get(name) ?? "";
    if (value !== "" && value.length <= longestValue) result.set(name, value);
  }
  return result;
}
