/** Defines a line of an order file, whose goods are added once. */
import type { PartChoice } from "./order-options.ts";

export interface OrderLine {
  /** The number of the order, or the hash of the file if the order has no number. */
  readonly orderNumber: string;
  /** The folded supplier part number, else manufacturer part number, else IPN. */
  readonly partKey: string;
  /** 1 for the first line of the order with this key, 2 for the next one, and so on. */
  readonly occurrence: number;
  readonly quantity: number;
  /** The part that the user has chosen for the line. */
  readonly choice: PartChoice | null;
  /** Whether to add the goods even if they were already added. */
  readonly again: boolean;
}
