/** `/label_profiles`: the label profiles for each type of element. */
import type { PageDependencies } from "../page-dependencies.ts";
import { Badge, LinkButton, Section, Table } from "../site/components.tsx";
import { Icon } from "../site/icon.tsx";
import { Page } from "../site/layout.tsx";
import { usePage } from "../site/page-context.ts";
import { page, type PageRoute, type SignedInRequest } from "../site/page.ts";
import type { OperationDocument } from "../site/operations.ts";
import { labelProfilePath, labelProfilesPath } from "./labels-path.ts";
import { barcodeText, elementOptions, sizeText } from "./profile-labels.ts";

type Profile = OperationDocument<"listLabelProfiles">["hydra:member"][number];

function ProfileList({ profiles }: { readonly profiles: readonly Profile[] }) {
  const can = usePage().signedIn?.principal.can ?? (() => false);
  const groups = elementOptions.map(({ value, label }) => ({
    type: value,
    title: label,
    own: profiles.filter(({ options }) => options.supported_element === value),
  }));
  return (
    <Page
      title="Label profiles"
      lead="A label profile determines the size, barcode and text of printed labels."
      actions={
        can("labels.create_profiles") && (
          <LinkButton href={`${labelProfilesPath}/new`} kind="main">
            <Icon name="plus" /> New label profile
          </LinkButton>
        )
      }
    >
      {groups.map(({ type, title, own }) => (
        <Section id={type} title={title}>
          <Table
            caption={`Label profiles for ${title.toLowerCase()}`}
            columns={["Name", "Size", "Barcode"]}
            rows={own.map(({ id, name, options, show_in_dropdown: isOffered }) => [
              <>
                {can("labels.read_profiles") ? (
                  <a href={labelProfilePath(id)}>
                    <bdi>{name}</bdi>
                  </a>
                ) : (
                  <bdi>{name}</bdi>
                )}{" "}
                {!isOffered && <Badge>not offered</Badge>}
              </>,
              sizeText(options),
              barcodeText(options),
            ])}
            empty={`No label profiles for ${title.toLowerCase()} yet.`}
            stacking="named"
          />
        </Section>
      ))}
      <p class="hint last">
        To print labels, open a part, a lot or a storage location, and choose “Print label” there.
      </p>
    </Page>
  );
}

export function profileListRoute({ operations }: Pick<PageDependencies, "operations">): PageRoute {
  return {
    method: "GET",
    path: labelProfilesPath,
    access: ["labels.create_labels"],
    handle: async (request: SignedInRequest) => {
      const list = await operations.call(request, {
        operationId: "listLabelProfiles",
        query: { itemsPerPage: 1000, "order[name]": "asc" },
      });
      return page(<ProfileList profiles={list["hydra:member"]} />);
    },
  };
}
