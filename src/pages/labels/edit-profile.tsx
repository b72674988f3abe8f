/** `/label_profiles/new` and `/label_profiles/:id/edit`: create and edit a label profile, with a preview. */
import type { components } from "../../../generated/types.ts";
import { defaultOptions } from "../../labels/requests/default-options.ts";
import type { PageDependencies } from "../page-dependencies.ts";
import { changeNotice } from "../site/change-notice.ts";
import { EditForm, editedVersion, enteredForm, saveVersion, type EditedVersion } from "../site/edit-form.tsx";
import { formBody } from "../site/form-body.ts";
import { Page } from "../site/layout.tsx";
import { textsOf } from "../site/merge-versions.ts";
import type { NavigationLink } from "../site/page-context.ts";
import { page, redirect, type PageResponse, type PageRoute, type SignedInRequest } from "../site/page.ts";
import { parsePositiveInteger, pathId } from "../site/path-id.ts";
import { prefilledForm } from "../site/prefilled-form.ts";
import { LabelPreview, readPreview, type PreviewResult } from "./label-preview.tsx";
import { labelProfilePath, labelProfilesPath } from "./labels-path.ts";
import { PlaceholderList } from "./placeholder-list.tsx";
import { chosenExample, exampleLabel } from "./example-field.tsx";
import { PreviewFields, previewField, ProfileFields, type ProfileValues } from "./profile-fields.tsx";
import { profileFieldPaths, profileLabel } from "./profile-labels.ts";
import { profilesTrail } from "./profile-page.tsx";

/** A text of the maximum length, both in the field and in the version that the form was opened with. */
const maximumBody = 2_097_152;

const newProfile: ProfileValues = {
  name: "",
  comment: "",
  show_in_dropdown: true,
  options: {
    ...defaultOptions,
    ...{ barcode_type: "qr", barcode_content: "link", lines: "<b>[[NAME]]</b>" },
  },
};

interface ProfileFormProps {
  readonly title: string;
  readonly trail: readonly NavigationLink[];
  readonly profile: ProfileValues;
  /** ID of the profile that is copied. Null if the form is not a copy. */
  readonly source: number | null;
  /** Null for a new profile. */
  readonly version: EditedVersion | null;
  /** Null if the user must not print labels with own options. */
  readonly preview: PreviewResult | null;
  readonly submit: string;
  readonly cancel: string;
}

function ProfileForm(props: ProfileFormProps) {
  const { title, trail, profile, source, version, preview, submit, cancel } = props;
  return (
    <Page title={title} trail={trail} width="wide" scripts={["edit.js", "picker.js", "labels.js"]}>
      <EditForm noun="label profile" version={version} submit={submit} cancel={cancel} labelOf={profileLabel}>
        {source !== null && <input type="hidden" name={sourceField} value={String(source)} />}
        <div class="label-form">
          <div>
            <ProfileFields profile={profile} />
            <PlaceholderList type={profile.options.supported_element} />
          </div>
          {preview !== null && (
            <LabelPreview result={preview} labelOf={previewLabel}>
              <PreviewFields type={profile.options.supported_element} />
            </LabelPreview>
          )}
        </div>
      </EditForm>
    </Page>
  );
}

const previewLabel = (name: string): string | undefined => profileLabel(name) ?? exampleLabel(name);

type Options = components["schemas"]["LabelOptions"];

/** The hidden field with the ID of the copied profile. The address of the sent form does not contain it. */
const sourceField = "_copy_of";

function copySource({ form, query }: Pick<SignedInRequest, "form" | "query">): number | null {
  return parsePositiveInteger(form.get(sourceField) ?? query.get("copy_of") ?? "");
}

export function editProfileRoutes({
  operations,
}: Pick<PageDependencies, "operations">): readonly PageRoute[] {
  /** The options in a submitted form replace those of the stored profile. */
  async function readOptionsPreview(
    request: SignedInRequest,
    stored: Options,
    form: URLSearchParams | null,
  ): Promise<PreviewResult | null> {
    const { principal } = request.signedIn;
    if (!principal.can("labels.create_labels") || !principal.can("labels.edit_options")) return null;
    return readPreview(async () => {
      const entered = form === null ? {} : formBody("LabelProfileCreate", form)["options"];
      const options = { ...stored, ...(entered as Partial<Options>) };
      const type = options.supported_element;
      const elements = form === null ? null : await chosenExample(operations, { ...request, form }, type);
      return operations.call(request, {
        operationId: "previewLabels",
        body: { options, ...(elements !== null && { elements }) },
      });
    }, previewLabel);
  }

  /** Returns the profile to show, with the type of elements in the submitted form. */
  function shownProfile<P extends ProfileValues>(profile: P, form: URLSearchParams | null): P {
    const type = form?.get("options.supported_element") ?? profile.options.supported_element;
    // The preview rejects other values.
    const supported_element = type as Options["supported_element"];
    return { ...profile, options: { ...profile.options, supported_element } };
  }

  const readProfile = (request: SignedInRequest, id: number) =>
    operations.callWithTag(request, { operationId: "getLabelProfile", path: { id } });

  async function showNew(request: SignedInRequest): Promise<PageResponse> {
    const source = copySource(request);
    const values = source === null ? newProfile : await readCopy(request, source);
    const prefilled = source === null ? prefilledForm(request) : null;
    const form = request.method === "POST" ? request.form : prefilled;
    const preview = await readOptionsPreview(request, values.options, form);
    return page(
      <ProfileForm
        title={source === null ? "New label profile" : "Copy label profile"}
        trail={profilesTrail}
        profile={shownProfile(values, form)}
        source={source}
        version={null}
        preview={preview}
        submit="Create label profile"
        cancel={labelProfilesPath}
      />,
      prefilled === null ? {} : { submitted: prefilled },
    );
  }

  async function readCopy(request: SignedInRequest, id: number): Promise<ProfileValues> {
    const { document } = await readProfile(request, id);
    return { ...document, name: `${document.name} (copy)` };
  }

  async function create(request: SignedInRequest): Promise<PageResponse> {
    const { form } = request;
    if (form.has(previewField)) return { ...(await showNew(request)), submitted: form };
    const source = copySource(request);
    const entered = formBody("LabelProfileCreate", form);
    // The form has no fields for some options of Part-DB.
    const copied = source === null ? {} : (await readCopy(request, source)).options;
    const { id, name } = await operations.call(request, {
      operationId: "createLabelProfile",
      body: { ...entered, options: { ...copied, ...(entered["options"] as Partial<Options>) } },
    });
    return redirect(labelProfilePath(id), {
      notice: changeNotice(request, `Created ${name}.`, ["labels.revert_element", "labels.delete_profiles"]),
    });
  }

  async function showEdit(request: SignedInRequest): Promise<PageResponse> {
    const { document, tag } = await readProfile(request, pathId(request));
    const { id, name } = document;
    const version = editedVersion(request, tag, textsOf(document, profileFieldPaths));
    const form = version.merged ?? (request.method === "POST" ? request.form : null);
    const preview = await readOptionsPreview(request, document.options, form);
    return page(
      <ProfileForm
        title={`Edit ${name}`}
        trail={[...profilesTrail, { href: labelProfilePath(id), title: name }]}
        profile={shownProfile(document, form)}
        source={null}
        version={version}
        preview={preview}
        submit="Save label profile"
        cancel={labelProfilePath(id)}
      />,
      version.merged === null ? {} : { submitted: version.merged },
    );
  }

  async function update(request: SignedInRequest): Promise<PageResponse> {
    const id = pathId(request);
    const form = enteredForm(request);
    if (form.has(previewField)) {
      const shown = await showEdit({ ...request, form });
      return { ...shown, submitted: shown.submitted ?? form };
    }
    const body = formBody("LabelProfilePatch", form);
    const { name } = await saveVersion(request, "label profile", (ifMatch) =>
      operations.call(request, { operationId: "updateLabelProfile", path: { id }, body, ifMatch }),
    );
    return redirect(labelProfilePath(id), {
      notice: changeNotice(request, `Saved ${name}.`, ["labels.revert_element", "labels.edit_profiles"]),
    });
  }

  return [
    {
      method: "GET",
      path: `${labelProfilesPath}/new`,
      access: ["labels.create_profiles"],
      maximumBody,
      handle: showNew,
      submit: create,
    },
    {
      method: "GET",
      path: `${labelProfilePath(":id")}/edit`,
      access: ["labels.edit_profiles"],
      maximumBody,
      handle: showEdit,
      submit: update,
    },
  ];
}
