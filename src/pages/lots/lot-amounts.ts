/** Checks that each lot in a form has either an amount or the mark that its amount is unknown. */
import { FormRejection } from "../site/form-rejection.ts";
import { keyOf, type Texts } from "../site/merge-versions.ts";

const required = "Enter the amount, or select “Unknown amount”.";
const contradictory = "The amount is marked as unknown. Clear the amount, or deselect “Unknown amount”.";

/**
 * Returns the form without the amounts of lots whose amount is unknown.
 * @param base the texts with which the form was opened, because an amount that was not edited can be marked as unknown
 * @throws {FormRejection} if a lot has neither an amount nor the mark, or if it has both
 */
export function checkLotAmounts(form: URLSearchParams, base: Texts): URLSearchParams {
  const checked = new URLSearchParams(form);
  const errors: Record<string, string> = {};
  for (const name of new Set(form.keys())) {
    const lot = /^((?:partLots\[\d+\]\.)?)amount$/.exec(name)?.[1];
    if (lot === undefined) continue;
    const amount = (form.getAll(name).at(-1) ?? "").trim();
    const isUnknown = form.getAll(`${lot}instock_unknown`).at(-1) === "true";
    if (isUnknown) checked.delete(name);
    if (!isUnknown && amount === "") errors[name] = required;
    if (isUnknown && amount !== "" && amount !== base[keyOf(name, form) ?? ""]) errors[name] = contradictory;
  }
  if (Object.keys(errors).length > 0) throw new FormRejection(errors);
  return checked;
}
