/** `/label_profiles/:id`: a label profile with a preview and its history. `/label_profiles/:id/delete` deletes it. */
import { labelTypes } from "../../labels/requests/label-types.ts";
import type { PageDependencies } from "../page-dependencies.ts";
import { HistorySection } from "../history/history-section.tsx";
import { readHistory, type ElementHistory } from "../history/read-history.ts";
import { changeNotice } from "../site/change-notice.ts";
import { ConfirmPage, Facts, LinkButton } from "../site/components.tsx";
import { Icon } from "../site/icon.tsx";
import { Page } from "../site/layout.tsx";
import { Markdown } from "../site/markdown.tsx";
import type { OperationDocument } from "../site/operations.ts";
import { usePage, type NavigationLink } from "../site/page-context.ts";
import { page, redirect, type PageRoute, type SignedInRequest } from "../site/page.ts";
import { pathId } from "../site/path-id.ts";
import { LabelPreview, readPreview, type PreviewResult } from "./label-preview.tsx";
import { labelProfilePath, labelProfilesPath } from "./labels-path.ts";
import { barcodeText, sizeText } from "./profile-labels.ts";
import { capitalized } from "../site/capitalized.ts";

type Profile = OperationDocument<"getLabelProfile">;

export const profilesTrail: readonly NavigationLink[] = [
  { href: labelProfilesPath, title: "Label profiles" },
];

interface ProfilePageProps {
  readonly profile: Profile;
  /** Null if the user must not print labels. */
  readonly preview: PreviewResult | null;
  readonly history: ElementHistory | null;
}

/** The page has no fields, so all errors belong to the label. */
const noField = (): undefined => undefined;

function ProfilePage({ profile, preview, history }: ProfilePageProps) {
  const { id, name, comment, options, show_in_dropdown: isOffered } = profile;
  return (
    <Page title={name} trail={profilesTrail} actions={<ProfileActions id={id} />}>
      {preview !== null && <LabelPreview result={preview} labelOf={noField} />}
      <Facts
        facts={[
          { name: "For", value: capitalized(labelTypes[options.supported_element].plural) },
          { name: "Size", value: sizeText(options) },
          { name: "Barcode", value: barcodeText(options) },
          { name: "Text", value: <code>{options.lines}</code> },
          { name: "Offered when printing", value: isOffered ? "Yes" : "No" },
        ]}
      />
      {comment !== "" && <Markdown text={comment} />}
      <p class="hint last">
        API: <code>/api{labelProfilePath(id)}</code>.
      </p>
      {history !== null && (
        <HistorySection history={history} type="LabelProfile" id={id} path={labelProfilePath(id)} />
      )}
    </Page>
  );
}

function ProfileActions({ id }: { readonly id: number }) {
  const can = usePage().signedIn?.principal.can ?? (() => false);
  const path = labelProfilePath(id);
  return (
    <>
      {can("labels.edit_profiles") && (
        <LinkButton href={`${path}/edit`} kind="main">
          <Icon name="pencil" /> Edit
        </LinkButton>
      )}
      {can("labels.create_profiles") && (
        <LinkButton href={`${labelProfilesPath}/new?copy_of=${id}`}>
          <Icon name="copy" /> Copy
        </LinkButton>
      )}
      {can("labels.delete_profiles") && (
        <LinkButton href={`${path}/delete`} kind="danger">
          <Icon name="trash-2" /> Delete
        </LinkButton>
      )}
    </>
  );
}

export function profilePageRoutes(
  dependencies: Pick<PageDependencies, "operations" | "store">,
): readonly PageRoute[] {
  const { operations } = dependencies;
  const readProfile = (request: SignedInRequest) =>
    operations.call(request, { operationId: "getLabelProfile", path: { id: pathId(request) } });

  const readExample = async (request: SignedInRequest, { "@id": profile }: Profile) => {
    if (!request.signedIn.principal.can("labels.create_labels")) return null;
    const call = { operationId: "previewLabels", body: { profile } } as const;
    return readPreview(async () => operations.call(request, call), noField);
  };

  return [
    {
      method: "GET",
      path: labelProfilePath(":id"),
      access: ["labels.read_profiles"],
      handle: async (request: SignedInRequest) => {
        const profile = await readProfile(request);
        const preview = await readExample(request, profile);
        const history = await readHistory(dependencies, request, {
          operationId: "listLabelProfileLog",
          permission: "labels.show_history",
        });
        return page(<ProfilePage {...{ profile, preview, history }} />);
      },
    },
    {
      method: "GET",
      path: `${labelProfilePath(":id")}/delete`,
      access: ["labels.delete_profiles"],
      handle: async (request: SignedInRequest) => {
        const { id, name } = await readProfile(request);
        return page(
          <ConfirmPage
            title={`Delete ${name}?`}
            trail={[...profilesTrail, { href: labelProfilePath(id), title: name }]}
            question="The label profile is deleted. Its history is kept."
            submit="Delete label profile"
            cancel={labelProfilePath(id)}
          />,
        );
      },
      submit: async (request: SignedInRequest) => {
        const { id, name } = await readProfile(request);
        await operations.call(request, { operationId: "deleteLabelProfile", path: { id } });
        return redirect(labelProfilesPath, {
          notice: changeNotice(request, `Deleted ${name}.`, [
            "labels.revert_element",
            "labels.create_profiles",
          ]),
        });
      },
    },
  ];
}
