/** Tests that the parts of the demo inventory have suitable symbols, footprints and reference designators in KiCad. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api } from "../support/client.ts";
import { startDemoService } from "../support/demo.ts";
import { tokens } from "../support/principals.ts";
import type { TestService } from "../support/service.ts";

interface KicadPart {
  readonly name: string;
  readonly symbolIdStr: string;
  readonly fields: Readonly<Record<string, { readonly value: string } | undefined>>;
}

interface Kind {
  readonly category: RegExp;
  readonly reference: string;
  readonly symbol: RegExp;
  readonly footprint: RegExp;
}

const chip = "_\\d{4}_\\d{4}Metric$";

/** The first match determines the kind of a part. */
const kinds: readonly Kind[] = [
  {
    category: /Resistors/,
    reference: "R",
    symbol: /^Device:R$/,
    footprint: new RegExp(`^Resistor_SMD:R${chip}|^Resistor_THT:R_`),
  },
  {
    category: /Ceramic capacitors/,
    reference: "C",
    symbol: /^Device:C$/,
    footprint: new RegExp(`^Capacitor_SMD:C${chip}`),
  },
  {
    category: /Capacitors/,
    reference: "C",
    symbol: /^Device:C_Polarized$/,
    footprint: /^Capacitor_(SMD|THT|Tantalum_SMD):CP_/,
  },
  {
    category: /Ferrite beads/,
    reference: "FB",
    symbol: /^Device:FerriteBead$/,
    footprint: new RegExp(`^Inductor_SMD:L${chip}`),
  },
  { category: /Inductors/, reference: "L", symbol: /^Device:L$/, footprint: /^Inductor_SMD:L_/ },
  { category: /Crystals/, reference: "Y", symbol: /^Device:(Crystal|Resonator)$/, footprint: /^Crystal:/ },
  {
    category: /LEDs/,
    reference: "D",
    symbol: /^Device:LED$/,
    footprint: new RegExp(`^LED_SMD:LED${chip}`),
  },
  {
    category: /Diodes/,
    reference: "D",
    symbol: /^(Diode:|Power_Protection:|Device:D_)/,
    footprint: /^(Diode_SMD:D_|Package_TO_SOT_SMD:)/,
  },
  {
    category: /Transistors/,
    reference: "Q",
    symbol: /^Transistor_(BJT|FET):/,
    footprint: /^Package_TO_SOT_(SMD|THT):/,
  },
  {
    category: /Integrated circuits/,
    reference: "U",
    symbol:
      /^(74xx|Amplifier_\w+|Analog_ADC|Battery_Management|Comparator|Interface_\w+|MCU_\w+|Memory_\w+|Regulator_\w+|RF_Module):/,
    footprint: /^(Package_(DFN_QFN|DIP|QFP|SO|TO_SOT_SMD|TO_SOT_THT)|RF_Module):/,
  },
  {
    category: /Sensors/,
    reference: "U",
    symbol: /^Sensor(_\w+)?:/,
    footprint: /^(Package_(LGA|TO_SOT_THT)|OptoDevice):/,
  },
  {
    category: /Connectors/,
    reference: "J",
    symbol: /^Connector(_Generic)?:/,
    footprint: /^Connector_(PinHeader_2\.54mm|USB|JST|BarrelJack):/,
  },
  { category: /Switches/, reference: "SW", symbol: /^Switch:/, footprint: /^Button_Switch_SMD:/ },
  { category: /Relays/, reference: "K", symbol: /^Relay:/, footprint: /^Relay_THT:/ },
  {
    category: /Fuses/,
    reference: "F",
    symbol: /^Device:(Poly)?[Ff]use$/,
    footprint: new RegExp(`^Fuse:Fuse${chip}`),
  },
];

describe("KiCad in the demo inventory", () => {
  let service: TestService;
  let parts: readonly KicadPart[];

  beforeAll(async () => {
    service = await startDemoService({ EDA_KICAD_CATEGORY_DEPTH: "-1" });
    const client = api(service, tokens.full);
    const accept = "application/json";
    const { body } = await client.get<readonly KicadPart[]>("/eda-api/v1/parts/category/0.json", { accept });
    parts = body;
  });
  afterAll(() => service.close());

  it("KiCad lists exactly the parts that can be soldered", async () => {
    const client = api(service, tokens.full);
    const { body } = await client.get<{ "hydra:member": readonly { name: string }[] }>(
      "/api/parts?itemsPerPage=1000&properties[]=name",
    );
    const soldered = body["hydra:member"]
      .map(({ name }) => name)
      .filter((name) => !/wire|cable|older|plugs|Sensor module|Weather/.test(name));
    expect(soldered.length).toBeGreaterThan(55);
    expect(parts.map(({ name }) => name).sort()).toEqual(soldered.sort());
  });

  it("gives each part the reference designator, symbol and footprint of its kind", () => {
    const used = new Set<Kind>();
    const mismatches = parts.flatMap(({ name, symbolIdStr, fields }) => {
      const text = (field: string): string => fields[field]?.value ?? "";
      const kind = kinds.find(({ category }) => category.test(text("Category")));
      if (kind === undefined) return [`${name}: ${text("Category")}`];
      used.add(kind);
      return [
        ...(text("reference") === kind.reference ? [] : [`${name}: reference ${text("reference")}`]),
        ...(kind.symbol.test(symbolIdStr) ? [] : [`${name}: symbol ${symbolIdStr}`]),
        ...(kind.footprint.test(text("footprint")) ? [] : [`${name}: footprint ${text("footprint")}`]),
      ];
    });
    expect(mismatches).toEqual([]);
    expect(kinds.filter((kind) => !used.has(kind))).toEqual([]);
  });
});
