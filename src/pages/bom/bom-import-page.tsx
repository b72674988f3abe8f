/** `/projects/:id/bom/import`: checks a bill of materials, shows what would change, and imports it. */
import { formatByteSize } from "../../util/byte-size.ts";
import type { PageDependencies } from "../page-dependencies.ts";
import { changeNotice } from "../site/change-notice.ts";
import { Actions, ErrorSummary, Section, Submit } from "../site/components.tsx";
import { countText } from "../site/count-text.ts";
import { Checkbox, Field, FileField, Select } from "../site/fields.tsx";
import { FormKey } from "../site/form-key.tsx";
import { Form, Page } from "../site/layout.tsx";
import type { NavigationLink } from "../site/page-context.ts";
import { page, redirect, type PageResponse, type PageRoute, type SignedInRequest } from "../site/page.ts";
import { pathId } from "../site/path-id.ts";
import { readNames } from "../trees/read-tree.ts";
import { entryPath, treePath, trees } from "../trees/tree-table.ts";
import { BomCounts, BomLines, RemovedEntries, type ImportedBom } from "./bom-lines.tsx";
import { bomApplyPath, bomImportPath, openEntriesPath } from "./bom-path.ts";
import {
  checkedBom,
  contentField,
  fileNameField,
  maximumFile,
  maximumForm,
  uploadedBom,
  type SubmittedBom,
} from "./submitted-bom.ts";

type Dependencies = Pick<PageDependencies, "config" | "operations" | "readUpload">;

interface Project {
  readonly id: number;
  readonly name: string;
  readonly full_path: string;
}

interface BomFormProps {
  readonly project: number;
  readonly maximumBytes: number;
  /** Whether the form follows a check. */
  readonly isAgain: boolean;
}

function BomForm({ project, maximumBytes, isAgain }: BomFormProps) {
  return (
    <Section id="file" title={isAgain ? "Check another file" : "Choose a file"}>
      <Form action={bomImportPath(project)} maximumFile={maximumBytes}>
        <ErrorSummary labels={{ file: "File", [sheetField]: "Sheet" }} />
        <FileField
          label="File"
          name="file"
          accept=".csv,.tsv,.txt,.xlsx,.xml,.net"
          hint={
            "The bill of materials of KiCad, Altium, EasyEDA, JLCPCB, Eagle, Fusion or OrCAD, or any table with " +
            `designators or part numbers. At most ${formatByteSize(maximumBytes)}.`
          }
        />
        {!isAgain && (
          <Field
            label="Sheet"
            name={sheetField}
            value=""
            hint="Of an Excel file. By default, the first one with a table."
            maxLength={255}
            autocomplete="off"
            verbatim
          />
        )}
        <KeepField />
        <Actions>
          <Submit>Check the file</Submit>
        </Actions>
      </Form>
    </Section>
  );
}

function KeepField() {
  return (
    <Checkbox
      label="Keep entries that the file does not contain"
      name={keepField}
      hint="Otherwise, entries with designators that are missing in the file are removed."
    />
  );
}

const keepField = "keep";
const sheetField = "sheet";

function trailOf(project: Project): readonly NavigationLink[] {
  return [
    { href: treePath("projects"), title: trees.projects.title },
    { href: entryPath("projects", project.id), title: project.full_path },
  ];
}

interface CheckPageProps {
  readonly project: Project;
  readonly bom: ImportedBom;
  readonly file: SubmittedBom;
  readonly keeps: boolean;
  readonly maximumBytes: number;
}

function CheckPage({ project, bom, file, keeps, maximumBytes }: CheckPageProps) {
  const changes = bom.added + bom.changed + bom.removed;
  return (
    <Page
      title={file.fileName === "" ? "Bill of materials" : file.fileName}
      lead={`What the import into ${project.name} would change. Nothing is saved yet.`}
      width="wide"
      trail={trailOf(project)}
    >
      <BomCounts bom={bom} />
      <SheetForm project={project} bom={bom} file={file} keeps={keeps} />
      {changes === 0 ? (
        <p>The bill of materials of the project already has this content.</p>
      ) : (
        <ImportForm project={project} bom={bom} file={file} keeps={keeps} changes={changes} />
      )}
      <BomLines bom={bom} />
      <RemovedEntries bom={bom} />
      <BomForm project={project.id} maximumBytes={maximumBytes} isAgain />
    </Page>
  );
}

type FileFormProps = Pick<CheckPageProps, "project" | "bom" | "file" | "keeps">;

/** Checks another sheet of the file, if it has several. */
function SheetForm({ project, bom, file, keeps }: FileFormProps) {
  const { sheet, other_tables: others = [] } = bom.table ?? {};
  const names = others.flatMap(({ name, line }) => (line === undefined ? [name] : []));
  if (sheet === undefined || names.length === 0) return null;
  return (
    <Form action={bomApplyPath(project.id)}>
      <FileFields file={file} keeps={keeps} />
      <Select
        label="Sheet"
        name={sheetField}
        value={sheet}
        options={[sheet, ...names].map((name) => ({ value: name, label: name }))}
      />
      <Actions>
        <Submit kind="quiet" name="action" value="check">
          Check this sheet
        </Submit>
      </Actions>
    </Form>
  );
}

function FileFields({ file, keeps }: Pick<FileFormProps, "file" | "keeps">) {
  return (
    <>
      <input type="hidden" name={contentField} value={file.content} />
      <input type="hidden" name={fileNameField} value={file.fileName} />
      {keeps && <input type="hidden" name={keepField} value="1" />}
    </>
  );
}

interface ImportFormProps extends FileFormProps {
  /** The number of entries that the import changes. */
  readonly changes: number;
}

function ImportForm({ project, bom, file, keeps, changes }: ImportFormProps) {
  const sheet = bom.table?.sheet;
  return (
    <Form action={bomApplyPath(project.id)}>
      <FormKey />
      <FileFields file={file} keeps={keeps} />
      {sheet !== undefined && <input type="hidden" name={sheetField} value={sheet} />}
      <Actions>
        <Submit>{changes === 1 ? "Import 1 change" : `Import ${countText(changes)} changes`}</Submit>
      </Actions>
    </Form>
  );
}

export function bomImportRoutes({ config, operations, readUpload }: Dependencies): PageRoute[] {
  const maximumBytes = Math.min(config.maxAttachmentFileSize, maximumFile);
  const access = ["projects.edit", "parts.read"] as const;
  const readProject = (request: SignedInRequest): Promise<Project> =>
    readNames(operations, request, "projects", pathId(request));
  const importBom = (request: SignedInRequest, file: SubmittedBom, isCheck: boolean): Promise<ImportedBom> =>
    operations.call(request, {
      operationId: "importProjectBom",
      path: { id: pathId(request) },
      query: {
        remove: !isKeeping(request),
        ...sheetOf(request),
        ...(file.fileName !== "" && { file_name: file.fileName }),
        ...(isCheck && { dry_run: true }),
      },
      body: file.handle,
      bodyType: file.mediaType,
      uploads: file.uploads,
    });

  async function show(request: SignedInRequest): Promise<PageResponse> {
    const project = await readProject(request);
    return page(
      <Page
        title={`Import the bill of materials of ${project.name}`}
        lead="The file is checked first: you see which parts it needs and what would change."
        trail={trailOf(project)}
      >
        <BomForm project={project.id} maximumBytes={maximumBytes} isAgain={false} />
      </Page>,
    );
  }

  async function check(request: SignedInRequest): Promise<PageResponse> {
    return checkPage(request, await uploadedBom(request));
  }

  async function checkPage(request: SignedInRequest, file: SubmittedBom): Promise<PageResponse> {
    const project = await readProject(request);
    const bom = await importBom(request, file, true);
    const keeps = isKeeping(request);
    return page(
      <CheckPage project={project} bom={bom} file={file} keeps={keeps} maximumBytes={maximumBytes} />,
    );
  }

  async function apply(request: SignedInRequest): Promise<PageResponse> {
    const file = await checkedBom(readUpload, request);
    try {
      if (request.form.get("action") === "check") return await checkPage(request, file);
      const bom = await importBom(request, file, false);
      const { id } = bom.project;
      return redirect(bom.unmatched > 0 ? openEntriesPath(id) : entryPath("projects", id), {
        notice: changeNotice(request, noticeText(bom), ["projects.revert_element", "projects.edit"]),
      });
    } finally {
      await file.discard?.();
    }
  }

  return [
    { method: "GET", path: bomImportPath(":id"), access, acceptsFile: true, handle: show, submit: check },
    { method: "POST", path: bomApplyPath(":id"), access, maximumBody: maximumForm, handle: apply },
  ];
}

function isKeeping({ form }: SignedInRequest): boolean {
  return form.get(keepField) !== null;
}

function sheetOf({ form }: SignedInRequest): { readonly sheet?: string } {
  const sheet = form.get(sheetField) ?? "";
  return sheet.trim() === "" ? {} : { sheet };
}

function noticeText({ added, changed, removed, unmatched }: ImportedBom): string {
  const counts = [
    [added, "added"],
    [changed, "changed"],
    [removed, "removed"],
  ] as const;
  const done = counts.flatMap(([count, verb]) => (count === 0 ? [] : [`${countText(count)} ${verb}`]));
  const open =
    unmatched === 0 ? "" : ` ${countText(unmatched)} ${unmatched === 1 ? "has" : "have"} no part yet.`;
  return `Imported the bill of materials: ${done.length === 0 ? "nothing changed" : done.join(", ")}.${open}`;
}
