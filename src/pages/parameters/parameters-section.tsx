/** The parameters of a part or of an entry of a tree. */
import { groupBy } from "../../util/group-by.ts";
import { Facts, Section } from "../site/components.tsx";

interface ShownParameter {
  readonly name: string;
  readonly symbol: string;
  readonly group: string;
  readonly formatted: string;
}

export function ParametersSection({ parameters }: { readonly parameters: readonly ShownParameter[] }) {
  if (parameters.length === 0) return null;
  return (
    <Section id="parameters" title="Parameters">
      {[...groupBy(parameters, ({ group }) => group)].map(([group, members]) => (
        <>
          {group !== "" && <h3>{group}</h3>}
          <Facts
            facts={members.map(({ name, symbol, formatted }) => ({
              name: symbol === "" ? name : `${name} (${symbol})`,
              value: formatted === "" ? <span class="muted">none</span> : <bdi>{formatted}</bdi>,
            }))}
          />
        </>
      ))}
    </Section>
  );
}
