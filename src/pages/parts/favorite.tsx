/** `/parts/:id/favorite`: marks a part as a favorite, or removes the mark. */
import { changeNotice } from "../site/change-notice.ts";
import { Icon } from "../site/icon.tsx";
import { Form } from "../site/layout.tsx";
import type { PageOperations } from "../site/operations.ts";
import { redirect, type PageRoute, type SignedInRequest } from "../site/page.ts";
import { pathId } from "../site/path-id.ts";
import { partPath } from "./part-path.ts";

const favoritePath = (part: number | ":id"): string => `/parts/${part}/favorite`;

interface FavoriteButtonProps {
  readonly part: { readonly id: number; readonly favorite: boolean };
}

export function FavoriteButton({ part: { id, favorite } }: FavoriteButtonProps) {
  const label = favorite ? "Remove from the favorites" : "Add to the favorites";
  return (
    <Form action={favoritePath(id)} class={favorite ? "favorite marked" : "favorite"}>
      <button
        type="submit"
        class="button quiet"
        name="favorite"
        value={String(!favorite)}
        aria-label={label}
        title={label}
      >
        <Icon name="star" />
      </button>
    </Form>
  );
}

export function favoriteRoute(operations: PageOperations): PageRoute {
  return {
    method: "POST",
    path: favoritePath(":id"),
    access: ["parts.change_favorite"],
    handle: async (request: SignedInRequest) => {
      const id = pathId(request);
      const favorite = request.form.get("favorite") === "true";
      const { name } = await operations.call(request, {
        operationId: "updatePart",
        path: { id },
        body: { favorite },
      });
      const text = favorite ? `${name} is now a favorite.` : `${name} is no longer a favorite.`;
      return redirect(partPath(id), {
        notice: changeNotice(request, text, ["parts.revert_element", "parts.edit"]),
      });
    },
  };
}
