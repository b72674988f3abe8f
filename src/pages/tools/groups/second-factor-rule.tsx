/** Whether the users of a group must use a second factor, and which group asks for it. */
import { Badge } from "../../site/components.tsx";
import type { GroupNode } from "./group-tree.ts";

/** @param props.chain the group and those above it, nearest first */
export function SecondFactorRule({ chain }: { readonly chain: readonly GroupNode[] }) {
  const asking = chain.find(({ enforce_2fa }) => enforce_2fa);
  if (asking === undefined) return <span class="muted">optional</span>;
  return (
    <>
      <Badge kind="good">required</Badge>
      {asking !== chain[0] && <span class="muted"> by {asking.name}</span>}
    </>
  );
}
