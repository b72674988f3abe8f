/** Connectors, switches, relays and fuses of the demo inventory. */
import type { DemoPart } from "../demo-data.ts";
import { atMost, chipFootprint, typical } from "../demo-data.ts";

export const mechanics: readonly DemoPart[] = [
  {
    name: "61300611121",
    description: "Pin header 6 pins, 2.54 mm, straight",
    category: "Connectors → Pin headers",
    manufacturer: "Würth Elektronik",
    ipn: "CON-0001",
    tags: "tht,2.54 mm",
    parameters: [
      typical("Positions", "", 6, ""),
      typical("Rows", "", 1, ""),
      typical("Pitch", "", 2.54, "mm"),
    ],
    properties: {
      eda_info: {
        kicad_symbol: "Connector_Generic:Conn_01x06",
        kicad_footprint: "Connector_PinHeader_2.54mm:PinHeader_1x06_P2.54mm_Vertical",
      },
    },
  },
  {
    name: "61301021121",
    description: "Pin header 2 × 5 pins, 2.54 mm, straight",
    category: "Connectors → Pin headers",
    manufacturer: "Würth Elektronik",
    ipn: "CON-0002",
    tags: "tht,2.54 mm,programming",
    parameters: [
      typical("Positions", "", 10, ""),
      typical("Rows", "", 2, ""),
      typical("Pitch", "", 2.54, "mm"),
    ],
    properties: {
      eda_info: {
        kicad_symbol: "Connector_Generic:Conn_02x05_Odd_Even",
        kicad_footprint: "Connector_PinHeader_2.54mm:PinHeader_2x05_P2.54mm_Vertical",
      },
    },
  },
  {
    name: "USB4105-GF-A",
    description: "USB 2.0 type C receptacle, 16 pins, horizontal",
    category: "Connectors → USB",
    manufacturer: "GCT",
    ipn: "CON-0101",
    tags: "smd,usb,type c",
    parameters: [atMost("Current", "I", 5, "A")],
    properties: {
      eda_info: {
        kicad_symbol: "Connector:USB_C_Receptacle_USB2.0_16P",
        kicad_footprint: "Connector_USB:USB_C_Receptacle_GCT_USB4105-xx-A_16P_TopMnt_Horizontal",
      },
      minamount: 20,
    },
  },
  {
    name: "B2B-PH-K-S(LF)(SN)",
    description: "PH series header, 2 pins, 2 mm, for batteries",
    category: "Connectors → Wire to board",
    manufacturer: "JST",
    ipn: "CON-0201",
    tags: "tht,battery,2 mm",
    parameters: [
      typical("Positions", "", 2, ""),
      typical("Pitch", "", 2, "mm"),
      atMost("Current", "I", 2, "A"),
    ],
    properties: {
      eda_info: {
        kicad_symbol: "Connector_Generic:Conn_01x02",
        kicad_footprint: "Connector_JST:JST_PH_B2B-PH-K_1x02_P2.00mm_Vertical",
      },
    },
  },
  {
    name: "SM04B-SRSS-TB(LF)(SN)",
    description: "SH series header, 4 pins, 1 mm, horizontal (Qwiic, STEMMA QT)",
    category: "Connectors → Wire to board",
    manufacturer: "JST",
    ipn: "CON-0202",
    tags: "smd,i2c,qwiic,1 mm",
    parameters: [typical("Positions", "", 4, ""), typical("Pitch", "", 1, "mm")],
    properties: {
      eda_info: {
        kicad_symbol: "Connector_Generic:Conn_01x04",
        kicad_footprint: "Connector_JST:JST_SH_SM04B-SRSS-TB_1x04-1MP_P1.00mm_Horizontal",
      },
    },
  },
  {
    name: "694106301002",
    description: "DC power jack 2.1 mm, 5 A, horizontal",
    category: "Connectors → Power",
    manufacturer: "Würth Elektronik",
    ipn: "CON-0301",
    tags: "tht,power",
    parameters: [atMost("Current", "I", 5, "A"), atMost("Voltage", "U", 24, "V")],
    properties: {
      eda_info: {
        kicad_symbol: "Connector:Barrel_Jack_Switch",
        kicad_footprint: "Connector_BarrelJack:BarrelJack_Wuerth_6941xx301002",
      },
    },
  },
  {
    name: "434133025816",
    description: "Tactile switch 4.2 × 3.2 mm, 160 gf",
    category: "Electromechanics → Switches",
    manufacturer: "Würth Elektronik",
    ipn: "SWI-0001",
    tags: "smd,button",
    parameters: [atMost("Voltage", "U", 12, "V"), atMost("Current", "I", 0.05, "A")],
    properties: {
      eda_info: {
        kicad_symbol: "Switch:SW_Push",
        kicad_footprint: "Button_Switch_SMD:SW_Push_1P1T_NO_Vertical_Wuerth_434133025816",
      },
    },
  },
  {
    name: "JW2SN-DC5V",
    description: "Power relay, two change-over contacts 5 A, coil 5 V",
    category: "Electromechanics → Relays",
    manufacturer: "Panasonic",
    ipn: "REL-0001",
    tags: "tht,power",
    parameters: [typical("Coil voltage", "U", 5, "V"), atMost("Contact current", "I", 5, "A")],
    properties: {
      mass: 13,
      eda_info: { kicad_symbol: "Relay:JW2", kicad_footprint: "Relay_THT:Relay_DPDT_Panasonic_JW2" },
    },
  },
  {
    name: "MF-MSMF050-2",
    description: "Resettable fuse 500 mA hold, 15 V",
    category: "Electromechanics → Fuses",
    footprint: "1812",
    ipn: "FUS-0001",
    tags: "smd,ptc,resettable",
    parameters: [typical("Hold current", "I_hold", 0.5, "A"), atMost("Voltage", "U", 15, "V")],
    properties: {
      needs_review: true,
      eda_info: {
        kicad_symbol: "Device:Polyfuse",
        kicad_footprint: chipFootprint("Fuse", "Fuse", "1812"),
      },
    },
  },
];
