/** The parts to which a part is related, in both directions. */
import { usePage } from "../site/page-context.ts";
import { LinkButton, Section, Table } from "../site/components.tsx";
import { fieldId } from "../site/fields.tsx";
import { Icon } from "../site/icon.tsx";
import { Markdown } from "../site/markdown.tsx";
import { editPartPath } from "./edit/edit-part.tsx";
import { partPath } from "./part-path.ts";
import type { AssociationDocument, PartAssociations } from "./read-associations.ts";

const associationsField = fieldId("associated_parts_as_owner");

interface AssociationsSectionProps extends PartAssociations {
  readonly part: number;
}

export function AssociationsSection({ part, owned, others }: AssociationsSectionProps) {
  const canEdit = usePage().signedIn?.principal.can("parts.edit") === true;
  if (owned.length + others.length === 0 && !canEdit) return null;
  return (
    <Section id="associations" title="Associated parts">
      <Table
        caption="Associations"
        columns={["Relationship", "Part", "Comment", { title: "Edit", hidden: true }]}
        rows={[
          ...owned.map((each) => [
            relationship(each),
            <PartLink {...each.other} />,
            <Comment {...each} />,
            null,
          ]),
          ...others.map((each) => [
            inverse(each),
            <PartLink {...each.owner} />,
            <Comment {...each} />,
            canEdit && (
              <a
                href={`${editPartPath(each.owner.id)}#${associationsField}`}
                aria-label={`Edit the association in ${each.owner.name}`}
              >
                <Icon name="pencil" />
              </a>
            ),
          ]),
        ]}
        empty="No associated parts."
        stacking="plain"
      />
      {canEdit && (
        <LinkButton href={`${editPartPath(part)}#${associationsField}`}>
          <Icon name={owned.length === 0 ? "plus" : "pencil"} />{" "}
          {owned.length === 0 ? "Add an association" : "Edit associations"}
        </LinkButton>
      )}
    </Section>
  );
}

function relationship({ type, other_type: text }: AssociationDocument): string {
  if (type === 1) return "Compatible with";
  return type === 2 ? "Replaces" : (text ?? "Related to");
}

function inverse({ type, other_type: text }: AssociationDocument): string {
  if (type === 1) return "Compatible with";
  return type === 2 ? "Replaced by" : `${text ?? "Related"} (of)`;
}

function PartLink({ id, name }: AssociationDocument["other"]) {
  return (
    <a href={partPath(id)}>
      <bdi>{name}</bdi>
    </a>
  );
}

function Comment({ comment }: AssociationDocument) {
  return comment ? <Markdown text={comment} /> : null;
}
