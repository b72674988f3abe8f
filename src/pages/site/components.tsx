/** Shared components of pages. `layout.tsx` contains the layout and `fields.tsx` the form fields. */
import type { ComponentChildren, VNode } from "preact";
import { useContext } from "preact/hooks";
import type { NavigationLink } from "./page-context.ts";
import { fieldId } from "./fields.tsx";
import { Form, Page, type FormProps, type PageProps } from "./layout.tsx";
import { RejectedFormContext } from "./form-rejection.ts";

export function Actions({ children }: { readonly children: ComponentChildren }) {
  return <div class="actions">{children}</div>;
}

interface SubmitProps {
  /** `danger` for irreversible actions, `quiet` for secondary actions. */
  readonly kind?: "danger" | "quiet";
  readonly name?: string;
  readonly value?: string;
  /** Whether the form can be sent although required fields are empty. */
  readonly skipsValidation?: boolean;
  readonly children: ComponentChildren;
}

export function Submit({ kind, name, value, skipsValidation, children }: SubmitProps) {
  return (
    <button
      type="submit"
      class={kind === undefined ? "button" : `button ${kind}`}
      name={name}
      value={value}
      formNoValidate={skipsValidation}
    >
      {children}
    </button>
  );
}

interface LinkButtonProps {
  /** A path of this service, never a URL entered by a user. */
  readonly href: string;
  readonly kind?: "main" | "quiet" | "danger";
  /** Accessible name, such as “Revoke the token KiCad”. Required if several links have the same text. */
  readonly label?: string;
  readonly shortcut?: string;
  readonly children: ComponentChildren;
}

export function LinkButton({ href, kind = "quiet", label, shortcut, children }: LinkButtonProps) {
  return (
    <a
      class={kind === "main" ? "button" : `button ${kind}`}
      href={href}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      data-shortcut={shortcut}
    >
      {children}
    </a>
  );
}

interface SectionProps {
  /** Element ID, which is also the URL fragment: `/user/settings#tokens`. */
  readonly id: string;
  /** Omitted by the only section of a page, because the page already has its title. */
  readonly title?: string;
  readonly description?: ComponentChildren;
  readonly children?: ComponentChildren;
}

export function Section({ id, title, description, children }: SectionProps) {
  return (
    <section class="section" id={id} aria-labelledby={title === undefined ? undefined : `${id}-title`}>
      {title !== undefined && <h2 id={`${id}-title`}>{title}</h2>}
      {description !== undefined && <p class="description">{description}</p>}
      {children}
    </section>
  );
}

export interface Column {
  readonly title: string;
  /** Whether only screen readers announce the heading, for example of a column of buttons. */
  readonly hidden?: boolean;
  readonly numeric?: boolean;
}

interface TableProps {
  readonly caption: string;
  readonly columns: readonly (string | Column)[];
  /** Cells in the order of the columns. The first cell is the row header. */
  readonly rows: readonly (readonly ComponentChildren[])[];
  /** Text to show instead of an empty table. */
  readonly empty: ComponentChildren;
  /** Layout of a row on small screens, where cells are stacked: `named` shows the column headings, `plain` does not. */
  readonly stacking?: "named" | "plain";
}

/** A table that scrolls horizontally if it is too wide. */
export function Table({ caption, columns, rows, empty, stacking }: TableProps) {
  if (rows.length === 0) return <p class="empty">{empty}</p>;
  const known = columns.map((column) => (typeof column === "string" ? { title: column } : column));
  const classOf = (index: number): string | undefined =>
    known[index]?.numeric === true ? "numeric" : known[index]?.hidden === true ? "buttons" : undefined;
  const named = (index: number, cell: ComponentChildren): ComponentChildren => {
    const column = known[index];
    const isEmpty = cell === "" || cell === null || cell === undefined || cell === false;
    if (stacking !== "named" || column === undefined || column.hidden === true || isEmpty) return null;
    return <span class="column">{column.title} </span>;
  };
  const cellOf = (cell: ComponentChildren, index: number): VNode => {
    if (index === 0) {
      return (
        <th scope="row" class={classOf(index)}>
          {cell}
        </th>
      );
    }
    return (
      <td class={classOf(index)}>
        {named(index, cell)}
        {cell}
      </td>
    );
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
            <tr>{cells.map(cellOf)}</tr>
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

export function Badge({ kind = "neutral", children }: BadgeProps) {
  return <span class={`badge ${kind}`}>{children}</span>;
}

export function Warning({ children }: { readonly children: ComponentChildren }) {
  return <div class="warning">{children}</div>;
}

interface ErrorSummaryProps {
  /** Field labels, which precede the messages. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Returns the label of a field that `labels` does not contain. */
  readonly labelOf?: (field: string) => string | undefined;
}

/** The errors of a rejected form, with links to the fields. The summary gets the focus when the page opens. */
export function ErrorSummary({ labels = {}, labelOf }: ErrorSummaryProps) {
  const { errors } = useContext(RejectedFormContext);
  const messages = Object.entries(errors).map(([field, message]) => {
    if (field === "") return message;
    const label = labels[field] ?? labelOf?.(field);
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

/** A text to copy. `assets/pages.js` adds the copy button. */
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

interface FormPageProps extends Omit<PageProps, "width"> {
  readonly labels: Readonly<Record<string, string>>;
  readonly submit: string;
  /** By default, the form cannot be canceled. */
  readonly cancel?: string | undefined;
}

/** A page with a single form, which is posted to the same page. */
export function FormPage({ labels, submit, cancel, children, ...page }: FormPageProps) {
  return (
    <Page {...page} width="narrow">
      <ErrorSummary labels={labels} />
      <Form>
        {children}
        <Actions>
          <Submit>{submit}</Submit>
          {cancel !== undefined && <LinkButton href={cancel}>Cancel</LinkButton>}
        </Actions>
      </Form>
    </Page>
  );
}

interface ConfirmPageProps extends Pick<FormProps, "action" | "queue"> {
  readonly title: string;
  /** The question, or a description of the consequences. */
  readonly question: ComponentChildren;
  /** Label of the button, such as “Revoke token”. */
  readonly submit: string;
  readonly cancel: string;
  readonly trail?: readonly NavigationLink[];
  readonly details?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** Asks for confirmation. By default, the form is posted to the current page. */
export function ConfirmPage(props: ConfirmPageProps) {
  const { title, question, submit, cancel, trail = [], details, children, ...form } = props;
  return (
    <Page title={title} trail={trail} width="narrow">
      <ErrorSummary />
      <p class="lead">{question}</p>
      {details}
      <Form {...form}>
        {children}
        <Actions>
          <Submit kind="danger">{submit}</Submit>
          <LinkButton href={cancel}>Cancel</LinkButton>
        </Actions>
      </Form>
    </Page>
  );
}
