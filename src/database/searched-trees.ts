/** Lists the trees whose names are searchable. The search index stores `kind`, so a tree's `kind` must never change. */

export interface SearchedTree {
  readonly kind: number;
  readonly table: string;
  /** The column that references elements of the tree, in parts or in records that parts own. */
  readonly of: { readonly table: "parts" | "part_lots" | "orderdetails"; readonly column: string };
}

export const trees: readonly SearchedTree[] = [
  { kind: 1, table: "categories", of: { table: "parts", column: "category_id" } },
  { kind: 2, table: "manufacturers", of: { table: "parts", column: "manufacturer_id" } },
  { kind: 3, table: "footprints", of: { table: "parts", column: "footprint_id" } },
  { kind: 4, table: "storage_locations", of: { table: "part_lots", column: "storage_location_id" } },
  { kind: 5, table: "suppliers", of: { table: "orderdetails", column: "supplier_id" } },
];
