/**
 * `/parts/:id`: one part with its stock, files, suppliers, parameters, comment and history. Schematics and agents link
 * to this page. The page is read-only; parts are changed through the API.
 */
import type { ComponentChild } from "preact";
import { problem } from "../../errors.ts";
import type { SignedIn } from "../../identity/signed-in.ts";
import type { PagesParts } from "../page-dependencies.ts";
import { Badge, Facts } from "../site/components.tsx";
import type { Fact } from "../site/components.tsx";
import { ExternalLink } from "../site/external-link.tsx";
import { Page } from "../site/layout.tsx";
import { page } from "../site/page.ts";
import type { PageRoute, SignedInRequest } from "../site/page.ts";
import { pathId, parsePositiveInteger } from "../site/path-id.ts";
import { Time } from "../site/time.tsx";
import { filePath } from "./attachments.ts";
import { HistorySection } from "./history.tsx";
import {
  coded,
  CommentSection,
  FilesSection,
  nameOr,
  ParametersSection,
  SuppliersSection,
} from "./part-sections.tsx";
import { readPart } from "./read-part.ts";
import type { PartDocument, ShownPart } from "./read-part.ts";
import { SchematicSection } from "./schematic-section.tsx";
import { StockSection } from "./stock.tsx";

function PartPage({ signedIn, ...shown }: ShownPart & { readonly signedIn: SignedIn }) {
  const { part, unit, kicad, history } = shown;
  const { principal } = signedIn;
  const picture = pictureOf(part, signedIn);
  const description = part.description.trim();
  return (
    <Page title={nameOr(part.name, `Part ${part.id}`)} {...(description !== "" && { lead: description })}>
      <Badges {...part} />
      <div class={picture === null ? undefined : "pictured"}>
        <Facts facts={factsOf(part)} />
        {picture !== null && (
          <a class="picture" href={picture.path} aria-label={`Picture: ${picture.name}`}>
            <img src={`/api/attachments/${picture.id}/thumbnail`} alt="" />
          </a>
        )}
      </div>
      <StockSection part={part} unit={unit} />
      <FilesSection {...shown} principal={principal} />
      <SuppliersSection {...part} />
      <ParametersSection {...part} />
      <SchematicSection kicad={kicad} />
      <CommentSection {...part} />
      <p class="hint last">
        Part {part.id}, added <Time at={part.addedDate ?? null} />, changed{" "}
        <Time at={part.lastModified ?? null} />. API: <code>/api/parts/{part.id}</code>.
      </p>
      {history !== null && <HistorySection part={part} history={history} principal={principal} />}
    </Page>
  );
}

/** Shows only thumbnails created by the service, because the page loads nothing from other hosts. */
function pictureOf({ master_picture_attachment: picture }: PartDocument, { principal }: SignedIn) {
  if (picture?.picture !== true) return null;
  const path = filePath(picture, principal);
  return path === null ? null : { id: picture.id, name: nameOr(picture.name, "the part"), path };
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

const statuses: Readonly<Record<string, { label: string; kind: "neutral" | "good" | "warn" | "bad" }>> = {
  announced: { label: "announced", kind: "neutral" },
  active: { label: "active", kind: "good" },
  nrfnd: { label: "not recommended for new designs", kind: "warn" },
  eol: { label: "end of life", kind: "warn" },
  discontinued: { label: "discontinued", kind: "bad" },
};

function factsOf(part: PartDocument): Fact[] {
  const { category, manufacturer, footprint, partCustomState: state, ipn, gtin } = part;
  const status = statuses[part.manufacturing_status];
  const tags = part.tags.split(",").flatMap((tag) => tag.trim() || []);
  return [
    ...coded("IPN", ipn),
    ...path("Category", category),
    ...path("Manufacturer", manufacturer),
    ...productNumber(part),
    ...path("Footprint", footprint),
    ...(status === undefined
      ? []
      : [{ name: "Manufacturing status", value: <Badge kind={status.kind}>{status.label}</Badge> }]),
    ...path("State", state),
    ...(tags.length === 0
      ? []
      : [
          {
            name: "Tags",
            value: (
              <BadgeRow
                badges={tags.map((tag) => (
                  <Badge>
                    <bdi>{tag}</bdi>
                  </Badge>
                ))}
              />
            ),
          },
        ]),
    ...coded("GTIN", gtin),
  ];
}

interface TreeElement {
  readonly name: string;
  readonly full_path?: string | undefined;
}

function path(name: string, of: TreeElement | null | undefined): Fact[] {
  return of ? [{ name, value: <bdi>{of.full_path ?? of.name}</bdi> }] : [];
}

function productNumber(part: PartDocument): Fact[] {
  const { manufacturer_product_number: number, manufacturer_product_url: address } = part;
  if (number === "" && address === "") return [];
  const text = <bdi>{nameOr(number, "Product page")}</bdi>;
  return [{ name: "Manufacturer part number", value: <ExternalLink address={address}>{text}</ExternalLink> }];
}

export function partPageRoute(parts: PagesParts): PageRoute {
  return {
    method: "GET",
    path: "/parts/:id",
    access: ["parts.read"],
    handle: async (request: SignedInRequest) => {
      const { query, signedIn } = request;
      const before = parsePositiveInteger(query.get("before") ?? "");
      const showsHistory = signedIn.principal.can("parts.show_history");
      const shown = await readPart(parts, pathId(request), showsHistory ? before : undefined);
      if (shown === null) throw problem("not-found", "This part does not exist.");
      return page(<PartPage {...shown} signedIn={signedIn} />);
    },
  };
}
