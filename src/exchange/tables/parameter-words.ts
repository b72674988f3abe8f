/** The headings of columns that contain one parameter of a part. */

export interface ParameterHeading {
  readonly name: string;
  /** The unit of values that name none. */
  readonly unit: string;
  /** Whether values with any unit belong to this parameter. */
  readonly keepsName?: true;
}

/** Maps headings, as `heading-tokens.ts` normalizes them, to parameters. */
export const parameterWords: Readonly<Record<string, ParameterHeading>> = {
  resistance: { name: "Resistance", unit: "Ω" },
  widerstand: { name: "Resistance", unit: "Ω" },
  widerstandswert: { name: "Resistance", unit: "Ω" },
  resistencia: { name: "Resistance", unit: "Ω" },
  weerstand: { name: "Resistance", unit: "Ω" },
  capacitance: { name: "Capacitance", unit: "F" },
  kapazitat: { name: "Capacitance", unit: "F" },
  capacite: { name: "Capacitance", unit: "F" },
  capacidad: { name: "Capacitance", unit: "F" },
  capaciteit: { name: "Capacitance", unit: "F" },
  inductance: { name: "Inductance", unit: "H" },
  induktivitat: { name: "Inductance", unit: "H" },
  inductancia: { name: "Inductance", unit: "H" },
  inductantie: { name: "Inductance", unit: "H" },
  voltage: { name: "Voltage", unit: "V" },
  spannung: { name: "Voltage", unit: "V" },
  "voltage rating": { name: "Voltage", unit: "V" },
  "rated voltage": { name: "Voltage", unit: "V" },
  power: { name: "Power", unit: "W" },
  "power rating": { name: "Power", unit: "W" },
  leistung: { name: "Power", unit: "W" },
  "current rating": { name: "Current", unit: "A" },
  "rated current": { name: "Current", unit: "A" },
  frequency: { name: "Frequency", unit: "Hz" },
  frequenz: { name: "Frequency", unit: "Hz" },
  tolerance: { name: "Tolerance", unit: "%" },
  toleranz: { name: "Tolerance", unit: "%" },
};
