/** Microcontrollers of the demo inventory. */
import type { DemoPart } from "../demo-data.ts";
import { atMost, range, typical } from "../demo-data.ts";

const circuits = "Integrated circuits";

export const microcontrollers: readonly DemoPart[] = [
  {
    name: "STM32F407VGT6",
    description: "Arm Cortex-M4 microcontroller, 168 MHz, 1 MB flash, 192 kB RAM, LQFP-100",
    category: `${circuits} → Microcontrollers → ARM Cortex-M`,
    manufacturer: "STMicroelectronics",
    footprint: "LQFP-100",
    ipn: "MCU-0001",
    tags: "arm,smd,ethernet,usb",
    parameters: [
      range("Supply voltage", "U_DD", 1.8, 3.6, "V"),
      atMost("Clock", "f", 168, "MHz"),
      typical("Flash", "", 1024, "kB"),
      typical("RAM", "", 192, "kB"),
    ],
    datasheet: "https://www.st.com/resource/en/datasheet/stm32f407vg.pdf",
    properties: { eda_info: { kicad_symbol: "MCU_ST_STM32F4:STM32F407VGTx" }, minamount: 5 },
  },
  {
    name: "STM32F401RET6",
    description: "Arm Cortex-M4 microcontroller, 84 MHz, 512 kB flash, 96 kB RAM",
    category: `${circuits} → Microcontrollers → ARM Cortex-M`,
    manufacturer: "STMicroelectronics",
    footprint: "LQFP-64",
    ipn: "MCU-0002",
    tags: "arm,smd,usb",
    parameters: [range("Supply voltage", "U_DD", 1.7, 3.6, "V"), atMost("Clock", "f", 84, "MHz")],
    datasheet: "https://www.st.com/resource/en/datasheet/stm32f401re.pdf",
    properties: { eda_info: { kicad_symbol: "MCU_ST_STM32F4:STM32F401RETx" } },
  },
  {
    name: "STM32F103C8T6",
    description: "Arm Cortex-M3 microcontroller, 72 MHz, 64 kB flash, 20 kB RAM",
    category: `${circuits} → Microcontrollers → ARM Cortex-M`,
    manufacturer: "STMicroelectronics",
    footprint: "LQFP-48",
    ipn: "MCU-0003",
    tags: "arm,smd,usb,can",
    parameters: [range("Supply voltage", "U_DD", 2, 3.6, "V"), atMost("Clock", "f", 72, "MHz")],
    datasheet: "https://www.st.com/resource/en/datasheet/stm32f103c8.pdf",
    properties: {
      favorite: true,
      comment: "Counterfeits are common: check the marking against the **errata sheet**.",
      eda_info: { kicad_symbol: "MCU_ST_STM32F1:STM32F103C8Tx" },
    },
  },
  {
    name: "RP2040",
    description: "Dual-core Arm Cortex-M0+ microcontroller, 133 MHz, 264 kB RAM",
    category: `${circuits} → Microcontrollers → ARM Cortex-M`,
    manufacturer: "Raspberry Pi",
    footprint: "QFN-56",
    ipn: "MCU-0004",
    tags: "arm,smd,usb",
    parameters: [range("Supply voltage", "U_DD", 1.8, 3.3, "V"), atMost("Clock", "f", 133, "MHz")],
    datasheet: "https://datasheets.raspberrypi.com/rp2040/rp2040-datasheet.pdf",
    properties: { eda_info: { kicad_symbol: "MCU_RaspberryPi:RP2040" }, minamount: 10 },
  },
  {
    name: "ATmega328P-AU",
    description: "8-bit AVR microcontroller, 20 MHz, 32 kB flash, 2 kB RAM",
    category: `${circuits} → Microcontrollers → AVR`,
    manufacturer: "Microchip",
    footprint: "TQFP-32",
    ipn: "MCU-0101",
    tags: "avr,smd",
    parameters: [range("Supply voltage", "U_CC", 1.8, 5.5, "V"), atMost("Clock", "f", 20, "MHz")],
    properties: {
      manufacturer_product_number: "ATMEGA328P",
      manufacturing_status: "nrfnd",
      eda_info: { kicad_symbol: "MCU_Microchip_ATmega:ATmega328P-A" },
    },
  },
  {
    name: "ATtiny85-20PU",
    description: "8-bit AVR microcontroller, 20 MHz, 8 kB flash, 512 B RAM",
    category: `${circuits} → Microcontrollers → AVR`,
    manufacturer: "Microchip",
    footprint: "DIP-8",
    ipn: "MCU-0102",
    tags: "avr,tht",
    parameters: [range("Supply voltage", "U_CC", 2.7, 5.5, "V"), atMost("Clock", "f", 20, "MHz")],
    properties: {
      manufacturer_product_number: "ATTINY85",
      eda_info: { kicad_symbol: "MCU_Microchip_ATtiny:ATtiny85-20P" },
    },
  },
  {
    name: "ESP32-WROOM-32E",
    description: "Wi-Fi and Bluetooth module, dual core 240 MHz, 4 MB flash",
    category: `${circuits} → Microcontrollers → Wireless`,
    manufacturer: "Espressif",
    ipn: "MCU-0201",
    tags: "wifi,bluetooth,module,smd",
    parameters: [range("Supply voltage", "U_DD", 3, 3.6, "V"), atMost("Clock", "f", 240, "MHz")],
    datasheet:
      "https://www.espressif.com/sites/default/files/documentation/esp32-wroom-32e_esp32-wroom-32ue_datasheet_en.pdf",
    properties: {
      eda_info: {
        kicad_symbol: "RF_Module:ESP32-WROOM-32E",
        kicad_footprint: "RF_Module:ESP32-WROOM-32E",
      },
      mass: 2.5,
    },
  },
];
