/** Fields for ranges of parameters, and links for their frequent texts. */
import { countText } from "../../site/count-text.ts";
import { partFilterForm } from "../../site/layout.tsx";
import { FacetLink } from "./facet-link.tsx";
import { listAddress, type ListState } from "./list-state.ts";
import { rangeField, type ParameterRange } from "./parameter-filters.ts";
import { quantityText } from "./quantity.ts";
import type { ParameterSummaries } from "./read-facet.ts";

const shownParameters = 20;
const shownTexts = 6;

interface ParameterFieldsProps {
  readonly state: ListState;
  readonly summaries: ParameterSummaries;
}

/** Fields for the ranges in the state, followed by the other parameters of the parts. They belong to the filter form. */
export function ParameterFields({ state, summaries }: ParameterFieldsProps) {
  const ranges = state.parameters.flatMap((filter) => ("condition" in filter ? [] : [filter]));
  const conditions = state.parameters.flatMap((filter) => ("condition" in filter ? [filter] : []));
  const isChosen = ({ name, unit }: ParameterSummaries[number]): boolean =>
    ranges.some((range) => range.name.toLowerCase() === name.toLowerCase() && range.unit === unit);
  const others = summaries.filter((summary) => !isChosen(summary)).slice(0, shownParameters);
  const numeric = others.filter(({ minimum }) => minimum !== undefined);
  const textual = others.filter(({ texts }) => texts.length > 0);
  return (
    <>
      {conditions.map(({ condition }) => (
        <input type="hidden" name="parameter" value={condition} form={partFilterForm} />
      ))}
      {[
        ...ranges.map((range) => ({
          range,
          summary: summaries.find(({ name, unit }) => name === range.name && unit === range.unit),
        })),
        ...numeric.map((summary) => ({
          range: { name: summary.name, unit: summary.unit, minimum: "", maximum: "" },
          summary,
        })),
      ].map(({ range, summary }, index) => (
        <RangeFields index={index} range={range} summary={summary} />
      ))}
      {ranges.length + numeric.length > 0 && (
        <button type="submit" class="button quiet small" form={partFilterForm}>
          Apply ranges
        </button>
      )}
      {textual.map(({ name, texts }) => (
        <div class="facet-texts">
          <p>
            <bdi>{name}</bdi>
          </p>
          <ul class="facet-tags" aria-label={name}>
            {texts.slice(0, shownTexts).map(({ text, parts }) => {
              const condition = `${escaped(name)}:${escaped(text)}`;
              return (
                <li>
                  <FacetLink
                    href={listAddress(state, { parameters: [...state.parameters, { condition }] })}
                    title={text}
                    parts={parts}
                    isSelected={false}
                  />
                </li>
              );
            })}
          </ul>
        </div>
      ))}
      {state.parameters.length === 0 && others.length === 0 && (
        <p class="muted">None of these parts has a parameter.</p>
      )}
    </>
  );
}

function escaped(text: string): string {
  return text.replaceAll(/[\\%_:<>=]/g, String.raw`\$&`);
}

interface RangeFieldsProps {
  readonly index: number;
  readonly range: ParameterRange;
  readonly summary: ParameterSummaries[number] | undefined;
}

function RangeFields({ index, range, summary }: RangeFieldsProps) {
  const { name, unit } = range;
  const title = unit === "" ? name : `${name} in ${unit}`;
  const limit = (part: "minimum" | "maximum", label: string) => (
    <input
      name={rangeField(index, part)}
      value={range[part]}
      form={partFilterForm}
      placeholder={summary?.[part] === undefined ? label : quantityText(summary[part], unit)}
      aria-label={`${label} of ${title}`}
      autocomplete="off"
      spellcheck={false}
      maxLength={40}
    />
  );
  return (
    <fieldset class="facet-range">
      <legend>
        <bdi>{name}</bdi> {unit !== "" && <span class="muted">{unit}</span>}
        {summary !== undefined && <span class="count">{countText(summary.parts)}</span>}
      </legend>
      <input type="hidden" name={rangeField(index, "name")} value={name} form={partFilterForm} />
      <input type="hidden" name={rangeField(index, "unit")} value={unit} form={partFilterForm} />
      {limit("minimum", "Minimum")}
      <span aria-hidden="true">–</span>
      {limit("maximum", "Maximum")}
    </fieldset>
  );
}
