/** `/projects/:id/bom/parts`: the entries of a bill of materials that have no part, each with parts to choose from. */
import { amountText } from "../../util/amount-text.ts";
import type { PageDependencies } from "../page-dependencies.ts";
import { partPath } from "../parts/part-path.ts";
import { changeNotice } from "../site/change-notice.ts";
import { Actions, ErrorSummary, LinkButton, Section, Submit } from "../site/components.tsx";
import { countText } from "../site/count-text.ts";
import { FormKey } from "../site/form-key.tsx";
import { FormRejection, toFormRejection } from "../site/form-rejection.ts";
import { Form, Page } from "../site/layout.tsx";
import type { OperationDocument, PageOperations } from "../site/operations.ts";
import { usePage } from "../site/page-context.ts";
import { page, redirect, type PageResponse, type PageRoute, type SignedInRequest } from "../site/page.ts";
import { parsePositiveInteger, pathId } from "../site/path-id.ts";
import { ReferenceField } from "../site/reference-field.tsx";
import { resolveReferences } from "../site/reference-fields.ts";
import { readNames } from "../trees/read-tree.ts";
import { entryPath, treePath, trees } from "../trees/tree-table.ts";
import { openEntriesPath } from "./bom-path.ts";

type Dependencies = Pick<PageDependencies, "operations">;
type Entry = OperationDocument<"listProjectBomEntries">["hydra:member"][number];
type Candidate = OperationDocument<"listProjectBomEntryCandidates">["candidates"][number];

/** The maximum number of entries on a page: each needs a search for parts. */
const shownEntries = 20;

interface OpenEntry {
  readonly entry: Entry;
  readonly candidates: readonly Candidate[];
}

interface OpenEntriesProps {
  readonly project: { readonly id: number; readonly name: string; readonly full_path: string };
  readonly entries: readonly OpenEntry[];
  readonly total: number;
  /** The number of entries that the page skips. */
  readonly skipped: number;
}

function OpenEntriesPage({ project, entries, total, skipped }: OpenEntriesProps) {
  const path = openEntriesPath(project.id);
  const next = skipped + shownEntries;
  return (
    <Page
      title={`Parts for ${project.name}`}
      lead={leadOf(total)}
      trail={[
        { href: treePath("projects"), title: trees.projects.title },
        { href: entryPath("projects", project.id), title: project.full_path },
      ]}
      scripts={["picker.js"]}
    >
      <ErrorSummary />
      {entries.map((each) => (
        <EntryForm {...each} path={path} />
      ))}
      <Actions>
        {skipped > 0 && <LinkButton href={path}>First entries</LinkButton>}
        {next < total && <LinkButton href={`${path}?skip=${next}`}>Next entries</LinkButton>}
        <LinkButton href={entryPath("projects", project.id)}>Show the project</LinkButton>
      </Actions>
    </Page>
  );
}

function leadOf(total: number): string {
  if (total === 0) return "All entries of the bill of materials have a part.";
  return (
    `${countText(total)} ${total === 1 ? "entry has" : "entries have"} no part. ` +
    "A choice is remembered for the next import of an entry with the same name."
  );
}

function EntryForm({ entry, candidates, path }: OpenEntry & { readonly path: string }) {
  const { id, name, quantity, mountnames, comment } = entry;
  const canCreate = usePage().signedIn?.principal.can("parts.create") === true;
  return (
    <Section
      id={`entry-${id}`}
      title={name ?? `Entry ${id}`}
      description={[`${countText(quantity)} needed`, mountnames].filter((text) => text !== "").join(": ")}
    >
      {comment.trim() !== "" && <p class="muted">{comment}</p>}
      {candidates.map(({ part, ...candidate }) => (
        <Form action={path}>
          <FormKey />
          <input type="hidden" name="entry" value={String(id)} />
          <input type="hidden" name="candidate" value={String(part.id)} />
          <CandidateText part={part} {...candidate} />
          <Submit kind="quiet">Use this part</Submit>
        </Form>
      ))}
      <Form action={path}>
        <FormKey />
        <input type="hidden" name="entry" value={String(id)} />
        <ReferenceField
          label={candidates.length === 0 ? "Part" : "Another part"}
          name={partField(id)}
          collection="parts"
        />
        <Actions>
          <Submit kind="quiet">Use this part</Submit>
          {canCreate && <LinkButton href={newPartPath(entry)}>Create a part</LinkButton>}
        </Actions>
      </Form>
    </Section>
  );
}

function CandidateText({ part, description, footprint, in_stock: stock }: Candidate) {
  const facts = [description, footprint ?? "", `${amountText(stock, null)} in stock`];
  return (
    <p>
      <a href={partPath(part.id)}>
        <bdi>{part.name}</bdi>
      </a>{" "}
      <small class="muted">
        <bdi>{facts.filter((text) => text !== "").join(", ")}</bdi>
      </small>
    </p>
  );
}

/** The forms of all entries are on one page, so their fields have different names. */
const partField = (entry: number): string => `part_${entry}`;

function newPartPath({ name, comment }: Entry): string {
  const number = /^MPN: (.+)$/m.exec(comment)?.[1];
  const fields = new URLSearchParams({
    name: number ?? (name ?? "").replace(/ \([^()]*\)$/, ""),
    ...(number !== undefined && { manufacturer_product_number: number }),
  });
  return `/parts/new?${fields.toString()}`;
}

export function openEntriesRoute({ operations }: Dependencies): PageRoute {
  async function show(request: SignedInRequest): Promise<PageResponse> {
    const project = await readNames(operations, request, "projects", pathId(request));
    const open = (await readEntries(operations, request, project.id)).filter(({ part }) => !part);
    const skipped = parsePositiveInteger(request.query.get("skip") ?? "") ?? 0;
    const entries: OpenEntry[] = [];
    for (const entry of open.slice(skipped, skipped + shownEntries)) {
      const { candidates } = await operations.call(request, {
        operationId: "listProjectBomEntryCandidates",
        path: { id: entry.id },
      });
      entries.push({ entry, candidates });
    }
    return page(
      <OpenEntriesPage project={project} entries={entries} total={open.length} skipped={skipped} />,
    );
  }

  async function submit(request: SignedInRequest): Promise<PageResponse> {
    const id = pathId(request);
    const entry = parsePositiveInteger(request.form.get("entry") ?? "");
    if (entry === null) throw new FormRejection({ "": "The form is incomplete. Load the page again." });
    const { form } = await resolveReferences(operations, request);
    const candidate = parsePositiveInteger(form.get("candidate") ?? "");
    const part = candidate === null ? (form.get(partField(entry)) ?? "") : `/api/parts/${candidate}`;
    if (part === "") throw new FormRejection({ [partField(entry)]: "Choose a part." });
    const changed = await assign(operations, request, entry, part);
    return redirect(openEntriesPath(id), {
      notice: changeNotice(request, `The entry now uses ${changed.part?.name ?? "the part"}.`, [
        "projects.revert_element",
        "projects.edit",
      ]),
    });
  }

  return {
    method: "GET",
    path: openEntriesPath(":id"),
    access: ["projects.edit", "parts.read"],
    handle: show,
    submit,
  };
}

/** @throws {FormRejection} if the part cannot be used, for example because another entry has it */
async function assign(operations: PageOperations, request: SignedInRequest, id: number, part: string) {
  try {
    return await operations.call(request, {
      operationId: "updateProjectBomEntry",
      path: { id },
      body: { part },
    });
  } catch (error) {
    throw toFormRejection(error) ?? error;
  }
}

/** The maximum number of entries of a page of the list. */
const listedEntries = 249;

async function readEntries(
  operations: PageOperations,
  request: SignedInRequest,
  project: number,
): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  for (let number = 1; ; number += 1) {
    const list = await operations.call(request, {
      operationId: "listProjectBomEntries",
      query: { project: String(project), itemsPerPage: listedEntries, page: number },
    });
    entries.push(...list["hydra:member"]);
    if (entries.length >= list["hydra:totalItems"] || list["hydra:member"].length === 0) return entries;
  }
}
