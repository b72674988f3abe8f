/** Where the page of a part lies. */
export const partPath = (id: number): string => `/parts/${id}`;
