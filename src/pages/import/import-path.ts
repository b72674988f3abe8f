/** URLs of the pages of imports. */
export const importsPath = "/import";

export const importPath = (id: number | ":id"): string => `${importsPath}/${id}`;

export const cancelPath = (id: number | ":id"): string => `${importPath(id)}/cancel`;

export const reportPath = (id: number | ":id"): string => `${importPath(id)}/report.csv`;
