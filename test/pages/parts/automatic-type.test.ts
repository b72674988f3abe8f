import { expect, test } from "vitest";
import { automaticType } from "../../../src/pages/files/automatic-type.ts";

const type = (name: string, filter = "", isGroup = false) => ({
  "@id": name,
  name,
  full_path: name,
  filetype_filter: filter,
  not_selectable: isGroup,
});
const all = [
  type("Application note"),
  type("Bilder"),
  type("Datasheets", "application/pdf"),
  type("3D models", ".step, .stl"),
  type("Scans", "image/*"),
  type("Other documents"),
];

test.each<[string, string, ReturnType<typeof type>[]]>([
  ["front.PNG", "Bilder", all],
  ["bc547.pdf", "Datasheets", all],
  ["case.STEP", "3D models", all],
  ["readme.txt", "Other documents", all],
  ["no extension", "Other documents", all],
  ["front.png", "Scans", [type("Misc"), type("Scans", "image/*")]],
  ["front.png", "Misc", [type("Photos", "", true), type("Notes"), type("Misc")]],
  ["notes.txt", "Notes", [type("Datasheets", ".pdf"), type("Notes")]],
  ["front.png", "Picture", [type("Datasheets", ".pdf")]],
  ["sheet.pdf", "Datasheet", []],
  ["case.stl", "3D model", [type("Broken", "%%%")]],
  ["data.csv", "Other", []],
])("the type of %s is %s", (fileName, expected, types) => {
  const found = automaticType(types, fileName);
  expect(typeof found === "string" ? found : found.name).toBe(expected);
});
