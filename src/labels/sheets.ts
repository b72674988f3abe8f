/** Sheets of labels that printers and shops sell. All measures are in mm. */
export const papers = {
  A4: { width: 210, height: 297 },
  Letter: { width: 215.9, height: 279.4 },
} as const;

export type Paper = keyof typeof papers;

export interface Sheet {
  readonly paper: Paper;
  readonly columns: number;
  readonly rows: number;
  readonly labelWidth: number;
  readonly labelHeight: number;
  /** Position of the first label. */
  readonly left: number;
  readonly top: number;
  /** Distance between the left edges, and the top edges, of adjacent labels. */
  readonly pitchX: number;
  readonly pitchY: number;
}

type Pair = readonly [number, number];

function sheet(paper: Paper, count: Pair, label: Pair, first: Pair, pitch: Pair): Sheet {
  const [columns, rows] = count;
  const [labelWidth, labelHeight] = label;
  const [left, top] = first;
  const [pitchX, pitchY] = pitch;
  return { paper, columns, rows, labelWidth, labelHeight, left, top, pitchX, pitchY };
}

const l4731 = sheet("A4", [7, 27], [25.4, 10], [8.48, 13.5], [27.94, 10]);
const l4732 = sheet("A4", [5, 16], [35.6, 16.9], [11, 13.06], [38.1, 16.9]);
const l4770 = sheet("A4", [4, 10], [45.7, 25.4], [10, 22], [48.5, 25.4]);
const l7651 = sheet("A4", [5, 13], [38.1, 21.2], [4.7, 10.9], [40.6, 21.2]);

/** The sheets by the name on their package. */
export const sheets = {
  "Avery L4730": sheet("A4", [10, 27], [17.8, 10], [6, 13], [20.3, 10]),
  "Avery L4731": l4731,
  "Herma 4333": l4731,
  "Avery L4732": l4732,
  "Herma 10003": l4732,
  "Herma 4201": sheet("A4", [4, 16], [45.7, 16.9], [8, 13], [48.2, 16.9]),
  "Herma 4346": sheet("A4", [4, 12], [45.72, 21.167], [9.75, 21.5], [48.26, 21.167]),
  "Avery 3657": sheet("A4", [4, 10], [48.5, 25.4], [8, 21.75], [48.5, 25.4]),
  "Avery L4770": l4770,
  "Avery L7654": l4770,
  "Avery L7651": l7651,
  "Avery L7551": l7651,
  "Avery L7160": sheet("A4", [3, 7], [63.99, 38.1], [7.48, 15.49], [66.04, 38.1]),
  "Avery L7161": sheet("A4", [3, 6], [63.57, 46.78], [7.41, 8.11], [65.93, 46.74]),
  "Avery L7163": sheet("A4", [2, 7], [99.1, 38.1], [3.35, 15.17], [103.01, 38.1]),
  "Avery L7165": sheet("A4", [2, 4], [99.06, 67.73], [4.67, 13.04], [101.64, 67.73]),
  "Avery Zweckform 3474": sheet("A4", [3, 8], [70, 37], [0, 0], [70, 37]),
  "Avery Zweckform 3475": sheet("A4", [3, 8], [70.05, 36.03], [0, 4.43], [70.05, 36.03]),
  "Avery 5160": sheet("Letter", [3, 10], [66.67, 25.4], [3.97, 12.7], [70.64, 25.4]),
  "Avery 5167": sheet("Letter", [4, 20], [44.45, 12.7], [7.14, 12.7], [52.39, 12.7]),
  "Avery 5163": sheet("Letter", [2, 5], [101.6, 50.8], [4.13, 12.7], [106.36, 50.8]),
  "Avery 5164": sheet("Letter", [2, 3], [101.6, 84.67], [3.97, 12.7], [106.36, 84.67]),
} as const satisfies Record<string, Sheet>;

export type SheetName = keyof typeof sheets;
