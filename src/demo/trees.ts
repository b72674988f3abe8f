/** Defines the categories, manufacturers, footprints and attachment types of the demo inventory. */
import type { DemoNode } from "./demo-data.ts";

function names(...list: readonly string[]): DemoNode[] {
  return list.map((name) => ({ name }));
}

/**
 * Returns a category with a reference prefix. Descendants get the prefix too, because a part inherits it only from its
 * own category.
 */
function prefixed(name: string, prefix: string, children: readonly DemoNode[] = []): DemoNode {
  return {
    name,
    eda_info: { reference_prefix: prefix },
    children: children.map((child) =>
      child["eda_info"] === undefined ? prefixed(child.name, prefix, child.children) : child,
    ),
  };
}

export const categories: readonly DemoNode[] = [
  {
    name: "Passive components",
    children: [
      prefixed(
        "Resistors",
        "R",
        names("Chip resistors", "Through-hole resistors", "Current sense resistors"),
      ),
      prefixed(
        "Capacitors",
        "C",
        names("Ceramic capacitors", "Electrolytic capacitors", "Tantalum capacitors"),
      ),
      prefixed("Inductors", "L", [{ name: "Power inductors" }, prefixed("Ferrite beads", "FB")]),
      prefixed("Crystals and oscillators", "Y"),
    ],
  },
  {
    name: "Discrete semiconductors",
    children: [
      prefixed("Diodes", "D", names("Schottky diodes", "Switching diodes", "Protection diodes", "LEDs")),
      prefixed("Transistors", "Q", names("Bipolar transistors", "MOSFETs")),
    ],
  },
  prefixed("Integrated circuits", "U", [
    { name: "Microcontrollers", children: names("ARM Cortex-M", "AVR", "Wireless") },
    { name: "Power management", children: names("Linear regulators", "Switching regulators", "Chargers") },
    { name: "Analog", children: names("Operational amplifiers", "Comparators", "Converters") },
    ...names("Logic", "Interfaces", "Memories"),
  ]),
  prefixed("Sensors", "U", names("Temperature and humidity", "Motion", "Light")),
  prefixed("Connectors", "J", names("Pin headers", "USB", "Wire to board", "Power")),
  {
    name: "Electromechanics",
    children: [prefixed("Switches", "SW"), prefixed("Relays", "K"), prefixed("Fuses", "F")],
  },
  { name: "Consumables", children: names("Wire and cable", "Chemicals") },
  { name: "Assemblies", comment: "Devices built from our projects." },
];

function manufacturer(name: string, website: string, auto_product_url = ""): DemoNode {
  return { name, website, auto_product_url };
}

export const manufacturers: readonly DemoNode[] = [
  manufacturer(
    "Analog Devices",
    "https://www.analog.com",
    "https://www.analog.com/en/products/%PARTNUMBER%.html",
  ),
  manufacturer("Bosch Sensortec", "https://www.bosch-sensortec.com"),
  manufacturer("Broadcom", "https://www.broadcom.com"),
  manufacturer(
    "Diodes Incorporated",
    "https://www.diodes.com",
    "https://www.diodes.com/part/view/%PARTNUMBER%",
  ),
  manufacturer("Espressif", "https://www.espressif.com"),
  manufacturer("GCT", "https://gct.co"),
  manufacturer(
    "Infineon",
    "https://www.infineon.com",
    "https://www.infineon.com/cms/en/search.html#!term=%PARTNUMBER%&view=all",
  ),
  manufacturer("JST", "https://www.jst-mfg.com"),
  manufacturer(
    "Microchip",
    "https://www.microchip.com",
    "https://www.microchip.com/en-us/product/%PARTNUMBER%",
  ),
  manufacturer(
    "Murata",
    "https://www.murata.com",
    "https://www.murata.com/en-global/products/productdetail?partno=%PARTNUMBER%",
  ),
  manufacturer("Nexperia", "https://www.nexperia.com", "https://www.nexperia.com/product/%PARTNUMBER%"),
  manufacturer("onsemi", "https://www.onsemi.com", "https://www.onsemi.com/search?query=%PARTNUMBER%"),
  manufacturer("Panasonic", "https://industrial.panasonic.com"),
  manufacturer("Raspberry Pi", "https://www.raspberrypi.com"),
  manufacturer(
    "Samsung Electro-Mechanics",
    "https://www.samsungsem.com",
    "https://product.samsungsem.com/mlcc/%PARTNUMBER%.do",
  ),
  manufacturer(
    "STMicroelectronics",
    "https://www.st.com",
    "https://www.st.com/en/search.html#q=%PARTNUMBER%",
  ),
  manufacturer("Texas Instruments", "https://www.ti.com", "https://www.ti.com/product/%PARTNUMBER%"),
  manufacturer(
    "Vishay",
    "https://www.vishay.com",
    "https://www.vishay.com/en/search/?searchChoice=part&query=%PARTNUMBER%",
  ),
  manufacturer("Winbond", "https://www.winbond.com"),
  manufacturer(
    "Würth Elektronik",
    "https://www.we-online.com",
    "https://www.we-online.com/katalog/en/%PARTNUMBER%",
  ),
  manufacturer("Yageo", "https://www.yageogroup.com", "https://www.yageogroup.com/search?q=%PARTNUMBER%"),
];

function footprint(name: string, kicad_footprint: string): DemoNode {
  return { name, eda_info: { kicad_footprint } };
}

export const footprints: readonly DemoNode[] = [
  {
    name: "Surface mount",
    not_selectable: true,
    children: [
      {
        name: "Chip",
        not_selectable: true,
        children: [
          // KiCad's footprint depends on the kind of chip component, so it is set on each part.
          ...names("0402", "0603", "0805", "1206", "1812"),
        ],
      },
      footprint("SOT-23", "Package_TO_SOT_SMD:SOT-23"),
      footprint("SOT-23-5", "Package_TO_SOT_SMD:SOT-23-5"),
      footprint("SOT-23-6", "Package_TO_SOT_SMD:SOT-23-6"),
      footprint("SOT-223", "Package_TO_SOT_SMD:SOT-223-3_TabPin2"),
      footprint("SOD-123", "Diode_SMD:D_SOD-123"),
      footprint("SMA", "Diode_SMD:D_SMA"),
      footprint("SOIC-8", "Package_SO:SOIC-8_3.9x4.9mm_P1.27mm"),
      footprint("SOIC-8 wide", "Package_SO:SOIC-8_5.23x5.23mm_P1.27mm"),
      footprint("SOIC-16", "Package_SO:SOIC-16_3.9x9.9mm_P1.27mm"),
      footprint("VSSOP-10", "Package_SO:TSSOP-10_3x3mm_P0.5mm"),
      footprint("TSSOP-20", "Package_SO:TSSOP-20_4.4x6.5mm_P0.65mm"),
      footprint("LQFP-48", "Package_QFP:LQFP-48_7x7mm_P0.5mm"),
      footprint("LQFP-64", "Package_QFP:LQFP-64_10x10mm_P0.5mm"),
      footprint("LQFP-100", "Package_QFP:LQFP-100_14x14mm_P0.5mm"),
      footprint("TQFP-32", "Package_QFP:TQFP-32_7x7mm_P0.8mm"),
      footprint("VQFN-16", "Package_DFN_QFN:VQFN-16-1EP_3x3mm_P0.5mm_EP1.68x1.68mm_ThermalVias"),
      footprint("QFN-56", "Package_DFN_QFN:QFN-56-1EP_7x7mm_P0.4mm_EP3.2x3.2mm"),
      footprint("LGA-8", "Package_LGA:Bosch_LGA-8_2.5x2.5mm_P0.65mm_ClockwisePinNumbering"),
      footprint("LGA-14", "Package_LGA:Bosch_LGA-14_3x2.5mm_P0.5mm"),
      footprint("TO-263-5", "Package_TO_SOT_SMD:TO-263-5_TabPin3"),
    ],
  },
  {
    name: "Through hole",
    not_selectable: true,
    children: [
      footprint("DIP-8", "Package_DIP:DIP-8_W7.62mm"),
      footprint("DIP-28", "Package_DIP:DIP-28_W7.62mm"),
      footprint("TO-92", "Package_TO_SOT_THT:TO-92_Inline"),
      footprint("TO-220-3", "Package_TO_SOT_THT:TO-220-3_Vertical"),
      footprint("Axial 0207", "Resistor_THT:R_Axial_DIN0207_L6.3mm_D2.5mm_P10.16mm_Horizontal"),
    ],
  },
];

export const attachmentTypes: readonly DemoNode[] = [
  { name: "Datasheet", filetype_filter: "application/pdf" },
  { name: "Picture", filetype_filter: "image/*" },
  { name: "3D model", filetype_filter: ".step,.stp,.wrl,.stl,.glb" },
  { name: "Application note" },
  { name: "Test report" },
];
