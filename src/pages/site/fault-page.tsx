/** The page that stands where another one could not be shown, and says what to do. */
import { Page } from "./layout.tsx";

/** Shown where the token against CSRF is missing or wrong. */
export const invalidCsrfToken =
  "This form was sent from another page, or is too old. Go back, reload the page and send it again.";

const titles: Readonly<Record<number, string>> = {
  400: "This request cannot be understood",
  403: "This is not allowed",
  404: "There is nothing here",
  405: "This cannot be done here",
  413: "That was too much",
  429: "Too many attempts",
  500: "Something went wrong on our side",
  503: "Busy at the moment",
};

export function FaultPage({ status, detail }: { readonly status: number; readonly detail: string }) {
  return (
    <Page title={titles[status] ?? "This did not work"} narrow>
      <p>{detail}</p>
      <p>
        <a href="/">Go to the start page</a>
      </p>
    </Page>
  );
}
