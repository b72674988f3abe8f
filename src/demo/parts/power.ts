/** Regulators and chargers of the demo inventory. */
import type { DemoPart } from "../demo-data.ts";
import { atMost, range, typical } from "../demo-data.ts";

const circuits = "Integrated circuits";

export const power: readonly DemoPart[] = [
  {
    name: "AMS1117-3.3",
    description: "Linear regulator 3.3 V 1 A",
    category: `${circuits} → Power management → Linear regulators`,
    footprint: "SOT-223",
    ipn: "PWR-0001",
    tags: "smd,ldo",
    parameters: [typical("Output voltage", "U_out", 3.3, "V"), atMost("Output current", "I_out", 1, "A")],
    properties: { eda_info: { kicad_symbol: "Regulator_Linear:AMS1117-3.3" }, needs_review: true },
  },
  {
    name: "MCP1700T-3302E/TT",
    description: "Low quiescent current LDO 3.3 V 250 mA",
    category: `${circuits} → Power management → Linear regulators`,
    manufacturer: "Microchip",
    footprint: "SOT-23",
    ipn: "PWR-0002",
    tags: "smd,ldo,low power",
    parameters: [
      typical("Output voltage", "U_out", 3.3, "V"),
      atMost("Output current", "I_out", 0.25, "A"),
      typical("Quiescent current", "I_q", 1.6, "µA"),
    ],
    properties: {
      manufacturer_product_number: "MCP1700",
      eda_info: { kicad_symbol: "Regulator_Linear:MCP1700x-330xxTT" },
    },
  },
  {
    name: "LM7805CT",
    description: "Linear regulator 5 V 1 A",
    category: `${circuits} → Power management → Linear regulators`,
    manufacturer: "onsemi",
    footprint: "TO-220-3",
    ipn: "PWR-0003",
    tags: "tht",
    parameters: [typical("Output voltage", "U_out", 5, "V"), atMost("Input voltage", "U_in", 35, "V")],
    properties: { eda_info: { kicad_symbol: "Regulator_Linear:LM7805_TO220" }, mass: 2 },
  },
  {
    name: "TPS62130RGTR",
    description: "Step-down converter 3 V to 17 V, 3 A, 2.5 MHz",
    category: `${circuits} → Power management → Switching regulators`,
    manufacturer: "Texas Instruments",
    footprint: "VQFN-16",
    ipn: "PWR-0101",
    tags: "smd,buck",
    parameters: [range("Input voltage", "U_in", 3, 17, "V"), atMost("Output current", "I_out", 3, "A")],
    datasheet: "https://www.ti.com/lit/ds/symlink/tps62130.pdf",
    properties: {
      manufacturer_product_number: "TPS62130",
      eda_info: { kicad_symbol: "Regulator_Switching:TPS62130" },
    },
  },
  {
    name: "LM2596S-5.0",
    description: "Step-down converter 5 V 3 A, 150 kHz",
    category: `${circuits} → Power management → Switching regulators`,
    manufacturer: "Texas Instruments",
    footprint: "TO-263-5",
    ipn: "PWR-0102",
    tags: "smd,buck",
    parameters: [range("Input voltage", "U_in", 4.5, 40, "V"), atMost("Output current", "I_out", 3, "A")],
    datasheet: "https://www.ti.com/lit/ds/symlink/lm2596.pdf",
    properties: {
      manufacturer_product_number: "LM2596",
      eda_info: { kicad_symbol: "Regulator_Switching:LM2596S-5" },
    },
  },
  {
    name: "MCP73831T-2ACI/OT",
    description: "Charge controller for one Li-ion cell, 4.2 V, up to 500 mA",
    category: `${circuits} → Power management → Chargers`,
    manufacturer: "Microchip",
    footprint: "SOT-23-5",
    ipn: "PWR-0201",
    tags: "smd,li-ion,charger",
    parameters: [typical("Charge voltage", "U", 4.2, "V"), atMost("Charge current", "I", 0.5, "A")],
    properties: {
      manufacturer_product_number: "MCP73831",
      eda_info: { kicad_symbol: "Battery_Management:MCP73831-2-OT" },
    },
  },
];
