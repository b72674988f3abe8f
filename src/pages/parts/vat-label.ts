export function vatLabel(includesVat: boolean): string {
  return includesVat ? "with VAT" : "without VAT";
}
