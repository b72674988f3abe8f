/** What the answers to KiCad depend on besides the inventory. */
import type { KicadConfig } from "../config.ts";

export interface KicadSettings extends KicadConfig {
  /** Address of the service, without a slash at its end: links in the answers begin with it. */
  readonly baseUrl: string;
}
