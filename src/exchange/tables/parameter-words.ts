/** The headings of columns that contain one parameter of a part. */

export interface ParameterHeading {
  readonly name: string;
  /** The unit of values that name none. */
  readonly unit: string;
  /** The unit of values without a unit or prefix, as in "Capacitance (µF)". */
  readonly valueUnit?: string;
  /** Whether values with any unit belong to this parameter. */
  readonly keepsName?: true;
}

/**
 * The name, the unit and the headings of each parameter, as `heading-tokens.ts` normalizes them. Without a unit, the values
 * have different units or are texts.
 */
const parameters: readonly (readonly [name: string, unit: string, headings: string])[] = [
  ["Resistance", "Ω", "resistance|widerstand|widerstandswert|resistencia|weerstand"],
  ["Capacitance", "F", "capacitance|kapazitat|capacite|capacidad|capaciteit"],
  ["Inductance", "H", "inductance|induktivitat|inductancia|inductantie"],
  ["Voltage", "V", "voltage|spannung|voltage rating|rated voltage|voltage rated"],
  ["Power", "W", "power|power rating|leistung|rated power|power watts|puissance|potencia|vermogen"],
  ["Current", "A", "current rating|rated current"],
  ["Frequency", "Hz", "frequency|frequenz|frequence|frecuencia|frequentie"],
  ["Tolerance", "%", "tolerance|toleranz|tolerantie|tolerancia"],
  ["Power Per Element", "W", "power element"],
  ["Forward Voltage", "V", "forward voltage"],
  ["Supply Voltage", "V", "supply voltage|voltage supply"],
  ["Ripple Current", "A", "ripple current"],
  ["Saturation Current", "A", "current saturation|saturation current"],
  ["DC Resistance", "Ω", "dc resistance dcr|dc resistance|dcr"],
  ["ESR", "Ω", "esr"],
  [
    "Operating Temperature",
    "",
    "operating temperature|betriebstemperatur|temperature range|temperaturbereich",
  ],
  ["Temperature Coefficient", "", "temperature coefficient|temperaturkoeffizient"],
  ["Temperature Characteristic", "", "temperature characteristic"],
  ["Dielectric", "", "dielectric|dielektrikum"],
  ["Composition", "", "composition"],
  ["Number of Pins", "", "number pins|pins|pin count|pin quantity|polzahl"],
  ["Pitch", "", "pitch"],
  ["Number of Positions", "", "number positions"],
  ["Number of Terminations", "", "number terminations"],
  ["Number of Circuits", "", "number circuits"],
  ["Number of Channels", "", "number channels"],
  ["Number of Resistors", "", "number resistors"],
  ["Resistor Matching Ratio", "", "resistor matching ratio"],
  ["Size", "", "size dimension"],
  ["Height", "", "height seated max"],
  ["Lead Spacing", "", "lead spacing|rastermass"],
  ["Thickness", "", "thickness max"],
  ["Wavelength", "", "wavelength|wellenlange"],
];

/** Maps headings to parameters. */
export const parameterWords: Readonly<Record<string, ParameterHeading>> = Object.fromEntries(
  parameters.flatMap(([name, unit, headings]) =>
    headings.split("|").map((heading) => [heading, { name, unit, ...(unit === "" && { keepsName: true }) }]),
  ),
);
