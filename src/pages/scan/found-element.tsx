/** The element that a scanned code identifies, with the forms and links to change its stock. */
import { amountText } from "../../util/amount-text.ts";
import { filteredBy } from "../parts/list/list-state.ts";
import { partPath } from "../parts/part-path.ts";
import { canChangeLot } from "../lots/can-change-lot.ts";
import { canPrintLabels, labelsAddress, type LabelElementType } from "../labels/labels-path.ts";
import { lotPath } from "../lots/lot-path.ts";
import { StockForm } from "../lots/stock-form.tsx";
import { Actions, Badge, LinkButton, Section, Warning } from "../site/components.tsx";
import { Icon } from "../site/icon.tsx";
import { Markdown } from "../site/markdown.tsx";
import { usePage } from "../site/page-context.ts";
import { elementName, elementPath, matchLabels } from "./match-labels.ts";
import type { Lot, Match, PartStock, ScanResult } from "./read-scan.ts";
import { newLotAddress, scanAddress } from "./scan-path.ts";
import type { LeftSeries } from "./series/series-location.ts";

interface FoundElementProps {
  readonly result: ScanResult;
  readonly series: LeftSeries | null;
}

export function FoundElement({ result, series }: FoundElementProps) {
  const { found, stock } = result;
  if (found === null) return null;
  return (
    <Section id="found">
      {stock === null ? (
        <FoundLocation found={found} />
      ) : (
        <FoundPart result={result} series={series} {...stock} />
      )}
      <p class="hint">Found by: {matchLabels[found.match]}</p>
    </Section>
  );
}

function FoundLocation({ found }: { readonly found: Match }) {
  const can = usePage().signedIn?.principal.can;
  return (
    <>
      <h2>
        <bdi>{elementName(found)}</bdi>
      </h2>
      <Actions>
        <LinkButton href={elementPath(found)} kind="main">
          <Icon name="map-pin" /> Open location
        </LinkButton>
        {can?.("parts.read") === true && (
          <LinkButton href={filteredBy("storage_location", found.element.id)}>
            <Icon name="cpu" /> Parts in this location
          </LinkButton>
        )}
        <PrintLabel type="storelocation" id={found.element.id} />
      </Actions>
    </>
  );
}

function FoundPart({ result, series, part, unit, lot }: FoundElementProps & PartStock) {
  const { signedIn, currentPage } = usePage();
  const { code, decoded } = result;
  const { partLots: lots, master_picture_attachment: picture } = part;
  const principal = signedIn?.principal;
  const canCreate = principal?.can("parts.create") === true;
  return (
    <>
      <div class="scan-part">
        {picture?.internal_path ? (
          <img src={`/api/attachments/${picture.id}/thumbnail`} alt="" width="64" height="64" />
        ) : null}
        <div>
          <h2>
            <a href={partPath(part.id)}>
              <bdi>{part.name}</bdi>
            </a>
          </h2>
          {part.description !== "" && <Markdown text={part.description} />}
        </div>
      </div>
      {result.contradictions.length > 0 && (
        <Warning>
          {result.contradictions.map((contradiction) => (
            <p role="alert">
              <bdi>{contradiction}</bdi>
            </p>
          ))}
          <p>Check whether the bag contains this part.</p>
        </Warning>
      )}
      {lot !== null && (
        <>
          <p class="scan-location">
            <Icon name="map-pin" /> <LotName lot={lot} />
          </p>
          <p class="lot-amount">
            <LotAmount lot={lot} unit={unit} />
          </p>
          <StockForm
            lot={lot}
            unit={unit}
            targets={lots.filter((each) => each !== lot && canChangeLot(each, principal))}
            returnTo={currentPage}
            amount={decoded?.quantity ?? null}
          />
        </>
      )}
      {lots.length === 0 && <p>The part has no lots.</p>}
      {lots.length > 1 && <Lots {...{ code, series, part, unit, lot }} />}
      <Actions>
        <LinkButton href={partPath(part.id)}>
          <Icon name="cpu" /> Open part
        </LinkButton>
        {lot !== null && (
          <LinkButton href={lotPath(lot.id)}>
            <Icon name="package" /> Open lot
          </LinkButton>
        )}
        {lot === null ? <PrintLabel type="part" id={part.id} /> : <PrintLabel type="part_lot" id={lot.id} />}
        {canCreate && (
          <LinkButton href={newLotAddress(decoded, code, part.id, series)}>
            <Icon name="plus" /> New lot
          </LinkButton>
        )}
      </Actions>
    </>
  );
}

interface PrintLabelProps {
  readonly type: LabelElementType;
  readonly id: number;
}

function PrintLabel({ type, id }: PrintLabelProps) {
  if (!canPrintLabels(usePage().signedIn?.principal)) return null;
  return (
    <LinkButton href={labelsAddress(type, [id])}>
      <Icon name="printer" /> Print label
    </LinkButton>
  );
}

/** The number of lots that the page shows. The page of the part shows all. */
const maximumLots = 50;

interface LotsProps extends PartStock, Pick<FoundElementProps, "series"> {
  readonly code: string;
}

function Lots({ code, series, part, unit, lot: chosen }: LotsProps) {
  const { partLots: lots } = part;
  return (
    <>
      <h3>{chosen === null ? "Choose a lot" : "All lots"}</h3>
      <ul class="scan-choices">
        {lots.slice(0, maximumLots).map((lot) => (
          <li>
            <a
              href={scanAddress(code, { part: part.id, lot: lot.id }, series?.address)}
              aria-current={lot === chosen ? "true" : undefined}
            >
              <LotName lot={lot} /> <LotAmount lot={lot} unit={unit} />
            </a>
          </li>
        ))}
      </ul>
      {lots.length > maximumLots && <a href={`${partPath(part.id)}#stock`}>All {lots.length} lots</a>}
    </>
  );
}

interface LotProps {
  readonly lot: Lot;
}

function LotName({ lot }: LotProps) {
  const { storage_location: location, description } = lot;
  return (
    <span>
      {location ? <bdi>{location.full_path ?? location.name}</bdi> : "No location"}
      {description !== "" && (
        <>
          {" "}
          <small>
            <bdi>{description}</bdi>
          </small>
        </>
      )}
    </span>
  );
}

function LotAmount({ lot, unit }: LotProps & Pick<PartStock, "unit">) {
  return (
    <span>
      {lot.instock_unknown ? <Badge>unknown amount</Badge> : <strong>{amountText(lot.amount, unit)}</strong>}
      {lot.needs_refill && (
        <>
          {" "}
          <Badge kind="warn">needs refill</Badge>
        </>
      )}
    </span>
  );
}

/** The other elements that match the code. Choosing a part or lot shows it on this page. */
export function OtherMatches({ result: { code, others }, series }: FoundElementProps) {
  if (others.length === 0) return null;
  return (
    <Section id="others" title="Other matches">
      <ul class="scan-choices">
        {others.map((match) => (
          <li>
            <a href={choiceAddress(code, match, series)}>
              <bdi>{elementName(match)}</bdi> <small>{matchLabels[match.match]}</small>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function choiceAddress(code: string, match: Match, series: LeftSeries | null): string {
  const { "@type": type, id } = match.element;
  if (type === "StorageLocation") return elementPath(match);
  return scanAddress(code, type === "Part" ? { part: id } : { lot: id }, series?.address);
}
