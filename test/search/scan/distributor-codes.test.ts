/** Tests the content of codes of distributors and manufacturers, as scanners send them. */
import { expect, it } from "vitest";
import { useService } from "../../inventory/running-service.ts";
import { describeDialects } from "../../support/dialects.ts";

interface Decoded {
  readonly [property: string]: unknown;
  readonly fields: readonly { readonly identifier: string; readonly value: string }[];
}

const visible: Readonly<Record<string, string>> = { "␝": "\u001d", "␞": "\u001e", "␄": "\u0004" };

/** Replaces the pictures of the separators. */
const real = (code: string): string => code.replaceAll(/[␝␞␄]/g, (picture) => visible[picture] ?? picture);

const digiKey =
  "[)>␞06␝P445-175186-1-ND␝1PTFM252012ALMA3R3MTAA␝30P445-175186-1-ND␝K␝1K95952283␝10K118292010␝9D2532␝1T0844718727" +
  "␝11K1␝4LJP␝Q10␝11ZPICK␝12Z7795258␝13Z999999␝20Z000000000␞␄";
const tdk = {
  format: "iso15434",
  supplier: "Digi-Key",
  supplier_part_number: "445-175186-1-ND",
  manufacturer: null,
  manufacturer_product_number: "TFM252012ALMA3R3MTAA",
  quantity: 10,
  order_number: "95952283",
  order_line: null,
  invoice_number: "118292010",
  customer_reference: null,
  date_code: "2532",
  lot_code: "0844718727",
  country: "JP",
};

const mouser = "[)>␞06␝KP0-1337␝14K011␝1PMC34063ADR␝Q3␝11K073121337␝4LMX␝1VTI␞␄";
const mc34063 = {
  format: "iso15434",
  supplier: "Mouser",
  supplier_part_number: null,
  manufacturer: "TI",
  manufacturer_product_number: "MC34063ADR",
  quantity: 3,
  order_number: "P0-1337",
  order_line: "11",
  invoice_number: "073121337",
  country: "MX",
};

const lcsc =
  "{pbn:PICK2009291337,on:SO2009291337,pc:C312270,pm:ST-1-102-A01-T000-RS,qty:2,mc:,cc:1,pdi:34421807}";
const st1 = {
  format: "lcsc",
  supplier: "LCSC",
  supplier_part_number: "C312270",
  manufacturer_product_number: "ST-1-102-A01-T000-RS",
  quantity: 2,
  order_number: "SO2009291337",
  country: null,
};

const tme =
  "QTY:1000 PN:SMD0603-5K1-1% PO:32723349/7 MFR:ROYALOHM MPN:0603SAF5101T5E CoO:TH RoHS https://www.tme.eu/details/SMD0603-5K1-1%25";
const royalOhm = {
  format: "tme",
  supplier: "TME",
  supplier_part_number: "SMD0603-5K1-1%",
  manufacturer: "ROYALOHM",
  manufacturer_product_number: "0603SAF5101T5E",
  quantity: 1000,
  order_number: "32723349",
  order_line: "7",
  customer_reference: null,
  country: "TH",
};

/** Characters of a US keyboard, and those of the same keys in other layouts. */
const layouts = {
  German: ["yzYZ-[]{}:;/)(>?*=\\_+#", "zyZYßü+Ü*Öö-=):_(´#?`§"],
  "Swiss German": ["yzYZ-[]{}:;/)(>?*=\\_+#", "zyZY'ü¨è!éö-=):_(^$?`*"],
  British: ['\\#"@~', '#£@"¬'],
  French: ["1234567890-[]{}:;,./)(>?*=\\_+#%qawzmQAWZM", "&é\"'(-è_çà)^$¨£Mm;:!09/§8=*°+35aqzw,AQZW?"],
  Italian: ["-[]{}:;/)(>?*=\\_+#", "'è+é*çò-=):_(ìù?^£"],
  Spanish: ["-[]{}:;/)(>?*=\\_+#", "'`+^*Ññ-=):_(¡ç?¿·"],
} as const;

/** Returns what a computer with the layout receives from a scanner with US layout. */
function typedIn(layout: keyof typeof layouts, code: string): string {
  const [from, to] = layouts[layout];
  return Array.from(code, (character) => to[from.indexOf(character)] ?? character).join("");
}

const typedInGerman = (code: string): string => typedIn("German", code);

const withoutSeparators = (code: string): string => code.replaceAll(/[␝␞␄]/g, "");

const cases: readonly (readonly [string, string, Readonly<Record<string, unknown>>])[] = [
  ["Digi-Key", digiKey, tdk],
  ["Digi-Key without trailer", digiKey.replace("␞␄", ""), tdk],
  ["Digi-Key with a group separator at the end", digiKey.replace("␞␄", "␝␞"), tdk],
  ["Digi-Key without header", digiKey.replace("[)>␞06␝", ""), tdk],
  ["Digi-Key without the start of the header", digiKey.replace("[)>␞", ""), tdk],
  ["Digi-Key without separators", withoutSeparators(digiKey), tdk],
  [
    "Digi-Key with an invoice of eight digits without separators",
    "[)>06P296-LM358BIDDFRCT-ND1PLM358BIDDFRK1K7299133710K8578133711K14LPHQ1011ZPICK12Z1522133713Z36133720Z000",
    {
      supplier_part_number: "296-LM358BIDDFRCT-ND",
      manufacturer_product_number: "LM358BIDDFR",
      order_number: "72991337",
      invoice_number: "85781337",
      country: "PH",
      quantity: 10,
    },
  ],
  [
    "Würth without separators, whose fields cannot be told apart",
    "[)>061P875105242006Q201T31701001252327016D20250629",
    { supplier_part_number: null, manufacturer_product_number: null, quantity: null },
  ],
  ["Digi-Key without separators and header", withoutSeparators(digiKey).replace("[)>06", ""), tdk],
  [
    "pictures of separators",
    digiKey.replaceAll("␝", "\u241d").replaceAll("␞", "\u241e").replaceAll("␄", "\u2404"),
    tdk,
  ],
  [
    "names of separators",
    digiKey.replaceAll("␝", "<GS>").replaceAll("␞", "<RS>").replaceAll("␄", "<EOT>"),
    tdk,
  ],
  [
    "separators in code page 437",
    digiKey.replaceAll("␝", "↔").replaceAll("␞", "▲").replaceAll("␄", "♦"),
    tdk,
  ],
  [
    "private characters",
    digiKey.replaceAll("␝", "\uf70b").replaceAll("␞", "\uf70c").replaceAll("␄", ""),
    tdk,
  ],
  ["keys of separators", digiKey.replaceAll("␝", "]").replaceAll("␞", "^").replaceAll("␄", ""), tdk],
  ["caret notation", digiKey.replaceAll("␝", "^]").replaceAll("␞", "^^").replaceAll("␄", "^D"), tdk],
  ["other separators", digiKey.replaceAll("␝", "@").replaceAll("␞", "").replaceAll("␄", ""), tdk],
  ["a German layout", typedInGerman(digiKey), tdk],
  ["a German layout without header", typedInGerman(digiKey).replace("ü=:␞06␝", ""), tdk],
  ["a German layout without separators", typedInGerman(withoutSeparators(digiKey)), tdk],
  [
    "old labels of Digi-Key",
    "[)>␞06␝P296-LM358BIDDFRCT-ND␝1PLM358BIDDFR␝K␝1K72991337␝10K85781337␝11K1␝4LPH␝Q10␝11ZPICK␝12Z15221337␝13Z361337␝20Z000",
    {
      supplier: "Digi-Key",
      supplier_part_number: "296-LM358BIDDFRCT-ND",
      manufacturer_product_number: "LM358BIDDFR",
      quantity: 10,
      order_number: "72991337",
      invoice_number: "85781337",
      country: "PH",
      customer_reference: null,
    },
  ],
  [
    "a reference of the customer",
    "[)>␞06␝PC1,C3,C5-7␝1PTFM252012ALMA3R3MTAA␝30P445-1720-ND␝KPO 7␝1K95952283␝Q5␝11ZPICK",
    { supplier_part_number: "445-1720-ND", customer_reference: "C1,C3,C5-7", order_number: "95952283" },
  ],
  [
    "a package of Digi-Key",
    "[)>␞06␝J2DA5B02E.F7714D73.93C6D152.7F652D6B5032␝PAZ1117EH-3.3TRG1DICT-ND␝1PAZ1117EH-3.3TRG1␝9D1719␝14Z170507␝1TH510592.U1" +
      "␝4LCN␝11ZPREPACK␝15Z1.0.1␝12Z5001336␝Q000000001␝13Z000000␝␞",
    {
      supplier: "Digi-Key",
      supplier_part_number: "AZ1117EH-3.3TRG1DICT-ND",
      manufacturer_product_number: "AZ1117EH-3.3TRG1",
      quantity: 1,
      date_code: "1719",
      lot_code: "H510592.U1",
      country: "CN",
    },
  ],
  [
    "a customer order with K without separators",
    "[)>06P445-1720-ND1PTFM252012ALMA3R3MTAA30P445-1720-NDKWORK71K9595228310K1182920109D25321TA1TB11K14LJPQ1011ZPICK12Z7795258" +
      "13Z99999920Z0",
    {
      ...tdk,
      supplier_part_number: "445-1720-ND",
      lot_code: "A1TB",
    },
  ],
  [
    "a number with a data identifier without separators",
    "[)>06P445-1P0-ND1PTF30P1P30P445-1P0-NDK1K9595228310K1182920109D25321T0844718727" +
      "11K14LJPQ1011ZPICK12Z779525813Z999999",
    { ...tdk, supplier_part_number: "445-1P0-ND", manufacturer_product_number: "TF30P1P" },
  ],
  [
    "an ambiguous part number without separators",
    "[)>06PC11PLM1P530P445-1720-NDKWORK1K9595228310K1182920109D25321T0844718727" +
      "11K14LJPQ1011ZPICK12Z779525813Z999999",
    {
      ...tdk,
      supplier_part_number: "445-1720-ND",
      manufacturer_product_number: null,
      customer_reference: null,
    },
  ],
  [
    "old labels of Digi-Key with K in two numbers without separators",
    "[)>06P296-TK1-ND1PTKX1KPO1K7299133710K8578133711K14LPHQ1011ZPICK12Z1522133713Z361337",
    {
      supplier_part_number: "296-TK1-ND",
      manufacturer_product_number: null,
      order_number: "72991337",
      quantity: 10,
    },
  ],
  [
    "fields of Digi-Key in another order without separators",
    digiKey.replace("␝1T", "␝14Z170507␝1T").replaceAll(/[␝␞␄]/g, ""),
    { ...tdk, date_code: null, lot_code: null },
  ],
  [
    "many data identifiers without separators",
    `[)>06P${"1P30PK".repeat(100)}-NDK1K7299133710K8578133711K14LPHQ1011ZPICK12Z1522133713Z361337`,
    { supplier_part_number: null, manufacturer_product_number: null, order_number: "72991337", quantity: 10 },
  ],
  ["Digi-Key without group separators", digiKey.replaceAll("␝", ""), tdk],
  [
    "Würth without group separators",
    "[)>␞06P875105242006Q201T317010012523270␞␄",
    { supplier_part_number: null, manufacturer_product_number: null, quantity: null },
  ],
  ["Digi-Key without the characters of the header", withoutSeparators(digiKey).replace("[)>", ""), tdk],
  ...(["Swiss German", "British", "French", "Italian", "Spanish"] as const).flatMap((layout) => [
    [`Digi-Key in a ${layout} layout`, typedIn(layout, digiKey), tdk] as const,
    [
      `Digi-Key in a ${layout} layout without header`,
      typedIn(layout, digiKey.replace(/^.*06␝|␝11Z.*/g, "")),
      tdk,
    ] as const,
    [
      `Digi-Key in a ${layout} layout without separators`,
      typedIn(layout, withoutSeparators(digiKey)),
      tdk,
    ] as const,
    [`Mouser in a ${layout} layout`, typedIn(layout, mouser), mc34063] as const,
    [`LCSC in a ${layout} layout`, typedIn(layout, lcsc), st1] as const,
    [`TME in a ${layout} layout`, typedIn(layout, tme), royalOhm] as const,
    [
      `a part number with other characters in a ${layout} layout`,
      typedIn(layout, "[)>␞06␝1PLTZ-Y_3/4#PBF+T␝Q20␞␄"),
      { manufacturer_product_number: "LTZ-Y_3/4#PBF+T", quantity: 20 },
    ] as const,
  ]),
  ["Mouser", mouser, mc34063],
  [
    "an ambiguous order line of Mouser without separators",
    "[)>06KPO14K0011P214K0111PMC34063ADRQ311K0731213374LMX1VTI",
    { ...mc34063, manufacturer_product_number: null, order_number: null, order_line: null },
  ],
  ["Mouser without separators", withoutSeparators(mouser), mc34063],
  [
    "old labels of Mouser",
    ">[)>06␝K21421337␝14K033␝1PLDK320ADU33R␝Q32␝11K060931337␝4LCN␝1VSTMicro",
    {
      supplier: "Mouser",
      manufacturer: "STMicro",
      manufacturer_product_number: "LDK320ADU33R",
      quantity: 32,
      order_number: "21421337",
      order_line: "33",
    },
  ],
  [
    "Würth",
    "[)>06␝P875105242006␝Q20␝1T317010012523270␝16D20250629",
    {
      format: "iso15434",
      supplier: null,
      supplier_part_number: "875105242006",
      manufacturer_product_number: null,
      quantity: 20,
      lot_code: "317010012523270",
      date_code: "20250629",
    },
  ],
  [
    "Texas Instruments",
    "[)>06␝1PTPS61169DCKR␝Q3000␝1T1234567ABC␝4LMY␝9D2301␝20LSHE␝21LUSA␝22LNSE␝23LMYS␝2PA␝",
    {
      supplier: null,
      manufacturer: "Texas Instruments",
      manufacturer_product_number: "TPS61169DCKR",
      quantity: 3000,
      country: "MY",
      date_code: "2301",
    },
  ],
  [
    "NXP",
    "[)>06␝1P935304111118␝30PPCA9306DC1,125␝Q3000␝9D2140␝1TBKG1234␝4LTH",
    { manufacturer_product_number: "PCA9306DC1,125", supplier_part_number: "935304111118", supplier: null },
  ],
  [
    "Murata",
    "[)>06␝10ZP␝3ZAB1CD23␝PCAP-100/2␝2P␝1PGRM155R71C104KA88D␝6PGRM155R71C104KA88D+B01␝Q10000␝1TPA123456C␝3S␝KORD/123␝1KS12C345" +
      "␝3N5␝3L35␝4LJP␝6V␝99P1␝9D15032024␝V12345",
    {
      supplier: null,
      supplier_part_number: null,
      manufacturer: "Murata",
      manufacturer_product_number: "GRM155R71C104KA88D",
      quantity: 10000,
      order_number: "S12C345",
      customer_reference: "CAP-100/2",
      date_code: "15032024",
      lot_code: "PA123456C",
      country: "JP",
    },
  ],
  [
    "Kyocera AVX",
    "[)>06␝SCM123456␝PP123456ABC00␝V80012345␝Q4000␝1TSV1234X567␝16D20240311␝14D20260311␝1P06035C104K4Z2A␝I␝\r",
    {
      supplier: null,
      supplier_part_number: null,
      manufacturer: null,
      manufacturer_product_number: "06035C104K4Z2A",
      quantity: 4000,
      customer_reference: "P123456ABC00",
      date_code: "20240311",
      lot_code: "SV1234X567",
    },
  ],
  [
    "Taiyo Yuden",
    "[)>06␝PABC1234567/89␝11D202431␝Q3000␝TZ123456789␝4LMY\r",
    {
      supplier: null,
      supplier_part_number: "ABC1234567/89",
      manufacturer_product_number: null,
      quantity: 3000,
      date_code: "202431",
      lot_code: "Z123456789",
      country: "MY",
    },
  ],
  [
    "Rohm",
    `BSS138BKWT106      0025002431A1234B017${" ".repeat(76)}`,
    {
      format: "manufacturer",
      manufacturer: "Rohm",
      manufacturer_product_number: "BSS138BKWT106",
      quantity: 2500,
      date_code: "2431",
      lot_code: "A1234B",
    },
  ],
  ["LCSC", lcsc, st1],
  ["LCSC in a German layout", typedInGerman(lcsc), st1],
  [
    "new labels of LCSC",
    "{pbn:PICK2506270148,on:GB2506270877,pc:C22437266,pm:IA0509S-2W,qty:3,mc:,cc:1,pdi:164234874,hp:null,wc:ZH}",
    { supplier: "LCSC", supplier_part_number: "C22437266", order_number: "GB2506270877", quantity: 3 },
  ],
  ["a comma in a value", "{pc:C1,pm:AB,C-1,qty:7}", { manufacturer_product_number: "AB,C-1", quantity: 7 }],
  [
    "own labels in the form of LCSC",
    "{pm:BC547B,qty:100}",
    { supplier: null, supplier_part_number: null, manufacturer_product_number: "BC547B", quantity: 100 },
  ],
  ["TME", tme, royalOhm],
  ["TME in a German layout", typedInGerman(tme), royalOhm],
  [
    "TME with the order of the customer",
    "QTY:5 PN:AX-100 PO:19361337/1 CPO:PO-2023-06-08-001337 MFR:AXIOMET MPN:AX-100 RoHS https://www.tme.eu/details/AX-100",
    { order_number: "19361337", order_line: "1", customer_reference: "PO-2023-06-08-001337" },
  ],
  [
    "a link of TME",
    "HTTPS://WWW.TME.EU/DETAILS/M0.6W-10K",
    { format: "tme", supplier: "TME", supplier_part_number: "M0.6W-10K", quantity: null },
  ],
  [
    "the DataMatrix code of TME",
    "PWBP-302 1PMPNWBP-302 Q1 K19361337/1",
    {
      format: "tme",
      supplier_part_number: "WBP-302",
      manufacturer_product_number: "WBP-302",
      quantity: 1,
      order_number: "19361337",
      order_line: "1",
    },
  ],
  ["Amazon", "B07PBDK3W8", { format: "amazon", supplier: "Amazon", supplier_part_number: "B07PBDK3W8" }],
  [
    "Lite-On",
    ";;LTST-C191KGKT;2108404746;5000;5/P/D;RLC21032787551;2113;MADE IN CHINA",
    {
      format: "manufacturer",
      manufacturer: "Lite-On",
      manufacturer_product_number: "LTST-C191KGKT",
      quantity: 5000,
      date_code: "2113",
    },
  ],
  [
    "Samsung",
    "AJ1FP7G/CL10C101JB8NNNC/1687/0004000",
    { manufacturer: "Samsung", manufacturer_product_number: "CL10C101JB8NNNC", quantity: 4000 },
  ],
  [
    "Panasonic",
    "3N1ERJ-3EKF1502V 5000",
    { manufacturer: "Panasonic", manufacturer_product_number: "ERJ-3EKF1502V", quantity: 5000 },
  ],
  [
    "Stackpole",
    "1PRMCF2010ZT0R00,Q4000,1TT170419155,17/16,JP",
    { manufacturer_product_number: "RMCF2010ZT0R00", quantity: 4000, lot_code: "T170419155", country: "JP" },
  ],
];

describeDialects("codes of distributors", (dialect) => {
  const running = useService(dialect);
  const get = async (code: string) => {
    const path = `/api/scan?code=${encodeURIComponent(real(code))}`;
    return (await running.client.get<{ decoded: Decoded | null }>(path, { accept: "application/json" })).body;
  };

  it.each(cases)("decodes %s", async (_what, code, expected) => {
    expect(await get(code)).toMatchObject({
      match: null,
      element: null,
      locations: [],
      others: [],
      decoded: expected,
    });
  });

  it("keeps fields without a meaning", async () => {
    const { decoded } = await get("[)>␞06␝1PLM358␝99Pxyz␝Q1␝§§␝12345");
    expect(decoded?.fields).toEqual([
      { identifier: "1P", value: "LM358" },
      { identifier: "99P", value: "xyz" },
      { identifier: "Q", value: "1" },
      { identifier: "", value: "§§" },
      { identifier: "", value: "12345" },
    ]);
  });

  it("reads only the first of several records", async () => {
    const { decoded } = await get("[)>␞06␝1PLM358␝Q5␞06␝1PNE555␝Q9␞␄");
    expect(decoded).toMatchObject({ manufacturer_product_number: "LM358", quantity: 5 });
    expect(decoded?.fields).toContainEqual({ identifier: "", value: real("06␝1PNE555␝Q9") });
  });

  it.each([
    ["a quantity that is not a number", "[)>␞06␝1PLM358␝Qmany␝1V", { quantity: null, manufacturer: null }],
    ["a date that is not traceable", "[)>␞06␝1PLM358␝9DN/T", { date_code: null }],
    ["a country that is not a code", "[)>␞06␝1PLM358␝4LChina", { country: null }],
  ])("ignores %s", async (_what, code, expected) => {
    expect((await get(code)).decoded).toMatchObject(expected);
  });

  it.each([
    "B07PBDK3W",
    "1234567890",
    "ABCDEFGHIJ",
    "{}",
    "{a:b}",
    "P1",
    "QTY:1",
    "https://www.tme.eu/",
    "A\u001dB",
    "[)>\u001e06\u001d1P\u001d\u001e\u0004",
    "[)>06",
    "BSS138BKWT106 0025002431A1234B017",
    "BSS138BKWT106      0025002499A1234B017",
    "P445'175186'1'ND\u001d1PTYM\u001dQ10",
  ])("does not decode %j", async (code) => {
    await running.client.get(`/api/scan?code=${encodeURIComponent(code)}`, { expect: 404 });
  });
});
