/**
 * Adds code samples to the operations that clients use most (`x-codeSamples`, an extension of Redoc). Their values are the
 * examples of the contract. The tests run or compile the samples.
 */
import { operationsOf, type CodeSample, type Contract, type Parameter } from "./document.ts";
import { sdkMethods, type SdkMethod } from "./sdk-methods.ts";

/** The operations with samples, and the optional query parameters that their samples show. */
const samples: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  listParts: { name: "RC0603%" },
  getPart: {},
  createPart: {},
  updatePart: {},
  deletePart: {},
  searchParts: {},
  scanCode: {},
  createPartLot: {},
  addStock: {},
  withdrawStock: {},
  moveStock: {},
  countStock: {},
  listCategories: {},
  createCategory: {},
  listStorageLocations: {},
  createOrderdetail: {},
  createPricedetail: {},
  createAttachment: {},
  getProjectAvailability: { quantity: "10" },
  buildProject: {},
};

/** The ID in paths. */
const exampleId = 1;

/**
 * Returns a copy of the contract with the samples.
 * @throws {Error} if an operation with samples does not exist
 */
export function addCodeSamples(source: Contract): Contract {
  const contract = structuredClone(source);
  const methods = new Map(sdkMethods(source).map((method) => [method.operation.operationId, method]));
  const operations = new Map(
    operationsOf(contract).map(({ operation }) => [operation.operationId, operation]),
  );
  for (const [operationId, query] of Object.entries(samples)) {
    const method = methods.get(operationId);
    const operation = operations.get(operationId);
    if (method === undefined || operation === undefined)
      throw new Error(`codegen/code-samples.ts: the operation ${operationId} does not exist.`);
    operation["x-codeSamples"] = samplesOf(callOf(method, operation, query));
  }
  return contract;
}

/** What the samples of an operation have in common. */
interface Call {
  readonly method: SdkMethod;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly mediaType: string | null;
  readonly body: unknown;
}

function callOf(
  method: SdkMethod,
  { requestBody }: SdkMethod["operation"],
  shown: Readonly<Record<string, string>>,
): Call {
  const required = method.positional.filter((parameter) => parameter.in === "query");
  const [mediaType = null, media] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  return {
    method,
    path: method.path.replace("{id}", String(exampleId)),
    query: {
      ...Object.fromEntries(required.map((parameter) => [parameter.name, exampleOf(parameter)])),
      ...shown,
    },
    mediaType,
    body: media?.example,
  };
}

function exampleOf({ name, schema }: Parameter): string {
  const [example] = schema?.examples ?? [];
  if (typeof example !== "string") throw new Error(`The parameter ${name} needs an example.`);
  return example;
}

function samplesOf(call: Call): CodeSample[] {
  return [
    { lang: "Shell", label: "curl", source: curl(call) },
    { lang: "TypeScript", label: "TypeScript", source: typeScript(call) },
    { lang: "Python", label: "Python", source: python(call) },
  ];
}

function curl({ method: { method }, path, query, mediaType, body }: Call): string {
  const search = new URLSearchParams(query).toString();
  const lines = [
    `curl ${method === "GET" || method === "POST" ? "" : `-X ${method} `}"$PARTLEDGER_URL${path}${search && `?${search}`}"`,
    '-H "Authorization: Bearer $PARTLEDGER_TOKEN"',
    '-H "Accept: application/json"',
    ...(mediaType === null
      ? []
      : [`-H "Content-Type: ${mediaType}"`, `-d '${JSON.stringify(body).replaceAll("'", "'\\''")}'`]),
  ];
  return lines.join(" \\\n  ");
}

function typeScript({ method, query, body }: Call): string {
  const { resource, name, positional, operation } = method;
  const required = positional.map((parameter) =>
    parameter.in === "path" ? String(exampleId) : JSON.stringify(query[parameter.name]),
  );
  const others = Object.entries(query).filter(([key]) =>
    method.query.some((parameter) => parameter.name === key),
  );
  const values = [
    ...required,
    ...(body === undefined ? [] : [literal(body)]),
    ...(others.length === 0
      ? []
      : [literal(Object.fromEntries(others.map(([key, value]) => [key, typed(value)])))]),
  ];
  const call = `client.${resource === null ? "" : `${resource}.`}${name}(${values.join(", ")})`;
  const hasResult = operation.responses["204"] === undefined;
  return [
    'import { createClient } from "@partledger/client";',
    "",
    'const client = createClient({ baseUrl: "http://127.0.0.1:8080", token: "plt_…" });',
    hasResult ? `console.log(await ${call});` : `await ${call};`,
  ].join("\n");
}

function typed(value: string): string | number {
  return /^\d+$/.test(value) ? Number(value) : value;
}

function literal(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll(/"([A-Za-z_]\w*)":/g, "$1:");
}

function python({ method: { method, operation }, path, query, mediaType, body }: Call): string {
  const parameters = Object.keys(query).length === 0 ? [] : [`    params=${pythonLiteral(query)},`];
  const content =
    mediaType === null
      ? []
      : [
          ...(mediaType === "application/json" ? [] : [`    headers={"Content-Type": "${mediaType}"},`]),
          `    json=${pythonLiteral(body)},`,
        ];
  const hasResult = operation.responses["204"] === undefined;
  const lines = [...parameters, ...content];
  return [
    "import os",
    "",
    "import httpx",
    "",
    "client = httpx.Client(",
    '    base_url=os.environ["PARTLEDGER_URL"],',
    '    headers={"Authorization": f"Bearer {os.environ[\'PARTLEDGER_TOKEN\']}", "Accept": "application/json"},',
    ")",
    ...(lines.length === 0
      ? [`response = client.${method.toLowerCase()}("${path}")`]
      : [`response = client.${method.toLowerCase()}(`, `    "${path}",`, ...lines, ")"]),
    "response.raise_for_status()",
    ...(hasResult ? ["print(response.json())"] : []),
  ].join("\n");
}

function pythonLiteral(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(pythonLiteral).join(", ")}]`;
  if (typeof value === "object" && value !== null) {
    const members = Object.entries(value).map(
      ([key, member]) => `${JSON.stringify(key)}: ${pythonLiteral(member)}`,
    );
    return `{${members.join(", ")}}`;
  }
  if (value === null) return "None";
  return typeof value === "boolean" ? (value ? "True" : "False") : JSON.stringify(value);
}
