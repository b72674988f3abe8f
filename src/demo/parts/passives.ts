/** Defines the resistors, capacitors, inductors and crystals of the demo inventory. */
import { atMost, chipFootprint, range, typical, type ChipSize, type DemoPart } from "../demo-data.ts";

const resistorValues: readonly (readonly [ohms: number, label: string, code: string])[] = [
  [10, "10 Ω", "10R"],
  [47, "47 Ω", "47R"],
  [100, "100 Ω", "100R"],
  [220, "220 Ω", "220R"],
  [1_000, "1 kΩ", "1K"],
  [2_200, "2.2 kΩ", "2K2"],
  [4_700, "4.7 kΩ", "4K7"],
  [10_000, "10 kΩ", "10K"],
  [47_000, "47 kΩ", "47K"],
  [100_000, "100 kΩ", "100K"],
  [1_000_000, "1 MΩ", "1M"],
];

const chipResistors = resistorValues.map(([ohms, label, code], index): DemoPart => ({
  name: `RC0603FR-07${code}L`,
  description: `Thick film resistor ${label} ±1 % 0.1 W`,
  category: "Passive components → Resistors → Chip resistors",
  manufacturer: "Yageo",
  footprint: "0603",
  ipn: `RES-${String(index + 1).padStart(4, "0")}`,
  tags: "smd,1%,thick film",
  parameters: [
    typical("Resistance", "R", ohms, "Ω"),
    typical("Tolerance", "", 1, "%"),
    atMost("Power", "P", 0.1, "W"),
    range("Operating temperature", "T", -55, 155, "°C"),
  ],
  datasheet:
    "https://www.yageo.com/upload/media/product/productsearch/datasheet/rchip/PYu-RC_Group_51_RoHS_L_12.pdf",
  minamount: 100,
  mass: 0.002,
  eda_info: {
    value: code,
    kicad_symbol: "Device:R",
    kicad_footprint: chipFootprint("Resistor_SMD", "R", "0603"),
  },
}));

interface Ceramic {
  readonly name: string;
  readonly value: string;
  readonly farads: number;
  readonly volts: number;
  readonly dielectric: string;
  readonly footprint: ChipSize;
}

const ceramics: readonly Ceramic[] = [
  { name: "CL10C180JB8NNNC", value: "18p", farads: 18, volts: 50, dielectric: "C0G", footprint: "0603" },
  { name: "CL10B102KB8NNNC", value: "1n", farads: 1_000, volts: 50, dielectric: "X7R", footprint: "0603" },
  { name: "CL10B103KB8NNNC", value: "10n", farads: 10_000, volts: 50, dielectric: "X7R", footprint: "0603" },
  {
    name: "CL10B104KB8NNNC",
    value: "100n",
    farads: 100_000,
    volts: 50,
    dielectric: "X7R",
    footprint: "0603",
  },
  {
    name: "CL10A105KB8NNNC",
    value: "1u",
    farads: 1_000_000,
    volts: 50,
    dielectric: "X5R",
    footprint: "0603",
  },
  {
    name: "CL21A106KAYNNNE",
    value: "10u",
    farads: 10_000_000,
    volts: 25,
    dielectric: "X5R",
    footprint: "0805",
  },
  {
    name: "CL31A226KAHNNNE",
    value: "22u",
    farads: 22_000_000,
    volts: 25,
    dielectric: "X5R",
    footprint: "1206",
  },
];

const ceramicCapacitors = ceramics.map((part, index): DemoPart => {
  const { name, value, farads, volts, dielectric, footprint } = part;
  return {
    name,
    description: `Ceramic capacitor ${value}F ${volts} V ${dielectric}`,
    category: "Passive components → Capacitors → Ceramic capacitors",
    manufacturer: "Samsung Electro-Mechanics",
    footprint,
    ipn: `CAP-${String(index + 1).padStart(4, "0")}`,
    tags: `smd,mlcc,${dielectric}`,
    parameters: [
      typical("Capacitance", "C", farads, "pF"),
      atMost("Voltage", "U", volts, "V"),
      { name: "Dielectric", value_text: dielectric },
    ],
    minamount: 100,
    eda_info: {
      value,
      kicad_symbol: "Device:C",
      kicad_footprint: chipFootprint("Capacitor_SMD", "C", footprint),
    },
  };
});

const others: readonly DemoPart[] = [
  {
    name: "MFR-25FBF52-10K",
    description: "Metal film resistor 10 kΩ ±1 % 0.25 W",
    category: "Passive components → Resistors → Through-hole resistors",
    manufacturer: "Yageo",
    footprint: "Axial 0207",
    ipn: "RES-0101",
    tags: "tht,1%,metal film",
    parameters: [typical("Resistance", "R", 10_000, "Ω"), atMost("Power", "P", 0.25, "W")],
    eda_info: { value: "10K", kicad_symbol: "Device:R" },
  },
  {
    name: "WSL1206R0100FEA",
    description: "Current sense resistor 10 mΩ ±1 % 0.25 W",
    category: "Passive components → Resistors → Current sense resistors",
    manufacturer: "Vishay",
    footprint: "1206",
    ipn: "RES-0201",
    tags: "smd,shunt,1%",
    parameters: [typical("Resistance", "R", 0.01, "Ω"), atMost("Power", "P", 0.25, "W")],
    datasheet: "https://www.vishay.com/docs/30100/wsl.pdf",
    eda_info: {
      value: "10m",
      kicad_symbol: "Device:R",
      kicad_footprint: chipFootprint("Resistor_SMD", "R", "1206"),
    },
  },
  {
    name: "EEE-FK1E101P",
    description: "Aluminium electrolytic capacitor 100 µF 25 V, low ESR",
    category: "Passive components → Capacitors → Electrolytic capacitors",
    manufacturer: "Panasonic",
    ipn: "CAP-0101",
    tags: "smd,low esr",
    parameters: [
      typical("Capacitance", "C", 100, "µF"),
      atMost("Voltage", "U", 25, "V"),
      range("Operating temperature", "T", -55, 105, "°C"),
    ],
    eda_info: {
      value: "100u",
      kicad_symbol: "Device:C_Polarized",
      kicad_footprint: "Capacitor_SMD:CP_Elec_8x6.2",
    },
  },
  {
    name: "EEU-FR1V471",
    description: "Aluminium electrolytic capacitor 470 µF 35 V, radial",
    category: "Passive components → Capacitors → Electrolytic capacitors",
    manufacturer: "Panasonic",
    ipn: "CAP-0102",
    tags: "tht,low esr",
    parameters: [typical("Capacitance", "C", 470, "µF"), atMost("Voltage", "U", 35, "V")],
    eda_info: {
      value: "470u",
      kicad_symbol: "Device:C_Polarized",
      kicad_footprint: "Capacitor_THT:CP_Radial_D10.0mm_P5.00mm",
    },
  },
  {
    name: "TAJA106K016RNJ",
    description: "Tantalum capacitor 10 µF 16 V, case A",
    category: "Passive components → Capacitors → Tantalum capacitors",
    ipn: "CAP-0201",
    tags: "smd,tantalum",
    parameters: [typical("Capacitance", "C", 10, "µF"), atMost("Voltage", "U", 16, "V")],
    needs_review: true,
    comment: "Last ones of an old reel. Prefer ceramics in new designs.",
    eda_info: {
      value: "10u",
      kicad_symbol: "Device:C_Polarized",
      kicad_footprint: "Capacitor_Tantalum_SMD:CP_EIA-3216-18_Kemet-A",
    },
  },
  {
    name: "74438357047",
    description: "Shielded power inductor 4.7 µH, WE-MAPI 4030",
    category: "Passive components → Inductors → Power inductors",
    manufacturer: "Würth Elektronik",
    ipn: "IND-0001",
    tags: "smd,shielded",
    parameters: [typical("Inductance", "L", 4.7, "µH"), atMost("Saturation current", "I", 4.5, "A")],
    eda_info: {
      value: "4u7",
      kicad_symbol: "Device:L",
      kicad_footprint: "Inductor_SMD:L_Wuerth_MAPI-4030",
    },
  },
  {
    name: "BLM18AG601SN1D",
    description: "Ferrite bead 600 Ω at 100 MHz, 500 mA",
    category: "Passive components → Inductors → Ferrite beads",
    manufacturer: "Murata",
    footprint: "0603",
    ipn: "IND-0101",
    tags: "smd,emc",
    parameters: [typical("Impedance at 100 MHz", "Z", 600, "Ω"), atMost("Current", "I", 0.5, "A")],
    eda_info: {
      value: "600R",
      kicad_symbol: "Device:FerriteBead",
      kicad_footprint: chipFootprint("Inductor_SMD", "L", "0603"),
    },
  },
  {
    name: "CSTNE8M00G550000R0",
    description: "Ceramic resonator 8 MHz with built-in capacitors",
    category: "Passive components → Crystals and oscillators",
    manufacturer: "Murata",
    ipn: "XTL-0001",
    tags: "smd,resonator",
    parameters: [typical("Frequency", "f", 8, "MHz")],
    eda_info: {
      value: "8MHz",
      kicad_symbol: "Device:Resonator",
      kicad_footprint: "Crystal:Resonator_SMD_Murata_CSTxExxV-3Pin_3.0x1.1mm",
    },
  },
];

export const passives: readonly DemoPart[] = [...chipResistors, ...ceramicCapacitors, ...others];
