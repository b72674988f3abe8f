/** The paths of lots, and the permissions to change their stock. */
export const lotPath = (id: number): string => `/lots/${id}`;

export const newLotPath = (part: number): string => `/parts/${part}/lots/new`;

export const stockPermissions = [
  "parts_stock.add",
  "parts_stock.withdraw",
  "parts_stock.stocktake",
  "parts_stock.move",
] as const;
