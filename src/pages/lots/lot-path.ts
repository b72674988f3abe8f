/** The path of lots, and the permissions to change their stock. */
export const lotPath = (id: number): string => `/lots/${id}`;

export const stockPermissions = [
  "parts_stock.add",
  "parts_stock.withdraw",
  "parts_stock.stocktake",
  "parts_stock.move",
] as const;
