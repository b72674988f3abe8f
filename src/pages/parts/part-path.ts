export const partPath = (id: number): string => `/parts/${id}`;
