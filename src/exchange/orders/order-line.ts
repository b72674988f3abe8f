/** Defines a line of an order file, whose goods are added once. */
import type { PartChoice } from "./order-options.ts";

export interface OrderLine {
  /** The folded number of the order. Null if it is unknown. */
  readonly orderNumber: string | null;
  /** The SHA-256 hash of the file in hex. */
  readonly digest: string;
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
