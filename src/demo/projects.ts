/** Defines the projects of the demo inventory with their BOM entries, and the associations between parts. */

interface DemoEntry {
  /** The name of the part, or `null` for an entry without a part. */
  readonly part: string | null;
  readonly quantity: number;
  readonly mountnames?: string;
  readonly name?: string;
  readonly price?: string;
}

interface DemoProject {
  readonly name: string;
  readonly parent?: string;
  readonly status: string;
  readonly description: string;
  readonly buildPart?: string;
  readonly entries: readonly DemoEntry[];
}

function on(part: string, ...mountnames: readonly string[]): DemoEntry {
  return { part, quantity: mountnames.length, mountnames: mountnames.join(", ") };
}

/**
 * The projects in the order of creation: parents before children, and a project before those that use its build part.
 */
export const projects: readonly DemoProject[] = [
  {
    name: "Weather station",
    status: "in_production",
    description: "Battery-backed station with Wi-Fi.",
    buildPart: "Weather station",
    entries: [
      { part: "Sensor module", quantity: 1, mountnames: "A1" },
      on("ESP32-WROOM-32E", "U1"),
      on("TPS62130RGTR", "U2"),
      on("MCP73831T-2ACI/OT", "U3"),
      on("USB4105-GF-A", "J1"),
      on("B2B-PH-K-S(LF)(SN)", "J2"),
      on("USBLC6-2SC6", "D1"),
      on("MF-MSMF050-2", "F1"),
      on("150060VS75000", "D2"),
      on("CL10B104KB8NNNC", "C1", "C2", "C3", "C4"),
      on("CL21A106KAYNNNE", "C5", "C6"),
      on("RC0603FR-071KL", "R1", "R2"),
      on("RC0603FR-0710KL", "R3", "R4", "R5"),
      { part: "Hook-up wire 0.25 mm² red", quantity: 0.3 },
      { part: null, name: "Enclosure, printed", quantity: 1, price: "4.5" },
      { part: null, name: "Screw M3 × 8", quantity: 4, price: "0.04" },
    ],
  },
  {
    name: "Sensor module",
    parent: "Weather station",
    status: "in_production",
    description: "Goes into the station, and into other things.",
    buildPart: "Sensor module",
    entries: [
      on("BME280", "U1"),
      on("APDS-9301", "U2"),
      on("CL10B104KB8NNNC", "C1", "C2"),
      on("RC0603FR-074K7L", "R1", "R2"),
      on("SM04B-SRSS-TB(LF)(SN)", "J1"),
    ],
  },
  {
    name: "CAN logger",
    status: "planning",
    description: "Writes what it hears to flash.",
    entries: [
      on("STM32F103C8T6", "U1"),
      on("MCP2551-I/SN", "U2"),
      on("W25Q128JVSIQ", "U3"),
      on("AMS1117-3.3", "U4"),
      on("CL10B104KB8NNNC", "C1", "C2", "C3", "C4", "C5"),
      on("RC0603FR-07100RL", "R1"),
    ],
  },
  {
    name: "Bench supply",
    status: "archived",
    description: "Replaced by a bought one.",
    entries: [
      on("LM7805CT", "U1"),
      on("EEU-FR1V471", "C1", "C2"),
      { part: null, name: "Transformer", quantity: 1 },
    ],
  },
];

interface DemoAssociation {
  readonly owner: string;
  readonly other: string;
  /** The type of the association: 0 = other, 1 = compatible, 2 = supersedes. */
  readonly type: 0 | 1 | 2;
  readonly other_type?: string;
  readonly comment?: string;
}

export const associations: readonly DemoAssociation[] = [
  { owner: "MCP6002T-I/SN", other: "LM358DR", type: 1, comment: "Same pins; only up to 5.5 V." },
  { owner: "TPS62130RGTR", other: "LM2596S-5.0", type: 2 },
  { owner: "STM32F401RET6", other: "STM32F407VGT6", type: 1, comment: "Less memory." },
  { owner: "2N3904", other: "BC847C", type: 0, other_type: "Through-hole counterpart" },
  { owner: "B2B-PH-K-S(LF)(SN)", other: "SM04B-SRSS-TB(LF)(SN)", type: 0, other_type: "Same crimping tool" },
];
