/** What KiCad gets to see of a part: whoever misses it there reads here why. */
import type { PartInKicad, Said } from "../../eda/part-in-kicad.ts";
import { Badge, Facts, Section } from "../site/components.tsx";
import type { Fact } from "../site/components.tsx";

export function SchematicSection({ kicad }: { readonly kicad: PartInKicad }) {
  const { symbol, footprint, reference, value } = kicad;
  return (
    <Section id="eda" title="In the schematic">
      <Facts
        facts={[
          { name: "In KiCad", value: <Listing {...kicad} /> },
          ...said("Symbol", symbol),
          ...said("Footprint", footprint),
          ...said("Reference", reference),
          ...said("Value", value),
        ]}
      />
    </Section>
  );
}

function Listing({ name, listed, decidedBy, category }: PartInKicad) {
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
      {category !== null && (
        <>
          {" in "}
          <bdi>{category}</bdi>
        </>
      )}
    </>
  );
}

const reasons: Readonly<Record<PartInKicad["decidedBy"], string>> = {
  part: "The part is hidden from KiCad (eda_info.visibility).",
  category: "Its category hides its parts from KiCad (eda_info.visibility).",
  listing: "It would stand in a category that is hidden from KiCad (eda_info.visibility):",
  drawing: "",
  default:
    "Neither the part nor its category has a symbol or reference prefix, nor is there a footprint of KiCad’s or a value, and nothing says that KiCad is to see it (eda_info.visibility).",
};

function said(name: string, text: Said | null): Fact[] {
  if (text === null) return [];
  return [
    {
      name,
      value: (
        <>
          <code>{text.text}</code>
          {origins[text.by] !== "" && <small> {origins[text.by]}</small>}
        </>
      ),
    },
  ];
}

const origins: Readonly<Record<Said["by"], string>> = {
  part: "",
  category: "of its category",
  footprint: "of its footprint",
  default: "as nothing else is said",
};
