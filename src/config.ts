/**
 * The configuration: environment variables, read and checked in one place, as one frozen object. Nothing else looks
 * at the environment. How single values are read is in `config/values.ts`.
 */
import {
  addressList,
  byteSize,
  currency,
  databaseUrl,
  flag,
  locale,
  oneOf,
  originPattern,
  publicUrl,
  text,
  timeZone,
  wholeNumber,
} from "./config/values.ts";
import type { ReadValue } from "./config/values.ts";

export const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

export type LogLevel = (typeof logLevels)[number];

export interface Config {
  /** HOST: the address to listen on. */
  readonly host: string;
  /** PORT: 0 takes any free one. */
  readonly port: number;
  /**
   * PUBLIC_URL: where clients reach the service, without a slash at its end; null when it is not set, and the
   * service is reached where it listens.
   */
  readonly publicUrl: string | null;
  /** UPLOADS_DIR: the folder of everything worth a backup. */
  readonly uploadsDirectory: string;
  /** DATABASE_URL: `sqlite:PATH` or `postgres://…`. May hold a password. */
  readonly databaseUrl: string;
  /** DATABASE_DURABILITY: what a loss of power may take on SQLite; see `StoreOptions`. */
  readonly databaseDurability: "full" | "normal";
  /** MAX_ATTACHMENT_FILE_SIZE in bytes. */
  readonly maxAttachmentFileSize: number;
  /** ALLOW_ATTACHMENT_DOWNLOADS: whether clients may have the service fetch files. */
  readonly allowAttachmentDownloads: boolean;
  /** TRUSTED_PROXIES: addresses and ranges (CIDR) whose `X-Forwarded-*` headers are believed. */
  readonly trustedProxies: readonly string[];
  /** CORS_ALLOW_ORIGIN: matches the origins that may read data; null when it is not set. */
  readonly corsAllowOrigin: RegExp | null;
  /** MCP_ENABLED */
  readonly mcpEnabled: boolean;
  readonly oauth: {
    /** OAUTH_SERVER_ENABLED */
    readonly enabled: boolean;
    /** OAUTH2_ENCRYPTION_KEY as it is: a wrong one does not stop the start. */
    readonly encryptionKey: string | null;
    /** OAUTH_DCR_ENABLED: whether clients may register themselves. */
    readonly clientRegistration: boolean;
  };
  /** EDA_KICAD_CATEGORY_DEPTH: levels of categories that KiCad sees; -1 puts all parts into one. */
  readonly kicadCategoryDepth: number;
  readonly logLevel: LogLevel;
  /** What `/api/info` tells of the instance. */
  readonly instance: {
    /** INSTANCE_NAME */
    readonly title: string;
    /** BANNER, Markdown. */
    readonly banner: string;
    /** DEFAULT_TIMEZONE, a name of the IANA database. */
    readonly timezone: string;
    /** BASE_CURRENCY, ISO 4217. */
    readonly currency: string;
    /** DEFAULT_LANG, BCP 47. */
    readonly locale: string;
  };
}

/** The variables as they are found; an empty one counts as not set. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Thrown for wrong values: the message has a sentence for each of them. */
export class ConfigError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join("\n"));
    this.name = "ConfigError";
    this.faults = faults;
  }
}

/**
 * Reads the configuration.
 * @throws {ConfigError} naming every variable that is wrong
 */
export function readConfig(environment: Environment): Config {
  const faults: string[] = [];

  function read<T, D>(name: string, readValue: ReadValue<T>, otherwise: D): T | D {
    const given = environment[name]?.trim() ?? "";
    if (given === "") return otherwise;
    const result = readValue(given);
    if ("value" in result) return result.value;
    faults.push(`${name} ${result.fault}`);
    return otherwise;
  }

  const uploadsDirectory = read("UPLOADS_DIR", text(4096), "uploads").replace(/(?<=.)\/+$/, "");
  const config: Config = {
    host: read("HOST", text(255), "127.0.0.1"),
    port: read("PORT", wholeNumber(0, 65_535), 8080),
    publicUrl: read("PUBLIC_URL", publicUrl, null),
    uploadsDirectory,
    databaseUrl: read("DATABASE_URL", databaseUrl, `sqlite:${uploadsDirectory}/partledger.db`),
    databaseDurability: read("DATABASE_DURABILITY", oneOf(["full", "normal"]), "full"),
    maxAttachmentFileSize: read("MAX_ATTACHMENT_FILE_SIZE", byteSize, 100_000_000),
    allowAttachmentDownloads: read("ALLOW_ATTACHMENT_DOWNLOADS", flag, false),
    trustedProxies: Object.freeze(read("TRUSTED_PROXIES", addressList, [])),
    corsAllowOrigin: read("CORS_ALLOW_ORIGIN", originPattern, null),
    mcpEnabled: read("MCP_ENABLED", flag, true),
    oauth: Object.freeze({
      enabled: read("OAUTH_SERVER_ENABLED", flag, false),
      encryptionKey: environment["OAUTH2_ENCRYPTION_KEY"] ?? null,
      clientRegistration: read("OAUTH_DCR_ENABLED", flag, false),
    }),
    kicadCategoryDepth: read("EDA_KICAD_CATEGORY_DEPTH", wholeNumber(-1, 100), 0),
    logLevel: read("LOG_LEVEL", oneOf(logLevels), "info"),
    instance: Object.freeze({
      title: read("INSTANCE_NAME", text(255), "Partledger"),
      banner: read("BANNER", text(65_536), ""),
      timezone: read("DEFAULT_TIMEZONE", timeZone, "UTC"),
      currency: read("BASE_CURRENCY", currency, "EUR"),
      locale: read("DEFAULT_LANG", locale, "en"),
    }),
  };
  if (faults.length > 0) throw new ConfigError(faults);
  return Object.freeze(config);
}
