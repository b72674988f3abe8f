/** Compares the names of manufacturers and suppliers in a file with those of the inventory. */
import { isSameCompany } from "../../search/scan/same-company.ts";

/** Compares names such as "Samsung" and "SAMSUNG(三星)". An empty name is unknown, so it can be of any company. */
export function canBeSameCompany(one: string, other: string): boolean {
  const [a, b] = [withoutBrackets(one), withoutBrackets(other)];
  return a === "" || b === "" || isSameCompany(a, b);
}

function withoutBrackets(name: string): string {
  return name.replaceAll(/[（(][^）)]*[）)]/gu, "").trim();
}
