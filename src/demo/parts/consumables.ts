/**
 * Defines the consumables of the demo inventory, measured in metres, grams and pairs, and the assemblies that its
 * projects build.
 */
import type { DemoPart } from "../demo-data.ts";

export const consumables: readonly DemoPart[] = [
  {
    name: "Hook-up wire 0.25 mm² red",
    description: "Stranded wire, PVC, 300 V",
    category: "Consumables → Wire and cable",
    ipn: "WIR-0001",
    tags: "wire",
    unit: "Metre",
    minamount: 10,
  },
  {
    name: "Ribbon cable 10 × 0.09 mm²",
    description: "Grey, 1.27 mm pitch",
    category: "Consumables → Wire and cable",
    ipn: "WIR-0002",
    tags: "wire,ribbon",
    unit: "Metre",
    minamount: 2.5,
  },
  {
    name: "Solder wire Sn99.3Cu0.7 0.5 mm",
    description: "Lead-free, with 2 % flux",
    category: "Consumables → Chemicals",
    ipn: "CHE-0001",
    tags: "solder,lead-free",
    unit: "Gram",
    minamount: 100,
  },
  {
    name: "Solder paste SAC305 T4",
    description: "No-clean; keep cool",
    category: "Consumables → Chemicals",
    ipn: "CHE-0002",
    tags: "solder,smd",
    unit: "Gram",
    minamount: 50,
  },
  {
    name: "Banana plugs 4 mm red and black",
    description: "Gold-plated, 32 A",
    category: "Connectors → Power",
    ipn: "CON-0302",
    tags: "plug",
    unit: "Pair",
    minamount: 4,
    eda_info: { visibility: false },
  },
];

export const assemblies: readonly DemoPart[] = [
  {
    name: "Sensor module",
    description: "Climate and light on one small board, I²C",
    category: "Assemblies",
    ipn: "ASM-0001",
    tags: "assembly,i2c",
  },
  {
    name: "Weather station",
    description: "Measures climate and light, sends them over Wi-Fi",
    category: "Assemblies",
    ipn: "ASM-0002",
    tags: "assembly,wifi",
  },
];
