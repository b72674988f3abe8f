/** What pages are put together from, besides the frame (`layout.tsx`) and the fields of forms (`fields.tsx`). */
import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import { fieldId } from "./fields.tsx";
import { Form, Page } from "./layout.tsx";
import { RefusedFormContext } from "./refused.ts";

/** The buttons at the end of a form, beside one another. */
export function Actions({ children }: { readonly children: ComponentChildren }) {
  return <div class="actions">{children}</div>;
}

interface SubmitProps {
  /** `danger` for what cannot be taken back, `quiet` for what is not the main thing. */
  readonly kind?: "danger" | "quiet";
  readonly name?: string;
  readonly value?: string;
  readonly children: ComponentChildren;
}

/** Sends the form around it. */
export function Submit({ kind, name, value, children }: SubmitProps) {
  return (
    <button type="submit" class={kind === undefined ? "button" : `button ${kind}`} name={name} value={value}>
      {children}
    </button>
  );
}

interface LinkButtonProps {
  /** An address of our own, never one that comes from outside. */
  readonly href: string;
  readonly kind?: "main" | "quiet" | "danger";
  /** Read out in place of the text, where that is the same in every row: “Revoke the token KiCad”. */
  readonly label?: string;
  readonly children: ComponentChildren;
}

/** A link that looks like a button, and does nothing but lead on. */
export function LinkButton({ href, kind = "quiet", label, children }: LinkButtonProps) {
  return (
    <a class={kind === "main" ? "button" : `button ${kind}`} href={href} aria-label={label}>
      {children}
    </a>
  );
}

interface SectionProps {
  /** Also its anchor: `/user/settings#tokens`. */
  readonly id: string;
  readonly title: string;
  readonly description?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** A part of a page under a heading of its own. */
export function Section({ id, title, description, children }: SectionProps) {
  return (
    <section class="section" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {description !== undefined && <p class="description">{description}</p>}
      {children}
    </section>
  );
}

export interface Column {
  readonly title: string;
  /** Only read out: for a column of buttons. */
  readonly hidden?: boolean;
  /** Numbers stand at the right. */
  readonly numeric?: boolean;
}

interface TableProps {
  /** Read out, and the name of the region that scrolls. */
  readonly caption: string;
  readonly columns: readonly (string | Column)[];
  /** Cells in the order of the columns. The first names its row. */
  readonly rows: readonly (readonly ComponentChildren[])[];
  /** What stands where there are no rows: says what to do next. */
  readonly empty: ComponentChildren;
  /**
   * Where there is little room, the cells of a row stand below one another: `named` each with the heading of its column,
   * `plain` without, for cells that speak for themselves.
   */
  readonly stacking?: "named" | "plain";
}

/** A table that scrolls inside itself where it is too wide. */
export function Table({ caption, columns, rows, empty, stacking }: TableProps) {
  if (rows.length === 0) return <p class="empty">{empty}</p>;
  const known = columns.map((column) => (typeof column === "string" ? { title: column } : column));
  const classOf = (index: number): string | undefined =>
    known[index]?.numeric === true ? "numeric" : known[index]?.hidden === true ? "buttons" : undefined;
  const named = (index: number): ComponentChildren => {
    const column = known[index];
    if (stacking !== "named" || column === undefined || column.hidden === true) return null;
    return <span class="column">{column.title} </span>;
  };
  return (
    <div
      class={stacking === undefined ? "table" : "table stacking"}
      role="region"
      aria-label={caption}
      tabIndex={0}
    >
      <table>
        <caption class="unseen">{caption}</caption>
        <thead>
          <tr>
            {known.map(({ title, hidden }, index) => (
              <th scope="col" class={classOf(index)}>
                {hidden === true ? <span class="unseen">{title}</span> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr>
              {cells.map((cell, index) =>
                index === 0 ? (
                  <th scope="row" class={classOf(index)}>
                    {cell}
                  </th>
                ) : (
                  <td class={classOf(index)}>
                    {named(index)}
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export interface Fact {
  readonly name: string;
  readonly value: ComponentChildren;
}

/** Names with their values. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl class="facts">
      {facts.map(({ name, value }) => (
        <div>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface BadgeProps {
  readonly kind?: "neutral" | "good" | "warn" | "bad";
  readonly children: ComponentChildren;
}

/** A word on the state of something. */
export function Badge({ kind = "neutral", children }: BadgeProps) {
  return <span class={`badge ${kind}`}>{children}</span>;
}

/** Something to know before going on. */
export function Warning({ children }: { readonly children: ComponentChildren }) {
  return <div class="warning">{children}</div>;
}

interface ErrorSummaryProps {
  /** Names of fields as people see them, set before messages that do not name theirs. */
  readonly labels?: Readonly<Record<string, string>>;
}

/** What is wrong with a form that was sent: stands above it, leads to the fields, and is where the page begins. */
export function ErrorSummary({ labels = {} }: ErrorSummaryProps) {
  const { faults } = useContext(RefusedFormContext);
  const messages = Object.entries(faults).map(([field, message]) => {
    if (field === "") return message;
    const label = labels[field];
    return <a href={`#${fieldId(field)}`}>{label === undefined ? message : `${label}: ${message}`}</a>;
  });
  if (messages.length === 0) return null;
  return (
    <div class="errors" role="alert" tabIndex={-1} autofocus>
      {messages.length === 1 ? (
        <p>{messages}</p>
      ) : (
        <ul>
          {messages.map((message) => (
            <li>{message}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface CopyBlockProps {
  readonly label: string;
  readonly text: string;
}

/** Text to be taken somewhere else. With scripts it has a button that copies it. */
export function CopyBlock({ label, text }: CopyBlockProps) {
  return (
    <figure class="copy" data-copy={label}>
      <figcaption>{label}</figcaption>
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
    </figure>
  );
}

interface ConfirmPageProps {
  readonly title: string;
  /** What happens, in a sentence. */
  readonly question: ComponentChildren;
  /** What the button says: “Revoke token”. */
  readonly submit: string;
  /** Where it goes without doing anything. */
  readonly cancel: string;
  /** What else should be known, below the question. */
  readonly details?: ComponentChildren;
  /** Fields of the form, where it needs any. */
  readonly children?: ComponentChildren;
}

/** Asks before something that cannot be taken back. The answer is posted to the address of the page. */
export function ConfirmPage(props: ConfirmPageProps) {
  const { title, question, submit, cancel, details, children } = props;
  return (
    <Page title={title} narrow>
      <ErrorSummary />
      <p class="lead">{question}</p>
      {details}
      <Form>
        {children}
        <Actions>
          <Submit kind="danger">{submit}</Submit>
          <LinkButton href={cancel}>Cancel</LinkButton>
        </Actions>
      </Form>
    </Page>
  );
}
