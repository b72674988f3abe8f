/** Collects which orders a file contains, and where their suppliers and numbers were found, for reports. */

/** The source of a value: a parameter of the import, a column, a heading such as "Digi-Key Part Number", or the name of the file. */
export type Origin = "parameter" | "column" | "heading" | "file_name";

export interface FoundValue {
  readonly value: string;
  readonly from: Origin;
}

export interface OrderFacts {
  readonly supplier?: string;
  readonly supplier_from?: Origin;
  /** Undefined if the number is unknown. */
  readonly order_number?: string;
  readonly order_number_from?: Origin;
  /** The number of lines. */
  readonly lines: number;
}

export interface OrderCollector {
  /** @param key identifies the order */
  add(key: string, supplier: FoundValue | null, number: FoundValue | null): void;
  /** Returns the orders in the order of the file. */
  all(): readonly OrderFacts[];
}

/** More orders in a file are not reported. */
const maximumOrders = 100;
const maximumText = 255;

export function createOrderCollector(): OrderCollector {
  const orders = new Map<string, OrderFacts>();
  return {
    add(key, supplier, number) {
      const known = orders.get(key);
      if (known === undefined && orders.size === maximumOrders) return;
      orders.set(key, { ...(known ?? factsOf(supplier, number)), lines: (known?.lines ?? 0) + 1 });
    },
    all: () => [...orders.values()],
  };
}

function factsOf(supplier: FoundValue | null, number: FoundValue | null): Omit<OrderFacts, "lines"> {
  return {
    ...(supplier !== null && {
      supplier: supplier.value.slice(0, maximumText),
      supplier_from: supplier.from,
    }),
    ...(number !== null && {
      order_number: number.value.slice(0, maximumText),
      order_number_from: number.from,
    }),
  };
}
