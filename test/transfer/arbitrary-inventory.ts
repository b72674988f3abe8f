/**
 * Generated inventories with texts that break formats: quotes, separators, line breaks, formulas, spaces and any
 * script.
 */
import fc, { type Arbitrary } from "fast-check";
import type { Line } from "./instances.ts";

const nasty = [
  "A → B",
  "→",
  "A->B",
  "[1]",
  '["A"]',
  '"',
  '""',
  '"quoted"',
  "a,b;c\td",
  "=1+1",
  "+3V3",
  "-5V",
  "@home",
  "＝1",
  " leading",
  "trailing ",
  "two\nlines",
  "two\r\nlines",
  "bare\rreturn",
  "back\\slash",
  "\\n",
  "'",
  "%_",
  "null",
  "true",
  "0",
  "1e5",
  "007",
  "__proto__",
  "constructor",
  "Ω µ é e\u0301",
  "İıſΣς",
  "👩‍🔧🔩",
  "\ufeffmark",
  "\u2028\u2029\u0085",
  "\u0001\u001f\u007f",
  "\u00a0",
  "\u202eabc",
];

const name = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...nasty) },
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }),
  fc.string({ unit: "binary", minLength: 1, maxLength: 12 }),
);

const text = fc.oneof(name, fc.constantFrom("", " "), fc.constant("long ".repeat(200)));
const flag = fc.boolean();
const tristate = fc.option(fc.boolean());
const amount = fc.oneof(
  fc.constantFrom(0, 1, 0.5, 1.5, 2.5, 0.1 + 0.2, 1e-9, 1e15, 1e21, 123456.789),
  fc.double({ min: 0, max: 1e6, noNaN: true }),
);
const value = fc.option(fc.oneof(fc.constantFrom(-0, 0, -1.5, 1e-320, 1e300), fc.double({ noNaN: true })));
const instant = fc.option(fc.constantFrom("2029-01-31T00:00:00+00:00", "1999-12-31T23:59:59.999-05:00"));
const price = fc.constantFrom("1", "0.00001", "12.34567", "9999999999", "0.1");
const url = fc.constantFrom(
  "https://example.com/a.png",
  'http://example.com/ä b?q=1,2&x="y"',
  "www.example.com/x.pdf",
);

/** Generates a record with any subset of these properties. */
const some = (properties: Readonly<Record<string, Arbitrary<unknown>>>): Arbitrary<Line> =>
  fc.record(properties, { requiredKeys: [] });

/** The vocabulary of one inventory. It has few names, so that records refer to each other. */
interface Words {
  readonly names: readonly string[];
  readonly texts: readonly string[];
}

const words: Arbitrary<Words> = fc.record({
  names: fc.array(name, { minLength: 3, maxLength: 6 }),
  texts: fc.array(text, { minLength: 3, maxLength: 6 }),
});

function records({ names, texts }: Words): Arbitrary<Line> {
  const word = fc.constantFrom(...names);
  const note = fc.constantFrom(...texts);
  const maybe = fc.option(note);
  const path = fc.array(word, { minLength: 1, maxLength: 3 });
  const parameter = some({
    symbol: note,
    value_min: value,
    value_typical: value,
    value_max: value,
    unit: note,
    value_text: note,
    group: note,
    eda_visibility: tristate,
  });
  const parameters = fc.array(fc.tuple(word, parameter), { maxLength: 2 });
  const attachment = some({ show_in_table: flag, preview: flag });
  const attachments = fc.array(fc.tuple(word, path, url, attachment), { maxLength: 2 });
  const owned = {
    parameters: parameters.map((list) => list.map(([own, rest]) => ({ name: own, ...rest }))),
    attachments: attachments.map((list) =>
      list.map(([own, type, address, rest]) => ({ name: own, attachment_type: type, url: address, ...rest })),
    ),
  };
  const common = { comment: note, alternative_names: note, not_selectable: flag };
  const tree = (type: string, properties: Readonly<Record<string, Arbitrary<unknown>>>): Arbitrary<Line> =>
    fc
      .tuple(path, some({ ...common, ...owned, ...properties }))
      .map(([own, rest]) => ({ "@type": type, path: own, ...rest }));
  const eda = some({ reference_prefix: maybe, visibility: tristate, kicad_symbol: maybe });
  const company = {
    address: note,
    auto_product_url: fc.constantFrom("", "https://example.com/%PARTNUMBER%"),
  };
  const lot = some({
    description: note,
    comment: note,
    amount,
    instock_unknown: flag,
    needs_refill: flag,
    expiration_date: instant,
    last_stocktake_at: instant,
    storage_location: fc.option(path),
    user_barcode: maybe,
  });
  const pricedetail = fc
    .tuple(
      price,
      some({
        currency: fc.constantFrom("USD", "GBP"),
        min_discount_quantity: amount,
        price_related_quantity: amount,
      }),
    )
    .map(([own, rest]) => ({ price: own, ...rest }));
  const orderdetail = fc
    .tuple(
      path,
      some({
        supplierpartnr: note,
        obsolete: flag,
        eda_visibility: tristate,
        supplier_product_url: fc.constantFrom("", "https://example.com/1"),
        prices_includes_vat: tristate,
        pricedetails: fc.array(pricedetail, { maxLength: 3 }),
      }),
    )
    .map(([supplier, rest]) => ({ supplier, ...rest }));
  const part = fc
    .tuple(
      path,
      word,
      fc.integer({ min: 1, max: 2 }),
      some({
        ...owned,
        description: note,
        comment: note,
        favorite: flag,
        needs_review: flag,
        tags: note,
        mass: fc.option(amount),
        ipn: maybe,
        gtin: fc.constantFrom(null, "", "4006381333931"),
        footprint: fc.option(path),
        manufacturer: fc.option(path),
        manufacturer_product_url: fc.constantFrom("", "https://example.com/1", "https://example.com/x"),
        manufacturer_product_number: note,
        manufacturing_status: fc.constantFrom("", "active", "nrfnd"),
        minamount: amount,
        partUnit: fc.option(path),
        partCustomState: fc.option(path),
        eda_info: some({ value: maybe, exclude_from_bom: tristate, kicad_footprint: maybe }),
        partLots: fc.array(lot, { maxLength: 3 }),
        orderdetails: fc.array(orderdetail, { maxLength: 2 }),
      }),
    )
    .map(([category, own, namesake, rest]) => ({ "@type": "Part", category, name: own, namesake, ...rest }));
  const key = fc.record({ category: path, name: word });
  return fc.oneof(
    { weight: 8, arbitrary: part },
    {
      weight: 2,
      arbitrary: fc
        .tuple(key, key, some({ type: fc.constantFrom(0, 1, 2), other_type: maybe, comment: maybe }))
        .map(([owner, other, rest]) => ({ "@type": "PartAssociation", owner, other, ...rest })),
    },
    tree("AttachmentType", { attachments: fc.constant([]) }),
    fc.tuple(path, word, path, url, flag).map(([element, own, type, address, preview]) => ({
      "@type": "Attachment",
      element,
      name: own,
      attachment_type: type,
      url: address,
      preview,
    })),
    tree("MeasurementUnit", { unit: maybe, is_integer: flag, use_si_prefix: flag }),
    tree("PartCustomState", {}),
    tree("Currency", { iso_code: fc.constantFrom("USD", "GBP"), exchange_rate: fc.option(price) }),
    tree("Category", {
      partname_regex: fc.constantFrom("", "/^[A-Z]/"),
      default_comment: note,
      eda_info: eda,
    }),
    tree("Footprint", { eda_info: some({ kicad_footprint: maybe }) }),
    tree("Manufacturer", company),
    tree("Supplier", company),
    tree("StorageLocation", {
      is_full: flag,
      only_single_part: flag,
      limit_to_existing_parts: flag,
      storage_type: fc.option(path),
    }),
  );
}

/** Generates the records of an inventory, some of which violate rules. */
export const arbitraryInventory: Arbitrary<readonly Line[]> = words.chain((own) =>
  fc.array(records(own), { minLength: 40, maxLength: 80, size: "max" }),
);
