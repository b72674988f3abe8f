/** The form to add files to an element. Without scripts, it sends one file. `upload.js` sends several, with progress. */
import { formatByteSize } from "../../util/byte-size.ts";
import { permissions } from "../../identity/permissions.ts";
import { Actions, ErrorSummary, Submit } from "../site/components.tsx";
import { Checkbox, Field, FileField, Select } from "../site/fields.tsx";
import { Icon } from "../site/icon.tsx";
import { Form } from "../site/layout.tsx";
import { filesPath, type FileOwner } from "./attachment-owners.ts";
import type { FileSettings } from "./read-files.ts";

interface AddFilesProps {
  readonly owner: FileOwner;
  readonly settings: FileSettings;
  readonly isOpen: boolean;
}

export function AddFiles({ owner, settings, isOpen }: AddFilesProps) {
  const { types, maximumBytes, canDownload } = settings;
  if (types === null) {
    const title = permissions.get("attachment_types.read")?.title;
    return <p class="hint">You need the “{title}” permission to add files.</p>;
  }
  return (
    <details class="add-files" open={isOpen}>
      <summary class="button quiet">
        <Icon name="upload" /> Add files
      </summary>
      <Form action={filesPath(owner)} maximumFile={maximumBytes}>
        {isOpen && <ErrorSummary labels={fileLabels} />}
        <FileField
          label="File"
          name="file"
          hint={`At most ${formatByteSize(maximumBytes)}. Photos keep their metadata, such as the location.`}
        />
        <div class="form-grid">
          <TypeField settings={settings} value="" automatic />
          <Field label="Name" name="name" placeholder="Name of the file" maxLength={255} autocomplete="off" />
        </div>
        <Checkbox
          label="Private"
          name="private"
          hint={`Only users with the “${permissions.get("attachments.show_private")?.title}” permission can open the file.`}
        />
        <details class="link-instead">
          <summary>Add a link instead of a file</summary>
          <Field
            label="URL"
            name="url"
            placeholder="https://example.com/datasheet.pdf"
            maxLength={2048}
            autocomplete="off"
            verbatim
          />
          {canDownload && <Checkbox label="Download the file from this URL" name="download" />}
        </details>
        <Actions>
          <Submit>Add</Submit>
        </Actions>
      </Form>
    </details>
  );
}

export const fileLabels: Readonly<Record<string, string>> = {
  file: "File",
  name: "Name",
  attachment_type: "Type",
  private: "Private",
  url: "URL",
};

interface TypeFieldProps {
  readonly settings: Pick<FileSettings, "types">;
  readonly value: string;
  readonly automatic?: boolean;
}

export function TypeField({ settings, value, automatic = false }: TypeFieldProps) {
  const options = (settings.types ?? [])
    .filter((type) => !type.not_selectable || type["@id"] === value)
    .map((type) => ({ value: type["@id"], label: type.full_path }));
  return (
    <Select
      label="Type"
      name="attachment_type"
      value={value}
      options={automatic ? [{ value: "", label: "Automatic" }, ...options] : options}
    />
  );
}
