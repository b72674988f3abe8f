/** What was tried with an MCP client. The page “Connect AI agents” and docs/agents.md show it. */

/**
 * `run`: the program signed in, listed and called tools, renewed its access and lost it when it was revoked.
 * `replayed`: the registration and authorization that the program is known to send were sent by a test.
 * `documented`: the configuration is from the documentation of the program, and what it sends is not known.
 */
export type Trial =
  | { readonly kind: "run"; readonly program: string; readonly month: string }
  | { readonly kind: "replayed"; readonly month: string }
  | { readonly kind: "documented" };

/** Returns one sentence about the trial of the application. */
export function trialSentence(name: string, trial: Trial): string {
  switch (trial.kind) {
    case "run":
      return `Tried with ${trial.program}, ${trial.month}: sign-in, tools, renewal and revocation.`;
    case "replayed":
      return `Not tried with ${name} itself. A test sent its requests for registration and sign-in, ${trial.month}.`;
    case "documented":
      return `Not tried, and it is not known whether ${name} supports OAuth with this service. If no sign-in page opens, use an API token.`;
  }
}
