/** Who is asked, and the way to be asked as somebody else: signs out, and comes back to the question. */
import type { SignedIn } from "../../identity/signed-in.ts";
import { Form } from "../site/layout.tsx";

export interface OtherAccountProps {
  readonly signedIn: SignedIn;
  /** Where the login comes back to. */
  readonly here: string;
}

export function OtherAccount({ signedIn, here }: OtherAccountProps) {
  return (
    <Form action="/logout" class="beside">
      <input type="hidden" name="return_to" value={here} />
      <bdi class="term">{signedIn.principal.username}</bdi>{" "}
      <button type="submit" class="link">
        Use another account
      </button>
    </Form>
  );
}
