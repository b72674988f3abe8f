/** Defines the sensors of the demo inventory. */
import { range, type DemoPart } from "../demo-data.ts";

export const sensors: readonly DemoPart[] = [
  {
    name: "BME280",
    description: "Humidity, pressure and temperature sensor, I²C and SPI",
    category: "Sensors → Temperature and humidity",
    manufacturer: "Bosch Sensortec",
    footprint: "LGA-8",
    ipn: "SEN-0001",
    tags: "smd,i2c,spi",
    parameters: [
      range("Temperature", "T", -40, 85, "°C"),
      range("Pressure", "p", 300, 1100, "hPa"),
      range("Humidity", "", 0, 100, "%"),
    ],
    datasheet:
      "https://www.bosch-sensortec.com/media/boschsensortec/downloads/datasheets/bst-bme280-ds002.pdf",
    eda_info: { kicad_symbol: "Sensor:BME280" },
    favorite: true,
  },
  {
    name: "DS18B20+",
    description: "Digital thermometer, 1-Wire, ±0.5 °C",
    category: "Sensors → Temperature and humidity",
    manufacturer: "Analog Devices",
    footprint: "TO-92",
    ipn: "SEN-0002",
    tags: "tht,1-wire",
    parameters: [range("Temperature", "T", -55, 125, "°C")],
    manufacturer_product_number: "DS18B20",
    eda_info: { kicad_symbol: "Sensor_Temperature:DS18B20" },
  },
  {
    name: "BMI160",
    description: "Inertial measurement unit: acceleration and rotation on three axes",
    category: "Sensors → Motion",
    manufacturer: "Bosch Sensortec",
    footprint: "LGA-14",
    ipn: "SEN-0101",
    tags: "smd,i2c,spi,imu",
    parameters: [range("Supply voltage", "U_DD", 1.71, 3.6, "V")],
    eda_info: { kicad_symbol: "Sensor_Motion:BMI160" },
  },
  {
    name: "APDS-9301",
    description: "Ambient light sensor, 16 bit, I²C",
    category: "Sensors → Light",
    manufacturer: "Broadcom",
    ipn: "SEN-0201",
    tags: "smd,i2c",
    parameters: [range("Supply voltage", "U_DD", 2.7, 3.6, "V")],
    eda_info: {
      kicad_symbol: "Sensor_Optical:APDS-9301",
      kicad_footprint: "OptoDevice:Broadcom_APDS-9301",
    },
  },
];
