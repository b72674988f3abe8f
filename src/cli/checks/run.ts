/** Runs the checks of `doctor` in the order of their dependencies, and repairs what they find. */
import { openReader, type DatabaseReader } from "../../database/connect.ts";
import { describe } from "../failure.ts";
import { storeOptions } from "../open.ts";
import type { Terminal } from "../terminal.ts";
import { checkModes, checkOwners, checkSecrets } from "./access.ts";
import { checkAddresses } from "./addresses.ts";
import { checkBackups } from "./backups.ts";
import { checkCodes } from "./codes.ts";
import { checkBaseCurrency, checkClock, checkSchema } from "./content.ts";
import { checkConnections, checkPostgresServer, checkSqliteFile, databaseExists } from "./database.ts";
import { databaseCommand } from "./failure-command.ts";
import { checkFiles } from "./files.ts";
import {
  problem,
  type Check,
  type CheckContext,
  type DatabaseContext,
  type DoctorOptions,
  type Finding,
} from "./finding.ts";
import { checkOAuth, checkTwoFactor, checkWebhooks } from "./keys.ts";
import { checkLabelFont } from "./label-font.ts";
import { checkObjects } from "./missing-schema-objects.ts";
import { checkProxy, checkPublicUrl, checkSettings } from "./settings.ts";
import { checkIntegrity, checkReferences, checkSqliteVersion, checkWriteAheadLog } from "./sqlite.ts";
import { checkUndos } from "./undos.ts";
import { checkBucket, checkDiskSpace, checkUploads } from "./uploads.ts";

const ofSettings: readonly Check<CheckContext>[] = [
  checkSecrets,
  checkAddresses,
  checkProxy,
  checkPublicUrl,
  checkLabelFont,
];
const ofFolders: readonly Check<CheckContext>[] = [
  checkDiskSpace,
  checkModes,
  checkOwners,
  checkOAuth,
  checkBackups,
];
const ofSqlite: readonly Check<DatabaseContext>[] = [
  checkSqliteFile,
  checkWriteAheadLog,
  checkIntegrity,
  checkReferences,
];
const ofPostgres: readonly Check<DatabaseContext>[] = [checkPostgresServer, checkConnections];
const ofContent: readonly Check<DatabaseContext>[] = [
  checkTwoFactor,
  checkWebhooks,
  checkClock,
  checkCodes,
  checkBaseCurrency,
  checkUndos,
];

/** Runs the checks. A check is skipped if a check on which it depends has found a problem. */
export async function runChecks(terminal: Terminal, options: DoctorOptions): Promise<readonly Finding[]> {
  const settings = checkSettings(terminal);
  if (settings.config === null) return [settings.finding];
  const context = { ...options, terminal, config: settings.config };
  const uploads = await checkUploads(context);
  const bucket = uploads.status === "ok" ? await checkBucket(context) : [];
  const findings = [
    settings.finding,
    ...(await runAll(ofSettings, context)),
    uploads,
    ...bucket,
    ...(await runAll(ofFolders, context)),
    ...(await runAll([checkSqliteVersion], context)),
  ];
  const missing = databaseExists(context);
  if (missing !== null) return [...findings, missing];
  const opened = await open(context);
  if ("status" in opened) return [...findings, opened];
  const isWritable = [uploads, ...bucket].every(({ status }) => status === "ok");
  try {
    return [...findings, ...(await checkContent({ ...context, read: opened.read }, isWritable))];
  } finally {
    await opened.close();
  }
}

async function open({ config, terminal }: CheckContext): Promise<DatabaseReader | Finding> {
  const { databaseUrl } = config;
  try {
    return await openReader(databaseUrl, storeOptions(config));
  } catch (error) {
    return problem("database", describe(error), { fix: databaseCommand(terminal, databaseUrl, error) });
  }
}

async function checkContent(context: DatabaseContext, isWritable: boolean): Promise<readonly Finding[]> {
  const ofEngine = context.read.dialect === "sqlite" ? ofSqlite : ofPostgres;
  const findings = [...(await runAll(ofEngine, context))];
  const schema = await runAll([checkSchema], context);
  findings.push(...schema);
  if (schema.some(({ status }) => status !== "ok")) return findings;
  const objects = await runAll([checkObjects], context);
  findings.push(...objects);
  if (objects.some(({ name, status }) => name === "tables" && status !== "ok")) return findings;
  findings.push(...(await runAll(ofContent, context)));
  if (isWritable) findings.push(...(await runAll([checkFiles], context)));
  return findings;
}

/** Runs checks. A check that throws counts as a problem, for example if a damaged database cannot be read. */
async function runAll<Context extends CheckContext>(
  checks: readonly Check<Context>[],
  context: Context,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const check of checks) {
    try {
      findings.push(...(await check(context)));
    } catch (error) {
      const fix = databaseCommand(context.terminal, context.config.databaseUrl, error);
      findings.push(problem("database", describe(error), { fix }));
    }
  }
  return findings;
}

export interface Repair {
  readonly name: string;
  readonly done: boolean;
  /** What was done, or why the repair failed. */
  readonly message: string;
}

/** Repairs all findings that can be repaired without a decision of the operator. */
export async function repairAll(findings: readonly Finding[]): Promise<readonly Repair[]> {
  const repairs: Repair[] = [];
  for (const { name, repair } of findings) {
    if (repair === undefined) continue;
    try {
      repairs.push({ name, done: true, message: await repair() });
    } catch (error) {
      repairs.push({ name, done: false, message: describe(error) });
    }
  }
  return repairs;
}
