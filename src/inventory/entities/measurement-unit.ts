/** Measurement units: bindings. */
import { resource } from "../../representation/definition.ts";
import { treeBindings } from "./tree.ts";

export const measurementUnit = resource(
  "MeasurementUnit",
  "measurement_units",
  (bind) => ({
    ...treeBindings,
    parent: bind.reference("MeasurementUnit", "parent_id"),
    unit: bind.text("unit"),
    is_integer: bind.column("is_integer"),
    use_si_prefix: bind.column("use_si_prefix"),
  }),
  { tree: true },
);
