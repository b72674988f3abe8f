/** Currencies that prices are in. */
import { index, unique } from "./schema.ts";
import { structural } from "./structural.ts";
import type { Migration } from "./schema.ts";

export const currencies: Migration = {
  name: "0010-currencies",
  up: async (db, dialect) => {
    await structural(db, dialect, { name: "currencies", owner: "currency_id" }, (columns) =>
      // Decimals are whole numbers of hundred-thousandths: exact on both engines.
      columns.text("iso_code").text("iso_code_folded").optionalInteger("exchange_rate"),
    );
    await unique(db, "currencies", ["iso_code"]);
    await index(db, dialect, "currencies", ["iso_code_folded"]);
  },
};
