/** Handles `GET /api/storage_locations/{id}/lots_export`. */
import { resourceFacts } from "../../../generated/resources.ts";
import type { ApiRequest, Handler } from "../../http/handler.ts";
import { requirePermission } from "../../http/pipeline/authorize.ts";
import { changeVersion } from "../../history/change-version.ts";
import {
  createExportList,
  idsPerStatement,
  type ListExport,
} from "../../inventory/operations/export-list.ts";
import type { Inventory } from "../../inventory/operations/inventory.ts";
import { collectionOf } from "../../inventory/operations/list-handlers.ts";
import { compileList } from "../../query/list-query.ts";
import type { Document } from "../../representation/row-plan.ts";
import { problem } from "../../util/errors.ts";
import { lazily } from "../../util/memoize.ts";
import type { Cell } from "./cells.ts";
import { embedded, idIn, scalarCell } from "./document-values.ts";
import { exportDisposition } from "./file-name.ts";
import { tableFormat, type TableFormatName } from "./table-formats.ts";

const columns = [
  "lot",
  "part_id",
  "location",
  "part",
  "ipn",
  "manufacturer_product_number",
  "amount",
  "unit",
  "lot_description",
  "expiration_date",
  "barcode",
];

export function exportStorageLocationLots(inventory: Inventory): Handler {
  const create = lazily(() => ({
    list: compileList({ ...collectionOf(inventory, "PartLot", []), version: changeVersion }, inventory.cache),
    exportList: createExportList(inventory),
  }));

  return async (request) => {
    requirePermission(request.principal, "parts.read");
    const id = request.id ?? 0;
    const plan = inventory.plans.for(resourceFacts.StorageLocation.item, null, onlyName);
    const location = await inventory.store.readTransaction((reader) => plan.one(reader, id));
    if (location === null) throw problem("not-found");
    const { list, exportList } = create();
    const exported = exportFor(inventory, request, String(location.document(false)["name"]));
    return exportList(request, {
      exported,
      headers: {},
      read: async (reader, cursor) => {
        const query = { storage_location: `${id}++`, itemsPerPage: idsPerStatement, cursor };
        const { rows, next } = await list.readCursorPage(reader, list.parse(query, noParameters), {});
        return { ids: rows.map((row) => row.id), next };
      },
    });
  };
}

const noParameters = new URLSearchParams();
const onlyName = new URLSearchParams("properties[]=name");

const lotProperties = new URLSearchParams([
  ...["id", "amount", "instock_unknown", "description", "expiration_date", "user_barcode"].map(
    (name): [string, string] => ["properties[]", name],
  ),
  ["properties[storage_location][]", "full_path"],
  ["properties[part][]", "id"],
]);

const partProperties = new URLSearchParams([
  ...["id", "name", "ipn", "manufacturer_product_number"].map((name): [string, string] => [
    "properties[]",
    name,
  ]),
  ["properties[partUnit][]", "name"],
]);

function exportFor({ plans }: Inventory, { query, principal }: ApiRequest, name: string): ListExport {
  // The cast is safe, because the pipeline has validated the query.
  const { mediaType, extension, head, row, pack } = tableFormat(query["format"] as TableFormatName, columns);
  const lotPlan = plans.for(resourceFacts.PartLot.item, principal, lotProperties);
  const partPlan = plans.for(resourceFacts.Part.item, principal, partProperties);
  return {
    disposition: exportDisposition(name, "lots", extension),
    contentType: mediaType,
    head,
    text: async (reader, ids) => {
      const lots = (await lotPlan.many(reader, ids)).map((lot) => lot.document(false));
      const partIds = [...new Set(lots.flatMap((lot) => idIn(lot["part"]) ?? []))];
      const parts = (await partPlan.many(reader, partIds)).map((part) => part.document(false));
      const byId = new Map(parts.map((part) => [Number(part["id"]), part]));
      return lots.map((lot) => row(cellsOf(lot, byId.get(idIn(lot["part"]) ?? 0) ?? {}))).join("");
    },
    pack,
  };
}

function cellsOf(lot: Document, part: Document): Cell[] {
  return [
    scalarCell(lot["id"]),
    scalarCell(part["id"]),
    scalarCell(embedded(lot["storage_location"])["full_path"]),
    scalarCell(part["name"]),
    scalarCell(part["ipn"]),
    scalarCell(part["manufacturer_product_number"]),
    lot["instock_unknown"] === true ? null : scalarCell(lot["amount"]),
    scalarCell(embedded(part["partUnit"])["name"]),
    scalarCell(lot["description"]),
    scalarCell(lot["expiration_date"]),
    scalarCell(lot["user_barcode"]),
  ];
}
