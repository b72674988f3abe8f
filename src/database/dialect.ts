/** The database engines that the service runs on. */
export type Dialect = "sqlite" | "postgres";
