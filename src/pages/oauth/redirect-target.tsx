/** Where an answer goes, in words: the one thing on these pages that a dishonest application cannot choose freely. */
import type { RedirectTarget } from "../../oauth/consent-offer.ts";

export function Target({ redirectTarget, isLoopback, formTarget }: RedirectTarget) {
  if (isLoopback) {
    return (
      <>
        <strong class="term">This computer</strong> ({redirectTarget})
      </>
    );
  }
  if (/^https?:/.test(formTarget)) return <strong class="term">{redirectTarget}</strong>;
  return (
    <>
      <strong class="term">An app on this device</strong>, whichever opens addresses that begin with{" "}
      <code>{redirectTarget}:</code>
    </>
  );
}
