/** Shows how KiCad lists a part, or the reason if KiCad does not list it. */
import { Badge, Facts, Section, type Fact } from "../site/components.tsx";
import type { PartInKicad } from "./read-part.ts";

type SourcedText = PartInKicad["value"];

export function SchematicSection({ kicad }: { readonly kicad: PartInKicad }) {
  const { symbol, footprint, reference, value } = kicad;
  return (
    <Section id="eda" title="KiCad">
      <Facts
        facts={[
          { name: "Listed", value: <Listing {...kicad} /> },
          ...fact("Symbol", symbol),
          ...fact("Footprint", footprint),
          ...fact("Reference", reference),
          ...fact("Value", value),
        ]}
      />
    </Section>
  );
}

function Listing({ name, listed, decided_by: decidedBy, category }: PartInKicad) {
  if (!listed) {
    return (
      <>
        <Badge kind="warn">not listed</Badge> {reasons[decidedBy]}
        {decidedBy === "listing" && <bdi> {category}</bdi>}
      </>
    );
  }
  return (
    <>
      as <code>{name}</code>
      {category !== undefined && (
        <>
          {" in "}
          <bdi>{category}</bdi>
        </>
      )}
    </>
  );
}

const reasons: Readonly<Record<PartInKicad["decided_by"], string>> = {
  part: "eda_info.visibility of the part is false.",
  category: "eda_info.visibility of its category is false.",
  listing: "eda_info.visibility of this category is false:",
  drawing: "",
  default:
    "To list the part in KiCad, set a symbol, footprint, reference prefix or value for KiCad, or set eda_info.visibility of the part or its category to true.",
};

function fact(name: string, text: SourcedText | undefined): Fact[] {
  if (text === undefined) return [];
  return [
    {
      name,
      value: (
        <>
          <code>{text.text}</code>
          {origins[text.source] !== "" && <small> {origins[text.source]}</small>}
        </>
      ),
    },
  ];
}

const origins: Readonly<Record<SourcedText["source"], string>> = {
  part: "",
  category: "from the category",
  footprint: "from the footprint",
  default: "(default: part name)",
};
