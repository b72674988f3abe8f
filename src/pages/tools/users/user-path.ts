/** Addresses of the pages of users. */

export const usersPath = "/tools/users";

export function userPath(id: number, action = ""): string {
  return `${usersPath}/${id}${action === "" ? "" : `/${action}`}`;
}
