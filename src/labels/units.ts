/** The units of labels: layouts are in mm, fonts in points. */
export const millimetersPerPoint = 25.4 / 72;
