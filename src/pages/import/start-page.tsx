/** `/import`: the form to upload a file or paste a table, and the imports of the user. */
import { formatByteSize } from "../../util/byte-size.ts";
import { Actions, ErrorSummary, Section, Submit, Table } from "../site/components.tsx";
import { FileField, Radios, TextArea } from "../site/fields.tsx";
import { Form, Page } from "../site/layout.tsx";
import type { OperationDocument } from "../site/operations.ts";
import { ImportList } from "./import-list.tsx";

interface StartPageProps {
  readonly maximumBytes: number;
  readonly imports: OperationDocument<"listImports">["imports"];
  readonly next: number | null;
}

export function StartPage({ maximumBytes, ...list }: StartPageProps) {
  return (
    <Page
      title="Import"
      lead="Add parts from a spreadsheet, or the goods of an order. The file is checked first: you see what would change before anything is saved."
      scripts={["import.js"]}
    >
      <Section id="file" title="Choose a file">
        <Form maximumFile={maximumBytes} class="import-form">
          <ErrorSummary labels={labels} />
          <Radios
            legend="Content"
            name="type"
            value="parts"
            options={[
              {
                value: "parts",
                label: "Parts list",
                hint: "One part per row, with or without stock, suppliers and prices.",
              },
              {
                value: "order",
                label: "Order",
                hint: "An order whose goods have arrived. The quantities are added to the stock.",
              },
            ]}
          />
          <FileField
            label="File"
            name="file"
            accept=".csv,.tsv,.txt,.xlsx,.json,.jsonl,.ndjson"
            hint={`CSV, text with tabs, Excel (.xlsx), or JSON. At most ${formatByteSize(maximumBytes)}.`}
          />
          <TextArea
            label="Or paste a table"
            name="table"
            rows={4}
            placeholder="Copy cells in a spreadsheet, with their headings, and paste them here."
            autocomplete="off"
            verbatim
          />
          <Actions>
            <Submit>Check the file</Submit>
          </Actions>
        </Form>
      </Section>
      <Accepted />
      <ImportList {...list} />
    </Page>
  );
}

const labels = { file: "File", table: "Table", type: "Content" };

function Accepted() {
  return (
    <Section id="accepted" title="What you can import">
      <Table
        caption="Contents of files"
        stacking="named"
        columns={["Content", "Examples", "What happens"]}
        rows={[
          [
            "Parts lists",
            "Your spreadsheet, or an export of another inventory",
            "Creates parts with their categories, stock and suppliers.",
          ],
          [
            "Orders",
            "Order files of Digi-Key, Mouser, LCSC, Farnell and TME, or of any other shop",
            "Finds or creates the parts, and adds the goods, prices and the order number.",
          ],
        ]}
        empty=""
      />
      <p>
        The first row with headings is found automatically. Headings can be in English, German, French,
        Spanish or Dutch, and you can choose what each column means. For example:
      </p>
      <Table
        caption="Example of a parts list"
        columns={["Part number", "Manufacturer", "Description", "Category", "Qty", "Location"]}
        rows={[
          [
            "LM358DR",
            "Texas Instruments",
            "Dual operational amplifier",
            "ICs > Amplifiers",
            "25",
            "Drawer 3",
          ],
          ["RC0603FR-074K7L", "Yageo", "4.7 kΩ 1 % 0603", "Resistors > Chip", "1000", "Drawer 7"],
        ]}
        empty=""
      />
    </Section>
  );
}
