/** Arguments and expected results of each reading tool for the test inventory. */
import type { Inventory } from "../support/inventory.ts";

export interface ReadingCall {
  readonly args: Readonly<Record<string, unknown>>;
  /** Properties that the result must contain. */
  readonly finds: Readonly<Record<string, unknown>>;
}

/** Maps a resource to the names in its tools `list_…` and `get_…_details`, its collection and its JSON-LD type. */
const described: Readonly<Record<string, readonly [many: string, collection: string, type: string]>> = {
  category: ["categories", "categories", "Category"],
  footprint: ["footprints", "footprints", "Footprint"],
  manufacturer: ["manufacturers", "manufacturers", "Manufacturer"],
  storage_location: ["storage_locations", "storage_locations", "StorageLocation"],
  supplier: ["suppliers", "suppliers", "Supplier"],
  measurement_unit: ["measurement_units", "measurement_units", "MeasurementUnit"],
  part_custom_state: ["part_custom_states", "part_custom_states", "PartCustomState"],
  project: ["projects", "projects", "Project"],
};

/** Maps the name of a tool to its call. All elements of the inventory are called `name`. */
export function readingCalls(inventory: Inventory, name = "Sample"): Readonly<Record<string, ReadingCall>> {
  const part = inventory.parts;
  const project = inventory.projects;
  const pairs = Object.entries(described).flatMap(([one, [many, collection, type]]) => {
    const id = inventory[collection];
    return [
      [`list_${many}`, { args: { limit: 5 }, finds: { "@type": "hydra:Collection" } }],
      [`get_${one}_details`, { args: { id }, finds: { "@type": type, id, name } }],
    ] as const;
  });
  return {
    ...Object.fromEntries<ReadingCall>(pairs),
    search_parts: { args: { keyword: name }, finds: { "@type": "hydra:Collection" } },
    get_part_details: { args: { id: part }, finds: { "@type": "Part", id: part, name } },
    check_stock: { args: { part_ids: [part] }, finds: { parts: [{ id: part, name }], not_found: [] } },
    list_changes: {
      args: { element: `/api/parts/${part}`, limit: 5 },
      finds: { "@type": "hydra:Collection" },
    },
    scan_code: { args: { code: `P${part}` }, finds: { match: "part_id", decoded: null } },
    list_low_stock: { args: {}, finds: {} },
    find_alternatives: { args: { part_id: part }, finds: { part: { id: part, name } } },
    check_project_availability: {
      args: { project_id: project, quantity: 2 },
      finds: { project: { id: project, name }, quantity: 2 },
    },
    get_statistics: { args: {}, finds: {} },
  };
}
