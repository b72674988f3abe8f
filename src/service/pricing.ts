/** Reads the settings by which prices are compared. */
import type { Config } from "../config/config.ts";
import type { Pricing } from "../inventory/projects/price-basis.ts";

export function pricingOf({ instance }: Pick<Config, "instance">): Pricing {
  return { baseCurrency: instance.currency, vatRate: instance.vatRate };
}
