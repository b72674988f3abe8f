import { describe, expect, it } from "vitest";
import { ConfigError, readConfig, type Environment } from "../../src/config/config.ts";
import { defaultCacheSize } from "../../src/config/cache-size.ts";

function problemsOf(environment: Environment): readonly string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe("the configuration", () => {
  it("all variables are optional", () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      host: "127.0.0.1",
      port: 8080,
      publicUrl: null,
      uploadsDirectory: "uploads",
      databaseUrl: "sqlite:uploads/partledger.db",
      databaseDurability: "full",
      databaseConnections: null,
      maxAttachmentFileSize: 100_000_000,
      allowAttachmentDownloads: false,
      historyDays: null,
      historyFileDays: 30,
      mcpEnabled: true,
      oauth: {
        enabled: false,
        encryptionKey: null,
        clientRegistration: false,
        clientRegistrationsPerHour: 200,
        clientRegistrationScope: "edit",
      },
    });
  });

  it.each([
    [{}, false],
    [{ OAUTH_DCR_ENABLED: "1" }, true],
    [{ OAUTH_DCR_ENABLED: "1", OAUTH_CIMD_ENABLED: "0" }, false],
    [{ OAUTH_CIMD_ENABLED: "1" }, true],
  ])("OAUTH_CIMD_ENABLED has the value of OAUTH_DCR_ENABLED by default: %j", (environment, isOn) => {
    expect(readConfig(environment).oauth.clientDocuments).toBe(isOn);
  });

  it.each([
    ["read_only", "read_only"],
    ["edit", "edit"],
    ["read_only edit", "edit"],
    ["EDIT  read_only", "edit"],
  ])("OAUTH_DCR_SCOPE accepts %s", (given, scope) => {
    expect(readConfig({ OAUTH_DCR_SCOPE: given }).oauth.clientRegistrationScope).toBe(scope);
  });

  it.each(["admin", "full", "read_only edit admin", "none", "read_only,edit"])(
    "OAUTH_DCR_SCOPE does not accept %s",
    (given) => {
      expect(problemsOf({ OAUTH_DCR_SCOPE: given })).toEqual([
        `OAUTH_DCR_SCOPE must be one or more of read_only, edit, separated by spaces, not "${given}".`,
      ]);
    },
  );

  it("the default database is in the uploads directory", () => {
    expect(readConfig({ UPLOADS_DIR: "/srv/data/" }).databaseUrl).toBe("sqlite:/srv/data/partledger.db");
    expect(readConfig({ UPLOADS_DIR: "/" }).uploadsDirectory).toBe("/");
    const url = "postgres://me:secret@db.example.com/parts";
    expect(readConfig({ UPLOADS_DIR: "/srv/data", DATABASE_URL: url }).databaseUrl).toBe(url);
  });

  it("an empty variable counts as unset", () => {
    expect(readConfig({ PORT: "", HOST: " ", PUBLIC_URL: "" })).toEqual(readConfig({}));
  });

  it("a bucket requires a name and a key, and has the defaults of Amazon S3", () => {
    const key = { S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "secret" };
    expect(readConfig({ S3_BUCKET: "parts", S3_REGION: "eu-central-1", ...key }).s3).toEqual({
      bucket: "parts",
      endpoint: "https://s3.eu-central-1.amazonaws.com",
      region: "eu-central-1",
      accessKeyId: "id",
      secretAccessKey: "secret",
      forcePathStyle: false,
    });
    const endpoint = { S3_BUCKET: "parts", S3_ENDPOINT: "https://s3.example.com/", ...key };
    expect(readConfig(endpoint).s3).toMatchObject({
      endpoint: "https://s3.example.com",
      forcePathStyle: true,
    });
    expect(readConfig({ ...endpoint, S3_FORCE_PATH_STYLE: "0" }).s3?.forcePathStyle).toBe(false);
    expect(problemsOf({ S3_BUCKET: "parts", S3_ACCESS_KEY_ID: "id" })).toEqual([
      "S3_SECRET_ACCESS_KEY is missing. S3_BUCKET requires it.",
    ]);
    expect(problemsOf(key)).toEqual([
      "S3_BUCKET is missing. Set it to the name of the bucket, or remove the variables S3_*.",
    ]);
    expect(problemsOf({ S3_BUCKET: "No", ...key })).toHaveLength(1);
    expect(
      problemsOf({ S3_BUCKET: "parts", S3_ENDPOINT: "https://id:secret@s3.example.com", ...key }),
    ).toEqual([expect.not.stringContaining("secret@")]);
  });

  it("the configuration cannot be changed", () => {
    const config = readConfig({});
    for (const value of [config, config.oauth, config.instance, config.trustedProxies]) {
      expect(Object.isFrozen(value)).toBe(true);
    }
  });

  it("the error lists all invalid variables", () => {
    const problems = problemsOf({ PORT: "eighty", LOG_LEVEL: "loud", MCP_ENABLED: "perhaps" });
    expect(problems).toHaveLength(3);
    expect(problems.join("\n")).toMatch(/^PORT .*"eighty"/m);
    expect(problems.join("\n")).toMatch(/^LOG_LEVEL .*"loud"/m);
    expect(problems.join("\n")).toMatch(/^MCP_ENABLED .*"perhaps"/m);
  });

  it.each([
    ["100M", 100_000_000],
    ["100MB", 100_000_000],
    ["64Ki", 65_536],
    ["1.5 G", 1_500_000_000],
    ["1Gi", 1_073_741_824],
    ["12345", 12_345],
  ])("accepts the size %s", (size, bytes) => {
    expect(readConfig({ MAX_ATTACHMENT_FILE_SIZE: size }).maxAttachmentFileSize).toBe(bytes);
  });

  it.each(["0", "-1", "1T", "M", "1,5M", "ten", "99999999999999G"])("rejects the size %s", (size) => {
    expect(problemsOf({ MAX_ATTACHMENT_FILE_SIZE: size })).toHaveLength(1);
  });

  it("the cache size is 128 MB by default, less for a small heap, or CACHE_SIZE", () => {
    expect(readConfig({}).cacheSize).toBe(defaultCacheSize());
    expect(readConfig({ CACHE_SIZE: "300M" }).cacheSize).toBe(300_000_000);
    expect(problemsOf({ CACHE_SIZE: "7M" })).toEqual(['CACHE_SIZE must be from 8M to 64G, not "7M".']);
    expect(problemsOf({ CACHE_SIZE: "65G" })).toHaveLength(1);
    expect(problemsOf({ CACHE_SIZE: "lots" })).toHaveLength(1);
  });

  it.each([
    ["https://parts.example.com/", "https://parts.example.com"],
    ["HTTP://127.0.0.1:8080", "http://127.0.0.1:8080"],
    ["https://Example.COM:443", "https://example.com"],
  ])("accepts the public URL %s", (given, expected) => {
    expect(readConfig({ PUBLIC_URL: given }).publicUrl).toBe(expected);
  });

  it.each([
    "example.com",
    "ftp://example.com",
    "https://example.com/parts",
    "https://example.com/?a=1",
    "https://me:secret@example.com",
    "https://",
  ])("rejects the public URL %s", (given) => {
    expect(problemsOf({ PUBLIC_URL: given })).toHaveLength(1);
  });

  it("rejects database URLs with other schemes and does not repeat them", () => {
    for (const url of ["mysql://root:secret@localhost/x", "postgres:secret", "secret", "sqlite:"]) {
      const problems = problemsOf({ DATABASE_URL: url });
      expect(problems).toHaveLength(1);
      expect(problems[0]).not.toContain("secret");
    }
  });

  it("accepts addresses, ranges and names of proxies", () => {
    const { trustedProxies } = readConfig({ TRUSTED_PROXIES: "loopback, 10.1.2.3,2001:db8::/32," });
    expect(trustedProxies).toEqual(["127.0.0.0/8", "::1/128", "10.1.2.3", "2001:db8::/32"]);
    for (const wrong of ["10.1", "proxy.example.com", "10.0.0.0/33", "constructor", "*"]) {
      expect(problemsOf({ TRUSTED_PROXIES: wrong }), wrong).toHaveLength(1);
    }
  });

  it("accepts a pattern for CORS origins", () => {
    expect(readConfig({ CORS_ALLOW_ORIGIN: "^https://.*$" }).corsAllowOrigin).toEqual(/^https:\/\/.*$/);
    expect(readConfig({ CORS_ALLOW_ORIGIN: "*" }).corsAllowOrigin?.test("https://anywhere")).toBe(true);
    expect(problemsOf({ CORS_ALLOW_ORIGIN: "(" })).toHaveLength(1);
  });

  it("accepts the time zone, currency, VAT and locale of the instance", () => {
    const environment = {
      DEFAULT_TIMEZONE: "Europe/Berlin",
      BASE_CURRENCY: "usd",
      VAT_RATE: "8.1",
      DEFAULT_LANG: "de_AT",
    };
    expect(readConfig(environment).instance).toEqual({
      title: "Partledger",
      banner: "",
      timezone: "Europe/Berlin",
      currency: "USD",
      vatRate: 8.1,
      locale: "de-AT",
    });
    expect(readConfig({}).instance.vatRate).toBeNull();
    for (const wrong of ["19%", "0,19", "-1", "101", "8.12345", "1e1"])
      expect(problemsOf({ VAT_RATE: wrong }), wrong).toHaveLength(1);
    expect(
      problemsOf({ DEFAULT_TIMEZONE: "Mars/Base", BASE_CURRENCY: "EURO", DEFAULT_LANG: "!" }),
    ).toHaveLength(3);
  });

  it("accepts the path of a font for labels", () => {
    expect(readConfig({}).labelFont).toBeNull();
    expect(readConfig({ LABEL_FONT: "/fonts/han.otf" }).labelFont).toBe("/fonts/han.otf");
  });

  it("a malformed OAuth key does not prevent startup", () => {
    expect(readConfig({ OAUTH2_ENCRYPTION_KEY: "" }).oauth.encryptionKey).toBe("");
    expect(readConfig({ OAUTH2_ENCRYPTION_KEY: "nonsense" }).oauth.encryptionKey).toBe("nonsense");
    const { oauth } = readConfig({ OAUTH2_ENCRYPTION_KEY_PREVIOUS: "nonsense" });
    expect(oauth.previousEncryptionKey).toBe("nonsense");
  });

  it("accepts the settings for KiCad", () => {
    expect(readConfig({}).kicad).toEqual({
      categoryDepth: 0,
      fields: ["parameters", "supplier_numbers", "stock", "storage_locations"],
      fieldPrefix: "Partledger",
      datasheetAsPdf: true,
      defaultParameterVisibility: false,
      defaultParameterSymbolVisibility: false,
      defaultOrderdetailVisibility: false,
    });
    expect(readConfig({ EDA_KICAD_FIELDS: " Stock, parameters," }).kicad.fields).toEqual([
      "parameters",
      "stock",
    ]);
    expect(readConfig({ EDA_KICAD_FIELDS: "none" }).kicad.fields).toEqual([]);
    expect(readConfig({ EDA_KICAD_FIELDS: "all" }).kicad.fields).toHaveLength(4);
    expect(readConfig({ EDA_KICAD_FIELD_PREFIX: "Part-DB" }).kicad.fieldPrefix).toBe("Part-DB");
    for (const prefix of ["Part\u0007DB", "a\u0085b", "a\tb"]) {
      expect(problemsOf({ EDA_KICAD_FIELD_PREFIX: prefix })).toHaveLength(1);
    }
    expect(
      problemsOf({
        EDA_KICAD_CATEGORY_DEPTH: "-2",
        EDA_KICAD_FIELDS: "stock,none",
        EDA_KICAD_FIELD_PREFIX: "two\nlines",
        EDA_KICAD_DATASHEET_AS_PDF: "perhaps",
        EDA_KICAD_DEFAULT_PARAMETER_VISIBILITY: "2",
        EDA_KICAD_DEFAULT_PARAMETER_SYMBOL_VISIBILITY: "2",
        EDA_KICAD_DEFAULT_ORDERDETAIL_VISIBILITY: "2",
      }),
    ).toHaveLength(7);
  });
});
