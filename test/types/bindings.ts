/** Bindings that must not compile. `npm run check:types` fails if an expected error is missing. */
import type { OperationId } from "../../generated/operations.ts";
import { handlersOf, type Handler, type Handlers } from "../../src/http/handler.ts";
import { resource } from "../../src/representation/definition.ts";
import type { Binder } from "../../src/representation/binding.ts";

const token = (bind: Binder<"api_tokens">) => ({
  name: bind.column("name"),
  user: bind.reference("User", "user_id"),
  valid_until: bind.timestamp("valid_until"),
  level: bind.computed([], () => 1 as const),
  last_time_used: bind.timestamp("last_time_used"),
});

const handler: Handler = async () => ({ status: 204 });
declare const complete: Handlers<OperationId>;

export function rejectedByTheCompiler(): void {
  resource("ApiToken", "api_tokens", token);
  // @ts-expect-error A property of the contract is not bound.
  resource("ApiToken", "api_tokens", (bind) => ({ name: bind.column("name") }));
  // @ts-expect-error The contract does not have the property `hint`.
  resource("ApiToken", "api_tokens", (bind) => ({ ...token(bind), hint: bind.column("token_hint") }));
  // @ts-expect-error The column has another type.
  resource("ApiToken", "api_tokens", (bind) => ({ ...token(bind), name: bind.column("user_id") }));
  // @ts-expect-error The reference refers to another resource.
  resource("ApiToken", "api_tokens", (bind) => ({ ...token(bind), user: bind.reference("Part", "user_id") }));
  // @ts-expect-error The table does not have this column.
  resource("ApiToken", "api_tokens", (bind) => ({ ...token(bind), name: bind.column("nome") }));

  handlersOf<OperationId>()(complete);
  // @ts-expect-error The contract does not have the operation `getNothing`.
  handlersOf<OperationId>()({ ...complete, getNothing: handler });
  const { getPart: _missing, ...others } = complete;
  // @ts-expect-error The operation `getPart` has no handler.
  handlersOf<OperationId>()(others);
}
