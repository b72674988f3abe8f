/**
 * Reads and validates the configuration from environment variables. No other module reads these variables.
 * `config/values.ts` parses single values.
 */
import { defaultBaseCurrency } from "./base-currency.ts";
import { cronSchedule, recipientList } from "./backup-values.ts";
import { defaultCacheSize } from "./cache-size.ts";
import { defaultHistoryFileDays } from "./history-file-days.ts";
import {
  addressList,
  bucketName,
  byteSize,
  byteSizeBetween,
  currency,
  databaseUrl,
  flag,
  highestOf,
  hostName,
  line,
  locale,
  oneOf,
  originPattern,
  percentage,
  publicUrl,
  serviceUrl,
  someOf,
  text,
  timeZone,
  wholeNumber,
  type ReadValue,
} from "./values.ts";

const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

export type LogLevel = (typeof logLevels)[number];

/** The groups of fields that an operator can hide from KiCad. All other fields are always visible. */
const kicadFieldGroups = ["parameters", "supplier_numbers", "stock", "storage_locations"] as const;

export type KicadFieldGroup = (typeof kicadFieldGroups)[number];

export interface KicadConfig {
  /**
   * EDA_KICAD_CATEGORY_DEPTH: the deepest category level that KiCad lists (0 for root categories). -1 puts all parts
   * into one category.
   */
  readonly categoryDepth: number;
  /** EDA_KICAD_FIELDS: the groups of fields that KiCad receives. */
  readonly fields: readonly KicadFieldGroup[];
  /** EDA_KICAD_FIELD_PREFIX: the prefix of field names that are specific to Partledger. */
  readonly fieldPrefix: string;
  /** EDA_KICAD_DATASHEET_AS_PDF: whether to link to the datasheet instead of the page of the part. */
  readonly datasheetAsPdf: boolean;
  /** EDA_KICAD_DEFAULT_PARAMETER_VISIBILITY: whether parameters that do not set their visibility become fields. */
  readonly defaultParameterVisibility: boolean;
  /** EDA_KICAD_DEFAULT_PARAMETER_SYMBOL_VISIBILITY: whether the schematic shows the fields of parameters by default. */
  readonly defaultParameterSymbolVisibility: boolean;
  /**
   * EDA_KICAD_DEFAULT_ORDERDETAIL_VISIBILITY: the default visibility of order details. Applies only to parts that set
   * the visibility of at least one other order detail.
   */
  readonly defaultOrderdetailVisibility: boolean;
}

export interface S3Config {
  /** S3_BUCKET: the name of the bucket. */
  readonly bucket: string;
  /** S3_ENDPOINT: the URL of the service. */
  readonly endpoint: string;
  /** S3_REGION: the region in signatures. */
  readonly region: string;
  /** S3_ACCESS_KEY_ID */
  readonly accessKeyId: string;
  /** S3_SECRET_ACCESS_KEY */
  readonly secretAccessKey: string;
  /** S3_FORCE_PATH_STYLE: whether the name of the bucket is in the path of URLs instead of the host. */
  readonly forcePathStyle: boolean;
}

export interface Config {
  /** HOST: the address to listen on. */
  readonly host: string;
  /** PORT: the port to listen on; 0 selects a free port. */
  readonly port: number;
  /** PUBLIC_URL: the URL of the service for clients, without a trailing slash; null to use the listening address. */
  readonly publicUrl: string | null;
  /** UPLOADS_DIR: the folder for uploaded files, keys and, by default, the SQLite database. */
  readonly uploadsDirectory: string;
  /** DATABASE_URL: `sqlite:PATH` or `postgres://…`. The URL can contain a password. */
  readonly databaseUrl: string;
  /** DATABASE_DURABILITY: whether SQLite commits survive a power failure; see `StoreOptions`. */
  readonly databaseDurability: "full" | "normal";
  /**
   * DATABASE_CONNECTIONS: the maximum number of PostgreSQL connections of all processes together. If null, the maximum
   * is derived from the limit of the PostgreSQL server.
   */
  readonly databaseConnections: number | null;
  /** CACHE_SIZE: the maximum size of all caches of a process, in bytes; see `config/cache-size.ts`. */
  readonly cacheSize: number;
  /** The bucket of attachment files; null to store them in UPLOADS_DIR. */
  readonly s3: S3Config | null;
  /** MAX_ATTACHMENT_FILE_SIZE: the maximum size of an uploaded or downloaded file, in bytes. */
  readonly maxAttachmentFileSize: number;
  /** ALLOW_ATTACHMENT_DOWNLOADS: whether clients can make the service download files from URLs. */
  readonly allowAttachmentDownloads: boolean;
  /** HISTORY_DAYS: the number of days for which log entries of elements are kept; null keeps them permanently. */
  readonly historyDays: number | null;
  /** HISTORY_FILE_DAYS: the number of days for which deleted files are kept for undo; 0 removes them at once. */
  readonly historyFileDays: number;
  /** TRUSTED_PROXIES: addresses and CIDR ranges whose `X-Forwarded-*` headers are trusted. */
  readonly trustedProxies: readonly string[];
  /** CORS_ALLOW_ORIGIN: matches the origins that CORS allows; null allows no origin. */
  readonly corsAllowOrigin: RegExp | null;
  /** API_COMPATIBILITY: whether the API only accepts requests that follow the contract, or those of Part-DB clients too. */
  readonly apiCompatibility: "strict" | "part-db";
  /** API_RATE_LIMIT: the maximum number of requests per minute and credential to `/api`; 0 for no limit. */
  readonly apiRateLimit: number;
  /** MCP_ENABLED: whether the MCP server is enabled. */
  readonly mcpEnabled: boolean;
  /** WEBHOOK_ALLOWED_NETWORKS: addresses and CIDR ranges to which webhooks can be sent although they are not public. */
  readonly webhookAllowedNetworks: readonly string[];
  readonly oauth: {
    /** OAUTH_SERVER_ENABLED: whether the OAuth authorization server is enabled. */
    readonly enabled: boolean;
    /** OAUTH2_ENCRYPTION_KEY. Not validated here, because the service must start even if the key is invalid. */
    readonly encryptionKey: string | null;
    /** OAUTH2_ENCRYPTION_KEY_PREVIOUS: an earlier key that still decrypts. Not validated here, for the same reason. */
    readonly previousEncryptionKey: string | null;
    /** OAUTH_DCR_ENABLED: whether OAuth clients can register themselves. */
    readonly clientRegistration: boolean;
    /** OAUTH_CIMD_ENABLED: whether OAuth clients can identify themselves with the URL of a metadata document. */
    readonly clientDocuments: boolean;
    /** OAUTH_DCR_MAX_PER_HOUR: the maximum number of client registrations per hour, from all addresses together. */
    readonly clientRegistrationsPerHour: number;
    /** OAUTH_DCR_SCOPE: the highest scope of clients that register themselves, and their scope by default. */
    readonly clientRegistrationScope: "read_only" | "edit";
  };
  readonly backup: {
    /** BACKUP_SCHEDULE: a cron expression; null creates no backups. */
    readonly schedule: string | null;
    /** BACKUP_DIR: the folder of scheduled backups and of copies before upgrades. */
    readonly directory: string;
    /** BACKUP_KEEP: the number of scheduled backups to keep. */
    readonly keep: number;
    /** BACKUP_RECIPIENTS: age public keys for which scheduled backups are encrypted. */
    readonly recipients: readonly string[];
  };
  readonly kicad: KicadConfig;
  readonly logLevel: LogLevel;
  /** The address of the metrics; null if metrics are disabled. */
  readonly metrics: {
    /** METRICS_HOST: the address to listen on. */
    readonly host: string;
    /** METRICS_PORT: the port to listen on; 0 selects a free port. */
    readonly port: number;
  } | null;
  /** Information about this installation that `/api/info` returns. */
  readonly instance: {
    /** INSTANCE_NAME: the name of the installation, which pages show as the title. */
    readonly title: string;
    /** BANNER: a Markdown text about the installation. */
    readonly banner: string;
    /** DEFAULT_TIMEZONE: an IANA time zone name, such as `Europe/Berlin`. */
    readonly timezone: string;
    /** BASE_CURRENCY: an ISO 4217 currency code. */
    readonly currency: string;
    /** VAT_RATE: a percentage, such as 19, or null. Prices with VAT are converted to prices without VAT. */
    readonly vatRate: number | null;
    /** DEFAULT_LANG: a BCP 47 language tag. */
    readonly locale: string;
  };
  /** LABEL_FONT: the path of a TrueType or OpenType font, for characters that the fonts of labels do not contain. */
  readonly labelFont: string | null;
}

/** Environment variables by name. An empty variable is treated as not set. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Thrown if environment variables are invalid. The message contains one sentence for each invalid variable. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.name = "ConfigError";
    this.problems = problems;
  }
}

/**
 * Reads the configuration into a frozen object.
 * @throws {ConfigError} listing all invalid variables
 */
export function readConfig(environment: Environment): Config {
  const problems: string[] = [];

  function read<T, D>(name: string, readValue: ReadValue<T>, fallback: D): T | D {
    const given = environment[name]?.trim() ?? "";
    if (given === "") return fallback;
    const result = readValue(given);
    if ("value" in result) return result.value;
    problems.push(`${name} ${result.problem}`);
    return fallback;
  }

  function readS3(): S3Config | null {
    const bucket = read("S3_BUCKET", bucketName, null);
    const endpoint = read("S3_ENDPOINT", serviceUrl, null);
    const region = read("S3_REGION", line(100), "us-east-1");
    const accessKeyId = read("S3_ACCESS_KEY_ID", line(255), null);
    const secretAccessKey = read("S3_SECRET_ACCESS_KEY", line(255), null);
    const forcePathStyle = read("S3_FORCE_PATH_STYLE", flag, endpoint !== null);
    if (bucket === null) {
      if ((environment["S3_BUCKET"] ?? "") === "" && (endpoint ?? accessKeyId) !== null)
        problems.push(
          "S3_BUCKET is missing. Set it to the name of the bucket, or remove the variables S3_*.",
        );
      return null;
    }
    for (const name of ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"]) {
      if ((environment[name]?.trim() ?? "") === "")
        problems.push(`${name} is missing. S3_BUCKET requires it.`);
    }
    return Object.freeze({
      bucket,
      endpoint: endpoint ?? `https://s3.${region}.amazonaws.com`,
      region,
      accessKeyId: accessKeyId ?? "",
      secretAccessKey: secretAccessKey ?? "",
      forcePathStyle,
    });
  }

  const metricsHost = read("METRICS_HOST", hostName, "127.0.0.1");
  const metricsPort = read("METRICS_PORT", wholeNumber(0, 65_535), null);
  const uploadsDirectory = read("UPLOADS_DIR", text(4096), "uploads").replace(/(?<=.)\/+$/, "");
  const clientRegistration = read("OAUTH_DCR_ENABLED", flag, false);
  const config: Config = {
    host: read("HOST", hostName, "127.0.0.1"),
    port: read("PORT", wholeNumber(0, 65_535), 8080),
    publicUrl: read("PUBLIC_URL", publicUrl, null),
    uploadsDirectory,
    databaseUrl: read("DATABASE_URL", databaseUrl, `sqlite:${uploadsDirectory}/partledger.db`),
    databaseDurability: read("DATABASE_DURABILITY", oneOf(["full", "normal"]), "full"),
    databaseConnections: read("DATABASE_CONNECTIONS", wholeNumber(2, 10_000), null),
    cacheSize: read("CACHE_SIZE", byteSizeBetween("8M", "64G"), defaultCacheSize()),
    s3: readS3(),
    maxAttachmentFileSize: read("MAX_ATTACHMENT_FILE_SIZE", byteSize, 100_000_000),
    allowAttachmentDownloads: read("ALLOW_ATTACHMENT_DOWNLOADS", flag, false),
    historyDays: read("HISTORY_DAYS", wholeNumber(1, 36_500), null),
    historyFileDays: read("HISTORY_FILE_DAYS", wholeNumber(0, 36_500), defaultHistoryFileDays),
    trustedProxies: Object.freeze(read("TRUSTED_PROXIES", addressList, [])),
    corsAllowOrigin: read("CORS_ALLOW_ORIGIN", originPattern, null),
    apiCompatibility: read("API_COMPATIBILITY", oneOf(["strict", "part-db"]), "strict"),
    apiRateLimit: read("API_RATE_LIMIT", wholeNumber(0, 1_000_000), 30_000),
    mcpEnabled: read("MCP_ENABLED", flag, true),
    webhookAllowedNetworks: Object.freeze(read("WEBHOOK_ALLOWED_NETWORKS", addressList, [])),
    oauth: Object.freeze({
      enabled: read("OAUTH_SERVER_ENABLED", flag, false),
      encryptionKey: environment["OAUTH2_ENCRYPTION_KEY"] ?? null,
      previousEncryptionKey: environment["OAUTH2_ENCRYPTION_KEY_PREVIOUS"] ?? null,
      clientRegistration,
      clientDocuments: read("OAUTH_CIMD_ENABLED", flag, clientRegistration),
      clientRegistrationsPerHour: read("OAUTH_DCR_MAX_PER_HOUR", wholeNumber(1, 1000), 200),
      clientRegistrationScope: read("OAUTH_DCR_SCOPE", highestOf(["read_only", "edit"]), "edit"),
    }),
    backup: Object.freeze({
      schedule: read("BACKUP_SCHEDULE", cronSchedule, null),
      directory: read("BACKUP_DIR", text(4096), `${uploadsDirectory}/backups`),
      keep: read("BACKUP_KEEP", wholeNumber(1, 10_000), 7),
      recipients: Object.freeze(read("BACKUP_RECIPIENTS", recipientList, [])),
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
    metrics: metricsPort === null ? null : Object.freeze({ host: metricsHost, port: metricsPort }),
    instance: Object.freeze({
      title: read("INSTANCE_NAME", text(255), "Partledger"),
      banner: read("BANNER", text(65_536), ""),
      timezone: read("DEFAULT_TIMEZONE", timeZone, "UTC"),
      currency: read("BASE_CURRENCY", currency, defaultBaseCurrency),
      vatRate: read("VAT_RATE", percentage, null),
      locale: read("DEFAULT_LANG", locale, "en"),
    }),
    labelFont: read("LABEL_FONT", text(4096), null),
  };
  if (problems.length > 0) throw new ConfigError(problems);
  return Object.freeze(config);
}
