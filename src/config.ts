/**
 * The configuration: environment variables, read and checked in one place, as one frozen object. Nothing else looks
 * at the environment. How single values are read is in `config/values.ts`.
 */
import { defaultCacheSize } from "./config/cache-size.ts";
import {
  addressList,
  byteSize,
  byteSizeBetween,
  currency,
  databaseUrl,
  flag,
  line,
  locale,
  oneOf,
  originPattern,
  publicUrl,
  someOf,
  text,
  timeZone,
  wholeNumber,
} from "./config/values.ts";
import type { ReadValue } from "./config/values.ts";

const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

export type LogLevel = (typeof logLevels)[number];

/** Groups of fields that KiCad may see or not; all others it always sees. */
const kicadFieldGroups = ["parameters", "supplier_numbers", "stock", "storage_locations"] as const;

export type KicadFieldGroup = (typeof kicadFieldGroups)[number];

/** What KiCad sees of the inventory. */
export interface KicadConfig {
  /** EDA_KICAD_CATEGORY_DEPTH: the deepest level of categories that is listed, 0 for roots; -1 puts all parts into one. */
  readonly categoryDepth: number;
  /** EDA_KICAD_FIELDS */
  readonly fields: readonly KicadFieldGroup[];
  /** EDA_KICAD_FIELD_PREFIX: begins the names of the fields that are the product's own. */
  readonly fieldPrefix: string;
  /** EDA_KICAD_DATASHEET_AS_PDF: link the datasheet itself; else always the part's page. */
  readonly datasheetAsPdf: boolean;
  /** EDA_KICAD_DEFAULT_PARAMETER_VISIBILITY: whether parameters that do not say so themselves become fields. */
  readonly defaultParameterVisibility: boolean;
  /** EDA_KICAD_DEFAULT_PARAMETER_SYMBOL_VISIBILITY: whether such fields are shown in the schematic. */
  readonly defaultParameterSymbolVisibility: boolean;
  /** EDA_KICAD_DEFAULT_ORDERDETAIL_VISIBILITY: the same for supplier numbers, where another one of the part does say so. */
  readonly defaultOrderdetailVisibility: boolean;
}

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
  /** DATABASE_URL: `sqlite:PATH` or `postgres://…`. May contain a password. */
  readonly databaseUrl: string;
  /** DATABASE_DURABILITY: what a loss of power may take on SQLite; see `StoreOptions`. */
  readonly databaseDurability: "full" | "normal";
  /** DATABASE_CONNECTIONS: PostgreSQL connections of all processes together; null derives them from the server. */
  readonly databaseConnections: number | null;
  /** CACHE_SIZE: bytes that the caches of one process may use; see `config/cache-size.ts`. */
  readonly cacheSize: number;
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
    /** OAUTH_DCR_MAX_PER_HOUR: how many clients may register themselves per hour, from all addresses together. */
    readonly clientRegistrationsPerHour: number;
  };
  readonly kicad: KicadConfig;
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
    databaseConnections: read("DATABASE_CONNECTIONS", wholeNumber(2, 10_000), null),
    cacheSize: read("CACHE_SIZE", byteSizeBetween("8M", "64G"), defaultCacheSize()),
    maxAttachmentFileSize: read("MAX_ATTACHMENT_FILE_SIZE", byteSize, 100_000_000),
    allowAttachmentDownloads: read("ALLOW_ATTACHMENT_DOWNLOADS", flag, false),
    trustedProxies: Object.freeze(read("TRUSTED_PROXIES", addressList, [])),
    corsAllowOrigin: read("CORS_ALLOW_ORIGIN", originPattern, null),
    mcpEnabled: read("MCP_ENABLED", flag, true),
    oauth: Object.freeze({
      enabled: read("OAUTH_SERVER_ENABLED", flag, false),
      encryptionKey: environment["OAUTH2_ENCRYPTION_KEY"] ?? null,
      clientRegistration: read("OAUTH_DCR_ENABLED", flag, false),
      clientRegistrationsPerHour: read("OAUTH_DCR_MAX_PER_HOUR", wholeNumber(1, 1000), 200),
    }),
    kicad: Object.freeze({
      categoryDepth: read("EDA_KICAD_CATEGORY_DEPTH", wholeNumber(-1, 100), 0),
      fields: Object.freeze(read("EDA_KICAD_FIELDS", someOf(kicadFieldGroups), kicadFieldGroups)),
      fieldPrefix: read("EDA_KICAD_FIELD_PREFIX", line(50), "Partledger"),
      datasheetAsPdf: read("EDA_KICAD_DATASHEET_AS_PDF", flag, true),
      defaultParameterVisibility: read("EDA_KICAD_DEFAULT_PARAMETER_VISIBILITY", flag, false),
      defaultParameterSymbolVisibility: read("EDA_KICAD_DEFAULT_PARAMETER_SYMBOL_VISIBILITY", flag, false),
      defaultOrderdetailVisibility: read("EDA_KICAD_DEFAULT_ORDERDETAIL_VISIBILITY", flag, false),
    }),
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
