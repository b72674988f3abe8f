/** Names the properties that are taken back together or not at all, because they describe the same. */
const units: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  Attachment: {
    file: ["external_path", "internal_path", "original_filename", "media_type", "file_size", "file_sha256"],
  },
  PartLot: { stock: ["amount", "instock_unknown", "last_stocktake_at"] },
};

/** Returns the name of the unit of a property, or the property itself. */
export function unitOf(type: string, property: string): string {
  const found = Object.entries(units[type] ?? {}).find(([, properties]) => properties.includes(property));
  return found?.[0] ?? property;
}
