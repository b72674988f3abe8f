export interface Check {
  readonly name: string;
  readonly status: "ok" | "warning" | "failed";
  readonly detail: string;
}
