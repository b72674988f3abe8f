/** What tools say of the unit that a part is counted in. */

/** The symbol of the unit, or its name where it has none; nothing for what is counted in pieces. */
export function unitOf({
  unit,
  unit_name: name,
}: {
  readonly unit: string | null;
  readonly unit_name: string | null;
}): { readonly unit?: string } {
  const shown = unit === null || unit === "" ? name : unit;
  return shown === null ? {} : { unit: shown };
}
