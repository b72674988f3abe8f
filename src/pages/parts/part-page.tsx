/**
 * `/parts/:id`: one part with its stock, files, suppliers, prices, parameters, projects, comment and history. Schematics
 * and agents link to this page.
 */
import type { ComponentChild } from "preact";
import type { Principal } from "../../identity/principal.ts";
import type { SignedIn } from "../../identity/signed-in.ts";
import type { PageDependencies } from "../page-dependencies.ts";
import { Badge, Facts, LinkButton, type Fact } from "../site/components.tsx";
import { usePage, type NavigationLink } from "../site/page-context.ts";
import { ExternalLink } from "../site/external-link.tsx";
import { Icon } from "../site/icon.tsx";
import { Page } from "../site/layout.tsx";
import { MoreMenu } from "../site/more-menu.tsx";
import { page, type PageRoute, type SignedInRequest } from "../site/page.ts";
import { Time } from "../site/time.tsx";
import { filePath, thumbnailPath } from "../files/file-document.ts";
import { partFiles } from "../files/attachment-owners.ts";
import { fileScripts, FilesSection } from "../files/files-section.tsx";
import { readFileSettings, type FileSettings } from "../files/read-files.ts";
import { ParametersSection } from "../parameters/parameters-section.tsx";
import { canCreateParts } from "./create-permission.ts";
import { FavoriteButton } from "./favorite.tsx";
import { editPartPath, newPartPath } from "./edit/edit-part.tsx";
import { filteredBy, partsPath, type ReferenceFilter } from "./list/list-state.ts";
import { partPath } from "./part-path.ts";
import { canPrintLabels, labelsAddress } from "../labels/labels-path.ts";
import { lotPath, stockPermissions } from "../lots/lot-path.ts";
import { AssociationsSection } from "./associations-section.tsx";
import { ProjectsSection } from "./projects-section.tsx";
import { HistorySection } from "../history/history-section.tsx";
import { namesOfOwned } from "./owned-names.ts";
import { coded, CommentSection, nameOr } from "./part-sections.tsx";
import { SuppliersSection } from "./suppliers-section.tsx";
import { readPart, type PartDocument, type ShownPart } from "./read-part.ts";
import { SchematicSection } from "./schematic-section.tsx";
import { StatusBadge } from "./status-badge.tsx";
import { StockSection, StockSummary } from "./stock.tsx";

interface PartPageProps extends ShownPart {
  readonly signedIn: SignedIn;
  readonly baseCurrency: string;
  readonly fileSettings: FileSettings;
}

function PartPage({ signedIn, baseCurrency, fileSettings, ...shown }: PartPageProps) {
  const { part, unit, kicad, history, uses, purchases, associations } = shown;
  const { principal } = signedIn;
  const picture = pictureOf(part, signedIn);
  const description = part.description.trim();
  return (
    <Page
      title={nameOr(part.name, `Part ${part.id}`)}
      {...(description !== "" && { lead: description })}
      trail={trailOf(shown)}
      actions={<PartActions part={part} principal={principal} />}
      width="wide"
      scripts={[...fileScripts, "live.js"]}
    >
      <Badges {...part} />
      <div id="overview" class={picture === null ? undefined : "pictured"} data-refresh>
        <div>
          <StockSummary part={part} unit={unit} />
          <Facts facts={factsOf(part)} />
        </div>
        {picture !== null && (
          <a
            class="picture"
            href={picture.path}
            aria-label={`Picture: ${picture.name}`}
            data-view={picture.name}
          >
            <img src={picture.thumbnail} alt="" />
          </a>
        )}
      </div>
      <div class="part-columns">
        <div>
          <StockSection part={part} unit={unit} />
          <FilesSection owner={partFiles(part)} settings={fileSettings} />
          <SuppliersSection {...part} purchases={purchases} unit={unit} baseCurrency={baseCurrency} />
        </div>
        <div>
          <ParametersSection {...part} />
          <ProjectsSection uses={uses} unit={unit} />
          <AssociationsSection part={part.id} {...associations} />
          <SchematicSection kicad={kicad} />
          <CommentSection {...part} />
        </div>
      </div>
      <p class="hint last">
        Part {part.id}, added <Time at={part.addedDate ?? null} />, changed{" "}
        <Time at={part.lastModified ?? null} />. API: <code>/api/parts/{part.id}</code>.
      </p>
      {history !== null && (
        <HistorySection
          history={history}
          type="Part"
          id={part.id}
          path={partPath(part.id)}
          caption="Changes to the part and its lots, suppliers, prices, files, parameters and associations"
          names={namesOfOwned(part, history)}
        />
      )}
    </Page>
  );
}

function trailOf({ categories }: ShownPart): NavigationLink[] {
  return [
    { href: partsPath, title: "Parts" },
    ...categories.map(({ id, name }) => ({ href: filteredBy("category", id), title: name })),
  ];
}

interface PartActionsProps {
  readonly part: PartDocument;
  readonly principal: Principal;
}

function PartActions({ part, principal }: PartActionsProps) {
  const [lot, ...others] = part.partLots;
  const canChangeStock = stockPermissions.some((name) => principal.can(name));
  return (
    <>
      {lot !== undefined && canChangeStock && (
        <LinkButton href={others.length === 0 ? lotPath(lot.id) : "#stock"} kind="main">
          <Icon name="package" /> Add or withdraw
        </LinkButton>
      )}
      {principal.can("parts.edit") && (
        <LinkButton
          href={editPartPath(part.id)}
          shortcut="e"
          {...(!canChangeStock && { kind: "main" as const })}
        >
          <Icon name="pencil" /> Edit
        </LinkButton>
      )}
      {principal.can("parts.change_favorite") && <FavoriteButton part={part} />}
      <MoreMenu
        actions={[
          ...(canPrintLabels(principal)
            ? [
                {
                  href: labelsAddress("part", [part.id]),
                  icon: "printer" as const,
                  label: "Print label",
                },
              ]
            : []),
          ...(canCreateParts(principal)
            ? [{ href: `${newPartPath}?copy_of=${part.id}`, icon: "copy" as const, label: "Copy" }]
            : []),
          ...(principal.can("parts.delete")
            ? [{ href: `${partPath(part.id)}/delete`, icon: "trash-2" as const, label: "Delete" }]
            : []),
        ]}
      />
    </>
  );
}

/** Shows only stored files, because the page loads nothing from other hosts. */
function pictureOf({ master_picture_attachment: picture }: PartDocument, { principal }: SignedIn) {
  const path = picture === undefined ? null : filePath(picture, principal);
  const thumbnail = picture === undefined ? null : thumbnailPath(picture, principal);
  if (path === null || thumbnail === null) return null;
  return { name: nameOr(picture?.name ?? "", "the part"), path, thumbnail };
}

function Badges({ favorite, needs_review: needsReview, projectBuildPart }: PartDocument) {
  const badges = [
    ...(favorite ? [<Badge kind="good">favorite</Badge>] : []),
    ...(needsReview ? [<Badge kind="warn">needs review</Badge>] : []),
    ...(projectBuildPart ? [<Badge>project build part</Badge>] : []),
  ];
  return <BadgeRow badges={badges} />;
}

function BadgeRow({ badges }: { readonly badges: readonly ComponentChild[] }) {
  if (badges.length === 0) return null;
  return (
    <ul class="marks">
      {badges.map((badge) => (
        <li>{badge}</li>
      ))}
    </ul>
  );
}

function factsOf(part: PartDocument): Fact[] {
  const { category, manufacturer, footprint, partCustomState: state, partUnit: unit, ipn, gtin, mass } = part;
  const { manufacturing_status: status } = part;
  const tags = part.tags.split(",").flatMap((tag) => tag.trim() || []);
  return [
    ...coded("IPN", ipn),
    ...path("Category", category, "category"),
    ...path("Manufacturer", manufacturer, "manufacturer"),
    ...productNumber(part),
    ...path("Footprint", footprint, "footprint"),
    ...(status === "" ? [] : [{ name: "Manufacturing status", value: <StatusBadge status={status} /> }]),
    ...path("State", state, "partCustomState"),
    ...(tags.length === 0
      ? []
      : [
          {
            name: "Tags",
            value: (
              <BadgeRow
                badges={tags.map((tag) => (
                  <a class="badge" href={`${partsPath}?${new URLSearchParams({ tag }).toString()}`}>
                    <bdi>{tag}</bdi>
                  </a>
                ))}
              />
            ),
          },
        ]),
    ...coded("GTIN", gtin),
    ...(mass === null || mass === undefined ? [] : [{ name: "Mass", value: `${mass} g` }]),
    ...path("Unit", unit, "partUnit"),
    ...source(part),
  ];
}

function source({
  providerReference: { provider_key: key, provider_id: id, provider_url: address },
}: PartDocument) {
  const text = [key, id].filter(Boolean).join(" ");
  if (text === "" && !address) return [];
  const value = (
    <ExternalLink address={address}>
      <bdi>{nameOr(text, "Source page")}</bdi>
    </ExternalLink>
  );
  return [{ name: "Imported from", value }];
}

interface TreeElement {
  readonly id: number;
  readonly name: string;
  readonly full_path?: string | undefined;
}

/** The path of an entry of a tree, as a link to the parts with the same entry, or to the page of the entry. */
function path(
  name: string,
  of: TreeElement | null | undefined,
  to: ReferenceFilter | "partUnit" | "partCustomState",
): Fact[] {
  if (!of) return [];
  return [{ name, value: <TreeLink of={of} to={to} /> }];
}

function TreeLink({
  of,
  to,
}: {
  readonly of: TreeElement;
  readonly to: ReferenceFilter | "partUnit" | "partCustomState";
}) {
  const { signedIn } = usePage();
  const text = <bdi>{of.full_path ?? of.name}</bdi>;
  if (to !== "partUnit" && to !== "partCustomState") return <a href={filteredBy(to, of.id)}>{text}</a>;
  const isUnit = to === "partUnit";
  const canRead = signedIn?.principal.can(isUnit ? "measurement_units.read" : "part_custom_states.read");
  if (canRead !== true) return text;
  return <a href={`/${isUnit ? "measurement_units" : "part_custom_states"}/${of.id}`}>{text}</a>;
}

function productNumber(part: PartDocument): Fact[] {
  const { manufacturer_product_number: number, manufacturer_product_url: address } = part;
  if (number === "" && address === "") return [];
  const text = <bdi>{nameOr(number, "Product page")}</bdi>;
  return [{ name: "Manufacturer part number", value: <ExternalLink address={address}>{text}</ExternalLink> }];
}

export function partPageRoute(dependencies: PageDependencies): PageRoute {
  return {
    method: "GET",
    path: "/parts/:id",
    access: ["parts.read"],
    handle: async (request: SignedInRequest) => {
      const { signedIn } = request;
      const shown = await readPart(dependencies, request);
      const fileSettings = await readFileSettings(dependencies, request);
      return page(
        <PartPage
          {...shown}
          signedIn={signedIn}
          baseCurrency={dependencies.config.instance.currency}
          fileSettings={fileSettings}
        />,
        { status: (shown.purchases?.invalid ?? null) === null ? 200 : 400 },
      );
    },
  };
}
